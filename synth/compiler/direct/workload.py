"""A direct convolution as a TVM function: pack, sum tiles, store.

The loops are written as TVMScript text, because the unrolled loops decide what stays in registers. One text
serves every machine, layout and dtype. In the text <image>, <group> and <row> stand for the job's image,
group and first output row. <n> and <m> stand for a tile's block of positions and block of filters.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from numpy.typing import NDArray

from synth.compiler.direct.arithmetic import Arithmetic
from synth.compiler.direct.spec import LINE, ROWS, DirectLayerSpec, Planes, Runs
from synth.compiler.direct.tiles import Blocking
from synth.compiler.epilogue import Threshold
from synth.compiler.tvmscript import (
    Lines,
    Shape,
    branch,
    fill_in,
    flat,
    loop,
    main_function,
    put,
    sblock,
    splat,
    vector,
    vector_of,
)

#: Strides at which neighbouring columns are read as one number, with the number's type.
STEPS = {2: "int16", 4: "int32"}


def pack(b: Blocking) -> Lines:
    """Return the statements that pack a job's padded input, as words of channels in planes or as rows."""
    if b.runs is not None:
        return _pack_rows(b, b.runs)
    g, values = b.layer.geometry, b.arithmetic.values
    full, rest = divmod(g.channels, values)
    lines = _pack_words(b, full, 0, values) if full else []
    return [*lines, *_pack_words(b, 1, full, rest)] if rest else lines


