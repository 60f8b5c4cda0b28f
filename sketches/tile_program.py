"""The program of a kernel form: a tile's loop over K as data. A search returns it, and certificates store it.

In every step each accumulator takes its products, in narrow lanes. After a number of steps, the widening
interval (``part`` in names), a widening adds these sums to the next accumulator stage. Further stages are
widened likewise, and the epilogue adds the last stage to the result. The emitter writes loops in intrinsics
and in assembly from this data. The provers compare the written loops with it."""

from dataclasses import dataclass

from isa_specs.instruction import Isa
from sketches.bytes import CHUNK, WIDE
from sketches.carry_save import CarrySave
from sketches.program import Constant, Line, Term, place_of
from sketches.tile import Accumulator, Tile

#: The buffer through which sums in tile registers go.
SUMS = "sums"


@dataclass(frozen=True)
class TileProgram:
    """The loop of a tile: the lines of a step, the widenings and the epilogue, for one accumulator.

    ``inner``: lines of a step of one weight register against one column or column group, with loads.
    ``groups``: what a step adds to each register of the narrowest sums, with coefficient and bound.
    ``adder``: instruction that adds it. If ``adder`` is "", ``inner`` itself adds to the registers ``sums``,
    and ``groups`` has the new sums.
    ``widths``: bits of a lane, per accumulator stage.
    ``intervals``: per stage the most steps (first stage) or widenings before it must be widened. If the last
    stage has none, K alone bounds it.
    ``widenings``: per stage but the last, lines that widen it. They load and store the next one at ``acc@``.
    ``epilogue``: lines that add the last stage to the result ``acc@``. If sums are in tile registers, the
    first lines store the sums to ``sums@``.

    ``positions``: of a step. The other fields are facts in which forms differ, with their usual values.
    ``together``, ``columns``: positions of a row that are contiguous in stored weights; columns of one
    accumulator (a column group), contiguous in ``activations@`` and ``acc@``.
    ``depthwise``: whether each row has activations of its own.
    ``stored_zero``: subtracted from weight codes, which are then signed bytes in memory; sums are modulo
    2^32. 0: codes are stored unchanged.
    ``lanes``: of tables, plane p of row r is byte ``lanes[p * rows + r]`` of a step's words, weight registers
    with a byte per lane: the order that makes widening cheapest. A word may mix planes.
    ``weight_lines``, ``derived_planes``, ``terms``: of bitplanes, as in ``BlockKernelProgram``. With them, a
    step and its widening are a block kernel (``sketches.bitplanes.step_kernel``).
    ``carry_save``: adders that replace the lines up to the sums (``sketches.carry_save``). The first interval
    then counts blocks of steps. None: each step is counted.
    ``first``: lines of the first step after a widening. Loops in assembly need them if ``inner`` adds itself.
    They are derived (``sketches.dot.assembly_program``), and certificates have none."""

    inner: tuple[Line, ...]
    groups: tuple[Accumulator, ...]
    epilogue: tuple[Line, ...]
    tiles: tuple[Tile, ...]
    constants: tuple[Constant, ...] = ()
    adder: str = ""
    widths: tuple[int, ...] = (WIDE,)
    intervals: tuple[int, ...] = ()
    widenings: tuple[tuple[Line, ...], ...] = ()
    positions: int = CHUNK
    together: int = CHUNK
    columns: int = 1
    depthwise: bool = False
    stored_zero: int = 0
    lanes: tuple[int, ...] = ()
    weight_lines: tuple[Line, ...] = ()
    derived_planes: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    carry_save: CarrySave | None = None
    first: tuple[Line, ...] = ()

    @property
    def totals(self) -> tuple[str, ...]:
        """Return the registers of ``groups``."""
        return tuple(group.name for group in self.groups)

    @property
    def accumulator_names(self) -> tuple[tuple[str, ...], ...]:
        """Return per stage the registers that its widening (last: the epilogue) reads."""
        if self.terms:
            return self.totals, ("wide",)
        counts = len(self.groups), *(sum(line.stage == "store" for line in lines) for lines in self.widenings)
        stages = tuple(zip(self.widths, map(range, counts), strict=False))
        if self.adder:
            return tuple(tuple(f"acc{width}_{number}" for number in of) for width, of in stages)
        return tuple(tuple(f"sum{number + stage}" for number in of) for stage, (_, of) in enumerate(stages))

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
        return self.intervals[0]

    @property
    def limits(self) -> tuple[int | None, ...]:
        """Return ``intervals`` with None for a last stage that K alone bounds."""
        return (*self.intervals, None)[: len(self.widths)]

    @property
    def kept(self) -> int:
        """Return how many registers of the next stage the first widening of one accumulator adds to."""
        return sum(line.stage == "store" for line in self.widening)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines of ``inner``, ``first`` and ``widening`` without loads and stores."""
        return computing((*self.inner, *self.first, *self.widening))

    @property
    def weights_live(self) -> bool:
        """Return whether weight registers stay live in a step. Otherwise a column group's registers do: a
        longer step of byte products reads more registers of weights than of a column group."""
        return bool(self.adder) or self.positions == CHUNK

    @property
    def spilled(self) -> tuple[Line, ...]:
        """Return the lines of the epilogue that store tile registers to ``sums@``; () without them."""
        return tuple(line for line in self.epilogue if line.dest.startswith(f"{SUMS}@"))

    def rows(self, isa: Isa) -> int:
        """Return the rows of a weight register: byte lanes in table kernels, else 32-bit lanes."""
        return isa.vector_bits // (8 if self.lanes else WIDE)

    def stage(self, name: str) -> tuple[Line, ...]:
        """Return the lines of a step in the named stage."""
        return tuple(line for line in self.inner if line.stage == name)

    def loads(self, of_weights: bool) -> list[Line]:
        """Return the loads of a step by memory offset: of weights if ``of_weights``, else of the column."""
        mine = (line for line in self.stage("load") if (place_of(line)[0] == "weights") == of_weights)
        return sorted(mine, key=place_of)

    def bytes(self, isa: Isa, of_weights: bool) -> int:
        """Return the bytes that a step loads: of a weight register if ``of_weights``, else of a column."""
        return sum(isa.instructions[line.instruction].operands[0].bytes for line in self.loads(of_weights))


def computing(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines without loads and stores."""
    return tuple(line for line in lines if line.stage not in ("load", "store"))
