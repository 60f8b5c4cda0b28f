"""Bytes in steps of 64 positions, whose sums are in registers that C names by numbers (AMX): the instruction
is found by what it does; kernels are exact on extremes and every tail, by one thread and by several; the
proof refuses what is wrong; and compiled code does to tiles what its loops say, and no more."""

import faulthandler
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

import isa_specs
from isa_specs.cores import core
from sketches.outer_products import products
from sketches.program import Line
from sketches.throughput import tile_cycles
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.tile_work import tile_work
from synth.emit.machine import runs_natively, why_not
from synth.emit.tiles import tile_emulator
from synth.library.kernels import Kernel
from synth.search.byte_ways import NoByteProgram
from synth.search.outer_products import LARGE_COLUMNS, TILE_REGISTERS, group_program
from tests.compiler.reference import conv2d
from tests.conftest import at_the_end_of_a_page, committed, spec_of
from tests.needs import Need, import_or_skip, skip, skip_where
from tests.prove.provers import prove_bytes64

ISA, TARGET = isa_specs.load("avx512"), "x86_64_amx"
FEATURES = ISA.target(TARGET).feature_names
runs = skip_where(Need.PROCESSOR, why_not("x86_64", FEATURES) is not None, str(why_not("x86_64", FEATURES)))


def program() -> TileProgram:
    return group_program(spec_of(2, 2, "hybrid"), ISA, TARGET, 64)


def test_the_instruction_is_found() -> None:
    assert [one.instruction for one in products(ISA, TARGET, 64)] == [
        "tdpbuud",
        "tdpbusd",
        "tdpbsud",
        "tdpbssd",
    ]
    wide = list(products(ISA, TARGET, 64, largest=(255, 255)))
    assert [(one.instruction, one.rows, one.columns, one.together) for one in wide] == [
        ("tdpbuud", 16, 16, 4)
    ]
    # Half of the range taken off the weights' codes.
    signed = products(ISA, TARGET, 64, largest=(255, 255), stored_zero=128)
    assert [one.instruction for one in signed] == ["tdpbusd"]
    assert not list(products(ISA, TARGET, 16)) and not list(products(ISA, "x86_64_bitalg", 64))
    assert not list(products(isa_specs.load("neon"), "aarch64_i8mm", 64))  # their steps are shorter
    with pytest.raises(NoByteProgram):
        group_program(spec_of(2, 2, "hybrid"), ISA, "x86_64_bitalg", 64)


def test_tiles_and_their_cycles() -> None:
    """A product takes 16 cycles: 1,024 of bytes in each. Two sums do not hide its latency, four do."""
    found = {
        tile: tile_cycles(ISA, core("sapphirerapids"), TARGET, tile_work(ISA, TARGET, program(), tile))
        for tile in program().tiles
    }
    assert set(found) == {Tile(r, c) for r in TILE_REGISTERS for c in LARGE_COLUMNS}
    assert all(cycles.spilled == 0 for cycles in found.values())
    assert {tile: cycles.step.total for tile, cycles in found.items() if tile.columns == 32} == {
        Tile(1, 32): 52, Tile(2, 32): 64, Tile(4, 32): 128, Tile(8, 32): 256,
    }  # fmt: skip
    assert found[Tile(8, 32)].macs_per_cycle == found[Tile(4, 16)].macs_per_cycle == 1024
    assert found[Tile(2, 28)].macs_per_cycle == 1024 * 28 / 32


def _swapped(lines: tuple[Line, ...], *stages: str) -> tuple[Line, ...]:
    """The operands of the first two lines of these stages exchanged."""
    first, second = [n for n, line in enumerate(lines) if line.stage in stages and "sums" not in line.dest][
        :2
    ]
    changed = list(lines)
    changed[first] = replace(lines[first], args=lines[second].args)
    changed[second] = replace(lines[second], args=lines[first].args)
    return tuple(changed)


def test_the_proof_refuses_what_is_wrong() -> None:
    spec, a = spec_of(2, 2, "hybrid"), program()
    wrong = {
        "weights that lie otherwise": replace(a, together=16),
        "the result of other columns": replace(a, epilogue=_swapped(a.epilogue, "store")),
    }
    for what, changed in wrong.items():
        proof = prove_bytes64(spec, ISA, TARGET, changed)
        assert proof.verdict == "refuted" and proof.failed[0].name != "well-formed", what
    stored = next(line for line in a.epilogue if line.dest == "sums@0")
    added = tuple(
        replace(line, args=(*line.args[1:], line.args[0])) if line.stage == "row" else line
        for line in a.inner
    )
    refused = {
        "not inside what this code may read": replace(
            a, epilogue=tuple(line for line in a.epilogue if line is not stored)
        ),
        "not stored one after the other": replace(
            a,
            epilogue=tuple(replace(line, dest="sums@64") if line is stored else line for line in a.epilogue),
        ),
        "not a lane for every row": replace(a, columns=32),
        "more sums than there are registers": replace(a, tiles=(*a.tiles, Tile(1, 64))),
        "adds to another sum": replace(a, inner=added),
    }
    for says, changed in refused.items():
        proof = prove_bytes64(spec, ISA, TARGET, changed)
        assert proof.verdict == "refuted" and says in proof.failed[0].detail, (says, proof.failed[0].detail)


def _exact(kernel: Kernel, m: int, n: int, k: int, rng: np.random.Generator) -> None:
    spec = kernel.spec
    w_values, a_values = np.asarray(spec.weights.values), np.asarray(spec.activations.values)
    weights, activations = rng.choice(w_values, (m, k)), rng.choice(a_values, (n, k))
    weights[-1], activations[-1] = (w_values.min(), w_values.max())[k % 2], a_values.max()
    found = kernel.form("bytes64").run(weights, activations)
    assert np.array_equal(found, spec.reference(weights, activations)), (m, n, k)


