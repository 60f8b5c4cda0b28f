"""3 x 3 convolutions with fewer multiplications: Winograd's minimal filtering, exact in integers (Lavin and
Gray 2016, section 4.1).

``m`` by ``m`` outputs read ``m + 2`` by ``m + 2`` inputs ``d``. With the integer matrices of a ``Filtering``,

    scale^2 y  =  A' [(G g G') * (B' d B)] A.

This takes ``(m + 2)^2`` products per channel instead of ``9 m^2``. For each of these points, the sum over
channels is a pointwise convolution, which ``synth.compiler.direct.tiles`` computes. All sums are modulo 2^32,
so overflow on the way does no harm to ``scale^2 y``. ``fits`` bounds the outputs by the layer's constants, so
that they follow from it. The inputs of a point are sums of the planes that an ``m + 2`` convolution with
strides of ``m`` reads: first of rows, then of columns.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property, partial

import numpy as np
from numpy.typing import NDArray

from synth.compiler.direct.arithmetic import Arithmetic
from synth.compiler.direct.spec import LINE, ROWS, DirectLayerSpec, Output8, Planes, planes
from synth.compiler.direct.tiles import Blocking, DirectTile, extents, moves, tile_cost, tiles
from synth.compiler.direct.workload import (
    Constants,
    allocate,
    element,
    output_text,
    over_jobs,
    pack,
    product,
)
from synth.compiler.geometry import Geometry
from synth.compiler.tvmscript import Lines, branch, fill_in, loop, put, splat, vector, wrapping

#: The taps of the kernel in each direction.
TAPS = 3

Matrix = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Filtering:
    """Minimal filtering by three taps in one direction: matrices ``G`` (``filters``), ``B'`` (``read``) and
    ``A'`` (``written``). They give the outputs times ``scale``. ``common``: index of the point whose
    coefficient, ``counts``, is the same in every output."""

    filters: Matrix
    read: Matrix
    written: Matrix
    scale: int
    common: int

    @property
    def outputs(self) -> int:
        return len(self.written)

    @property
    def places(self) -> int:
        return len(self.read)

    @property
    def counts(self) -> int:
        return self.written[0][self.common]

    @property
    def terms(self) -> tuple[int, int]:
        """The numbers of nonzero entries of the matrices: (of ``read``, of ``written``)."""
        return sum(map(bool, np.ravel(self.read))), sum(map(bool, np.ravel(self.written)))


def filtering(points: tuple[int, ...]) -> Filtering:
    """Return the filtering with ``len(points) - 1`` outputs for these points and infinity: Toom and Cook's
    product, transposed (Winograd 1980). One of the points has to be 1."""
    rest = {point: [root for root in points if root != point] for point in points}
    sizes = {point: math.prod(point - root for root in roots) for point, roots in rest.items()}
    scale, outputs = math.lcm(*sizes.values()), len(points) + 2 - TAPS
    filters = [tuple(point**power for power in range(TAPS)) for point in points]
    read = [(*_roots(roots), 0) for roots in rest.values()]
    written = tuple(
        (*(int(p**output * Fraction(scale, n)) for p, n in sizes.items()), scale * (output == outputs - 1))
        for output in range(outputs)
    )
    last = (0,) * (TAPS - 1) + (1,)
    return Filtering((*filters, last), (*read, _roots(points)), written, scale, points.index(1))


def _roots(roots: Sequence[int]) -> tuple[int, ...]:
    """Return the coefficients of the polynomial with these roots, the constant coefficient first."""
    return tuple(round(c) for c in np.polynomial.polynomial.polyfromroots(roots))


#: F(2 x 2, 3 x 3) and F(4 x 4, 3 x 3).
FILTERINGS = tuple(filtering(points) for points in ((0, 1, -1), (0, 1, -1, 2, -2)))


@dataclass(frozen=True, eq=False)
class Winograd:
    """The loops of one layer. ``bands``: equal bands of the rows of output tiles. ``tile``: the accumulators
    for one point. ``weights``: transformed, int32 [points, filters, channels]."""

    layer: DirectLayerSpec
    filtering: Filtering
    arithmetic: Arithmetic
    weights: NDArray[np.int32]
    tile: DirectTile
    bands: int
    threads: int

    @cached_property
    def phases(self) -> Blocking:
        """The packing of the input: that of a convolution by all points of a tile, with strides of m."""
        g, m, a, tile = self.layer.geometry, self.filtering.outputs, self.arithmetic, self.tile
        down, across = -(-g.out_height // m), -(-g.out_width // m)
        top, left = g.padding[:2]
        reach = TAPS - 1
        padding = (top, left, m * down + reach - g.height - top, m * across + reach - g.width - left)
        places = self.filtering.places
        wide = replace(g, kernel=(places, places), strides=(m, m), padding=padding)
        image = planes(wide, -(-down // self.bands), extents(tile, a)[1], a.values)
        block = -(-image.words // -(-image.words // a.loops.steps))
        return Blocking(replace(self.layer, geometry=wide), a, tile, image, self.bands, block, 1)

    @cached_property
    def product(self) -> Blocking:
        """The pointwise convolution in which each point is a group. The bias is added at the point that has
        the same coefficient in every output."""
        g, f, phases, a = self.layer.geometry, self.filtering, self.phases, self.arithmetic
        geometry = Geometry(1, 1, phases.planes.positions, g.channels, g.filters, groups=self.places)
        bias = np.zeros((self.places, g.filters), np.int64)
        bias[f.common * (f.places + 1)] = (f.scale // f.counts) ** 2 * self.layer.bias.astype(np.int64)
        layer = replace(
            self.layer, geometry=geometry, given=self.weights.reshape(-1, 1, 1, g.channels),
            bias=bias.ravel().astype(np.int32), layout="NCHW", out_layout="NCHW", relu=False, output=None,
        )  # fmt: skip
        stored = planes(geometry, 1, phases.tile_positions, a.values)
        return Blocking(layer, a, self.tile, stored, 1, phases.block, 1, inside=True)

    @property
    def jobs(self) -> int:
        return self.layer.geometry.batch * self.bands

    @property
    def planes(self) -> Planes:
        assert isinstance(self.phases.planes, Planes)
        return self.phases.planes

    @property
    def places(self) -> int:
        """The number of transformed points of an output tile, (m + 2)^2 for m x m outputs."""
        return self.filtering.places**2

    @property
    def place(self) -> int:
        """Elements from the sums of a point to those of the next: an odd number of cache lines, so that the
        same sum of many points does not fall into one set of the cache."""
        lines = -(-self.product.filters * self.product.positions // LINE)
        return (lines + 1 - lines % 2) * LINE

    @property
    def computed(self) -> int:
        """The positions of a band (output tiles of m x m), rounded up to whole accumulator tiles."""
        return self.product.position_blocks * self.product.tile_positions

    @property
    def row_size(self) -> int:
        """The stored positions of one phase of a transformed row: ``computed`` + 1, in whole vectors."""
        lanes = self.arithmetic.lanes
        return -(-(self.computed + 1) // lanes) * lanes

    @cached_property
    def buffers(self) -> dict[str, tuple[int, str]]:
        """(elements, dtype) of a job's buffers. ``planes``: input. ``row``, ``packed``: transformed inputs of
        a row of points, of a point. ``sums``: of all points. ``codes``: outputs."""
        word, f = self.arithmetic.word, self.filtering
        return {
            # The last vector of a row may extend after the planes, and that of a point after its row.
            "planes": (self.planes.stored + self.arithmetic.lanes * self.planes.words, word),
            "row": (f.outputs * self.row_size * self.planes.words + self.arithmetic.lanes, word),
            "packed": (self.product.planes.stored, word),
            "sums": (self.places * self.place, self.arithmetic.sums),
            "codes": (f.outputs**2 * self.place, self.layer.output_dtype),
        }

    @property
    def band_bytes(self) -> int:
        return sum(count * np.dtype(dtype).itemsize for count, dtype in self.buffers.values())

    @property
    def cost(self) -> float:
        """Estimated cycles of the layer, summed over all threads, with the waits of idle threads."""
        p, a, g, f = self.product, self.arithmetic, self.layer.geometry, self.filtering
        loops, spilled = a.loops, a.measured.requested
        # Each tile is stored and has few steps, so its call counts twice.
        tile = tile_cost(p.tile, a, p.words) + loops.call
        products = tile * p.position_blocks * p.filter_blocks * self.places
        read_terms, written_terms = f.terms
        # First rows of all phases, then columns of all rows.
        read = loops.read_term * (read_terms * f.outputs + f.places * read_terms)
        read = (read + f.places * (f.outputs + f.places)) * (self.computed * p.words / a.lanes)
        written = loops.written_term * (f.places + f.outputs) * written_terms
        written += loops.finished * f.outputs**2
        written *= a.around * self.place / a.lanes
        packed, stored = moves(self.layer, a, p.tile)
        around = self.planes.phases * self.planes.size * g.channels / a.values * packed
        around += self.planes.positions * f.outputs**2 * g.filters * stored
        # Threads take whole jobs, so some may wait.
        turns = -(-self.jobs // self.threads) * self.threads
        around += max(0, self.band_bytes - loops.caches.second) * spilled
        again = (turns - 1) * spilled if p.weight_bytes > loops.caches.second else 0.0
        return turns * (products + read + written + around) + p.fetched + p.weight_bytes * again


def choose_winograd(
    layer: DirectLayerSpec, arithmetic: Arithmetic, threads: int, filtering: Filtering
) -> Winograd | None:
    """Return the cheapest loops by estimate. ``arithmetic``: adds modulo 2^32. Return None if the filtering
    does not apply to the layer, or if ``fits`` is false."""
    g = layer.geometry
    if layer.layout == ROWS or not applies(g, filtering):
        return None
    weights = place_weights(layer, filtering)
    if not fits(layer, weights, filtering):
        return None
    shapes = g, layer.layout, layer.out_layout, layer.output_dtype
    _, tile, bands = cheapest_loops(*shapes, arithmetic, threads, filtering)
    return Winograd(layer, filtering, arithmetic, weights, tile, bands, threads)


def winograd_cycles(layer: DirectLayerSpec, arithmetic: Arithmetic, pace: float, most: float) -> float:
    """Return the cycles of the fastest filtering on one core, times ``pace``, if below ``most``, else
    ``most``."""
    kind = layer.layout, layer.out_layout, layer.output_dtype
    for filtering in FILTERINGS:
        if applies(layer.geometry, filtering):
            cycles = cheapest_loops(layer.geometry, *kind, arithmetic, 1, filtering)[0] * pace
            if cycles < most and fits(layer, place_weights(layer, filtering), filtering):
                most = cycles
    return most


@cache
def cheapest_loops(
    g: Geometry, layout: str, out_layout: str, output_dtype: str, arithmetic: Arithmetic, threads: int,
    filtering: Filtering,
) -> tuple[float, DirectTile, int]:  # fmt: skip
    """Return (cycles, tile, bands) of the loops with the fewest estimated cycles for a geometry to which the
    filtering applies. Weights do not matter."""
    scale, bias = np.ones(g.filters, np.float32), np.zeros(g.filters, np.int32)
    output = None if output_dtype == "int32" else Output8(scale, 0, 0, 0, output_dtype)
    weights = np.broadcast_to(np.int32(0), (g.filters, *g.kernel, g.channels))
    layer = DirectLayerSpec(g, weights, bias, "uint8", 0, layout, out_layout, False, output)
    places = np.broadcast_to(np.int32(0), (filtering.places**2, g.filters, g.channels))
    choices, rows = [], -(-g.out_height // filtering.outputs)
    shapes = [*tiles(arithmetic, False), *tiles(arithmetic, True)]
    most = max(tile.broadcasts * tile.vectors for tile in shapes)
    # Points have many positions and filters: tiles with at least half of the most accumulators.
    for tile in (tile for tile in shapes if 2 * tile.broadcasts * tile.vectors >= most):
        for bands in range(1, rows + 1):
            if -(-rows // -(-rows // bands)) != bands:
                continue
            loops = Winograd(layer, filtering, arithmetic, places, tile, bands, threads)
            choices.append((loops.cost, tile, bands))
            if loops.band_bytes <= arithmetic.loops.caches.second and loops.jobs % threads == 0:
                break
    return min(choices, key=lambda choice: choice[0])


def place_weights(layer: DirectLayerSpec, f: Filtering) -> NDArray[np.int32]:
    """Return the transformed weights: int32 [points, filters, channels]."""
    filters = np.array(f.filters, np.int32)
    return np.einsum(
        "ri,sj,fijc->rsfc", filters, filters, layer.weights, dtype=np.int32, casting="same_kind",
        optimize=True,
    ).reshape(f.places**2, *layer.weights.shape[::3])  # fmt: skip


def applies(g: Geometry, f: Filtering) -> bool:
    """Return whether ``g`` is a 3 x 3 convolution with strides 1, dilation 1 and one group. Each direction
    must have more outputs than half a tile."""
    plain = g.kernel == (TAPS, TAPS) and g.strides == (1, 1) and g.dilation == (1, 1) and g.groups == 1
    return plain and 2 * min(g.out_height, g.out_width) > f.outputs


def fits(layer: DirectLayerSpec, weights: NDArray[np.int32], f: Filtering) -> bool:
    """Return whether all factors fit int16 and every output follows from its multiple modulo 2^32.
    ``weights``: ``place_weights`` of the layer. The result holds for all inputs."""
    info, words = np.iinfo(layer.data_dtype), np.iinfo(np.int16)
    least, most = int(info.min) - layer.data_zero_point, int(info.max) - layer.data_zero_point
    read = np.array(f.read)
    counts = np.kron(read, read)
    more, less = np.maximum(counts, 0).sum(1), np.minimum(counts, 0).sum(1)
    inputs = int((more * least + less * most).min()), int((more * most + less * least).max())
    if min(inputs[0], int(weights.min())) < words.min or max(inputs[1], int(weights.max())) > words.max:
        return False
    sizes = np.abs(layer.weights.reshape(layer.filters, -1), dtype=np.int64).sum(1)
    outputs = sizes * max(-least, most) + np.abs(layer.bias, dtype=np.int64)
    return int(outputs.max()) < 1 << (31 - shift_and_inverse(f)[0])


def shift_and_inverse(f: Filtering) -> tuple[int, int]:
    """Return (shift, inverse): ``scale^2 * y * inverse`` modulo 2^32, as int32, shifted right arithmetically
    by ``shift``, is the output ``y``. ``inverse``: int32 inverse of the odd part of ``scale^2``."""
    square = f.scale**2
    shift = (square & -square).bit_length() - 1
    inverse = pow(square >> shift, -1, 1 << 32)
    return shift, inverse - (inverse >> 31 << 32)


def winograd_source(b: Winograd, constants: Constants) -> str:
    """Return the layer's PrimFunc as text: (x, *constants, out)."""
    chunks, job = min(b.threads, b.jobs), partial(_job, b, constants)
    return over_jobs(b.layer, constants, allocate(b.buffers), chunks, b.jobs, job)


