"""Rounds of a tile's loop over K in assembly, for cores that issue in order.

A compiler orders a large unrolled loop for its own idea of the registers, and splits groups of registers that
one load fills with moves. Here the loop's order and its registers are chosen for the core (``scheduling``).

A *round* is a whole number of steps, at most as many as byte accumulators hold, with the widening (panel) or
the fold (tables) that follows them. Steps are taken in *turns* of ``unroll`` steps: one load repeats the words of
all these steps of a column, or brings their tables. The weights of the next turn and what the next column reads
are loaded ahead; the last turn of a round loads for the next round (the last round again for itself), so that the
loop is software-pipelined.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

import isa_specs
from isa_specs.cores import Core, Usage, cores
from isa_specs.instruction import Isa
from sketches.panel import PanelProgram, Tile, widen_lines
from sketches.program import Line, split_memory
from sketches.tables import TableProgram
from synth.emit.cache import cached
from synth.emit.scheduling import Instruction, NoSchedule, Operation, schedule
from synth.emit.text import values_text

#: The assembly that is written here (``Target.assembly``).
SYNTAX = "a64"
#: Steps of a round at most: its code is straight.
ROUND_STEPS = (8, 16)
#: Instructions of a round at most.
ROUND_LENGTH = 1000
#: Cells of a tile at least: with fewer, nothing can be done while an instruction takes its time.
CELLS = 2
#: Steps per load that are tried, and how far instructions may overtake each other.
UNROLLS = (4, 2, 1)
WINDOWS = (24,)
RESERVES = (0, 2)
#: Registers that one load or store moves at most.
GROUP = 4
#: Instructions that add to their first operand, which is not written in assembly.
DESTRUCTIVE = frozenset(["mla", "mls", "umlal", "uadalp", "usra"])
_ELEMENT = {8: "b", 16: "h", 32: "s", 64: "d"}
SCALAR_CYCLES = 3


@dataclass(frozen=True)
class Body:
    """What a round does, form by form.

    ``weights``, ``words``: the names under which lines read the registers of weights of a step, and what a column
    reads, by place. ``repeat``: whether each of ``words`` is a 32-bit word repeated through a register (else 16 bytes
    fill it). ``unpack``, ``cell``, ``last``: lines per step and register of rows, per step and cell, and after the
    steps of a part per cell. ``sums``: what a step adds up with ``adder``, and the name under which ``last`` reads the
    sum. ``kept``: registers per cell that ``last`` finds in memory, and in ``results`` what it leaves there.
    ``first``: lines of a cell in the first step of a part, where those of ``cell`` read the sums and add to them
    themselves, by the names under which ``last`` reads them (``adder`` is empty then).
    """

    weights: tuple[str, ...]
    words: tuple[str, ...]
    repeat: bool
    unpack: tuple[Line, ...]
    cell: tuple[Line, ...]
    sums: tuple[tuple[str, str], ...]
    adder: str
    last: tuple[Line, ...]
    kept: tuple[str, ...]
    results: tuple[str, ...]
    constants: tuple[tuple[str, bytes], ...]
    most_steps: int
    first: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Rounds:
    """The loop of one tile: ``steps`` per round in ``parts`` that each end with a fold, instructions before the loop
    and in it, and the loop's cycles."""

    tile: Tile
    steps: int
    parts: int
    unroll: int
    before: tuple[Instruction, ...]
    loop: tuple[Instruction, ...]
    cycles: int
    constants: tuple[str, ...]


_ADAPTER: TypeAdapter[Rounds | None] = TypeAdapter(Rounds | None)


