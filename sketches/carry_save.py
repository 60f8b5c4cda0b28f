"""Carry-save accumulation across K: full adders add product words bit by bit before ones are counted.

A carry-save *level* l of a plane pair is a register whose bits each count 2^l. A full adder takes a level and
two words of the same weight. It leaves the sum in the level and gives a carry of twice the weight. A *block*
of 2^j steps goes through levels 0 to j - 1 and gives one carry of weight 2^j. With ``depth`` levels, blocks
have 2^depth steps, and only their carries are counted.

At the end, the counted sums are multiplied by 2^depth. Then the levels are counted from the highest down,
doubling the sums in between. With each level, a block of as many steps as the level counts is added if that
many are left. So the end adds at most the counts of 2 * (2^depth - 1) steps to a byte.

Source: Mula, Kurz, Lemire, Faster Population Counts Using AVX2 Instructions, 2018 (Harley-Seal)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sketches.program import BlockKernelProgram, Line, memory, place_of

#: Registers that adders and products read and give.
LEVEL, SUM, CARRY, WORD = "level", "sum", "carry", "word"
#: Inputs of the adder: two words. Inputs of ``first``: weights and activations of two steps. Inputs of
#: ``product``: those of one step.
WORDS = ("x", "y")
STEP_PAIR = ("w0", "a0", "w1", "a1")
STEP = ("w", "a")
#: Bytes of a plane's word per step.
WORD_BYTES = 4


def word_name(pair: int) -> str:
    """Return the register of plane pair ``pair`` (index in ``CarrySave.pairs``) that ``counts`` reads."""
    return f"{WORD}{pair}"


@dataclass(frozen=True)
class CarryPair:
    """The adders of one plane pair.

    ``term``: name of the pair's term in the bitplanes kernel. ``derived_plane``: index of the stored weight
    register.
    ``product``: lines from ``w`` and ``a`` to ``word``, whose bits are the term without its multiplier.
    ``first``: lines from ``level`` and ``w0``, ``a0``, ``w1``, ``a1`` of two steps to ``sum`` and ``carry``.
    """

    term: str
    derived_plane: int
    product: tuple[Line, ...]
    first: tuple[Line, ...]


@dataclass(frozen=True)
class CarrySave:
    """The carry-save adders of a bitplanes kernel, with ``depth`` levels.

    ``adder``: lines from ``level``, ``x``, ``y`` to ``sum`` and ``carry``.
    ``counts``: lines from one word per plane pair (``word_name``) to the kernel's byte accumulators by name.
    """

    depth: int
    pairs: tuple[CarryPair, ...]
    adder: tuple[Line, ...]
    counts: tuple[Line, ...]

    @property
    def block(self) -> int:
        """Return the number of steps of a whole block, 2^depth."""
        return 1 << self.depth

    @property
    def last_steps(self) -> int:
        """Return how many steps' counts the end of a product adds to a byte at most."""
        return 2 * (self.block - 1)


@dataclass(frozen=True)
class Addition:
    """A full adder of a block, in level ``level``.

    ``words``: indices of two earlier additions, whose carries it adds. None: it adds the products of two
    steps."""

    level: int
    words: tuple[int, int] | None


def additions(steps: int) -> tuple[Addition, ...]:
    """Return the full adders of a block of ``steps`` = 2^j steps in order. The last carry is the block's."""
    made: list[Addition] = []

    def of(level: int) -> int:
        words = None if level == 0 else (of(level - 1), of(level - 1))
        made.append(Addition(level, words))
        return len(made) - 1

    if steps > 1:
        of(steps.bit_length() - 2)
    return tuple(made)


def runs(carry: CarrySave, steps: int) -> tuple[tuple[int, int], ...]:
    """Return (steps of a block, number of such blocks) for a product of ``steps`` steps. Whole blocks come
    first, then one block per power of two in the rest, down to 1."""
    whole, rest = divmod(steps, carry.block)
    parts = [(carry.block, whole)] if whole else []
    return (*parts, *((1 << j, 1) for j in reversed(range(carry.depth)) if rest >> j & 1))


