"""Work that fails, takes too long or is interrupted makes no kernel, and resumes; the order of tasks."""

import contextlib
import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any, Self

import pytest
from pysmt.exceptions import SolverReturnedUnknownResultError

import isa_specs
from synth.cli import jobs
from synth.cli.jobs import Request, Task, batches
from synth.cli.pool import Inbox, Sender
from synth.cli.tables import ranges
from synth.emit.features import host_target
from synth.library import derive, machines
from synth.prove.kernel import prove
from synth.search.verdict import NoSuchForm, SynthesisFailed
from tests.cli.commands import NEON, ROOT, is_alive, run, verified
from tests.conftest import TARGETS, heed_interrupts
from tests.needs import Need, skip_where


class GivesUp:
    """A solver whose answer is always "unknown"."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Nothing to close."""

    def add_assertion(self, formula: object) -> None:
        """Nothing to remember."""

    def solve(self) -> bool:
        raise SolverReturnedUnknownResultError


def test_unknown_makes_no_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def prove_with_stub(*args: Any, **options: Any) -> Any:
        return prove(*args, make_solver=lambda logic, seconds: GivesUp(), **options)

    monkeypatch.setattr(derive, "prove", prove_with_stub)
    result = run(*NEON, "--out", str(tmp_path), here=True)
    assert result.exit_code == 1
    last = result.stderr.splitlines()[-1]
    assert last.startswith("synth-kernel: neon/a1w1_hybrid_m8n1k64_aarch64: the block kernel does not prove")
    assert "unknown" in last
    assert result.stdout == ""
    assert not list(tmp_path.iterdir())
    document = json.loads(run(*NEON, "--out", str(tmp_path), "--json", here=True).stdout)
    assert (document["exit_code"], document["kernels"][0]["status"]) == (1, "failed")
    assert not list(tmp_path.iterdir())


def test_time_limit_makes_no_kernel(tmp_path: Path) -> None:
    result = run(*NEON, "--out", str(tmp_path), "--timeout", "0.000001", here=True)
    assert result.exit_code == 1
    assert "--timeout" in result.stderr.splitlines()[-1]
    assert not list(tmp_path.iterdir())


def test_what_a_target_has_not_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def none(job: Any, *given: Any, **options: Any) -> Any:
        raise (
            NoSuchForm(f"{job.name}: {job.target} gains nothing")
            if "_" in job.target
            else SynthesisFailed("no")
        )

    monkeypatch.setattr("synth.library.build.build", none)
    monkeypatch.setattr("synth.cli.synthesis.needed_tasks", lambda *given: [])
    asked = (*NEON[:2], *NEON[4:], "--encoding", "hybrid", "--form", "bitplanes", "--out", str(tmp_path))
    result = run("--all", *asked, "--json", here=True)
    status = {
        kernel["name"].split("k64_")[1]: kernel["status"] for kernel in json.loads(result.stdout)["kernels"]
    }
    base, further = dict.fromkeys(("aarch64", "armv7"), "failed"), ("aarch64_dotprod", "aarch64_i8mm")
    assert status == base | dict.fromkeys(further, "left out") and result.exit_code == 1
    monkeypatch.setattr("synth.cli.jobs.Request._any", lambda _, isa, target: target.name in further)
    result = run("--all", *asked, here=True)
    assert result.exit_code == 0 and "gains" not in result.stderr
    assert [f"left out: {name} gains nothing" for name in further] == result.stdout.splitlines()[:2]
    assert result.stdout.splitlines()[2].startswith("2 left out in ")
    named = run("--all", *asked, "--target", "aarch64_i8mm", here=True)
    assert named.exit_code == 1 and "synth-kernel: neon/a1w1" in named.stderr


def test_an_unexpected_error_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("synth.library.build.build", partial(int, "no\nnumber"))
    result = run(*NEON, "--out", str(tmp_path), here=True)
    assert result.exit_code == 1
    assert "internal error" in result.stderr.splitlines()[-1]
    assert "Traceback" not in result.stderr


