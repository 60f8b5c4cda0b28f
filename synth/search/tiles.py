"""Which tiles a program gets, by the cycles of the target's core."""

from __future__ import annotations

from collections.abc import Iterable

from isa_specs.cores import core
from isa_specs.instruction import Isa
from sketches.throughput import TileWork, tile_cycles
from sketches.tile import Tile


def tile_rate(isa: Isa, target: str, work: TileWork) -> float:
    """Return the multiply-accumulates per cycle of a tile on the target's core. Raises MissingUsage."""
    return tile_cycles(isa, core(isa.target(target).core), target, work).macs_per_cycle


def best_rate(isa: Isa, target: str, works: Iterable[TileWork]) -> float:
    """Return the multiply-accumulates per cycle of the fastest tile, rounded: programs that differ by less
    are as fast."""
    return round(max(tile_rate(isa, target, work) for work in works), 6)


def tile_speed(isa: Isa, target: str, tile: Tile, work: TileWork) -> tuple[float, int]:
    """Return by what tiles of one program are compared: of tiles of one speed in the first-level cache the
    taller one reads activations less often."""
    return round(tile_rate(isa, target, work), 2), tile.registers
