"""synth-kernel: synthesized SIMD microkernels for ultra-low-bit neural networks, and a compiler on top of
them.

>>> import synth
>>> model = synth.compile("model.onnx", target="x86-64-v3")  # needs the extra "compile"
>>> logits = model(x)
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing is most of what importing this package would take
if TYPE_CHECKING:
    from typing import Any

__all__ = ["compile"]


def compile(source: Any, **options: Any) -> Any:
    """Compile a quantized model (ONNX, QONNX, TFLite, PyTorch) to a callable: ``synth.model.compile_model``.

    Options: target, threads, precision, calibration, shapes, progress; with ``features`` ("auto") the model
    is compiled for several levels of an architecture (``synth.model.compile_levels``). Raises UserError (one
    line), and warns of each layer that is low-bit in the model and gets no low-bit kernel.
    """
    import warnings

    from synth.model.pipeline import compile_levels, compile_model
    from synth.model.widths import LowBitWarning

    if options.get("features") is None:
        model: Any = compile_model(
            source, **{key: value for key, value in options.items() if key != "features"}
        )
    else:
        model = compile_levels(source, **options)
    for line in model.notes:
        warnings.warn(line, LowBitWarning, stacklevel=2)
    return model
