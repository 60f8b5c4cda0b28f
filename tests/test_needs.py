"""Every skip of a test says what the computer lacks, and the last lines of a run count them."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import Need

ROOT = Path(__file__).resolve().parents[1]
#: What pytest and unittest have to skip a test with.
BARE = {"skip", "skipif", "importorskip", "skipIf", "skipUnless", "skipTest", "SkipTest"}
TESTS = """
import pytest
from tests.needs import Need, import_or_skip, skip, skip_where

@skip_where(Need.PROCESSOR, True, "this CPU has no x")
@pytest.mark.parametrize("n", range(3))
def test_mark(n): pass

def test_call(): skip(Need.TOOL, "no [FILE] tool; [CASE] none")

def test_package(): import_or_skip("no_such_package")

@skip_where(Need.FILE, False, "no model")
def test_runs(): pass
"""
LINES = [
    "skipped, needs instructions of another processor: 3 tests (this CPU has no x)",
    "skipped, needs a Python package that is not installed: 1 test and 1 file (no_other is not installed; "
    "no_such_package is not installed)",
    "skipped, needs a program that is not installed: 1 test (no [FILE] tool; [CASE] none)",
]


def bare(text: str) -> list[int]:
    """The lines of a file that skip without a need."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in BARE:
            whole = ast.unparse(node)
            found += [node.lineno] if whole.startswith(("pytest.", "unittest.", "mark.", "self.")) else []
        elif isinstance(node, ast.ImportFrom) and node.module in ("pytest", "unittest"):
            found += [node.lineno for alias in node.names if alias.name in BARE | {"mark"}]
    return found


def test_every_skip_names_its_need() -> None:
    own = {ROOT / "tests" / name for name in ("needs.py", "test_needs.py")}
    for path in sorted(set((ROOT / "tests").rglob("*.py")) - own):
        lines = bare(path.read_text(encoding="utf-8"))
        assert not lines, f"{path}:{lines}: skip by tests.needs, which says what the computer lacks"


@pytest.mark.parametrize(
    "text",
    [
        "pytest.skip('x')", "pytest.mark.skip", "@pytest.mark.skipif(True, reason='x')\ndef f(): pass",
        "pytest.importorskip('x')", "from pytest import skip", "from pytest import mark",
        "raise unittest.SkipTest('x')", "pytest.skip.Exception",
    ],
)  # fmt: skip
def test_a_bare_skip_is_found(text: str) -> None:
    assert bare(text)
    assert not bare("skip(Need.FILE, 'x')\nparser.skip('x')\nrows.skipif(2)")


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["in this process", "by workers"])
def test_the_last_lines_of_a_run_count_skips(workers: list[str], tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    whole = "from tests.needs import import_or_skip\nimport_or_skip('no_other')\n"
    (tmp_path / "test_whole.py").write_text(whole)
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_terminal_summary\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *workers, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120)
    said = [line for line in done.stdout.splitlines() if line.startswith("skipped, ")]
    assert done.returncode == 0 and sorted(said) == sorted(LINES), done.stdout + done.stderr
    assert "1 passed, 6 skipped" in done.stdout


def test_needs_are_told_apart() -> None:
    assert len({need.value for need in Need}) == len(Need)
