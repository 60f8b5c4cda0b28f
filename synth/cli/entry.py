"""Where the commands begin (``synth.cli.interrupts`` says why nothing is imported before that)."""

from __future__ import annotations

import sys

from synth.cli.interrupts import COMPILE, KERNEL, begin, end, leave_interrupts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def kernel() -> NoReturn:
    """Run ``synth-kernel``."""
    begin(KERNEL)

    def work() -> int:
        from synth.cli.main import cli

        return int(cli.main(prog_name=KERNEL, standalone_mode=False))

    sys.exit(end(KERNEL, work))


def compile_model() -> NoReturn:
    """Run ``synth-compile``: this process owns the folder of its files, a child does the rest."""
    begin(COMPILE)
    from functools import partial

    from synth.cli.compile import cli

    code = cli.main(prog_name=COMPILE, standalone_mode=False, obj=partial(end, COMPILE))
    leave_interrupts()
    sys.exit(code)
