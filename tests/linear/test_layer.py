"""Linear layers in blocks equal numpy bit by bit, whatever their shape; the bound holds; wrong input is
refused."""

import os
import signal
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isa_specs import available
from sketches import block_values
from sketches.blocks import BLOCK_BITS, GROUP, SHARING, SMALLEST_BLOCK, blocks_together
from sketches.blocks_work import PANEL
from synth.emit import threads
from synth.emit.blocks import floats_of
from synth.emit.features import CAP, allowed_by, host_target
from synth.emit.linear_headers import RUN
from synth.emit.machine import runs_natively
from synth.emit.tiles import tile_emulator
from synth.errors import UserError
from synth.forms.blocks import (
    BlockWeights,
    SuperBlockScales,
    from_codes,
    natural_order,
    packed_codes,
    unpacked,
    without_super_blocks,
)
from synth.library.kinds.linear import reference
from synth.linear import BlockLinear, kernels
from synth.linear import layer as layers
from synth.linear.kernels import PANEL_BYTES, CKernel, best_kernel, load_linear
from tests.conftest import FLOATS, LINEAR_PLACES, tasks_by_thread, took_part, two_processors
from tests.isa_specs.differential import why_not_runnable
from tests.linear.layers import exact, weights_of
from tests.needs import Need, skip, skip_where


