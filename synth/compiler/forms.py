"""How a layer's product is laid out: as bitplanes for a panel kernel, as tables for a table kernel, or as bytes.

A form says what operators need to know of a kernel: how operands are stored, what one stored word adds, what a
tile costs, and what the terms of one operand alone add. All kinds of tile have one C prototype.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import Core
from sketches import bytelanes, tables
from sketches.corrections import Corrections, corrections
from sketches.encoding import Operand
from sketches.lanes import Grid, lane_grid
from sketches.panel import CHUNK, Tile, cell_spec, rows_per_register
from sketches.program import Term
from sketches.tables import TableCorrections, code_of, table_corrections
from sketches.views import Part, plane_parts
from synth.bitpack_library import load_bitpack
from synth.byte_packing import pack_byte_weights
from synth.compiler.bytepack import byte_values_symbol, byte_words_symbol
from synth.compiler.tablepack import values_symbol, words_symbol
from synth.emit.panel import term_factors, tile_symbol
from synth.layouts import LAYOUTS, present, require, tile_rate
from synth.library import Kernel
from synth.panel_packing import pack_panel_weights
from synth.table_packing import pack_table_weights

FORMS = tuple(LAYOUTS)
#: What a tile costs once, in instructions: the call, its loops, the last widening's control.
TILE_OVERHEAD = 40.0
#: Loads and stores of a finish: the sums once, the result there and back.
FINISH_ACCESSES = 3.0
#: Loads and stores of a spill: the 16-bit lanes once, the result there and back.
SPILL_ACCESSES = 12.0


@dataclass(frozen=True)
class PackedLayer:
    """Weights of one group: ``data`` as the kernel reads it [registers, taps, chunks, stored, *row_shape]; ``rows`` int64 [M],
    the row corrections; ``tap_sums`` int64 [M, taps], the weights less their zero point per tap."""

    data: NDArray[np.uint32] | NDArray[np.uint8]
    rows: NDArray[np.int64]
    tap_sums: NDArray[np.int64]


class Form(Protocol):
    """``kind``: what intrinsics are called after the kernel. ``weight_bytes``: bytes of weights that a row block may
    keep busy. ``chunk``: positions of K that a step takes. ``rows``: rows of a register of weights. ``dtype``: type of the
    stored elements, ``per_word`` of them in 32 bits; weights are [registers, taps, chunks, ``stored``, *``row_shape``],
    activations [chunks, ``column``] per pixel. ``padding``: the value that a position with all bits zero has,
    less the zero point."""

    @property
    def kernel(self) -> Kernel: ...
    @property
    def core(self) -> Core: ...
    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def weight_bytes(self) -> int: ...
    @property
    def chunk(self) -> int: ...
    @property
    def rows(self) -> int: ...
    @property
    def stored(self) -> int: ...
    @property
    def row_shape(self) -> tuple[int, ...]: ...

    @property
    def places(self) -> str:
        """Where row ``vm`` lies in [``stored``, *``row_shape``], all views together."""

    @property
    def column(self) -> int: ...
    @property
    def dtype(self) -> str: ...
    @property
    def per_word(self) -> int: ...
    @property
    def padding(self) -> int: ...
    @property
    def tiles(self) -> tuple[Tile, ...]: ...
    @property
    def source(self) -> str: ...
    @property
    def program(self) -> object: ...

    def tile_symbol(self, tile: Tile) -> str: ...

    def expression(self, weights: str, activations: str) -> str:
        """What one chunk adds to a sum, as a uint32 TVMScript expression; ``{}`` in the accesses stands for the
        place in ``stored`` and in ``column``."""

    def column_sum(self, activations: str) -> str:
        """What the activations of a chunk alone add, as an int32 expression; empty where the packer gives sums."""

    @property
    def sum_factor(self) -> int:
        """How often a column's sum counts; 0 where activations alone add nothing."""

    def packer(self, packed_input: bool) -> str:
        """The C function that lays a row of pixels out."""

    @property
    def pack_cost(self) -> float:
        """Estimated instructions to pack a chunk of a pixel."""

    def cell_cost(self, tile: Tile, steps: int) -> float:
        """Estimated cycles of a tile over ``steps`` steps, per cell (one register of rows, one column)."""

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        """Weights int [M, taps, channels] of one group."""


