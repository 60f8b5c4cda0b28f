"""The compiler's side: TVM tensor intrinsics, low-bit operators and their schedules.

>>> from synth import compiler
>>> compiler.intrinsics("x86-64-v3")          # names of the intrinsics that the library has for a target
>>> compiler.register("x86-64-v3")            # make them known to TVM
>>> conv = compiler.bitserial_conv2d(weights, (1, 56, 56, 64), a=2, w=1, padding=1)
"""

from __future__ import annotations

import importlib.util

from synth.errors import UserError

if importlib.util.find_spec("tvm") is None:
    raise UserError("synth.compiler needs TVM: pip install 'synth-kernel[compile]'")

from synth.compiler.bitpack import bitpack as bitpack
from synth.compiler.blocks import intrinsics as intrinsics
from synth.compiler.blocks import register as register
from synth.compiler.epilogue import Epilogue as Epilogue
from synth.compiler.epilogue import Requantize as Requantize
from synth.compiler.epilogue import Threshold as Threshold
from synth.compiler.operators import Operator as Operator
from synth.compiler.operators import bitserial_conv2d as bitserial_conv2d
from synth.compiler.operators import bitserial_dense as bitserial_dense
from synth.compiler.operators import bitserial_matmul as bitserial_matmul
