"""The forms of kernels that read codes in bytes: tables of sums of activations, and byte lanes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sketches import bytelanes, tables
from sketches.lanes import Grid, lane_grid
from sketches.panel import Tile
from sketches.tables import TableCorrections, code_of, table_corrections
from synth.compiler.bytepack import byte_values_helper, byte_words_helper
from synth.compiler.form import TILE_OVERHEAD, KernelForm, PackedLayer
from synth.compiler.helpers import Helper
from synth.compiler.tablepack import values_helper, words_helper
from synth.forms.bytes import pack_byte_weights
from synth.forms.tables import pack_table_weights

#: Loads and stores of a finish: the sums once, the result there and back.
FINISH_ACCESSES = 3.0
#: Loads and stores of a spill: the 16-bit lanes once, the result there and back.
SPILL_ACCESSES = 12.0


class _Codes(KernelForm):
    """What both have in common: stored elements are bytes, values are affine functions of codes, and packers give the
    sums of columns."""

    dtype = "uint8"
    per_word = 4

    @property
    def fix(self) -> TableCorrections:
        return table_corrections(self.kernel.spec, *self.zero_points)

    @property
    def padding(self) -> int:
        return code_of(self.kernel.spec.activations).offset - self.zero_points[0]

    def column_sum(self, activations: str) -> str:
        return ""

    @property
    def sum_factor(self) -> int:
        return self.fix.columns


@dataclass(frozen=True, eq=False)
class Tables(_Codes):
    """A table kernel: weights of 8 positions in a byte, activations as sums of four."""

    name = "tables"
    kind = "tables"
    #: Tables of activations are the larger operand and stay in the first level; half of the smallest second one.
    weight_bytes = 256 << 10
    column = tables.TABLES * tables.ENTRIES
    #: Eight codes to two tables: four shuffles, three additions, a store, and a quarter of the cutting.
    pack_cost = 12.0

    @property
    def stored(self) -> int:
        return self.kernel.spec.weights.bits

    @cached_property
    def _grid(self) -> Grid:
        return lane_grid(self.program.lanes, self.rows)

    @property
    def row_shape(self) -> tuple[int, ...]:
        return self._grid.shape

    @property
    def places(self) -> str:
        indices = zip(*(digits[1:] for digits in self._grid.planes), strict=True)
        found = [
            every[0].text("vm") if len(set(every)) == 1 else f"0:{extent}"
            for every, extent in zip(indices, self.row_shape, strict=True)
        ]
        return ", ".join([f"0:{self.stored}", *found])

    def _place(self, plane: int) -> str:
        return ", ".join(digit.text("vm") for digit in self._grid.planes[plane])

    def expression(self, weights: str, activations: str) -> str:
        # A description may not look up, whose place depends on data: it states the sum that a lookup is of.
        total = ""
        for plane, group in enumerate(self.program.groups):
            word = f'T.Cast("uint32", {weights.format(self._place(plane))})'
            for position in range(tables.CHUNK):
                table, place = divmod(position, tables.NIBBLE)
                code = activations.format(table * tables.ENTRIES + (1 << place))
                bit = f"T.bitwise_and(T.shift_right({word}, T.uint32({position})), T.uint32({1}))"
                term = f'{bit} * T.Cast("uint32", {code}) * T.uint32({group.share})'
                total = term if not total else f"({total} + {term})"
        return total

    def packer(self, packed_input: bool) -> Helper:
        operand = self.kernel.spec.activations
        return words_helper(operand) if packed_input else values_helper(operand)

    def cell_cost(self, tile: Tile, steps: int) -> float:
        counts = self.made.report.instructions
        rare = counts["fold"] + counts["spill"] + SPILL_ACCESSES
        return (
            self.step_cycles(tile) / tile.columns * steps
            + (TILE_OVERHEAD / tile.columns + rare) / self.core.width
        )

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        kernel = self.kernel
        made = pack_table_weights(kernel.spec, kernel.isa, self.program, TableCorrections(0, 0), weights)
        sums = made.tap_sums - self.zero_points[1] * weights.shape[2]
        data = made.data.reshape(*made.data.shape[:-1], *self.row_shape)
        return PackedLayer(data, self.fix.rows * sums.sum(axis=1), sums)


@dataclass(frozen=True, eq=False)
class ByteLanes(_Codes):
    """A byte-lane kernel: a code per byte in both operands."""

    name = "bytes"
    kind = "bytes"
    #: Weights are as large as activations; half of the smallest second-level cache.
    weight_bytes = 256 << 10
    column = bytelanes.CHUNK
    stored = 1
    #: A quarter of a few instructions on 16 or 32 bytes: load, shift, mask, store, the sum of codes.
    pack_cost = 2.0

    @property
    def row_shape(self) -> tuple[int, ...]:
        return (self.rows, self.chunk)

    @property
    def places(self) -> str:
        return f"0:{self.stored}, vm % {self.rows}, 0:{self.chunk}"

    def expression(self, weights: str, activations: str) -> str:
        share, total = bytelanes.byte_share(self.kernel.spec), ""
        for position in range(self.chunk):
            weight = f'T.Cast("uint32", {weights.format(f"0, vm % {self.rows}, {position}")})'
            term = f'{weight} * T.Cast("uint32", {activations.format(position)}) * T.uint32({share})'
            total = term if not total else f"({total} + {term})"
        return total

    def packer(self, packed_input: bool) -> Helper:
        operand = self.kernel.spec.activations
        return byte_words_helper(operand) if packed_input else byte_values_helper(operand)

    def cell_cost(self, tile: Tile, steps: int) -> float:
        cells = tile.registers * tile.columns
        counts = self.made.report.instructions
        rare = sum(count for what, count in counts.items() if what != "cell") + FINISH_ACCESSES
        return self.step_cycles(tile) / cells * steps + (TILE_OVERHEAD / cells + rare) / self.core.width

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        made = pack_byte_weights(
            self.kernel.spec, self.kernel.isa, self.program, TableCorrections(0, 0), weights
        )
        sums = made.tap_sums - self.zero_points[1] * weights.shape[2]
        return PackedLayer(made.data[:, :, :, None], self.fix.rows * sums.sum(axis=1), sums)
