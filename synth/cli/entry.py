"""The entry points of both commands, which import the rest after Ctrl-C is handled."""

from __future__ import annotations

import sys

from synth.cli.interrupts import COMPILE, KERNEL, begin, end, leave_interrupts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def kernel() -> NoReturn:
    """Run the command ``synth-kernel`` in a child process, and exit with its code."""
    begin(KERNEL)

    def work() -> int:
        from synth.cli.main import cli

        return int(cli.main(prog_name=KERNEL, standalone_mode=False))

    sys.exit(end(KERNEL, work))


def compile_model() -> NoReturn:
    """Run ``synth-compile`` and exit with its code. This process owns temporary files, its child compiles."""
    begin(COMPILE)
    from functools import partial

    from synth.cli.compile import cli

    code = cli.main(prog_name=COMPILE, standalone_mode=False, obj=partial(end, COMPILE))
    leave_interrupts()
    sys.exit(code)
