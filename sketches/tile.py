"""A tile: cells, each a register of weights against a column, that share what they load."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Group:
    """A byte accumulator of a cell. ``name``: the register of the cell that holds what one step adds, at most
    ``bound`` per lane; its lanes count ``share`` fold in the sum."""

    name: str
    share: int
    bound: int


@dataclass(frozen=True)
class Tile:
    """``registers`` of weights by ``columns``."""

    registers: int
    columns: int

    @property
    def name(self) -> str:
        return f"{self.registers}x{self.columns}"
