"""Rounds of a byte-lane tile's loop over K in assembly, for cores that issue in order.

As ``synth.emit.rounds``, with three differences. A cell is one instruction that adds products to its sums, so what is
not arithmetic weighs more: addresses move on together, once per turn, and a turn takes as many steps as one load can
bring. Sums depend on each other from step to step, so columns are taken in *blocks* that are large enough to hide
that; while one is computed, the next one's activations are loaded. And sums end soon, so a block is folded while
others still run. The first step of a part multiplies without adding: no sums are set to zero.
"""

from __future__ import annotations

import functools
import itertools

from isa_specs.cores import Core, Usage
from isa_specs.instruction import Isa
from sketches.bytelanes import CHUNK, ByteProgram, first_products
from sketches.panel import Tile
from synth.emit.rounds import (
    CELLS,
    GROUP,
    SCALAR_CYCLES,
    Body,
    Code,
    Rounds,
    in_order_core,
    kept_between_runs,
)
from synth.emit.scheduling import NoSchedule, Operation, schedule

#: Steps of a round at most.
ROUND_STEPS = 24
#: Steps per turn that are tried, and how far instructions may overtake each other.
UNROLLS = (4, 3, 2)
WINDOWS = (24, 40)
#: Cells of a block at least: fewer cannot hide how long an instruction takes.
BLOCK_CELLS = 4


def byte_body(isa: Isa, target: str, program: ByteProgram) -> Body | None:
    """The body of a byte-lane kernel: a step, and the sums' way from the narrowest lanes to the next, which is kept in
    memory. None where no core issues in order, where sums do not go through three widths, or where nothing begins a
    sum."""
    if in_order_core(isa, target) is None or len(program.levels) != 3:
        return None
    first = first_products(isa, target, program)
    if first is None:
        return None
    step, widening = program.levels[0], program.levels[1]
    loads = {line.args[0].partition("@")[0]: line.dest for line in step.lines if line.stage == "load"}
    read = {arg for line in (*step.lines, *widening.lines) for arg in line.args}
    if any(constant.name in read for constant in program.constants):
        return None
    cell = tuple(line for line in step.lines if line.stage != "load")
    return Body(
        (loads["weights"],), (loads["activations"],), True, (), cell, ((step.total, "sum0"),), "", widening.lines,
        ("sum1",), (widening.total,), (), min(program.intervals[0], ROUND_STEPS), (first,),
    )  # fmt: skip


def byte_rounds(isa: Isa, target: str, program: ByteProgram) -> tuple[Rounds, ...]:
    """The loops in assembly, of the tiles that have one."""
    body = byte_body(isa, target, program)
    found = [best_byte_rounds(isa, target, body, tile) for tile in program.tiles] if body is not None else []
    return tuple(loop for loop in found if loop is not None)


@functools.cache
def best_byte_rounds(isa: Isa, target: str, body: Body, tile: Tile) -> Rounds | None:
    """The rounds of fewest cycles per step; None where there is no in-order core, or no room in the registers."""
    core = in_order_core(isa, target)
    if core is None or tile.registers * tile.columns < CELLS:
        return None
    return kept_between_runs(
        ["bytes", target, repr(body), repr(tile)], lambda: _best(isa, target, core, body, tile)
    )