@pytest.fixture(autouse=True, scope="module")
def _small_layers_in_threads() -> Iterator[None]:
    """As many as are asked for, which small layers and computers do not get otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(layers, "THREAD_MACS", 0)
        patch.setattr(threads, "processors", lambda: 3)
        yield


@pytest.mark.parametrize(
    ("span", "each", "offsets", "bits"),
    [
        ((0, 16), 4, True, 4), ((0, 16), 8, False, 4), ((-8, 8), 16, True, 4), ((-9, 4), 16, False, 6),
        ((0, 64), 8, True, 6), ((-32, 32), 16, False, 6), ((0, 17), 16, True, 6),
        ((0, 65), 8, True, 8), ((-33, 0), 16, True, 8), ((0, 16), 2, True, 8), ((0, 64), 4, True, 8),
        ((0, 16), 32, True, 8),
    ],
)  # fmt: skip
def test_integers_take_the_fewest_bits_that_fill_steps(
    span: tuple[int, int], each: int, offsets: bool, bits: int
) -> None:
    """Extreme ones as well; more units than are unpacked at a time, by few columns and by many."""
    rng, rows, block = np.random.default_rng(each), 75, 16
    blocks = each * -(-300 // each)
    codes = rng.integers(0, 16, (rows, blocks * block))
    integers = rng.integers(*span, (2, rows, blocks), np.int8)
    integers[:, 0], integers[:, 1] = span[0], span[1] - 1
    units = rng.normal(size=(2, rows, blocks // each)).astype(np.float16)
    scales, others = (SuperBlockScales(*pair) for pair in zip(integers, units, strict=True))
    weights = from_codes(codes, scales, 5, 4, block, offsets=others if offsets else None)
    layer = BlockLinear(weights)
    assert layer._layer.parameter("integers") == bits % 8 and weights.super_block == each
    counts = each * (2 if offsets else 1)
    assert layer._layer.parameter("pitch") == 2 + counts * bits // 8
    values = rng.normal(size=(9, blocks * block)).astype(np.float32)
    values[7, 3] = np.inf
    wanted = reference(weights, values, FLOATS)
    for count in (1, 2, 3, 9):
        assert np.array_equal(layer(values[:count]), wanted[:count], equal_nan=True), count


@pytest.mark.parametrize("bits", SHARING)
@pytest.mark.parametrize("offsets", [False, True])
def test_blocks_share_steps(bits: int, offsets: bool) -> None:
    """Two blocks of 16 in 32 positions, which is what a step of an odd number of bits has."""
    assert blocks_together(bits, 16) == 2 and blocks_together(bits, 32) == blocks_together(bits + 1, 16) == 1
    rng, rows, k = np.random.default_rng(bits), 83, 4 * 16 * 9
    codes = rng.integers(0, 1 << bits, (rows, k))
    codes[0], codes[1, ::32] = (1 << bits) - 1, 0
    integers = rng.integers(-32, 32, (2, rows, k // 16), np.int8)
    units = rng.normal(size=(2, rows, 9)).astype(np.float16)
    scales, others = (SuperBlockScales(*pair) for pair in zip(integers, units, strict=True))
    weights = from_codes(codes, scales, 1, bits, 16, offsets=others if offsets else None, shared=2)
    assert weights.bits == bits and weights.codes.size * 8 == bits * codes.size
    assert np.array_equal(unpacked(weights), codes)
    layer, values = BlockLinear(weights), rng.normal(size=(11, k)).astype(np.float32)
    values[9, 17] = np.nan
    wanted = reference(weights, values, FLOATS)
    for count in (1, 2, 3, 11):
        assert np.array_equal(layer(values[:count]), wanted[:count], equal_nan=True), count
    with pytest.raises(UserError, match="a super-block is 1"):
        replace(weights, half_zero=True, offsets=None)
    with pytest.raises(UserError, match="32 positions in order"):
        replace(weights, order=weights.order[::-1].copy())
    with pytest.raises(UserError, match="shared=3: a step of"):
        replace(weights, shared=3)


@settings(max_examples=80, deadline=None)
@given(
    bits=st.sampled_from(BLOCK_BITS), block=st.integers(4, 64).map(lambda n: 4 * n), rows=st.integers(1, 130),
    k=st.integers(1, 700), count=st.integers(0, 20), varied=st.booleans(), half=st.booleans(),
    bias=st.booleans(), per_row=st.booleans(), threads=st.integers(1, 3), seed=st.integers(0, 1 << 30),
    offsets=st.sampled_from((None, 1, 2, 4)), nibbles=st.booleans(),
)  # fmt: skip
def test_layers_equal_numpy(
    bits: int, block: int, rows: int, k: int, count: int, varied: bool, half: bool, bias: bool,
    per_row: bool, threads: int, seed: int, offsets: int | None, nibbles: bool,
) -> None:  # fmt: skip
    rng = np.random.default_rng(seed)
    weights = weights_of(rng, bits, block, rows, k, varied, half, bias, offsets, nibbles)
    layer = BlockLinear(weights, per_row=per_row, threads=threads)
    values = (rng.normal(size=(count, k)) * 10.0 ** rng.integers(-30, 30, (count, 1))).astype(np.float32)
    values[: count // 3] = np.sign(values[: count // 3])
    found = layer(values)
    assert np.array_equal(found, reference(weights, values, FLOATS, per_row))
    assert (np.abs(found - exact(weights, values)) <= layer.bound(values)).all()


@pytest.mark.parametrize("bits", BLOCK_BITS)
def test_results_do_not_depend_on_what_else_is_computed(bits: int) -> None:
    rng = np.random.default_rng(bits)
    weights = weights_of(rng, bits, 32, 99, 320, True, True, True)
    values = rng.normal(size=(4, 7, 320)).astype(np.float32)
    layer, out = BlockLinear(weights, threads=2), np.empty((4, 7, 99), np.float32)
    assert layer(values, out) is out
    for place in np.ndindex(4, 7):
        assert np.array_equal(layer(values[place]), out[place])
    assert np.array_equal(layer(values.astype(np.float64)), out)
    assert np.array_equal(layer(values[:, ::-1])[:, ::-1], out)  # not contiguous


@pytest.mark.parametrize(("isa", "target"), LINEAR_PLACES)
def test_every_target_gives_the_same(isa: str, target: str) -> None:
    """A target whose floats round twice differs in that alone."""
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    rng = np.random.default_rng(7)
    values = rng.normal(size=(3, 120)).astype(np.float32)
    values[0] = -1.0
    # Zero points; offsets; multiples of one number for two blocks, of any size or of four bits, or for four
    # blocks beside offsets in float32. Of six bits narrow sums are full within a step.
    for bits, offsets, nibbles in ((4, None, 0), (4, 1, 0), (4, 2, 0), (4, 2, 1), (4, 4, 0), (6, None, 0)):
        kernel = load_linear(bits, isa, target)
        weights = weights_of(rng, bits, 32, 37, 120, True, offsets == 2, False, offsets, bool(nibbles))
        assert weights.super_block == (2 if offsets == 2 else 1)
        for one in (weights, replace(weights, offsets=None)):
            found = BlockLinear(one, kernel=kernel)(values)
            assert np.array_equal(found, reference(one, values, floats_of(kernel.isa, target)))


@pytest.mark.exhaustive("operators", cover="isa")
@pytest.mark.parametrize(("isa", "target"), LINEAR_PLACES)
def test_a_row_panel_takes_several_runs(isa: str, target: str) -> None:
    """Tiles that are lower than a row panel store results between runs, and take them up again."""
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    rng = np.random.default_rng(8)
    for bits, k, offsets in ((4, 3072, None), (5, 2560, 1), (4, 3072, 4), (5, 2560, 2)):
        kernel = load_linear(bits, isa, target)
        rows = GROUP * kernel.rows
        assert rows * k * bits // 8 > RUN, "one run only"
        weights = weights_of(rng, bits, 32, rows + 1, k, True, True, True, offsets, nibbles=bits == 4)
        values = rng.normal(size=(7, k)).astype(np.float32)
        wanted = reference(weights, values, floats_of(kernel.isa, target))
        layer = BlockLinear(weights, kernel=kernel)
        for count in (3, 4, 7):
            assert np.array_equal(layer(values[:count]), wanted[:count]), (bits, offsets, count)


def test_activations_of_super_blocks_may_have_a_scale_per_group() -> None:
    rng = np.random.default_rng(9)
    weights = weights_of(rng, 4, 32, 70, 512, True, True, True, 8, nibbles=True)
    values = rng.normal(size=(5, 512)).astype(np.float32)
    default, layer = BlockLinear(weights), BlockLinear(weights, per_group=True)
    assert np.array_equal(layer(values), reference(without_super_blocks(weights), values, FLOATS))
    wrong = [np.linalg.norm(one(values) - exact(weights, values)) for one in (default, layer)]
    assert wrong[1] < 0.85 * wrong[0] and layer.nbytes > default.nbytes
    assert (np.abs(layer(values) - exact(weights, values)) <= layer.bound(values)).all()
    with pytest.raises(UserError, match="per_row, per_group: a row"):
        BlockLinear(weights, per_row=True, per_group=True)
    integers, units = rng.integers(-32, 32, (64, 16), np.int8), np.ones((64, 1), np.float16)
    shared = from_codes(
        rng.integers(0, 8, (64, 256)), SuperBlockScales(integers, units), 1, 3, SMALLEST_BLOCK, shared=2
    )
    with pytest.raises(UserError, match="per_group: blocks of 16 weights of 3 bits share steps"):
        BlockLinear(shared, per_group=True)


def test_a_kernel_is_one_object_however_its_target_is_named() -> None:
    every = [
        (isa.name, target.name) for isa in available().values() for target in isa.targets if target.useful
    ]
    found = [load_linear(2, *place) for place in every]
    assert len({*found}) == len({kernel.symbol for kernel in found}) == len(LINEAR_PLACES)
    assert load_linear(2, "avx512", "x86_64_bitalg") is load_linear(2, "avx512", "x86_64_vnni")
    assert load_linear(2, "avx2") is load_linear(2, "avx2", "x86_64")


@skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86-64 code")
@pytest.mark.parametrize("cap", ["x86-64", "x86-64-v2"])
def test_a_processor_without_the_instructions_of_kernels_has_the_form_for_any(
    cap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel is the one that the C library and ONNX Runtime's operators take for such a processor."""
    rng = np.random.default_rng(9)
    values = rng.normal(size=(3, 120)).astype(np.float32)
    monkeypatch.setenv(CAP, cap)
    # Kernels of this process run by now as the processor does without the cap.
    monkeypatch.setattr(kernels, "_loaded", cache(kernels._loaded.__wrapped__))
    for bits in (1, 3, 4):
        weights = weights_of(rng, bits, 32, 37, 120, True, False, True)
        layer = BlockLinear(weights)
        assert CKernel(layer.kernel, portable=True) == best_kernel(bits, "x86_64", allowed_by(cap))
        assert layer._machine.describe() == "portable C on x86_64"
        assert np.array_equal(layer(values), reference(weights, values, FLOATS))


