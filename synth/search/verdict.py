"""The three verdicts of a search. A time-out is neither "found" nor "none exists"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

P = TypeVar("P", covariant=True)


class SynthesisFailed(Exception):
    """A search found no kernel. The message is the reason, in one line. It does not say that none exists."""


class NoSuchForm(SynthesisFailed):
    """The target has no kernel of this form better than that of the target below it (``Isa.below``)."""


@dataclass(frozen=True)
class Found(Generic[P]):
    """A program of this length, correct on every checked input. ``evidence`` says which inputs."""

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
    """Not decided: ``evidence`` is the reason (a time-out, a solver's "unknown") and the limit."""

    length: int
    evidence: str
    word = "unknown"


#: A verdict. Its ``word`` is for reports.
Verdict = Found[P] | NoneExists | Unknown
