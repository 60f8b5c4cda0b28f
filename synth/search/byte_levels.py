"""From products of bytes to 32-bit sums: what the searches of ``bytes`` and of ``blocks`` have in common.

A way is a sequence of lane widths that ends with 32 bits, with a chain for each width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from isa_specs.instruction import Isa
from sketches.bytes import CENTRE, Level, lane_bounds, multiplies_bytes
from synth.search.assemble import Assembler
from synth.search.chains import Chain
from synth.search.verdict import SynthesisFailed

#: The lane widths that sums go through, every way to 32 bits.
WAYS = ((8, 16, 32), (16, 32), (8, 32), (32,))
_P = TypeVar("_P")


class NoByteProgram(SynthesisFailed):
    """The target has no instructions that multiply bytes of so many bits: no bytes kernels."""


@dataclass(frozen=True)
class Made:
    """A chain on sums (0) and sources (1, or 1 and 2: weights and activations) that adds to the sums: exact
    where lanes of the source are at most ``takes`` and the new sums at most ``holds``."""

    chain: Chain
    takes: int
    holds: int


def programs_of_ways(isa: Isa, target: str, programs: Callable[..., Iterable[_P]]) -> list[_P]:
    """Return the programs of every way by the first kind of products that has some: of whole registers of
    codes, of codes less half of the range, of even and odd bytes apart.

    ``programs``: those of lane widths, of bytes apart or not, and of what is taken off codes or None. Raises
    NoByteProgram.
    """
    where = f"{isa.name}/{target}"
    if not multiplies_bytes(isa, target):
        raise NoByteProgram(f"{where}: no instruction multiplies bytes")
    for cut, centre in ((False, None), (False, CENTRE), (True, None)):
        if found := [one for widths in WAYS for one in programs(widths, cut, centre)]:
            return found
    raise NoByteProgram(f"{where}: no instructions lead from such bytes to 32-bit sums")


def longest_intervals(chosen: Sequence[Made], widths: tuple[int, ...], first: int) -> tuple[int, ...] | None:
    """Return how many runs of each chain may precede one of the next: sums grow up to what that takes.
    ``first``: the most that a run of the first chain adds. None where one run is too much."""
    intervals: tuple[int, ...] = ()
    for level, after in enumerate(chosen[1:]):
        bound = lane_bounds(first, widths[: level + 1], intervals)[-1]
        intervals += (min(after.takes, chosen[level].holds) // bound,)
        if not intervals[-1]:
            return None
    return intervals


def assembled_levels(
    build: Assembler, widths: tuple[int, ...], chains: Sequence[Chain], operands: Mapping[str, str],
    constant: Callable[[bytes], str],
) -> tuple[Level, ...]:  # fmt: skip
    """Return the levels of chains, the first one behind the loads that ``build`` has. ``operands``: what the
    first reads beside its sums, with the stage of lines that read an operand alone."""
    levels = []
    for number, (width, chain) in enumerate(zip(widths, chains, strict=True)):
        sources, stage = ([f"sum{number - 1}"], "reduce") if number else ([*operands], "row")
        alone = {} if number else operands
        total = build.chain(stage, f"s{number}", chain, (f"sum{number}", *sources), constant, alone)
        levels.append(Level(width, tuple(build.body), total))
        build.start_again()
    return tuple(levels)