@pytest.mark.parametrize("bits", [2, 4, 8])
@pytest.mark.parametrize("target", ["aarch64_dotprod", "aarch64_i8mm"])
def test_registers_of_several_parts_or_columns(target: str, bits: int) -> None:
    """Every number of columns that groups leave some of, and blocks that no step of such kernels divides."""
    if why_not_runnable("neon", target):
        skip(Need.PROCESSOR, "not executable here")
    rng, kernel = np.random.default_rng(bits), load_linear(bits, "neon", target)
    for block, rows in ((16, 3), (20, 21), (36, 4)):
        weights = weights_of(rng, bits, block, rows, 3 * block - 5, block == 20, True, False)
        if weights.bits == bits:
            layer = BlockLinear(weights, kernel=kernel)
            values = rng.normal(size=(15, 3 * block - 5)).astype(np.float32)
            values[3, 0], values[6] = np.inf, -1.0
            wanted = reference(weights, values, FLOATS)
            for count in (1, 2, 3, 5, 8, 11, 15):
                assert np.array_equal(layer(values[:count]), wanted[:count], equal_nan=True), (block, count)


@pytest.mark.parametrize("bits", BLOCK_BITS)
def test_products_of_matrices(bits: int) -> None:
    """Groups of columns whole and in parts, registers of rows two at a time and alone, blocks that a product
    takes at once, in parts, or in many."""
    if why_not_runnable("avx512", "x86_64_amx"):
        skip(Need.PROCESSOR, "not executable here")
    rng, kernel = np.random.default_rng(bits), load_linear(bits, "avx512", "x86_64_amx")
    matrix = kernel.program.matrix
    assert matrix is not None
    counts = (matrix.least - 1, matrix.least, matrix.columns + 1, PANEL + 2 * matrix.columns + matrix.least)
    for number, (block, rows) in enumerate([(16, 3), (32, 99), (52, 40), (96, 83), (128, 16), (256, 70)]):
        offsets = (None, 1, None, 4, 2, None)[number]
        k = 4 * block - (0 if offsets else 5)
        varied = number % 2 == 1
        weights = weights_of(rng, bits, block, rows, k, varied, number > 1, number == 3, offsets, number > 3)
        if weights.bits == bits and number == 0:
            weights = replace(weights, half_zero=True, zero=2 * (weights.zero // 2) + 1)
        elif bits in SHARING and block == SMALLEST_BLOCK:
            integers = rng.integers(-32, 32, (rows, 4), np.int8)
            scales = SuperBlockScales(integers, rng.normal(size=(rows, 1)).astype(np.float16))
            codes = rng.integers(0, 1 << bits, (rows, k))
            weights = from_codes(codes, scales, 1, bits, block, shared=blocks_together(bits, block))
        elif weights.bits != bits:
            continue  # blocks of 16 take less room with more bits
        layer = BlockLinear(weights, threads=1 + number % 2, kernel=kernel)
        values = rng.normal(size=(counts[-1], k))
        values[1], values[counts[1] - 1, 3], values[-1] = -1.0, np.nan, 1.0
        inputs = values.astype(np.float32)
        wanted = reference(weights, inputs, FLOATS)
        for count in counts:
            before = tiles_done()
            found = layer(inputs[:count])
            assert np.array_equal(found, wanted[:count], equal_nan=True), (block, count)
            assert (tiles_done() > before) == (count >= matrix.least) or runs_natively(
                "x86_64", ("amx-int8",)
            )


def tiles_done() -> int:
    """Instructions on tiles that were done for the processor, where that has none."""
    return 0 if runs_natively("x86_64", ("amx-int8",)) else int(tile_emulator().call("synth_tiles_done"))


@two_processors
def test_threads_have_enough_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the caller's is the only one, with the same results."""
    weights = weights_of(np.random.default_rng(2), 4, 32, 4099, 640, True, True, True)
    values = np.random.default_rng(3).normal(size=(8, 640)).astype(np.float32)
    alone = BlockLinear(weights)(values)
    monkeypatch.setattr(layers, "THREAD_MACS", 4 * 4099 * 640)
    layer = BlockLinear(weights, threads=2)
    before = tasks_by_thread()
    assert np.array_equal(layer(values[:7]), alone[:7]) and tasks_by_thread() == before
    assert took_part(lambda: layer(values), 2) == 2
    assert np.array_equal(layer(values), alone)
    time.sleep(0.01)  # then they sleep, whatever they waited for
    used = time.process_time()
    time.sleep(0.05)
    assert time.process_time() - used < 0.02


@two_processors
def test_several_python_threads_call_layers_at_the_same_time() -> None:
    """One of them has the pool, the others compute alone; rows that take several panels."""
    rng = np.random.default_rng(5)
    made = [BlockLinear(weights_of(rng, bits, 32, 600, 512, True, False, True), threads=2) for bits in (2, 8)]
    values = rng.normal(size=(2 * PANEL_BYTES // 512, 512)).astype(np.float32)
    values[5] = np.nan
    wanted = [BlockLinear(layer.weights)(values) for layer in made]

    def call(number: int) -> bool:
        layer, out = made[number % 2], wanted[number % 2]
        return all(
            np.array_equal(layer(values[:count]), out[:count], equal_nan=True)
            for count in (1, len(values), 7)
        )

    with ThreadPoolExecutor(4) as executor:
        assert all(executor.map(call, range(24)))


def test_fewer_threads_than_asked_for_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TVM_NUM_THREADS", "1")
    monkeypatch.setattr(threads, "_said", set())
    weights = weights_of(np.random.default_rng(2), 4, 32, 99, 64, False, False, False)
    with pytest.warns(threads.ThreadsWarning, match="2 threads were asked for, TVM_NUM_THREADS=1 lets 1 run"):
        layer = BlockLinear(weights, threads=2)
    values = np.random.default_rng(3).normal(size=(9, 64)).astype(np.float32)
    assert np.array_equal(layer(values), BlockLinear(weights)(values))


def test_threads_and_a_child_of_the_process() -> None:
    """A child has none of the threads of its parent, which has used them."""
    if not hasattr(os, "fork"):
        skip(Need.SYSTEM, "no fork here")
    layer = BlockLinear(weights_of(np.random.default_rng(2), 4, 32, 999, 640, False, False, False), threads=2)
    values = np.random.default_rng(3).normal(size=(9, 640)).astype(np.float32)
    every = [layer(values) for _ in range(20)]  # until both threads are there
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of a fork where there are threads
        child = os.fork()
    if not child:
        signal.alarm(20)  # which ends a child that waits for ever
        os._exit(0 if np.array_equal(layer(values), every[0]) else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_activations_that_lie_at_an_odd_address() -> None:
    layer = BlockLinear(weights_of(np.random.default_rng(2), 4, 32, 99, 64, False, False, False))
    values = np.random.default_rng(3).normal(size=(3, 64)).astype(np.float32)
    odd = np.zeros(values.nbytes + 1, np.uint8)[1:].view(np.float32).reshape(3, 64)
    odd[:] = values
    assert layer._direct is not None and layer._direct(odd, None) is False
    taken, _ = layer._taken(odd, None)
    assert taken.flags.aligned and np.array_equal(layer(odd), layer(values))


def test_rows_without_codes_harm_no_other() -> None:
    for offsets in (None, 1, 2):
        check_rows_without_codes(offsets)


def check_rows_without_codes(offsets: int | None) -> None:
    rng = np.random.default_rng(3)
    weights = weights_of(rng, 2, 32, 40, 120, False, True, True, offsets)
    layer, values = BlockLinear(weights), rng.normal(size=(6, 120)).astype(np.float32)
    plain = layer(values)
    for row, wrong in ((1, np.nan), (2, np.inf), (4, -np.inf)):
        values[row, [0, 119]] = wrong, 1.0
    found = layer(values)
    assert np.array_equal(found[[0, 3, 5]], plain[[0, 3, 5]])
    with np.errstate(invalid="ignore"):
        assert np.array_equal(found, reference(weights, values, FLOATS), equal_nan=True)
        wanted = exact(weights, values)[[1, 2, 4]]
    assert np.isnan(found[1]).all() and not np.isfinite(found[[2, 4]]).any()
    assert np.array_equal(np.isnan(found[[1, 2, 4]]), np.isnan(wanted))
    assert np.array_equal(np.sign(found[[2, 4]]), np.sign(wanted[1:]), equal_nan=True)


@pytest.mark.parametrize("sign", [-1.0, 1.0])
def test_a_unit_has_the_largest_sums_that_it_is_made_for(sign: float) -> None:
    """Codes, integers and activations that are all as large as they can be; twice as many are no unit."""
    for each in (2, 4):
        numbers = SuperBlockScales(np.full((3, 4), -128, np.int8), np.full((3, 4 // each), 0.25, np.float16))
        made = from_codes(np.full((3, 1024), 255), numbers, 0, 8, 256)
        assert made.super_block == (2 if each == 2 else 1)
        values = np.full((9, 1024), sign, np.float32)
        found = BlockLinear(made)(values)
        assert np.array_equal(found, reference(made, values, FLOATS))
        assert found[0, 0] == -sign * 0.25 * 128 * 255 * 1024


@given(bits=st.sampled_from(BLOCK_BITS), block=st.integers(4, 64).map(lambda n: 4 * n),
       each=st.integers(1, 6).map(lambda n: 1 << n), zero=st.integers(0, 255))  # fmt: skip
def test_sums_of_units_fit_32_bits(bits: int, block: int, each: int, zero: int) -> None:
    """The largest sum is that of the code which is furthest from the zero point; at most a 64th of what 32
    bits have is given away, as an activation is counted as 128."""
    numbers = SuperBlockScales(np.ones((1, each), np.int8), np.ones((1, 1), np.float16))
    made = from_codes(np.zeros((1, block * each), np.int64), numbers, zero, bits, block)
    ends = np.array([0, (1 << made.bits) - 1], np.int64) - zero
    largest = int(np.abs(ends * 127 * -128 * block * each).max())
    assert largest < 1 << 31 if made.super_block == each else largest > (1 << 31) * 63 // 64
    others = np.ones((1, each), np.float16)
    assert replace(made, offsets=others).super_block == replace(made, half_zero=True).super_block == 1


@given(st.integers(-(1 << 23), 1 << 23), st.floats(width=32, allow_nan=False, allow_infinity=False),
       st.floats(width=32, allow_nan=False, allow_infinity=False))  # fmt: skip
def test_the_fused_addition_rounds_once(one: int, factor: float, total: float) -> None:
    true = Fraction(one) * Fraction(factor) + Fraction(total)
    if not 2.0**-126 <= abs(true) < 2.0**127:
        return  # beyond normal floats numpy's own rounding of an integer quotient says nothing
    given = (np.array([one]), np.array([factor], np.float32), np.array([total], np.float32))
    found = block_values._added(*given)[0]
    near = [np.nextafter(found, np.float32(side), dtype=np.float32) for side in (-np.inf, np.inf)]
    error = abs(Fraction(float(found)) - true)
    assert all(error <= abs(Fraction(float(other)) - true) for other in near)


@given(
    bits=st.sampled_from(BLOCK_BITS), block=st.integers(4, 64).map(lambda n: 4 * n), seed=st.integers(0, 99)
)
def test_packed_codes_are_unpacked_again(bits: int, block: int, seed: int) -> None:
    codes = np.random.default_rng(seed).integers(0, 1 << bits, (2, 3, block), dtype=np.uint8)
    order = natural_order(bits, block)
    made = BlockWeights(bits, block, 3 * block, packed_codes(codes, bits), order, np.ones((2, 3)), 0)
    assert np.array_equal(unpacked(made), codes.reshape(2, -1))


def test_weights_take_no_more_room_than_their_bits() -> None:
    for bits in BLOCK_BITS:
        for block in (16, 32, 64, 128, 256):
            codes = np.zeros((16, 4 * block), np.int64)
            made = from_codes(codes, np.ones((16, 4)), 0, bits, block)
            # Blocks of 16 have half the positions of a step of an odd number of bits: they take one more.
            most = bits if block > 16 or bits % 2 == 0 else bits + 1
            assert made.codes.size * 8 == most * codes.size, (bits, block)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"codes": np.full((4, 64), 16)}, "codes: 16 is none of 0 to 15"),
        ({"codes": np.full((4, 64), -1)}, "codes: -1 is none of 0 to 15"),
        ({"codes": np.zeros((4, 64))}, "codes: float64 [4, 64] are no integers [rows, K]"),
        ({"codes": np.zeros(64, np.int64)}, "codes: int64 [64] are no integers [rows, K]"),
        ({"scales": np.ones((4, 3))}, "scales: shape [4, 3] is not [4, 2]"),
        ({"zeros": np.full((4, 2), 256)}, "zeros: 256 is none of 0 to 255"),
        ({"zeros": 7.5}, "zeros: float64 are no integers"),
        ({"zeros": np.full((4, 2), np.nan)}, "zeros: float64 are no integers"),
        ({"zeros": np.zeros((2, 4), np.int64)}, "zeros: shape [2, 4] is not [4, 2]"),
        ({"bias": np.zeros(3)}, "bias: shape [3] is not [4]"),
        ({"offsets": np.zeros((4, 3))}, "offsets: shape [4, 3] is not [4, 2]"),
        ({"offsets": np.zeros((4, 2)), "zeros": np.eye(4, 2, dtype=int)}, "offsets: zero points of blocks"),
        ({"bits": 9}, "9 bits: weights in blocks have 1 to 8 bits"),
        ({"block": 8}, "blocks of 8 positions: they have 16 to 256"),
        ({"block": 30}, "blocks of 30 positions: they have 16 to 256, a multiple of 4"),
        ({"threads": 0}, "threads=0: at least 1"),
    ],
)
def test_wrong_weights_are_refused(change: dict[str, Any], says: str) -> None:
    arguments: dict[str, Any] = {
        "codes": np.zeros((4, 64), np.int64), "scales": np.ones((4, 2)), "zeros": 8, "bits": 4, "block": 32,
    }  # fmt: skip
    with pytest.raises(UserError) as error:
        BlockLinear.from_numpy(**(arguments | change))
    assert says in str(error.value) and "\n" not in str(error.value)


def test_a_kernel_of_other_weights_is_refused() -> None:
    with pytest.raises(UserError, match="is not for weights of 8 bits; leave kernel= out"):
        BlockLinear(from_codes(np.zeros((4, 64), np.int64), np.ones((4, 2)), 8, 8, 32), kernel=load_linear(4))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            {"order": np.full(32, 33, np.uint16)},
            "order: uint16 [32], which has every position of a block of 32",
        ),
        ({"order": np.zeros(32, np.uint16)}, "order: uint16 [32]"),
        ({"order": np.arange(33, dtype=np.uint16)}, "order: uint16 [32]"),
        ({"order": np.arange(32)}, "order: uint16 [32]"),
        ({"zeros": np.zeros((4, 2), np.int64)}, "zeros: int64 are no uint8"),
        ({"zeros": np.zeros((4, 2), np.uint8), "half_zero": True}, "only one for all may be half"),
        (
            {
                "scales": SuperBlockScales(np.ones((4, 2), np.int8), np.ones((4, 1), np.float16)),
                "zeros": np.eye(4, 2, dtype=np.uint8),
            },
            "scales that are multiples have one zero point for all",
        ),
        ({"columns": np.zeros(64, np.intp)}, "columns: [64] are no permutation of 64 positions"),
        ({"columns": np.arange(63)}, "columns: [63] are no permutation of 64 positions"),
    ],
)
def test_weights_that_contradict_themselves_are_refused(change: dict[str, Any], says: str) -> None:
    """What the C code would read beyond its arrays for."""
    with pytest.raises(UserError) as error:
        replace(from_codes(np.zeros((4, 64), np.int64), np.ones((4, 2)), 8, 4, 32), **change)
    assert says in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("codes", "units"),
    [((4, 2), (4, 3)), ((4, 3), (4, 2)), ((4, 6), (4, 2)), ((4, 4), (3, 2)), ((4, 4), (4, 0))],
)
def test_wrong_multiples_are_refused(codes: tuple[int, int], units: tuple[int, int]) -> None:
    with pytest.raises(UserError, match=r"multiples: int8 .* are no int8"):
        SuperBlockScales(np.zeros(codes, np.int8), np.zeros(units, np.float16))
    with pytest.raises(UserError, match=r"multiples: int8 .* of float32"):
        SuperBlockScales(np.zeros((4, 2), np.int8), np.zeros((4, 1), np.float32))  # type: ignore[arg-type]