@runs
@pytest.mark.parametrize(("a", "w", "encoding"), [(2, 2, "hybrid"), (8, 8, "twos")])
def test_every_tail(a: int, w: int, encoding: str) -> None:
    """Of positions up to two steps and more, of columns up to two groups and more, of rows."""
    kernel, rng = committed("avx512", TARGET, a, w, encoding), np.random.default_rng(a)
    for machine, step in ((kernel, 1), (kernel.as_portable(), 7)):
        for k in range(1, 131, step):
            _exact(machine, 1 + k * 5 % 37, 1 + k % 36, k, rng)
    _exact(kernel, 130, 33, 64, rng)


@runs
def test_threads_have_tiles_of_their_own() -> None:
    """Each is told for each call what its registers are, whatever others do meanwhile."""
    kernel = committed("avx512", TARGET, 2, 2, "hybrid")
    _exact(kernel, 16, 16, 64, np.random.default_rng(0))

    def work(seed: int) -> None:
        for k in range(60, 140, 13):
            _exact(kernel, 16 + seed, 1 + (seed * 7 + k) % 33, k, np.random.default_rng(seed))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(8))) == [None] * 8


@runs
@pytest.mark.parametrize(
    ("tile", "together", "groups"),
    [(Tile(1, 7), 1, 1), (Tile(8, 16), 4, 1), (Tile(1, 28), 1, 2), (Tile(4, 32), 2, 2)],
)
def test_code_does_to_tiles_what_its_loops_say(tile: Tile, together: int, groups: int) -> None:
    """Strided columns and taps, the last ones at the end of the image. A compiler that kept a tile in memory,
    or told registers anew within the loops, would need more instructions on tiles."""
    if runs_natively("x86_64", FEATURES):
        skip(Need.PROCESSOR, "a processor does not count its instructions on tiles")
    form, rng = committed("avx512", TARGET, 2, 2, "hybrid").form("bytes64"), np.random.default_rng(1)
    height, width, chunks, rows = 2, 3, 2, 16 * tile.registers
    pixel, row = 80, 80 * (tile.columns + width)  # words
    image = rng.integers(
        0, 4, (row * (height - 1) + pixel * (tile.columns + width - 2) + 16 * chunks) * 4, np.uint8
    )
    weights = rng.integers(0, 4, (tile.registers, height, width, chunks, 16, 16, 4), np.uint8)
    image = at_the_end_of_a_page(image)
    out = np.full((tile.columns, rows + 3), 7, np.int32)
    stride = weights[0].size // 4
    before = tile_emulator().call("synth_tiles_done")
    form.run_tile(
        tile, weights.view(np.uint32), image.view(np.uint32), out, rows + 3, pixel, height, row, width, pixel,
        chunks, stride,
    )  # fmt: skip
    parts, steps, sums = tile.registers // together, height * width * chunks, together * groups
    assert tile_emulator().call("synth_tiles_done") - before == (
        2 + parts * (2 * sums + steps * (together + groups + sums))
    )
    places = [[c * pixel + y * row + x * pixel for y in range(height) for x in range(width)]
              for c in range(tile.columns)]  # fmt: skip
    taps = np.stack([[image[4 * place :][: 64 * chunks] for place in column] for column in places])
    codes = weights.transpose(0, 5, 1, 2, 3, 4, 6).reshape(rows, -1)  # [rows, taps, chunks, positions]
    expected = np.full_like(out, 7)
    expected[:, :rows] += 2 * (taps.reshape(tile.columns, -1).astype(np.int32) @ codes.T)
    assert np.array_equal(out, expected)


@runs
@pytest.mark.parametrize(
    ("channels", "filters", "kernel", "stride", "threads"), [(70, 40, 3, 1, 2), (64, 130, 1, 2, 1)]
)
def test_operators(
    channels: int, filters: int, kernel: int, stride: int, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole convolutions, in TVM's loops and threads."""
    import_or_skip("tvm")
    from synth import compiler
    from synth.compiler import machines

    native = machines.compile_target("native").tvm
    flags = [*map(str, native.attrs.get("mattr", ())), "+amx-tile", "+amx-int8"]
    target = {
        "kind": "llvm",
        "mtriple": "x86_64-linux-gnu",
        "mcpu": str(native.attrs["mcpu"]),
        "mattr": flags,
    }
    if not runs_natively("x86_64", FEATURES):
        tile_emulator()
        monkeypatch.setattr(machines.CompileTarget, "is_host", True)
    rng = np.random.default_rng(channels)
    x = rng.integers(0, 4, (1, 7, 10, channels))
    weights = rng.choice([-3, -1, 1, 3], (filters, kernel, kernel, channels))
    conv = compiler.bitserial_conv2d(
        weights, x.shape, 2, 2, strides=stride, padding=kernel // 2, threads=threads, target=target
    )
    assert conv.machine.target == TARGET
    assert np.array_equal(conv(x), conv2d(x, weights, conv.geometry))


@runs
def test_another_handler_of_signals_does_no_harm() -> None:
    """Such as that of faulthandler, which pytest installs again and again."""
    kernel, rng = committed("avx512", TARGET, 2, 2, "hybrid"), np.random.default_rng(2)
    _exact(kernel, 3, 5, 64, rng)
    faulthandler.disable()
    faulthandler.enable(sys.__stderr__)
    _exact(kernel, 3, 5, 64, rng)