def panel_body(panel: PanelProgram) -> Body | None:
    """The body of a panel; None where weights are unpacked (a form that in-order cores' tables do not have), and where
    words are added before they are counted."""
    cell = panel.cell
    if cell.stage("unpack") or cell.stage("activations") or panel.carry_save is not None:
        return None
    loads = {line.dest: split_memory(line.args[0]) for line in cell.body if line.stage == "load"}
    widening = set(widen_lines(panel))

    def of(buffer: str) -> tuple[str, ...]:
        found = sorted((place[1], name) for name, place in loads.items() if place and place[0] == buffer)
        return tuple(name for _, name in found)

    lines = tuple(
        line for line in cell.body if line.stage in ("row", "combine") and line.dest not in widening
    )
    (entry,) = of("acc")
    last = [line for line in cell.body if line.dest in widening]
    (result,) = (line.args[0] for line in cell.body if line.stage == "store")
    used = {arg for line in (*lines, *last) for arg in line.args}
    constants = tuple((c.name, c.bytes) for c in cell.constants if c.name in used)
    sums = tuple((group.name, group.name) for group in panel.groups)
    return Body(
        of("weights"), of("activations"), True, (), lines, sums, panel.adder, tuple(last), (entry,), (result,),
        constants, panel.interval,
    )  # fmt: skip


def table_body(program: TableProgram) -> Body:
    """The body of a table kernel."""
    loads = [line for line in program.cell if line.stage == "load"]
    weights = tuple(line.dest for line in loads if line.args[0].startswith("weights@"))
    words = tuple(line.dest for line in loads if line.args[0].startswith("tables@"))
    lines = tuple(line for line in program.cell if line.stage in ("row", "combine"))
    sums = tuple((group.name, f"held{n}") for n, group in enumerate(program.groups))
    fold = tuple(line for line in program.fold if line.stage == "reduce")
    places = {line.args[0]: line.dest for line in program.fold if line.stage == "load"}
    stores = {line.dest: line.args[0] for line in program.fold if line.stage == "store"}
    order = sorted(places, key=lambda at: int(at.partition("@")[2]))
    kept = tuple(places[at] for at in order)
    results = tuple(stores[at] for at in order)
    used = {arg for line in (*program.cell, *program.fold) for arg in line.args}
    constants = tuple((c.name, c.bytes) for c in program.constants if c.name in used)
    return Body(
        weights, words, False, program.stage("unpack"), lines, sums, program.adder, fold, kept, results, constants,
        program.interval,
    )  # fmt: skip


def in_order_core(isa: Isa, target: str) -> Core | None:
    """The core that issues in order, where the target has one and its assembly is written here."""
    if isa.target(target).assembly != SYNTAX:
        return None
    return next(
        (c for c in cores().values() if c.isa == isa.name and c.in_order and target in c.targets), None
    )


@functools.cache
def best_rounds(isa: Isa, target: str, body: Body, tile: Tile) -> Rounds | None:
    """The rounds of fewest cycles per step; None where there is no in-order core, or no room in the registers.

    Kept between runs by all that they follow from: they take seconds, and whoever emits a kernel anew needs them.
    """
    core = in_order_core(isa, target)
    if core is None or tile.registers * tile.columns < CELLS:
        return None

    return kept_between_runs(
        [target, repr(body), repr(tile)], lambda: _best_rounds(isa, target, core, body, tile)
    )


def kept_between_runs(parts: Sequence[str], make: Callable[[], Rounds | None]) -> Rounds | None:
    """What ``make`` makes of ``parts``, the tables of instructions and cores, and the sources of this package."""

    def text() -> bytes:
        return _ADAPTER.dump_json(make())

    try:
        return _ADAPTER.validate_json(cached("rounds", [_sources(), *parts], ".json", text))
    except ValidationError:
        # A file of the cache that was cut short or written by another program.
        return _ADAPTER.validate_json(text())


