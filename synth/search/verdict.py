"""The three values a search can end with. A time-out is none of the other two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

P = TypeVar("P", covariant=True)


class SynthesisFailed(Exception):
    """No kernel: the reason, one line. Nothing is claimed about what exists."""


class NoSuchForm(SynthesisFailed):
    """The target has no form of such a kernel that is better than that of the target below it."""


@dataclass(frozen=True)
class Found(Generic[P]):
    """A program of this length, correct on every input that was checked (``evidence`` says which)."""

    length: int
    program: P
    evidence: str
    word = "found"


@dataclass(frozen=True)
class NoneExists:
    """No program of this length is in the sketch; ``evidence`` says what was exhausted or refuted."""

    length: int
    evidence: str
    word = "none"


@dataclass(frozen=True)
class Unknown:
    """Not decided: ``evidence`` is why (a time-out, a solver's "unknown") and the limit it ran into."""

    length: int
    evidence: str
    word = "unknown"


#: Each has a ``word`` for reports.
Verdict = Found[P] | NoneExists | Unknown
