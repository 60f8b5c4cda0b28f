"""A second search behind every "none exists": other algorithms than ``synth.search``, and none of its code.

Both searches share only the sketch (inputs, instructions, moves) and the meaning of the instruction table. If
the time does not suffice to decide a statement, it counts as not replayed, never as true.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

#: The second search excluded every program of the length.
REPLAYED = "replayed"
#: A program of this length or a shorter one exists.
WRONG = "wrong"
#: Undecided: the time ended, or this version has no second search of the sketch.
NOT_REPLAYED = "not replayed"


@dataclass(frozen=True)
class ReplayOutcome:
    """The outcome for a length. ``verdict``: REPLAYED (no program has it), WRONG (one has it or a shorter
    length), or NOT_REPLAYED (undecided). ``reason``: one line."""

    length: int
    verdict: str
    reason: str


class GaveUp(Exception):
    """A replay has reached a limit. The message names the limit in one line."""


class Clock:
    """A time limit: ``seconds`` from now on."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    def check(self) -> None:
        """Raise GaveUp if the time has ended."""
        if time.monotonic() > self._end:
            raise GaveUp(f"not decided within {self.seconds:g} s")
