"""Exhaustive tests: their groups, what each group depends on, and which groups changed since they passed.

A test with the mark ``exhaustive(GROUP)`` runs only with ``pytest --exhaustive GROUP``.
The cases of a parametrized test may be divided into those that always run and those that are exhaustive. With
``cover="a w"`` those that always run show every value of the parameters a and w at least once. With
``every=3`` every third case always runs.

    python -m tests.exhaustive             prints the groups that changed since they passed
    python -m tests.exhaustive GROUP ...   records that these groups pass (after ``nox -s exhaustive``)
"""

import hashlib
import json
import math
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.needs import Need, skip

START = time.monotonic()
ROOT = Path(__file__).resolve().parent.parent
#: SHA-256 of what each group depended on when it last passed.
RECORD = ROOT / "tests/data/exhaustive.json"
_KERNELS = (
    *("isa_specs", "sketches", "kernels_out", "tests/conftest.py"),
    *(f"synth/{room}" for room in ("emit", "forms", "library", "prove", "search")),
)
_MODELS = ("isa_specs", "sketches", "synth", "kernels_out")
_PAGES = ("tests/test_documentation.py", "tests/test_extending.py", "tests/test_python_page.py")
#: Files and folders that the tests of a group read and import, and the folders of the tests.
GROUPS = {
    "instructions": ("isa_specs", "synth/emit", "tests/isa_specs", "tests/emit"),
    "proofs": (*_KERNELS, "tests/prove", "tests/forms"),
    "library": (
        *(*_KERNELS, "synth/linear", "synth/minimality"),
        *(f"tests/{room}" for room in ("library", "minimality", "search")),
    ),
    "operators": (*_MODELS, "tests/compiler", "tests/linear", "tests/ggml", "tests/qnn"),
    "models": (*_MODELS, "tests/model", "tests/torch", "tests/generate"),
    "pages": (*_MODELS, "bench", "examples", "docs", "README.md", "tests/cli", *_PAGES),
    "benches": (*_MODELS, "bench", "tests/bench"),
}


def files_of(group: str) -> Iterator[Path]:
    """Yield the files that a group depends on, without compiled Python."""
    for name in GROUPS[group]:
        path = ROOT / name
        every = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in every if file.is_file() and "__pycache__" not in file.parts)


def digest(group: str) -> str:
    """Return the SHA-256 of the names and bytes of a group's files."""
    found = hashlib.sha256()
    for file in files_of(group):
        data = file.read_bytes()
        found.update(f"{file.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def passed() -> dict[str, str]:
    """Return the digest with which each group last passed."""
    known: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
    return known


def changed() -> list[str]:
    """Return the groups that differ from what last passed; all groups if this is a release."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    known = passed()
    return [group for group in GROUPS if not version.endswith(".dev0") or known.get(group) != digest(group)]


def record(groups: Iterable[str]) -> None:
    """Write the digests of groups that have passed."""
    known = passed() | {group: digest(group) for group in groups}
    RECORD.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def select(items: list[Any], groups: Collection[str]) -> tuple[list[Any], list[Any]]:
    """Return the tests of pytest that run, and the others.

    Without ``groups`` every test runs that is not exhaustive, otherwise the exhaustive ones of these groups.
    """
    tests: dict[Any, list[Any]] = defaultdict(list)
    for item in items:
        if mark := item.get_closest_marker("exhaustive"):
            tests[item.path, item.originalname, mark.args[0]].append(item)
    exhaustive: dict[Any, str] = {}
    for (_, _, group), cases in tests.items():
        kept = always(cases)
        exhaustive |= {case: group for number, case in enumerate(cases) if number not in kept}
    chosen: tuple[list[Any], list[Any]] = [], []
    for item in items:
        chosen[exhaustive.get(item) not in groups if groups else item in exhaustive].append(item)
    return chosen


def always(cases: list[Any]) -> Collection[int]:
    """Return the numbers of the cases of a test that always run. A case that this computer skips covers
    nothing."""
    mark = cases[0].get_closest_marker("exhaustive")
    if every := mark.kwargs.get("every"):
        return range(0, len(cases), every)
    names = mark.kwargs.get("cover", "").split()
    values = [
        set() if any(skip.args and skip.args[0] for skip in case.iter_markers("skipif"))
        else {(name, repr(case.callspec.params[name])) for name in names}
        for case in cases
    ]  # fmt: skip
    return cover(values)


def cover(cases: list[set[Any]]) -> set[int]:
    """Return the numbers of cases that have every value together: always the next that adds most values."""
    left, chosen = set[Any]().union(*cases), set[int]()
    while left:
        number = max(range(len(cases)), key=lambda n: (len(cases[n] & left), -n))
        chosen.add(number)
        left -= cases[number]
    return chosen


def pytest_addoption(parser: pytest.Parser) -> None:
    said = "run only the exhaustive tests of these groups (tests/exhaustive.py)"
    parser.addoption("--exhaustive", nargs="+", choices=[*GROUPS], default=[], metavar="GROUP", help=said)
    said = "skip the tests that would begin after so many minutes"
    parser.addoption("--minutes", type=float, default=math.inf, help=said)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not any("::" in argument for argument in config.args):  # a test that is named runs
        items[:], others = select(items, config.getoption("--exhaustive"))
        config.hook.pytest_deselected(items=others)
        if math.isfinite(config.getoption("--minutes")):  # after every change other files come last
            seed = "".join(map(digest, config.getoption("--exhaustive")))
            items.sort(key=lambda item: hashlib.sha256(f"{seed}{item.path.name}".encode()).digest())


def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.monotonic() - START >= 60 * item.config.getoption("--minutes"):
        skip(Need.TIME, "nox -s exhaustive")


if __name__ == "__main__":
    if sys.argv[1:]:
        record(sys.argv[1:])
    else:
        print("\n".join(changed()))
