"""``synth-kernel explain``: one page on why a kernel is as it is, or the same as JSON."""

from __future__ import annotations

from pathlib import Path

import click

from synth.cli import options
from synth.cli.options import flag, option

SIZE_HELP = "Compare the forms for M x K weights and N columns.  [default: three layers]"


@click.command("explain")
@click.argument("name", type=options.NAME, metavar="NAME")
@options.LIBRARY_OPTION
@option("--layer", nargs=3, type=click.IntRange(1, 2**31 - 1), metavar="M N K", help=SIZE_HELP)
@flag("--prove", "Ask the solver again, and show the seconds of every obligation.")
@options.JSON_OPTION
@options.VERBOSE_OPTION
def explain_command(
    name: str, out: Path | None, layer: tuple[int, int, int] | None, prove: bool, as_json: bool, verbose: bool
) -> int:
    """Explain one kernel on a page.

    The page says what was searched, and how many programs of each length there are. It says what the solver
    was asked, and why a program is minimal or what would decide its open lengths. It says what the sketches
    leave out. It says which form the library chooses for a layer, and why that is not the block kernel.

    NAME is as for show. --verbose lists every obligation. The exit code is 1 if --prove refutes one.
    """
    from synth.cli.explain_page import print_page
    from synth.cli.library import find, library
    from synth.cli.progress import board
    from synth.cli.screen import print_json
    from synth.library.explanation import LAYERS, explain
    from synth.library.kinds.registry import read_artifact

    artifact = read_artifact(find(name, library("--out ", out)))
    layers = LAYERS if layer is None else {"the given layer": layer}
    with board(1, silent=as_json or not prove) as shown:
        shown.phase(artifact.name, "proof")
        found = explain(artifact, layers, prove)
        shown.end(artifact.name, "proof ended", stays=False)
    if as_json:
        print_json(found)
    else:
        print_page(found, verbose)
    verdicts = {one["verdict"] for every in found["obligations"].values() for one in every}
    return 0 if verdicts <= {"", "proved"} else 1
