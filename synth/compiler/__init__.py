"""The use of kernels by TVM: tensor intrinsics, low-bit operators and their schedules.

>>> from synth import compiler
>>> conv = compiler.bitserial_conv2d(weights, (1, 56, 56, 64), a=2, w=1, padding=1)
>>> each = [compiler.bitserial_dense(weights, 1, 2, 1, target=t) for t in compiler.levels("x86-64", "auto")]
>>> compiler.export_operators(each, "dense", folder)  # one library that chooses where it runs
"""

from __future__ import annotations

import importlib.util

from synth.errors import UserError

if importlib.util.find_spec("tvm") is None:
    raise UserError("synth.compiler needs TVM: pip install 'synth-kernel[compile]'")

from synth.compiler.bitpack import bitpack as bitpack
from synth.compiler.epilogue import Epilogue as Epilogue
from synth.compiler.epilogue import Requantize as Requantize
from synth.compiler.epilogue import Threshold as Threshold
from synth.compiler.machines import levels as levels
from synth.compiler.operators import Operator as Operator
from synth.compiler.operators import bitserial_conv2d as bitserial_conv2d
from synth.compiler.operators import bitserial_dense as bitserial_dense
from synth.compiler.operators import bitserial_matmul as bitserial_matmul
from synth.compiler.operators import export_operators as export_operators
