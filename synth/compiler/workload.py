"""A low-bit operator as an unscheduled TVM function: packing, product, corrections, epilogue.

The function is TVMScript text, which can be printed and read. Its reduction states the product on stored
words: derived planes, popcounts, and the affine terms of the kernel's program. So the function runs (slowly)
without any microkernel. The tensor intrinsics replace the reduction.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sketches.bitplanes import CHUNK
from sketches.encoding import Operand
from synth.compiler.epilogue import Epilogue, Threshold, absorbs_relu, kept_bits
from synth.compiler.form import BitFields, LayerForm
from synth.compiler.geometry import Geometry, PixelGrid, grid, image_shape, image_strides
from synth.compiler.ir import inline_name
from synth.compiler.tvmscript import Lines, Shape, grid_block, main_function, parse, spatial, whole
from synth.library.kernels import Kernel
from synth.library.rows import Helper, repack_helper


@dataclass(frozen=True, eq=False)
class OperatorProblem:
    """One operator to build: geometry, kernel form, data layouts and epilogue.

    ``stored``: dtype of the input's values if it is not packed. ``columns``: output columns are a multiple of
    it. ``border``: padded activations do not count as zero, so outputs at the border need a correction.
    ``pack_code``: LLVM IR of the packing functions. ``band``: output rows (pixels if pointwise) computed
    together, so that their packed input stays in a cache; 0: all. ``fields``: how bytes of weights are
    stored, None for bytes. ``read``: see ``OperatorOptions``.
    """

    geometry: Geometry
    form: LayerForm
    epilogue: Epilogue = field(default_factory=Epilogue)
    layout: str = "NHWC"
    packed_input: bool = False
    stored: str = "int8"
    columns: int = 1
    border: bool = False
    pack_code: str = ""
    band: int = 0
    fields: BitFields | None = None
    read: Operand | None = None

    def __post_init__(self) -> None:
        if self.band and self.geometry.pointwise and self.layout == "NCHW":
            raise ValueError(f"band={self.band}: pixels in bands are no part of an output of planes")

    @cached_property
    def grid(self) -> PixelGrid:
        """The convolution as the kernel computes it, with columns rounded up to tiles."""
        return grid(self.geometry, self.columns, self.band)

    @property
    def kernel(self) -> Kernel:
        return self.form.kernel

    @property
    def planes(self) -> int:
        """Bits of an activation: words of packed values per 32 channels."""
        return self.kernel.spec.activations.bits

    @property
    def operand(self) -> Operand:
        """The operand whose values the input has."""
        return self.read or self.kernel.spec.activations

    @property
    def rows(self) -> int:
        """The number of weight rows that one register has."""
        return self.form.rows

    @property
    def chunks(self) -> int:
        """Steps of the kernel per pixel and group."""
        return -(-self.geometry.channels // self.form.chunk)

    @property
    def registers(self) -> int:
        """The registers of weight rows per group: a multiple of the tallest tile's if there are many. With a
        packed output, they cover whole output words."""
        if self.epilogue.packed:
            return -(-self.output_shape[-2] * CHUNK // self.rows)
        count = -(-self.geometry.filters // self.rows)
        tall = max(tile.registers for tile in self.form.tiles)
        return -(-count // tall) * tall if count > 2 * tall else count

    @property
    def stored_filters(self) -> int:
        """Filters of a group that the epilogue computes: with a packed output, whole words of filters."""
        return self.registers * self.rows if self.epilogue.packed else self.geometry.filters

    @property
    def column_sums(self) -> bool:
        """Whether the activations alone add a term to each output."""
        return self.form.parameters.factor != 0

    @property
    def direct(self) -> bool:
        """Whether the product writes its sums directly to the output."""
        filters = self.registers * self.rows
        surplus = self.grid.out_columns != self.out_columns or filters != self.geometry.filters
        return not (surplus or self.border or self.epilogue.steps) and self.layout == "NHWC"

    @property
    def steps_before_repack(self) -> bool:
        """Whether relu is a step of its own before repacking. Usually the thresholds include relu, and the
        accumulators start with everything that is added."""
        last = self.epilogue.last
        return self.epilogue.relu and isinstance(last, Threshold) and not absorbs_relu(last)

    @property
    def pixels(self) -> int:
        """The number of output pixels of one image."""
        g = self.geometry
        return g.out_height * g.out_width

    @property
    def out_columns(self) -> int:
        """The number of valid output columns in a grid row."""
        g = self.geometry
        return (self.band or g.batch * self.pixels) if g.pointwise else g.out_width

    @property
    def band_rows(self) -> int:
        """The number of grid rows that are computed together; 0: all."""
        return min(self.band, 1) if self.geometry.pointwise else self.band

    @property
    def input_shape(self) -> tuple[int, ...]:
        """The input's shape: uint32 [B, H, W, ceil(C / 32), planes] if packed, else values in ``layout``."""
        g = self.geometry
        if self.packed_input:
            return (g.batch, g.height, g.width, g.groups * g.chunks, self.planes)
        return image_shape(self.layout, g.batch, g.height, g.width, g.groups * g.channels)

    @property
    def input_dtype(self) -> str:
        return "uint32" if self.packed_input else self.stored

    @property
    def output_shape(self) -> tuple[int, ...]:
        """The shape of a call's output: [B, H, W, ceil(M / 32), planes] if packed, else in ``layout``."""
        g, last = self.geometry, self.epilogue.last
        if isinstance(last, Threshold) and last.packed:
            return (g.batch, g.out_height, g.out_width, -(-g.groups * g.filters // CHUNK), last.operand.bits)
        return image_shape(self.layout, g.batch, g.out_height, g.out_width, g.groups * g.filters)

    @property
    def residual_shape(self) -> tuple[int, ...]:
        """The shape of a call's residual: one value per pixel and filter, in ``layout``, or in NHWC if the
        output is packed."""
        g, layout = self.geometry, "NHWC" if self.epilogue.packed else self.layout
        return image_shape(layout, g.batch, g.out_height, g.out_width, g.groups * g.filters)

    @property
    def stored_shape(self) -> tuple[int, ...]:
        """The output's shape in the TVM function. In NHWC and packed, the pixels of a pointwise layer are one
        row, or one row per band of pixels. Values have the axes groups and filters."""
        if self.epilogue.packed:
            return (*self.stored_pixels, *self.output_shape[-2:])
        return self.stored_residual_shape

    @property
    def stored_residual_shape(self) -> tuple[int, ...]:
        """The shape of the residual argument of the TVM function."""
        g = self.geometry
        if self.layout == "NHWC" or self.epilogue.packed:
            return (*self.stored_pixels, g.groups, g.filters)
        return (g.batch, g.groups, g.filters, g.out_height, g.out_width)

    @property
    def stored_pixels(self) -> tuple[int, int, int]:
        """The numbers of images, rows and columns of the output of the TVM function."""
        return (self.grid.images, self.grid.out_rows, self.out_columns)

    @property
    def at_once(self) -> tuple[int, int, int]:
        """The numbers of images, packed rows and output rows that exist at the same time."""
        r, rows = self.grid, self.band_rows
        return (1, r.reach(rows), rows) if rows else (r.images, r.rows, r.out_rows)

    @property
    def image(self) -> str:
        """The index of the image in a block: ``vi``, the block's own axis, or with bands ``vn``."""
        return "vn" if self.band else "vi"

    def row(self, packed: bool = False) -> str:
        """Return the index of a block's row in its image: row of packed pixels if ``packed``, else of
        outputs. It is ``vh``, the block's own axis, or with bands the band's first row plus ``vh``."""
        step = self.band_rows * (self.grid.strides[0] if packed else 1)
        return f"(vb * {step} + vh)" if self.band else "vh"

    @property
    def packed_weights(self) -> tuple[int, ...]:
        """The shape of the weights that the tiles read."""
        g = self.geometry
        return (g.groups, self.registers, g.taps, self.chunks, *self.form.parameters.shape)

    @property
    def stored_weights(self) -> tuple[int, ...]:
        """The shape of the weights argument of the TVM function."""
        shape = self.packed_weights
        return shape if self.fields is None else (*shape[:2], self.fields.stored(math.prod(shape[2:])))


def workload_source(problem: OperatorProblem) -> str:
    """Return the operator as TVMScript text: one PrimFunc ``main``."""
    g, r, parameters, epilogue = problem.geometry, problem.grid, problem.form.parameters, problem.epilogue
    filters = problem.registers * problem.rows
    dtypes = {name: str(array.dtype) for name, array in epilogue.arguments.items()}
    inputs = {
        "x": (problem.input_shape, problem.input_dtype),
        "weights": (problem.stored_weights, parameters.dtype),
        "rows": ((g.groups, filters), "int32"),
    } | {name: (shape, dtypes.get(name, "int32")) for name, shape in constant_shapes(problem).items()}
    if epilogue.residual:
        inputs["residual"] = (problem.stored_residual_shape, "int32")
    inputs["out"] = (problem.stored_shape, epilogue.dtype)
    images, rows, out_rows = problem.at_once
    outputs = (images, out_rows, r.out_columns, g.groups)
    pixels = (images, rows, r.columns, g.groups)
    values = (images, out_rows, problem.out_columns, g.groups, problem.stored_filters)
    # A builder of tables writes column sums even if they are not needed.
    buffers = (
        ("packed", True, (*pixels, problem.chunks, parameters.column), parameters.dtype),
        ("sums", problem.column_sums or problem.form.packs_sums, pixels, "int32"),
        ("column", problem.column_sums, outputs, "int32"),
        ("acc", not problem.direct, (*outputs, filters), "int32"),
        ("value", epilogue.packed and problem.steps_before_repack, values, "int32"),
    )
    allocated = [f'{name} = T.alloc_buffer({s}, "{dtype}")' for name, used, s, dtype in buffers if used]
    body = _pack(problem)
    if problem.column_sums:
        body += _column_sums(problem)
    body += _product(problem)
    if not problem.direct:
        body += _epilogue(problem)
    read = {name: shape for name, (shape, _) in inputs.items() if name != "out"}
    if problem.fields is not None:
        read["bytes"] = problem.packed_weights
    if problem.band:
        body, allocated = _in_bands(problem, read, [*allocated, *body]), []
    if problem.fields is not None:  # once, not for each band
        allocated.append(f'bytes = T.sblock_alloc_buffer({problem.packed_weights}, "{parameters.dtype}")')
        body = [*_unpack(problem), *body]
    return main_function(inputs, [*allocated, *body])


def _in_bands(problem: OperatorProblem, read: dict[str, Shape], body: Lines) -> Lines:
    """Return one block per band of rows around ``body``. ``read``: shapes of the inputs."""
    ranges = [f"0:{size}" for size in problem.stored_shape]
    axis = 3 if problem.layout == "NCHW" and not problem.epilogue.packed else 1
    size = problem.band_rows
    ranges[0], ranges[axis] = "vn", f"vb * {size}:vb * {size} + {size}"
    inputs = ", ".join(f"{name}[{whole(shape)}]" for name, shape in read.items())
    axes = spatial("nb", problem.grid.images, problem.grid.out_rows // size)
    return grid_block("band", axes, body, (inputs, f"out[{', '.join(ranges)}]"))


def constant_shapes(problem: OperatorProblem) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the constants by name, except ``weights`` and ``rows`` (row corrections)."""
    g = problem.geometry
    shapes: dict[str, tuple[int, ...]] = {}
    if problem.border:
        vertical, horizontal = len(set(g.border(0))), len(set(g.border(1)))
        shapes |= {
            "border": (vertical, horizontal, g.groups, problem.stored_filters),
            "border_row": (g.out_height,),
            "border_column": (g.out_width,),
        }
    for name, array in problem.epilogue.arguments.items():
        filters = (*array.shape[:-1], g.groups, problem.stored_filters)
        shapes[name] = array.shape if problem.epilogue.packed else filters
    return shapes


def row_block(
    counts: tuple[int, int], read: Shape, written: str, symbol: str, arguments: tuple[object, ...]
) -> Lines:
    """Return loops over images and rows around one call of the packing function ``symbol(*arguments)``.
    ``counts``: (images, rows). ``read``: shape of ``x``, which a call may read entirely. ``written``:
    region."""
    call = ", ".join([f'"{symbol}"', *map(str, arguments)])
    statements = [
        'with T.attr(T.int32(0), "pragma_import_llvm", PACK_CODE):',
        f'    T.evaluate(T.call_extern("int32", {call}))',
    ]
    return grid_block("pack", spatial("ih", *counts), statements, (f"x[{whole(read)}]", written))


def _pack(problem: OperatorProblem) -> Lines:
    """Return one call per image row of the form's packing function (``synth.library.rows``)."""
    g, r, form, column = problem.geometry, problem.grid, problem.form, problem.form.parameters.column
    words = g.groups * g.chunks * problem.planes
    layout, size = ("NHWC", words) if problem.packed_input else (problem.layout, g.groups * g.channels)
    image, row, pixel, channel = image_strides(layout, g.height, g.width, size)
    # The last row of a pointwise layer also writes the grid's surplus columns. No smaller region is right for
    # every row.
    at = "0, 0" if g.pointwise else "vi, vh"
    written = f"packed[{at}, 0:{r.columns}, 0:{g.groups}, 0:{problem.chunks}, 0:{column}]"
    counts: tuple[int, int]
    steps: tuple[object, ...]
    if g.pointwise and problem.band:
        counts, place = (1, 1), "0"
        start = f"vn * {image} + vb * {problem.band * pixel}"
        steps = (1, 0, problem.band, 0, pixel)
    elif g.pointwise:
        counts = (g.batch, g.out_height)
        start = f"vi * {image} + vh * {g.strides[0] * row}"
        place = f"(vi * {g.out_height} + vh) * {g.out_width}"
        surplus, last = r.columns - problem.out_columns, g.batch * g.out_height - 1
        after = f"T.if_then_else(vi * {g.out_height} + vh == {last}, {surplus}, 0)" if surplus else "0"
        steps = (1, 0, g.out_width, after, pixel * g.strides[1])
    else:
        counts, (top, left) = problem.at_once[:2], g.padding[:2]
        at_row = problem.row(packed=True)
        start = f"{problem.image} * {image} + T.min(T.max({at_row} - {top}, 0), {g.height - 1}) * {row}"
        place = f"(vi * {counts[1]} + vh) * {r.columns}"
        count = min(g.width, r.columns - left)
        valid = f'T.Cast("int32", {at_row} >= {top} and {at_row} < {top + g.height})'
        steps = (valid, left, count, r.columns - left - count, pixel)
    if problem.packed_input:
        steps += (words if form.parameters.dtype == problem.input_dtype else g.channels,)
    else:
        steps += (channel, g.groups, g.channels)
    size = g.groups * problem.chunks * column
    to = [f'packed.access_ptr("w", offset={place} * {size})']
    if form.packs_sums:
        written += f", sums[{at}, 0:{r.columns}, 0:{g.groups}]"
        to.append(f'sums.access_ptr("w", offset={place} * {g.groups})')
    symbol = inline_name(form.packer(problem.packed_input, problem.operand).symbol)
    arguments = (f'x.access_ptr("r", offset={start})', *steps, *to)
    return row_block(counts, problem.input_shape, written, symbol, arguments)


def _unpack(problem: OperatorProblem) -> Lines:
    """Return one call per register of weights that unpacks its bit fields to bytes."""
    assert problem.fields is not None
    shape, stored = problem.packed_weights, problem.stored_weights[2]
    # Axes of one step, because TVM needs a variable per dimension when it moves the block.
    axes = "tcpqs"[: len(shape) - 2]
    first = [f"v{axis} * {size}" for axis, size in zip(axes, shape[2:], strict=True)]
    every = ", ".join(f"{start}:{start} + {size}" for start, size in zip(first, shape[2:], strict=True))
    # The buffer shrinks to a block of registers later, so its address is taken.
    pointers = f"T.address_of(weights[vg, vr, 0]), T.address_of(bytes[vg, vr, {', '.join(first)}])"
    call = f'"{inline_name(problem.fields.helper.symbol)}", {pointers}, {math.prod(shape[2:])}'
    return grid_block(
        "unpack",
        spatial(f"gr{axes}", *shape[:2], *(1 for _ in axes)),
        [f'T.evaluate(T.call_extern("int32", {call}))'],
        (f"weights[vg, vr, 0:{stored}]", f"bytes[vg, vr, {every}]"),
    )


def helpers(problem: OperatorProblem) -> list[Helper]:
    """Return the C functions that an operator calls beside its tiles: packing, unpacking and repacking."""
    functions, last = [problem.form.packer(problem.packed_input, problem.operand)], problem.epilogue.last
    if problem.fields is not None:
        functions.append(problem.fields.helper)
    return [*functions, _repacker(last)] if isinstance(last, Threshold) and last.packed else functions


def _repacker(last: Threshold) -> Helper:
    return repack_helper(last.operand.bits, last.level_code())


def workload(problem: OperatorProblem) -> Any:
    """Return the operator as an unscheduled PrimFunc of TVM."""
    return parse(workload_source(problem), PACK_CODE=problem.pack_code)


def _column_sums(problem: OperatorProblem) -> Lines:
    """Return the column sums: per output pixel, the terms that depend on activations alone."""
    g, r, form, factor = problem.geometry, problem.grid, problem.form, problem.form.parameters.factor
    (sh, sw), (dh, dw), (kh, kw) = r.strides, r.dilation, r.kernel
    lines, place = [], "vi, vh, vw, vg"
    if not form.packs_sums:
        rows, columns = (1, problem.out_columns) if g.pointwise else (problem.at_once[1], r.columns)
        axes = spatial("ihwg", problem.at_once[0], rows, columns, g.groups) | {"c": ("R", problem.chunks)}
        term = form.column_sum(f"packed[{place}, vc, {{}}]")
        update = f"sums[{place}] = sums[{place}] + ({term})"
        lines = grid_block("sums", axes, [update], init=f"sums[{place}] = 0")
    outputs = problem.at_once[0], problem.at_once[2], problem.out_columns
    axes = spatial("ihwg", *outputs, g.groups) | {"y": ("R", kh), "x_": ("R", kw)}
    update = f"column[{place}] = column[{place}] + sums[vi, vh * {sh} + vy * {dh}, vw * {sw} + vx * {dw}, vg]"
    update += f" * {factor}" if factor != 1 else ""
    return [*lines, *grid_block("column", axes, [update], init=f"column[{place}] = 0")]


def product_access(problem: OperatorProblem, tile: Mapping[str, str] | None = None) -> tuple[str, str]:
    """Return the weights and the packed activations that the product reads, as TVMScript. ``{}`` stands for
    the indices in a step. ``tile``: None for whole buffers. For buffers that begin at a tile, the indices of
    ``vw``, ``vm``, ``vy``, ``vx`` and ``vc``; an axis that is missing stands for itself."""
    (sh, sw), (dh, dw), (_, kw) = problem.grid.strides, problem.grid.dilation, problem.grid.kernel
    group, row = ("vg", f"vi, vh * {sh} + ") if tile is None else ("0", "0, ")
    w, m, y, x, c = ((tile or {}).get(name, name) for name in ("vw", "vm", "vy", "vx", "vc"))
    name = "weights" if problem.fields is None or tile is not None else "bytes"
    weights = f"{name}[{group}, {m} // {problem.rows}, {y} * {kw} + {x}, {c}, {{}}]"
    return weights, f"packed[{row}{y} * {dh}, {w} * {sw} + {x} * {dw}, {group}, {c}, {{}}]"


def initial_text(problem: OperatorProblem) -> str:
    """Return TVMScript of an accumulator's initial value: row and column corrections. With a packed output,
    border correction and residual are part of it, since repacking reads the sums directly."""
    parts = ["rows[vg, vm]"]
    if problem.column_sums:
        parts.append("column[vi, vh, vw, vg]")
    if problem.epilogue.packed:
        # Surplus columns of the grid and surplus filters of the last word are computed too, and dropped.
        g, r = problem.geometry, problem.grid
        column = "vw" if r.out_columns == problem.out_columns else f"T.min(vw, {problem.out_columns - 1})"
        surplus = problem.registers * problem.rows > g.filters
        filters = f"T.min(vm, {g.filters - 1})" if surplus else "vm"
        if problem.border:
            parts.append(f"border[border_row[{problem.row()}], border_column[{column}], vg, vm]")
        if problem.epilogue.residual:
            parts.append(f"residual[{problem.image}, {problem.row()}, {column}, vg, {filters}]")
    return " + ".join(parts)


def _product(problem: OperatorProblem) -> Lines:
    g, r, form = problem.geometry, problem.grid, problem.form
    weights, activations = product_access(problem)
    filters, (kh, kw) = problem.registers * problem.rows, r.kernel
    axes = spatial("ihwgm", problem.at_once[0], problem.at_once[2], r.out_columns, g.groups, filters)
    axes |= {"y": ("R", kh), "x_": ("R", kw), "c": ("R", problem.chunks)}
    place = "acc[vi, vh, vw, vg, vm]"
    if problem.direct:
        place = f"out[{problem.image}, {problem.row()}, vw, vg, vm]"
    update = f'{place} = {place} + T.reinterpret("int32", {form.expression(weights, activations)})'
    # The region has only what the sum reads. Its initial value is no part of the block that the intrinsic
    # replaces.
    read = f"{weights.format(form.places)}, {activations.format(f'0:{form.parameters.column}')}"
    return grid_block("product", axes, [update], (read, place), f"{place} = {initial_text(problem)}")


def _epilogue(problem: OperatorProblem) -> Lines:
    g, epilogue, image, row = problem.geometry, problem.epilogue, problem.image, problem.row()
    value, place = "acc[vi, vh, vw, vg, vm]", f"{image}, {row}, vw, vg, vm"
    if problem.layout == "NCHW":
        place = f"{image}, vg, vm, {row}, vw"
        if g.pointwise:
            pixel = f"vw % {problem.pixels} // {g.out_width}, vw % {g.out_width}"
            place = f"vw // {problem.pixels}, vg, vm, {pixel}"
    if not epilogue.packed:  # with a packed output, the accumulators start with these terms
        value += f" + border[border_row[{row}], border_column[vw], vg, vm]" if problem.border else ""
        value += f" + residual[{place}]" if epilogue.residual else ""
    if epilogue.relu:
        value = f"T.max({value}, 0)"
    last = epilogue.last
    packed = last if isinstance(last, Threshold) and last.packed else None
    if packed and not problem.steps_before_repack:
        return _repack(problem, packed)
    if last is not None and not packed:
        value = last.text(value)
    to = "value[vi, vh, vw, vg, vm]" if packed else f"out[{place}]"
    outputs = problem.at_once[0], problem.at_once[2], problem.out_columns
    axes = spatial("ihwgm", *outputs, g.groups, problem.stored_filters)
    return [*grid_block("out", axes, [f"{to} = {value}"]), *(_repack(problem, packed) if packed else [])]


def _repack(problem: OperatorProblem, last: Threshold) -> Lines:
    """Return one call per pixel of the repacking kernel, without the sums after the layer's filters."""
    r, bits, chunks = problem.grid, last.operand.bits, problem.output_shape[-2]
    name = "value" if problem.steps_before_repack else "acc"
    filters = problem.stored_filters
    image, row = problem.image, problem.row()
    pixel = f"({image} * {r.out_rows} + {row}) * {problem.out_columns} + vw"
    words = f'out.access_ptr("w", offset=({pixel}) * {chunks * bits})'
    # The buffer shrinks to a tile later, so its address is taken; an offset would be the whole image's.
    sums = f"T.address_of({name}[vi, vh, vw, vg, vm * {filters}])"
    mask = f"T.uint32({kept_bits(problem.geometry.filters)})"
    symbol, table = inline_name(_repacker(last).symbol), whole(constant_shapes(problem)["table"])
    call = f'"{symbol}", {sums}, table.access_ptr("r"), {chunks}, {mask}, {words}'
    read = f"{name}[vi, vh, vw, vg, vm * {filters}:vm * {filters} + {filters}], table[{table}]"
    # Groups and filters have one step each: TVM needs a variable per dimension when it moves the block.
    return grid_block(
        "repack",
        spatial("ihwgm", problem.at_once[0], problem.at_once[2], problem.out_columns, 1, 1),
        [f'T.evaluate(T.call_extern("int32", {call}))'],
        (read, f"out[{image}, {row}, vw, 0:{chunks}, 0:{bits}]"),
    )
