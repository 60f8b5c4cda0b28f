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
    """Return the tile of most multiply-accumulates per cycle, None without tiles.

    Of tiles that are equally fast in the first-level cache, the taller one wins if ``tall``, because it reads
    activations less often; else the lower one.
    """

    def speed(tile: Tile) -> tuple[float, int]:
        return round(model(tile).macs_per_cycle, 2), tile.registers if tall else -tile.registers

    return max(tiles, key=speed, default=None)


def fastest_by_columns(
    model: Model, fits: Callable[[Tile], bool], heights: Iterable[int], columns: Iterable[int]
) -> Iterator[Tile]:
    """Yield, per number of columns, the tile of one register of weights and the fastest tile that ``fits``.

    The tile of one register takes the rows that the other one leaves.
    """
    every = tuple(heights)
    for count in columns:
        best = fastest(model, filter(fits, (Tile(registers, count) for registers in every)))
        if best is not None:
            yield from dict.fromkeys((Tile(1, count), best))
