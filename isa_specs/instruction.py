"""Instructions, targets and instruction sets as data."""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

from isa_specs.expr import Expr, Op


@dataclass(frozen=True)
class RegisterOperand:
    """A register operand of ``bits`` bits with the C type ``c_type``.

    A ``memory`` operand is read or written through a pointer to ``c_type`` (loads and stores). An operand
    with ``c_type`` "" is a tile register (Intel AMX), which C names by a number; spelled texts take the
    number. An instruction on tile registers leaves its result in operand 0, or in ``{out}`` if it loads or
    stores. ``{distance}`` is the distance of two rows in memory, in bytes.
    """

    bits: int
    c_type: str
    memory: bool = False

    @property
    def bytes(self) -> int:
        return self.bits // 8

    @property
    def is_tile_register(self) -> bool:
        return not self.c_type


@dataclass(frozen=True)
class Feature:
    """A feature that some processors of an architecture have and others lack. ``name`` is the feature's name
    in C compilers. C code may use it under the preprocessor condition ``macro``."""

    name: str
    macro: str


@dataclass(frozen=True, eq=False)
class Instruction:
    """One instruction, in one spelling of its C intrinsic.

    ``family`` is the kind, such as "load" or "vertical". ``semantics(imm)`` returns the lanes of the result,
    lowest first; their widths add up to ``result.bits``. ``immediates`` are the legal immediates, or None.
    ``c`` is the C spelling, with ``{0}``, ``{1}``, ... for operands and ``{imm}``. ``architectures`` have the
    instruction; it ``needs`` a feature beyond the set's own, or None. On architectures in ``free`` it costs
    nothing, because it only names a part of a register (d halves of ARMv7 q registers). ``Isa`` derives
    ``targets``, which have the instruction, and ``aliases``, the targets where it is free. ``slots`` are
    issue slots on most cores; of programs of equal length, the search prefers fewer slots.
    """

    name: str
    mnemonic: str
    family: str
    operands: tuple[RegisterOperand, ...]
    result: RegisterOperand
    semantics: Callable[[int | None], tuple[Expr, ...]]
    c: str
    architectures: frozenset[str]
    immediates: tuple[int, ...] | None = None
    free: frozenset[str] = frozenset()
    slots: int = 1
    needs: Feature | None = None
    targets: frozenset[str] = frozenset()
    aliases: frozenset[str] = frozenset()
    _lanes: dict[int | None, tuple[Expr, ...]] = field(default_factory=dict, repr=False)

    def lanes(self, imm: int | None = None) -> tuple[Expr, ...]:
        """Return the lanes of the result for ``imm``. Raises ValueError for an illegal immediate."""
        if imm not in self._lanes:
            legal = self.immediates
            if (legal is None) != (imm is None) or (legal is not None and imm not in legal):
                raise ValueError(f"{self.name}: immediate {imm} is not one of {legal}")
            lanes = self.semantics(imm)
            if sum(lane.width for lane in lanes) != self.result.bits:
                raise ValueError(f"{self.name}: lanes do not fill the {self.result.bits}-bit result")
            self._lanes[imm] = lanes
        return self._lanes[imm]

    def cost(self, target: str) -> int:
        """Return the length that the instruction adds to a program on ``target``: 1, or 0 for an alias."""
        return 0 if target in self.aliases else 1

    def spell(self, args: tuple[str, ...], imm: int | None) -> str:
        """Return the C expression that applies the instruction to the C expressions ``args``."""
        return self.c.format(*args, imm=imm)


@dataclass(frozen=True)
class Tiles:
    """The ``count`` tile registers of Intel AMX, with ``rows`` rows of ``row_bytes`` bytes, as C texts.
    ``enter`` is a statement that configures the rows of each register, ``{0}``, ``{1}``, ...; it needs
    ``declarations``. ``leave`` releases the registers. ``zero`` clears register ``{0}``. ``enter_sized``
    takes the bytes per row after the rows; it needs ``sized_declarations``. Rows and bytes beyond the
    configured size count as zero."""

    count: int
    rows: int
    row_bytes: int
    declarations: tuple[str, ...]
    enter: str
    sized_declarations: tuple[str, ...]
    enter_sized: str
    leave: str
    zero: str

    def entered(self, rows: Sequence[object] = ()) -> str:
        """Return ``enter`` for registers with these rows. Registers beyond ``rows`` are whole."""
        return self.enter.format(*self._each(rows, self.rows))

    def entered_sized(self, rows: Sequence[object], row_bytes: Sequence[object]) -> str:
        """Return ``enter_sized`` for these rows and bytes per row. Further registers are whole."""
        sizes = (*self._each(rows, self.rows), *self._each(row_bytes, self.row_bytes))
        return self.enter_sized.format(*sizes)

    def _each(self, given: Sequence[object], whole: int) -> list[object]:
        """Return one number per register: ``given``, then ``whole`` for the remaining registers."""
        return [*given, *[whole] * self.count][: self.count]


