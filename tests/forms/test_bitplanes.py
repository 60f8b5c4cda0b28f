"""Bitplanes kernels: exact on extremes, tails and long K; proved; and the proof refuses what is wrong."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from sketches.bitplanes import CHUNK, inner_spec, step_kernel
from sketches.bytes import rows_per_register
from sketches.derived_planes import plane_parts
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.limits import MAX_PLANES
from sketches.program import Line
from sketches.tile import Tile
from sketches.tile_program import TileProgram, computing
from synth.errors import VerificationError
from synth.library.execution import execution_test
from synth.library.kernels import load
from synth.prove.kernel import prove
from synth.search.unpack import UnpackingSearch
from tests.conftest import TARGETS
from tests.library.forging import without_tile
from tests.prove.provers import prove_bitplanes

WIDTHS = [(a, w) for a in range(1, MAX_PLANES + 1) for w in range(1, MAX_PLANES + 1)]


@pytest.mark.isa("avx2")
@pytest.mark.parametrize(("a", "w", "encoding"), [(1, 1, "hybrid"), (2, 3, "twos"), (3, 2, "bipolar")])
def test_every_tile_with_taps_and_strides(a: int, w: int, encoding: str) -> None:
    """A tile against plain integers: taps apart from each other, registers and columns by their strides."""
    kernel = load("avx2", a, w, encoding)
    rng, rows = np.random.default_rng(0), rows_per_register(kernel.isa)
    spec, taps, channels = kernel.spec, (2, 3), 40
    image = rng.choice(np.asarray(spec.activations.values), (4, 24, channels))
    packed = kernel.form("bitplanes").pack_activations(image.reshape(-1, channels))
    words = packed.data.reshape(4, 24, -1)
    pixel = words.shape[2]
    for tile in kernel.form("bitplanes").program.tiles:
        m = tile.registers * rows
        weights = rng.choice(np.asarray(spec.weights.values), (m, 6, channels))
        stored = kernel.form("bitplanes").pack_weights(weights)
        before = rng.integers(-1000, 1000, (tile.columns, m + 3)).astype(np.int32)
        out = before.copy()
        kernel.form("bitplanes").run_tile(tile, stored.data, packed.data, out, m + 3, 2 * pixel,
            *_tap_arguments(taps, pixel),
                        stored.chunks, stored.data[0].size)  # fmt: skip
        for column in range(tile.columns):
            patch = image[: taps[0], 2 * column : 2 * column + taps[1]].reshape(6, channels)
            columns = packed.correction.reshape(4, 24)[: taps[0], 2 * column : 2 * column + taps[1]].sum()
            got = out[column, :m].astype(np.int64) - before[column, :m] + stored.correction + columns
            assert np.array_equal(got, (weights * patch).sum(axis=(1, 2))), (tile, column)
            assert np.array_equal(out[column, m:], before[column, m:])


def _tap_arguments(taps: tuple[int, int], pixel: int) -> tuple[int, int, int, int]:
    """height, row stride, width, tap stride: the image of the test is 24 pixels wide."""
    return taps[0], 24 * pixel, taps[1], pixel


def _wrong(planes: TileProgram) -> dict[str, TileProgram]:
    """bitplanes kernels with one mistake each."""
    first, moves, before = planes.groups[0], planes.widening, planes.epilogue
    last = computing(moves)[-1]
    without = tuple(line for line in moves if line is not last)
    stored = tuple(replace(line, args=(last.args[0],)) if line.stage == "store" else line for line in without)
    wide, bytes_ = before[1].instruction, planes.adder
    return {
        "interval": replace(planes, intervals=(255 // first.bound + 1,)),
        "share": replace(
            planes, groups=(replace(first, coefficient=first.coefficient * 2), *planes.groups[1:])
        ),
        "bound": replace(planes, groups=(replace(first, bound=first.bound - 1), *planes.groups[1:])),
        "adder": replace(planes, adder=wide),
        "result adder": replace(
            planes, epilogue=(before[0], replace(before[1], instruction=bytes_), before[2])
        ),
        "group": replace(planes, groups=(replace(first, name=f"{last.dest}x"), *planes.groups[1:])),
        "group of a group": replace(planes, groups=(replace(first, name=last.dest), *planes.groups[1:])),
        "widening": replace(planes, widenings=(stored,)),
        "two stores": replace(planes, widenings=((*moves, replace(moves[-1], dest="acc@16")),)),
        "stored twice": replace(planes, widenings=((*moves, moves[-1]),)),
        "stored in a step": replace(planes, inner=(*planes.inner, moves[-1]), widenings=(moves[:-1],)),
        "dead line": replace(planes, inner=(replace(planes.inner[0], dest="w9"), *planes.inner)),
        "lanes of tables": replace(planes, lanes=(0, 1)),
        "no terms": replace(planes, terms=()),
        "no 1xN tile": replace(planes, tiles=(Tile(1, 1), Tile(2, 4))),
        "tile twice": replace(planes, tiles=(*planes.tiles, planes.tiles[0])),
        "term doubled": replace(planes, widenings=(tuple(_doubled(planes)),)),
    }


def _doubled(planes: TileProgram) -> Iterator[Line]:
    """The first group's register counted twice where it is read first."""
    name, done = planes.groups[0].name, False
    for line in planes.widening:
        if name in line.args and not done:
            done = True
            yield replace(
                line, dest=f"{name}_2", instruction=planes.adder, args=(name, name), imm=None, stage="combine"
            )
            line = replace(line, args=tuple(f"{name}_2" if arg == name else arg for arg in line.args))
        yield line