@dataclass(frozen=True)
class CarrySaveRun:
    """The lines of a block of 2^j steps for one accumulator.

    ``lines``: read the registers of ``step_loads`` and the levels (``bits_name``).
    ``levels``: by ``bits_name``, the register that has the level's value after the block."""

    lines: tuple[Line, ...]
    levels: dict[str, str]


def bits_name(pair: int, level: int) -> str:
    """Return the register of a carry-save level of plane pair ``pair`` (index in ``CarrySave.pairs``)."""
    return f"bits{pair}_{level}"


def renamed(lines: Sequence[Line], names: Mapping[str, str], suffix: str = "") -> list[Line]:
    """Return the lines with registers renamed by ``names``, other results by ``suffix``, also as operands."""
    every = {line.dest: f"{line.dest}{suffix}" for line in lines} | dict(names)
    args = (tuple(every.get(arg, arg) for arg in line.args) for line in lines)
    return [replace(line, dest=every[line.dest], args=read) for line, read in zip(lines, args, strict=True)]


def step_loads(
    inner: BlockKernelProgram, pair: CarryPair, step: int, vector_bytes: int, activations: str = "activations"
) -> tuple[Line, Line]:
    """Return the loads of a plane pair's weights and activations in step ``step`` of a block. The
    instructions are those of ``inner`` (``sketches.bitplanes.step_kernel``). ``activations``: name of the
    buffer that begins with the step's words."""
    plane = next(term.activation_plane for term in inner.terms if term.name == pair.term)

    def load(dest: str, like: str, place: str) -> Line:
        found = next(line for line in inner.stage("load") if place_of(line)[0] == like)
        return replace(found, dest=dest, args=(place,))

    register = step * len(inner.derived_planes) + pair.derived_plane
    weights, words = memory("weights", register * vector_bytes), memory(activations, plane * WORD_BYTES)
    return load(f"w{pair.derived_plane}_{step}", "weights", weights), load(
        f"a{plane}_{step}", "activations", words
    )


def block_of(inner: BlockKernelProgram, carry: CarrySave, steps: int) -> CarrySaveRun:
    """Return the lines of a block of ``steps`` = 2^j steps for one accumulator and all plane pairs.
    ``inner``: the step (``sketches.bitplanes.step_kernel``)."""
    lines: list[Line] = []
    levels: dict[str, str] = {}
    words = {}
    for number, pair in enumerate(carry.pairs):
        read = [[line.dest for line in step_loads(inner, pair, step, 0)] for step in range(steps)]
        carries: list[str] = []
        for made, addition in enumerate(additions(steps)):
            level, suffix = bits_name(number, addition.level), f"_{number}_{made}"
            names = {LEVEL: levels.get(level, level)}
            if addition.words is None:
                part = pair.first
                names |= zip(STEP_PAIR, read.pop(0) + read.pop(0), strict=True)
            else:
                part = carry.adder
                names |= zip(WORDS, (carries[word] for word in addition.words), strict=True)
            lines += renamed(part, names, suffix)
            levels[level] = f"{SUM}{suffix}"
            carries.append(f"{CARRY}{suffix}")
        if steps == 1:
            lines += renamed(pair.product, dict(zip(STEP, read[0], strict=True)), f"_{number}")
            carries.append(f"{WORD}_{number}")
        words[word_name(number)] = carries[-1]
    lines += renamed(carry.counts, words)
    return CarrySaveRun(tuple(lines), levels)


def through(lines: Sequence[Line], start: str, end: str) -> list[list[Line]]:
    """Return every path of lines by which the register ``end`` depends on the register ``start``."""
    by_name = {line.dest: line for line in lines}
    if end == start:
        return [[]]
    if end not in by_name:
        return []
    line = by_name[end]
    return [[*chain, line] for arg in line.args for chain in through(lines, start, arg)]