@dataclass(frozen=True, eq=False)
class Bitplanes:
    """A panel kernel: words of 32 positions, population counts."""

    kernel: Kernel
    core: Core
    zero_points: tuple[int, int]
    _cycles: dict[Tile, float] = field(default_factory=dict, repr=False)

    name = "bitplanes"
    kind = "panel"
    #: Half of the first-level cache that all targets have (32 KiB).
    weight_bytes = 16 << 10
    chunk = CHUNK
    dtype = "uint32"
    per_word = 1

    @cached_property
    def fix(self) -> Corrections:
        spec = self.kernel.spec
        offsets = _offsets(spec.activations, spec.weights, self.zero_points)
        return corrections(cell_spec(spec, self.kernel.isa), self.kernel.panel.program.cell, *offsets)

    @property
    def rows(self) -> int:
        return rows_per_register(self.kernel.isa)

    @property
    def stored(self) -> int:
        return len(self.kernel.panel.program.cell.views)

    @property
    def row_shape(self) -> tuple[int, ...]:
        return (self.rows,)

    @property
    def places(self) -> str:
        return f"0:{self.stored}, vm % {self.rows}"

    @property
    def column(self) -> int:
        return self.kernel.spec.activations.bits

    @property
    def padding(self) -> int:
        return self.kernel.spec.activations.offset - self.zero_points[0]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.kernel.panel.program.tiles

    @property
    def source(self) -> str:
        return self.kernel.panel_source

    @property
    def program(self) -> object:
        return self.kernel.panel.program

    def tile_symbol(self, tile: Tile) -> str:
        return tile_symbol(self.kernel.panel_symbol, tile)

    @cached_property
    def parts(self) -> tuple[tuple[Part, ...], ...]:
        return plane_parts(self.kernel.isa, self.kernel.panel.program.cell, self.kernel.spec.weights.bits)

    def expression(self, weights: str, activations: str) -> str:
        program = self.kernel.panel.program
        factors = term_factors(self.kernel.spec, self.kernel.isa, program)
        terms = [(term, factors[term.weight_plane, term.activation_plane]) for term in program.cell.terms]
        view = weights.format(f"{{}}, vm % {self.rows}")
        return sum_expression(self.parts, terms, view, activations, CHUNK)

    def column_sum(self, activations: str) -> str:
        return " + ".join(
            f'T.reinterpret("int32", T.popcount({activations.format(plane)})) * {factor}'
            for plane, factor in enumerate(self.fix.columns)
            if factor
        )

    @property
    def sum_factor(self) -> int:
        return int(any(self.fix.columns))

    def packer(self, packed_input: bool) -> str:
        return "synth_copy_row" if packed_input else pack_symbol(self.kernel.spec.activations)

    @cached_property
    def pack_cost(self) -> float:
        certificate = self.kernel.certificate
        packing = load_bitpack(certificate.isa, self.column, certificate.target)
        return packing.instructions_per_chunk

    def cell_cost(self, tile: Tile, steps: int) -> float:
        if tile not in self._cycles:
            self._cycles[tile], _ = tile_rate(self.kernel, self.name, self.core, tile)
        cells = tile.registers * tile.columns
        rare = self.kernel.panel.instructions["widening"]
        return self._cycles[tile] / cells * steps + (TILE_OVERHEAD / cells + rare) / self.core.width

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        made = pack_panel_weights(
            self.kernel.spec, self.kernel.isa, self.kernel.panel.program, self.fix, weights
        )
        sums = made.tap_sums - self.zero_points[1] * weights.shape[2]
        return PackedLayer(made.data, made.correction.astype(np.int64), sums)


