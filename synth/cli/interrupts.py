"""Ctrl-C is one line and exit code 130 from the first line of a command on, before anything else is imported.

A KeyboardInterrupt would be a traceback while modules are imported, and code that is called back from C loses
it. So whatever happens at Ctrl-C happens in the signal's handler, which does not return. Work that has
something to clean up is done in a child, whose parent has another handler meanwhile
(``synth.processes.in_child``).
"""

from __future__ import annotations

import os
import signal
import sys

TYPE_CHECKING = False  # typing takes a tenth of the time in which nothing answers Ctrl-C
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

KERNEL, COMPILE = "synth-kernel", "synth-compile"
_AGAIN = "interrupted; run the same command again"
#: What each command says when it was interrupted; those of a program's commands that have words of their own.
INTERRUPTED = {
    KERNEL: "interrupted; finished kernels are kept, run the same command again to resume",
    COMPILE: "interrupted; no file is half written, and the same command again takes what it compiled from "
    "the cache",
    **dict.fromkeys((f"{KERNEL} {name}" for name in ("list", "show", "export", "doctor", "cache")), _AGAIN),
    f"{KERNEL} check": "interrupted; kernels that it did not name are not checked, the same command begins "
    "anew; no kernel was changed",
    f"{KERNEL} report": "interrupted; nothing was written, the same command searches anew",
    f"{KERNEL} tune": "interrupted; no schedule was stored, the same command begins anew",
}
_answering = False
#: A byte of memory that the process which works shares with the one that answers for it: how many lines of
#: the terminal are live.
_live: Any = None


def interrupted(program: str, arguments: list[str] | None = None) -> str:
    """Return the words of an interrupted program; ``arguments``: default, those of this process."""
    first = (sys.argv[1:] if arguments is None else arguments)[:1]
    return INTERRUPTED.get(" ".join((program, *first)), INTERRUPTED[program])


def begin(program: str) -> None:
    """Answer Ctrl-C from the first line of a command on, and let words to closed streams go nowhere."""
    answer_interrupts(program)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115


def answer_interrupts(program: str) -> None:
    """End this process at Ctrl-C with one line and exit code 130, unless it ignores Ctrl-C already."""
    global _answering

    def end(number: int, frame: Any) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.write(2, interrupted_line(program).encode())
        os._exit(130)

    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, end)
        _answering = True


def leave_interrupts() -> None:
    """Ignore Ctrl-C from now on, if it was answered: the exit code and the last line are settled."""
    if _answering:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def interrupted_line(program: str) -> str:
    """Return the last line of an interrupted command; on a terminal it replaces the live lines."""
    lines = 0 if _live is None else _live[0]
    up = f"\033[{lines - 1}A" if lines > 1 else ""
    clear = f"\r{up}\033[J\033[?25h" if os.isatty(2) else ""  # the cursor was hidden
    return f"{clear}{program}: {interrupted(program)}\n"


def tell_live(lines: int) -> None:
    """Set how many lines of the terminal are live."""
    if _live is not None:
        _live[0] = min(lines, 255)


def end(program: str, work: Callable[[], int]) -> int:
    """Run ``work`` in a child of this process and return its exit code; a signal that ends the child is one
    line."""
    import mmap

    from synth.errors import UserError
    from synth.processes import in_child

    global _live
    _live = mmap.mmap(-1, 1)
    try:
        code = in_child(work)
    except KeyboardInterrupt:
        sys.stderr.write(interrupted_line(program))
        return 130
    except UserError as error:
        sys.stderr.write(f"{program}: {error}\n")
        return 2
    if code < 0:
        name = signal.Signals(-code).name
        sys.stderr.write(
            f"{program}: {name} ended the process that worked (no memory?); nothing is half written\n"
        )
        return 128 - code
    return code