def _pack_words(b: Blocking, words: int, first: int, channels: int) -> Lines:
    """Return the statements that pack ``words`` words from word ``first`` on, with ``channels`` channels
    each. The loop over channels is outside if input and packed words are planar, inside if both have channels
    last. In the other cases a cache line of channels is inside."""
    g, p, layer = b.layer.geometry, b.planes, b.layer
    assert isinstance(p, Planes)
    planar = layer.layout == "NCHW", not b.tile.filter_lanes
    if all(planar) and layer.integer and g.strides[1] in STEPS:
        return _pack_phases(b, p, words, first, channels)
    inside = 1 if all(planar) else words if not any(planar) else min(LINE, words)
    outside = -(-words // inside)
    extent = str(inside) if words % inside == 0 else f"T.min({inside}, {words} - c0 * {inside})"
    word = f"({first} + c0 * {inside} + c1)"
    y = f"((<row> + j) * {g.strides[0]} + ph - {g.padding[0]})"
    start, stop = p.column_span("pw")

    def place(position: str) -> str:
        plane = f"(ph * {p.horizontal} + pw) * {p.size} + {position}"
        if b.tile.filter_lanes:
            return f"packed[({plane}) * {b.words} + {word}]"
        return f"packed[{word} * {p.phases * p.size} + {plane}]"

    def across(count: str, statement: str) -> Lines:
        return loop("i", count, loop("c1", extent, [statement])) if count != "0" else []

    def zeros(count: str, start: str) -> Lines:
        return across(count, f"{place(f'{start} + i')} = {b.arithmetic.padding_word(layer.data_zero_point)}")

    x = f"({start} + i) * {g.strides[1]} + pw - {g.padding[1]}"
    values = [_input(b, y, x, f"{word} * {b.arithmetic.values} + {n}") for n in range(channels)]
    value, row = b.arithmetic.data_word(values, layer.data_zero_point), f"j * {p.pitch}"
    body = [
        *zeros(start, row),
        *across(_less(stop, start), f"{place(f'{row} + {start} + i')} = {value}"),
        *zeros(_less(str(p.pitch), stop), f"{row} + {stop}"),
    ]
    if g.padding[0] or g.padding[2] or p.rows * b.bands != g.out_height:
        body = branch(f"{y} >= 0 and {y} < {g.height}", body, zeros(str(p.pitch), row))
    lines = loop("j", p.stored_rows, body, "serial" if outside > 1 else b.outer_loops)
    used = p.stored_rows * p.pitch
    lines += zeros(str(p.size - used), str(used))
    lines = loop("ph", p.vertical, loop("pw", p.horizontal, lines))
    return loop("c0", outside, lines, b.outer_loops)


def _pack_phases(b: Blocking, p: Planes, words: int, first: int, channels: int) -> Lines:
    """Return the same for planar input and words and a stride of ``STEPS``. Each channel's rows are copied
    with their padding. Neighbouring bytes are then read as one number, with a byte for each phase."""
    g, layer, lanes = b.layer.geometry, b.layer, b.arithmetic.lanes
    vectors, step = -(-p.pitch // lanes), g.strides[1]
    size, left = vectors * lanes * step, g.padding[1]
    word = f"({first} + c)"
    plane = f"{word} * {p.phases * p.size} + (ph * {p.horizontal} + pw) * {p.size}"
    columns = min(g.width, step * p.pitch - left)
    copied: Lines = []
    values: list[str] = []
    for n in range(channels):
        row = f"(j * {channels} + {n}) * {size}"
        for start, count, size_of in _pieces(columns):
            at = f"{start} + i * {size_of}"
            source = _input(b, "y", vector_of(at, size_of), f"{word} * {b.arithmetic.values} + {n}")
            copied += loop("i", count, [f"line[{vector_of(f'{row} + {left} + {at}', size_of)}] = {source}"])
        number = vector("line", f"{row} + v * {step * lanes}", step * lanes)
        number = f'T.Cast("int32x{lanes}", T.reinterpret("{STEPS[step]}x{lanes}", {number}))'
        # Two shifts sign-extend the byte of the phase.
        value = f"T.shift_right(T.shift_left({number}, {splat('24 - pw * 8', lanes)}), {splat('24', lanes)})"
        if layer.data_dtype != "int8":
            value = f"T.bitwise_and({value}, {splat('255', lanes)})"
        values.append(value)
    packed_words = b.arithmetic.data_words(values, layer.data_zero_point)
    place = vector("packed", f"{plane} + j * {p.pitch} + v * {lanes}", lanes)
    y = f"((<row> + j) * {g.strides[0]} + ph - {g.padding[0]})"
    inside = g.padding[0] or g.padding[2] or p.rows * b.bands != g.out_height

    def of_rows(body: Lines, otherwise: Lines | None = None) -> Lines:
        body = branch(f"{y} >= 0 and {y} < {g.height}", body, otherwise) if inside else body
        return loop("j", p.stored_rows, put(body, "y", y))

    def zeros(count: int, start: str) -> Lines:
        padding = b.arithmetic.padding_word(layer.data_zero_point)
        return loop("pw", p.horizontal, loop("i", count, [f"packed[{plane} + {start} + i] = {padding}"]))

    # The last vector of a row extends into the next row, or into the fill after the last row.
    packed = loop("pw", p.horizontal, loop("v", vectors, [f"{place} = {packed_words}"]))
    used, elements = p.stored_rows * p.pitch, p.stored_rows * channels * size
    body = [*of_rows(copied), *of_rows(packed, zeros(p.pitch, f"j * {p.pitch}"))]
    body = loop("ph", p.vertical, [*body, *zeros(p.size - used, str(used))])
    line = f'line = T.alloc_buffer(({elements},), "{layer.data_dtype}")'
    padding = loop("i", elements, [f"line[i] = T.{layer.data_dtype}({layer.data_zero_point})"])
    return loop("c", words, [line, *padding, *body], b.outer_loops)


def _pieces(count: int) -> list[tuple[int, int, int]]:
    """Return how to copy ``count`` elements: (start, iterations, elements per iteration). The last vector
    overlaps the one before so that it ends with the last element."""
    if count < LINE:
        return [(0, count, 1)]
    rest = [(count - LINE, 1, LINE)] if count % LINE else []
    return [(0, count // LINE, LINE), *rest]


def _pack_rows(b: Blocking, r: Runs) -> Lines:
    """Return the statements that copy the image rows that a job reads, channels last, with their padding."""
    g, a, point = b.layer.geometry, b.arithmetic, b.layer.data_zero_point
    y = f"<row> * {g.strides[0]} + j - {g.padding[0]}"
    value = a.data_element(_input(b, y, "i", "c"), point)
    copied = [f"packed[j * {r.row} + {r.border} + i * {g.channels} + c] = {value}"]
    pixels, channels = ("i", r.pixels), ("c", g.channels)
    for name, extent in (channels, pixels) if b.layer.layout != "NCHW" else (pixels, channels):
        copied = loop(name, extent, copied)

    def zeros(start: int, stop: int) -> Lines:
        element = f"packed[j * {r.row} + {start} + i] = {a.padding_element(point)}"
        return loop("i", stop - start, [element]) if stop > start else []

    end = r.border + r.pixels * g.channels
    body = [*zeros(0, r.border), *(copied if r.pixels else []), *zeros(end, r.row)]
    if g.padding[0] or g.padding[2]:
        body = branch(f"{y} >= 0 and {y} < {g.height}", body, zeros(0, r.row))
    return loop("j", r.stored_rows, body, b.outer_loops)


def _less(a: str, b: str) -> str:
    """Return the difference of two expressions, as a number if both are numbers."""
    return str(int(a) - int(b)) if a.isdigit() and b.isdigit() else f"{a} - {b}"


def _input(b: Blocking, y: str, x: str, channel: str) -> str:
    return element(b, "x", y, x, f"<group> * {b.layer.geometry.channels} + {channel}")


def element(b: Blocking, buffer: str, y: str, x: str, channel: str) -> str:
    """Return the access to element (y, x, channel) of the input ("x") or the output ("out") in its layout.
    ``channel`` counts through all groups. ``<image>`` stands for the image."""
    layout = b.layer.out_layout if buffer == "out" else b.layer.layout
    if layout == ROWS:
        return f"{buffer}[{x}, {channel}]"
    place = f"{channel}, {y}, {x}" if layout == "NCHW" else f"{y}, {x}, {channel}"
    return f"{buffer}[<image>, {place}]"


def store(b: Blocking) -> Lines:
    """Return the statements that store a job's finished values, without surplus positions and filters."""
    g, p = b.layer.geometry, b.planes
    position = f"h * {p.pitch} + w"
    place = f"({position}) * {b.filters} + m" if b.tile.filter_lanes else f"m * {b.positions} + {position}"
    statement = [f"{element(b, 'out', '<row> + h', 'w', f'<group> * {g.filters} + m')} = {b.done}[{place}]"]

    def rows(body: Lines, kind: str = "serial") -> Lines:
        inside = p.rows * b.bands == g.out_height
        body = loop("w", g.out_width, body)
        return loop("h", p.rows, body if inside else branch(f"<row> + h < {g.out_height}", body), kind)

    if b.layer.out_layout != "NCHW":
        return rows(loop("m", g.filters, statement), b.outer_loops)
    if not b.tile.filter_lanes:
        return loop("m", g.filters, rows(statement), b.outer_loops)
    line = str(LINE) if g.filters % LINE == 0 else f"T.min({LINE}, {g.filters} - m0 * {LINE})"
    statement = put(statement, "m", f"(m0 * {LINE} + m1)")
    return loop("m0", -(-g.filters // LINE), rows(loop("m1", line, statement)), b.outer_loops)


#: The most vector products in the body of the innermost loop; with more, the loops over taps stay loops.
UNROLLED = 150


#: Shape and dtype of the constants of a layer, by argument name.
Constants = Mapping[str, tuple[Shape, str]]


def filter_numbers(layer: DirectLayerSpec) -> dict[str, NDArray[Any]]:
    """Return the unpadded arrays of ``layer.output`` with one entry per filter, by argument name."""
    if not isinstance(layer.output, Threshold):
        return {} if layer.output is None else layer.output.per_filter
    limits, masks = layer.output.compared()
    return {"sign": masks} | {f"threshold{level}": limit for level, limit in enumerate(limits)}


def workload_source(b: Blocking, constants: Constants) -> str:
    """Return the layer's PrimFunc as text: (x, *constants, out)."""
    layer, declared = b.layer, allocate(b.buffers)
    declared += [flat("x", layer.input_shape, layer.data_dtype)] if b.reads_input else []
    declared += [flat("out", layer.output_shape, layer.output_dtype)] if b.writes_output else []
    chunks = b.threads if b.jobs_in_parallel else 1
    return over_jobs(layer, constants, declared, chunks, b.jobs, partial(_job, b, constants))


def allocate(buffers: Mapping[str, tuple[int, str]]) -> Lines:
    """Return the declarations of a job's buffers."""
    return [f'{name} = T.alloc_buffer(({size},), "{dtype}")' for name, (size, dtype) in buffers.items()]


def over_jobs(
    layer: DirectLayerSpec, constants: Constants, declared: Lines, chunks: int, jobs: int,
    job: Callable[[str], Lines],
) -> str:  # fmt: skip
    """Return the text of a layer's PrimFunc, whose jobs are divided among threads in ``chunks`` chunks.
    ``declared``: buffers of a chunk. ``job``: returns the statements of a job from an expression of its
    number."""
    inputs = {"x": (layer.input_shape, layer.data_dtype), **constants}
    count = -(-jobs // chunks)
    number = f"(chunk * {count} + turn)"
    body = job(number)
    if count * chunks != jobs:
        body = branch(f"{number} < {jobs}", body)
    reads = {name: shape for name, (shape, _) in inputs.items()}
    body = [*declared, *loop("turn", count, body)]
    body = loop("chunk", chunks, sblock("chunk", reads, {"out": layer.output_shape}, body), "parallel")
    return main_function(inputs | {"out": (layer.output_shape, layer.output_dtype)}, body)


def _job(b: Blocking, constants: Constants, job: str) -> Lines:
    """Return the statements of one image, group and band. ``job``: expression of the job's number."""
    g = b.layer.geometry
    # With channels last, groups share cache lines, so they come first.
    sizes = {"band": b.bands, "group": g.groups, "image": g.batch}
    names, before = {}, 1
    for name in ("band", "group", "image") if b.layer.layout == "NCHW" else ("group", "band", "image"):
        names[name] = f"({job} // {before} % {sizes[name]})" if sizes[name] > 1 else "0"
        before *= sizes[name]
    names["row"] = f"{names.pop('band')} * {b.planes.rows}"
    packed, stored = [] if b.reads_input else pack(b), [] if b.writes_output else store(b)
    return fill_in([*packed, *product(b, constants), *stored], names)


def product(b: Blocking, constants: Constants, before: str = "0") -> Lines:
    """Return the loops that compute all sums of a job: blocks of channels outside, tiles inside. ``before``:
    expression of the offset of the first sum, for a layer ``inside`` another one."""
    chunks = b.threads if b.outer_loops == "parallel" else 1
    extents = {"n": b.position_blocks, "m": b.filter_blocks}
    # The inner loop goes over the words, since the more numerous vectors then stay in the first-level cache.
    # If all data of the block stay in half of it, the weights are read only once.
    near = b.arithmetic.loops.caches.first // 2
    inner = "n" if b.tile.filter_lanes or b.block_bytes <= near else "m"
    # Threads share the loop that divides more evenly.
    cut = min(extents, key=lambda name: (-(-extents[name] // chunks) * chunks / extents[name], name == inner))
    count = -(-extents[cut] // chunks)
    names = {name: name for name in extents}
    if chunks > 1:
        names[cut] = f"(part * {count} + {cut})"
    body = fill_in(_tile(b, constants, before), names)
    if count * chunks != extents[cut]:
        body = branch(f"{names[cut]} < {extents[cut]}", body)
    extents[cut] = count
    for name in sorted(extents, key=lambda name: name != inner):
        body = loop(name, extents[name], body)
    return loop("part", chunks, loop("k", b.channel_blocks, body), "parallel")


def _tile(b: Blocking, constants: Constants, before: str) -> Lines:
    """Return the tile of position block <n>, filter block <m> and channel block k."""
    t, lanes = b.tile, b.arithmetic.lanes
    first = f"<m> * {b.tile_filters}"
    # u counts words and v counts vectors; the tile decides which of them are filters.
    if t.filter_lanes:
        place = f"({_place(b)} + u) * {b.filters} + {first} + v * {lanes}"
        filters = f"T.Ramp(<group> * {b.filters} + {first} + v * {lanes}, 1, {lanes})"
    else:
        place = f"({first} + u) * {b.positions} + <n> * {b.tile_positions} + v * {lanes}"
        filters = f"<group> * {b.filters} + {first} + u"

    def of_filters(name: str) -> str:
        """Return the vector of an array with one entry per filter."""
        return splat(f"{name}[{filters}]", 1 if t.filter_lanes else lanes)

    accumulator = vector("acc", f"(u * {t.vectors} + v) * {lanes}", lanes)

    def over(body: Lines) -> Lines:
        return loop("u", t.broadcasts, loop("v", t.vectors, body, "unroll"), "unroll")

    if b.inside:
        # Sums of a block of filters are neighbours, so that the next step reads few cache lines.
        if t.filter_lanes:
            place = f"(<m> * {b.positions} + {_place(b)} + u) * {b.tile_filters} + v * {lanes}"
        place = f"{before} + {place}"
    finished = output_text(b.layer, b.arithmetic, accumulator, of_filters)
    last = _write(b, finished) if b.writes_output else [f"{vector(b.done, place, lanes)} = {finished}"]
    begin, end, blocks = over([f"{accumulator} = {of_filters('bias')}"]), over(last), b.channel_blocks
    if blocks > 1:
        stored = vector("sums", place, lanes)
        begin = branch("k == 0", begin, over([f"{accumulator} = {stored}"]))
        end = branch(f"k == {blocks - 1}", end, over([f"{stored} = {accumulator}"]))
    sums = t.broadcasts * t.vectors * lanes
    body = [
        f'acc = T.alloc_buffer(({sums},), "{b.arithmetic.sums}", scope="local")',
        *begin,
        *_reduction(b, accumulator, over),
        *end,
    ]
    buffers: dict[str, Shape] = {name: (size,) for name, (size, _) in b.buffers.items()}
    reads = buffers | {name: shape for name, (shape, _) in constants.items()}
    writes = {name: shape for name, shape in buffers.items() if name != "packed"}
    if b.reads_input:
        reads["flat_x"] = (math.prod(b.layer.input_shape),)
    if b.writes_output:
        writes["flat_out"] = (math.prod(b.layer.output_shape),)
    return sblock("tile", reads, writes, body)


def _column(b: Blocking) -> str:
    """Return the column of a tile's first position in ``Runs``. The last tile of a row ends with the row."""
    start, last = f"(<n> % {b.row_blocks}) * {b.tile_positions}", b.planes.pitch - b.tile_positions
    return f"T.min({start}, {last})" if last % b.tile_positions else start


def _place(b: Blocking) -> str:
    """Return a tile's first position among those that a job stores."""
    if b.runs is not None:
        return f"<n> // {b.row_blocks} * {b.planes.pitch} + {_column(b)}"
    start, last = f"<n> * {b.tile_positions}", b.planes.positions - b.tile_positions
    # In the output the last tile moves back, to end with it.
    return f"T.min({start}, {last})" if b.writes_output and last % b.tile_positions else start


def _reduction(b: Blocking, accumulator: str, over: Callable[[Lines], Lines]) -> Lines:
    """Return the loops over taps and words of a channel block, in the order of the weights."""
    t = b.tile
    kh, kw = b.kernel
    step = f"((ky * {kw} + kx) * {b.block} + c)" if b.channels_inside else f"((c * {kh} + ky) * {kw} + kx)"
    tile = f"((<group> * {b.channel_blocks} + k) * {b.filter_blocks} + <m>)"
    weight = f"({tile} * {b.block * b.taps} + {step}) * {b.tile_filters}"
    inner = over([_added(b, accumulator, _data(b), "weights", weight, b.arithmetic.chain)])
    if b.prefetches:
        inner = [*_prefetched(b, weight), *inner]
    rest = [] if b.rest is None else _rest(b, accumulator, over)
    block, words = b.block // b.arithmetic.chain, b.words // b.arithmetic.chain
    chains = str(block) if words % block == 0 else f"T.min({block}, {words} - k * {block})"
    if b.channels_inside:
        return [*loop("ky", kh, loop("kx", kw, loop("c", chains, inner))), *rest]
    vectors = t.broadcasts * t.vectors
    rows, columns = ("unroll" if taps * vectors <= UNROLLED else "serial" for taps in (b.taps, kw))
    return [*loop("c", chains, loop("ky", kh, loop("kx", kw, inner, columns), rows)), *rest]


def _prefetched(b: Blocking, weight: str) -> Lines:
    """Return the statements of a step that prefetch the weights of the next tile of filters. These weights
    follow the current ones. Each block of positions prefetches other lines, as many bytes as a step reads.
    ``weight``: index of the step's weights."""
    size = b.tile_filters * b.arithmetic.chain
    lines, blocks = -(-size // LINE), b.position_blocks
    weight = put([weight], "c", f"(c * {b.arithmetic.chain})")[0]
    statements = []
    for first in range(0, lines, blocks):
        number = f"T.min(<n> + {first}, {lines - 1})"
        line = f"weights[{weight} + {b.block * b.taps * b.tile_filters} + {number} * {LINE}]"
        statements.append(f'T.evaluate(T.call_intrin("", "tirx.prefetch", T.address_of({line}), 0, 2, 1))')
    return statements


def _added(b: Blocking, accumulator: str, data: str, weights: str, start: str, chain: int = 1) -> str:
    """Return the statement that adds the products of data and weights in a step of a tile. ``start``: index
    of the weights in their buffer. ``chain``: words of the step, ``c`` in both."""
    lanes = b.arithmetic.lanes
    if b.tile.filter_lanes:
        by = vector(weights, f"{start} + v * {lanes}", lanes)
    else:
        by = splat(f"{weights}[{start} + u]", lanes)
    words = [data, by]
    operands = [put(words, "c", f"(c * {chain} + {n})") if chain > 1 else words for n in range(chain)]
    return f"{accumulator} = {b.arithmetic.added(accumulator, [(x, w) for x, w in operands])}"


def _rest(b: Blocking, accumulator: str, over: Callable[[Lines], Lines]) -> Lines:
    """Return the products of the words that did not fit the first part of the weights. They are added once,
    with the last block of channels."""
    block = f"(<group> * {b.filter_blocks} + <m>)"
    word = f"(rest_starts[{block}] + e)"
    data, start = _data_at(b, f"rest_places[{word}]"), f"{word} * {b.tile_filters}"
    lines = over([_added(b, accumulator, data, "rest_weights", start)])
    lines = loop("e", f"rest_starts[{block} + 1] - rest_starts[{block}]", lines)
    return lines if b.channel_blocks == 1 else branch(f"k == {b.channel_blocks - 1}", lines)


def _data(b: Blocking) -> str:
    """Return the data of tap (ky, kx), word c: one word of position u, or of its neighbours."""
    g, p, lanes = b.layer.geometry, b.planes, b.arithmetic.lanes
    if isinstance(p, Runs):
        return _data_at(b, f"(ky * {g.dilation[0]} * {p.row} + c * {p.values})")
    channel, offset = f"(k * {b.block} + c)", p.offset_text("ky", "kx")
    if b.reads_input:
        inside, size = f"<row> * {p.pitch} + {_place(b)} + {offset}", g.height * g.width
        if b.tile.filter_lanes:
            return splat(f"flat_x[(<image> * {size} + {inside} + u) * {b.words} + {channel}]", lanes)
        plane = f"((<image> * {g.groups} + <group>) * {g.channels} + {channel}) * {size}"
        return vector("flat_x", f"{plane} + {inside} + v * {lanes}", lanes)
    if b.tile.filter_lanes:
        return _data_at(b, f"({offset} * {b.words} + {channel})")
    return _data_at(b, f"({channel} * {p.phases * p.size} + {offset})")


def _data_at(b: Blocking, place: str) -> str:
    """Return the packed data at offset ``place`` (``Blocking.step_place``) from a tile's positions."""
    p, lanes = b.planes, b.arithmetic.lanes
    if isinstance(p, Runs):
        row = f"<n> // {b.row_blocks} * {b.layer.geometry.strides[0]}"
        element = f"({row}) * {p.row} + ({_column(b)} + u) * {p.step} + {place}"
        return splat(b.arithmetic.word_at("packed", element), lanes)
    if b.tile.filter_lanes:
        return splat(f"packed[({_place(b)} + u) * {b.words} + {place}]", lanes)
    return vector("packed", f"{place} + {_place(b)} + v * {lanes}", lanes)


def _write(b: Blocking, value: str) -> Lines:
    """Return the statements that store vector u, v of a tile in the output."""
    g, lanes = b.layer.geometry, b.arithmetic.lanes
    size = g.out_height * g.out_width
    position = f"<row> * {b.planes.pitch} + {_place(b)}"
    if b.tile.filter_lanes:
        number = f"<m> * {b.tile_filters} + v * {lanes}"
        place = f"(<image> * {size} + {position} + u) * {b.layer.filters} + <group> * {g.filters} + {number}"
    else:
        number = f"<m> * {b.tile_filters} + u"
        plane = f"((<image> * {g.groups} + <group>) * {g.filters} + {number}) * {size}"
        place = f"{plane} + {position} + v * {lanes}"
    stored = [f"{vector('flat_out', place, lanes)} = {value}"]
    return stored if b.filters == g.filters else branch(f"{number} < {g.filters}", stored)


def output_text(
    layer: DirectLayerSpec, arithmetic: Arithmetic, value: str, of_filters: Callable[[str], str]
) -> str:
    """Return TVMScript of the outputs for ``value``, a vector of sums: relu, then the output step.
    ``of_filters``: returns TVMScript of a per-filter array's vector from the array's name."""
    lanes = arithmetic.lanes

    def read(name: str, level: int | None) -> str:
        return of_filters(name if level is None else f"{name}{level}")

    if layer.relu:
        # in this order of operands, TVM's maximum of NaN is NaN
        value = f"T.max({splat(f'T.{arithmetic.sums}(0)', lanes)}, {value})"
    return value if layer.output is None else layer.output.text(value, read, lanes)
