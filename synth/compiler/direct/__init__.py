"""Convolution and dense layers that are not low-bit: float32, and 8-bit integers with zero points. A model
quantized to a few bits keeps some layers in 8 bits or float. TVM's own untuned convolution takes fifty times
the cycles that the machine needs, so this package writes the loops of these layers."""

from __future__ import annotations

from synth.compiler.direct.operators import DirectOperator as DirectOperator
from synth.compiler.direct.operators import direct_conv2d as direct_conv2d
from synth.compiler.direct.operators import direct_dense as direct_dense
from synth.compiler.direct.spec import InputWeights as InputWeights
from synth.compiler.direct.spec import Output8 as Output8