def _best(isa: Isa, target: str, core: Core, body: Body, tile: Tile) -> Rounds | None:
    best: Rounds | None = None
    for unroll in UNROLLS:
        part = body.most_steps // unroll * unroll
        if not part:
            continue
        lengths = sorted({1, ROUND_STEPS // part})
        for parts, block, window in itertools.product(lengths, _blocks(tile), WINDOWS):
            # By rows or by columns is the same where there is one of them.
            for by_rows in (True,) if 1 in (tile.registers, block) else (True, False):
                try:
                    found = _rounds(
                        isa, target, core, body, tile, unroll, part, parts, block, window, by_rows
                    )
                except NoSchedule:
                    continue
                if best is None or found.cycles * best.steps < best.cycles * found.steps:
                    best = found
    return best


def _blocks(tile: Tile) -> list[int]:
    """Columns of a block: one number for each number of blocks."""
    least = min(tile.columns, -(-BLOCK_CELLS // tile.registers))
    return sorted({-(-tile.columns // count) for count in range(1, tile.columns // least + 1)})


def _rounds(
    isa: Isa, target: str, core: Core, body: Body, tile: Tile, unroll: int, part: int, parts: int, block: int,
    window: int, by_rows: bool,
) -> Rounds:  # fmt: skip
    """``parts`` times ``part`` steps. ``by_rows``: a step of a block takes a register of rows after the other, else
    column after column. Raises NoSchedule."""
    rows, columns = range(tile.registers), range(tile.columns)
    cells, turns, per_part = tile.registers * tile.columns, parts * part // unroll, part // unroll
    size = isa.vector_bits // 8
    blocks = [columns[n : n + block] for n in range(0, tile.columns, block)]
    total = isa.target(target).vector_registers

    def weights(turn: int, r: int) -> list[str]:
        return [f"{body.weights[0]}.t{turn}.r{r}.u{u}" for u in range(unroll)]

    def words(turn: int, c: int) -> list[str]:
        return [f"{body.words[0]}.t{turn}.c{c}.u{u}" for u in range(unroll)]

    def ahead(turn: int) -> list[str]:
        """What a turn finds loaded."""
        groups = [weights(turn, r) for r in rows] + [words(turn, c) for c in blocks[0]]
        return [name for group in groups for name in group]

    fixed = {name: number for number, name in enumerate(ahead(0))}
    live_out = dict(zip(ahead(turns), fixed.values(), strict=True))
    if len(fixed) + cells > total:
        raise NoSchedule(f"{len(fixed)} registers of operands beside {cells} sums")

    prologue = Code(isa, target, core, ())
    for r in rows:
        prologue.load(weights(0, r), f"w{r}")
    for c in blocks[0]:
        prologue.load(words(0, c), f"x{c}", repeat=True)
    before = schedule(prologue.operations, core.width, range(total), {}, fixed)

    code = Code(isa, target, core, ())
    made: dict[tuple[int, int], str] = {}

    def load_words(turn: int, c: int) -> None:
        """Words that are repeated come two registers per access, and hardly later than one of them."""
        one, names = code.usage("vld1q_dup_u32"), words(turn, c)
        pairs = -(-len(names) // 2)
        usage = Usage(tuple((ports, n * pairs) for ports, n in one.ops), one.slots, one.latency + pairs - 1)
        code.load(names, f"x{c}", True, usage)

    def move(turn: int) -> None:
        """All addresses to the next turn; after the last round they stay."""
        steps = f"#{CHUNK * unroll}", f"#{size * unroll}"
        texts = []
        if turn + 1 == turns:
            texts += ["subs %[n], %[n], #1", f"mov %[sx], {steps[0]}", f"mov %[sw], {steps[1]}"]
            texts += [f"csel %[{step}], %[{step}], xzr, ne" for step in ("sx", "sw")]
            steps = "%[sx]", "%[sw]"
        texts += [f"add %[x{c}], %[x{c}], {steps[0]}" for c in columns]
        texts += [f"add %[w{r}], %[w{r}], {steps[1]}" for r in rows]
        writes = (*(f"x{c}" for c in columns), *(f"w{r}" for r in rows), "flags")
        usage = Usage((), len(texts), SCALAR_CYCLES)
        code.operations.append(Operation("\n".join(texts), (), (), usage, writes=writes, slots=len(texts)))

    def step(turn: int, r: int, c: int, u: int) -> None:
        values = {body.weights[0]: weights(turn, r)[u], body.words[0]: words(turn, c)[u]}
        lines = body.first
        if (r, c) in made:
            lines, values[body.sums[0][1]] = body.cell, made[r, c]
        code.lines(lines, values, f".t{turn}.r{r}.c{c}.u{u}")
        made[r, c] = values[body.sums[0][0]]

    def fold(turn: int, done: int, now: int) -> None:
        """The cells from ``done`` to ``now`` to what is kept."""
        for first in range(0, cells, GROUP):
            last = min(first + GROUP, cells)
            if not done < last <= now:
                continue
            kept = [f"kept{n}.t{turn}" for n in range(first, last)]
            code.load(kept, f"to{first // GROUP}")
            for n in range(first, last):
                c, r = divmod(n, tile.registers)
                values = {body.sums[0][1]: made.pop((r, c)), body.kept[0]: kept[n - first]}
                code.lines(body.last, values, f".t{turn}.r{r}.c{c}")
                kept[n - first] = values[body.results[0]]
            code.store(kept, f"to{first // GROUP}")

    for turn in range(turns):
        for number, mine in enumerate(blocks):
            if number + 1 < len(blocks):
                for c in blocks[number + 1]:
                    load_words(turn, c)
            else:
                move(turn)
                for r in rows:
                    code.load(weights(turn + 1, r), f"w{r}")
                for c in blocks[0]:
                    load_words(turn + 1, c)
            order = list(itertools.product(rows, mine))
            if not by_rows:
                order.sort(key=lambda cell: (cell[1], cell[0]))
            for u in range(unroll):
                for r, c in order:
                    step(turn, r, c, u)
            if (turn + 1) % per_part == 0:
                fold(turn, mine[0] * tile.registers, (mine[-1] + 1) * tile.registers)
    loop = schedule(code.operations, core.width, range(total), dict(fixed), live_out, window, 0)
    return Rounds(tile, parts * part, parts, unroll, before.instructions, loop.instructions, loop.cycles, ())
