"""Linear layers whose codes are indices into a table: every target equals numpy bit by bit for any table, and
what has no kernel is refused."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import isa_specs
from isa_specs.architecture import architectures
from sketches.blocks import ENTRIES, ENTRY_BITS
from synth.emit.blocks import floats_of
from synth.emit.features import CAP
from synth.errors import UserError
from synth.forms.blocks import BlockWeights, SuperBlockScales, from_codes, unpacked
from synth.library.kinds.linear import TABLE_LINEAR, reference
from synth.linear import BlockLinear, kernels
from synth.linear.kernels import linear_places, load_linear
from synth.linear.layer import BlockLinear as Layer
from tests.conftest import FLOATS, TABLE_PLACES
from tests.isa_specs.differential import why_not_runnable
from tests.linear.layers import exact
from tests.needs import Need, skip


def table_weights(
    rng: np.random.Generator,
    entry_bits: int,
    block: int,
    rows: int,
    k: int,
    each: int = 1,
    half: bool = False,
) -> BlockWeights:
    """Every code, and a table with the smallest and the largest entry, one of them twice. ``each``: groups of
    a super-block."""
    codes, most = rng.integers(0, ENTRIES, (rows, k)), (1 << entry_bits) - 1
    blocks = -(-k // block)
    scales: Any = rng.normal(size=(rows, blocks)).astype("f4" if half else "f2")
    if each > 1:
        integers = rng.integers(-128, 128, (rows, blocks), np.int8)
        scales = SuperBlockScales(integers, rng.normal(size=(rows, blocks // each)).astype(np.float16))
    bias = rng.normal(size=rows).astype(np.float32) if half else None
    made = from_codes(codes, scales, int(rng.integers(0, most + 1)), 4, block, bias)
    table = rng.integers(0, most + 1, ENTRIES).astype(np.uint8)
    table[rng.permutation(ENTRIES)[:3]] = 0, most, most
    return replace(made, table=table, half_zero=half)


@pytest.mark.exhaustive("operators", cover="target")
@pytest.mark.parametrize("entry_bits", ENTRY_BITS)
@pytest.mark.parametrize(("isa", "target"), TABLE_PLACES)
def test_every_target_gives_the_same(isa: str, target: str, entry_bits: int) -> None:
    """Odd numbers of rows and columns, groups that steps leave some of, super-blocks, half a zero point, an
    infinity; many columns for products of matrices."""
    if why_not_runnable(isa, target):
        skip(Need.PROCESSOR, "not executable here")
    rng, kernel = np.random.default_rng(entry_bits), load_linear(entry_bits, isa, target, TABLE_LINEAR)
    floats = floats_of(kernel.isa, target)
    cases = [(32, 37, 120, 1, False), (16, 5, 57, 1, True), (32, 69, 256, 8, False), (16, 3, 128, 4, False)]
    for block, rows, k, each, half in cases:
        weights = table_weights(rng, entry_bits, block, rows, k, each, half)
        assert weights.super_block == each and weights.value_bits == entry_bits
        values = rng.normal(size=(19, k)).astype(np.float32)
        values[0], values[1], values[2, 3] = -1.0, 1.0, np.inf
        wanted, layer = reference(weights, values, floats), BlockLinear(weights, kernel=kernel)
        for count in (1, 2, 3, 19):
            assert np.array_equal(layer(values[:count]), wanted[:count], equal_nan=True), (block, count)


@settings(max_examples=40, deadline=None)
@given(
    entry_bits=st.sampled_from(ENTRY_BITS), block=st.integers(2, 32).map(lambda n: 8 * n),
    rows=st.integers(1, 130), k=st.integers(1, 700), count=st.integers(0, 20), half=st.booleans(),
    per_row=st.booleans(), threads=st.integers(1, 2), seed=st.integers(0, 1 << 30),
)  # fmt: skip
def test_layers_equal_numpy(
    entry_bits: int, block: int, rows: int, k: int, count: int, half: bool, per_row: bool, threads: int,
    seed: int,
) -> None:  # fmt: skip
    rng = np.random.default_rng(seed)
    weights = table_weights(rng, entry_bits, max(block, 16), rows, k, half=half)
    layer = BlockLinear(weights, per_row=per_row, threads=threads)
    values = (rng.normal(size=(count, k)) * 10.0 ** rng.integers(-30, 30, (count, 1))).astype(np.float32)
    found = layer(values)
    assert np.array_equal(found, reference(weights, values, FLOATS, per_row))
    assert (np.abs(found - exact(weights, values)) <= layer.bound(values)).all()


def test_one_kernel_serves_every_table_of_its_bits() -> None:
    rng = np.random.default_rng(1)
    weights = table_weights(rng, 5, 32, 9, 64)
    few, more = (np.full(ENTRIES, most, np.uint8) for most in (31, 32))
    layers = [BlockLinear(replace(weights, table=one)) for one in (weights.table, few, more, more + 223)]
    assert [layer.weights.value_bits for layer in layers] == [5, 5, 8, 8]
    assert layers[0].kernel is layers[1].kernel is not layers[2].kernel is layers[3].kernel


def test_entries_may_be_codes_of_their_own_size() -> None:
    """As PyTorch's layers have them."""
    for entry_bits in ENTRY_BITS:
        one = table_weights(np.random.default_rng(4), entry_bits, 32, 9, 64)
        plain = from_codes(unpacked(one), one.scales, one.zero, one.value_bits, one.block)
        assert plain.table is None and np.array_equal(plain.values(), one.values())


@pytest.mark.parametrize(
    "change",
    [
        {"table": np.zeros(15, np.uint8)}, {"table": np.zeros(16, np.int8)},
        {"zeros": np.zeros((9, 2), np.uint8)}, {"offsets": np.zeros((9, 2), np.float16)},
    ],
)  # fmt: skip
def test_tables_that_no_kernel_reads_are_refused(change: dict[str, Any]) -> None:
    weights = table_weights(np.random.default_rng(2), 5, 32, 9, 64)
    with pytest.raises(UserError, match="one zero point and no offsets"):
        replace(weights, **change)
    five = from_codes(np.zeros((9, 64), int), np.ones((9, 2), np.float16), 0, 5, 32)
    with pytest.raises(UserError, match="for codes of 4 bits"):
        replace(five, table=weights.table)


def test_a_target_without_a_lookup_of_16_bytes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert linear_places("armv7") and not linear_places("armv7", kind=TABLE_LINEAR)
    assert len(TABLE_PLACES) == sum(len(linear_places(m, kind=TABLE_LINEAR)) for m in architectures())
    assert not TABLE_LINEAR.has_kernels(isa_specs.load("neon"), "armv7")
    monkeypatch.setattr(kernels, "portable_host", lambda: "armv7")
    with pytest.raises(UserError, match="armv7 has no kernel for codes in a table"):
        load_linear(5, kind=TABLE_LINEAR)


def test_a_processor_without_the_instructions_runs_portable_c(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CAP, "x86-64-v2")
    monkeypatch.setattr(kernels, "_loaded", kernels._loaded.__wrapped__)
    rng = np.random.default_rng(3)
    for entry_bits in ENTRY_BITS:
        weights = table_weights(rng, entry_bits, 32, 37, 120)
        layer, values = Layer(weights), rng.normal(size=(3, 120)).astype(np.float32)
        assert layer._machine.describe().startswith("portable C")
        assert np.array_equal(layer(values), reference(weights, values, FLOATS))
