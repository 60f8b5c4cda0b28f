"""The loop over K of a tile as data, in the same way for all kernel forms (``TileProgram``).

In every step each accumulator takes its products, in narrow lanes. After a number of steps, the widening
interval (``part`` in names), a widening adds these sums to the next accumulator stage. Further stages are
widened likewise, and the epilogue adds the last stage to the result. The emitter writes loops in intrinsics
and in assembly from this data. The provers compare the written loops with it."""

from dataclasses import dataclass, replace

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, BitplaneProgram, rows_per_register, widen_lines
from sketches.bytes import rows_per_register as byte_rows
from sketches.dot import DotProgram, first_products
from sketches.program import Constant, Line, memory, place_of
from sketches.tables import MIDDLE, NARROW, TableProgram
from sketches.tables import rows_per_register as table_rows
from sketches.tile import Tile


@dataclass(frozen=True)
class TileProgram:
    """The loop of a tile: the lines of a step, the widenings and the epilogue, for one accumulator.

    ``inner``: lines of a step of one weight register (``rows`` rows) against one column, with loads. They end
    in the registers ``groups``. ``adder``: instruction that adds each register of ``groups`` to its
    accumulator. If ``adder`` is "", ``inner`` adds to the accumulators ``accumulator_names[0]`` itself.
    ``widths``: bits of a lane, per accumulator stage.
    ``intervals``: per stage the most steps (first stage) or widenings before it must be widened. None: K
    alone bounds it.
    ``widenings``: per stage but the last, lines that widen it. They load and store the next stage at
    ``acc@``. ``accumulator_names``: per stage the registers that its widening (last: the epilogue) reads.
    ``first``: if ``inner`` adds itself, lines of the first step after a widening. Only assembly needs them.
    ``columns``: columns of one accumulator (a column group), contiguous in ``activations@`` and ``acc@``."""

    rows: int
    tiles: tuple[Tile, ...]
    constants: tuple[Constant, ...]
    inner: tuple[Line, ...]
    groups: tuple[str, ...]
    adder: str
    widths: tuple[int, ...]
    intervals: tuple[int | None, ...]
    widenings: tuple[tuple[Line, ...], ...]
    accumulator_names: tuple[tuple[str, ...], ...]
    epilogue: tuple[Line, ...]
    first: tuple[Line, ...] = ()
    columns: int = 1

    @property
    def sums(self) -> tuple[str, ...]:
        """Return the registers from which a widening, else the epilogue, reads the narrowest sums."""
        return self.accumulator_names[0]

    @property
    def widening(self) -> tuple[Line, ...]:
        """Return the lines that widen the narrowest of several accumulator stages. One stage: IndexError."""
        return self.widenings[0]

    @property
    def interval(self) -> int:
        """Return the most steps before the narrowest of several accumulator stages must be widened."""
        first = self.intervals[0]
        assert first is not None
        return first

    @property
    def kept(self) -> int:
        """Return how many registers of the next stage the first widening of one accumulator adds to."""
        return sum(line.stage == "store" for line in self.widening)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines of ``inner``, ``first`` and ``widening`` without loads and stores."""
        every = (*self.inner, *self.first, *self.widening)
        return tuple(line for line in every if line.stage not in ("load", "store"))

    def loads(self, of_weights: bool) -> list[Line]:
        """Return the loads of a step by memory offset: of weights if ``of_weights``, else of the column."""
        loads = [line for line in self.inner if line.stage == "load"]
        mine = (line for line in loads if (place_of(line)[0] == "weights") == of_weights)
        return sorted(mine, key=place_of)

    def bytes(self, isa: Isa, of_weights: bool) -> int:
        """Return the bytes that a step loads: of a weight register if ``of_weights``, else of a column."""
        return sum(isa.instructions[line.instruction].operands[0].bytes for line in self.loads(of_weights))


def bitplane_tile(planes: BitplaneProgram, isa: Isa) -> TileProgram:
    """Return the tile program of a bitplanes kernel. If the kernel has carry-save adders, the tile program
    computes the same sums without them."""
    body, widening = planes.inner.body, set(widen_lines(planes))
    kept = widening | {line.dest for line in body if line.args[0].startswith("acc@")}
    moving = tuple(line for line in body if line.stage == "store" or line.dest in kept)
    entry = next(line for line in moving if line.stage == "load")
    store = next(line for line in moving if line.stage == "store")
    groups = tuple(group.name for group in planes.groups)
    return TileProgram(
        rows=rows_per_register(isa),
        tiles=planes.tiles,
        constants=planes.inner.constants,
        inner=tuple(line for line in body if line not in moving),
        groups=groups,
        adder=planes.adder,
        widths=(8, CHUNK),
        intervals=(planes.interval, None),
        widenings=(moving,),
        accumulator_names=(groups, ("wide",)),
        epilogue=(
            replace(entry, dest="before"),
            Line("after", planes.result_adder, ("before", "wide"), None, "reduce"),
            replace(store, args=("after",)),
        ),
    )


def bitplane_steps(isa: Isa, target: str, planes: BitplaneProgram) -> TileProgram | None:
    """Return the tile program for a bitplanes kernel's loops in assembly. None: the kernel has no such loops,
    because it uses carry-save or unpacks an operand."""
    unpacked = any(line.stage in ("unpack", "activations") for line in planes.inner.body)
    if planes.carry_save is not None or unpacked:
        return None
    return bitplane_tile(planes, isa)


def table_tile(program: TableProgram, isa: Isa) -> TileProgram:
    """Return the tile program of a table kernel. Its epilogue adds the 16-bit sums to the result."""
    loads = [line for line in program.second_widening if line.stage == "load"]
    halves = [line for line in loads if place_of(line)[0] == "acc16"]
    halves.sort(key=place_of)
    return TileProgram(
        rows=table_rows(isa),
        tiles=program.tiles,
        constants=program.constants,
        inner=program.inner,
        groups=tuple(group.name for group in program.groups),
        adder=program.adder,
        widths=(NARROW, MIDDLE),
        intervals=(program.interval, program.second_interval),
        widenings=(program.widening,),
        accumulator_names=(
            tuple(f"acc8_{number}" for number in range(len(program.groups))),
            tuple(line.dest for line in halves),
        ),
        epilogue=tuple(line for line in program.second_widening if line not in halves),
    )


def table_steps(isa: Isa, target: str, program: TableProgram) -> TileProgram:
    """Return the tile program for a table kernel's loops in assembly, which is that of its tiles."""
    return table_tile(program, isa)