@dataclass(frozen=True)
class Floats:
    """The C texts of float32 arithmetic that scales sums in 32-bit lanes.

    Lane expressions describe bits, so no instruction table has float instructions. Each operation is the
    lane-wise IEEE 754 operation, rounded to nearest even. Converting integers up to 2^24 is exact. Integers
    wrap. tests/linear/test_layer.py compares the texts with exact arithmetic on the processor.

    ``vector`` is the C type of a register of floats. ``load`` and ``store`` access the float pointer ``{0}``.
    ``half`` converts the float16 at ``{0}``; "" if that is impossible. ``repeated`` and ``repeated_int`` copy
    a number to every lane. ``converted`` makes floats of signed 32-bit integers. ``multiplied`` and
    ``summed`` take two registers. ``added`` is ``{0} * {1} + {2}``, and ``added_int`` the same of 32-bit
    integers. ``widened`` extends the unsigned bytes at ``{0}`` to 32 bits. ``integers``: bits of result lanes
    -> text that extends the signed bytes at ``{0}``. ``needs``: features beyond the target's. ``fused``:
    ``added`` rounds once, else twice. ``flushes``: values below 2^-126 always count as zero; else the float
    mode of the calling thread decides.
    """

    vector: str
    load: str
    store: str
    half: str
    repeated: str
    converted: str
    multiplied: str
    summed: str
    added: str
    added_int: str
    repeated_int: str
    widened: str
    integers: Mapping[int, str]
    needs: tuple[Feature, ...] = ()
    fused: bool = True
    flushes: bool = False


@dataclass(frozen=True)
class Target:
    """A processor type that executes the instruction set: an architecture with features and a register file.

    C is compiled for ``architecture``. ``features`` are all that the code may use, the feature of the
    instruction set first. ``core`` names the core model for processors that have none. ``assembly`` is the
    syntax of inline assembly with the table's mnemonics, or "". ``useful``: some kernel form uses the
    features; otherwise the target runs the kernels of the target below. ``called``: feature name by which a
    person chooses the target, by default the last feature.
    """

    name: str
    architecture: str
    features: tuple[Feature, ...]
    vector_registers: int
    register_bits: int
    description: str
    core: str
    assembly: str = ""
    useful: bool = True
    called: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "called", self.called or self.features[-1].name)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return tuple(feature.name for feature in self.features)

    @property
    def condition(self) -> str:
        """Return the preprocessor condition under which C code for the target compiles."""
        return " && ".join(feature.macro for feature in self.features)

    def has(self, instruction: Instruction) -> bool:
        return self.architecture in instruction.architectures and instruction.needs in (None, *self.features)


