"""Whole models compiled to one program for a target: import, lowering, memory plan, execution, export.

>>> from synth import model
>>> compiled = model.compile_model("model.onnx", target="rpi4")
>>> model.export_model(compiled, "model", folder)
"""

from __future__ import annotations

import importlib.util

from synth.errors import UserError

if importlib.util.find_spec("tvm") is None:
    raise UserError("synth.model needs TVM: pip install 'synth-kernel[compile]'")

# Names are imported on first use, so that a caller who only opens an ONNX Runtime session needs no TVM.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from synth.model.compiled import CompiledModel, LayerInfo, LayerTime, LeveledModel, build
    from synth.model.deploy import export_model
    from synth.model.pipeline import compile_levels, compile_model, import_model, integer_model, lower_model
    from synth.model.web import export_web
else:
    _PLACES = {
        "compiled": ("CompiledModel", "LayerInfo", "LayerTime", "LeveledModel", "build"),
        "deploy": ("export_model",),
        "pipeline": ("compile_levels", "compile_model", "import_model", "integer_model", "lower_model"),
        "web": ("export_web",),
    }

    def __getattr__(name: str) -> object:
        for module, names in _PLACES.items():
            if name in names:
                return getattr(importlib.import_module(f"synth.model.{module}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
