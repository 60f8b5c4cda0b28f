"""Certificates of a few hundred bytes that say millions of values, and others that no reader has room for:
each is refused in one line, and the other kernels of the folder are reported all the same."""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from synth.errors import VerificationError
from synth.library.certificate_json import from_json, to_json
from synth.library.fields import digest, fields_of
from synth.library.kernels import library_folder, read_kernel
from synth.library.kinds.matmul import MATMUL
from synth.library.kinds.registry import kind_of

GOOD, BAD = "neon/a1w1_hybrid_m8n1k64_aarch64", "neon/a2w1_hybrid_m8n1k64_aarch64"
#: Of the memory that a command has here: reading a library takes less than a tenth.
MEMORY = 4 << 30


def nested(levels: int) -> str:
    """Tables in tables, whose rows share the records of the next: 2^levels records in all."""
    text = "0"
    for _ in range(levels):
        text = f'{{"of": ["n"], "all": {{"x": {text}}}, "rows": [[0],[1]]}}'
    return text


def wide(rows: int, shared: int) -> str:
    """A table of so many rows, all of which share a list of so many numbers."""
    return json.dumps({"of": [], "all": {"x": [0] * shared}, "rows": [[]] * rows})


BOMBS = {
    "tables in tables": nested(20),
    "a table in a row": f'{{"of": ["x"], "rows": [[{nested(1)}]]}}',
    "an object in a row": '{"of": ["x"], "rows": [[[{"y": 0}]]]}',
    "rows that share a long list": wide(10_000, 10_000),
    "many texts that repeat": "[" + '{"repeat": ["0f",2000]},' * 10_000 + "0]",
    "lists in lists": "[" * 400 + "]" * 400,
    "objects in objects": '{"x": ' * 100_000 + "0" + "}" * 100_000,
    "a number of 100,000 digits": "9" * 100_000,
    "a negative number of 21 digits": "-" + "9" * 20,
    "a long text": json.dumps("x" * (1 << 23)),
    "a long list": json.dumps([0] * (1 << 22)),
    "a field twice": '{"x": 0, "x": 0}',
    "a field that is no text": '{"of": [0], "rows": [[0]]}',
    "a row that is an object": '{"of": ["x"], "rows": [{"x": 0}]}',
}  # fmt: skip


REASONS = "within|expand|deeper|digits|characters|twice|no text|no list"


@pytest.mark.parametrize("what", BOMBS)
def test_json_that_no_certificate_has_is_refused_as_it_is_read(what: str) -> None:
    start = time.monotonic()
    with pytest.raises(ValueError, match=REASONS):
        fields_of(f'{{"x": {BOMBS[what]}}}')
    assert time.monotonic() - start < 5


def test_every_certificate_of_the_library_is_still_read() -> None:
    """Its JSON, read and written anew, is the file to the last byte."""
    paths = sorted(library_folder().glob("*/*.json"))
    assert len(paths) > 400
    for path in paths[::7]:
        text, kind = path.read_text(encoding="utf-8"), kind_of(path)
        again = (
            to_json(MATMUL.fields, from_json(MATMUL.fields, text, "here"))
            if kind is None
            else to_json(kind.fields, from_json(kind.fields, text, "here"))
        )
        assert again == text, path
    for path in paths:
        assert fields_of(path.read_text(encoding="utf-8"))["format"]


@pytest.fixture
def two(library: Callable[[str], Path], tmp_path: Path) -> tuple[Path, Path]:
    """A library of two kernels and their packing kernels; the certificate that tests make bad."""
    library(GOOD)
    bad = library(BAD)
    for bits in (1, 2):
        for path in library_folder().glob(f"neon/*pack_a{bits}_aarch64.*"):
            shutil.copy(path, tmp_path / "neon")
    return tmp_path, bad


def limited(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command with a limit on its memory, so that what fails here does not fill the machine."""
    return subprocess.run(
        [sys.executable, "-m", "synth.cli", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )


def test_one_bad_certificate_keeps_no_other_from_being_reported(two: tuple[Path, Path]) -> None:
    folder, bad = two
    bad.write_text(f'{{"format": 9, "digest": "", "spec": {BOMBS["tables in tables"]}}}')
    listed = limited("list", "--out", str(folder))
    assert listed.returncode == 0 and not listed.stderr
    rows = {line.split()[0]: line for line in listed.stdout.splitlines() if line}
    assert "damaged" in rows[BAD] and "proved" in rows[GOOD]
    checked = limited("check", str(folder), "--jobs", "1", "--minimality")
    assert checked.returncode == 1 and "Traceback" not in checked.stderr
    assert f"synth-kernel: {bad}: the certificate is not valid JSON (a table has" in checked.stderr
    assert f"{GOOD}: proved and executed" in checked.stderr and "replayed, " in checked.stdout
    assert "(1, see below)" in checked.stdout
    for command in (["show", BAD, "--out"], ["export", BAD, str(folder / "c"), "--out"]):
        alone = limited(*command, str(folder))
        assert alone.returncode in (1, 2) and alone.stderr.count("\n") == 1 and bad.name in alone.stderr
    assert limited("show", GOOD, "--out", str(folder)).returncode == 0


LIES: dict[str, Callable[[Any], object]] = {
    "no kernel": lambda body: (body.pop("proof"), body.update(forms={})),
    "forms that are a list": lambda body: (body.pop("proof"), body.update(forms=[])),
    "a length without end": lambda body: body.update(longest_k=float("inf")),
    "a text for a number": lambda body: body.update(longest_k="long"),
    "a number for a text": lambda body: body.update(executed=7),
    "a text that moves the cursor": lambda body: body["proof"].update(verdict="\x1b[2Jproved"),
    "a list of counts": lambda body: body["instructions"].update(total=[1]),
    "bits without end": lambda body: body["spec"]["activations"].update(bits=float("inf")),
    "fewer bits than none": lambda body: body["spec"]["activations"].update(bits=-5),
}


@pytest.mark.parametrize("what", LIES)
def test_a_certificate_with_a_right_digest_and_wrong_types(two: tuple[Path, Path], what: str) -> None:
    """``list`` says that it is damaged, ``check`` names it, and both report the other kernel."""
    from synth.cli.library import _summary
    from synth.library.check import to_check

    folder, bad = two
    body = fields_of(bad.read_text())
    LIES[what](body)
    bad.write_text(json.dumps(body | {"digest": digest(body)}))
    assert _summary(bad)["status"] == "damaged"
    stems = [path.stem for path in to_check(folder)]
    assert [stem for stem in stems if stem.startswith("a")] == [
        GOOD.partition("/")[2],
        BAD.partition("/")[2],
    ]
    assert not any("-" in stem for stem in stems)
    with pytest.raises(VerificationError, match=bad.stem):
        read_kernel(bad)


def test_a_c_file_that_is_no_text_is_reported_beside_the_others(two: tuple[Path, Path]) -> None:
    folder, _ = two
    (folder / f"{GOOD}.c").write_bytes(b"\xff\xfe")
    checked = limited("check", str(folder), "--jobs", "1")
    assert checked.returncode == 1 and "5 of 6 kernels" in checked.stdout
    assert f"{GOOD}.c: not text" in checked.stderr
