"""Tiles of a kernel (MR x NR), chosen by the model of the target's core."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.throughput import TileWork, tile_cycles
from sketches.tile import Tile

#: The work of each tile of a program.
Work = Callable[[Tile], TileWork]


def tile_rate(isa: Isa, target: str, work: TileWork) -> float:
    """Return the multiply-accumulates per cycle of a tile on the target's core. Raises MissingUsage."""
    return tile_cycles(isa, core(isa.target(target).core), target, work).macs_per_cycle


def best_rate(isa: Isa, target: str, work: Work, tiles: Iterable[Tile]) -> float:
    """Return the multiply-accumulates per cycle of the fastest tile, rounded, so that small differences do
    not count."""
    return round(max(tile_rate(isa, target, work(tile)) for tile in tiles), 6)


def tile_speed(isa: Isa, target: str, tile: Tile, work: TileWork) -> tuple[float, int]:
    """Return the sort key of a tile: rate, then height. At equal rates in the first-level cache, the taller
    tile reads activations less often."""
    return round(tile_rate(isa, target, work), 2), tile.registers


def fastest(
    isa: Isa, target: str, work: Work, tiles: Iterable[Tile], prefer_tall: bool = True
) -> Tile | None:
    """Return the tile with the most multiply-accumulates per cycle, or None without tiles. Of equally fast
    tiles, return the one with most rows (``prefer_tall``) or fewest."""

    def speed(tile: Tile) -> tuple[float, int]:
        rate, height = tile_speed(isa, target, tile, work(tile))
        return rate, height if prefer_tall else -height

    return max(tiles, key=speed, default=None)


def fastest_by_columns(
    isa: Isa, target: str, work: Work, fits: Callable[[Tile], bool], heights: Iterable[int],
    columns: Iterable[int],
) -> Iterator[Tile]:  # fmt: skip
    """Yield, per number of columns, a tile of one register of weights, then the fastest tile that ``fits``,
    if they differ. The first tile takes the rows that the fastest leaves. If no tile fits, yield neither."""
    every = tuple(heights)
    for count in columns:
        best = fastest(isa, target, work, filter(fits, (Tile(registers, count) for registers in every)))
        if best is not None:
            yield from dict.fromkeys((Tile(1, count), best))
