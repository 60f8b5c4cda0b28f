"""The worked examples of docs/extending.md: each section's Python blocks run in turn, in a process of their
own."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import import_or_skip

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs/extending.md").read_text(encoding="utf-8")
SECTIONS = {
    title: re.findall(r"^```python\n(.*?)^```", body, re.M | re.S)
    for title, body in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S)
}
EMULATED = ("unicorn",)
NEEDS = {
    "An instruction": EMULATED,
    "An instruction set": (),
    "A core": (),
    "An architecture": (),
    "An encoding": EMULATED,
    "A form": EMULATED,
    "A weight format": (),
    "An ONNX operator": ("tvm", "onnx"),
}
_FILE = re.compile(r"# (\S+\.py)\n")


def test_every_example_is_there() -> None:
    assert list(SECTIONS) == list(NEEDS)
    assert all(any("assert" in block for block in blocks) for blocks in SECTIONS.values())


def python(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A Python with what lies in the folder on its path."""
    paths = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run(
        [sys.executable, *arguments], env=os.environ | {"PYTHONPATH": paths}, cwd=folder,
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def unpacked(title: str, folder: Path) -> str:
    """The code of a section, whose files are written to the folder."""
    code = ""
    for block in SECTIONS[title]:
        if named := _FILE.match(block):
            file = folder / named[1]
            file.parent.mkdir(exist_ok=True)
            file.write_text(block, encoding="utf-8")
        else:
            code += block
    return code


@pytest.mark.exhaustive("pages", every=3)
@pytest.mark.parametrize("title", SECTIONS)
def test_an_example_does_what_it_says(title: str, tmp_path: Path) -> None:
    for one in NEEDS[title]:
        import_or_skip(one)
    ran = python("-c", unpacked(title, tmp_path), folder=tmp_path)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.exhaustive("pages")
def test_a_line_in_the_table_of_neon_is_searched(tmp_path: Path) -> None:
    """A copy of the package has the edit that the page states, and the certificate the page's numbers."""
    (body,) = re.findall(r"^## An instruction\n(.*?)(?=^## )", TEXT, re.M | re.S)
    (line,) = re.findall(r"^```text\n(.*?)^```", body, re.M | re.S)
    stated = re.search(r"(\d+) programs of one line for a plane pair, where (\d+) were", body)
    assert stated is not None and "one line in `_arithmetic` of `isa_specs/neon.py`" in " ".join(body.split())
    shutil.copytree(ROOT / "isa_specs", tmp_path / "isa_specs", ignore=shutil.ignore_patterns("__pycache__"))
    neon = tmp_path / "isa_specs" / "neon.py"
    before, name, after = neon.read_text(encoding="utf-8").partition("def _arithmetic()")
    rows = after.replace("    ]\n", f"        {line}    ]\n", 1)
    neon.write_text(before + name + rows, encoding="utf-8")
    command = "-m synth.cli --isa neon --target aarch64 --a 1 --w 1 --form bitplanes --out kernels"
    made = python(*command.split(), folder=tmp_path)
    assert made.returncode == 0, made.stderr
    file = Path("neon/a1w1_hybrid_m8n1k64_aarch64.json")
    texts = [(folder / file).read_text("utf-8") for folder in (tmp_path / "kernels", ROOT / "kernels_out")]
    tried = [re.search(r"test bytes: (\d+) programs of 1 lines", text) for text in texts]
    assert [found and found[1] for found in tried] == [stated[1], stated[2]]


@pytest.mark.exhaustive("pages")
def test_an_instruction_set_from_outside_on_the_command_line(tmp_path: Path) -> None:
    unpacked("An instruction set", tmp_path)
    command = ("-m", "synth.cli", "--isa", "swar", "--a", "1", "--w", "1", "--out", "kernels")
    made = python(*command, folder=tmp_path)
    assert made.returncode == 1 and "swar/bitpack_a1: swar x86_64: no program packs" in made.stderr
    checked = python("-m", "synth.cli", "check", "kernels", "--minimality", "--verbose", folder=tmp_path)
    proved = r"\d+ obligations proved \(block \d+, bitplanes \d+\); 25 matrices equal numpy"
    assert re.search(proved, checked.stderr)
    assert "0 not replayed" in checked.stdout


def test_an_architecture_from_outside_on_the_command_line(tmp_path: Path) -> None:
    unpacked("An architecture", tmp_path)
    seen = python("-m", "synth.cli", "doctor", "--json", folder=tmp_path)
    found = [one["said"] for one in json.loads(seen.stdout)["findings"] if one["what"] == "kernels run"]
    assert re.search(r"on the processor: .*\btoy/toy\b", found[0])
    (tmp_path / "isa_specs" / "architectures_toy.py").unlink()
    assert "unknown target 'toy'" in python("-m", "synth.cli", "doctor", folder=tmp_path).stderr
