"""Work in forks of a process: all of it is done once, and a failure is heard."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import psutil
import pytest

from synth.processes import forked


@pytest.mark.parametrize(("count", "jobs"), [(0, 3), (1, 4), (5, 1), (7, 2), (6, 3), (3, 8)])
def test_everything_is_done_once(count: int, jobs: int, tmp_path: Path) -> None:
    def work(number: int) -> None:
        with (tmp_path / str(number)).open("x") as file:  # it may not be there yet
            file.write(str(os.getpid()))

    forked(work, count, jobs)
    done = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert sorted(done) == [str(number) for number in range(count)]
    if sys.platform == "linux":
        assert len(set(done.values())) == min(count, jobs)


@pytest.mark.parametrize("wrong", range(4))
def test_a_failure_is_raised_here(wrong: int, tmp_path: Path) -> None:
    """Whichever process it happens in; none is left behind."""

    def work(number: int) -> None:
        if number == wrong:
            raise ValueError(f"part {number}")

    before = set(psutil.Process().children())
    with pytest.raises(ValueError, match=f"part {wrong}"):
        forked(work, 4, 2)
    assert set(psutil.Process().children()) <= before
