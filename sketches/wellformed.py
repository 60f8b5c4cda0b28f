"""Well-formed programs: the definition that certificates and proofs check.

Names are valid in C, each defined once before it is read, and each is read. Lines are instructions of the
target, with operands of the right sizes, and access only bytes of their buffers. Numbers are in their ranges.
The proof of what a program computes relies on all this."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from isa_specs.instruction import Instruction, Isa, RegisterOperand
from isa_specs.projection import project
from sketches.kernel import KernelSpec, check_block
from sketches.program import BlockKernelProgram, Constant, Line, split_memory

#: A register name. Upper case, underscores at an end and double underscores are excluded: C, the emitted
#: macros and instruction sets reserve such names.
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 160
_WORDS = """
alignas alignof asm auto bool break case char const constexpr continue default do double else enum extern
false float for goto if inline int long nullptr register restrict return short signed sizeof static
static_assert struct switch thread_local true typedef typeof typeof_unqual union unsigned void volatile
while linux unix
"""
#: Reserved words of C, and macros of compilers, of this shape.
KEYWORDS = frozenset(_WORDS.split())
#: The most lanes of an accumulator: the emitted driver stores a lane's number in a byte.
MOST_ACCUMULATOR_LANES = 256


class MalformedProgram(Exception):
    """A program that breaks a rule of this module, or contradicts itself. The message is one line."""


def check_name(name: str) -> None:
    """Raise MalformedProgram unless the name is valid in C and in programs."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME or name in KEYWORDS:
        raise MalformedProgram(f"{name[:80]!a} is no name of a register or constant")


def check_range(what: str, value: int, low: int, high: int) -> None:
    """Raise MalformedProgram, naming ``what``, unless ``low <= value <= high``."""
    if not low <= value <= high:
        raise MalformedProgram(f"{what} is {value if abs(value) < 1 << 64 else 'huge'}, not {low} to {high}")


@dataclass
class Section:
    """Straight-line code that runs as a whole. The constructor checks it and raises MalformedProgram.

    ``constants``: bits of each constant by name. ``stages``: stages that lines may have.
    ``given``: registers defined before the section, a whole vector unless their bits are given.
    ``results``: registers that are read afterwards.
    ``reads``, ``writes``: bytes of each buffer that lines may read or write.
    ``lane_stores``: whether a store may take one lane of a register.
    ``bits``: set to the bits of every register at the end. ``used``: set to the names that lines read."""

    isa: Isa
    target: str
    constants: Mapping[str, int]
    lines: tuple[Line, ...]
    stages: Collection[str]
    given: Collection[str] | Mapping[str, int] = ()
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
        bits = self.given if isinstance(self.given, Mapping) else {}
        self.bits = dict.fromkeys(self.given, self.isa.vector_bits) | dict(bits) | dict(self.constants)
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
                told = f"{line.dest[:80]!a}: {line.instruction} reads {arg} of {self.bits[arg]} bits"
                raise MalformedProgram(f"{told}, not {operand.bits}")
            self.used.add(arg)

    def _half(self, name: str, operand: RegisterOperand) -> bool:
        """Return whether a constant may be read as half a register: where the ISA can reinterpret it."""
        if name not in self.constants or 2 * operand.bits != self.isa.vector_bits:
            return False
        try:
            return bool(self.isa.reinterpret(name, self.isa.vector_type, operand.c_type))
        except (LookupError, ValueError):
            return False

    def _inside(self, place: str, size: int, limits: Mapping[str, int], what: str) -> set[tuple[str, int]]:
        """Return the bytes of a memory operand. Raises MalformedProgram if any is outside its buffer."""
        buffer, at, digits = place.partition("@")
        number = int(digits) if at and re.fullmatch("0|[1-9][0-9]{0,8}", digits) else -1
        if not 0 <= number <= limits.get(buffer, 0) - size:
            raise MalformedProgram(f"{place[:80]!a} is not inside what this code may {what}")
        return {(buffer, number + byte) for byte in range(size)}


def check_constants(isa: Isa, constants: tuple[Constant, ...]) -> dict[str, int]:
    """Return each constant's size by name, always the bits of a vector register. Raises MalformedProgram for
    other sizes, and for bad or repeated names."""
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


def check_read(constants: Iterable[str], sections: Iterable[Section]) -> None:
    """Raise MalformedProgram unless each constant is read by a section."""
    read = {name for section in sections for name in section.used}
    for name in constants:
        if name not in read:
            raise MalformedProgram(f"nobody reads constant {name}")


