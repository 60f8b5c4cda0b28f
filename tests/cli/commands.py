"""The command as its tests run it: in this process, with what it refuses as one line."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from synth.cli.main import Setup, cli
from synth.emit.features import host_features, host_target
from synth.library.kernels import read_kernel
from synth.library.packers import is_packer, read_packer
from synth.library.store import files

ROOT = Path(__file__).resolve().parents[2]
AVX2 = host_target() == "x86_64" and "avx2" in host_features()
PLACE = ("avx2", "x86_64") if AVX2 else ("neon", "aarch64")
REAL = ("--isa", PLACE[0], "--target", PLACE[1], "--a", "1", "--w", "1")
NAME = "avx2/a1w1_hybrid_m8n1k64" if AVX2 else "neon/a1w1_hybrid_m8n1k64_aarch64"
NEON = ("--isa", "neon", "--target", "aarch64", "--a", "1", "--w", "1")


def run(*args: str, here: bool = False) -> Result:
    """The command in this process; ``here``: without worker processes too."""
    return CliRunner().invoke(cli, list(args), obj=Setup(processes=not here), prog_name="synth-kernel")


def one_line(result: Result) -> str:
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("synth-kernel: ")
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("synth-kernel: ").strip()


def verified(folder: Path) -> set[str]:
    """The names of the kernels under ``folder``; every file is one of a pair that reads and fits."""
    packers = {path: read_packer(path) for path in folder.glob("*/*.json") if is_packer(path)}
    assert all(packer.name.endswith(path.stem) for path, packer in packers.items())
    kernels = {path: read_kernel(path) for path in set(folder.glob("*/*.json")) - set(packers)}
    made = (*packers.values(), *kernels.values())
    there = {path for path in folder.rglob("*") if path.is_file()}
    assert there == {file for one in made for file in files(one, folder)}
    assert all(path.with_suffix(".c").read_text() == one.file_text for path, one in kernels.items())
    assert all("bitplanes" in kernel.certificate.forms for kernel in kernels.values())
    assert all(
        ("tables" in kernel.certificate.forms) != ("armv7" in path.stem) for path, kernel in kernels.items()
    )
    return {kernel.certificate.name for kernel in kernels.values()}
