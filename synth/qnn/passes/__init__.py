"""Passes over a model in Relax: prepare, FakeQuantToInteger (with thresholds), Canonicalize."""

from __future__ import annotations

from synth.qnn.passes.canonicalize import canonicalize
from synth.qnn.passes.fake_quant import fake_quant_to_integer
from synth.qnn.passes.fold import fold_constants
from synth.qnn.passes.prepare import prepare

__all__ = ["canonicalize", "fake_quant_to_integer", "fold_constants", "prepare"]
