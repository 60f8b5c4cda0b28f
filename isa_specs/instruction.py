"""What an instruction and an instruction set are, as data."""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

from isa_specs.expr import Expr, Op


@dataclass(frozen=True)
class Operand:
    """A register operand of ``bits`` bits whose C type is ``c_type``.

    That is "" where C has no values of it but names it by a number (an AMX tile): spelled texts then have the
    numbers, and what an instruction gives is in its first operand or, where that is memory, in ``{out}``;
    rows that it moves lie ``{distance}`` bytes apart in memory.

    ``memory`` operands are read or written through a pointer of that C type (loads and stores).
    """

    bits: int
    c_type: str
    memory: bool = False

    @property
    def bytes(self) -> int:
        return self.bits // 8

    @property
    def numbered(self) -> bool:
        return not self.c_type


@dataclass(frozen=True)
class Feature:
    """What some processors of an architecture have and others lack.

    ``name`` is the C compiler's, ``macro`` the condition under which C code may use it.
    """

    name: str
    macro: str


@dataclass(frozen=True, eq=False)
class Instruction:
    """One instruction (one spelling of the C intrinsic).

    ``semantics(imm)`` gives the result's lanes, lowest first; their widths add up to
    ``result.bits``. ``immediates`` are the legal values of the immediate, if there is one.
    ``c`` is the spelling, with ``{0}``, ``{1}``, ... for the operands and ``{imm}``.
    ``architectures``: which have it, with the feature that it ``needs`` beyond that of the instruction set.
    ``free`` are those where it costs nothing, because it only names a part of a register (the d halves of an
    ARMv7 q register). An instruction set makes ``targets`` and ``aliases`` of them: its targets that have the
    instruction, and those where it is such a name.
    ``slots``: issue slots on most cores of the ISA; among programs of one length, fewer win.
    """

    name: str
    mnemonic: str
    family: str
    operands: tuple[Operand, ...]
    result: Operand
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
        """The result's lanes for this immediate. Raises ValueError on an illegal one."""
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
        """Length cost on ``target``: 1, or 0 where the instruction is only a register alias."""
        return 0 if target in self.aliases else 1

    def spell(self, args: tuple[str, ...], imm: int | None) -> str:
        """The C expression that applies this instruction to C expressions."""
        return self.c.format(*args, imm=imm)


@dataclass(frozen=True)
class Tiles:
    """The ``count`` registers that C names by numbers, of ``rows`` rows of ``row_bytes`` bytes.
    ``declarations``: lines of C that ``enter`` needs, a statement that a thread runs before it uses them,
    with how many rows each is to have as ``{0}``, ``{1}``, ...; ``leave``: one behind that; ``zero``: one
    that makes register ``{0}`` zero. ``sized_declarations``, ``enter_sized``: the same where rows are cut as
    well, with the bytes of each register's rows behind the numbers of rows. What is not there counts as
    zero."""

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
        """``enter`` for registers of these rows, the others (or all) with as many as there are."""
        return self.enter.format(*self._each(rows, self.rows))

    def entered_sized(self, rows: Sequence[object], row_bytes: Sequence[object]) -> str:
        """``enter_sized`` for registers of so many rows of so many bytes, the others whole."""
        sizes = (*self._each(rows, self.rows), *self._each(row_bytes, self.row_bytes))
        return self.enter_sized.format(*sizes)

    def _each(self, given: Sequence[object], whole: int) -> list[object]:
        """A number for every register, that of whole ones where none is given."""
        return [*given, *[whole] * self.count][: self.count]


@dataclass(frozen=True)
class Floats:
    """What scales sums of 32-bit lanes: floats of 32 bits, as C spells them.

    Lane expressions are of bits, so no table of instructions has these. Each is what IEEE 754 says of its
    name, rounded to nearest even, lane by lane: the conversion of an integer up to 2^24 is exact, ``added``
    rounds once where it is ``fused``, else twice. Integers wrap. The meaning is tested on the machine against
    exact arithmetic (tests/linear/test_layer.py).

    Spelled texts: ``vector``, the C type of a register of floats; ``load`` and ``store`` at ``{0}``, a
    pointer to float; ``half``: a register of the float16 at ``{0}``, "" where there is no such conversion;
    ``repeated``: a float through a register; ``converted``: of 32-bit integers with a sign; ``multiplied``;
    ``summed``; ``added``: ``{0} * {1} + {2}``, of 32-bit integers ``added_int``. ``repeated_int``: such a one
    through a register; ``widened``: the bytes at ``{0}`` as 32-bit lanes; ``integers``, by bits of lanes: the
    bytes at ``{0}`` with their sign. ``needs``: the features beyond the target's; ``fused``: whether
    ``added`` rounds once; ``flushes``: whether operands and results below 2^-126 count as zero in every
    program. Where it is False, the float mode of the calling thread decides."""

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
    """A machine that executes the instruction set: an architecture with features, and its register file.

    ``architecture``: that C is compiled for; ``features``: all that its code may use, that of the instruction
    set first. ``core``: whose timing stands for processors that have no table of their own. ``assembly``: the
    syntax in which mnemonics of the table may be written as inline assembly, "" where none is. ``useful``:
    some form of kernel has use for the features; where none has, the target runs the kernels of the one below
    it. ``called``: the feature that stands for all of them where a person chooses among the architecture's
    targets, by default the last.
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
        """The preprocessor's condition under which C code for the target compiles."""
        return " && ".join(feature.macro for feature in self.features)

    def has(self, instruction: Instruction) -> bool:
        return self.architecture in instruction.architectures and instruction.needs in (None, *self.features)