@dataclass(frozen=True, eq=False)
class Tables:
    """A table kernel: weights of 8 positions in a byte, activations as sums of four."""

    kernel: Kernel
    core: Core
    zero_points: tuple[int, int]
    _cycles: dict[Tile, float] = field(default_factory=dict, repr=False)

    name = "tables"
    kind = "tables"
    #: Tables of activations are the larger operand and stay in the first level; half of the smallest second one.
    weight_bytes = 256 << 10
    chunk = tables.CHUNK
    column = tables.TABLES * tables.ENTRIES
    dtype = "uint8"
    per_word = 4
    #: Eight codes to two tables: four shuffles, three additions, a store, and a quarter of the cutting.
    pack_cost = 12.0

    @property
    def fix(self) -> TableCorrections:
        return table_corrections(self.kernel.spec, *self.zero_points)

    @property
    def rows(self) -> int:
        return tables.rows_per_register(self.kernel.isa)

    @property
    def stored(self) -> int:
        return self.kernel.spec.weights.bits

    @cached_property
    def _grid(self) -> Grid:
        return lane_grid(self.kernel.tables.program.lanes, self.rows)

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

    @property
    def padding(self) -> int:
        return code_of(self.kernel.spec.activations).offset - self.zero_points[0]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.kernel.tables.program.tiles

    @property
    def source(self) -> str:
        return self.kernel.table_source

    @property
    def program(self) -> object:
        return self.kernel.tables.program

    def tile_symbol(self, tile: Tile) -> str:
        return tile_symbol(self.kernel.table_symbol, tile)

    def expression(self, weights: str, activations: str) -> str:
        # A description may not look up, whose place depends on data: it states the sum that a lookup is of.
        total = ""
        for plane, group in enumerate(self.kernel.tables.program.groups):
            word = f'T.Cast("uint32", {weights.format(self._place(plane))})'
            for position in range(tables.CHUNK):
                table, place = divmod(position, tables.NIBBLE)
                code = activations.format(table * tables.ENTRIES + (1 << place))
                bit = f"T.bitwise_and(T.shift_right({word}, T.uint32({position})), T.uint32({1}))"
                term = f'{bit} * T.Cast("uint32", {code}) * T.uint32({group.share})'
                total = term if not total else f"({total} + {term})"
        return total

    def column_sum(self, activations: str) -> str:
        return ""

    @property
    def sum_factor(self) -> int:
        return self.fix.columns

    def packer(self, packed_input: bool) -> str:
        operand = self.kernel.spec.activations
        return words_symbol(operand) if packed_input else values_symbol(operand)

    def cell_cost(self, tile: Tile, steps: int) -> float:
        if tile not in self._cycles:
            self._cycles[tile], _ = tile_rate(self.kernel, self.name, self.core, tile)
        counts = self.kernel.tables.instructions
        rare = counts["fold"] + counts["spill"] + SPILL_ACCESSES
        return (
            self._cycles[tile] / tile.columns * steps
            + (TILE_OVERHEAD / tile.columns + rare) / self.core.width
        )

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        report = self.kernel.tables
        made = pack_table_weights(
            self.kernel.spec, self.kernel.isa, report.program, TableCorrections(0, 0), weights
        )
        sums = made.tap_sums - self.zero_points[1] * weights.shape[2]
        data = made.data.reshape(*made.data.shape[:-1], *self.row_shape)
        return PackedLayer(data, self.fix.rows * sums.sum(axis=1), sums)


@dataclass(frozen=True, eq=False)
class ByteLanes:
    """A byte-lane kernel: a code per byte in both operands."""

    kernel: Kernel
    core: Core
    zero_points: tuple[int, int]
    _cycles: dict[Tile, float] = field(default_factory=dict, repr=False)

    name = "bytes"
    kind = "bytes"
    #: Weights are as large as activations; half of the smallest second-level cache.
    weight_bytes = 256 << 10
    chunk = bytelanes.CHUNK
    column = bytelanes.CHUNK
    stored = 1
    dtype = "uint8"
    per_word = 4
    #: A quarter of a few instructions on 16 or 32 bytes: load, shift, mask, store, the sum of codes.
    pack_cost = 2.0

    @property
    def fix(self) -> TableCorrections:
        return table_corrections(self.kernel.spec, *self.zero_points)

    @property
    def rows(self) -> int:
        return bytelanes.rows_per_register(self.kernel.isa)

    @property
    def row_shape(self) -> tuple[int, ...]:
        return (self.rows, self.chunk)

    @property
    def places(self) -> str:
        return f"0:{self.stored}, vm % {self.rows}, 0:{self.chunk}"

    @property
    def padding(self) -> int:
        return code_of(self.kernel.spec.activations).offset - self.zero_points[0]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.kernel.byte_lanes.program.tiles

    @property
    def source(self) -> str:
        return self.kernel.byte_source

    @property
    def program(self) -> object:
        return self.kernel.byte_lanes.program

    def tile_symbol(self, tile: Tile) -> str:
        return tile_symbol(self.kernel.byte_symbol, tile)

    def expression(self, weights: str, activations: str) -> str:
        share, total = bytelanes.byte_share(self.kernel.spec), ""
        for position in range(self.chunk):
            weight = f'T.Cast("uint32", {weights.format(f"0, vm % {self.rows}, {position}")})'
            term = f'{weight} * T.Cast("uint32", {activations.format(position)}) * T.uint32({share})'
            total = term if not total else f"({total} + {term})"
        return total

    def column_sum(self, activations: str) -> str:
        return ""

    @property
    def sum_factor(self) -> int:
        return self.fix.columns

    def packer(self, packed_input: bool) -> str:
        operand = self.kernel.spec.activations
        return byte_words_symbol(operand) if packed_input else byte_values_symbol(operand)

    def cell_cost(self, tile: Tile, steps: int) -> float:
        if tile not in self._cycles:
            self._cycles[tile], _ = tile_rate(self.kernel, self.name, self.core, tile)
        cells = tile.registers * tile.columns
        counts = self.kernel.byte_lanes.instructions
        rare = sum(count for what, count in counts.items() if what != "cell") + FINISH_ACCESSES
        return self._cycles[tile] / cells * steps + (TILE_OVERHEAD / cells + rare) / self.core.width

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        made = pack_byte_weights(self.kernel.spec, self.kernel.isa, TableCorrections(0, 0), weights)
        sums = made.tap_sums - self.zero_points[1] * weights.shape[2]
        return PackedLayer(made.data[:, :, :, None], self.fix.rows * sums.sum(axis=1), sums)