@dataclass(frozen=True, eq=False)
class Isa:
    """An instruction set: instruction table, targets and C spelling.

    The first target of each architecture has the fewest features. ``register_constraint`` is the letter for a
    vector register in GNU inline assembly. ``declarations`` are lines of C that the spellings need after the
    ``headers``. ``tiles`` describes tile registers. ``floats`` gives the float arithmetic by architecture;
    without an entry, no kernel has float scales. ``reinterpret(value, source, result)`` converts between C
    vector types. Memory operands are byte pointers of any alignment to objects of any type.

    ``on_demand``: the library has kernels of the usual encoding alone. Others are made on request, because
    nothing loads the library where the code runs.
    """

    name: str
    description: str
    targets: tuple[Target, ...]
    vector_bits: int
    headers: tuple[str, ...]
    vector_type: str
    register_constraint: str
    table: tuple[Instruction, ...]
    reinterpret: Callable[[str, str, str], str]
    source: str
    declarations: tuple[str, ...] = ()
    tiles: Tiles | None = None
    floats: Mapping[str, Floats] = field(default_factory=dict)
    on_demand: bool = False

    def __post_init__(self) -> None:
        for instruction in self.table:
            for operand in (*instruction.operands, instruction.result):
                if operand.memory and operand.c_type != "uint8_t":
                    raise ValueError(f"{instruction.name}: memory is of bytes, not of {operand.c_type}")
        counts = Counter(instruction.name for instruction in self.table)
        if len(counts) < len(self.table):
            raise ValueError(f"{self.name}: declared twice: {sorted(n for n in counts if counts[n] > 1)}")
        object.__setattr__(self, "table", tuple(map(self._with_targets, self.table)))

    def _with_targets(self, instruction: Instruction) -> Instruction:
        having = [target for target in self.targets if target.has(instruction)]
        aliases = frozenset(target.name for target in having if target.architecture in instruction.free)
        return replace(instruction, targets=frozenset(target.name for target in having), aliases=aliases)

    @property
    def preamble(self) -> str:
        """Return the lines of C that precede the intrinsics: includes and declarations."""
        return "\n".join([*(f"#include <{header}>" for header in self.headers), *self.declarations])

    @cached_property
    def instructions(self) -> Mapping[str, Instruction]:
        return {instruction.name: instruction for instruction in self.table}

    def target(self, name: str) -> Target:
        """Return the target ``name``. Raises KeyError, which lists the known names."""
        known = {target.name: target for target in self.targets}
        if name not in known:
            raise KeyError(f"{self.name} has no target {name!r}; it has {[*known]}")
        return known[name]

    def base(self, target: str) -> str:
        """Return the name of the target with the fewest features on the architecture of ``target``. Its code
        runs on ``target`` too."""
        architecture = self.target(target).architecture
        return next(t.name for t in self.targets if t.architecture == architecture)

    def below(self, target: str) -> str | None:
        """Return the name of the target with the most features among those with a proper subset of the
        features of ``target``. Its kernels run on ``target`` too. Return None for a base target."""
        here = self.target(target)
        alike = (t for t in self.targets if t.architecture == here.architecture)
        less = [t for t in alike if set(t.features) < set(here.features)]
        return max(less, key=lambda t: len(t.features)).name if less else None

    def gained(self, target: str) -> frozenset[str]:
        """Return the names of instructions that ``target`` has and ``below`` lacks; all for a base target."""
        below = self.below(target)
        return frozenset(i.name for i in self.on(target) if below not in i.targets)

    def on(self, target: str) -> tuple[Instruction, ...]:
        """Return the instructions that ``target`` has."""
        return tuple(i for i in self.table if target in i.targets)

    def whole(self, instruction: Instruction, arity: int, immediates: bool = False) -> bool:
        """Return whether ``arity`` operands and the result are all whole vector registers. An instruction
        with an immediate counts only with ``immediates``."""
        operands = (*instruction.operands, instruction.result)
        bits = [0 if operand.memory else operand.bits for operand in operands]
        return bits == [self.vector_bits] * (arity + 1) and (immediates or instruction.immediates is None)

    def tile_registers(self, target: str) -> Tiles | None:
        """Return the tile registers of ``target``, or None if it has none."""
        return self.tiles if any(i.result.is_tile_register for i in self.on(target)) else None

    @cache  # noqa: B019  there are as many sets of instructions as tables
    def digest(self, target: str) -> str:
        """Return the SHA-256 over meaning and spelling of the instructions of ``target``, for
        certificates."""
        text = hashlib.sha256("".join(self.declarations).encode())
        for i in self.on(target):
            imms: tuple[int | None, ...] = (None,) if i.immediates is None else i.immediates
            text.update(f"{i.name}|{i.c}|{i.operands}|{i.result}|{i.cost(target)}".encode())
            known: dict[int, str] = {}
            for imm in imms:
                text.update(f"({imm!r}, {_tuple([_text(lane, known) for lane in i.lanes(imm)])})".encode())
        return text.hexdigest()

    def suffix(self, target: str) -> str:
        """Return the end of file and function names for ``target``: "_" and its name. The end is "" for the
        first target of an instruction set with one architecture."""
        several = len({target.architecture for target in self.targets}) > 1
        return f"_{target}" if several or target != self.targets[0].name else ""


def _text(lane: Expr, known: dict[int, str]) -> str:
    """Return ``repr(lane)``. ``known`` has the texts of arguments by ``id``; lanes of other immediates share
    them."""
    if not isinstance(lane, Op):
        return repr(lane)
    parts = [known.get(id(arg)) or known.setdefault(id(arg), repr(arg)) for arg in lane.args]
    return lane.text(_tuple(parts))


def _tuple(texts: Sequence[str]) -> str:
    return f"({', '.join(texts)}{',' * (len(texts) == 1)})"