@functools.cache
def _sources() -> str:
    """The text of all that rounds follow from beside a body: how they are made, instructions, cores."""
    here, tables = Path(__file__), Path(isa_specs.__file__)
    mine = [here, here.with_name("scheduling.py"), here.with_name("byte_rounds.py")]
    files = [*mine, *sorted(tables.parent.glob("*.py"))]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _best_rounds(isa: Isa, target: str, core: Core, body: Body, tile: Tile) -> Rounds | None:
    best: Rounds | None = None
    for unroll in UNROLLS:
        if unroll * len(body.words) > 4 or unroll > body.most_steps:
            continue
        lengths = set()
        for steps in ROUND_STEPS:
            parts = -(-steps // body.most_steps)
            lengths.add((steps // parts // unroll * unroll, parts))
        for (steps, parts), window, reserve in itertools.product(sorted(lengths), WINDOWS, RESERVES):
            try:
                found = _rounds(isa, target, core, body, tile, unroll, steps, parts, window, reserve)
            except NoSchedule:
                continue
            short = len(found.loop) <= ROUND_LENGTH or best is None
            if short and (best is None or found.cycles * best.steps < best.cycles * found.steps):
                best = found
    return best


class Code:
    """Operations in the order in which they are wanted."""

    def __init__(self, isa: Isa, target: str, core: Core, uniform: Iterable[str]) -> None:
        """``uniform``: constants whose halves are the same."""
        self.isa, self.target, self.core = isa, target, core
        self.known = {i.name: i for i in isa.on(target)}
        self.constants = set(uniform)
        self.operations: list[Operation] = []
        self.high: dict[str, str] = {}

    def load(
        self, dests: Sequence[str], pointer: str, repeat: bool = False, taken: Usage | None = None
    ) -> None:
        """Consecutive 32-bit words, each through a register, or 16 bytes each. ``taken``: where it is not as many
        loads of one register."""
        count = len(dests)
        if not repeat and (count == 1 or count > GROUP):
            self.load_at(dests, pointer, 0)
            return
        kind = "4s" if repeat else "16b"
        names = ", ".join(f"v{{d{n}}}.{kind}" if n else f"v{{d}}.{kind}" for n in range(count))
        name = f"ld{count}r" if repeat else "ld1"
        one = self.usage("vld1q_dup_u32") if repeat else self.core.load
        usage = taken or Usage(
            tuple((ports, n * count) for ports, n in one.ops), one.slots, one.latency + count - 1
        )
        self.access(f"{name} {{{{{names}}}}}, [%[{pointer}]]", tuple(dests), pointer, usage)

    def load_at(self, dests: Sequence[str], pointer: str, offset: int) -> None:
        """16 bytes each, one by one."""
        for n, dest in enumerate(dests):
            self.access(f"ldr q{{d}}, [%[{pointer}], #{offset + 16 * n}]", (dest,), pointer, self.core.load)

    def store(self, values: Sequence[str], pointer: str) -> None:
        """Registers next to each other."""
        names = ", ".join(f"v{{{n}}}.16b" for n in range(len(values)))
        one = self.core.store
        usage = Usage(
            tuple((ports, n * len(values)) for ports, n in one.ops), one.slots, one.latency + len(values) - 1
        )
        self.operations.append(
            Operation(
                f"st1 {{{{{names}}}}}, [%[{pointer}]]",
                (),
                tuple(values),
                usage,
                consecutive=True,
                reads=(pointer,),
                writes=(f"memory at {pointer}",),
            )
        )

    def access(self, text: str, dests: tuple[str, ...], pointer: str, usage: Usage) -> None:
        self.operations.append(Operation(text, dests, (), usage, reads=(pointer, f"memory at {pointer}")))

    def usage(self, name: str) -> Usage:
        return self.core.usage(self.known[name], self.target)

    def scalar(self, texts: Sequence[str], reads: tuple[str, ...], writes: tuple[str, ...]) -> None:
        usage = Usage((), len(texts), SCALAR_CYCLES)
        self.operations.append(Operation("\n".join(texts), (), (), usage, reads=reads, writes=writes))

    def lines(self, lines: Iterable[Line], values: dict[str, str], tag: str) -> None:
        """Lines with ``values`` for the names that they read; what they make is named with ``tag`` and entered."""
        for line in lines:
            instruction = self.known[line.instruction]
            args = [values.get(arg, arg) for arg in line.args]
            if instruction.name.startswith("vget_low"):
                values[line.dest] = args[0]
                continue
            dest = f"{line.dest}{tag}"
            if instruction.name.startswith("vget_high"):
                self.high[dest] = args[0]
                values[line.dest] = dest
                continue
            self.instruction(instruction.name, dest, args, line.imm)
            values[line.dest] = dest

    def instruction(self, name: str, dest: str, args: Sequence[str], imm: int | None = None) -> None:
        instruction = self.known[name]
        mnemonic = instruction.mnemonic
        usage = self.usage(name)
        tied = 0 if mnemonic in DESTRUCTIVE else None
        types = [_arrangement(o.c_type) for o in instruction.operands]
        result = _arrangement(instruction.result.c_type)
        args = list(args)
        if any(arg in self.high for arg in args):
            # The instruction of the high halves; a constant is the same in both.
            places = [n for n, arg in enumerate(args) if types[n].startswith("8b")]
            if not all(args[n] in self.high or args[n] in self.constants for n in places):
                raise NoSchedule(f"{name}: a high half beside a low one")
            mnemonic += "2"
            for n in places:
                types[n] = "16b"
                args[n] = self.high.get(args[n], args[n])
        if mnemonic == "tbl":
            text = "tbl v{d}.16b, {{v{0}.16b}}, v{1}.16b"
        else:
            first = 0 if tied is None else 1
            parts = [f"v{{d}}.{result}", *(f"v{{{n}}}.{types[n]}" for n in range(first, len(args)))]
            parts += [] if imm is None else [f"#{imm}"]
            text = f"{mnemonic} {', '.join(parts)}"
        self.operations.append(Operation(text, (dest,), tuple(args), usage, tied))


@functools.cache
def _arrangement(c_type: str) -> str:
    found = re.fullmatch(r"u?int(\d+)x(\d+)_t", c_type)
    assert found is not None
    return f"{found[2]}{_ELEMENT[int(found[1])]}"


def _rounds(
    isa: Isa, target: str, core: Core, body: Body, tile: Tile, unroll: int, part: int, parts: int,
    window: int, reserve: int,
) -> Rounds:  # fmt: skip
    """``parts`` times ``part`` steps. Raises NoSchedule."""
    rows, columns = range(tile.registers), range(tile.columns)
    turns = parts * part // unroll
    per_part = part // unroll
    per_word = 4 if body.repeat else 16
    words_step = unroll * len(body.words) * per_word
    weights_step = unroll * len(body.weights) * 16
    total = isa.target(target).vector_registers

    def weight_names(turn: int, r: int) -> list[str]:
        return [f"{name}.t{turn}.r{r}.u{u}" for u in range(unroll) for name in body.weights]

    def word_names(turn: int, c: int) -> list[str]:
        return [f"{name}.t{turn}.c{c}.u{u}" for u in range(unroll) for name in body.words]

    constants = [name for name, _ in body.constants]
    # Constants that only a fold reads are loaded for it.
    seldom = set(constants) - {arg for line in (*body.unpack, *body.cell) for arg in line.args}
    held = [name for name in constants if name not in seldom]
    fixed: dict[str, int] = {name: total - 1 - n for n, name in enumerate(held)}
    place = 0
    carried: list[tuple[list[str], list[str]]] = []
    for now, then in [(weight_names(0, r), weight_names(turns, r)) for r in rows] + [
        (word_names(0, 0), word_names(turns, 0))
    ]:
        carried.append((now, then))
        for name in now:
            fixed[name] = place
            place += 1
    live_out = {name: fixed[name] for name in held}
    for now, then in carried:
        live_out.update({b: fixed[a] for a, b in zip(now, then, strict=True)})

    uniform = {name for name, data in body.constants if data[:8] == data[8:16]}
    prologue = Code(isa, target, core, uniform)
    for name in held:
        prologue.load_at((name,), "k", 16 * constants.index(name))
    for r in rows:
        prologue.load(weight_names(0, r), f"w{r}")
    prologue.load(word_names(0, 0), "x0", body.repeat)
    before = schedule(prologue.operations, core.width, range(total), {}, fixed)

    code = Code(isa, target, core, uniform)
    pointers = [*(f"x{c}" for c in columns), *(f"w{r}" for r in rows)]
    slots = [""] * (tile.registers * tile.columns * len(body.kept))
    made: dict[tuple[int, int, int], str] = {}
    indices: dict[tuple[int, int], dict[str, str]] = {}
    for turn in range(turns):
        for r in rows:
            names = weight_names(turn, r)
            for u in range(unroll):
                values = dict(zip(body.weights, names[u * len(body.weights) :], strict=False))
                code.lines(body.unpack, values, f".t{turn}.r{r}.u{u}")
                indices[r, u] = values
        ends = (turn + 1) % per_part == 0
        if turn % per_part == 0:
            made.clear()
        for c in columns:
            if c + 1 < tile.columns:
                code.load(word_names(turn, c + 1), f"x{c + 1}", body.repeat)
            else:
                if turn + 1 < turns:
                    texts = [f"add %[x{k}], %[x{k}], #{words_step}" for k in columns]
                    texts += [f"add %[w{k}], %[w{k}], #{weights_step}" for k in rows]
                    code.scalar(texts, (), tuple(pointers))
                else:
                    texts = [
                        "subs %[n], %[n], #1",
                        f"mov %[sx], #{words_step}",
                        f"mov %[sw], #{weights_step}",
                    ]
                    texts += ["csel %[sx], %[sx], xzr, ne", "csel %[sw], %[sw], xzr, ne"]
                    texts += [f"add %[x{k}], %[x{k}], %[sx]" for k in columns]
                    texts += [f"add %[w{k}], %[w{k}], %[sw]" for k in rows]
                    code.scalar(texts, (), (*pointers, "flags"))
                for r in rows:
                    code.load(weight_names(turn + 1, r), f"w{r}")
                code.load(word_names(turn + 1, 0), "x0", body.repeat)
            if ends:
                # What was kept so far, ahead of the column that adds to it.
                of_column = range(
                    c * tile.registers * len(body.kept), (c + 1) * tile.registers * len(body.kept)
                )
                for group in range(0, len(slots), GROUP):
                    if group in of_column:
                        names = [f"kept{n}.t{turn}" for n in range(group, min(group + GROUP, len(slots)))]
                        slots[group : group + GROUP] = names
                        code.load(names, f"to{group // GROUP}")
                if c == 0:
                    for name in sorted(seldom):
                        code.constants |= {f"{name}.t{turn}"} if name in uniform else set()
                        code.load_at((f"{name}.t{turn}",), "k", 16 * constants.index(name))
            words = word_names(turn, c)
            for u in range(unroll):
                read = dict(zip(body.words, words[u * len(body.words) :], strict=False))
                for r in rows:
                    tag = f".t{turn}.r{r}.c{c}.u{u}"
                    values = {**indices[r, u], **read}
                    code.lines(body.cell, values, tag)
                    for g, (sum_name, _) in enumerate(body.sums):
                        added = values[sum_name]
                        if (r, c, g) in made:
                            total_name = f"held{g}{tag}"
                            code.instruction(body.adder, total_name, (made[r, c, g], added))
                            added = total_name
                        made[r, c, g] = added
            if ends:
                for r in rows:
                    cell = c * tile.registers + r
                    values = {name: made[r, c, g] for g, (_, name) in enumerate(body.sums)}
                    values |= {name: f"{name}.t{turn}" for name in seldom}
                    values |= {name: slots[cell * len(body.kept) + n] for n, name in enumerate(body.kept)}
                    code.lines(body.last, values, f".t{turn}.r{r}.c{c}")
                    for n, name in enumerate(body.results):
                        slots[cell * len(body.kept) + n] = values[name]
                    done = (cell + 1) * len(body.kept)
                    for group in range(0, len(slots), GROUP):
                        end = min(group + GROUP, len(slots))
                        if done - len(body.kept) < end <= done:
                            code.store(slots[group:end], f"to{group // GROUP}")
    live_in = dict(fixed.items())
    loop = schedule(code.operations, core.width, range(total), live_in, live_out, window, reserve)
    return Rounds(
        tile, parts * part, parts, unroll, before.instructions, loop.instructions, loop.cycles, tuple(constants),
    )  # fmt: skip


# ---- C ----------------------------------------------------------------------------------------------------

#: Where the loops are compiled; the rest of the C text takes their steps elsewhere.
GUARD = "#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)"


def loop_text(rounds: Rounds) -> tuple[str, ...]:
    """The assembly, a line each; operands by name."""
    before = [line for i in rounds.before for line in i.text.split("\n")]
    loop = [line for i in rounds.loop for line in i.text.split("\n")]
    # A numbered label is local everywhere; Apple's assembler makes a symbol of .Lname, and its linker takes a function apart there.
    return (*before, "1:", *loop, "b.ne 1b")


def rounds_text(name: str, body: Body, rounds: Rounds) -> str:
    """A C function that takes ``n`` > 0 rounds."""
    tile = rounds.tile
    columns, rows = range(tile.columns), range(tile.registers)
    kept = -(-tile.registers * tile.columns * len(body.kept) // GROUP)
    used = sorted({r for i in (*rounds.before, *rounds.loop) for r in (*i.dests, *i.args)})
    text = "\n".join(f'    "{line}\\n\\t"' for line in loop_text(rounds))
    pointers = [f"*x{c} = words + {c} * column_bytes" for c in columns]
    pointers += [f"*w{r} = weights + {r} * register_bytes" for r in rows]
    outputs = [f'[x{c}] "+r"(x{c})' for c in columns] + [f'[w{r}] "+r"(w{r})' for r in rows]
    outputs += ['[n] "+r"(n)', '[sx] "=&r"(step_x)', '[sw] "=&r"(step_w)']
    inputs = [f'[to{g}] "r"(kept + {16 * GROUP * g})' for g in range(kept)]
    data = b"".join(data for _, data in body.constants)
    constants = ""
    if data:
        inputs.append('[k] "r"(constants)')
        constants = (
            f"  static const uint8_t constants[] __attribute__((aligned(16))) = {{\n{values_text(data)}}};\n"
        )
    clobbers = ", ".join(f'"v{r}"' for r in used)
    return (
        f"/* {rounds.steps} steps per round, {rounds.parts} x added to what is kept; {len(rounds.loop)} instructions, "
        f"{rounds.cycles} cycles */\n"
        f"SYNTH_INLINE void {name}_rounds_{tile.name}(const uint8_t *weights, intptr_t register_bytes, "
        "const uint8_t *words,\n    intptr_t column_bytes, uint8_t *kept, intptr_t n) {\n"
        f"{constants}  const uint8_t {', '.join(pointers)};\n  intptr_t step_x, step_w;\n  __asm__ volatile(\n{text}\n"
        f'    : {", ".join(outputs)}\n    : {", ".join(inputs)}\n    : {clobbers},\n      "cc", "memory");\n'
        "  (void)register_bytes, (void)column_bytes;\n}"
    )


#: What ``rounds_text`` says above a loop, and its name.
_STATED = re.compile(r"/\* (\d+) steps per round, .*?, (\d+) cycles \*/\n.*?_rounds_(\w+)\(")


@functools.cache
def stated_cycles(text: str) -> Mapping[str, float]:
    """Tile's name -> cycles per step of its rounds, from the C text that they were written to."""
    return {tile: int(cycles) / int(steps) for steps, cycles, tile in _STATED.findall(text)}
