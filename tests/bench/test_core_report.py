"""The comparison of the shortest with the fastest kernels on a core."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from bench.core_report import main


def run(*args: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, args)
    return found.exit_code, found.output


def rows(tmp_path: Path, *args: str) -> list[dict[str, Any]]:
    file = tmp_path / "report.json"
    code, out = run(*args, "--json", str(file))
    assert code == 0 and "Source of the model: " in out
    found: list[dict[str, Any]] = json.loads(file.read_text())["kernels"]
    return found


def test_operands_without_a_block(tmp_path: Path) -> None:
    """The forms alone: `vpdpbusd` takes weights of 7 bits, and those of 8 less 128: one product each."""
    given = ("--core", "cascadelake", "--target", "x86_64_vnni", "--a", "8", "--encoding", "twos")
    for w in ("7", "8"):
        (row,) = rows(tmp_path, *given, "--w", w)
        assert set(row) == {"kernel", "forms"} and row["forms"]["bytes"]["macs_per_cycle"] == 128
        assert set(row["forms"]) == {"bytes"} | ({"depthwise"} if w == "8" else set())


def test_both_programs_are_compared(tmp_path: Path) -> None:
    (row,) = rows(tmp_path, "--core", "cortex-a72", "--a", "2", "--w", "1")
    assert row["fastest_cycles"] < row["shortest_cycles"] and row["bound"] <= row["fastest_cycles"]
