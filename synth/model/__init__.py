"""How a whole model becomes one program for a target: import, lowering, memory plan, running, export.

>>> from synth import model
>>> compiled = model.compile_model("model.onnx", target="rpi4")
>>> model.export_model(compiled, "model", folder)
"""

import importlib.util

from synth.errors import UserError

if importlib.util.find_spec("tvm") is None:
    raise UserError("synth.model needs TVM: pip install 'synth-kernel[compile]'")

from synth.model.compiled import CompiledModel, LayerInfo, LayerTime, build
from synth.model.deploy import export_model
from synth.model.levels import LeveledModel
from synth.model.pipeline import compile_levels, compile_model, import_model, integer_model, lower_model