_CLASSES: dict[str, Callable[[Kernel, Core, tuple[int, int]], Form]] = {
    "bitplanes": Bitplanes,
    "tables": Tables,
    "bytes": ByteLanes,
}


def form_of(name: str, kernel: Kernel, core: Core, zero_points: tuple[int, int]) -> Form:
    """The form of that name. Raises UserError where the kernel has it not."""
    if name not in FORMS:
        raise ValueError(f"form {name!r}: choose one of {', '.join(FORMS)}")
    require(kernel.certificate, name)
    return _CLASSES[name](kernel, core, zero_points)


def forms_of(kernel: Kernel, core: Core, zero_points: tuple[int, int]) -> tuple[Form, ...]:
    """Every form that the kernel has."""
    return tuple(_CLASSES[layout.name](kernel, core, zero_points) for layout in present(kernel.certificate))


def _offsets(activations: Operand, weights: Operand, zero_points: tuple[int, int]) -> tuple[int, int]:
    """The operands' offsets less their zero points: a zero point is an offset (Jain et al. 2020, eq. 3)."""
    return activations.offset - zero_points[0], weights.offset - zero_points[1]


def pack_symbol(operand: Operand) -> str:
    """The packer of bitplanes that reads int8 values."""
    return f"synth_pack_{operand.encoding}{operand.bits}"


def sum_expression(
    parts: tuple[tuple[Part, ...], ...], terms: Sequence[tuple[Term, int]], weights: str, activations: str,
    width: int,
) -> str:  # fmt: skip
    """What one word of ``width`` bits (8 or 32) of K adds to a sum, as a uint32 expression.

    ``terms``: every affine popcount with how often it counts; ``weights`` and ``activations``: buffer accesses
    with ``{}`` for the view and the plane. uint32, because TVM's simplifier reorders sums of index types,
    and a description has to match as written.
    """
    word_type = f"uint{width}"

    def ones(word: str) -> str:
        return f"T.popcount({word})" if width == 32 else f'T.Cast("uint32", T.popcount({word}))'

    planes = []
    for pieces in parts:
        text = ""
        for part in pieces:
            word = weights.format(part.view)
            word = f"T.bitwise_not({word})" if part.complement else word
            if part.mask != 0xFF:
                mask = int.from_bytes(bytes([part.mask]) * (width // 8), "little")
                # TVM compiles unsigned constants of 2^31 and more wrongly, so they are written as complements.
                top = mask >> (width - 1) & 1
                other = mask ^ ((1 << width) - 1)
                text_of_mask = f"T.bitwise_not(T.{word_type}({other}))" if top else f"T.{word_type}({mask})"
                word = f"T.bitwise_and({word}, {text_of_mask})"
            if part.shift:
                side = "left" if part.shift > 0 else "right"
                word = f"T.shift_{side}({word}, T.{word_type}({abs(part.shift)}))"
            text = word if not text else f"T.bitwise_or({text}, {word})"
        planes.append(text)
    total = ""
    for term, times in terms:
        w, a = planes[term.weight_plane], activations.format(term.activation_plane)
        counts = (
            (term.product, ones(f"T.bitwise_and({w}, {a})")),
            (term.only_w, ones(w)),
            (term.only_a, ones(a)),
        )
        value = f"T.uint32({max(term.constant, 0) * width})"
        if term.constant < 0:
            value = f"({value} - T.uint32({-term.constant * width}))"
        for factor, count in counts:
            if factor:
                value = f"({value} {'+' if factor > 0 else '-'} {count} * T.uint32({abs(factor)}))"
        scaled = f"({value}) * T.uint32({times})"
        total = scaled if not total else f"({total} + {scaled})"
    return total


__all__ = [
    "Bitplanes",
    "ByteLanes",
    "FORMS",
    "Form",
    "PackedLayer",
    "Tables",
    "form_of",
    "forms_of",
    "pack_symbol",
    "sum_expression",
]
