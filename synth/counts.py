"""What this process has done, as numbers that do not depend on the computer's speed: ``bench.main_job``
prints them, and a golden file of the tests keeps them."""

from __future__ import annotations

import threading
from collections import Counter

#: ``states``: programs enumerated and reductions expanded by searches. ``obligations``: formulas given to a
#: solver. ``compiled``: C files that a compiler made objects of. ``emulated``: instructions that the emulator
#: executed.
DONE: Counter[str] = Counter(states=0, obligations=0, compiled=0, emulated=0)
_LOCK = threading.Lock()


def add(what: str, more: int) -> None:
    """Add to what was done, in any thread."""
    with _LOCK:
        DONE[what] += more
