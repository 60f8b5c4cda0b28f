"""synth-kernel: synthesized SIMD microkernels for ultra-low-bit neural networks, and a compiler on top of them.

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

    Options: target, threads, precision, calibration, shapes, progress. Raises UserError (one line).
    """
    from synth.model.pipeline import compile_model

    return compile_model(source, **options)
