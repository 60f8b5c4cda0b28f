"""Tiles as tensor intrinsics: registered with TVM, and refused for a schedule that computes anything else."""

import numpy as np
import pytest
from tvm.s_tir import TensorIntrin
from tvm.s_tir.schedule import ScheduleError

from synth import compiler
from synth.compiler import schedule
from synth.compiler.intrinsics import tile_intrinsic

TARGET = "x86-64-v3"


def conv(a: int, w: int, form: str) -> compiler.Operator:
    weights = np.ones((32, 3, 3, 40), np.int64)
    return compiler.bitserial_conv2d(weights, (1, 6, 6, 40), a, w, form=form, target=TARGET, tuned=False)


@pytest.mark.parametrize("form", ["bitplanes", "tables", "bytes"])
def test_tiles_are_registered_with_tvm(form: str) -> None:
    operator = conv(2, 1, form)
    made = tile_intrinsic(operator.problem, operator.plan.tile, operator.machine)
    assert made.update.startswith(f"synth.avx2.a2w1_hybrid.{form}.")
    for name in (made.init, made.update):
        assert TensorIntrin.get(name) is not None


def test_a_schedule_that_does_something_else_gets_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of an A2W1 layer does not match the description of a tile for A1W1."""
    operator, other = conv(2, 1, "bitplanes"), conv(1, 1, "bitplanes")
    wrong = tile_intrinsic(other.problem, operator.plan.tile, operator.machine)
    assert operator.module is not None
    monkeypatch.setattr(schedule, "tile_intrinsic", lambda *_: wrong)
    with pytest.raises(ScheduleError):
        schedule.apply_plan(operator.schedule(), operator.problem, operator.plan, operator.machine)