def dot_tile(program: DotProgram, isa: Isa) -> TileProgram:
    """Return the tile program of a dot microkernel."""
    step, *wider = program.stages
    load = next(line.instruction for line in step.lines if line.stage == "load")
    store = next((line.instruction for line in program.epilogue if line.stage == "store"), "")
    at = memory("acc", 0)
    ends = [(Line(at, store, (stage.total,), None, "store"), stage.lines) for stage in wider]
    widenings = tuple(
        (Line(f"sum{number}", load, (at,), None, "load"), *lines, end)
        for number, (end, lines) in enumerate(ends, 1)
    )
    return TileProgram(
        rows=byte_rows(isa), tiles=program.tiles, constants=program.constants, inner=step.lines,
        groups=step.totals, adder="", widths=tuple(stage.width for stage in program.stages),
        intervals=(*program.intervals, None), widenings=widenings,
        accumulator_names=(program.sums, *((f"sum{number}",) for number in range(1, len(program.stages)))),
        epilogue=program.epilogue, columns=program.columns,
    )  # fmt: skip


def dot_steps(isa: Isa, target: str, program: DotProgram) -> TileProgram | None:
    """Return the tile program for a dot microkernel's loops in assembly, which widen the narrowest
    accumulators to stored ones. None: the kernel has no such loops. It is depthwise, has other than three
    accumulator stages, reads constants, or lacks an instruction that starts a sum (``first_products``)."""
    if program.depthwise or len(program.stages) != 3 or program.constants:
        return None
    first = first_products(isa, target, program)
    if first is None:
        return None
    loads = (line for line in program.stages[0].lines if line.stage == "load")
    return replace(dot_tile(program, isa), first=(*loads, first))
