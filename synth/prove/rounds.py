"""The loops in assembly do what the proved program does: the C text around them is read, their code is executed.

A kernel's C text may hold loops in assembly (``synth.emit.rounds``; of byte lanes: ``synth.prove.byte_rounds``),
whose order and registers are the emitter's. Nothing of the emitter is believed here, and nothing of it is called:

* *read* (``loop_text``): every line of the loops, from the guard to the end of the tile that calls them. What is in no
  form that is known there is refused. The rest of the file has only the directives that such a kernel has, and
  no assembly.
* *proved* (``loop_code``): what a loop keeps in memory is, term by term, what the program's lines make of the same
  steps: its cell for every step, its adder from step to step, its widening or fold after them, for any number of
  rounds. Every access lies within the steps that the rounds take or in what is kept, byte sums get no more steps than
  the program's interval between two folds, and everything that is written is declared.
* *compared* (``round_tiles``): the C that says where operands point, how far apart columns and registers lie, how many
  rounds are taken, how far the tile is then, and where what was kept goes, with lines that are made from the program.

The steps in intrinsics beside the loops are not read here: they are executed (``synth.execution``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isa_specs.instruction import Isa
from sketches.panel import PanelProgram, Tile, widen_lines
from sketches.tables import TableProgram
from sketches.wellformed import MalformedProgram
from synth.prove.loop_code import Steps, check_loop
from synth.prove.loop_text import Expected, Lines, Loop, no_assembly, read_loops, read_tile, split_text
from synth.prove.round_tiles import panel_tile, table_tile, value_macros


def panel_steps(isa: Isa, panel: PanelProgram) -> Steps:
    """What the loops of a panel do step by step."""
    cell = panel.cell
    widening = set(widen_lines(panel))
    entry = [line for line in cell.body if line.stage == "load" and line.args[0].startswith("acc@")]
    first = [
        line
        for line in cell.body
        if line not in entry and line.dest not in widening and line.stage != "store"
    ]
    last = [*entry, *(line for line in cell.body if line.dest in widening or line.stage == "store")]
    words = {
        line.args[0] for line in first if line.stage == "load" and line.args[0].startswith("activations@")
    }
    return Steps(
        panel.interval, panel.adder, len(panel.groups), 1, 4 * len(words), len(cell.views) * isa.vector_bits // 8,
        {c.name: c.bytes for c in cell.constants}, first, [g.name for g in panel.groups], last,
        [g.name for g in panel.groups],
    )  # fmt: skip


def panel_loops(isa: Isa, target: str, panel: PanelProgram, text: str) -> int:
    """Check every loop in assembly of a panel's C text; how many there are. Raises MalformedProgram."""
    steps = panel_steps(isa, panel)

    def tile(name: str, loops: Sequence[Loop]) -> list[Expected]:
        return panel_tile(isa, panel, name, loops, steps.words // 4)

    return check_loops(isa, target, steps, text, panel.tiles, (), tile)


def table_loops(isa: Isa, target: str, program: TableProgram, text: str) -> int:
    """Check every loop in assembly of a table kernel's C text likewise."""
    size = isa.vector_bits // 8
    steps = Steps(
        program.interval, program.adder, len(program.groups), len(program.halves), 2 * size,
        len(program.groups) * size, {c.name: c.bytes for c in program.constants}, program.cell,
        [g.name for g in program.groups], program.fold, [f"held{n}" for n in range(len(program.groups))],
    )  # fmt: skip

    def tile(name: str, loops: Sequence[Loop]) -> list[Expected]:
        return table_tile(isa, program, name, loops, 2 * size // 4)

    return check_loops(isa, target, steps, text, program.tiles, value_macros(isa), tile)


def check_loops(
    isa: Isa, target: str, steps: Steps, text: str, tiles: Sequence[Tile], macros: Sequence[str],
    tile: Callable[[str, Sequence[Loop]], list[Expected]],
) -> int:  # fmt: skip
    """Check every loop in assembly of a C text against ``steps``; how many there are. ``tiles``: those of the program;
    ``macros``: directives between the headers and the loops; ``tile``: what the C after the loops has to be. Raises
    MalformedProgram."""
    if no_assembly(text):
        return 0
    name, lines = split_text(isa, text, macros)
    reading = Lines(lines, "rounds")
    loops = read_loops(reading, name, isa.vector_bits // 8, steps.kept)
    for loop in loops:
        if Tile(loop.rows, loop.columns) not in tiles:
            raise MalformedProgram(f"rounds {loop.tile}: no such tile")
    reading.what = f"rounds {', '.join(loop.tile for loop in loops)}"
    read_tile(reading, tile(name, loops))
    for loop in loops:
        check_loop(isa, target, steps, loop)
    return len(loops)
