"""The worked examples of CONTRIBUTING.md: each section's Python blocks run in turn, in a process of their own."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS = {
    title: re.findall(r"^```python\n(.*?)^```", body, re.M | re.S)
    for title, body in re.findall(r"^### (.*?)\n(.*?)(?=^##|\Z)", TEXT, re.M | re.S)
}
NEEDS = {"An ONNX operator": ("tvm", "onnx")}
_FILE = re.compile(r"# (\S+\.py)\n")


def test_every_example_is_there() -> None:
    names = ("instruction", "instruction set", "core", "encoding", "form", "ONNX operator")
    assert [title.partition(" ")[2] for title in SECTIONS] == list(names)
    assert all(any("assert" in block for block in blocks) for blocks in SECTIONS.values())


@pytest.mark.parametrize("title", SECTIONS)
def test_an_example_does_what_it_says(title: str, tmp_path: Path) -> None:
    for package in (*NEEDS.get(title, ()), "unicorn"):
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    code = ""
    for block in SECTIONS[title]:
        if named := _FILE.match(block):
            file = tmp_path / named[1]
            file.parent.mkdir(exist_ok=True)
            file.write_text(block, encoding="utf-8")
        else:
            code += block
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": paths}, cwd=tmp_path,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
