"""Data movement of a direct convolution: packing of its input into planes, storing of its output. In the text
<image>, <group> and <row> stand for the job's image, group and first output row."""

from __future__ import annotations

from synth.compiler.direct.planes import LINE, Planes, Runs
from synth.compiler.direct.spec import ROWS
from synth.compiler.direct.tiles import Blocking
from synth.compiler.text import Lines, branch, loop, put, splat, vector, vector_of

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
