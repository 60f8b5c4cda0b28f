"""Tiles: the micro-tile sizes of kernels, and the accumulators within a tile."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Accumulator:
    """An accumulator of a tile program for one weight register and one column or column group.

    ``name``: the register with the amount that one step adds to the accumulator, or with the new sum.
    ``coefficient``: the factor by which the accumulator counts in the result.
    ``bound``: the largest absolute value that one step adds to a lane."""

    name: str
    coefficient: int
    bound: int


@dataclass(frozen=True)
class Tile:
    """A tile's size: ``registers`` of weights (rows in their lanes) by ``columns`` of activations."""

    registers: int
    columns: int

    @property
    def name(self) -> str:
        return f"{self.registers}x{self.columns}"


def widest(tiles: Sequence[Tile]) -> Tile:
    """Return the tile of most accumulators, among equals of most weight registers. A driver uses this tile
    while enough weight registers and columns remain."""
    return max(tiles, key=lambda tile: (tile.registers * tile.columns, tile.registers))
