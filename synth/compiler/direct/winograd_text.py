"""The loops of ``synth.compiler.direct.winograd`` as TVMScript: pack the input, transform and multiply it for
each point of the transformed tile, then transform back and store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from synth.compiler.direct.moves import element, pack
from synth.compiler.direct.winograd import Matrix, Winograd, shift_and_inverse
from synth.compiler.direct.workload import Constants, allocated, finished_text, over_jobs, product
from synth.compiler.text import Lines, branch, fill_in, loop, put, splat, vector, wrapping


def winograd_source(b: Winograd, constants: Constants) -> str:
    """Return the layer's PrimFunc as text: (x, *constants, out)."""
    chunks, job = min(b.threads, b.jobs), partial(_job, b, constants)
    return over_jobs(b.layer, constants, allocated(b.buffers), chunks, b.jobs, job)


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
    for number in sorted(range(len(counts)), key=lambda number: counts[number] <= 0):
        count = counts[number]
        term = source(number) if a.values == 1 else f'T.reinterpret("{a.element}x{lanes}", {source(number)})'
        if abs(count) > 1:
            term = f"{splat(f'T.{a.element}({abs(count)})', lanes)} * {term}"
        if count:
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
    columns = [*zip(*matrix, strict=True)]
    alike: dict[tuple[int, ...], list[int]] = {}
    for number, column in enumerate(columns):
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
    if b.product.tile.filter_lanes:
        at = f"(m * {b.product.positions} + q) * {across} + v * {lanes}"
        counts = {"m": b.product.filter_blocks, "q": b.planes.positions, "v": across // lanes}
    else:
        at = f"m * {b.product.positions} + q * {lanes}"
        counts = {"m": b.layer.geometry.filters, "q": -(-b.planes.positions // lanes)}

    def of_filters(name: str) -> str:
        every = b.product.tile.filter_lanes
        return vector(name, f"m * {across} + v * {lanes}", lanes) if every else splat(f"{name}[m]", lanes)

    def kept(row: int | str, column: int | str) -> str:
        return vector("half", f"({row} * {f.places} + {column}) * {lanes}", lanes)

    shift, inverse = shift_and_inverse(f)
    sums = _combined(
        f.written,
        lanes,
        lambda place: vector("sums", f"({place} * {f.places} + c) * {b.place} + {at}", lanes),
    )
    halves = loop("c", f.places, [f"{kept(r, 'c')} = {total}" for r, total in enumerate(sums)], "unroll")
    finished = []
    for column, total in enumerate(_combined(f.written, lanes, partial(kept, "r"))):
        if inverse != 1:
            total = wrapping("mul", total, splat(f"T.int32({inverse})", lanes), lanes)
        value = f"T.shift_right({total}, {splat(f'T.int32({shift})', lanes)})"
        place = vector("codes", f"(r * {f.outputs} + {column}) * {b.place} + {at}", lanes)
        finished.append(f"{place} = {finished_text(b.layer, b.arithmetic, value, of_filters)}")
    half = f'half = T.alloc_buffer(({f.outputs * f.places * lanes},), "int32", scope="local")'
    lines = [half, *halves, *loop("r", f.outputs, finished, "unroll")]
    for name in reversed(counts):
        lines = loop(name, counts[name], lines)
    return lines


def _store(b: Winograd) -> Lines:
    """Return the statements that store the outputs of a job's tiles, without surplus ones."""
    g, p, block, m = b.layer.geometry, b.planes, b.product.tile_filters, b.filtering.outputs
    blocks, position = -(-g.filters // block), f"i * {p.pitch} + j"
    at, number = (
        f"m0 * {block * b.product.positions} + m1 * {b.product.positions} + {position}",
        f"(m0 * {block} + m1)",
    )
    if b.product.tile.filter_lanes:
        at = f"(m0 * {b.product.positions} + {position}) * {block} + m1"
    inside = str(block) if g.filters % block == 0 else f"T.min({block}, {g.filters} - m0 * {block})"
    y = f"((<row> + i) * {m} + a)"

    def pixel(column: int) -> Lines:
        place = element(b.phases, "out", y, f"(j * {m} + {column})", number)
        line = [f"{place} = codes[(a * {m} + {column}) * {b.place} + {at}]"]
        return loop("m1", inside, line) if b.product.tile.filter_lanes else line

    def pixels(count: int) -> Lines:
        return [line for column in range(count) for line in pixel(column)]

    tiles, rest = divmod(g.out_width, m)
    body = [*(loop("j", tiles, pixels(m)) if tiles else []), *put(pixels(rest), "j", str(tiles))]
    if p.rows * b.bands * m != g.out_height:
        body = branch(f"{y} < {g.out_height}", body)
    lines = loop("i", p.rows, loop("a", m, body))
    if not b.product.tile.filter_lanes:
        lines = loop("m1", inside, lines)
    return loop("m0", blocks, lines)
