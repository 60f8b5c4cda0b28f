"""Passes on Relax models: prepare, FakeQuantToInteger (with thresholds), canonicalize."""

from synth.qnn.passes.fake_quant import fake_quant_to_integer
from synth.qnn.passes.prepare import canonicalize, fold_constants, prepare
from synth.qnn.passes.transposed import plain_convolutions