def test_wrong_activations_are_refused() -> None:
    layer = BlockLinear.from_numpy(np.zeros((4, 64), np.int64), np.ones((4, 2)), 8, bits=4, block=32)
    x = np.zeros((3, 64), np.float32)
    for wrong, says in ((x[:, :63], "[3, 63]"), (np.zeros(()), "[]"), (x.astype(str), "<U32")):
        with pytest.raises(UserError, match=r"activations: .* are not floats") as error:
            layer(wrong)
        assert says in str(error.value)
    read_only = np.zeros((3, 4), np.float32)
    read_only.flags.writeable = False
    for out in (np.zeros((3, 5), np.float32), np.zeros((3, 4)), np.zeros((4, 3), np.float32).T, read_only):
        with pytest.raises(UserError, match=r"out: .* is no C-contiguous, aligned and writeable float32"):
            layer(x, out)
    odd = np.zeros(4 * 12 + 1, np.uint8)[1:].view(np.float32).reshape(3, 4)
    for other, what in ((odd, "float32 [3, 4]"), ([[0.0] * 4] * 3, "list")):
        with pytest.raises(UserError) as error:
            layer(x, out=other)  # type: ignore[arg-type]
        assert str(error.value).startswith(f"out: {what} is no C-contiguous, aligned")
    both = np.zeros(3 * 64 + 12, np.float32)
    with pytest.raises(UserError, match="shares memory"):
        layer(both[: 3 * 64].reshape(3, 64), both[10:22].reshape(3, 4))