def kernels_run() -> dict[str, str]:
    """Return what ``doctor`` says of running kernels: target -> the beginning of the line that lists it."""
    found = json.loads(run("doctor", "--json").stdout)["findings"]
    first = next(n for n, one in enumerate(found) if one["what"] == "kernels run")
    lines = [one["said"].rpartition(": ") for n, one in enumerate(found[first:]) if not n or not one["what"]]
    return {target: said for said, _, targets in lines for target in targets.split(", ")}


@skip_where(Need.SYSTEM, host_target() == "aarch64", "this processor runs the code that others emulate")
def test_without_unicorn_doctor_and_the_table_agree(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find, qemu = importlib.util.find_spec, {"aarch64": "qemu-aarch64"}
    without = lambda name, *more: None if name == "unicorn" else find(name, *more)  # noqa: E731
    monkeypatch.setattr(importlib.util, "find_spec", without)
    monkeypatch.setattr("synth.emit.machine.emulator_of", qemu.get)
    reason = "not executed: unicorn is not installed (pip install 'synth-kernel[emulate]')"
    assert (kernels_run()["neon/aarch64"], kernels_run()["neon/armv7"]) == ("in an emulator", reason)
    assert [machines.cannot_execute("neon", one) for one in ("aarch64", "armv7")] == [None, reason]
    qemu.clear()
    assert kernels_run()["neon/aarch64"] == reason
    result = run(*NEON, "--out", str(tmp_path), here=True)
    assert result.exit_code == 0
    (row,) = (line.split() for line in result.stdout.splitlines() if line.startswith("neon/a1w1"))
    assert row[3:5] == ["proved", "no"] and reason in " ".join(result.stdout.split())
    monkeypatch.undo()
    again = run(*NEON, "--out", str(tmp_path), here=True)  # now it can be executed, so it is made again
    assert "1 written" in again.stdout
    assert re.search("proved +yes +.* new", again.stdout)


def test_all_kernels_in_batches_longest_first() -> None:
    tasks = Request(None, None, None, None, None, 8, 64).tasks()
    groups = batches(tasks)
    encodings = [len(jobs.encodings_of(isa_specs.load(isa), target)) for isa, target in TARGETS]
    assert len(tasks) == 9 * sum(encodings) + len(jobs.WIDE) * len(TARGETS)
    assert sorted(map(str, (task for group in groups for task in group))) == sorted(map(str, tasks))
    work = [group[0].spec.activations.bits * group[0].spec.weights.bits for group in groups]
    assert work == sorted(work, reverse=True)

    def shared(task: Task) -> tuple[str, int, int]:
        return (task.isa, task.spec.activations.bits, task.spec.weights.bits)

    assert all(len({shared(task) for task in group}) == 1 for group in groups)
    assert len({shared(group[0]) for group in groups}) == len(groups)
    # Two targets are two processes' work where nothing else is to do.
    pair = Request("neon", None, 2, 1, "hybrid", 8, 64).tasks()
    assert [len(group) for group in batches(pair, 2)] == [1, 1]
    assert [len(group) for group in batches(pair, 1)] == [2]
    # A form of bytes takes operands of any number of bits.
    long = Request("neon", "aarch64_i8mm", None, None, None, 8, 64, form="bytes16").tasks()
    operands = {(t.spec.activations.bits, t.spec.weights.bits, t.spec.encoding) for t in long}
    assert operands >= set(jobs.WIDE) and len(long) == 9 + len(jobs.WIDE)
    only = Request("neon", "armv7", None, 2, "twos", 8, 64).tasks()
    assert [
        (t.isa, t.target, t.spec.activations.bits, t.spec.weights.bits, t.spec.encoding) for t in only
    ] == [("neon", "armv7", a, 2, "twos") for a in (1, 2, 3)]


def test_ranges() -> None:
    assert ranges((7, 4, 5, 9)) == "4..5, 7, 9"


#: Run by every Python that the command starts: once a kernel lies there, no compiler is started any more, so
#: that the command cannot end before the test interrupts it.
HELD = """
import os, pathlib, subprocess, time
out, started = pathlib.Path(os.environ["HELD"]), subprocess.Popen.__init__
def start(self, *args, **options):
    while list(out.glob("neon/a1w1*.json")):
        time.sleep(0.02)
    started(self, *args, **options)
subprocess.Popen.__init__ = start
"""

#: The certificate of the first kernel is about to take its place when the test is told so by the file "at",
#: and does so after it wrote "go".
WRITING = """
import os, pathlib, time
def held(place):
    def put(source, to, **options):
        if os.path.basename(to).startswith("a1w1") and str(to).endswith(".json"):
            (hook / "at").touch()
            while not (hook / "go").exists():
                time.sleep(0.02)
        place(source, to, **options)
    return put
hook = pathlib.Path(os.environ["HELD"])
os.link, os.replace = held(os.link), held(os.replace)
"""


def _begun(
    out: Path, hook: Path, code: str, held: Path, log: Path
) -> tuple[list[str], subprocess.Popen[bytes]]:
    """A command that makes some kernels, each of its processes with ``code``, and its arguments."""
    options = "--all --isa neon --target armv7 --a 1 --w 1 --jobs 2 --form bitplanes --out"
    args = [sys.executable, "-m", "synth.cli", *options.split(), str(out)]
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(code)
    path = os.pathsep.join([str(hook), str(ROOT)])
    # A cache of its own: what is found there needs no compiler.
    env = {**os.environ, "PYTHONPATH": path, "HELD": str(held), "SYNTH_CACHE_DIR": str(hook / "cache")}
    with log.open("w") as stderr:
        process = subprocess.Popen(
            args, cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True, env=env,
            preexec_fn=heed_interrupts,
        )  # fmt: skip
    return args, process


@skip_where(Need.SYSTEM, os.name == "nt", "signals of POSIX")
@pytest.mark.exhaustive("pages", every=2)
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_interrupted_and_resumed(how: signal.Signals, tmp_path: Path) -> None:
    """Killed while it works, it leaves whole kernels only, no workers, and goes on from there."""
    out, log, hook = tmp_path / "out", tmp_path / "log", tmp_path / "hook"
    args, process = _begun(out, hook, HELD, out, log)
    while "written" not in log.read_text():
        assert process.poll() is None, log.read_text()
        time.sleep(0.02)
    if how is signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does: to the workers too
    else:
        process.kill()
    assert process.stdout is not None
    assert process.stdout.read() == b""
    code = process.wait()
    if how is signal.SIGINT:
        assert code == 130
        last = log.read_text().splitlines()[-1]
        assert last == (
            "synth-kernel: interrupted; finished kernels are kept, run the same command again to resume"
        )
        assert "Traceback" not in log.read_text()
    while is_alive(process.pid):
        time.sleep(0.05)
    kept = verified(out)
    assert 1 <= len(kept) <= 2  # both workers may have compiled before
    done = subprocess.run([*args, "--json"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    status = {kernel["name"]: kernel["status"] for kernel in json.loads(done.stdout)["kernels"]}
    assert {name for name, word in status.items() if word == "kept"} == kept
    assert set(status.values()) == {"kept", "written"}
    assert verified(out) == set(status)


@skip_where(Need.SYSTEM, os.name == "nt", "signals of POSIX")
def test_what_is_being_written_when_the_command_is_killed_is_written_whole(tmp_path: Path) -> None:
    out, log, hook = tmp_path / "out", tmp_path / "log", tmp_path / "hook"
    process = _begun(out, hook, WRITING, hook, log)[1]
    while not (hook / "at").exists():
        assert process.poll() is None, log.read_text()
        time.sleep(0.02)
    process.kill()
    process.wait()
    time.sleep(1.5)  # longer than it takes to see that the command is gone
    (hook / "go").touch()
    while is_alive(process.pid):
        time.sleep(0.05)
    assert verified(out)


def test_an_inbox_closes_while_workers_still_call() -> None:
    """A worker's call that comes with the end may be the last one that is answered."""

    def rounds() -> None:
        for _ in range(60):
            with Inbox(lambda task, what: None) as inbox:
                callers = [threading.Thread(target=call, args=(inbox.sender,)) for _ in range(2)]
                for caller in callers:
                    caller.start()
            for caller in callers:
                caller.join(5)

    def call(sender: Sender) -> None:
        with contextlib.suppress(Exception):
            sender("task", "phase")

    working = threading.Thread(target=rounds, daemon=True)
    working.start()
    working.join(60)
    assert not working.is_alive(), "the inbox waits for an answer that nobody gives"
