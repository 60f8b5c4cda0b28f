"""The operator as an unscheduled TVM function: pack, product, corrections, epilogue.

The function is written as TVMScript text, which a person can print and read. Its reduction states the
product on stored words: planes out of views, popcounts, and the affine terms of the kernel's program,
so that it runs (slowly) without any microkernel and is what the tensor intrinsics replace.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sketches.encoding import Operand
from sketches.panel import CHUNK
from synth.compiler.epilogue import Epilogue, Requantize, Threshold, absorbs_relu, kept_bits
from synth.compiler.form import LayerForm
from synth.compiler.geometry import Geometry, Grid, grid
from synth.compiler.ir import inline_name
from synth.compiler.rows import Helper, pack_helper, repack_helper
from synth.compiler.tvmscript import parse
from synth.library import Kernel


@dataclass(frozen=True, eq=False)
class Problem:
    """One operator to build: geometry, kernel and the form of its operands, data layouts and what follows the product.

    ``columns``: output columns are computed in multiples of this. ``border``: padded activations stand for
    something else than zero, so a correction is needed at the border. ``pack_code``: LLVM IR of the packers.
    """

    geometry: Geometry
    form: LayerForm
    epilogue: Epilogue = field(default_factory=Epilogue)
    layout: str = "NHWC"
    packed_input: bool = False
    columns: int = 1
    border: bool = False
    pack_code: str = ""

    @cached_property
    def grid(self) -> Grid:
        return grid(self.geometry, self.columns)

    @property
    def kernel(self) -> Kernel:
        return self.form.kernel

    @property
    def planes(self) -> int:
        """Words of packed values per 32 channels."""
        return self.kernel.spec.activations.bits

    @property
    def rows(self) -> int:
        """Rows of a register of weights."""
        return self.form.rows

    @property
    def chunks(self) -> int:
        """Steps of the kernel per pixel and group."""
        return -(-self.geometry.channels // self.form.chunk)

    @property
    def registers(self) -> int:
        """Registers of weights: even where there are many, so that tall tiles fit; whole words where the output
        is packed."""
        if self.epilogue.packed:
            return -(-self.output_shape[-2] * CHUNK // self.rows)
        count = -(-self.geometry.filters // self.rows)
        tall = max(tile.registers for tile in self.form.tiles)
        return -(-count // tall) * tall if count > 2 * tall else count

    @property
    def stored_filters(self) -> int:
        """Filters of a group that the epilogue computes: with packing whole words of them."""
        return self.registers * self.rows if self.epilogue.packed else self.geometry.filters

    @property
    def column_sums(self) -> bool:
        return self.form.facts.factor != 0

    @property
    def packs_sums(self) -> bool:
        """Whether the packer gives the sums of its columns too."""
        return not self.form.column_sum("{}")

    @property
    def direct(self) -> bool:
        """The sums are the output, place by place: they are made where they stay."""
        surplus = (
            self.grid.out_columns != self.out_columns or self.registers * self.rows != self.geometry.filters
        )
        return not (surplus or self.border or self.epilogue.steps) and self.layout == "NHWC"

    @property
    def steps_before_repack(self) -> bool:
        """Whether something happens to the sums before they are repacked: they start with what is added to them, and
        thresholds take a relu over where they can."""
        last = self.epilogue.last
        return self.epilogue.relu and isinstance(last, Threshold) and not absorbs_relu(last)

    @property
    def sums(self) -> str:
        """The buffer of the product's sums."""
        return "out" if self.direct else "acc"

    @property
    def pixels(self) -> int:
        """Output pixels of one image (of all images where the layer is pointwise: they are one row)."""
        g = self.geometry
        return g.out_height * g.out_width

    @property
    def out_columns(self) -> int:
        """The valid output columns of a grid row."""
        g = self.geometry
        return g.batch * self.pixels if g.pointwise else g.out_width

    @property
    def input_shape(self) -> tuple[int, ...]:
        g = self.geometry
        if self.packed_input:
            return (g.batch, g.height, g.width, g.groups * g.chunks, self.planes)
        channels = g.groups * g.channels
        if self.layout == "NHWC":
            return (g.batch, g.height, g.width, channels)
        return (g.batch, channels, g.height, g.width)

    @property
    def input_dtype(self) -> str:
        return "uint32" if self.packed_input else "int8"

    @property
    def output_shape(self) -> tuple[int, ...]:
        """The shape that a caller sees."""
        g = self.geometry
        filters = g.groups * g.filters
        if isinstance(self.epilogue.last, Threshold) and self.epilogue.last.packed:
            chunks = -(-filters // CHUNK)
            return (g.batch, g.out_height, g.out_width, chunks, self.epilogue.last.operand.bits)
        if self.layout == "NHWC":
            return (g.batch, g.out_height, g.out_width, filters)
        return (g.batch, filters, g.out_height, g.out_width)

    @property
    def stored_shape(self) -> tuple[int, ...]:
        """The output's shape as the function has it: a pointwise layer's pixels are one row."""
        g, r = self.geometry, self.grid
        if self.epilogue.packed:
            return (r.images, r.out_rows, self.out_columns, *self.output_shape[-2:])
        if self.layout == "NHWC":
            return (r.images, r.out_rows, self.out_columns, g.groups, g.filters)
        return (g.batch, g.groups, g.filters, g.out_height, g.out_width)

    @property
    def residual_shape(self) -> tuple[int, ...]:
        """The residual's shape for a caller: one value per filter, packed output or not."""
        g = self.geometry
        filters = g.groups * g.filters
        if self.layout == "NHWC" or self.epilogue.packed:
            return (g.batch, g.out_height, g.out_width, filters)
        return (g.batch, filters, g.out_height, g.out_width)

    @property
    def stored_residual_shape(self) -> tuple[int, ...]:
        """The residual's shape as the function has it."""
        g, r = self.geometry, self.grid
        if self.epilogue.packed:
            return (r.images, r.out_rows, self.out_columns, g.groups, g.filters)
        return self.stored_shape


def workload_source(problem: Problem) -> str:
    """The operator as TVMScript text: one PrimFunc ``main``."""
    g, r, form = problem.geometry, problem.grid, problem.form
    filters = problem.registers * problem.rows
    arguments = [
        f'x: T.Buffer({problem.input_shape}, "{problem.input_dtype}")',
        f'weights: T.Buffer(({g.groups}, {problem.registers}, {g.taps}, {problem.chunks}, {form.facts.shape[0]}, {", ".join(map(str, form.facts.shape[1:]))}), "{form.facts.dtype}")',
        f'rows: T.Buffer(({g.groups}, {filters}), "int32")',
    ]
    arguments += [f'{name}: T.Buffer({shape}, "int32")' for name, shape in constant_shapes(problem).items()]
    if problem.epilogue.residual:
        arguments.append(f'residual: T.Buffer({problem.stored_residual_shape}, "int32")')
    arguments.append(f'out: T.Buffer({problem.stored_shape}, "{problem.epilogue.dtype}")')
    lines = [
        "@T.prim_func(s_tir=True)",
        f"def main({', '.join(arguments)}):",
        '    T.func_attr({"global_symbol": "main", "tirx.noalias": True})',
        f'    packed = T.alloc_buffer(({r.images}, {r.rows}, {r.columns}, {g.groups}, {problem.chunks}, {form.facts.column}), "{form.facts.dtype}")',
    ]
    if problem.column_sums or problem.packs_sums:  # a builder of tables writes them, wanted or not
        lines.append(f'    sums = T.alloc_buffer(({r.images}, {r.rows}, {r.columns}, {g.groups}), "int32")')
    if problem.column_sums:
        lines.append(f'    column = T.alloc_buffer(({r.images}, {r.out_rows}, {r.out_columns}, {g.groups}), "int32")')  # fmt: skip
    if not problem.direct:
        lines.append(f'    acc = T.alloc_buffer(({r.images}, {r.out_rows}, {r.out_columns}, {g.groups}, {filters}), "int32")')  # fmt: skip
    if problem.epilogue.packed and problem.steps_before_repack:
        lines.append(f'    value = T.alloc_buffer(({r.images}, {r.out_rows}, {problem.out_columns}, {g.groups}, {problem.stored_filters}), "int32")')  # fmt: skip
    lines += _pack(problem)
    if problem.column_sums:
        lines += _column_sums(problem)
    lines += _product(problem)
    if not problem.direct:
        lines += _epilogue(problem)
    return "\n".join(lines) + "\n"


def constant_shapes(problem: Problem) -> dict[str, tuple[int, ...]]:
    """The int32 tables beside weights and rows, by argument name."""
    g = problem.geometry
    shapes: dict[str, tuple[int, ...]] = {}
    if problem.border:
        vertical, horizontal = len(set(g.border(0))), len(set(g.border(1)))
        shapes |= {
            "border": (vertical, horizontal, g.groups, problem.stored_filters),
            "border_row": (g.out_height,),
            "border_column": (g.out_width,),
        }
    last = problem.epilogue.last
    if isinstance(last, Requantize):
        shapes |= {"multiplier": (g.groups, g.filters), "shift": (g.groups, g.filters)}
    elif isinstance(last, Threshold) and last.packed:
        shapes |= {"table": (problem.output_shape[-2], 1 + last.thresholds.shape[0], CHUNK)}
    elif isinstance(last, Threshold):
        filters = problem.stored_filters
        shapes |= {"threshold": (last.thresholds.shape[0], g.groups, filters), "sign": (g.groups, filters)}
    return shapes


def _pack(problem: Problem) -> list[str]:
    """One call per image row: the packer of ``synth.compiler.bitpack``."""
    g, r, form = problem.geometry, problem.grid, problem.form
    given = g.groups * g.chunks * problem.planes
    size = g.groups * problem.chunks * form.facts.column
    channels = g.groups * g.channels
    if problem.packed_input:
        pixel, row, image, channel = given, g.width * given, g.height * g.width * given, 1
    elif problem.layout == "NHWC":
        pixel, row, image, channel = channels, g.width * channels, g.height * g.width * channels, 1
    else:
        pixel, row, image, channel = 1, g.width, channels * g.height * g.width, g.height * g.width
    full = ", ".join(f"0:{size}" for size in problem.input_shape)
    sums = f", sums[{{}}, 0:{r.columns}, 0:{g.groups}]" if problem.packs_sums else ""
    if g.pointwise:
        lines = [
            f"    for i, h in T.grid({g.batch}, {g.out_height}):",
            '        with T.sblock("pack"):',
            '            vi, vh = T.axis.remap("SS", [i, h])',
            f"            T.reads(x[{full}])",
            # The last row writes the grid's surplus columns too, so no smaller region holds for every row.
            f"            T.writes(packed[0, 0, 0:{r.columns}, 0:{g.groups}, 0:{problem.chunks}, 0:{form.facts.column}]{sums.format('0, 0')})",
        ]
        start = f"vi * {image} + vh * {g.strides[0] * row}"
        place = f"(vi * {g.out_height} + vh) * {g.out_width}"
        before, count, step, valid = 0, g.out_width, g.strides[1], "1"
        surplus, rows = r.columns - problem.out_columns, g.batch * g.out_height
        after = f"T.if_then_else(vi * {g.out_height} + vh == {rows - 1}, {surplus}, 0)" if surplus else "0"
    else:
        lines = [
            f"    for i, h in T.grid({r.images}, {r.rows}):",
            '        with T.sblock("pack"):',
            '            vi, vh = T.axis.remap("SS", [i, h])',
            f"            T.reads(x[{full}])",
            f"            T.writes(packed[vi, vh, 0:{r.columns}, 0:{g.groups}, 0:{problem.chunks}, 0:{form.facts.column}]{sums.format('vi, vh')})",
        ]
        top, left = g.padding[0], g.padding[1]
        start = f"vi * {image} + T.min(T.max(vh - {top}, 0), {g.height - 1}) * {row}"
        place = f"(vi * {r.rows} + vh) * {r.columns}"
        count = min(g.width, r.columns - left)
        before, after, step = left, str(r.columns - left - count), 1
        valid = f'T.Cast("int32", vh >= {top} and vh < {top + g.height})'
    symbol = inline_name(form.packer(problem.packed_input).symbol)
    if problem.packed_input:
        what = given if form.facts.dtype == problem.input_dtype else g.channels
        call = f'"{symbol}", x.access_ptr("r", offset={start}), {valid}, {before}, {count}, {after}, {pixel * step}, {what}'
    else:
        call = f'"{symbol}", x.access_ptr("r", offset={start}), {valid}, {before}, {count}, {after}, {pixel * step}, {channel}, {g.groups}, {g.channels}'
    lines.append('            with T.attr(T.int32(0), "pragma_import_llvm", PACK_CODE):')
    to = f'packed.access_ptr("w", offset={place} * {size})'
    if problem.packs_sums:
        to += f', sums.access_ptr("w", offset={place} * {g.groups})'
    lines.append(f'                T.evaluate(T.call_extern("int32", {call}, {to}))')
    return lines


def helpers(form: LayerForm, packed_input: bool, epilogue: Epilogue) -> list[Helper]:
    """The C functions that an operator calls beside its tiles."""
    first = form.packer(packed_input)
    last = epilogue.last
    return [first, repack_helper(last)] if isinstance(last, Threshold) and last.packed else [first]


def workload(problem: Problem) -> Any:
    """The operator as a tvm PrimFunc."""
    return parse(workload_source(problem), PACK_CODE=problem.pack_code)


def bitpack_shape(shape: tuple[int, ...], layout: str, bits: int) -> tuple[int, ...]:
    """Words of packed values: [batch, height, width, chunks, planes]."""
    batch, height, width, channels = shape if layout == "NHWC" else (shape[0], shape[2], shape[3], shape[1])
    return (batch, height, width, -(-channels // CHUNK), bits)


def bitpack_workload(shape: tuple[int, ...], layout: str, operand: Operand, code: str) -> Any:
    """The packing of int8 values as a PrimFunc (x, words); ``code`` is the packer's LLVM IR."""
    words = bitpack_shape(shape, layout, operand.bits)
    batch, height, width, chunks, planes = words
    channels = shape[3] if layout == "NHWC" else shape[1]
    pixel, channel = (channels, 1) if layout == "NHWC" else (1, height * width)
    row = "vh * " + str(width * channels if layout == "NHWC" else width)
    full = ", ".join(f"0:{size}" for size in shape)
    symbol, size = inline_name(pack_helper(operand).symbol), width * chunks * planes
    return parse(
        f"""\
@T.prim_func(s_tir=True)
def main(x: T.Buffer({shape}, "int8"), words: T.Buffer({words}, "uint32")):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for i, h in T.grid({batch}, {height}):
        with T.sblock("pack"):
            vi, vh = T.axis.remap("SS", [i, h])
            T.reads(x[{full}])
            T.writes(words[vi, vh, 0:{width}, 0:{chunks}, 0:{planes}])
            with T.attr(T.int32(0), "pragma_import_llvm", PACK_CODE):
                T.evaluate(T.call_extern("int32", "{symbol}", x.access_ptr("r", offset=vi * {height * width * channels} + {row}), 1, 0, {width}, 0, {pixel}, {channel}, 1, {channels}, words.access_ptr("w", offset=(vi * {height} + vh) * {size})))
""",
        PACK_CODE=code,
    )


def _column_sums(problem: Problem) -> list[str]:
    """Per output pixel what the activations alone add (the third term of the affine algebra)."""
    g, r = problem.geometry, problem.grid
    form = problem.form
    (sh, sw), (dh, dw), (kh, kw) = r.strides, r.dilation, r.kernel
    factor = f" * {form.facts.factor}" if form.facts.factor != 1 else ""
    lines = []
    if not problem.packs_sums:
        rows, columns = (1, problem.out_columns) if g.pointwise else (r.rows, r.columns)
        lines += [
            f"    for i, h, w, g, c in T.grid({r.images}, {rows}, {columns}, {g.groups}, {problem.chunks}):",
            '        with T.sblock("sums"):',
            '            vi, vh, vw, vg, vc = T.axis.remap("SSSSR", [i, h, w, g, c])',
            "            with T.init():",
            "                sums[vi, vh, vw, vg] = 0",
            f"            sums[vi, vh, vw, vg] = sums[vi, vh, vw, vg] + ({form.column_sum('packed[vi, vh, vw, vg, vc, {}]')})",
        ]
    return [
        *lines,
        f"    for i, h, w, g, y, x_ in T.grid({r.images}, {r.out_rows}, {problem.out_columns}, {g.groups}, {kh}, {kw}):",
        '        with T.sblock("column"):',
        '            vi, vh, vw, vg, vy, vx = T.axis.remap("SSSSRR", [i, h, w, g, y, x_])',
        "            with T.init():",
        "                column[vi, vh, vw, vg] = 0",
        f"            column[vi, vh, vw, vg] = column[vi, vh, vw, vg] + sums[vi, vh * {sh} + vy * {dh}, vw * {sw} + vx * {dw}, vg]{factor}",
    ]


def product_access(problem: Problem) -> tuple[str, str]:
    """The accesses of weights and packed activations in the product's block, with ``{}`` for the place of a view
    of a row and for the plane."""
    r = problem.grid
    (sh, sw), (dh, dw), (_, kw) = r.strides, r.dilation, r.kernel
    weights = f"weights[vg, vm // {problem.rows}, vy * {kw} + vx, vc, {{}}]"
    activations = f"packed[vi, vh * {sh} + vy * {dh}, vw * {sw} + vx * {dw}, vg, vc, {{}}]"
    return weights, activations


def initial_text(problem: Problem) -> str:
    """What a sum starts with: the corrections per row and per column; with packing, which reads sums from where they
    are made, all that is added."""
    parts = ["rows[vg, vm]"]
    if problem.column_sums:
        parts.append("column[vi, vh, vw, vg]")
    if problem.epilogue.packed:
        # The grid's surplus columns and the last word's surplus filters are computed too, and thrown away.
        g, r = problem.geometry, problem.grid
        column = "vw" if r.out_columns == problem.out_columns else f"T.min(vw, {problem.out_columns - 1})"
        surplus = problem.registers * problem.rows > g.filters
        filters = f"T.min(vm, {g.filters - 1})" if surplus else "vm"
        if problem.border:
            parts.append(f"border[border_row[vh], border_column[{column}], vg, vm]")
        if problem.epilogue.residual:
            parts.append(f"residual[vi, vh, {column}, vg, {filters}]")
    return " + ".join(parts)


def _product(problem: Problem) -> list[str]:
    g, r = problem.geometry, problem.grid
    weights, activations = product_access(problem)
    expression = problem.form.expression(weights, activations)
    filters = problem.registers * problem.rows
    place = f"{problem.sums}[vi, vh, vw, vg, vm]"
    axes = f"{r.images}, {r.out_rows}, {r.out_columns}, {g.groups}, {filters}, {r.kernel[0]}, {r.kernel[1]}, {problem.chunks}"
    return [
        f"    for i, h, w, g, m, y, x_, c in T.grid({axes}):",
        '        with T.sblock("product"):',
        '            vi, vh, vw, vg, vm, vy, vx, vc = T.axis.remap("SSSSSRRR", [i, h, w, g, m, y, x_, c])',
        # Only what the sum reads: what it starts with is no part of the block that the intrinsic replaces.
        f"            T.reads({weights.format(problem.form.places)}, {activations.format(f'0:{problem.form.facts.column}')})",
        f"            T.writes({place})",
        "            with T.init():",
        f"                {place} = {initial_text(problem)}",
        f'            {place} = {place} + T.reinterpret("int32", {expression})',
    ]


def _epilogue(problem: Problem) -> list[str]:
    g, r, epilogue = problem.geometry, problem.grid, problem.epilogue
    value = "acc[vi, vh, vw, vg, vm]"
    if problem.border and not epilogue.packed:
        value += " + border[border_row[vh], border_column[vw], vg, vm]"
    place = "vi, vh, vw, vg, vm"
    if problem.layout == "NCHW":
        place = "vi, vg, vm, vh, vw"
        if g.pointwise:
            place = (
                f"vw // {problem.pixels}, vg, vm, vw % {problem.pixels} // {g.out_width}, vw % {g.out_width}"
            )
    if epilogue.residual and not epilogue.packed:
        value += f" + residual[{place}]"
    if epilogue.relu:
        value = f"T.max({value}, 0)"
    last = epilogue.last
    if isinstance(last, Requantize):
        value = _requantized(last, value)
    elif isinstance(last, Threshold):
        reached = " + ".join(
            f'T.Cast("int32", T.bitwise_xor({value}, sign[vg, vm]) >= threshold[{t}, vg, vm])'
            for t in range(last.thresholds.shape[0])
        )
        if not last.packed:
            value = f'T.Cast("int8", ({reached}) * {last.step} + {last.values[0]})'
    axes = f"{r.images}, {r.out_rows}, {problem.out_columns}, {g.groups}, {problem.stored_filters}"
    if isinstance(last, Threshold) and last.packed and not problem.steps_before_repack:
        return _repack(problem, last)
    to = "value[vi, vh, vw, vg, vm]" if epilogue.packed else f"out[{place}]"
    lines = [
        f"    for i, h, w, g, m in T.grid({axes}):",
        '        with T.sblock("out"):',
        '            vi, vh, vw, vg, vm = T.axis.remap("SSSSS", [i, h, w, g, m])',
        f"            {to} = {value}",
    ]
    if isinstance(last, Threshold) and last.packed:
        lines += _repack(problem, last)
    return lines


def _repack(problem: Problem, last: Threshold) -> list[str]:
    """One call per pixel: the repacking kernel. The sums beyond the layer's filters are left out of the last words."""
    r, bits, chunks = problem.grid, last.operand.bits, problem.output_shape[-2]
    name = "value" if problem.steps_before_repack else "acc"
    filters = problem.stored_filters
    pixel = f"(vi * {r.out_rows} + vh) * {problem.out_columns} + vw"
    words = f'out.access_ptr("w", offset=({pixel}) * {chunks * bits})'
    # The buffer is a tile's in the end: its address is asked for, an offset would be the whole image's.
    sums = f"T.address_of({name}[vi, vh, vw, vg, vm * {filters}])"
    kept = f"T.uint32({kept_bits(problem.geometry.filters)})"
    table = 'table.access_ptr("r")'
    call = f'"{inline_name(repack_helper(last).symbol)}", {sums}, {table}, {chunks}, {kept}, {words}'
    return [
        # One step of groups and of filters: TVM solves for a variable of each dimension when it moves the block.
        f"    for i, h, w, g, m in T.grid({r.images}, {r.out_rows}, {problem.out_columns}, 1, 1):",
        '        with T.sblock("repack"):',
        '            vi, vh, vw, vg, vm = T.axis.remap("SSSSS", [i, h, w, g, m])',
        f"            T.reads({name}[vi, vh, vw, vg, vm * {filters}:vm * {filters} + {filters}], table[0:{chunks}, 0:{last.thresholds.shape[0] + 1}, 0:{CHUNK}])",
        f"            T.writes(out[vi, vh, vw, 0:{chunks}, 0:{bits}])",
        f'            T.evaluate(T.call_extern("int32", {call}))',
    ]


def _requantized(last: Requantize, value: str) -> str:
    low, high = last.limits
    wide = f'(T.Cast("int64", {value}) * T.Cast("int64", multiplier[vg, vm]))'
    shift = 'T.Cast("int64", shift[vg, vm])'
    half = f"T.if_then_else(shift[vg, vm] > 0, T.shift_left(T.int64(1), T.max({shift} - T.int64(1), T.int64(0))), T.int64(0))"
    rounded = f"T.shift_right({wide} + {half}, {shift})"
    if last.rounding == "tonearest":
        rounded = f"T.if_then_else({wide} < T.int64(0), T.int64(0) - T.shift_right({half} - {wide}, {shift}), {rounded})"
    moved = f"({rounded} + T.int64({last.zero_point}))"
    return f'T.Cast("{last.dtype}", T.min(T.max({moved}, T.int64({low})), T.int64({high})))'