@dataclass(frozen=True, eq=False)
class Isa:
    """An instruction set: its table and how its C is written.

    ``targets``: of every architecture the one with the fewest features first. ``register_constraint``: how
    GNU inline assembly names a vector register. ``declarations``: lines of C that its spellings need behind
    the headers. ``tiles``: the numbered registers of the targets that have instructions on such. ``floats``
    of each architecture : an instruction set without has no kernels that need them.
    Memory operands are pointers to bytes, whatever is read through them: no alignment and no type of the
    objects there is taken for granted."""

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
        """The lines of C that come before its intrinsics."""
        return "\n".join([*(f"#include <{header}>" for header in self.headers), *self.declarations])

    @cached_property
    def instructions(self) -> Mapping[str, Instruction]:
        return {instruction.name: instruction for instruction in self.table}

    def target(self, name: str) -> Target:
        """The target of that name. Raises KeyError naming the known ones."""
        known = {target.name: target for target in self.targets}
        if name not in known:
            raise KeyError(f"{self.name} has no target {name!r}; it has {[*known]}")
        return known[name]

    def base(self, target: str) -> str:
        """The target of the same architecture with the fewest features: what is made for it runs here too."""
        architecture = self.target(target).architecture
        return next(t.name for t in self.targets if t.architecture == architecture)

    def below(self, target: str) -> str | None:
        """The target of the same architecture with the most features of those that have fewer and no other:
        its kernels run on ``target`` too. None for a base."""
        here = self.target(target)
        alike = (t for t in self.targets if t.architecture == here.architecture)
        less = [t for t in alike if set(t.features) < set(here.features)]
        return max(less, key=lambda t: len(t.features)).name if less else None

    def gained(self, target: str) -> frozenset[str]:
        """The names of the instructions that ``target`` has and the one below it lacks."""
        below = self.below(target)
        return frozenset(i.name for i in self.on(target) if below not in i.targets)

    def on(self, target: str) -> tuple[Instruction, ...]:
        """The instructions that ``target`` has."""
        return tuple(i for i in self.table if target in i.targets)

    def whole(self, instruction: Instruction, arity: int, immediates: bool = False) -> bool:
        """Whether it makes a whole vector register of ``arity`` such; ``immediates``: it may have one."""
        operands = (*instruction.operands, instruction.result)
        bits = [0 if operand.memory else operand.bits for operand in operands]
        return bits == [self.vector_bits] * (arity + 1) and (immediates or instruction.immediates is None)

    def numbered(self, target: str) -> Tiles | None:
        """The numbered registers of ``target``, None where it has none."""
        return self.tiles if any(i.result.numbered for i in self.on(target)) else None

    @cache  # noqa: B019  there are as many sets of instructions as tables
    def digest(self, target: str) -> str:
        """SHA-256 over the meaning and spelling of all that ``target`` has (certificates carry it)."""
        text = hashlib.sha256("".join(self.declarations).encode())
        for i in self.on(target):
            imms: tuple[int | None, ...] = (None,) if i.immediates is None else i.immediates
            text.update(f"{i.name}|{i.c}|{i.operands}|{i.result}|{i.cost(target)}".encode())
            known: dict[int, str] = {}
            for imm in imms:
                text.update(f"({imm!r}, {_tuple([_text(lane, known) for lane in i.lanes(imm)])})".encode())
        return text.hexdigest()

    def suffix(self, target: str) -> str:
        """What names of files and functions for ``target`` end with: nothing for the first target of an
        instruction set that has one architecture."""
        several = len({target.architecture for target in self.targets}) > 1
        return f"_{target}" if several or target != self.targets[0].name else ""


def _text(lane: Expr, known: dict[int, str]) -> str:
    """``repr`` of a lane. ``known``: texts of its parts by ``id``, which lanes of other immediates share."""
    if not isinstance(lane, Op):
        return repr(lane)
    parts = [known.get(id(arg)) or known.setdefault(id(arg), repr(arg)) for arg in lane.args]
    return lane.text(_tuple(parts))


def _tuple(texts: Sequence[str]) -> str:
    return f"({', '.join(texts)}{',' * (len(texts) == 1)})"