def _job(b: Winograd, constants: Constants, job: str) -> Lines:
    """Return the loops of one job: an image and a band."""
    names = {"image": f"({job} // {b.bands})" if b.layer.geometry.batch > 1 else "0", "group": "0"}
    names["row"] = f"({job} % {b.bands}) * {b.planes.rows}" if b.bands > 1 else "0"
    packed = put(pack(b.phases), "packed", "planes")
    read = {name: constants[name] for name in ("weights", "bias")}
    sums = fill_in(product(b.product, read, f"place * {b.place}"), {"group": "place"})
    places = b.filtering.places
    columns = put([*_columns(b), *sums], "place", f"(down * {places} + across)")
    rows = loop("down", places, [*_rows(b), *loop("across", places, columns)])
    return fill_in([*packed, *rows, *_outputs(b), *_store(b)], names)


def _added(b: Winograd, counts: Sequence[int], source: Callable[[int], str]) -> str:
    """Return the sum of ``source(i)`` times ``counts[i]``, of which one is positive."""
    a = b.arithmetic
    lanes = a.lanes * a.values
    total = ""
    for number in sorted(filter(counts.__getitem__, range(len(counts))), key=lambda n: counts[n] < 0):
        count, term = counts[number], source(number)
        term = term if a.values == 1 else f'T.reinterpret("{a.element}x{lanes}", {term})'
        if abs(count) > 1:
            term = f"{splat(f'T.{a.element}({abs(count)})', lanes)} * {term}"
        total += f" {'-' if count < 0 else '+'} {term}"
    total = total.removeprefix(" + ")
    return total if a.values == 1 else f'T.reinterpret("{a.word}x{a.lanes}", {total})'


