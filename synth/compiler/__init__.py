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

from synth.compiler.blocks import intrinsics, register
from synth.compiler.epilogue import Epilogue, Requantize, Threshold
from synth.compiler.operators import Operator, bitpack, bitserial_conv2d, bitserial_dense, bitserial_matmul

__all__ = [
    "Epilogue",
    "Operator",
    "Requantize",
    "Threshold",
    "bitpack",
    "bitserial_conv2d",
    "bitserial_dense",
    "bitserial_matmul",
    "intrinsics",
    "register",
]
