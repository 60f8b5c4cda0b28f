"""What a well-formed program is, of every kind: the one definition that certificates and proofs are held to.

A program's names are what C identifiers may be, each defined once, before it is read, and read by somebody.
Its lines are instructions of the target on operands of their sizes, and touch only the bytes of a buffer that
are there. Its numbers are in their ranges. What the program computes is for the proof to say, which may then
rely on all this.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from isa_specs.expr import Expr, Op
from isa_specs.instruction import Instruction, Isa, Operand
from isa_specs.projection import project
from sketches import bytelanes, tables
from sketches.bitpack import BitpackProgram
from sketches.bytelanes import ByteProgram
from sketches.carry_save import CARRY, LEVEL, STEP, STEP_PAIR, SUM, WORD, WORDS, CarrySave, word_name
from sketches.kernel import KernelSpec, check_block
from sketches.panel import CHUNK, PanelProgram, Tile, cell_spec
from sketches.program import STAGES, Constant, Line, Program, memory, split_memory
from sketches.tables import ENTRIES, MIDDLE, NARROW, TABLES, TableProgram

#: A name as the search gives them: no upper case, no underscore at an end or next to another, so that it is
#: neither a macro of the emitted files nor an identifier that C or an instruction set reserves.
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 160
#: Words of C that such a name could be.
KEYWORDS = frozenset(
    [
        "alignas",
        "alignof",
        "asm",
        "auto",
        "bool",
        "break",
        "case",
        "char",
        "const",
        "constexpr",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extern",
        "false",
        "float",
        "for",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "nullptr",
        "register",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "static_assert",
        "struct",
        "switch",
        "thread_local",
        "true",
        "typedef",
        "typeof",
        "typeof_unqual",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
        "linux",
        "unix",
    ]
)
#: Lanes that an accumulator may have: the emitted driver keeps a lane's number in a byte.
MOST_ACCUMULATOR_LANES = 256
#: What a tile may be: its sums lie on the stack where registers end.
MOST_REGISTERS, MOST_COLUMNS = 16, 64
#: The stages of a panel's cell.
CELL_STAGES = tuple(stage for stage in STAGES if stage != "weights")
#: Levels of full adders: the end of a carry-save kernel counts twice as many steps in a byte.
MOST_DEPTH = 7


class MalformedProgram(Exception):
    """The program reads a register that nothing defines, or breaks its own declarations. One line."""


def check_name(name: str) -> None:
    """Raise MalformedProgram unless the name may stand in C as it is."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME or name in KEYWORDS:
        raise MalformedProgram(f"{name[:80]!a} is no name of a register or constant")


