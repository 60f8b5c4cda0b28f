"""Weights whose codes are indices into a table (``sketches.blocks``): linear layers in quantization groups
for formats whose values are not evenly spaced.

A code of 4 bits selects one of 16 unsigned bytes, the *entries*. The weight is the scale times the entry less
the zero point. One instruction looks up all codes of a register. Words, products, widening and epilogue are
those of other linear kernels: the size of codes decides the layout of words, the size of entries decides the
products. The table belongs to the layer, so one kernel computes every format whose entries have few enough
bits. Its proofs hold for every table."""

from __future__ import annotations

from dataclasses import dataclass

from sketches.blocks import BlockProgram, BlockSpec
from sketches.program import Line

#: Bits of a code, and the entries of a table.
INDEX_BITS, ENTRIES = 4, 16
#: The bits of the largest entry for which there are kernels. Twice the values of E2M1, -12 to 12, take five.
ENTRY_BITS = (5, 8)
#: The buffer and the register of the entries.
TABLE, LOADED = "table", "entries"


@dataclass(frozen=True)
class BlockTableSpec(BlockSpec):
    """Weights whose codes select one of 16 entries of at most ``entry_bits`` bits."""

    entry_bits: int = ENTRY_BITS[-1]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.bits != INDEX_BITS or self.entry_bits not in ENTRY_BITS:
            raise ValueError(f"entries of {self.entry_bits} bits for codes of {self.bits}: no such kernels")

    @property
    def value_bits(self) -> int:
        return self.entry_bits

    @property
    def name(self) -> str:
        return f"t{self.bits}v{self.entry_bits}"


@dataclass(frozen=True)
class BlockTableProgram(BlockProgram):
    """A kernel for codes that are indices into a table.

    ``table``: loads the register of entries from ``table@0``. The register has the table in each 16 bytes."""

    spec: BlockTableSpec
    table: tuple[Line, ...] = ()

    @property
    def loaded_once(self) -> tuple[Line, ...]:
        return self.table


def table_spec(entry_bits: int) -> BlockTableSpec:
    """Return the specification of kernels for entries of ``entry_bits`` bits."""
    return BlockTableSpec(INDEX_BITS, entry_bits=entry_bits)