def test_half_a_store_is_refused() -> None:
    """A load or store of the accumulator that does not move the whole register."""
    for isa, target, half in (("neon", "aarch64", "vst1_u8"), ("neon", "armv7", "vst1_u8")):
        kernel = load(isa, 1, 1, "unipolar", target)
        planes = kernel.form("bitplanes").program
        *lines, store = planes.widening
        wrong = replace(planes, widenings=((*lines, replace(store, instruction=half)),))
        assert prove_bitplanes(kernel.spec, kernel.isa, target, wrong).verdict == "refuted"
        program = kernel.program
        body = tuple(
            replace(line, instruction=half) if line.stage == "store" else line for line in program.body
        )
        assert prove(kernel.spec, kernel.isa, target, replace(program, body=body)).verdict == "refuted"


@pytest.mark.isa("avx2")
def test_a_broken_tile_is_seen() -> None:
    """The execution test runs every tile, not only those that a small matrix needs."""
    kernel = load("avx2", 1, 1, "hybrid")
    for tile in kernel.form("bitplanes").program.tiles:
        broken = without_tile(kernel.texts["bitplanes"], tile)
        with pytest.raises(VerificationError, match=r"bitplanes|tile"):
            execution_test(replace(kernel, texts={**kernel.texts, "bitplanes": broken}, _machine=None))


@pytest.mark.isa("avx2")
def test_packed_operands_belong_to_their_kernel() -> None:
    one, three = load("avx2", 1, 1, "unipolar"), load("avx2", 3, 3, "unipolar")
    x = np.zeros((4, 40), dtype=int)
    with pytest.raises(EncodingError, match="packed for"):
        three.form("bitplanes").run(
            three.form("bitplanes").pack_weights(x), one.form("bitplanes").pack_activations(x)
        )
    with pytest.raises(EncodingError, match="packed for"):
        three.run(one.pack_weights(x), three.pack_activations(x))


@pytest.mark.parametrize(("isa", "target"), TARGETS)
@pytest.mark.parametrize(("a", "w"), [(1, 1), (2, 2)])
def test_wrong_programs_are_refused(isa: str, target: str, a: int, w: int) -> None:
    kernel = load(isa, a, w, "hybrid", target)
    planes = kernel.form("bitplanes").program
    assert prove_bitplanes(kernel.spec, kernel.isa, target, planes).verdict == "proved"
    for name, wrong in _wrong(planes).items():
        assert prove_bitplanes(kernel.spec, kernel.isa, target, wrong).verdict == "refuted", name


