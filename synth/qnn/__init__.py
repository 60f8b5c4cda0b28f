"""Quantized operators on Relax: the dialect, its operators and the passes on them.

>>> from synth.qnn import ops as qnn
>>> q = qnn.quantize(x, scale, zero_point, qmin=-128, qmax=127, out_dtype="int8")
>>> y = qnn.requantize(qnn.conv2d(q, w, zx, zw), in_scale, 0, out_scale, 0, qmin=-8, qmax=7, out_dtype="int8")

A call of an operator is a Relax call whose meaning is the operator's lowering (`synth.qnn.dialect`).
"""

import importlib.util

from synth.errors import UserError

if importlib.util.find_spec("tvm") is None:
    raise UserError("synth.qnn needs TVM: pip install 'synth-kernel[compile]'")
