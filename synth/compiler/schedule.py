"""Schedules of the low-bit operators: tile, loop order, row blocks, pixel blocks and threads. ``apply_plan``
carries out a plan on a TVM schedule. The default plan comes from a cost estimate. The tuner samples the same
decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sketches.tile import Tile
from synth.compiler.form import LayerForm
from synth.compiler.geometry import Geometry, grid
from synth.compiler.intrinsics import tile_intrinsic
from synth.compiler.machines import CompileTarget
from synth.compiler.workload import OperatorProblem

ORDERS = ("rows", "pixels")


@dataclass(frozen=True)
class SchedulePlan:
    """The decisions of a schedule. ``row_tiles``: tiles in a row block. ``order``: "rows" has row blocks as
    outer loops and pixels inside; "pixels" is the reverse, with ``pixel_blocks`` blocks of each row of output
    pixels. ``row_tiles`` and ``pixel_blocks`` are numbers or variables of the tuner. ``threads`` > 1: the
    outermost loops run in parallel."""

    tile: Tile
    row_tiles: Any
    order: str = "rows"
    pixel_blocks: Any = 1
    threads: int = 1


def usable_tiles(problem: OperatorProblem) -> tuple[Tile, ...]:
    """Return the kernel's tiles that divide the problem's grid without remainder."""
    columns, registers = problem.grid.out_columns, problem.registers
    return tuple(t for t in problem.form.tiles if not columns % t.columns and not registers % t.registers)


def _by_cost(problem: OperatorProblem) -> list[Tile]:
    """Return the usable tiles, ordered by estimated cycles per output."""
    cost, geometry = problem.form.accumulator_cost, problem.geometry
    return sorted(usable_tiles(problem), key=lambda tile: cost(tile, geometry))


def best_columns(geometry: Geometry, form: LayerForm) -> tuple[float, int]:
    """Return the estimated cycles of the layer's product with the cheapest tile, and the tile's columns.
    Surplus rows and columns of tiles count."""

    def cost(tile: Tile) -> tuple[float, int]:
        r = grid(geometry, tile.columns)
        registers = -(-geometry.filters // (form.rows * tile.registers)) * tile.registers
        accumulators = geometry.groups * r.images * r.out_rows * r.out_columns * registers
        return (form.accumulator_cost(tile, geometry) * accumulators, tile.columns)

    return min(map(cost, form.tiles))


def _pixel_steps(geometry: Geometry, form: LayerForm) -> int:
    """Return how many steps of the kernel a pixel of the packed image has."""
    return geometry.groups * -(-geometry.channels // form.chunk)


@dataclass(frozen=True, eq=False)
class Estimate:
    """The estimate of a layer in one kernel ``form``. ``cycles``: product and packing on the busiest thread.
    ``columns``: output columns are a multiple of it. ``bands``: possible values of ``OperatorProblem.band``,
    the cheapest first. ``alone``: cycles on one core by the core's table, a bound."""

    geometry: Geometry
    form: LayerForm
    cycles: float
    columns: int
    bands: tuple[int, ...]
    alone: float

    @property
    def layer_cycles(self) -> float:
        """The cycles on one core, beside which those of direct kernels are compared: ``alone``, corrected by
        the measured efficiency. Estimates of direct layers are fitted to measurements already."""
        g, form, measured = self.geometry, self.form, self.form.core.measured
        cycles = self.alone / measured.part_reached(form.name)
        if not form.kernel.spec.planes:
            accumulators = g.batch * g.out_height * g.out_width * form.layer_registers(g)
            closed = measured.closed / form.core.width * accumulators
            cycles += closed + measured.fetched * form.weight_bytes(g)
        return cycles

    @property
    def addressable(self) -> bool:
        """Whether TVM can address the packed image."""
        return addressable(self.geometry, self.form, self.columns)


