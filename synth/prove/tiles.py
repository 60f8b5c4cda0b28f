"""The tiles of a kernel: what every driver needs of them."""

from __future__ import annotations

from sketches.panel import Tile
from synth.prove.lines import MalformedProgram

#: Registers of weights and columns that a tile may have: its sums lie on the stack where registers end.
MOST_REGISTERS, MOST_COLUMNS = 16, 64


def check_tiles(tiles: tuple[Tile, ...], most_registers: int = MOST_REGISTERS) -> None:
    """Raise MalformedProgram unless the tiles are distinct, one of them is 1x1, and each has 1 to ``most_registers``
    registers of weights and 1 to MOST_COLUMNS columns."""
    if len(set(tiles)) != len(tiles) or Tile(1, 1) not in tiles:
        raise MalformedProgram("the tiles are not distinct, or there is none of 1x1")
    for tile in tiles:
        if not (1 <= tile.registers <= most_registers and 1 <= tile.columns <= MOST_COLUMNS):
            raise MalformedProgram(
                f"a tile of {tile.name}: up to {most_registers} registers of weights and {MOST_COLUMNS} columns"
            )


__all__ = ["MOST_COLUMNS", "MOST_REGISTERS", "check_tiles"]
