"""Ctrl-C prints one line and exits with code 130, from the first statement of a command on.

A KeyboardInterrupt during imports would print a traceback, and C code that calls back into Python loses it.
So the signal handler prints the line and ends the process. Work that has to clean up runs in a child process
(``synth.processes.in_child``). The parent of that child handles Ctrl-C in another way meanwhile.
"""

from __future__ import annotations

import os
import signal
import sys

TYPE_CHECKING = False  # importing typing takes a tenth of the time before Ctrl-C is handled
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

KERNEL, COMPILE, GENERATE = "synth-kernel", "synth-compile", "synth-generate"
_AGAIN = "interrupted; run the same command again"
#: The line that each program prints after Ctrl-C; subcommands without a line of their own use the program's.
INTERRUPTED = {
    KERNEL: "interrupted; finished kernels are kept, run the same command again to resume",
    COMPILE: "interrupted; no file is half written, and the same command again takes what it compiled from "
    "the cache",
    f"{COMPILE} explore": "interrupted; finished measurements are kept, run the same command again to resume",
    GENERATE: _AGAIN,
    **dict.fromkeys((f"{KERNEL} {name}" for name in ("list", "show", "export", "doctor", "cache")), _AGAIN),
    f"{KERNEL} check": "interrupted; kernels that it did not name are not checked, the same command begins "
    "anew; no kernel was changed",
    f"{KERNEL} tune": "interrupted; no schedule was stored, the same command begins anew",
}
_answering = False
#: One shared byte: the child writes how many lines of the terminal are live, and the parent clears them.
_live: Any = None


def interrupted(program: str, arguments: list[str] | None = None) -> str:
    """Return the text to print after Ctrl-C, without the program's name. ``arguments``: of the program,
    perhaps with a subcommand first; None: of this process."""
    first = (sys.argv[1:] if arguments is None else arguments)[:1]
    return INTERRUPTED.get(" ".join((program, *first)), INTERRUPTED[program])


def begin(program: str) -> None:
    """Handle Ctrl-C for ``program`` from now on: this process ends with one line and exit code 130. A process
    that ignores Ctrl-C goes on ignoring it. A closed standard output or error becomes the null device."""
    global _answering

    def end(number: int, frame: Any) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.write(2, interrupted_line(program).encode())
        os._exit(130)

    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, end)
        _answering = True
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115


def leave_interrupts() -> None:
    """Ignore Ctrl-C from now on, if it was handled: the last line and the exit code are decided."""
    if _answering:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def interrupted_line(program: str) -> str:
    """Return the last line of an interrupted command; on a terminal, with codes that clear live lines."""
    lines = 0 if _live is None else _live[0]
    up = f"\033[{lines - 1}A" if lines > 1 else ""
    clear = f"\r{up}\033[J\033[?25h" if os.isatty(2) else ""  # the live display had hidden the cursor
    return f"{clear}{program}: {interrupted(program)}\n"


def tell_live(lines: int) -> None:
    """Store how many lines of the terminal are live (255 for more), for the process that clears the lines."""
    if _live is not None:
        _live[0] = min(lines, 255)


def end(program: str, work: Callable[[], int]) -> int:
    """Run ``work`` in a child process and return its exit code: 130 after Ctrl-C, 2 for a UserError, 128 plus
    the number of a signal that ended it. In each of these cases print one line on standard error."""
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
        cause = f"{signal.Signals(-code).name} ended the process that worked (no memory?)"
        sys.stderr.write(f"{program}: {cause}; nothing is half written\n")
        return 128 - code
    return code
