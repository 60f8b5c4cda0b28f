"""The version says whether it is a release, kernels of earlier releases stay current while searches find the
same programs, and the sdist has what README's commands need."""

import re
import tarfile
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from synth.library import build, c_export
from synth.library.build import SEARCHES, Job, existing
from synth.library.certificate import release
from synth.library.kernels import library_folder, load
from synth.library.store import write
from tests.cli.commands import run
from tests.needs import import_or_skip

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION = PROJECT["project"]["version"]


def test_what_is_no_release_says_so() -> None:
    """The first section of the changelog is the one of this version."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    number, _, state = re.findall(r"^## (.*)$", changes, re.M)[0].partition(": ")
    assert (f"{number}.dev0" if state == "not released" else number) == VERSION
    assert release(VERSION) == tuple(map(int, number.split("."))) >= SEARCHES


def test_releases() -> None:
    assert [release(one) for one in ("0.3.0.dev0", "0.2.0", "1.2.3rc4", "absent")] == [
        (0, 3, 0), (0, 2, 0), (1, 2, 3), (),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("own", "current"),
    [("0.2.0", True), (VERSION, True), ("0.1.9", False), ("absent", False)],
)
def test_kernels_of_the_library_are_current(own: str, current: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 0.2.0 wrote them."""
    monkeypatch.setattr(build, "package_version", lambda name: own)
    job = Job(KernelSpec(Operand(1, "unsigned"), Operand(1, "bipolar")), "neon", "aarch64")
    assert (existing(job, library_folder()) is not None) == current
    monkeypatch.setattr(build, "SEARCHES", (0, 2, 1))
    assert (existing(job, library_folder()) is not None) == (own == "0.2.0")


def test_kernels_with_another_text_are_made_anew(tmp_path: Path) -> None:
    """Also where the text is that of a form without a file, which is emitted when it is used."""
    kernel = load("avx2", 2, 2)
    assert "bytes" not in kernel.kind.stored(kernel.certificate)
    report = replace(kernel.certificate.forms["bytes"], source_digest="0" * 64)
    older = replace(kernel.certificate, forms={**kernel.certificate.forms, "bytes": report})
    write(replace(kernel, certificate=older), tmp_path)
    assert existing(Job(kernel.spec, "avx2", "x86_64"), tmp_path) is None


def test_a_c_library_has_a_version_that_cmake_reads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(c_export, "version", lambda name: "0.3.0.dev0")
    assert run("export-c", "a1w1_hybrid", "--name", "bits", "-o", str(tmp_path / "bits")).exit_code == 0
    text = (tmp_path / "bits" / "CMakeLists.txt").read_text(encoding="utf-8")
    assert "project(bits VERSION 0.3.0 LANGUAGES C)" in text and "dev" not in text


def test_the_sdist_has_what_readmes_commands_need(tmp_path: Path) -> None:
    """The commands name a file of releases, tests read the documentation, and ``.ci/run`` needs nox."""
    sdist = import_or_skip("hatchling.builders.sdist")
    (archive,) = sdist.SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    commands = re.findall(r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    (constraints,) = re.findall(r"-c (\S+)", commands[1])
    needed = {
        constraints,
        ".ci/run",
        "noxfile.py",
        "mkdocs.yml",
        "CONTRIBUTING.md",
        "LICENSE",
        "pyproject.toml",
    }
    assert needed <= names
    for folder in ("docs", "tests", "isa_specs", "kernels_out"):
        written = {str(path.relative_to(ROOT)) for path in ROOT.joinpath(folder).glob("*") if path.is_file()}
        assert written <= names, written - names


def test_folders_of_the_sdist_are_listed_without_a_builder() -> None:
    """What the builder's test sees, where hatchling is not installed."""
    listed = set(PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    assert {".ci", "noxfile.py", "mkdocs.yml", "tests", "docs", "bench", "examples"} <= listed
    assert all((ROOT / one).exists() for one in listed)
