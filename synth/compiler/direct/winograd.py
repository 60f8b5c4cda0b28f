"""Convolution by 3 x 3 with fewer products: Winograd's minimal filtering F(2 x 2, 3 x 3), exact in integers
(Lavin and Gray 2016, section 4.1).

Two by two neighbouring outputs read four by four inputs ``d``; with the matrices below and ``u = 2 G`` whole

    4 y  =  A' [(u g u') * (B' d B)] A,

sixteen products per channel instead of thirty-six. The sums over channels of each of the sixteen places are a
pointwise convolution of their own, which the tiles of ``synth.compiler.direct.tiles`` compute; every number
on the way is an integer that ``fits`` bounds from the layer's constants. The inputs of a place are sums of
four of the sixteen planes that a convolution by 4 x 4 with strides of two reads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from synth.compiler.direct.arithmetic import Arithmetic
from synth.compiler.direct.planes import Planes, planes
from synth.compiler.direct.spec import ROWS, Layer
from synth.compiler.direct.tiles import (
    FETCHED,
    MOVED,
    STEPS,
    TRANSPOSED,
    Blocking,
    DirectTile,
    tile_cost,
    tiles,
)
from synth.compiler.geometry import Geometry

#: ``2 G``: what filters are multiplied with from both sides. Row 2 has the other sign, as ``READ`` has.
FILTERS = np.array([[2, 0, 0], [1, 1, 1], [-1, 1, -1], [0, 0, 2]])
#: ``B'``: a row's first input, its second one, and how often that counts.
READ = ((0, 2, -1), (1, 2, 1), (1, 2, -1), (1, 3, -1))
#: ``A'``: how often each place counts in the two outputs.
OUTPUTS = ((1, 1, 1, 0), (0, 1, -1, -1))
#: Places of a tile; the one that counts once in every output, and how often ``4 y`` has an output.
PLACES, COMMON, SCALE = 16, 5, 4
#: Cycles to make a vector of a place's inputs, and four vectors of outputs from those of all places.
READ_CYCLES, OUTPUT_CYCLES = 3.0, 20.0
#: Cycles of a tile of sums beside ``tile_cost``: it is stored, and has fewer steps. Vectors of filters, each
#: a line of its own, take so many times as long.
CALL_CYCLES, FILTERS_FACTOR = 10.0, 1.25
#: Bytes of a band's buffers, and of one with vectors of filters.
BAND_BYTES, FILTERS_BAND_BYTES = 1 << 20, 1 << 18
_INT32, _INT16 = np.iinfo(np.int32).max, np.iinfo(np.int16).max


@dataclass(frozen=True, eq=False)
class Winograd:
    """One layer's loops. ``phases``: the planes that its input is packed into; ``product``: the pointwise
    convolution of a place, of which there are PLACES groups; ``bands`` as in both."""

    layer: Layer
    phases: Blocking
    product: Blocking
    threads: int

    @property
    def arithmetic(self) -> Arithmetic:
        return self.product.arithmetic

    @property
    def bands(self) -> int:
        return self.phases.bands

    @property
    def jobs(self) -> int:
        return self.layer.geometry.batch * self.bands

    @property
    def planes(self) -> Planes:
        assert isinstance(self.phases.planes, Planes)
        return self.phases.planes

    @property
    def place(self) -> int:
        """Sums of a place."""
        return self.product.filters * self.product.positions

    @cached_property
    def buffers(self) -> dict[str, tuple[int, str]]:
        """Elements and dtype of a job's buffers: the planes of the input, a place's inputs, the sums of all
        places, and the finished values."""
        word = self.arithmetic.word
        return {
            # The last vector of a place's inputs may reach beyond its planes.
            "planes": (self.planes.stored + self.arithmetic.lanes, word),
            "packed": (self.product.planes.stored, word),
            "sums": (PLACES * self.place, self.arithmetic.sums),
            "codes": (SCALE * self.place, self.layer.output_dtype),
        }

    @property
    def band_bytes(self) -> int:
        sizes = {"int8": 1, "uint8": 1, "int16": 2, "int32": 4}
        return sum(count * sizes[dtype] for count, dtype in self.buffers.values())

    @property
    def cost(self) -> float:
        """Estimated cycles."""
        p, a, g = self.product, self.arithmetic, self.layer.geometry
        products = (
            (tile_cost(p.tile, a, p.words) + CALL_CYCLES) * p.position_blocks * p.filter_blocks * PLACES
        )
        read = READ_CYCLES * PLACES * p.position_blocks * p.tile_positions * p.words / a.lanes
        written = OUTPUT_CYCLES * self.place / a.lanes
        last = p.tile.filter_lanes
        products *= FILTERS_FACTOR if last else 1.0
        packed, stored = (
            MOVED if last == (layout != "NCHW") else TRANSPOSED
            for layout in (self.layer.layout, self.layer.out_layout)
        )
        around = self.planes.phases * self.planes.size * g.channels / a.values * packed
        around += self.planes.positions * SCALE * g.filters * stored
        # Threads take whole jobs: those that find none wait.
        turns = -(-self.jobs // self.threads) * self.threads
        return turns * (products + read + written + around) + p.weight_bytes * FETCHED


def choose_winograd(layer: Layer, arithmetic: Arithmetic, threads: int) -> Winograd | None:
    """The cheapest loops by estimate; None where the layer is no such convolution, or its sums do not fit."""
    g = layer.geometry
    if layer.layout == ROWS or not applies(g) or not fits(layer, weights := place_weights(layer)):
        return None
    choices = []
    for filter_lanes in (False, True):
        for tile in tiles(arithmetic, filter_lanes):
            found: Winograd | None = None
            for bands in range(1, -(-g.out_height // 2) + 1):
                made = _banded(layer, weights, arithmetic, tile, bands, threads)
                # A band of less than two tiles of positions would fill them up with nothing.
                if made is None or (found is not None and made.product.position_blocks < 2):
                    continue
                found = made
                most = FILTERS_BAND_BYTES if filter_lanes else BAND_BYTES
                if found.band_bytes <= most and found.jobs % threads == 0:
                    break
            if found is not None:
                choices.append(found)
    return min(choices, key=lambda choice: choice.cost, default=None)


def _banded(
    layer: Layer, weights: NDArray[np.int32], arithmetic: Arithmetic, tile: DirectTile, bands: int,
    threads: int,
) -> Winograd | None:  # fmt: skip
    """The layer in so many bands of equal rows of tiles; None where one would have none."""
    g = layer.geometry
    down, across = -(-g.out_height // 2), -(-g.out_width // 2)
    rows = -(-down // bands)
    if -(-down // rows) != bands:
        return None
    top, left = g.padding[:2]
    padding = (top, left, 2 * down + 2 - g.height - top, 2 * across + 2 - g.width - left)
    wide = replace(g, kernel=(4, 4), strides=(2, 2), padding=padding)
    multiple = tile.broadcasts if tile.filter_lanes else tile.vectors * arithmetic.lanes
    image = planes(wide, rows, multiple, arithmetic.values)
    block = -(-image.words // -(-image.words // STEPS))
    phases = Blocking(replace(layer, geometry=wide), arithmetic, tile, image, bands, block, 1)
    of_place = _product(layer, weights, image.positions)
    stored = planes(of_place.geometry, 1, multiple, arithmetic.values)
    product = Blocking(of_place, arithmetic, tile, stored, 1, block, 1, inside=True)
    return Winograd(layer, phases, product, threads)


def _product(layer: Layer, weights: NDArray[np.int32], positions: int) -> Layer:
    """The pointwise convolution of the places, a group each; what is added to all outputs goes into the one
    that counts in all of them."""
    g = layer.geometry
    geometry = Geometry(1, 1, positions, g.channels, g.filters, groups=PLACES)
    bias = np.zeros((PLACES, g.filters), np.int32)
    bias[COMMON] = SCALE * layer.bias
    flat = weights.reshape(-1, 1, 1, g.channels)
    return replace(
        layer, geometry=geometry, weights=flat, bias=bias.ravel(), layout="NCHW", out_layout="NCHW",
        relu=False, output=None,
    )  # fmt: skip


def place_weights(layer: Layer) -> NDArray[np.int32]:
    """int32 [PLACES, filters, channels]."""
    return np.einsum("ri,sj,fijc->rsfc", FILTERS, FILTERS, layer.weights).reshape(
        PLACES, *layer.weights.shape[::3]
    )


def applies(g: Geometry) -> bool:
    """Whether it is such a convolution, of more than one output both ways."""
    plain = g.kernel == (3, 3) and g.strides == (1, 1) and g.dilation == (1, 1) and g.groups == 1
    return plain and min(g.out_height, g.out_width) > 1


def fits(layer: Layer, weights: NDArray[np.int32]) -> bool:
    """Whether every number on the way to the outputs is an int32 for all inputs, and those that are
    multiplied int16. ``weights``: ``place_weights`` of the layer."""
    info = np.iinfo(layer.data_dtype)
    largest = 4 * max(int(info.max) - layer.data_zero_point, layer.data_zero_point - int(info.min))
    sizes = np.abs(weights.astype(np.int64))
    # A row of A' takes three places, its column three more; one of these has the bias.
    sums = 9 * largest * sizes.sum(2).max(0) + SCALE * np.abs(layer.bias, dtype=np.int64)
    return bool(max(largest, int(sizes.max())) <= _INT16 and int(sums.max()) <= _INT32)


def reads(place: int) -> list[tuple[int, tuple[int, int]]]:
    """The inputs of a place: sign, and row and column among the four by four."""
    (first, second, sign), (left, right, turned) = READ[place // 4], READ[place % 4]
    return [
        (down * across, (row, column))
        for row, down in ((first, 1), (second, sign))
        for column, across in ((left, 1), (right, turned))
    ]


def output_terms(row: int, column: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Output (row, column): by column of places its sign, and the places of that column with theirs."""
    return [
        (across, [(down, 4 * r + c) for r, down in enumerate(OUTPUTS[row]) if down])
        for c, across in enumerate(OUTPUTS[column])
        if across
    ]