def check_range(what: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise MalformedProgram(f"{what} is {value if abs(value) < 1 << 64 else 'huge'}, not {low} to {high}")


@dataclass
class Section:
    """Straight-line code that runs as one, checked as it is made: raises MalformedProgram.

    ``constants``: bits of each by its name. ``stages``: those that lines may have. ``given``: registers of a
    whole vector that are there before it. ``results``: registers that somebody reads afterwards. ``reads``
    and ``writes``: bytes of each buffer. ``lane_stores``: whether a store may take a lane of a register.
    ``bits``: of every register that is there in the end. ``used``: the registers and constants that lines
    read.
    """

    isa: Isa
    target: str
    constants: Mapping[str, int]
    lines: tuple[Line, ...]
    stages: Collection[str]
    given: Collection[str] = ()
    results: Collection[str] = ()
    reads: Mapping[str, int] = field(default_factory=dict)
    writes: Mapping[str, int] = field(default_factory=dict)
    lane_stores: bool = False
    bits: dict[str, int] = field(init=False)
    used: set[str] = field(init=False)

    def __post_init__(self) -> None:
        known = {instruction.name: instruction for instruction in self.isa.on(self.target)}
        for name in self.given:
            if name in self.constants:
                raise MalformedProgram(f"{name} is defined twice")
        self.bits = dict.fromkeys(self.given, self.isa.vector_bits) | dict(self.constants)
        self.used = set()
        defined: list[str] = []
        stored: set[tuple[str, int]] = set()
        for line in self.lines:
            if line.instruction not in known:
                raise MalformedProgram(
                    f"{line.instruction[:80]!a} is not an instruction of {self.isa.name} on {self.target}"
                )
            instruction = known[line.instruction]
            self._check_stage(line, instruction)
            self._check_operands(line, instruction)
            if instruction.result.memory:
                written = self._inside(line.dest, instruction.result.bytes, self.writes, "write")
                if stored & written:
                    raise MalformedProgram(f"{line.dest} is stored twice")
                stored |= written
                continue
            for operand, arg in zip(instruction.operands, line.args, strict=True):
                if operand.memory and stored & self._inside(arg, operand.bytes, self.reads, "read"):
                    raise MalformedProgram(
                        f"{line.dest[:80]!a}: reads {arg} after a store, the proof as it was before"
                    )
            check_name(line.dest)
            if line.dest in self.bits:
                raise MalformedProgram(f"{line.dest} is defined twice")
            self.bits[line.dest] = instruction.result.bits
            defined.append(line.dest)
        for name in self.results:
            if name not in defined:
                raise MalformedProgram(f"no line computes {name[:80]!a}")
        for name in defined:
            if name not in self.used and name not in self.results:
                raise MalformedProgram(f"{name} is computed in vain")

    def _check_stage(self, line: Line, instruction: Instruction) -> None:
        if line.stage not in self.stages:
            raise MalformedProgram(f"{line.dest[:80]!a}: a line of stage {line.stage[:80]!a} among these")
        loads, stores = any(operand.memory for operand in instruction.operands), instruction.result.memory
        if (
            (line.stage == "load") != loads
            or (line.stage == "store") != stores
            or (stores and instruction.family != "store" and not self.lane_stores)
        ):
            raise MalformedProgram(
                f"{line.dest[:80]!a}: a {instruction.family} instruction in stage {line.stage}"
            )
        try:
            instruction.lanes(line.imm)
        except ValueError as error:
            raise MalformedProgram(f"{line.dest[:80]!a}: {error}") from error

    def _check_operands(self, line: Line, instruction: Instruction) -> None:
        if len(line.args) != len(instruction.operands):
            raise MalformedProgram(
                f"{line.dest[:80]!a}: {line.instruction} has {len(instruction.operands)} operands"
            )
        for operand, arg in zip(instruction.operands, line.args, strict=True):
            if operand.memory:
                self._inside(arg, operand.bytes, self.reads, "read")
                continue
            if arg not in self.bits:
                raise MalformedProgram(f"{line.dest[:80]!a} reads {arg[:80]!a}, which nothing defines")
            if self.bits[arg] != operand.bits and not self._half(arg, operand):
                raise MalformedProgram(
                    f"{line.dest[:80]!a}: {line.instruction} reads {arg} of {self.bits[arg]} bits, not {operand.bits}"
                )
            self.used.add(arg)

    def _half(self, name: str, operand: Operand) -> bool:
        """A constant is kept whole, and where the ISA names halves of a register an operand may be its lower
        half."""
        if name not in self.constants or 2 * operand.bits != self.isa.vector_bits:
            return False
        try:
            return bool(self.isa.reinterpret(name, self.isa.vector_type, operand.c_type))
        except (LookupError, ValueError):
            return False

    def _inside(self, place: str, size: int, limits: Mapping[str, int], what: str) -> set[tuple[str, int]]:
        """A memory operand names a buffer and an offset in decimal digits, and all its bytes are there:
        which."""
        buffer, at, digits = place.partition("@")
        number = int(digits) if at and re.fullmatch("0|[1-9][0-9]{0,8}", digits) else -1
        if not 0 <= number <= limits.get(buffer, 0) - size:
            raise MalformedProgram(f"{place[:80]!a} is not inside what this code may {what}")
        return {(buffer, number + byte) for byte in range(size)}


def check_constants(isa: Isa, constants: tuple[Constant, ...]) -> dict[str, int]:
    """Constants fill a register each. Their names with their bits."""
    size = isa.vector_bits // 8
    found: dict[str, int] = {}
    for constant in constants:
        check_name(constant.name)
        if constant.name in found:
            raise MalformedProgram(f"{constant.name} is defined twice")
        if not re.fullmatch("[0-9a-f]*", constant.data) or len(constant.data) != 2 * size:
            raise MalformedProgram(f"constant {constant.name} is not {size} bytes in hexadecimal digits")
        found[constant.name] = isa.vector_bits
    return found


def _check_read(constants: Iterable[str], sections: Iterable[Section]) -> None:
    read = {name for section in sections for name in section.used}
    for name in constants:
        if name not in read:
            raise MalformedProgram(f"nobody reads constant {name}")


def check_tiles(tiles: tuple[Tile, ...], most_registers: int = MOST_REGISTERS) -> None:
    """What every driver needs: distinct tiles, one of them 1x1, of 1 to ``most_registers`` registers of
    weights."""
    for tile in tiles:
        check_range("a tile's number of registers", tile.registers, 1, most_registers)
        check_range("a tile's number of columns", tile.columns, 1, MOST_COLUMNS)
    if len(set(tiles)) != len(tiles) or Tile(1, 1) not in tiles:
        raise MalformedProgram("the tiles are not distinct, or there is none of 1x1")


def check_program(spec: KernelSpec, isa: Isa, target: str, program: Program, stages: Collection[str]) -> None:
    """A block kernel, or the cell of a panel kernel. ``stages``: that its body may have. Raises
    MalformedProgram."""
    try:
        check_block(spec, isa.vector_bits)
    except ValueError as error:
        raise MalformedProgram(str(error)) from error
    size = isa.vector_bits // 8
    _check_accumulator(spec, isa, program)
    constants = check_constants(isa, program.constants)
    planes = [f"plane{plane}" for plane in range(spec.weights.bits)]
    stored = [view for view in program.views if view not in planes]
    weights = Section(isa, target, constants, program.weight_lines, ("weights",), planes, stored)
    if not program.views or len(set(program.views)) != len(program.views):
        raise MalformedProgram("the stored registers of weights are none, or one is stored twice")
    terms = [term.name for term in program.terms]
    body = Section(
        isa, target, constants, program.body, stages, (), terms,
        {
            "weights": len(program.views) * spec.plane_bytes,
            "activations": spec.activations.bits * spec.row_bytes,
            "acc": program.accumulator_registers * size,
        },
        {"acc": program.accumulator_registers * size},
    )  # fmt: skip
    twice = {line.dest for line in program.weight_lines} & set(body.bits)
    if twice or len(set(terms)) != len(terms):
        raise MalformedProgram(f"{next(iter(twice), 'a term')} is defined twice")
    for name in terms:
        if name not in body.used:
            raise MalformedProgram(f"{name} is computed in vain")
    _check_read(constants, (weights, body))
    _check_terms(spec, isa, program)
    _check_shared(program, set(constants))
    _check_combining(isa, program, set(constants))


def _check_accumulator(spec: KernelSpec, isa: Isa, program: Program) -> None:
    bits = program.accumulator_bits
    if bits not in (8, 16, 32, 64):
        raise MalformedProgram(f"accumulator_bits is {bits}, not 8, 16, 32 or 64")
    stores = sum(line.stage == "store" for line in program.body)
    if program.accumulator_registers != stores or not stores:
        raise MalformedProgram(
            f"the accumulator has {program.accumulator_registers} registers and {stores} stores"
        )
    lanes = stores * isa.vector_bits // bits
    check_range("the accumulator's number of lanes", lanes, spec.m, MOST_ACCUMULATOR_LANES)
    for what, numbers, count in (
        ("row_order", program.row_order, spec.m),
        ("accumulator_lane", program.accumulator_lane, lanes),
    ):
        if len(numbers) != spec.m or len(set(numbers)) != spec.m or not set(numbers) <= set(range(count)):
            raise MalformedProgram(f"{what} does not give every row a place of its own below {count}")
    check_range("block_bound", program.block_bound, 1, (1 << bits) - 1)
    check_range("scale", program.scale, 1, 1 << 16)


def _check_terms(spec: KernelSpec, isa: Isa, program: Program) -> None:
    # The corrections are one for all rows: the terms of a plane pair count one thing.
    forms: dict[tuple[int, int], tuple[int, ...]] = {}
    for term in program.terms:
        check_range("a term's register", term.register, 0, spec.plane_bytes * 8 // isa.vector_bits - 1)
        check_range("a term's weight plane", term.weight_plane, 0, spec.weights.bits - 1)
        check_range("a term's activation plane", term.activation_plane, 0, spec.activations.bits - 1)
        check_range("a term's multiplier", term.multiplier, 1, 1 << 8)
        for what, value in (
            ("only_w", term.only_w), ("only_a", term.only_a), ("constant", term.constant), ("product", term.product),
        ):  # fmt: skip
            check_range(f"a term's {what}", value, -(1 << 8), 1 << 8)
        if term.product == 0:
            raise MalformedProgram(f"{term.name}: its product counts nothing")
        form = (term.multiplier, term.product, term.only_w, term.only_a, term.constant)
        if forms.setdefault((term.weight_plane, term.activation_plane), form) != form:
            raise MalformedProgram(f"{term.name}: its planes have a term of another form")
        check_range("what a term adds to a byte", term.bound, 0, (1 << 8) - 1)


def _check_shared(program: Program, constants: set[str]) -> None:
    """Lines are in the stage whose cost they have: ``unpack`` lines read weights alone, ``activations`` lines
    activations alone, and what terms are computed from is counted as computing."""
    may_read = {"unpack": set(constants), "activations": set(constants)}
    sources = {"weights": "unpack", "activations": "activations"}
    made = {line.dest: line for line in program.body if line.stage != "store"}
    for line in program.body:
        place = split_memory(line.args[0]) if line.stage == "load" else None
        stage = line.stage if place is None else sources.get(place[0], "")
        if line.stage in may_read and not may_read[line.stage].issuperset(line.args):
            raise MalformedProgram(f"{line.dest}: a line of stage {line.stage} reads {', '.join(line.args)}")
        if stage in may_read:
            may_read[stage].add(line.dest)
    computing: set[str] = set()
    waiting = [term.name for term in program.terms]
    while waiting:
        name = waiting.pop()
        if name in computing or name not in made:
            continue
        computing.add(name)
        if made[name].stage in ("reduce", "combine"):
            raise MalformedProgram(f"{name}: a term is made of a line of stage {made[name].stage}")
        waiting += [arg for arg in made[name].args if split_memory(arg) is None]
    for name, line in made.items():
        if line.stage in ("row", "activations", "unpack") and name not in computing:
            raise MalformedProgram(f"{name}: no term is made of this line of stage {line.stage}")


def _check_combining(isa: Isa, program: Program, constants: set[str]) -> None:
    """``combine`` lines are those that put terms together lane by lane, before anything is summed along K."""
    together = constants | {term.name for term in program.terms}
    for line in program.body:
        if line.stage not in ("combine", "reduce"):
            continue
        lanewise = project(isa.instructions[line.instruction], line.imm) is not None
        stage = "combine" if lanewise and together.issuperset(line.args) else "reduce"
        if stage == "combine":
            together.add(line.dest)
        if line.stage != stage:
            raise MalformedProgram(f"{line.dest}: a line of stage {stage} calls itself {line.stage}")


def check_panel(spec: KernelSpec, isa: Isa, target: str, panel: PanelProgram) -> None:
    """A panel kernel. Raises MalformedProgram."""
    check_program(cell_spec(spec, isa), isa, target, panel.cell, CELL_STAGES)
    _check_views(isa, panel.cell)
    if panel.cell.accumulator_bits != CHUNK or panel.cell.accumulator_registers != 1:
        raise MalformedProgram(f"a cell has one register of {CHUNK}-bit lanes")
    check_range("interval", panel.interval, 1, (1 << 8) - 1)
    check_tiles(panel.tiles)
    for name in (panel.adder, panel.result_adder):
        check_adder(isa, target, name)
    made = {line.dest for line in panel.cell.body if line.stage not in ("load", "store")}
    names = [group.name for group in panel.groups]
    if not names or len(set(names)) != len(names) or not set(names) <= made:
        raise MalformedProgram("the groups are not distinct registers that the cell computes")
    for group in panel.groups:
        check_range(f"{group.name}: bound", group.bound, 1, (1 << 8) - 1)
        check_range(f"{group.name}: share", group.share, 1, 1 << 16)
    if panel.carry_save is not None:
        _check_carry_save(isa, target, panel, panel.carry_save)


#: Operations of instructions that move every bit to one place, or keep it, or complement it.
_BITWISE = frozenset(["and", "or", "xor", "lshr", "shl"])


def _check_views(isa: Isa, cell: Program) -> None:
    """Each bit that a panel's packer stores is one bit of one plane, or a constant: the portable C takes the
    planes out of the words bit by bit (``sketches.views``). So a line combines one register with constants,
    bit by bit, and those are the same in every byte."""
    constants = {constant.name: constant.bytes for constant in cell.constants}
    for line in cell.weight_lines:
        lanes = isa.instructions[line.instruction].lanes(line.imm)
        registers = [arg for arg in line.args if arg not in constants]
        uniform = all(len(set(constants[arg])) == 1 for arg in line.args if arg in constants)
        if len(registers) != 1 or not uniform or not set().union(*map(_operations, lanes)) <= _BITWISE:
            raise MalformedProgram(f"{line.dest}: a panel's views are made of one plane each, bit by bit")


def _operations(node: Expr) -> set[str]:
    return {node.op}.union(*map(_operations, node.args)) if isinstance(node, Op) else set()


def _check_carry_save(isa: Isa, target: str, panel: PanelProgram, carry: CarrySave) -> None:
    check_range("depth", carry.depth, 1, MOST_DEPTH)
    if tuple(pair.term for pair in carry.pairs) != tuple(term.name for term in panel.cell.terms):
        raise MalformedProgram("the pairs are not the cell's terms, in order")
    stages = ("row", "combine")
    Section(isa, target, {}, carry.adder, stages, (LEVEL, *WORDS), (SUM, CARRY))
    for pair in carry.pairs:
        check_range("a pair's register of weights", pair.view, 0, len(panel.cell.views) - 1)
        Section(isa, target, {}, pair.product, stages, STEP, (WORD,))
        Section(isa, target, {}, pair.first, stages, (LEVEL, *STEP_PAIR), (SUM, CARRY))
    constants = {constant.name: isa.vector_bits for constant in panel.cell.constants}
    words = [word_name(number) for number in range(len(carry.pairs))]
    counts = Section(
        isa, target, constants, carry.counts, ("row", "combine", "activations"), words,
        [group.name for group in panel.groups],
    )  # fmt: skip
    for name in words:
        if name not in counts.used:
            raise MalformedProgram(f"{name} is not counted")


def check_adder(isa: Isa, target: str, name: str) -> None:
    """The name is that of an instruction from two whole registers to one."""
    found = [instruction for instruction in isa.on(target) if instruction.name == name]
    sizes = [
        (operand.bits, operand.memory) for one in found for operand in (*one.operands, one.result)
    ]  # fmt: skip
    if sizes != [(isa.vector_bits, False)] * 3 or found[0].immediates is not None:
        raise MalformedProgram(f"{name[:80]!a} is no addition of {isa.name} on {target}")


def check_tables(spec: KernelSpec, isa: Isa, target: str, program: TableProgram) -> None:
    """A table kernel. Raises MalformedProgram."""
    size, rows = isa.vector_bits // 8, tables.rows_per_register(isa)
    constants = check_constants(isa, program.constants)
    check_tiles(program.tiles, most_registers=1)
    check_adder(isa, target, program.adder)
    check_range("interval", program.interval, 1, (1 << NARROW) - 1)
    check_range("rounds", program.rounds, 1, (1 << MIDDLE) - 1)
    if program.halves != tuple(f"half{number}" for number in range(MIDDLE // NARROW)):
        raise MalformedProgram(
            f"halves: the 16-bit lanes of a register's rows are {MIDDLE // NARROW} registers"
        )
    names = [group.name for group in program.groups]
    if len(names) != spec.weights.bits or len(set(names)) != len(names):
        raise MalformedProgram("a table kernel has as many byte sums as weight planes")
    if sorted(program.lanes) != list(range(len(names) * rows)):
        raise MalformedProgram("planes and rows do not take every byte lane once")
    loads = [line.args[0] for line in program.cell if line.stage == "load" and line.args]
    words = [memory("weights", plane * size) for plane in range(spec.weights.bits)]
    if sorted(loads) != sorted([*words, *(memory("tables", table * ENTRIES) for table in range(TABLES))]):
        raise MalformedProgram("a step loads every word of weights and every table once")
    moves, halves = ("load", "reduce", "store"), len(program.halves) * size
    result = rows * tables.WIDE // 8
    sections = [
        Section(
            isa, target, constants, program.cell, ("load", "unpack", "row", "combine"), (), names,
            {"weights": spec.weights.bits * size, "tables": TABLES * ENTRIES},
        ),
        Section(
            isa, target, constants, program.fold, moves, [f"held{n}" for n in range(len(names))], (),
            {"acc": halves}, {"acc": halves},
        ),
        Section(
            isa, target, constants, program.spill, moves, (), (), {"half": halves, "acc": result}, {"acc": result},
        ),
    ]  # fmt: skip
    _check_read(constants, sections)


def check_bytes(spec: KernelSpec, isa: Isa, target: str, program: ByteProgram) -> None:
    """A byte-lane kernel. Raises MalformedProgram."""
    size = isa.vector_bits // 8
    constants = check_constants(isa, program.constants)
    check_tiles(program.tiles)
    if not 1 <= len(program.levels) <= 3 or len(program.intervals) != len(program.levels) - 1:
        raise MalformedProgram("there is an interval per level but the last")
    for level, interval in zip(program.levels, program.intervals, strict=False):
        check_range("an interval", interval, 1, (1 << level.width) - 1)
    sections = []
    for number, level in enumerate(program.levels):
        if level.width not in (8, 16, bytelanes.WIDE):
            raise MalformedProgram(f"sums in lanes of {level.width} bits")
        given = [f"sum{n}" for n in range(max(0, number - 1), number + 1)]
        reads = {} if number else {"weights": size, "activations": bytelanes.CHUNK}
        stages = ("reduce",) if number else ("load", "row")
        sections.append(
            Section(isa, target, constants, level.lines, stages, given, (level.total,), reads)
        )  # fmt: skip
    last = [f"sum{len(program.levels) - 1}"]
    moves, result = ("load", "reduce", "store"), {"acc": size}
    sections.append(Section(isa, target, constants, program.finish, moves, last, (), result, result))
    _check_read(constants, sections)


#: The C type of what a general register holds.
_GENERAL = re.compile(r"u?int\d+_t")


def check_packing(isa: Isa, target: str, program: BitpackProgram) -> None:
    """A block of a packing or repacking kernel. Raises MalformedProgram."""
    constants = check_constants(isa, program.constants)
    words = {} if program.words else {"words": 4 * program.spec.words}
    body = Section(
        isa, target, constants, program.body, ("load", "plane", "store"), (),
        {word.register for word in program.words}, program.spec.inputs, words, True,
    )  # fmt: skip
    if program.words and len(program.words) != program.spec.words:
        raise MalformedProgram(f"writes {len(program.words)} words, not {program.spec.words}")
    results = {line.dest: isa.instructions[line.instruction].result for line in program.body}
    for word in program.words:
        if word.register not in results or not _GENERAL.fullmatch(results[word.register].c_type):
            raise MalformedProgram(f"{word.register}: a word is of a general register, not of a vector")
        check_range(f"{word.register}: lane", word.lane, 0, body.bits[word.register] // CHUNK - 1)
    _check_read(constants, (body,))
