"""Work in forks of a process: all of it is done once, and a failure is heard."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import psutil
import pytest

from synth import processes
from synth.processes import forked
from tests.needs import Need, skip_where

ROOT = Path(__file__).resolve().parent.parent
POSIX = skip_where(Need.SYSTEM, os.name == "nt", "forks and signals of POSIX")


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


def program(body: str) -> subprocess.Popen[str]:
    """A Python program that works in a child; "ready" is its first line, a line of input lets it go on."""
    code = f"""
    import os, signal, sys
    from synth.processes import in_child
    def ready():
        os.write(1, b"ready\\n")  # at once: several processes may write
        sys.stdin.readline()
        return 0
    {body}
    """
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip


@POSIX
@pytest.mark.parametrize("body", ["lambda: 3", "lambda: os.kill(os.getpid(), 9)", "lambda: 1 / 0"])
def test_the_exit_code_of_a_child(body: str) -> None:
    process = program(f"print(in_child({body}))")
    out, _ = process.communicate()
    assert out.split() == {"lambda: 3": ["3"], "lambda: 1 / 0": ["1"]}.get(body, ["-9"])


@POSIX
def test_processes_where_temporary_files_lie_deep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets lie in the folder of temporary files, and their names have at most 107 bytes."""
    deep = tmp_path / ("temporary" * 10)
    deep.mkdir()
    monkeypatch.setenv("TMPDIR", str(deep))
    body = "from synth.processes import in_child; from multiprocessing.connection import Listener; "
    process = program(body + "print(in_child(lambda: Listener().close() or 3))")
    out, _ = process.communicate()
    assert out.split() == ["3"] and process.returncode == 0


@POSIX
def test_who_ignores_interrupts_goes_on_ignoring_them() -> None:
    process = program("signal.signal(signal.SIGINT, signal.SIG_IGN); print(in_child(ready))")
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate("\n")
    assert out.split() == ["0"] and process.returncode == 0


@POSIX
def test_a_child_and_its_forks_end_with_the_one_they_work_for() -> None:
    """Killed hard: nobody tells them, they look."""
    body = "from synth.processes import forked; in_child(lambda: forked(lambda n: ready(), 2, 2))"
    process = program(body)
    assert process.stdout is not None and process.stdout.readline() == process.stdout.readline() == "ready\n"
    left = psutil.Process(process.pid).children(recursive=True)
    assert len(left) == (2 if sys.platform == "linux" else 1)
    process.kill()
    psutil.wait_procs(left)  # for ever, where one stays
    process.communicate()


@skip_where(Need.SYSTEM, sys.platform != "linux", "forks are used on Linux")
@pytest.mark.parametrize(
    ("work", "code"), [("share", 0), ("fail", 3), ("die", 4)], ids=["shared", "one fails", "one dies"]
)
def test_processes_of_a_command_share_what_it_has(work: str, code: int) -> None:
    """Each of them begins with it, a failure is heard, and none is left behind."""
    text = f"""
    import os, sys
    from concurrent.futures.process import BrokenProcessPool
    from synth.processes import in_child, in_processes
    known = []
    def share(number): return known[number], os.getpid()
    def fail(number): raise ValueError
    def die(number): os._exit(1)
    def command():
        import psutil
        known.extend("ab")
        try:
            found = list(in_processes({work}, [(0,), (1,), (0,)], 2))
        except ValueError:
            code = 3
        except BrokenProcessPool:
            code = 4
        else:
            assert sorted(what for what, _ in found) == ["a", "a", "b"]
            assert os.getpid() not in {{process for _, process in found}}
            code = 0
        psutil.wait_procs(psutil.Process().children(), 5)
        return code if not psutil.Process().children() else 9
    sys.exit(in_child(command))
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(text)], cwd=ROOT, check=False)
    assert done.returncode == code


def test_processes_of_a_program_become_no_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """loky would wait for them, and they may end by themselves at that moment."""
    from joblib.externals.loky import reusable_executor

    monkeypatch.setattr(reusable_executor, "_executor", None)  # a test before may have had more
    monkeypatch.setattr(processes, "_workers", 0)
    shrunk = reusable_executor._ReusablePoolExecutor._resize

    def resize(executor: Any, count: int) -> None:
        assert count >= executor._max_workers
        shrunk(executor, count)

    monkeypatch.setattr(reusable_executor._ReusablePoolExecutor, "_resize", resize)
    for count in (1, 2, 1):
        assert sorted(processes.in_processes(abs, [(-1,)] * count, 2)) == [1] * count
    processes._executor.shutdown(kill_workers=True)
