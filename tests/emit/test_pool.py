"""The pool of threads, and what is said where fewer run than were asked for."""

import ctypes
import os
from pathlib import Path

import pytest

from synth.emit import threads
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from tests.needs import Need, skip_where

HERE = Path(__file__).resolve().parent


@skip_where(Need.PROCESSOR, host_target() is None, "no code for this processor")
def test_the_pool_under_stress() -> None:
    """Many launches, small and nested ones, two host threads, forks, failing tasks, sleeping workers."""
    machine = host_target()
    assert machine is not None
    text = "#define SYNTH_THREADS\n#define SYNTH_PROCESSORS 4\n" + threads.POOL.read_text(encoding="utf-8")
    text += "\n#line 1\n" + (HERE / "pool_stress.c").read_text(encoding="utf-8")
    path = compile_shared({"stress.c": text}, machine, ["-Wall", "-Wextra", "-Werror"])
    # Its workers are in its code until the process ends, so it stays in memory as long.
    ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_NODELETE)
    assert NativeLibrary(path, "int stress(void);").call("stress") == 0


def test_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in threads.LIMITS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(threads, "processors", lambda: 4)
    assert threads.shortage(4) is None and threads.usable_threads(4) == 4
    line = threads.shortage(5)
    assert line == "5 threads were asked for, this process may use 4 processors, so 4 run"
    assert threads.usable_threads(5) == 4
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    line = threads.shortage(4)
    assert line == "4 threads were asked for, OMP_NUM_THREADS=3 lets 3 run; set it to 4 or unset it"
    monkeypatch.setenv("TVM_NUM_THREADS", "8")
    assert threads.shortage(4) is None
    monkeypatch.setenv("TVM_NUM_THREADS", "1")
    assert threads.usable_threads(4) == 1
    monkeypatch.setattr(threads, "_said", set())
    said: list[str] = []
    threads.check_threads(4, said.append)
    threads.check_threads(4, said.append)
    threads.check_threads(1, said.append)
    assert said == ["4 threads were asked for, TVM_NUM_THREADS=1 lets 1 run; set it to 4 or unset it"]
    monkeypatch.setattr(threads, "_said", set())
    with pytest.warns(threads.ThreadsWarning, match="TVM_NUM_THREADS=1 lets 1 run"):
        threads.check_threads(3)
    for wrong in ("", "none", "0", "-2"):
        monkeypatch.setenv("TVM_NUM_THREADS", wrong)
        assert threads.usable_threads(4) == (3 if not wrong else 4)
    monkeypatch.setattr(threads, "has_pool", lambda: False)
    assert threads.usable_threads(4) == 1
    assert str(threads.shortage(4)).startswith("4 threads were asked for, more than one needs POSIX threads")
