"""Operators that pack a band of rows at a time: the same numbers, whatever the layer; and when they do so."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from isa_specs.cores import Caches
from sketches.encoding import Operand
from synth import compiler
from synth.compiler.epilogue import Epilogue, Threshold
from synth.compiler.geometry import Geometry
from synth.compiler.operators import Operator
from synth.compiler.schedule import default_plan, estimate
from synth.emit.features import host_features
from tests.compiler.reference import after, conv2d
from tests.needs import Need, skip_where

pytestmark = skip_where(Need.PROCESSOR, "avx2" not in host_features(), "runs x86-64-v3 code")

RNG = np.random.default_rng(7)
BIAS = RNG.integers(-50, 50, 33).astype(np.int32)
LIMITS = np.sort(RNG.integers(-60, 60, (3, 33)), axis=0).astype(np.int32)
LEVELS = Threshold(Operand(2, "unsigned"), LIMITS, np.ones(33, np.int32))
#: Name -> form, image [B, H, W, C], convolution, epilogue; the last ones are pointwise.
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
    "pixels": ("tables", (1, 12, 14, 20), {}, Epilogue()),
    "pixels, residual": ("bitplanes", (2, 12, 14, 40), {}, Epilogue(BIAS, residual=True)),
    "pixels, groups": ("bytes", (3, 12, 14, 22), {"groups": 11}, Epilogue(BIAS, relu=True, last=LEVELS)),
    "pixels, packed": ("tables", (2, 12, 14, 16), {},
        Epilogue(BIAS, residual=True, last=replace(LEVELS, packed=True))),
}  # fmt: skip


def in_bands(conv: Operator, band: int) -> Operator:
    problem = replace(conv.problem, band=band)
    return replace(conv, problem=problem, plan=default_plan(problem, conv.threads))


@pytest.mark.exhaustive("operators", cover="name threads")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", CASES)
def test_every_band_gives_the_same_numbers(name: str, threads: int) -> None:
    """Of rows; of a pointwise layer every number of pixels that tiles fill and that divides an image."""
    form, shape, options, epilogue = CASES[name]
    rng, kernel = np.random.default_rng(3), 1 if "pixels" in name else 3
    activations = Operand(2, "bipolar" if "encoding" in options else "unsigned").values
    x = rng.choice(activations, shape)
    weights = rng.choice([-1, 1], (33, kernel, kernel, shape[-1] // options.get("groups", 1)))
    turned = options.get("layout") == "NCHW"

    def turn(values: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(values.transpose(0, 3, 1, 2)) if turned else values

    given = {"form": form, "threads": threads, "epilogue": epilogue, "target": "x86-64-v3", **options}
    conv = compiler.bitserial_conv2d(weights, turn(x).shape, 2, 1, **given)
    assert conv.problem.band == 0
    sums = conv2d(x, weights, conv.geometry)
    residual = rng.integers(-99, 99, sums.shape).astype(np.int32) if epilogue.residual else None
    arguments = (turn(x), None if residual is None else turn(residual))
    whole = conv(*arguments)
    if not epilogue.packed:
        np.testing.assert_array_equal(whole, turn(after(epilogue, sums, residual)))
    step, count = 1, conv.problem.grid.out_rows
    if kernel == 1:
        step, count = conv.plan.tile.columns, conv.problem.pixels
    bands = [n for n in range(step, count + 1, step) if count % n == 0]
    assert len(bands) > 1
    for band in bands:
        again = in_bands(conv, band)
        np.testing.assert_array_equal(again(*arguments), whole, f"bands of {band}")
        assert (
            again.problem.grid.out_rows == count // band
            if kernel == 1
            else "band" in again.schedule().mod.script()
        )


def test_pixels_go_in_bands_where_they_are_many() -> None:
    """A product beyond the cache; not with strides over pixels, surplus columns, or planes as output."""
    weights = np.ones((64, 1, 1, 512), int)
    options: dict[str, Any] = {"form": "tables", "target": "x86-64-v3"}
    made = compiler.bitserial_conv2d(weights, (1, 28, 28, 512), 2, 1, **options).problem
    assert made.band % made.columns == 784 % made.band == 0 < made.band
    core = made.form.core
    assert made.band * 512 * 4 <= core.measured.capacity * core.caches.second
    turned = compiler.bitserial_conv2d(weights, (1, 512, 28, 28), 2, 1, layout="NCHW", **options)
    assert turned.problem.band == 0
    assert (
        estimate(made.geometry, made.form, layout="NCHW").bands
        == (0,)
        != estimate(made.geometry, made.form).bands
    )
    with pytest.raises(ValueError, match="no part of an output of planes"):
        in_bands(turned, made.band)
    assert estimate(replace(made.geometry, strides=(2, 2), height=56, width=56), made.form).bands == (0,)
    assert estimate(replace(made.geometry, height=29, width=29), made.form).bands == (0,)


def test_bands_fit_a_cache_and_feed_the_threads() -> None:
    """None where all fits, where no row does, and where packing twice or an idle thread costs more."""
    geometry = Geometry(1, 56, 56, 64, 64, (3, 3), padding=(1, 1, 1, 1))
    weights = np.ones((64, 3, 3, 64), int)
    form = compiler.bitserial_conv2d(
        weights, (1, 56, 56, 64), 2, 1, padding=1, form="tables", target="x86-64-v3"
    ).problem.form
    room = form.core.measured.capacity * form.core.caches.second
    assert (
        estimate(geometry, form).bands[0] == 8
    )  # 10 rows of 58 pixels of 256 bytes are 148 kB; 16 are 238 kB
    assert 10 * 58 * 256 <= room < 16 * 58 * 256
    assert [estimate(geometry, form, threads).bands[0] for threads in (2, 4, 8)] == [7, 7, 7]
    assert estimate(geometry, form, 7).bands[0] == 8
    for threads in (3, 5, 6, 12, 16):  # some threads would have a band more than others
        assert estimate(geometry, form, threads).bands[0] == 0
    small = replace(geometry, height=9)
    assert room >= 11 * 58 * 256
    assert estimate(small, form).bands[0] == 0
    assert estimate(replace(geometry, width=56 * 90), form).bands[0] == 0
    # Of a prime number of rows there are bands of one row alone, three rows packed for each.
    assert estimate(replace(geometry, height=61), form).bands[0] == 0
    # More rows on a core with a larger cache; the cycles of a layer without bands grow with a slower one.
    made = compiler.bitserial_conv2d(
        weights, (1, 56, 56, 64), 2, 1, padding=1, form="tables", target="znver3"
    )
    form = made.problem.form
    large = replace(form.core, caches=Caches(32 << 10, 4 << 20, 32))
    slow = replace(form.core, caches=Caches(32 << 10, 1 << 10, 1))
    assert estimate(geometry, form).bands[0] == 14
    assert estimate(geometry, replace(form, core=large)).bands[0] == 0
    assert estimate(geometry, replace(form, core=slow)).cycles > estimate(geometry, form).cycles
