"""Operators that pack a band of rows at a time: the same numbers, whatever the layer; and when they do so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sketches.encoding import Operand
from synth import compiler
from synth.compiler.epilogue import Epilogue, Threshold
from synth.compiler.geometry import Geometry
from synth.compiler.operators import Operator
from synth.compiler.schedule import BAND_BYTES, band_rows
from synth.emit.features import host_features
from tests.compiler.reference import after, conv2d

pytestmark = pytest.mark.skipif("avx2" not in host_features(), reason="runs x86-64-v3 code")

RNG = np.random.default_rng(7)
BIAS = RNG.integers(-50, 50, 33).astype(np.int32)
LIMITS = np.sort(RNG.integers(-60, 60, (3, 33)), axis=0).astype(np.int32)
LEVELS = Threshold(Operand(2, "unsigned"), LIMITS, np.ones(33, np.int32))
#: Name -> form, image [B, H, W, C], convolution, epilogue.
CASES: dict[str, tuple[str, tuple[int, ...], dict[str, Any], Epilogue]] = {
    "plain": ("tables", (1, 6, 9, 20), {"padding": 1}, Epilogue()),
    "images": ("tables", (3, 8, 5, 40), {"padding": (0, 1, 2, 1)}, Epilogue(BIAS, relu=True)),
    "stride": ("bytes", (2, 13, 12, 9), {"padding": 1, "strides": 2}, Epilogue()),
    "dilation": ("bitplanes", (1, 14, 11, 33), {"dilation": 2, "padding": 2}, Epilogue(BIAS, residual=True)),
    "border": ("tables", (1, 8, 8, 12), {"padding": 1, "encoding": "bipolar"}, Epilogue(BIAS, residual=True)),
    "groups": ("bytes", (1, 6, 7, 22), {"padding": 1, "groups": 11}, Epilogue()),
    "levels": ("tables", (2, 6, 6, 16), {"padding": 1}, Epilogue(BIAS, last=LEVELS)),
    "channels first": ("bitplanes", (2, 6, 8, 10), {"padding": 1, "layout": "NCHW"}, Epilogue(residual=True)),
    "packed": ("tables", (2, 6, 6, 16), {"padding": 1}, Epilogue(BIAS, last=replace(LEVELS, packed=True))),
}


def in_bands(conv: Operator, band: int) -> Operator:
    return replace(conv, problem=replace(conv.problem, band=band))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", CASES)
def test_every_band_gives_the_same_numbers(name: str, threads: int) -> None:
    form, shape, options, epilogue = CASES[name]
    rng, encoding, groups = (
        np.random.default_rng(3),
        options.get("encoding", "hybrid"),
        options.get("groups", 1),
    )
    activations = Operand(2, "bipolar" if encoding == "bipolar" else "unsigned").values
    x = rng.choice(activations, shape)
    weights = rng.choice([-1, 1], (33, 3, 3, shape[-1] // groups))
    turned = options.get("layout") == "NCHW"

    def turn(values: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(values.transpose(0, 3, 1, 2)) if turned else values

    given = {"form": form, "threads": threads, "epilogue": epilogue, "target": "x86-64-v3", **options}
    conv = compiler.bitserial_conv2d(weights, turn(x).shape, 2, 1, **given)
    assert conv.problem.band == 0
    sums = conv2d(x, weights, conv.geometry)
    residual = rng.integers(-99, 99, sums.shape).astype(np.int32) if epilogue.residual else None
    arguments = (turn(x), None if residual is None else turn(residual))
    whole, rows = conv(*arguments), conv.problem.grid.out_rows
    if not epilogue.packed:
        np.testing.assert_array_equal(whole, turn(after(epilogue, sums, residual)))
    for band in (n for n in range(1, rows + 1) if rows % n == 0):
        again = in_bands(conv, band)
        np.testing.assert_array_equal(again(*arguments), whole, f"bands of {band} rows")
        assert "band" in again.schedule().mod.script()


def test_bands_fit_a_cache_and_feed_the_threads() -> None:
    """As many rows as fit; none where all does, where a row of pixels does not, or where there are no
    rows."""
    geometry = Geometry(1, 56, 56, 64, 64, (3, 3), padding=(1, 1, 1, 1))
    weights = np.ones((64, 3, 3, 64), int)
    form = compiler.bitserial_conv2d(
        weights, (1, 56, 56, 64), 2, 1, padding=1, form="tables", target="x86-64-v3"
    ).problem.form
    assert band_rows(geometry, form, 7) == 28  # 58 rows of 58 pixels of 256 bytes are 860 kB, 30 are 445 kB
    assert 30 * 58 * 256 <= BAND_BYTES < 58 * 58 * 256
    assert band_rows(geometry, form, 7, threads=2) == 28
    assert band_rows(geometry, form, 7, threads=4) == 14
    assert band_rows(geometry, form, 7, threads=3) == 0  # no number of bands that divides 56 is one of 3
    assert band_rows(replace(geometry, height=28), form, 7) == 0
    assert band_rows(replace(geometry, width=56 * 90), form, 7) == 0
    assert band_rows(replace(geometry, kernel=(1, 1), padding=(0, 0, 0, 0), height=560), form, 7) == 0