def check_program(
    spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram, stages: Collection[str]
) -> None:
    """Check a block kernel, or the step of a bitplanes kernel. Its lines may have the ``stages``. Raises
    MalformedProgram."""
    try:
        check_block(spec, isa.vector_bits)
    except ValueError as error:
        raise MalformedProgram(str(error)) from error
    size = isa.vector_bits // 8
    _check_accumulator(spec, isa, program)
    constants = check_constants(isa, program.constants)
    planes = [f"plane{plane}" for plane in range(spec.weights.bits)]
    stored = [derived_plane for derived_plane in program.derived_planes if derived_plane not in planes]
    weights = Section(isa, target, constants, program.weight_lines, ("weights",), planes, stored)
    if not program.derived_planes or len(set(program.derived_planes)) != len(program.derived_planes):
        raise MalformedProgram("the stored registers of weights are none, or one is stored twice")
    terms = [term.name for term in program.terms]
    activations, acc = spec.activations.bits * spec.row_bytes, {"acc": program.accumulator_registers * size}
    reads = {"weights": len(program.derived_planes) * spec.plane_bytes, "activations": activations, **acc}
    body = Section(isa, target, constants, program.body, stages, (), terms, reads, acc)
    twice = {line.dest for line in program.weight_lines} & set(body.bits)
    if twice or len(set(terms)) != len(terms):
        raise MalformedProgram(f"{next(iter(twice), 'a term')} is defined twice")
    for name in terms:
        if name not in body.used:
            raise MalformedProgram(f"{name} is computed in vain")
    check_read(constants, (weights, body))
    _check_terms(spec, isa, program)
    _check_shared(program, set(constants))
    _check_combining(isa, program, set(constants))


def _check_accumulator(spec: KernelSpec, isa: Isa, program: BlockKernelProgram) -> None:
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
    places = ("row_order", program.row_order, spec.m), ("accumulator_lane", program.accumulator_lane, lanes)
    for what, numbers, count in places:
        if len(numbers) != spec.m or len(set(numbers)) != spec.m or not set(numbers) <= set(range(count)):
            raise MalformedProgram(f"{what} does not give every row a place of its own below {count}")
    check_range("block_bound", program.block_bound, 1, (1 << bits) - 1)
    check_range("scale", program.scale, 1, 1 << 16)


def _check_terms(spec: KernelSpec, isa: Isa, program: BlockKernelProgram) -> None:
    # Corrections are the same for all rows, so all terms of a plane pair need the same coefficients.
    forms: dict[tuple[int, int], tuple[int, ...]] = {}
    for term in program.terms:
        check_range("a term's register", term.register, 0, spec.plane_bytes * 8 // isa.vector_bits - 1)
        check_range("a term's weight plane", term.weight_plane, 0, spec.weights.bits - 1)
        check_range("a term's activation plane", term.activation_plane, 0, spec.activations.bits - 1)
        check_range("a term's multiplier", term.multiplier, 1, 1 << 8)
        for what in ("only_w", "only_a", "constant", "product"):
            check_range(f"a term's {what}", getattr(term, what), -(1 << 8), 1 << 8)
        if term.product == 0:
            raise MalformedProgram(f"{term.name}: its product counts nothing")
        form = (term.multiplier, term.product, term.only_w, term.only_a, term.constant)
        if forms.setdefault((term.weight_plane, term.activation_plane), form) != form:
            raise MalformedProgram(f"{term.name}: its planes have a term of another form")
        check_range("what a term adds to a byte", term.bound, 0, (1 << 8) - 1)


def check_shared(lines: Iterable[Line], constants: Iterable[str], *given: str) -> None:
    """Raise MalformedProgram unless lines depend only on what their stage allows, as loops and costs assume.
    ``unpack`` lines read weights and the registers ``given``; ``activations`` lines read activations. Both
    may read constants.
    """
    may_read = {"unpack": {*constants, *given}, "activations": set(constants)}
    sources = {"weights": "unpack", "activations": "activations"}
    for line in lines:
        place = split_memory(line.args[0]) if line.stage == "load" else None
        stage = line.stage if place is None else sources.get(place[0], "")
        if line.stage in may_read and not may_read[line.stage].issuperset(line.args):
            raise MalformedProgram(f"{line.dest}: a line of stage {line.stage} reads {', '.join(line.args)}")
        if stage in may_read:
            may_read[stage].add(line.dest)


def _check_shared(program: BlockKernelProgram, constants: set[str]) -> None:
    """Check as ``check_shared``, and that lines are in a stage of computing just if terms depend on them."""
    check_shared(program.body, constants)
    made = {line.dest: line for line in program.body if line.stage != "store"}
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


def _check_combining(isa: Isa, program: BlockKernelProgram, constants: set[str]) -> None:
    """Check that ``combine`` lines are those that add terms lane by lane, before any sum along K."""
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
