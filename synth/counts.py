"""Counts of this process's work, which do not depend on the computer's speed. ``bench.main_job`` prints them,
and a golden file of the tests compares them."""

from __future__ import annotations

import threading
from collections import Counter

#: ``states``: programs that searches enumerated, and reductions that they expanded. ``obligations``: formulas
#: given to a solver. ``compiled``: C files compiled to objects. ``emulated``: instructions that the emulator
#: executed.
DONE: Counter[str] = Counter(states=0, obligations=0, compiled=0, emulated=0)
_LOCK = threading.Lock()


def add(what: str, more: int) -> None:
    """Add ``more`` to the count ``DONE[what]``; safe in any thread."""
    with _LOCK:
        DONE[what] += more
