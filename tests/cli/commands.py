"""Commands as their tests run them: in this process, or in one that is interrupted."""

import os
import signal
import subprocess
from pathlib import Path

from click.testing import CliRunner, Result

from synth.cli.main import cli
from synth.emit.features import host_features, host_target
from synth.library.kernels import Kernel
from synth.library.kinds.registry import read_artifact
from synth.library.store import files

ROOT = Path(__file__).resolve().parents[2]
AVX2 = host_target() == "x86_64" and "avx2" in host_features()
PLACE = ("avx2", "x86_64") if AVX2 else ("neon", "aarch64")
REAL = ("--isa", PLACE[0], "--target", PLACE[1], "--a", "1", "--w", "1")
NAME = "avx2/a1w1_hybrid_m8n1k64" if AVX2 else "neon/a1w1_hybrid_m8n1k64_aarch64"
NEON = ("--isa", "neon", "--target", "aarch64", "--a", "1", "--w", "1")
TUNE = ("tune", "--input", "1,4,4,32", "--filters", "8", "--a", "1", "--w", "1")


def run(*args: str, here: bool = False) -> Result:
    """Run the command in this process; ``here``: without worker processes."""
    return CliRunner().invoke(cli, list(args), obj={"processes": not here}, prog_name="synth-kernel")


def one_line(result: Result) -> str:
    """Return the line that is all a refused command said."""
    assert result.exit_code, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return last_line(result, "synth-kernel")


def last_line(result: Result, program: str) -> str:
    """Return the message of a refused command, without the lines of progress before it."""
    assert result.stdout == "" and "Traceback" not in result.stderr
    last = result.stderr.splitlines()[-1]
    assert last.startswith(f"{program}: ")
    return last.removeprefix(f"{program}: ").strip()


def refused(*args: str) -> str:
    """Return the line that the command refuses its arguments with."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    return one_line(result)


def is_alive(group: int) -> bool:
    """Return whether a process of this process group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def interrupt_when_ready(process: subprocess.Popen[str], ready: int = 1, times: int = 1) -> None:
    """Interrupt a process and its children, as a terminal does, after it has said ``ready`` so often."""
    await_ready(process, ready)
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)


def await_ready(process: subprocess.Popen[str], ready: int = 1) -> None:
    assert process.stdout is not None
    assert [process.stdout.readline() for _ in range(ready)] == ["ready\n"] * ready


def verified(folder: Path) -> set[str]:
    """Return the names of the kernels under ``folder``; every file is one of a pair that reads and fits."""
    every = {path: read_artifact(path) for path in folder.glob("*/*.json")}
    assert all(artifact.name.endswith(path.stem) for path, artifact in every.items())
    kernels = {path: artifact for path, artifact in every.items() if isinstance(artifact, Kernel)}
    there = {path for path in folder.rglob("*") if path.is_file()}
    assert there == {file for one in every.values() for file in files(one, folder)}
    assert all(
        (folder / name).read_text() == text for one in every.values() for name, text in one.stored.items()
    )
    assert all("bitplanes" in kernel.certificate.forms for kernel in kernels.values())
    assert all(
        ("tables" in kernel.certificate.forms) != ("armv7" in path.stem) for path, kernel in kernels.items()
    )
    return {kernel.certificate.name for kernel in kernels.values()}
