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
    from synth.model.compiled import CompiledModel as CompiledModel
    from synth.model.compiled import LayerInfo as LayerInfo
    from synth.model.compiled import LayerTime as LayerTime
    from synth.model.compiled import build as build
    from synth.model.deploy import export_model as export_model
    from synth.model.levels import LeveledModel as LeveledModel
    from synth.model.pipeline import compile_levels as compile_levels
    from synth.model.pipeline import compile_model as compile_model
    from synth.model.pipeline import import_model as import_model
    from synth.model.pipeline import integer_model as integer_model
    from synth.model.pipeline import lower_model as lower_model
    from synth.model.web import export_web as export_web
else:
    _PLACES = {
        "compiled": ("CompiledModel", "LayerInfo", "LayerTime", "build"),
        "deploy": ("export_model",),
        "levels": ("LeveledModel",),
        "pipeline": ("compile_levels", "compile_model", "import_model", "integer_model", "lower_model"),
        "web": ("export_web",),
    }

    def __getattr__(name: str) -> object:
        for module, names in _PLACES.items():
            if name in names:
                return getattr(importlib.import_module(f"synth.model.{module}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
