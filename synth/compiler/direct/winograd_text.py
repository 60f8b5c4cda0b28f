"""The loops of ``synth.compiler.direct.winograd`` as TVMScript: pack, and per place the inputs and their
sums; then the outputs of all places, stored."""

from __future__ import annotations

from functools import partial

from synth.compiler.direct.moves import element, pack
from synth.compiler.direct.winograd import PLACES, SCALE, Winograd, output_terms, reads
from synth.compiler.direct.workload import (
    allocated,
    constant_shapes,
    filter_numbers,
    finished_text,
    over_jobs,
    product,
)
from synth.compiler.text import Lines, Shape, branch, fill_in, loop, put, splat, vector


def winograd_shapes(b: Winograd) -> dict[str, tuple[Shape, str]]:
    """Shape and dtype of the constants, by argument name."""
    return constant_shapes(b.product) | dict.fromkeys(
        filter_numbers(b.layer), ((b.product.filters,), "float32")
    )


def winograd_source(b: Winograd) -> str:
    """The text of the layer as a function (x, weights, bias, [scale], out)."""
    chunks = min(b.threads, b.jobs)
    return over_jobs(b.layer, winograd_shapes(b), allocated(b.buffers), chunks, b.jobs, partial(_job, b))


def _job(b: Winograd, job: str) -> Lines:
    """One image and band."""
    names = {"image": f"({job} // {b.bands})" if b.layer.geometry.batch > 1 else "0", "group": "0"}
    names["row"] = f"({job} % {b.bands}) * {b.planes.rows}" if b.bands > 1 else "0"
    packed = put(pack(b.phases), "packed", "planes")
    places = loop(
        "place", PLACES, [*_inputs(b), *fill_in(product(b.product, f"place * {b.place}"), {"group": "place"})]
    )
    return fill_in([*packed, *places, *_outputs(b), *_store(b)], names)


def _inputs(b: Winograd) -> Lines:
    """The inputs of a place: sums of four planes, vector by vector. Which planes and signs is a branch per
    place, so that the products after it are written once."""
    p, words, lanes = b.planes, b.product.words, b.arithmetic.lanes
    positions = b.product.position_blocks * b.product.tile_positions
    element_type = f"{b.arithmetic.element}x{lanes * b.arithmetic.values}"

    def values(buffer: str, start: str) -> str:
        word = vector(buffer, start, lanes)
        return word if b.arithmetic.values == 1 else f'T.reinterpret("{element_type}", {word})'

    found: Lines = []
    for number in range(PLACES):
        terms = []
        for sign, (row, column) in reads(number):
            offset = p.offset_text(str(row), str(column))
            start = f"({offset}) * {words} + q * {lanes}"
            if not b.product.tile.filter_lanes:
                start = f"c * {p.phases * p.size} + {offset} + q * {lanes}"
            terms.append(f"{'+' if sign > 0 else '-'} {values('planes', start)}")
        total = " ".join(terms).removeprefix("+ ")
        if b.arithmetic.values > 1:
            total = f'T.reinterpret("{b.arithmetic.word}x{lanes}", {total})'
        if b.product.tile.filter_lanes:
            lines = loop(
                "q", -(-positions * words // lanes), [f"{vector('packed', f'q * {lanes}', lanes)} = {total}"]
            )
        else:
            assert b.product.runs is None
            to = f"c * {b.product.planes.size} + q * {lanes}"
            lines = loop(
                "c", words, loop("q", positions // lanes, [f"{vector('packed', to, lanes)} = {total}"])
            )
        found += branch(f"place == {number}", lines)
    return found


def _outputs(b: Winograd) -> Lines:
    """The four outputs of every tile, from the sums of its places."""
    lanes, across = b.arithmetic.lanes, b.product.tile_filters
    if b.product.tile.filter_lanes:
        at = f"(m * {b.product.positions} + q) * {across} + v * {lanes}"
        counts = {"m": b.product.filter_blocks, "q": b.planes.positions, "v": across // lanes}
    else:
        at = f"m * {b.product.positions} + q * {lanes}"
        counts = {"m": b.layer.geometry.filters, "q": -(-b.planes.positions // lanes)}

    def of_filters(name: str) -> str:
        every = b.product.tile.filter_lanes
        return vector(name, f"m * {across} + v * {lanes}", lanes) if every else splat(f"{name}[m]", lanes)

    def signed(terms: list[tuple[int, str]]) -> str:
        return " ".join(f"{'+' if sign > 0 else '-'} {term}" for sign, term in terms).removeprefix("+ ")

    lines = []
    for number in range(SCALE):
        columns = [
            (
                turned,
                f"({signed([(down, vector('sums', f'{n * b.place} + {at}', lanes)) for down, n in rows])})",
            )
            for turned, rows in output_terms(*divmod(number, 2))
        ]
        value = f"T.shift_right({signed(columns)}, {splat('T.int32(2)', lanes)})"
        place = vector("codes", f"{number * b.place} + {at}", lanes)
        lines.append(f"{place} = {finished_text(b.phases, value, of_filters)}")
    for name in reversed(counts):
        lines = loop(name, counts[name], lines)
    return lines


def _store(b: Winograd) -> Lines:
    """The outputs of a job's tiles, two by two, without those that there are not."""
    g, p, block = b.layer.geometry, b.planes, b.product.tile_filters
    blocks, position = -(-g.filters // block), f"i * {p.pitch} + j"
    at, m = (
        f"m0 * {block * b.product.positions} + m1 * {b.product.positions} + {position}",
        f"(m0 * {block} + m1)",
    )
    if b.product.tile.filter_lanes:
        at = f"(m0 * {b.product.positions} + {position}) * {block} + m1"
    inside = str(block) if g.filters % block == 0 else f"T.min({block}, {g.filters} - m0 * {block})"
    y = "((<row> + i) * 2 + a)"

    def pixel(column: int) -> Lines:
        place = element(b.phases, "out", y, f"(j * 2 + {column})", m)
        line = [f"{place} = codes[(a * 2 + {column}) * {b.place} + {at}]"]
        return loop("m1", inside, line) if b.product.tile.filter_lanes else line

    pairs, odd = divmod(g.out_width, 2)
    body = [*loop("j", pairs, [*pixel(0), *pixel(1)]), *(put(pixel(0), "j", str(pairs)) if odd else [])]
    if p.rows * b.bands * 2 != g.out_height:
        body = branch(f"{y} < {g.out_height}", body)
    lines = loop("i", p.rows, loop("a", 2, body))
    if not b.product.tile.filter_lanes:
        lines = loop("m1", inside, lines)
    return loop("m0", blocks, lines)