def _vectors(b: Winograd, positions: int, statement: str) -> Lines:
    """Return loops of ``statement`` over vectors ``q`` of positions, and over words ``c`` if planar."""
    words, lanes = b.product.words, b.arithmetic.lanes
    if b.product.tile.filter_lanes:
        return loop("q", -(-positions * words // lanes), [statement])
    return loop("c", words, loop("q", positions // lanes, [statement]))


def _rows(b: Winograd) -> Lines:
    """Return row ``down`` of the input transform: sums of rows of the planes, for each column. A branch
    chooses the rows, so that the loops that follow are written once."""
    p, words, lanes, f = b.planes, b.product.words, b.arithmetic.lanes, b.filtering
    last = b.product.tile.filter_lanes

    def source(row: int) -> str:
        offset = p.offset_text(str(row), "column")
        start = f"({offset}) * {words}" if last else f"c * {p.phases * p.size} + {offset}"
        return vector("planes", f"{start} + q * {lanes}", lanes)

    start = f"column * {b.row_size * words}" if last else f"(c * {f.outputs} + column) * {b.row_size}"
    to = vector("row", f"{start} + q * {lanes}", lanes)
    lines: Lines = []
    for down, counts in enumerate(f.read):
        body = _vectors(b, b.row_size, f"{to} = {_added(b, counts, source)}")
        lines += branch(f"down == {down}", loop("column", f.outputs, body))
    return lines


def _columns(b: Winograd) -> Lines:
    """Return the transformed inputs of point ``across`` of a row: sums of its columns. Columns after the last
    phase belong to the next position."""
    words, lanes, f = b.product.words, b.arithmetic.lanes, b.filtering
    last = b.product.tile.filter_lanes

    def source(column: int) -> str:
        later, phase = divmod(column, f.outputs)
        start = f"{(phase * b.row_size + later) * words}"
        if not last:
            start = f"(c * {f.outputs} + {phase}) * {b.row_size} + {later}"
        return vector("row", f"{start} + q * {lanes}", lanes)

    start = "" if last else f"c * {b.product.planes.size} + "
    to = vector("packed", f"{start}q * {lanes}", lanes)
    lines: Lines = []
    for across, counts in enumerate(f.read):
        lines += branch(f"across == {across}", _vectors(b, b.computed, f"{to} = {_added(b, counts, source)}"))
    return lines


def _combined(matrix: Matrix, lanes: int, source: Callable[[int], str]) -> Lines:
    """Return the product of ``matrix`` and vectors, modulo 2^32, as one expression per row. Each row has a
    positive entry. Two columns that are equal except for signs are first added or subtracted. The expressions
    for that are the same in every row, so the compiler computes them once."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for number, column in enumerate(zip(*matrix, strict=True)):
        alike.setdefault((*map(abs, column),), []).append(number)

    def combine(row: Sequence[int]) -> str:
        total = ""
        groups = [group for group in alike.values() if row[group[0]]]
        for first, *others in sorted(groups, key=lambda group: row[group[0]] < 0):
            term, count = source(first), row[first]
            for other in others:
                term = wrapping("add" if row[other] == count else "sub", term, source(other), lanes)
            if abs(count) > 1:
                term = wrapping("mul", term, splat(f"T.int32({abs(count)})", lanes), lanes)
            total = wrapping("add" if count > 0 else "sub", total, term, lanes) if total else term
        return total

    return [combine(row) for row in matrix]


def _outputs(b: Winograd) -> Lines:
    """Return the output transform of every tile: first of columns, then of rows."""
    lanes, across, f = b.arithmetic.lanes, b.product.tile_filters, b.filtering
    has_filters = b.product.tile.filter_lanes
    if has_filters:
        at = f"(m * {b.product.positions} + q) * {across} + v * {lanes}"
        counts = {"m": b.product.filter_blocks, "q": b.planes.positions, "v": across // lanes}
    else:
        at = f"m * {b.product.positions} + q * {lanes}"
        counts = {"m": b.layer.geometry.filters, "q": -(-b.planes.positions // lanes)}

    def of_filters(name: str) -> str:
        filters = vector(name, f"m * {across} + v * {lanes}", lanes)
        return filters if has_filters else splat(f"{name}[m]", lanes)

    def sum_of(row: int) -> str:
        return vector("sums", f"({row} * {f.places} + c) * {b.place} + {at}", lanes)

    def half_of(row: int | str, column: int | str) -> str:
        return vector("half", f"({row} * {f.places} + {column}) * {lanes}", lanes)

    shift, inverse = shift_and_inverse(f)
    sums = enumerate(_combined(f.written, lanes, sum_of))
    halves = loop("c", f.places, [f"{half_of(r, 'c')} = {total}" for r, total in sums], "unroll")
    finished = []
    for column, total in enumerate(_combined(f.written, lanes, partial(half_of, "r"))):
        if inverse != 1:
            total = wrapping("mul", total, splat(f"T.int32({inverse})", lanes), lanes)
        value = f"T.shift_right({total}, {splat(f'T.int32({shift})', lanes)})"
        code = vector("codes", f"(r * {f.outputs} + {column}) * {b.place} + {at}", lanes)
        finished.append(f"{code} = {output_text(b.layer, b.arithmetic, value, of_filters)}")
    half = f'half = T.alloc_buffer(({f.outputs * f.places * lanes},), "int32", scope="local")'
    lines = [half, *halves, *loop("r", f.outputs, finished, "unroll")]
    for name in reversed(counts):
        lines = loop(name, counts[name], lines)
    return lines


def _store(b: Winograd) -> Lines:
    """Return the statements that store the outputs of a job's tiles, without surplus ones."""
    g, p, block, m = b.layer.geometry, b.planes, b.product.tile_filters, b.filtering.outputs
    blocks, position = -(-g.filters // block), f"i * {p.pitch} + j"
    positions, number = b.product.positions, f"(m0 * {block} + m1)"
    at = f"m0 * {block * positions} + m1 * {positions} + {position}"
    if b.product.tile.filter_lanes:
        at = f"(m0 * {positions} + {position}) * {block} + m1"
    inside = str(block) if g.filters % block == 0 else f"T.min({block}, {g.filters} - m0 * {block})"
    y = f"((<row> + i) * {m} + a)"

    def pixels(count: int) -> Lines:
        lines: Lines = []
        for column in range(count):
            output = element(b.phases, "out", y, f"(j * {m} + {column})", number)
            line = [f"{output} = codes[(a * {m} + {column}) * {b.place} + {at}]"]
            lines += loop("m1", inside, line) if b.product.tile.filter_lanes else line
        return lines

    tiles, rest = divmod(g.out_width, m)
    body = [*(loop("j", tiles, pixels(m)) if tiles else []), *put(pixels(rest), "j", str(tiles))]
    if p.rows * b.bands * m != g.out_height:
        body = branch(f"{y} < {g.out_height}", body)
    lines = loop("i", p.rows, loop("a", m, body))
    if not b.product.tile.filter_lanes:
        lines = loop("m1", inside, lines)
    return loop("m0", blocks, lines)
