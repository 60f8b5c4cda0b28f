"""Exhaustive tests are left out, chosen by group, and divided so that every value of a parameter is seen."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import exhaustive

ROOT = Path(__file__).resolve().parents[1]
TESTS = """
import pytest

@pytest.mark.exhaustive("library")
def test_long(): pass

@pytest.mark.exhaustive("proofs", cover="a b")
@pytest.mark.parametrize("a", [1, 2, 3])
@pytest.mark.parametrize("b", "xy")
def test_cases(a, b): pass

@pytest.mark.exhaustive("models", every=2)
@pytest.mark.parametrize("number", range(5))
def test_numbers(number): pass
"""


@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        ([], "6 passed, 6 deselected"),
        (["--exhaustive", "library"], "1 passed, 11 deselected"),
        (["--exhaustive", "library", "proofs"], "4 passed, 8 deselected"),
        (["--exhaustive", "library", "--minutes", "0"], "1 skipped, 11 deselected"),
        (["-k", "cases"], "3 passed, 9 deselected"),
        (["::test_long"], "1 passed"),
    ],
)
def test_which_tests_run(options: list[str], outcome: str, tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(TESTS)
    named = [f"{file}{option}" for option in options if option.startswith("::")]
    options_of_all = "-q -p no:cacheprovider -p tests.exhaustive -c pyproject.toml"
    command = [sys.executable, "-m", "pytest", *options_of_all.split()]
    command += named or [str(file), *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120)
    assert done.returncode == 0 and f"{outcome} in" in done.stdout, done.stdout + done.stderr


def test_a_cover_has_every_value() -> None:
    cases = [{("a", a), ("b", b)} for a in range(4) for b in range(2)]
    chosen = exhaustive.cover(cases)
    assert len(chosen) == 4 and set().union(*(cases[number] for number in chosen)) == set().union(*cases)


def test_a_group_depends_on_its_own_tests() -> None:
    for names in exhaustive.GROUPS.values():
        assert all((ROOT / name).exists() for name in names)
    for path in set((ROOT / "tests").rglob("test_*.py")) - {Path(__file__)}:
        for group in re.findall(r"mark\.exhaustive\(\"(\w+)\"", path.read_text(encoding="utf-8")):
            assert any(path.is_relative_to(ROOT / name) for name in exhaustive.GROUPS[group]), path


def test_a_group_is_changed_until_it_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file.py").write_text("1")
    version = tmp_path / "pyproject.toml"
    version.write_text('[project]\nversion = "1.0.dev0"\n')
    monkeypatch.setattr(exhaustive, "ROOT", tmp_path)
    monkeypatch.setattr(exhaustive, "RECORD", tmp_path / "record.json")
    monkeypatch.setattr(exhaustive, "GROUPS", {"one": ("one",), "both": ("one", "two")})
    assert exhaustive.changed() == ["one", "both"]
    exhaustive.record(["one", "both"])
    assert exhaustive.changed() == []
    (tmp_path / "two/file.py").write_text("2")
    assert exhaustive.changed() == ["both"]
    version.write_text('[project]\nversion = "1.0"\n')
    assert exhaustive.changed() == ["one", "both"]
