"""What became of a statement "no program of this length exists"."""

from __future__ import annotations

import time
from dataclasses import dataclass

#: Every program of the length was excluded a second time.
REPLAYED = "replayed"
#: There is a program of this length or a shorter one.
WRONG = "wrong"
#: Not decided: the time ended, or this version has no second search of the sketch.
NOT_REPLAYED = "not replayed"


@dataclass(frozen=True)
class Outcome:
    """``verdict``: REPLAYED, WRONG or NOT_REPLAYED; ``reason``: by what, one line."""

    length: int
    verdict: str
    reason: str


class GaveUp(Exception):
    """A replay has reached a limit, which the text names in one line."""


class Clock:
    """``seconds`` from now on."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    def check(self) -> None:
        """Raise GaveUp if the time has ended."""
        if time.monotonic() > self._end:
            raise GaveUp(f"not decided within {self.seconds:g} s")
