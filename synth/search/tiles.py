"""Tiles of a kernel (MR x NR), chosen by the model of the target's core."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sketches.throughput import TileCycles
from sketches.tile import Tile

#: What a tile takes on the target's core.
Model = Callable[[Tile], TileCycles]


def best_rate(model: Model, tiles: Iterable[Tile]) -> float:
    """Return the multiply-accumulates per cycle of the fastest tile."""
    return max(model(tile).macs_per_cycle for tile in tiles)


def fastest(model: Model, tiles: Iterable[Tile], tall: bool = True) -> Tile | None:
    """Return the tile of most multiply-accumulates per cycle, None without tiles. Of equally fast tiles the
    one of more registers wins (``tall``), because it reads activations less often, or else the lower one."""

    def speed(tile: Tile) -> tuple[float, int]:
        return round(model(tile).macs_per_cycle, 2), tile.registers if tall else -tile.registers

    return max(tiles, key=speed, default=None)


def fastest_by_columns(
    model: Model, fits: Callable[[Tile], bool], heights: Iterable[int], columns: Iterable[int]
) -> Iterator[Tile]:
    """Yield, per number of columns, the fastest tile that ``fits``, and before it the tile of one register of
    weights for the rows that the fastest one leaves."""
    every = tuple(heights)
    for count in columns:
        best = fastest(model, filter(fits, (Tile(registers, count) for registers in every)))
        if best is not None:
            yield from dict.fromkeys((Tile(1, count), best))
