"""Tiles of direct layers (accumulators in registers), and the loops around them.

A tile is ``broadcasts`` x ``vectors`` vectors of accumulators. Each step of the reduction loads ``vectors``
vectors of one operand and ``broadcasts`` single words of the other. Either the vectors are neighbouring
positions and the words are weights of several filters, which suits NCHW. Or the vectors are filters and the
words are several positions, which suits NHWC, and NCHW with small images. A layer has one tile; filters and
positions are rounded up to it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.direct.arithmetic import Arithmetic, Rest, rest_of, rest_steps, split
from synth.compiler.direct.spec import DirectLayerSpec, Planes, Runs, planes, rows_stored

#: Bytes of a memory page.
PAGE_BYTES = 4096
#: The most vectors side by side in a tile.
MOST_VECTORS = 8
#: How many times longer than the fastest loops those with the fewest bytes of weights may take.
SMALL_SLOWDOWN = 3.0


@dataclass(frozen=True)
class DirectTile:
    """``broadcasts`` x ``vectors`` accumulator vectors. ``filter_lanes``: of filters, else of positions."""

    broadcasts: int
    vectors: int
    filter_lanes: bool


@dataclass(frozen=True, eq=False)
class Blocking:
    """The loops of one layer. ``block``: words of channels per block. ``bands``: each has ``planes.rows``
    output rows. If ``planes`` are ``Runs``, the kernel is one column of words, which are cut from its rows.
    ``inside``: the layer is a part of another layer, whose buffers it reads and writes."""

    layer: DirectLayerSpec
    arithmetic: Arithmetic
    tile: DirectTile
    planes: Planes | Runs
    bands: int
    block: int
    threads: int
    inside: bool = False

    @property
    def cost(self) -> float:
        """Estimated cycles of all images and groups on one core, with tap loops and the fetch of weights."""
        g, rest = self.layer.geometry, self.rest
        more = 0.0 if rest is None else len(rest.places) / (len(rest.starts) - 1)
        group = layer_cost(self.layer, self.arithmetic, self.tile, self.runs is not None, more)
        tiles = self.jobs * self.position_blocks * self.filter_blocks
        turns = tiles * self.taps * self.arithmetic.loops.turn if self.channels_inside else 0.0
        return g.batch * g.groups * group + (turns + self.fetched)

    @property
    def weight_bytes(self) -> int:
        """Bytes of the packed weights."""
        words = self.filters * self.channel_blocks * self.block * self.taps
        return self.layer.geometry.groups * words * np.dtype(self.arithmetic.word).itemsize

    @property
    def early(self) -> bool:
        """Whether weights are fetched before they are used. It pays if they are read vector by vector, since
        they come from memory in each run of a model."""
        a = self.arithmetic
        return a.asks and self.tile.filter_lanes and self.weight_bytes > a.loops.caches.first

    @property
    def prefetches(self) -> bool:
        """Whether loops prefetch weights. With one block of positions the processor does so by itself, since
        each weight is read once, in the order of storage. Requests take up to 1.7 times as long there."""
        return self.early and self.position_blocks > 1

    @property
    def fetched(self) -> float:
        """Cycles that the fetch of all weights from memory adds to the layer, less if it is ``early``."""
        measured = self.arithmetic.measured
        return self.weight_bytes * (measured.requested if self.early else measured.fetched)

    @cached_property
    def weights(self) -> tuple[NDArray[Any], list[NDArray[Any]]]:
        """(first part, other parts) of the weights, split for int16 sums if ``arithmetic.limited``, else only
        a first part. Each part is [groups, filters, *kernel, values], with zeros up to whole tiles and blocks
        of words."""
        g = self.layer.geometry
        weights = self.layer.weights.reshape(g.groups, g.filters, *self.kernel, -1)
        values = self.channel_blocks * self.block * self.arithmetic.values
        padded = np.zeros((g.groups, self.filters, *self.kernel, values), weights.dtype)
        padded[:, : g.filters, :, :, : weights.shape[-1]] = weights
        return split(padded, self.arithmetic.chain) if self.arithmetic.limited else (padded, [])

    @cached_property
    def rest(self) -> Rest | None:
        """The words that do not fit the weights' first part (``arithmetic.split``), or None."""
        parts = self.weights[1] if self.arithmetic.limited else []
        if not parts:
            return None
        words = np.stack(parts, 2).view("<i4")
        offsets = [self.step_place(*step) for step in np.ndindex(*words.shape[3:])] * len(parts)
        indices = np.array(offsets, np.int64).astype(np.int32)
        return rest_of(words.reshape(-1, len(offsets)), indices, self.tile_filters)

    def step_place(self, ky: int, kx: int, word: int) -> int:
        """Return the offset of a tap's data word from a position's data, in elements of the packed input."""
        p = self.planes
        if isinstance(p, Runs):
            return ky * self.layer.geometry.dilation[0] * p.row + word * p.values
        if self.tile.filter_lanes:
            return p.offset(ky, kx) * self.words + word
        return word * p.phases * p.size + p.offset(ky, kx)

    @property
    def runs(self) -> Runs | None:
        """The stored rows of the image if words are cut from them, else None."""
        return self.planes if isinstance(self.planes, Runs) else None

    @property
    def kernel(self) -> tuple[int, int]:
        """The height and width of the kernel in the loops; with ``Runs`` the width is 1."""
        return self.planes.kernel

    @property
    def taps(self) -> int:
        return self.kernel[0] * self.kernel[1]

    @property
    def words(self) -> int:
        """The number of words of a group's channels, or with ``Runs`` of a kernel row."""
        return self.planes.words

    @property
    def tile_filters(self) -> int:
        return extents(self.tile, self.arithmetic)[0]

    @property
    def tile_positions(self) -> int:
        return extents(self.tile, self.arithmetic)[1]

    @property
    def filter_blocks(self) -> int:
        """The number of tiles that cover the filters of a group."""
        return -(-self.layer.geometry.filters // self.tile_filters)

    @property
    def row_blocks(self) -> int:
        """The number of tiles that cover one output row, for ``Runs``, where no tile spans two rows."""
        return -(-self.planes.pitch // self.tile_positions)

    @property
    def position_blocks(self) -> int:
        """The number of tiles that cover the output positions of a band."""
        return self.planes.blocks(self.tile_positions)

    @property
    def filters(self) -> int:
        """The number of filters of a group, rounded up to whole tiles."""
        return self.filter_blocks * self.tile_filters

    @property
    def positions(self) -> int:
        """The number of positions of a band, rounded up to whole tiles except with ``Runs``."""
        computed = self.position_blocks * self.tile_positions
        return computed if self.runs is None else self.runs.positions

    @property
    def channel_blocks(self) -> int:
        """The number of blocks of ``block`` words that cover the channels."""
        return -(-self.words // self.block)

    @property
    def channels_inside(self) -> bool:
        """Whether the loop over channels is innermost; else the loops over taps are."""
        return self.tile.filter_lanes or not self.arithmetic.unrolls

    @cached_property
    def writes_output(self) -> bool:
        """Whether tiles write directly to the output, because its positions have the order of the planes."""
        p, g = self.planes, self.layer.geometry
        same = p.pitch == g.out_width and p.rows * self.bands == g.out_height
        if self.inside or not same or p.positions < self.tile_positions:
            return False
        planar = self.layer.out_layout == "NCHW"
        return not planar and g.filters % self.arithmetic.lanes == 0 if self.tile.filter_lanes else planar

    @cached_property
    def reads_input(self) -> bool:
        """Whether tiles read the input directly. They do if packing would not change the input, tiles also
        write the output directly, and the TLB can cover a block's channels."""
        g, a = self.layer.geometry, self.arithmetic
        if self.layer.layout != self.layer.out_layout:
            return False
        same = self.layer.data_dtype == a.word and g.pointwise and g.strides == (1, 1)
        # In large planes each channel is on a page of its own, and a TLB has few entries.
        near = self.tile.filter_lanes or 4 * g.height * g.width < PAGE_BYTES or self.block <= a.loops.pages
        return same and near and self.writes_output

    @property
    def done(self) -> str:
        """The name of the buffer of finished values. In "sums" they replace the sums."""
        return "sums" if self.layer.output is None else "codes"

    @cached_property
    def buffers(self) -> dict[str, tuple[int, str]]:
        """Elements and dtype of a job's buffers: packed input; sums until the last block of channels or until
        stored; finished values of another dtype until stored."""
        a, outputs = self.arithmetic, self.filters * self.positions
        stores = self.channel_blocks > 1 or (self.done == "sums" and not self.writes_output)
        codes = 0 if self.done == "sums" or self.writes_output else outputs
        packed = 0 if self.reads_input else self.planes.stored
        buffers = {
            "packed": (packed, a.word if self.runs is None else a.element),
            "sums": (outputs if stores else 0, a.sums),
            "codes": (codes, self.layer.output_dtype),
        }
        return {name: buffer for name, buffer in buffers.items() if buffer[0]}

    @property
    def band_bytes(self) -> int:
        """Bytes of a band's data that are used more than once, so that a cache should contain them."""
        g, p = self.layer.geometry, self.planes
        size = 0 if self.reads_input else p.bytes
        size += sum({"sums": 4, "codes": 1}.get(name, 0) * n for name, (n, _) in self.buffers.items())
        if self.layer.layout != "NCHW" and g.groups > 1:  # each group uses every cache line
            rows = p.stored_rows * g.strides[0] * g.width * g.channels + p.rows * g.out_width * g.filters
            size += 4 * rows * g.groups
        return size

    @property
    def block_bytes(self) -> int:
        """Bytes of the data of a block of channels."""
        return self.planes.bytes * self.block // self.words

    @property
    def jobs(self) -> int:
        """The number of independent jobs: one per image, group and band."""
        g = self.layer.geometry
        return g.batch * g.groups * self.bands

    @property
    def jobs_in_parallel(self) -> bool:
        """Whether each thread computes whole jobs (``jobs``). Otherwise all threads share the outer loops of
        one job after the other, or there is only one thread."""
        return self.threads > 1 and (self.jobs % self.threads == 0 or self.jobs >= 4 * self.threads)

    @property
    def outer_loops(self) -> str:
        """The kind of a job's outermost loops: "parallel" or "serial"."""
        return "parallel" if self.threads > 1 and not self.jobs_in_parallel else "serial"


def extents(tile: DirectTile, arithmetic: Arithmetic) -> tuple[int, int]:
    """Return (filters, positions) of a tile."""
    lanes = tile.vectors * arithmetic.lanes
    return (lanes, tile.broadcasts) if tile.filter_lanes else (tile.broadcasts, lanes)


def tiles(arithmetic: Arithmetic, filter_lanes: bool) -> list[DirectTile]:
    """Return the tiles that fit the registers."""
    pairs = itertools.product(range(1, MOST_VECTORS + 1), range(1, arithmetic.registers))
    return [DirectTile(b, v, filter_lanes) for v, b in pairs if arithmetic.fits(b, v)]


def tile_cost(tile: DirectTile, arithmetic: Arithmetic, steps: float, more: float = 0.0) -> float:
    """Return the estimated cycles of a tile. ``steps``: words of the reduction, multiplied in chains.
    ``more``: words of the rest, one by one. The core has two multipliers, two loads and four instructions per
    cycle. Every other instruction of a product is an addition, which a third unit executes."""
    sums, loops = tile.broadcasts * tile.vectors, arithmetic.loops
    lines = tile.broadcasts + tile.vectors * (1 if tile.filter_lanes else loops.unaligned)

    def step(a: Arithmetic) -> float:
        uops = sums * a.uops + (tile.broadcasts + tile.vectors) * a.chain
        loads, latency = lines * a.chain * loops.load, loops.latency * min(1, steps / 64)
        return max(sums * a.product_cycles, loads, uops * a.issue, latency)

    cycles = steps / arithmetic.chain * step(arithmetic)
    if more:
        cycles += more * step(arithmetic.single)
    return cycles + loops.edge * sums + loops.call


def layer_cost(
    layer: DirectLayerSpec, arithmetic: Arithmetic, tile: DirectTile, runs: bool = False, more: float = 0.0
) -> float:
    """Return the estimated cycles of one image and convolution group, with the moves of input and output.
    ``runs``: the input is stored as ``Runs``. ``more``: further steps of single words per tile."""
    g = layer.geometry
    filters, positions = extents(tile, arithmetic)
    image = stored_as(layer, arithmetic, runs, g.out_height)
    count = -(-g.filters // filters) * image.blocks(positions)
    read, written = moves(layer, arithmetic, tile)
    cycles = tile_cost(tile, arithmetic, image.words * image.kernel[0] * image.kernel[1], more)
    return count * cycles + image.packed * read + g.filters * g.out_height * g.out_width * written


def moves(layer: DirectLayerSpec, arithmetic: Arithmetic, tile: DirectTile) -> tuple[float, float]:
    """Return the estimated cycles to pack an element of the input, and to store one of the output."""
    loops, last = arithmetic.loops, tile.filter_lanes
    read, written = (
        arithmetic.moving * loops.moved if last == (layout != "NCHW") else loops.transposed
        for layout in (layer.layout, layer.out_layout)
    )
    return read, written


def stored_as(
    layer: DirectLayerSpec, arithmetic: Arithmetic, runs: bool, rows: int, multiple: int = 1
) -> Planes | Runs:
    """Return how the input of ``rows`` output rows is stored: as ``Runs`` if ``runs``, else as ``Planes``.
    ``multiple``: positions of ``Planes`` are rounded up to a multiple of it."""
    g, values, chain = layer.geometry, arithmetic.values, arithmetic.chain
    return rows_stored(g, rows, values, chain) if runs else planes(g, rows, multiple, values, chain)


def _rest_steps(layer: DirectLayerSpec, arithmetic: Arithmetic, runs: bool) -> Callable[[int], float]:
    """Return a function from the filters of a tile to the steps that the rest of the weights takes."""
    if not arithmetic.limited:
        return lambda filters: 0.0
    g = layer.geometry
    weights = layer.weights.reshape(layer.filters, g.kernel[0] if runs else g.taps, -1)
    fill = -weights.shape[-1] % (arithmetic.values * arithmetic.chain)
    parts = split(np.pad(weights, ((0, 0), (0, 0), (0, fill))), arithmetic.chain)[1]
    if not parts:
        return lambda filters: 0.0
    words = np.asarray(np.stack(parts, 1).reshape(layer.filters, -1, arithmetic.values).any(2))
    return cache(lambda filters: rest_steps(words, filters))


def _cheapest_tile(layer: DirectLayerSpec, arithmetic: Arithmetic, runs: bool, small: bool) -> DirectTile:
    """Return the cheapest tile by estimate. ``small``: of the nearly cheapest, the one that pads filters
    least."""
    g = layer.geometry
    # The filters of one of several groups are too few for vectors.
    orientations = (True,) if runs else (False, True) if g.groups == 1 else (False,)
    choices = [tile for filter_lanes in orientations for tile in tiles(arithmetic, filter_lanes)]
    choices = [tile for tile in choices if not runs or tile.broadcasts <= g.out_width]
    more = _rest_steps(layer, arithmetic, runs)
    costs = {t: layer_cost(layer, arithmetic, t, runs, more(extents(t, arithmetic)[0])) for t in choices}
    if not small:
        return min(costs, key=costs.__getitem__)
    near = [t for t, cost in costs.items() if cost <= SMALL_SLOWDOWN * min(costs.values())]
    return min(near, key=lambda t: (-g.filters % extents(t, arithmetic)[0], costs[t]))


def _bands(height: int, equal: bool) -> Iterator[tuple[int, int]]:
    """Yield each number of bands of ``height`` rows with the rows of a band, of all bands if ``equal``."""
    for bands in range(1, height + 1):
        rows = -(-height // bands)
        if rows * bands == height or (-(-height // rows) == bands and not equal):
            yield bands, rows


def choose_blocking(
    layer: DirectLayerSpec, arithmetic: Arithmetic, threads: int, runs: bool = False, small: bool = False
) -> Blocking:
    """Return the loops with the cheapest tile by estimate, and with bands that fit a cache where possible.
    ``runs``: store the input as ``Runs``, else as ``Planes``. ``small``: the tile that pads filters least."""
    g = layer.geometry
    tile = _cheapest_tile(layer, arithmetic, runs, small)
    _, multiple = extents(tile, arithmetic)
    row = stored_as(layer, arithmetic, runs, 1)
    chains = row.words // arithmetic.chain
    steps = arithmetic.loops.streamed if tile.filter_lanes else arithmetic.loops.steps
    block = chains if runs else -(-chains // -(-row.words // max(1, steps // g.taps)))
    block *= arithmetic.chain
    best: Blocking | None = None
    capacity = arithmetic.loops.caches.second
    for bands, rows in _bands(g.out_height, equal=row.pitch == g.out_width):
        shape = stored_as(layer, arithmetic, runs, rows, multiple)
        cut = Blocking(layer, arithmetic, tile, shape, bands, block, threads)
        short = rows <= 4 * shape.reach or (not runs and cut.position_blocks < 4)
        if best is not None and short and not runs:
            break
        # More bands are tried while they do not fit the cache, or until each thread has bands of its own.
        # Threads that share the loops of a band write the same cache lines, and wait for each other after
        # packing.
        if best is None or best.band_bytes > capacity or cut.jobs_in_parallel:
            best = cut
        busy = threads == 1 or best.jobs_in_parallel
        if (best.band_bytes <= capacity and busy) or (short and runs):
            break
    assert best is not None
    return best
