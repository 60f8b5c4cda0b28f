"""A place that cannot be written is named before any work, and temporary files without room as such."""

import errno
import os
import re
import signal
import tempfile
from pathlib import Path
from typing import Never

import pytest
from click.testing import CliRunner
from pysmt.logics import QF_BV
from pysmt.shortcuts import TRUE

from synth.cli import interrupts
from synth.cli.main import cli
from synth.emit.features import host_target
from synth.emit.toolchain import CompileError, compile_shared
from synth.errors import FullDisk, UserError
from synth.files import prepare_folder
from synth.library import check
from synth.prove.kernel import decide
from synth.prove.obligation import Obligation, z3_solver
from synth.search import core
from tests.cli.commands import NEON, run
from tests.needs import Need, skip, skip_where


def places(tmp_path: Path) -> dict[str, Path]:
    file = tmp_path / "file"
    file.write_text("")
    folder = tmp_path / "library"
    folder.mkdir()
    (folder / "neon").write_text("")
    # No file system lets anyone, root included, make folders in these.
    return {
        "below a file": file / "out",
        "the folder of the ISA": folder,
        "the system's": Path("/proc/no/out"),
    }


@pytest.mark.parametrize("case", ["below a file", "the folder of the ISA", "the system's"])
def test_out_is_looked_at_first(tmp_path: Path, case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if case == "the system's" and not Path("/proc/self").exists():
        skip(Need.SYSTEM, "no /proc here")
    monkeypatch.setattr("synth.cli.synthesis.Session.make", lambda *args: pytest.fail("work began"))
    out = places(tmp_path)[case]
    before = sorted(tmp_path.rglob("*"))
    result = CliRunner().invoke(cli, ["--isa", "neon", "--a", "1", "--w", "1", "--out", str(out)])
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1 and "--out" in result.stderr and str(out) in result.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_looking_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_folder(tmp_path / "a" / "b" / "c")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "a").mkdir()
    prepare_folder(tmp_path / "a")
    assert [path.name for path in tmp_path.rglob("*")] == ["a"]

    # A full disk: the folder exists, permissions allow it, and no byte can be written.
    def full(handle: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("synth.files.os.write", full)
    with pytest.raises(UserError, match="No space left on device"):
        prepare_folder(tmp_path)
    assert list(tmp_path.iterdir()) == []


def no_room(*arguments: object, **options: object) -> Never:
    """What a write raises on a full disk: no error of a write has a file name."""
    raise OSError(errno.ENOSPC, "No space left on device")


FULL = (
    f"{re.escape(tempfile.gettempdir())}: No space left on device for temporary files; make room there, or "
    "set TMPDIR to another folder$"
)
native_only = skip_where(Need.PROCESSOR, host_target() is None, "no target of this host")


@native_only
@pytest.mark.parametrize("write", ["pathlib.Path.write_text", "pathlib.Path.write_bytes", "tempfile.mkdtemp"])
def test_temporary_files_without_room(write: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(write, no_room)
    with pytest.raises(FullDisk, match=FULL):
        compile_shared({"seven.c": "int seven(void) { return 7; }"}, host_target() or "")


@native_only
@skip_where(Need.SYSTEM, os.name != "posix", "a compiler that is a shell script")
@pytest.mark.parametrize(
    ("says", "full"),
    [
        ("fatal error: error in backend: IO failure on output stream: No space left on device", False),
        ("", True),
        ("seven.c:1:1: error: unknown type name", False),
    ],
)
def test_compilers_without_room(
    says: str, full: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so, or is ended by a signal and says nothing; other errors are the compiler's own."""
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\necho '{says}' >&2\nkill -6 $$\n")
    compiler.chmod(0o700)
    monkeypatch.setenv("SYNTH_CC", str(compiler))
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path))
    if full:
        monkeypatch.setattr("synth.files.tempfile.TemporaryFile", no_room)
    expected, match = (CompileError, "unknown type") if "unknown" in says else (FullDisk, FULL)
    with pytest.raises(expected, match=match):
        compile_shared({"seven.c": "int seven(void) { return 7; }"}, host_target() or "")


@native_only
def test_the_command_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is about temporary files, and not about standard output."""
    monkeypatch.setenv("SYNTH_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr("synth.cli.synthesis.Session.make", lambda *arguments: core.compiled.__wrapped__(()))
    monkeypatch.setattr("pathlib.Path.write_text", no_room)
    result = run(*NEON, "--out", str(tmp_path / "out"), here=True)
    assert result.exit_code == 2 and re.search(f"synth-kernel: {FULL}", result.stderr.rstrip())


def test_formulas_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pathlib.Path.write_text", no_room)
    obligation = Obligation("true", TRUE(), QF_BV)
    with pytest.raises(
        UserError, match=r"000\.smt2: cannot be written \(No space .*; choose another --dump-smt"
    ):
        decide([obligation], z3_solver, tmp_path)


def test_a_check_says_nothing_of_a_kernel_that_had_no_room() -> None:
    def work() -> str:
        raise FullDisk("full")

    with pytest.raises(FullDisk):
        check._result(Path("neon/a.json"), work)


@skip_where(Need.SYSTEM, not hasattr(os, "fork"), "works here, where tempfile raises the same")
def test_no_temporary_folder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = "No usable temporary directory found in ['/tmp']"

    def none() -> Never:
        raise FileNotFoundError(errno.ENOENT, said)

    with monkeypatch.context() as patched:
        patched.setattr("synth.processes.tempfile.gettempdir", none)
        before = signal.getsignal(signal.SIGINT)
        try:
            assert interrupts.end("synth-kernel", lambda: 0) == 2
        finally:
            signal.signal(signal.SIGINT, before)
    remedy = "make room, or set TMPDIR to a folder that takes files"
    assert capsys.readouterr().err == f"synth-kernel: {said}; {remedy}\n"
