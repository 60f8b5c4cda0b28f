"""Tuned schedules of the operators: found again, replayed, and refused in one line where they do not fit."""

import os
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs
import pytest

import synth
from synth import compiler
from synth.compiler import autotune
from synth.compiler.machines import CompileTarget
from synth.compiler.operators import Operator
from synth.compiler.tuned import load_database, store
from synth.compiler.tuning import Trials
from synth.compiler.workload import OperatorProblem
from synth.emit.cache import tuned_path
from synth.emit.features import host_features
from synth.errors import UserError
from tests.needs import Need, skip_where

pytestmark = skip_where(Need.PROCESSOR, "avx2" not in host_features(), "runs x86-64-v3 code")

SHAPE = (1, 7, 8, 40)


def conv(filters: int = 32, tuned: bool = True, threads: int = 1, **options: Any) -> Operator:
    weights = np.random.default_rng(0).choice([-1, 1], (filters, 3, 3, 40))
    return compiler.bitserial_conv2d(weights, SHAPE, 2, 1, padding=1, tuned=tuned, threads=threads, **options)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tuned") / "tuned.json"
    made = conv(tuned=False)
    entry = autotune.tune_problem(made.problem, made.machine, Trials(4), path=path)
    assert entry.trials == 4
    return path


@pytest.fixture
def in_use(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_TUNED", str(database))


def values() -> np.ndarray:
    return np.random.default_rng(1).integers(0, 4, SHAPE)


@pytest.mark.usefixtures("in_use")
def test_replay_is_the_default_and_deterministic() -> None:
    first, second = conv(), conv()
    assert first.tuned is not None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert first.module["main"].script() == second.module["main"].script()
    assert np.array_equal(first(values()), conv(tuned=False)(values()))


@pytest.mark.usefixtures("in_use")
def test_other_layers_threads_and_machines_have_no_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    assert conv(filters=40).tuned is None
    assert conv(threads=2).tuned is None
    assert conv(tuned=False).tuned is None
    monkeypatch.setattr(autotune, "this_machine", lambda: "another processor")
    assert conv().tuned is None


@pytest.mark.exhaustive("operators")
def test_bands_are_tried_and_the_best_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the packed image exceeds the cache, both are tried, and the layer has its schedule's band."""
    tried: list[int] = []
    real = autotune.spaces

    def spaces(problem: OperatorProblem, machine: CompileTarget, threads: int) -> list[Callable[[Any], None]]:
        tried.append(problem.band)
        return real(problem, machine, threads)

    monkeypatch.setattr(autotune, "spaces", spaces)
    fixed = {"form": "bytes", "target": "x86-64-v3"}
    core = conv(tuned=False, **fixed).machine.core

    def set_room(room: float) -> None:
        monkeypatch.setitem(vars(core), "measured", replace(core.measured, capacity=room))

    set_room(1 / 128)  # 2 KiB: three of the nine packed rows of 400 bytes fit
    made = conv(tuned=False, **fixed)
    shown: list[tuple[int, int]] = []
    entry = autotune.tune_problem(
        made.problem,
        made.machine,
        Trials(2),
        path=tmp_path / "t.json",
        progress=lambda *at: shown.append(at[:2]),
    )
    assert tried == [made.problem.band, *{0, 1} - {made.problem.band}]
    assert (entry.trials, entry.band in tried, shown) == (2, True, [(1, 2), (2, 2)])
    other = replace(entry, band=next(band for band in tried if band != made.problem.band))
    monkeypatch.setenv("SYNTH_TUNED", str(tmp_path / "t.json"))
    for band, kept in ((entry.band, entry), (other.band, other)):
        store(tmp_path / "t.json", kept)
        os.utime(tmp_path / "t.json", (band, band))
        for room in (1 / 128, 1.0):
            set_room(room)
            found = conv(**fixed)
            assert found.tuned is not None and found.problem.band == band
    assert np.array_equal(found(values()), conv(tuned=False, **fixed)(values()))


@pytest.mark.usefixtures("in_use")
def test_the_schedule_of_another_kernel_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autotune, "kernel_digest", lambda _: "another")
    with pytest.warns(UserWarning, match="its kernel is another one now; .* tune it again") as caught:
        assert conv().tuned is None
    assert len(caught) == 1


def test_schedules_of_boards(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A board is known by the key of its tracker; its target says which it is."""
    weights = np.ones((8, 1, 1, 32), int)
    board = compiler.bitserial_conv2d(weights, (1, 4, 4, 32), 2, 1, target="rpi3", tuned=False)
    (entry,) = load_database(database).values()
    key, target = autotune.problem_key(board.problem, 1), str(board.machine.tvm)
    kernel = autotune.kernel_digest(board.problem)
    store(tmp_path / "t.json", replace(entry, key=key, target=target, machine="my-board", kernel=kernel))
    monkeypatch.setenv("SYNTH_TUNED", str(tmp_path / "t.json"))
    found = compiler.bitserial_conv2d(weights, (1, 4, 4, 32), 2, 1, target="rpi3")
    assert found.tuned is not None
    assert found.tuned.machine == "my-board"


def test_missing_and_unwritable_databases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = conv(tuned=False)
    for path in (tmp_path, Path("/proc/nowhere/x.json")):
        with pytest.raises(UserError, match=str(path)):
            autotune.tune_problem(made.problem, made.machine, Trials(1), path=path)
    monkeypatch.setenv("SYNTH_TUNED", str(tmp_path / "none.json"))
    with pytest.warns(UserWarning, match="no such file"):
        assert conv().tuned is None


@pytest.mark.parametrize("text", ["", "{", '{"format": "something else"}', "[]"])
def test_a_damaged_database_is_one_line(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tuned.json"
    path.write_text(text)
    monkeypatch.setenv("SYNTH_TUNED", str(path))
    with pytest.warns(UserWarning, match="untuned schedules are used") as caught:
        made = conv()
    assert len(caught) == 1
    assert "\n" not in str(caught[0].message)
    assert str(path) in str(caught[0].message)
    assert np.array_equal(made(values()), conv(tuned=False)(values()))


def test_a_foreign_trace_is_one_line_and_the_untuned_schedule(database: Path) -> None:
    """A trace of another layer under this layer's key."""
    made = conv(filters=8, tuned=False)
    (made.tuned,) = load_database(database).values()
    with pytest.warns(UserWarning, match="the untuned one is used") as caught:
        _ = made.module
    assert "\n" not in str(caught[0].message)
    assert np.array_equal(made(values()), conv(filters=8, tuned=False)(values()))


def test_no_schedule_lies_in_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package's folder may be another person's; what is tuned is the user's own."""
    monkeypatch.delenv("SYNTH_TUNED", raising=False)
    package = Path(synth.__file__).resolve().parent
    assert package not in tuned_path().resolve().parents
    assert Path(platformdirs.user_data_dir("synth-kernel")) in tuned_path().parents
