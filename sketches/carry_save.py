"""Carry-save accumulation across K: product words are added bit by bit before anything is counted.

A *level* l of a plane pair and cell is a register whose every bit counts 2^l. Full adders take two words of
one weight and a level, and leave a sum in the level and a carry of twice the weight. A block of 2^j steps
goes through levels 0 to j-1 and gives one carry of weight 2^j; with ``depth`` levels, blocks of 2^depth steps
are taken and only their carries are counted. At the end these sums go to the result, 2^depth fold. Then, from
the highest level down, what was counted since is doubled, and the level and the carry of a block of as many
steps as it counts, where that many are left, are added. So the last steps go through the same adders, and the
end adds at most 2 * (2^depth - 1) steps' worth to a byte.

Source: Mula, Kurz, Lemire, Faster Population Counts Using AVX2 Instructions, 2018 (Harley and Seal's
counting).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sketches.program import Line, Program, memory, place_of

#: What adders and products read and give.
LEVEL, SUM, CARRY, WORD = "level", "sum", "carry", "word"
#: Of the adder: its two words. Of ``first``: weights and activations of two steps. Of ``product``: of one.
WORDS = ("x", "y")
STEP_PAIR = ("w0", "a0", "w1", "a1")
STEP = ("w", "a")
#: Bytes of a plane's word of a step.
WORD_BYTES = 4


def word_name(pair: int) -> str:
    """The word of a plane pair (by its place in ``CarrySave.pairs``), as ``counts`` reads it."""
    return f"{WORD}{pair}"


@dataclass(frozen=True)
class CarryPair:
    """A plane pair: ``term`` names the cell's, ``view`` is the stored register of weights that it reads, by
    number. ``product``: lines from ``w`` and ``a`` to ``word``, a bit of which is what the position adds, the
    multiplier aside. ``first``: from ``level`` and two steps' ``w0``, ``a0``, ``w1``, ``a1`` to ``sum`` and
    ``carry``."""

    term: str
    view: int
    product: tuple[Line, ...]
    first: tuple[Line, ...]


@dataclass(frozen=True)
class CarrySave:
    """``adder``: lines from ``level``, ``x``, ``y`` to ``sum`` and ``carry``. ``counts``: from a word per
    pair (``word_name``) and constants of the cell to the bitplanes kernel's groups, by name."""

    depth: int
    pairs: tuple[CarryPair, ...]
    adder: tuple[Line, ...]
    counts: tuple[Line, ...]

    @property
    def block(self) -> int:
        """Steps of a whole block."""
        return 1 << self.depth

    @property
    def last_steps(self) -> int:
        """As how many steps the end counts in a byte at most."""
        return 2 * (self.block - 1)


@dataclass(frozen=True)
class Addition:
    """A full adder of a block: ``level`` and two carries of the additions below, by number, or, on level 0
    (None), the products of the steps 2 i and 2 i + 1 where it is the i-th of that level."""

    level: int
    words: tuple[int, int] | None


def additions(steps: int) -> tuple[Addition, ...]:
    """The full adders of a block of ``steps`` = 2^j steps, in order; the last one's carry is the block's."""
    made: list[Addition] = []

    def of(level: int) -> int:
        words = None if level == 0 else (of(level - 1), of(level - 1))
        made.append(Addition(level, words))
        return len(made) - 1

    if steps > 1:
        of(steps.bit_length() - 2)
    return tuple(made)


def runs(carry: CarrySave, steps: int) -> tuple[tuple[int, int], ...]:
    """(steps of a block, how many such blocks) that a product of so many steps takes."""
    whole, rest = divmod(steps, carry.block)
    parts = [(carry.block, whole)] if whole else []
    return (*parts, *((1 << j, 1) for j in reversed(range(carry.depth)) if rest >> j & 1))


@dataclass(frozen=True)
class Block:
    """A block of 2^j steps of one cell, line by line. ``lines`` read the registers of ``step_loads``, and the
    levels by the names of ``bits_name``. ``levels``: what these are afterwards, by their names before."""

    lines: tuple[Line, ...]
    levels: dict[str, str]


def bits_name(pair: int, level: int) -> str:
    """The register of a level of a plane pair, by its place in ``CarrySave.pairs``."""
    return f"bits{pair}_{level}"


def renamed(lines: Sequence[Line], names: Mapping[str, str], suffix: str = "") -> list[Line]:
    """The lines with other names for what they read and give; every other register has the ``suffix``."""
    every = {line.dest: f"{line.dest}{suffix}" for line in lines} | dict(names)
    args = (tuple(every.get(arg, arg) for arg in line.args) for line in lines)
    return [replace(line, dest=every[line.dest], args=read) for line, read in zip(lines, args, strict=True)]


def step_loads(
    cell: Program, pair: CarryPair, step: int, vector_bytes: int, activations: str = "activations"
) -> tuple[Line, Line]:
    """The loads of what a pair reads of a step of a block, with the instructions of the cell's loads.
    ``activations``: the buffer that begins with the step's words."""
    plane = next(term.activation_plane for term in cell.terms if term.name == pair.term)

    def load(dest: str, like: str, place: str) -> Line:
        found = next(line for line in cell.stage("load") if place_of(line)[0] == like)
        return replace(found, dest=dest, args=(place,))

    register = step * len(cell.views) + pair.view
    weights, words = memory("weights", register * vector_bytes), memory(activations, plane * WORD_BYTES)
    return load(f"w{pair.view}_{step}", "weights", weights), load(f"a{plane}_{step}", "activations", words)


def block_of(cell: Program, carry: CarrySave, steps: int) -> Block:
    """The block of ``steps`` = 2^j steps of a cell."""
    lines: list[Line] = []
    levels: dict[str, str] = {}
    words = {}
    for number, pair in enumerate(carry.pairs):
        read = [[line.dest for line in step_loads(cell, pair, step, 0)] for step in range(steps)]
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
    return Block(tuple(lines), levels)


def through(lines: Sequence[Line], start: str, end: str) -> list[list[Line]]:
    """Every chain of lines by which ``end`` depends on ``start``."""
    by_name = {line.dest: line for line in lines}
    if end == start:
        return [[]]
    if end not in by_name:
        return []
    line = by_name[end]
    return [[*chain, line] for arg in line.args for chain in through(lines, start, arg)]
