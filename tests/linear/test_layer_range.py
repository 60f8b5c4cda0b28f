"""Scales and activations of linear layers at the ends of float32: results are finite, the bound holds."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from synth.emit.features import host_target
from synth.emit.machine import load_code
from synth.forms.blocks import BlockWeights, SuperBlockScales, activation_limit, from_codes
from synth.library.kinds.linear import reference
from synth.linear import BlockLinear
from synth.linear.kernels import load_linear
from tests.conftest import FLOATS
from tests.linear.layers import exact, weights_of
from tests.needs import Need, skip_where


@pytest.mark.exhaustive("operators", cover="scale size")
@pytest.mark.parametrize("scale", [0.0, 1e-45, 1e-38, 3e38])
@pytest.mark.parametrize("size", [0.0, 1e-45, 1e-38, 1e-36, 1.0])
def test_scales_and_activations_of_any_size(scale: float, size: float) -> None:
    codes = np.random.default_rng(1).integers(0, 16, (3, 64))
    layer = BlockLinear.from_numpy(codes, np.full((3, 4), scale, np.float32), 8, bits=4, block=16)
    values = np.full((2, 64), size, np.float32)
    found = layer(values)
    assert np.array_equal(found, reference(layer.weights, values, FLOATS))
    with np.errstate(over="ignore", invalid="ignore"):
        wanted = exact(layer.weights, values)
        near = np.abs(found - wanted) <= layer.bound(values)
        assert (near | (np.abs(wanted) > np.finfo(np.float32).max)).all()


def overflowing(kind: str) -> tuple[BlockWeights, NDArray[np.float32]]:
    """Weights and activations whose exact product is finite, with a partial sum or a product that is not."""
    codes, scales, values = np.zeros((2, 96), np.int64), np.ones((2, 3), np.float32), np.ones((1, 96))
    offsets, bits = None, 4
    if kind == "offsets":
        offsets = np.zeros((2, 3), np.float32)
        offsets[:, 0] = 1e-3
        values[:] = 3e38
    elif kind == "offsets of units":
        codes, scales = codes[:, :64], SuperBlockScales(np.ones((2, 2), np.int8), np.ones((2, 1), np.float16))
        offsets, values = (
            SuperBlockScales(np.ones((2, 2), np.int8), np.full((2, 1), 1e-3, np.float16)),
            values[:, :64],
        )
        values[:] = 1e38
    elif kind == "a sum of activations that is 0":
        offsets, values[:] = np.full((2, 3), 1e10, np.float32), [[3e37, -3e37] * 48]
    elif kind == "partial sums":
        codes[:, :], scales[:] = 1, [1e36, 1e36, -2e36]
        values *= 100
    elif kind == "a block of zeros":
        scales[:, 1], values[:] = 3e38, 1e-20
        values[:, 32:64] = 1e10
    else:
        bits, codes, scales = 8, np.full((2, 96), 255), np.full((2, 3), 1e36, np.float32)
        codes[:, 1::2], values[:] = 0, 1.0
    made = from_codes(codes, scales, 0, bits, 32, None, offsets)
    if kind == "zero points":
        made = replace(made, zeros=np.full((2, 3), 127, np.uint8))
    return made, values.astype(np.float32)


OVERFLOWS = (
    "offsets", "offsets of units", "a sum of activations that is 0", "partial sums", "a block of zeros",
    "zero points",
)  # fmt: skip


@pytest.mark.parametrize("per_row", [False, True])
@pytest.mark.parametrize("kind", OVERFLOWS)
def test_results_are_finite_where_the_exact_ones_are(kind: str, per_row: bool) -> None:
    weights, values = overflowing(kind)
    layer = BlockLinear(weights, per_row=per_row)
    found, wanted = layer(values), exact(weights, values)
    assert np.abs(wanted).max() < np.finfo(np.float32).max
    assert np.isfinite(found).all()
    assert (np.abs(found - wanted) <= layer.bound(values)).all()
    assert np.array_equal(found, reference(weights, values, FLOATS, per_row))


def test_rows_below_the_limit_have_codes_and_others_are_exact() -> None:
    """At the limit a result is the exact product, rounded; one float below it is the product of codes."""
    rng = np.random.default_rng(5)
    for offsets, scale in ((None, 1.0), (1, 1e20), (2, 1.0), (None, 1e-30)):
        weights = weights_of(rng, 3, 32, 20, 200, False, False, True, offsets)
        if not isinstance(weights.scales, SuperBlockScales):
            weights = replace(weights, scales=weights.scales * np.float32(scale))
        limit = activation_limit(weights)
        values = rng.normal(size=(3, 200)).astype(np.float32) * limit / 8
        values[:, 7] = [np.nextafter(limit, np.float32(0)), limit, np.nextafter(limit, np.float32(np.inf))]
        found, wanted = BlockLinear(weights)(values), exact(weights, values)
        assert np.array_equal(found, reference(weights, values, FLOATS))
        assert np.array_equal(found[1:], wanted[1:].astype(np.float32))
        assert not np.array_equal(found[0], wanted[0].astype(np.float32)) and np.isfinite(found).all()


@pytest.mark.parametrize(("isa", "target"), [("neon", "armv7"), ("neon", "aarch64"), (None, None)])
def test_the_bound_holds_where_products_are_below_normal_floats(isa: str | None, target: str | None) -> None:
    """Scales, activations, and both, whose products are denormal; units whose sums are as large as can be."""
    rng = np.random.default_rng(6)
    kernel = load_linear(4, isa, target)
    cases = [(2.0**-60, 2.0**-60), (2.0**-130, 1.0), (1.0, 2.0**-119.5), (2.0**-100, 2.0**-30), (1e-38, 1e-8)]
    for scale, size in cases:
        codes = rng.integers(0, 16, (6, 96))
        scales = np.full((6, 3), scale, np.float32)
        weights = from_codes(codes, scales, 8, 4, 32, np.full(6, 1e-38))
        values = (rng.normal(size=(3, 96)) * size).astype(np.float32)
        check_bound(BlockLinear(weights, kernel=kernel), values)
        check_bound(BlockLinear(replace(weights, zero=0, offsets=-8 * scales), kernel=kernel), values)
    units = SuperBlockScales(np.full((2, 4), -128, np.int8), np.full((2, 2), 2.0**-24, np.float16))
    weights = from_codes(np.full((2, 1024), 15), units, 0, 4, 256)
    # Products of scales lie half way between two denormals: 1.49 and 2.49 times 2^-149.
    for size in (1.49 * 127 * 2.0**-125, 2.49 * 127 * 2.0**-125):
        check_bound(BlockLinear(weights, kernel=kernel), np.full((1, 1024), size, np.float32))


def check_bound(layer: BlockLinear, values: NDArray[np.float32]) -> None:
    error = np.abs(layer(values) - exact(layer.weights, values))
    assert (error <= layer.bound(values)).all(), (error.max(), layer.bound(values).min())


@skip_where(Need.PROCESSOR, host_target() != "x86_64", "MXCSR is a register of x86-64")
def test_the_bound_holds_in_programs_that_flush_to_zero() -> None:
    """Other libraries set flush-to-zero and denormals-are-zero in the register that threads have (MXCSR)."""
    source = (
        "#include <immintrin.h>\n#include <stdint.h>\nvoid exchange(uint32_t *mode)"
        "{ const uint32_t old = _mm_getcsr(); _mm_setcsr(*mode); *mode = old; }\n"
    )
    machine = load_code({"mode.c": source}, "void exchange(uint32_t *mode);", "x86_64", ())
    layer = BlockLinear.from_numpy(np.full((4, 64), 3), np.full((4, 2), 2.0**-60), 0, bits=2, block=32)
    values = np.full((1, 64), 2.0**-60, np.float32)
    wanted, bound = exact(layer.weights, values), layer.bound(values)
    mode = np.array([0x9FC0], np.uint32)
    machine.call("exchange", mode)
    try:
        found = layer(values)
    finally:
        machine.call("exchange", mode)
    assert not found.any() and wanted.all(), "nothing was flushed"
    assert (np.abs(found - wanted) <= bound).all()


def test_the_bound_is_near_what_rounding_does() -> None:
    """Values half way between two codes: the error of their rounding is all that it can be."""
    codes = np.full((1, 64), 3)
    layer = BlockLinear.from_numpy(codes, np.ones((1, 2), np.float32), 0, bits=2, block=32)
    values = np.full((1, 64), 0.5, np.float32)
    values[0, ::32] = 127.0
    error = np.abs(layer(values) - exact(layer.weights, values))
    assert error[0, 0] > 0.9 * layer.bound(values)[0, 0]


@pytest.mark.parametrize("per_row", [False, True])
def test_the_bound_knows_which_blocks_have_one_scale_of_activations(per_row: bool) -> None:
    """Those of a unit, or of a row: small activations are as far off as the largest one has it."""
    numbers = SuperBlockScales(np.ones((1, 4), np.int8), np.ones((1, 2), np.float16))
    layer = BlockLinear(from_codes(np.full((1, 128), 3), numbers, 0, 2, 32), per_row=per_row)
    values = np.full((1, 128), 0.5, np.float32)
    values[0, ::128] = 127.0
    if not per_row:
        values[0, 64:] = 0.0
    error = np.abs(layer(values) - exact(layer.weights, values))
    assert 0.9 * layer.bound(values)[0, 0] < error[0, 0] <= layer.bound(values)[0, 0]


def test_the_bound_knows_what_offsets_cancel() -> None:
    """Weights that are zero up to their last bit: what is added are large products, which round."""
    rng = np.random.default_rng(4)
    scales = rng.uniform(1, 2, (64, 8)).astype(np.float32)
    offsets = (-15 * scales.astype(np.float64)).astype(np.float32)
    codes = np.full((64, 256), 15)
    layer = BlockLinear.from_numpy(codes, scales, 0, bits=4, block=32, offsets=offsets)
    values = rng.normal(size=(20, 256)).astype(np.float32) * np.float32(1e4)
    error = np.abs(layer(values) - exact(layer.weights, values))
    assert (error <= layer.bound(values)).all() and error.max() > 1e-3
