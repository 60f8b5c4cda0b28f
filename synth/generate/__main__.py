"""The entry point of ``synth-generate``, which imports the rest after Ctrl-C is handled."""

from __future__ import annotations

import sys

from synth.cli.interrupts import GENERATE, begin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def main() -> NoReturn:
    """Run ``synth-generate`` and exit with its code."""
    begin(GENERATE)
    from synth.generate.command import cli

    sys.exit(cli.main(prog_name=GENERATE, standalone_mode=False))


if __name__ == "__main__":
    main()