def estimate(geometry: Geometry, form: LayerForm, threads: int = 1, layout: str = "NHWC") -> Estimate:
    """Return the estimate of the cheapest way to compute a layer. A packed image larger than its part of the
    second-level cache goes to memory and returns once per row block. Or it is packed in bands that fit. Then
    rows that two bands share are packed twice, weights beyond the cache are read for each band, and each
    thread computes whole bands. An NCHW output of a pointwise layer has no bands of pixels."""
    product, columns = best_columns(geometry, form)
    r, caches, measured, g = grid(geometry, columns), form.core.caches, form.core.measured, geometry
    rate, capacity = measured.far * caches.refill, measured.capacity * caches.second
    # The unit of packing: a row of the image, or a pixel of a pointwise layer.
    rows, out_rows, pixels = r.rows, r.out_rows, r.columns
    if g.pointwise:
        rows, out_rows, pixels = pixels, pixels, 1
    steps = _pixel_steps(g, form)
    packing = pixels * steps * form.pack_cost / form.core.width
    product += form.unpack_cycles(g) if form.unpacks else 0
    size = pixels * steps * (form.parameters.column * 4 // form.per_word)
    weights = form.weight_bytes(g)
    image_bytes, again = r.images * rows * size, weights if weights > caches.second else 0
    blocks = 1 + weights // form.made.form.weight_bytes
    far = image_bytes * (1 + blocks) / 2 / rate if image_bytes > capacity else 0.0

    def cycles(band: int, threads: int = threads) -> float:
        if not band:
            return (product + r.images * rows * packing + far) / threads
        bands = r.images * out_rows // band
        reach = band if g.pointwise else r.reach(band)
        return (product / bands + reach * packing + again / rate) * -(-bands // threads)

    bands, image = [0], g.out_height * g.out_width
    if far and not g.pointwise:
        divisors = (n for n in range(1, out_rows + 1) if out_rows % n == 0)
        bands += [n for n in divisors if r.reach(n) * size <= capacity]
    elif far and layout == "NHWC" and g.strides == (1, 1) and out_rows == g.batch * image:
        bands += [n for n in range(columns, image, columns) if image % n == 0 and n * size <= capacity]
    bands.sort(key=cycles)
    alone = min(cycles(band, 1) for band in bands)
    return Estimate(g, form, cycles(bands[0]), columns, tuple(bands), alone)


def addressable(geometry: Geometry, form: LayerForm, columns: int) -> bool:
    """Return whether the packed image has fewer than 2^31 elements, so that TVM's 32-bit indices suffice.
    ``columns``: output columns are a multiple of it."""
    r, steps = grid(geometry, columns), _pixel_steps(geometry, form)
    return r.images * r.rows * r.columns * steps * form.parameters.column < 1 << 31


def default_plan(problem: OperatorProblem, threads: int = 1) -> SchedulePlan:
    """Return the untuned schedule: the cheapest tile, and row blocks whose weights stay in a cache."""
    g = problem.geometry
    steps, tile = g.taps * problem.chunks, _by_cost(problem)[0]
    rows = problem.registers // tile.registers
    if problem.epilogue.packed:
        row_tiles = rows
    else:
        form = problem.form
        tile_bytes = tile.registers * problem.rows * form.parameters.shape[0] * steps * 4 // form.per_word
        fits = max(1, form.made.form.weight_bytes // tile_bytes)
        if problem.fields and problem.grid.out_columns == tile.columns:
            fits = 1  # unpacked weights of a single tile stay in the first-level cache
        row_tiles = max(d for d in range(1, rows + 1) if rows % d == 0 and d <= fits)
    blocks = g.groups * (rows // row_tiles)
    by_rows = blocks % threads == 0 and not problem.epilogue.packed
    if threads == 1 or problem.band or by_rows:
        return SchedulePlan(tile, row_tiles, "rows", 1, threads)
    return SchedulePlan(tile, row_tiles, "pixels", _pixel_blocks(problem, tile, threads)[-1], threads)


def shares(problem: OperatorProblem, plan: SchedulePlan) -> int:
    """Return how many parts of the work the plan lets threads compute independently."""
    images, out_rows = problem.grid.images, problem.grid.out_rows
    if problem.band:
        return images * (out_rows // problem.band_rows)
    if plan.order == "rows":
        return problem.geometry.groups * (problem.registers // plan.tile.registers // plan.row_tiles)
    return int(images * out_rows * plan.pixel_blocks)


def shared_evenly(problem: OperatorProblem, threads: int) -> OperatorProblem:
    """Return the problem, with more output columns if threads cannot share its columns evenly. A row of a
    prime number of tiles cannot be divided, so further columns are computed and dropped."""
    plan = default_plan(problem, threads)
    if not shares(problem, plan) < threads <= problem.out_columns // plan.tile.columns:
        return problem
    wider = replace(problem, columns=problem.columns * threads)
    fits = addressable(problem.geometry, problem.form, wider.columns)
    return wider if fits and shares(wider, default_plan(wider, threads)) >= threads else problem


def _pixel_blocks(problem: OperatorProblem, tile: Tile, threads: int) -> list[int]:
    """Return possible numbers of blocks per row of output tiles; [1] if rows occupy all threads."""
    tiles = problem.grid.out_columns // tile.columns
    if problem.grid.images * problem.grid.out_rows >= 4 * threads:
        return [1]
    return [n for n in range(1, 8 * threads + 1) if tiles % n == 0]


#: How many of the cheapest tiles and bands the tuner tries. The estimate is rarely further off.
TUNED_TILES, TUNED_BANDS = 5, 3


def spaces(problem: OperatorProblem, machine: CompileTarget, threads: int) -> list[Callable[[Any], None]]:
    """Return the tuner's search spaces: one per loop order and tile, of the cheapest tiles by estimate. Each
    space samples the size of a row block and the number of pixel blocks."""
    packed = problem.epilogue.packed

    def sample(schedule: Any, choices: list[int]) -> Any:
        count = len(choices)
        return schedule.sample_categorical(choices, [1.0 / count] * count) if count > 1 else choices[0]

    def space(tile: Tile, order: str, schedule: Any) -> None:
        rows = problem.registers // tile.registers
        sizes = [rows] if packed else [d for d in range(1, rows + 1) if rows % d == 0]
        blocks = _pixel_blocks(problem, tile, threads) if order == "pixels" else [1]
        row_tiles, pixel_blocks = map(partial(sample, schedule), (sizes, blocks))
        apply_plan(schedule, problem, SchedulePlan(tile, row_tiles, order, pixel_blocks, threads), machine)

    orders = ("pixels",) if packed else ORDERS
    return [partial(space, t, order) for order in orders for t in _by_cost(problem)[:TUNED_TILES]]


def apply_plan(schedule: Any, problem: OperatorProblem, plan: SchedulePlan, machine: CompileTarget) -> None:
    """Carry out a plan on a schedule of the problem's workload. Threads share the bands, or the outermost
    loops of the plan."""
    intrinsic = tile_intrinsic(problem, plan.tile, machine)
    rows = plan.tile.registers * problem.rows
    product = schedule.get_sblock("product")
    i, h, w, g, m, y, x, c = schedule.get_loops(product)
    w_outer, w_tile = schedule.split(w, [None, plan.tile.columns])
    m_block, m_tiles, m_tile = schedule.split(m, [None, plan.row_tiles, rows])
    if plan.order == "rows":
        schedule.reorder(g, m_block, i, h, w_outer, m_tiles, w_tile, m_tile, y, x, c)
        outer = [g, m_block]
    else:
        w_block, w_outer = schedule.split(w_outer, [plan.pixel_blocks, None])
        schedule.reorder(i, h, w_block, g, m_block, w_outer, m_tiles, w_tile, m_tile, y, x, c)
        outer = [i, h, w_block]
    packed = problem.epilogue.packed
    if not problem.direct and not (packed and not problem.steps_before_repack):
        last = schedule.get_sblock("out")
        schedule.reverse_compute_at(last, w_outer, preserve_unit_loops=True)
        if (packed or problem.layout == "NHWC") and problem.geometry.filters > 1:
            schedule.vectorize(schedule.get_loops(last)[-1])
    if packed:
        schedule.reverse_compute_at(schedule.get_sblock("repack"), w_outer, preserve_unit_loops=True)
    if problem.fields is not None:
        unpack = schedule.get_sblock("unpack")
        if plan.order == "rows" and not problem.band:
            schedule.compute_at(unpack, m_block)
        elif plan.threads > 1:
            schedule.parallel(schedule.fuse(*schedule.get_loops(unpack)))
    if problem.band:
        outer = schedule.get_loops(schedule.get_sblock("band"))
    if plan.threads > 1:  # before decompose_reduction, which leaves incomplete blocks
        schedule.parallel(schedule.fuse(*outer))
    init = schedule.decompose_reduction(product, w_tile)
    # TVM gives the init block of a reduction no read regions. An init block that starts with the corrections
    # matches no description, so it stays a plain vector loop.
    schedule.vectorize(schedule.get_loops(init)[-1])
    schedule.tensorize(w_tile, intrinsic.update)
    before = ["pack"]
    if problem.column_sums:
        before += ["column"] if problem.form.packs_sums else ["sums", "column"]
    for name in before:
        loops = schedule.get_loops(schedule.get_sblock(name))
        if plan.threads > 1 and not problem.band:
            schedule.parallel(schedule.fuse(loops[0], loops[1]))
