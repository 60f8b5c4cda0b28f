"""The instructions of an unrolled iteration of a loop in assembly (``synth.emit.rounds``), in order."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from isa_specs.a64 import MOST_REGISTERS
from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.schedule import Action, Add, CountRound, SetNumber, TileLoop, ZeroIfLast
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from synth.emit.assembly import AssemblyBuilder
from synth.emit.scheduling import NoSchedule, Schedule, SchedulingProblem


class Shape(NamedTuple):
    """The shape of an unrolled iteration (called a round in names).

    ``unroll``: steps of a step group (``turn``). ``part``: steps of a widening interval, a multiple of
    ``unroll``.
    ``parts``: widening intervals per iteration. ``block``: columns of a column block.
    ``by_rows``: a step goes through weight registers first, otherwise through columns."""

    unroll: int
    part: int
    parts: int
    block: int
    by_rows: bool


class Round:
    """An unrolled iteration of a tile's loop, and the instructions before the loop.

    If a step's line adds to its accumulator itself (``adding``), a step is one instruction, and other
    instructions weigh more. Then accumulators are widened in groups that one load and one store move, while
    other accumulators still run."""

    def __init__(
        self, isa: Isa, target: str, core: Core, steps: TileProgram, tile: Tile, shape: Shape
    ) -> None:
        self.isa, self.target, self.core = isa, target, core
        self.steps, self.tile, self.shape = steps, tile, shape
        self.adding = bool(steps.first)
        self.rows, self.columns = range(tile.registers), range(tile.columns)
        self.blocks = [self.columns[n : n + shape.block] for n in range(0, tile.columns, shape.block)]
        self.turns, self.per_part = shape.parts * shape.part // shape.unroll, shape.part // shape.unroll
        self.registers = isa.target(target).vector_registers
        self.kept = tile.registers * tile.columns * steps.kept
        self.groups = [
            range(n, min(n + MOST_REGISTERS, self.kept)) for n in range(0, self.kept, MOST_REGISTERS)
        ]
        loads = {of_weights: steps.loads(of_weights) for of_weights in (True, False)}
        self.weights, self.words = ([line.dest for line in loads[kind]] for kind in (True, False))
        repeated = isa.instructions[loads[False][0].instruction].operands[0].bytes
        self.repeat = repeated < isa.vector_bits // 8
        self.unpack = [line for line in steps.inner if line.stage == "unpack"]
        self.inner = [line for line in steps.inner if line.stage not in ("load", "unpack")]
        self.first = [line for line in steps.first if line.stage != "load"]
        self.widening = [line for line in steps.widening if line.stage not in ("load", "store")]
        of_acc = {line.args[0]: line.dest for line in steps.widening if line.stage == "load"}
        to_acc = {line.dest: line.args[0] for line in steps.widening if line.stage == "store"}
        places = sorted(of_acc, key=lambda at: int(at.partition("@")[2]))
        self.entries, self.results = [of_acc[at] for at in places], [to_acc[at] for at in places]
        used = {arg for line in steps.lines for arg in line.args}
        self.constants = {c.name: c.bytes for c in steps.constants if c.name in used}
        # Constants that only the widening reads are loaded for it.
        often = {arg for line in (*self.unpack, *self.inner) for arg in line.args}
        self.live = [name for name in self.constants if name in often]
        self.seldom = sorted(name for name in self.constants if name not in often)
        self.uniform = {name for name, data in self.constants.items() if data[:8] == data[8:16]}
        self.code = AssemblyBuilder(isa, target, core, self.uniform)
        #: Operands by weight register and step of a group; sums by row, column and number; stored
        #: accumulators.
        self.unpacked: dict[tuple[int, int], dict[str, str]] = {}
        self.sums: dict[tuple[int, int, int], str] = {}
        self.slots = [""] * self.kept

    def of_weights(self, turn: int, r: int) -> list[str]:
        """Return the names of weight registers that a step group reads for row register ``r``, in order."""
        return [f"{name}.t{turn}.r{r}.u{u}" for u in range(self.shape.unroll) for name in self.weights]

    def of_column(self, turn: int, c: int) -> list[str]:
        """Return the names of the registers of column ``c`` that a step group reads, step by step."""
        return [f"{name}.t{turn}.c{c}.u{u}" for u in range(self.shape.unroll) for name in self.words]

    def ahead(self, turn: int) -> list[str]:
        """Return the names of the registers that are loaded before step group ``turn`` begins."""
        weights = [name for r in self.rows for name in self.of_weights(turn, r)]
        return weights + [name for c in self.blocks[0] for name in self.of_column(turn, c)]

    @cached_property
    def before(self) -> Schedule:
        """Return the schedule of the instructions before the loop. Raises NoSchedule."""
        live = {name: self.registers - 1 - n for n, name in enumerate(self.live)}
        found = live | {name: number for number, name in enumerate(self.ahead(0))}
        if self.adding and len(found) + self.kept > self.registers:
            raise NoSchedule(f"{len(found)} registers of operands beside {self.kept} sums")
        self.code = AssemblyBuilder(self.isa, self.target, self.core, self.uniform)
        for name in self.live:
            self.load_constant(name, name)
        self.load_ahead(0)
        return SchedulingProblem(
            self.code.operations, self.core.width, range(self.registers), {}, found
        ).schedule()

    @cached_property
    def loop(self) -> SchedulingProblem:
        """Return the scheduling problem of one unrolled iteration of the loop. Raises NoSchedule."""
        live = {name: self.registers - 1 - n for n, name in enumerate(self.live)}
        found, left = (
            live | {name: number for number, name in enumerate(self.ahead(turn))} for turn in (0, self.turns)
        )
        self.code = AssemblyBuilder(self.isa, self.target, self.core, self.uniform)
        for turn in range(self.turns):
            self.turn(turn)
        return SchedulingProblem(self.code.operations, self.core.width, range(self.registers), found, left)

    def rounds(
        self, window: int, reserve: int, most: float = math.inf, limit: float | Fraction = math.inf
    ) -> TileLoop:
        """Return the scheduled loop. ``window``, ``reserve``: as in ``SchedulingProblem.schedule``. Raises
        NoSchedule, also if the loop has more than ``most`` instructions or takes ``limit`` or more cycles
        per step."""
        steps, before = self.shape.parts * self.shape.part, self.before
        if len(self.loop.operations) > most:
            raise NoSchedule(f"more than {most} instructions")
        loop = self.loop.schedule(window, reserve, limit * steps)
        used = {n for part in (before, loop) for one in part.instructions for n in (*one.writes, *one.reads)}
        return TileLoop(
            tile=self.tile,
            steps=steps,
            widenings=self.shape.parts,
            before=before.instructions,
            round=loop.instructions,
            constants=b"".join(self.constants.values()),
            kept=tuple(16 * group[0] for group in self.groups),
            clobbers=tuple(sorted(used)),
            issued=len(self.loop.operations),
            cycles=loop.cycles,
        )

    def turn(self, turn: int) -> None:
        """Add the code of step group ``turn``: unpacking, loads of further operands, steps, and widening."""
        for r, u in itertools.product(self.rows, range(self.shape.unroll)):
            self.unpacked[r, u] = self.named(self.weights, self.of_weights(turn, r), u)
            self.code.lines(self.unpack, self.unpacked[r, u], f".t{turn}.r{r}.u{u}")
        ends = (turn + 1) % self.per_part == 0
        if turn % self.per_part == 0:
            self.sums.clear()
        for number, block in enumerate(self.blocks):
            if number + 1 < len(self.blocks):
                self.load_columns(turn, self.blocks[number + 1])
            else:
                self.move(turn)
                self.load_ahead(turn + 1)
            if ends and not self.adding:
                self.load_for_widening(turn, block)
            accumulators = list(itertools.product(self.rows, block))
            if not self.shape.by_rows:
                accumulators.sort(key=lambda accumulator: (accumulator[1], accumulator[0]))
            for u, (r, c) in itertools.product(range(self.shape.unroll), accumulators):
                self.step(turn, u, r, c)
            if ends:
                self.widen_block(turn, block)

    def named(self, names: Sequence[str], registers: Sequence[str], u: int) -> dict[str, str]:
        """Return register by name for step ``u`` of a step group. ``registers``: ``len(names)`` per step."""
        return dict(zip(names, registers[u * len(names) : (u + 1) * len(names)], strict=True))

    def load_constant(self, name: str, dest: str) -> None:
        self.code.load_at((dest,), "k", 16 * list(self.constants).index(name))

    def load_ahead(self, turn: int) -> None:
        """Load the weights and the first column block of a step group."""
        for r in self.rows:
            self.code.load(self.of_weights(turn, r), f"w{r}")
        self.load_columns(turn, self.blocks[0])

    def load_columns(self, turn: int, columns: Sequence[int]) -> None:
        """Load the operands of columns for a step group."""
        for c in columns:
            if self.repeat:
                # With ``adding``, one access loads two words, and hardly later than one word.
                self.code.load_repeated(self.of_column(turn, c), f"x{c}", 2 if self.adding else 1)
            else:
                self.code.load(self.of_column(turn, c), f"x{c}")

    def move(self, turn: int) -> None:
        """Advance all addresses to the next step group. At the end of the loop's last iteration they stay, so
        that loads ahead read the last operands again."""
        of_words = 4 if self.repeat else 16
        numbers = {
            "x": self.shape.unroll * len(self.words) * of_words,
            "w": self.shape.unroll * len(self.weights) * 16,
        }
        moves: dict[str, int | str] = dict(numbers)
        actions: list[Action] = []
        if turn + 1 == self.turns:
            actions += [CountRound(), *(SetNumber(f"s{kind}", by) for kind, by in numbers.items())]
            moves = {kind: f"s{kind}" for kind in numbers}
            actions += [ZeroIfLast(f"s{kind}", f"s{kind}") for kind in numbers]
        pointers = [*(f"x{c}" for c in self.columns), *(f"w{r}" for r in self.rows)]
        actions += [Add(pointer, pointer, moves[pointer[0]]) for pointer in pointers]
        self.code.scalar(actions, pointers, self.adding)

    def step(self, turn: int, u: int, r: int, c: int) -> None:
        """Add a step of one accumulator."""
        tag = f".t{turn}.r{r}.c{c}.u{u}"
        values = self.unpacked[r, u] | self.named(self.words, self.of_column(turn, c), u)
        steps = self.steps
        begins = (r, c, 0) not in self.sums
        if self.adding and not begins:
            values |= {name: self.sums[r, c, g] for g, name in enumerate(steps.sums)}
        self.code.lines(self.first if self.adding and begins else self.inner, values, tag)
        for g, group in enumerate(steps.totals):
            added = values[group]
            if steps.adder and not begins:
                added = f"held{g}{tag}"
                self.code.instruction(steps.adder, added, (self.sums[r, c, g], values[group]))
            self.sums[r, c, g] = added

    # ---- widening -----------------------------------------------------------------------------------------

    def load_for_widening(self, turn: int, block: range) -> None:
        """Load the stored accumulators of a column block, and constants of the widening, before their use."""
        for number, group in enumerate(self.groups):
            if group[0] in self.of_block(block):
                self.load_kept(turn, number)
        if block == self.blocks[0]:
            for name in self.seldom:
                self.code.constants |= {f"{name}.t{turn}"} if name in self.uniform else set()
                self.load_constant(name, f"{name}.t{turn}")

    def of_block(self, block: range) -> range:
        """Return the indices of the stored accumulators of a column block."""
        per_column = len(self.rows) * self.steps.kept
        return range(block[0] * per_column, (block[-1] + 1) * per_column)

    def load_kept(self, turn: int, number: int) -> None:
        names = [f"kept{n}.t{turn}" for n in self.groups[number]]
        self.slots[self.groups[number][0] : self.groups[number][-1] + 1] = names
        self.code.load(names, f"to{number}")

    def widen_block(self, turn: int, block: range) -> None:
        """Widen the accumulators of a column block, or with ``adding`` of the groups that end in it."""
        if self.adding:
            for number, group in enumerate(self.groups):
                if group[-1] in self.of_block(block):
                    self.load_kept(turn, number)
                    for accumulator in group:
                        self.widen_accumulator(turn, accumulator)
                    self.store_kept(number)
            return
        for accumulator in self.of_block(block)[:: self.steps.kept]:
            self.widen_accumulator(turn, accumulator // self.steps.kept)
            for number, group in enumerate(self.groups):
                if accumulator <= group[-1] < accumulator + self.steps.kept:
                    self.store_kept(number)

    def store_kept(self, number: int) -> None:
        group = self.groups[number]
        self.code.store(self.slots[group[0] : group[-1] + 1], f"to{number}")

    def widen_accumulator(self, turn: int, accumulator: int) -> None:
        """Add the widening of accumulator ``accumulator`` into the stored accumulators."""
        c, r = divmod(accumulator, len(self.rows))
        mine = range(accumulator * self.steps.kept, (accumulator + 1) * self.steps.kept)
        values = {name: self.sums[r, c, g] for g, name in enumerate(self.steps.sums)}
        values |= {name: f"{name}.t{turn}" for name in self.seldom}
        values |= {name: self.slots[n] for name, n in zip(self.entries, mine, strict=True)}
        self.code.lines(self.widening, values, f".t{turn}.r{r}.c{c}")
        for name, n in zip(self.results, mine, strict=True):
            self.slots[n] = values[name]