def _wrong_unpacking(planes: TileProgram) -> Iterator[tuple[str, str, TileProgram]]:
    """(what, how the name of the failed obligation begins, planes): bitplanes kernels that unpack the stored
    words wrongly."""

    def changed(old: Line, new: Line) -> TileProgram:
        return replace(planes, inner=tuple(new if line is old else line for line in planes.inner))

    for line in planes.stage("unpack"):
        if line.imm is not None:
            for imm in (line.imm - 1, line.imm + 1, 16):
                yield f"{line.dest} by {imm}", "term", changed(line, replace(line, imm=imm))
        word = next(arg for arg in line.args if arg.startswith("w"))
        other = "w1" if word == "w0" else "w0"
        args = tuple(other if arg == word else arg for arg in line.args)
        yield f"{line.dest} of {other}", "", changed(line, replace(line, args=args))
        args = tuple("a0" if arg == word else arg for arg in line.args)
        yield f"{line.dest} of activations", "well-formed", changed(line, replace(line, args=args))
        body = tuple(
            replace(reader, args=tuple(word if arg == line.dest else arg for arg in reader.args))
            for reader in planes.inner
            if reader is not line
        )
        yield f"without {line.dest}", "term", replace(planes, inner=body)
    for mask in (0x07, 0x8F, 0xFF):  # a look-up takes no notice of bits 4 to 6
        constants = tuple(
            replace(c, data=bytes([mask] * len(c.bytes)).hex()) if c.name == "byte_0f" else c
            for c in planes.constants
        )
        yield f"mask {mask:02x}", "term", replace(planes, constants=constants)
    twice = (*planes.derived_planes, planes.derived_planes[0])
    yield "a word stored twice", "well-formed", replace(planes, derived_planes=twice)


@pytest.mark.parametrize(("a", "w", "encoding"), [(2, 2, "hybrid"), (1, 2, "bipolar")])
def test_wrong_unpacking_is_refused(a: int, w: int, encoding: str) -> None:
    kernel = load("avx2", a, w, encoding)
    for name, failed, wrong in _wrong_unpacking(kernel.form("bitplanes").program):
        proof = prove_bitplanes(kernel.spec, kernel.isa, "x86_64", wrong)
        assert proof.verdict == "refuted" and proof.failed[0].name.startswith(failed), (name, proof.failed)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
@pytest.mark.parametrize(("a", "w"), WIDTHS)
def test_a_weight_takes_as_many_bits_as_it_has(isa: str, target: str, a: int, w: int) -> None:
    kernel = load(isa, a, w, "hybrid", target)
    rows, channels = 2 * rows_per_register(kernel.isa), 3 * CHUNK
    weights = np.full((rows, 9, channels), kernel.spec.weights.values[0])
    assert kernel.form("bitplanes").pack_weights(weights).data.nbytes * 8 == w * weights.size


@pytest.mark.isa("avx2")
def test_the_masks_go_where_they_cost_least() -> None:
    """A tile of many columns unpacks the weights, one of many registers the activations."""
    kernel = load("avx2", 1, 1, "hybrid")
    search = UnpackingSearch(kernel.spec, kernel.isa, "x86_64", kernel.program)
    for tile, weights, activations in ((Tile(1, 7), 3, 1), (Tile(4, 1), 1, 3)):
        lines = {
            (item.operand, item.steps[: n + 1])
            for item in search.best(tile).reads.values()
            for n in range(len(item.steps))
        }
        assert sum(operand == "weights" for operand, _ in lines) == weights
        assert sum(operand == "activations" for operand, _ in lines) == activations
    assert (
        kernel.form("bitplanes").report.instructions["unpack"]
        == len(kernel.form("bitplanes").program.stage("unpack"))
        == 3
    )


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_intervals_come_from_the_bounds(isa: str, target: str) -> None:
    for a, w in WIDTHS:
        kernel = load(isa, a, w, "hybrid", target)
        planes = kernel.form("bitplanes").program
        largest = max(group.bound for group in planes.groups)
        assert planes.interval == 255 // largest
        assert Tile(1, 1) in planes.tiles
        cell: KernelSpec = inner_spec(kernel.spec, kernel.isa)
        assert (cell.m, cell.k) == (kernel.isa.vector_bits // 32, 32)


@pytest.mark.parametrize(("isa", "target"), TARGETS)
def test_planes_come_back_out_of_the_views(isa: str, target: str) -> None:
    kernel = load(isa, 1, 3, "hybrid", target)
    parts = plane_parts(kernel.isa, step_kernel(kernel.isa, kernel.form("bitplanes").program), 3)
    assert [sum(bin(part.mask).count("1") for part in plane) for plane in parts] == [8, 8, 8]
