"""Run ``synth-kernel`` by ``python -m synth.cli``."""

from synth.cli.entry import kernel

kernel()
