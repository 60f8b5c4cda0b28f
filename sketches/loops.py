"""What the loop over K of a tile does, step by step, whatever the form: the part of a program that loops in
assembly take.

A loop keeps its sums in narrow lanes for a number of steps, a *part*; a *fold* then adds them to what the
tile keeps in memory. The emitter makes a loop of this description, and the prover compares with it what a
loop does.
"""

from __future__ import annotations

from dataclasses import dataclass

from isa_specs.instruction import Isa
from sketches.bytelanes import ByteProgram, first_products
from sketches.bytelanes import rows_per_register as byte_rows
from sketches.panel import PanelProgram, rows_per_register, widen_lines
from sketches.program import Constant, Line, place_of
from sketches.tables import TableProgram
from sketches.tables import rows_per_register as table_rows


@dataclass(frozen=True)
class Steps:
    """What a program does step by step.

    ``cell``: a step of a register of ``rows`` rows against a column, with its loads of ``weights@`` and of
    what the column has, up to the registers that ``groups`` name. ``adder`` adds those up for at most
    ``interval`` steps. Where ``first`` is not empty, ``cell`` adds to the sums itself, by the names of
    ``sums``, and ``first`` are the lines of the first step of a part. ``fold``: the lines after a part, which
    read the ``sums`` and load and store what is kept (``acc@``). ``intervals``: after how many runs the sums
    of each level move on, None where K alone bounds them; ``above``: how many registers of sums a cell has in
    each level but the first.
    """

    rows: int
    intervals: tuple[int | None, ...]
    cell: tuple[Line, ...]
    groups: tuple[str, ...]
    adder: str
    fold: tuple[Line, ...]
    sums: tuple[str, ...]
    above: tuple[int, ...]
    constants: tuple[Constant, ...]
    first: tuple[Line, ...] = ()

    @property
    def interval(self) -> int:
        """Steps of a part at most."""
        first = self.intervals[0]
        assert first is not None
        return first

    @property
    def kept(self) -> int:
        """Registers per cell that a fold adds to."""
        return self.above[0]

    @property
    def views(self) -> int:
        """Registers that a step makes of a register of weights, for all columns."""
        weights = {
            line.dest
            for line in (*self.loads(of_weights=True), *self.cell)
            if line.stage in ("load", "unpack")
        }
        columns = {line.dest for line in self.loads(of_weights=False)}
        read = {arg for line in self.cell if line.stage not in ("load", "unpack") for arg in line.args}
        return len((weights - columns) & read)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Those that compute."""
        every = (*self.cell, *self.first, *self.fold)
        return tuple(line for line in every if line.stage not in ("load", "store"))

    def loads(self, of_weights: bool) -> list[Line]:
        """Loads of a step, of weights or of what a column has, in the order of memory."""
        found = [line for line in self.cell if line.stage == "load"]
        return sorted(
            (line for line in found if (place_of(line)[0] == "weights") == of_weights), key=place_of
        )

    def bytes(self, isa: Isa, of_weights: bool) -> int:
        """Bytes that a step takes, of a register of weights or of a column."""
        return sum(isa.instructions[line.instruction].operands[0].bytes for line in self.loads(of_weights))


def panel_steps(isa: Isa, target: str, panel: PanelProgram) -> Steps | None:
    """Those of a panel; None where words are added before they are counted, and where an operand is
    unpacked."""
    body, widening = panel.cell.body, set(widen_lines(panel))
    if panel.carry_save is not None or any(line.stage in ("unpack", "activations") for line in body):
        return None
    fold = tuple(
        line
        for line in body
        if line.stage == "store" or line.dest in widening or line.args[0].startswith("acc@")
    )
    cell = tuple(line for line in body if line not in fold)
    groups = tuple(group.name for group in panel.groups)
    intervals = (panel.interval, None)
    return Steps(
        rows_per_register(isa), intervals, cell, groups, panel.adder, fold, groups, (1,), panel.cell.constants
    )


def table_steps(isa: Isa, target: str, program: TableProgram) -> Steps:
    """Those of a table kernel."""
    groups = tuple(group.name for group in program.groups)
    sums = tuple(f"held{number}" for number in range(len(groups)))
    return Steps(
        table_rows(isa), (program.interval, program.rounds), program.cell, groups, program.adder, program.fold, sums,
        (len(program.halves),), program.constants,
    )  # fmt: skip


def byte_steps(isa: Isa, target: str, program: ByteProgram) -> Steps | None:
    """Those of a byte-lane kernel: sums of the narrowest lanes go to the next, which are kept. None where
    sums do not go through three widths, where constants are read, or where no instruction begins a sum."""
    if len(program.levels) != 3 or program.constants:
        return None
    first = first_products(isa, target, program)
    if first is None:
        return None
    step, widening = program.levels[:2]
    loads = tuple(line for line in step.lines if line.stage == "load")
    enter = Line("sum1", loads[0].instruction, ("acc@0",), None, "load")
    leave = Line("acc@0", program.finish[-1].instruction, (widening.total,), None, "store")
    return Steps(
        byte_rows(isa), (*program.intervals, None), step.lines, (step.total,), "", (enter, *widening.lines, leave),
        ("sum0",), (1, 1), (), (*loads, first),
    )  # fmt: skip
