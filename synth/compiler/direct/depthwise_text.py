"""The loops of ``synth.compiler.direct.depthwise`` as TVMScript. Each output row first packs the image rows
that it is the first to read, then computes its tiles."""

from __future__ import annotations

import math
from functools import partial

from synth.compiler.direct.depthwise import Depthwise
from synth.compiler.direct.workload import Constants, allocated, finished_text, over_jobs
from synth.compiler.intrinsics import external
from synth.compiler.text import Lines, Shape, branch, fill_in, flat, loop, put, sblock, splat, vector


def depthwise_source(b: Depthwise, constants: Constants) -> str:
    """Return the PrimFunc's text: (x, *constants, out). ``CODE`` stands for the tile's LLVM IR."""
    layer = b.layer
    declared = [
        *allocated(b.buffers),
        flat("x", layer.input_shape, layer.data_dtype),
        flat("out", layer.output_shape, layer.output_dtype),
    ]
    chunks, job = min(b.threads, b.jobs), partial(_job, b, constants)
    return over_jobs(layer, constants, declared, chunks, b.jobs, job)


def _job(b: Depthwise, constants: Constants, job: str) -> Lines:
    """Return the loops of one job: an image, a band and a block of channels."""
    g = b.layer.geometry
    block = f"({job} % {b.blocks})" if b.blocks > 1 else "0"
    band = f"({job} // {b.blocks} % {b.bands})" if b.bands > 1 else "0"
    image = f"({job} // {b.blocks * b.bands})" if g.batch > 1 else "0"
    names = {"block": block, "image": image, "row": f"{band} * {b.rows}"}
    full = b.channels % b.lanes == 0
    names["channel"] = (
        f"{block} * {b.lanes}" if full else f"T.min({block} * {b.lanes}, {b.channels - b.lanes})"
    )
    body = [*_pack(b), *_tiles(b, constants)]
    if b.rows * b.bands != g.out_height:
        body = branch(f"<row> + i < {g.out_height}", body)
    return fill_in([*_borders(b), *loop("i", b.rows, body)], names)


def _pixels(b: Depthwise) -> tuple[int, int]:
    """Return the first pixel of the image in a padded row, and the pixel after the last."""
    g = b.layer.geometry
    first = min(g.padding[1], b.row_pixels)
    return first, min(first + g.width, b.row_pixels)


def _borders(b: Depthwise) -> Lines:
    """Return the statements that fill the padding of the row buffer, once for all rows."""
    first, last = _pixels(b)
    zero = splat(f"T.uint8({b.padding})", b.lanes)
    lines = [] if first == 0 else loop("p", first, [f"{vector('row', f'p * {b.lanes}', b.lanes)} = {zero}"])
    if last < b.row_pixels:
        place = vector("row", f"({last} + p) * {b.lanes}", b.lanes)
        lines += loop("p", b.row_pixels - last, [f"{place} = {zero}"])
    return lines


def _pack(b: Depthwise) -> Lines:
    """Return statements that pack the image rows first read by output row ``i`` of the band."""
    g, lanes = b.layer.geometry, b.lanes
    (down, _), (first, last) = g.strides, _pixels(b)
    start = f"T.if_then_else(i == 0, 0, i * {down} + {max(b.reach - down, 0)})"
    y = f"((<row>) * {down} + j - {g.padding[0]})"
    pixel = f"((<image> * {g.height} + {y}) * {g.width} + p) * {b.channels} + <channel>"
    value = f'T.Cast("int32x{lanes}", {vector("flat_x", pixel, lanes)})'
    if b.shift:
        value = f"{value} + {splat(f'T.int32({b.shift})', lanes)}"
    to = vector("row", f"({first} + p) * {lanes}", lanes)
    copied = loop("p", last - first, [f'{to} = T.Cast("uint8x{lanes}", {value})']) if last > first else []
    word = ""
    for tap in range(b.bytes_used):
        at = f"(q * {b.step} + {tap * g.dilation[1]}) * {lanes}"
        part = f'T.Cast("int32x{lanes}", {vector("row", at, lanes)})'
        if tap:
            part = f"T.shift_left({part}, {splat(f'T.int32({8 * tap})', lanes)})"
        word = f"T.bitwise_or({word}, {part})" if word else part
    packed = vector("packed", f"(j * {b.row_words} + q) * {lanes}", lanes)
    of_zeros = sum(b.padding << 8 * tap for tap in range(b.bytes_used))
    signed = of_zeros - (1 << 32) if of_zeros >> 31 else of_zeros
    inside = [*copied, *loop("q", b.row_words, [f"{packed} = {word}"])]
    outside = loop("q", b.row_words, [f"{packed} = {splat(f'T.int32({signed})', lanes)}"])
    body = branch(f"{y} >= 0 and {y} < {g.height}", inside, outside)
    return loop("a", f"i * {down} + {b.reach} - {start}", put(body, "j", f"({start} + a)"))


def _tiles(b: Depthwise, constants: Constants) -> Lines:
    """Return the tiles of output row ``i`` of the band. The last tile ends with the row, and may overlap."""
    g, lanes, width = b.layer.geometry, b.lanes, b.row_words
    (down, across), (dh, dw) = g.strides, g.dilation
    tiles, last = -(-g.out_width // b.columns), g.out_width - b.columns
    column = f"T.min(t * {b.columns}, {last})" if g.out_width % b.columns else f"t * {b.columns}"
    filters = f"<block> * {lanes}"
    sums = vector("acc", f"u * {lanes}", lanes)
    of_word, of_column, of_row = 4 * dw // b.step * lanes, across // b.step * lanes, dh * width * lanes
    taps = (g.kernel[0], of_row, b.kernel_words, of_word, 1, 0)
    call = external(
        b.symbol,
        f"T.address_of(weights[<block> * {g.kernel[0] * b.kernel_words * lanes}])",
        f"T.address_of(packed[(i * {down} * {width}) * {lanes} + ({column}) * {of_column}])",
        "T.address_of(acc[0])",
        *(str(number) for number in (lanes, of_column, *taps)),
    )
    pixel = f"(<image> * {g.out_height} + <row> + i) * {g.out_width} + {column} + u"
    place = f"({pixel}) * {b.channels} + <channel>"
    finished = finished_text(b.layer, b.arithmetic, sums, lambda name: vector(name, filters, lanes))
    body = [
        f'acc = T.alloc_buffer(({b.columns * lanes},), "int32", scope="local")',
        *loop("u", b.columns, [f"{sums} = {vector('bias', filters, lanes)}"], "unroll"),
        *call,
        *loop("u", b.columns, [f"{vector('flat_out', place, lanes)} = {finished}"], "unroll"),
    ]
    reads: dict[str, Shape] = {name: (size,) for name, (size, _) in b.buffers.items()}
    reads |= {name: shape for name, (shape, _) in constants.items()}
    return loop("t", tiles, sblock("tile", reads, {"flat_out": (math.prod(b.layer.output_shape),)}, body))
