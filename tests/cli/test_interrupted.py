"""Ctrl-C while modules are imported, while C code loses it, while files are written, at a known place."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import psutil
import pytest

from synth.cli.interrupts import COMPILE, KERNEL, interrupted
from tests.cli.commands import ROOT, TUNE, await_ready, interrupt_when_ready, is_alive
from tests.conftest import heed_interrupts
from tests.needs import Need, import_or_skip, skip_where

pytestmark = skip_where(Need.SYSTEM, os.name == "nt", "signals of POSIX")
#: Run by every Python that a command starts: the import of a module waits for ever and loses every exception,
#: as code does that is called back from C.
HELD = """
import os, sys, time
class Held:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ["HELD"]:
            print("ready", flush=True)
            while True:
                try:
                    time.sleep(0.02)
                except BaseException:
                    pass
sys.meta_path.insert(0, Held())
"""
SEARCH = ["--isa", "neon", "--a", "1", "--w", "1", "--jobs", "2", "--out", "out"]


def start(code: str, folder: Path, *arguments: str, held: str = "") -> subprocess.Popen[str]:
    """A program that works in ``folder``, as the first of a group of processes."""
    hook = folder.parent / "hook"
    hook.mkdir(exist_ok=True)
    (hook / "sitecustomize.py").write_text(HELD)
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code), *arguments],
        cwd=folder, text=True, start_new_session=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed_interrupts,
        env={**os.environ, "HELD": held, "PYTHONPATH": os.pathsep.join([str(hook), str(ROOT)])},
    )  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "work"
    made.mkdir()
    return made


@pytest.mark.exhaustive("pages", every=4)
@pytest.mark.parametrize(
    ("program", "arguments", "held"),
    [
        (COMPILE, ["net.onnx", "-o", "out"], "tvm"),
        (COMPILE, ["net.onnx", "-o", "out"], "click"),
        (COMPILE, ["net.onnx", "-o", "out"], "synth.cli.compile_run"),
        (KERNEL, SEARCH, "click"),
        (KERNEL, SEARCH, "z3"),
        (KERNEL, SEARCH, "synth.cli.synthesis"),
        (KERNEL, ["list"], "synth.cli.library"),
        (KERNEL, [*TUNE, "--db", "tuned.json"], "tvm"),
    ],
)
@pytest.mark.parametrize("times", [1, 2])
def test_while_a_module_is_imported(
    program: str, arguments: list[str], held: str, times: int, folder: Path
) -> None:
    """The module may be one of C++ that calls Python; a second Ctrl-C changes nothing."""
    if held == "tvm":
        import_or_skip("tvm")
    (folder / "net.onnx").write_bytes(b"abc")
    enter = {COMPILE: "compile_model", KERNEL: "kernel"}[program]
    process = start(f"from synth.cli import entry; entry.{enter}()", folder, *arguments, held=held)
    interrupt_when_ready(process, times=times)
    out, errors = process.communicate()
    assert (process.returncode, out) == (130, "")
    said = [line for line in errors.splitlines() if not line.endswith(" s]")]  # the rest is progress
    assert said == [f"{program}: {interrupted(program, arguments)}"]
    assert {path.name for path in folder.rglob("*") if path.is_file()} == {"net.onnx"}
    assert not is_alive(process.pid)


def test_what_is_being_written_is_written_whole(folder: Path) -> None:
    """Two files belong together; the interrupt comes between them, in a thread that is not the first."""
    process = start(
        """
        import pathlib, sys, threading
        from synth.processes import in_child, uninterrupted
        def write():
            with uninterrupted():
                pathlib.Path("a").write_text("")
                print("ready", flush=True)
                sys.stdin.readline()
                pathlib.Path("b").write_text("")
            threading.Event().wait()
        def work():
            threading.Thread(target=write).start()
            threading.Event().wait()
        try:
            in_child(work)
        except KeyboardInterrupt:
            sys.exit(130)
        """,
        folder,
    )
    interrupt_when_ready(process)
    time.sleep(0.3)  # for a parent that would not wait; the right one waits for ever
    process.communicate("\n")
    assert process.returncode == 130
    assert {path.name for path in folder.iterdir()} == {"a", "b"}


def test_workers_go_and_their_trackers_clean_up_in_silence(folder: Path) -> None:
    """Trackers of multiprocessing and of loky tell of leaks at the end, after the last word."""
    process = start(
        """
        import os, sys, time
        from synth.processes import in_child, in_processes
        def wait(number):
            os.write(1, b"ready\\n")  # in one piece, since two processes write it
            time.sleep(1000)
        try:
            in_child(lambda: len(list(in_processes(wait, [(0,), (1,)], 2))))
        except KeyboardInterrupt:
            sys.exit(130)
        """,
        folder,
    )
    await_ready(process, 2)
    started = psutil.Process(process.pid).children(recursive=True)
    assert len(started) >= 3
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate()
    assert (process.returncode, out, errors) == (130, "", "")
    assert not any(each.is_running() and each.status() != psutil.STATUS_ZOMBIE for each in started)
    semaphores = Path("/dev/shm")
    if semaphores.is_dir():
        left = [path.name for path in semaphores.iterdir()]
        assert not [name for name in left for each in started if f"loky-{each.pid}-" in name]
