"""Why tests are skipped: every skip names what the computer lacks, and the last lines of a run count them."""

import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Any, NoReturn

import pytest


class Need(Enum):
    """What a skipped test needs. The value says it in the last lines of a run."""

    PROCESSOR = "needs instructions of another processor"
    SYSTEM = "needs another operating system"
    PACKAGE = "needs a Python package that is not installed"
    TOOL = "needs a program that is not installed"
    FILE = "needs a file that the repository does not have"
    TIME = "needs more time"
    CASE = "is of a case that the tests leave out"


#: What the reason of a skip begins with: reports travel from the workers of pytest-xdist as text.
_TAG = re.compile(rf"\[({'|'.join(need.name for need in Need)})\] ")


def _reason(need: Need, reason: str) -> str:
    return f"[{need.name}] {reason}"


def skip(need: Need, reason: str) -> NoReturn:
    """Skip the running test, or the module that is being imported."""
    __tracebackhide__ = True
    pytest.skip(_reason(need, reason), allow_module_level=True)


def skip_where(need: Need, condition: bool, reason: str) -> pytest.MarkDecorator:
    """Return the mark that skips a test where the condition holds."""
    return pytest.mark.skipif(condition, reason=_reason(need, reason))


def import_or_skip(
    name: str, reason: str = "", exc_type: type[Exception] = ImportError, need: Need = Need.PACKAGE
) -> Any:
    """Return a module. Skip the test, or the module that is being imported, where the import raises
    ``exc_type``."""
    __tracebackhide__ = True
    said = _reason(need, reason or f"{name} is not installed")
    return pytest.importorskip(name, reason=said, exc_type=exc_type)


def summary(reports: Iterable[Any]) -> list[str]:
    """A line per need: how many tests, and whole files of tests, are skipped for it, and the usual reasons.

    ``reports``: of skipped tests and files, as pytest has them.
    """
    counts: dict[Need, Counter[str]] = {need: Counter() for need in Need}
    reasons: dict[Need, Counter[str]] = {need: Counter() for need in Need}
    for report in reports:
        text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        found = _TAG.search(text)
        if found:
            need = Need[found[1]]
            counts[need]["test" if isinstance(report, pytest.TestReport) else "file"] += 1
            reasons[need][text[found.end() :]] += 1
    lines = []
    for need in Need:
        said = [
            f"{count} {what}{'s' * (count > 1)}" for what, count in sorted(counts[need].items(), reverse=True)
        ]
        if said:
            usual = "; ".join(sorted(reasons[need], key=lambda reason: (-reasons[need][reason], reason))[:2])
            more = "; ..." if len(reasons[need]) > 2 else ""
            lines.append(f"skipped, {need.value}: {' and '.join(said)} ({usual}{more})")
    return lines
