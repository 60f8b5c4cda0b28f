"""Transposed convolutions as plain ones: the same integers, whatever strides, padding and groups."""

from typing import Any

import numpy as np
import pytest
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.passes import plain_convolutions
from tests.qnn.qnn_harness import RANGES, i32, whole
from tests.qnn.relax_model import Model, calls, run
from tests.qnn.test_qnn_layers import transposed

GEOMETRIES: dict[str, dict[str, Any]] = {
    "plain": {},
    "shuffle": {"strides": (2, 2)},
    "crooked": {"strides": (2, 3), "padding": (1, 0, 2, 1)},
    "output-padding": {"strides": (2, 2), "output_padding": (1, 0), "groups": 2},
    "wide-output-padding": {"strides": (3, 4), "output_padding": (2, 3), "padding": (0, 1, 0, 0)},
    "depthwise": {"groups": 4, "strides": (2, 2), "padding": (0, 1, 1, 0)},
    "strides-beyond-taps": {"strides": (5, 4), "padding": (2, 1, 0, 3)},
    "inputs-cropped": {"padding": (3, 2, 0, 1)},
}


def module_of(dtype: str, shape: tuple[int, ...], layer: Any, *constants: Any, **attributes: Any) -> Any:
    return Model(x=(shape, dtype)).build(lambda m, x: [m(layer(x, *constants, **attributes), "layer")])


@pytest.mark.exhaustive("operators", every=3)
@pytest.mark.parametrize("name", GEOMETRIES)
def test_integers(name: str) -> None:
    geometry = GEOMETRIES[name]
    for number, (data, weights) in enumerate((("uint8", "int8"), ("int8", "uint8"))):
        x, w = whole(data, (2, 4, 4, 5), seed=number), whole(weights, (4, 3, 3, 2), seed=number)
        for zd, zw in ((RANGES[data][0] + 9, 3), (0, 0)):
            module = module_of(data, x.shape, qnn.conv2d_transpose, w, i32(zd), i32(zw), **geometry)
            plain = plain_convolutions(module)
            names = calls(plain)
            assert "qnn.conv2d_transpose" not in {op for _, op in names}
            assert ("layer", "qnn.conv2d") in names
            want = transposed(x.astype(int) - zd, w.astype(int) - zw, **geometry)
            (got,) = run(plain, x)
            np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("name", GEOMETRIES)
def test_floats(name: str) -> None:
    """Whole numbers, whose sums are exact."""
    geometry = GEOMETRIES[name]
    x, w = (whole("int8", shape).astype(np.float32) for shape in ((2, 4, 4, 5), (4, 3, 3, 2)))
    module = module_of("float32", x.shape, relax.op.nn.conv2d_transpose, relax.const(w), **geometry)
    plain = plain_convolutions(module)
    assert ("layer", "relax.nn.conv2d") in calls(plain)
    (got,) = run(plain, x)
    np.testing.assert_array_equal(got, transposed(x.astype(int), w.astype(int), **geometry))


def test_a_scale_at_run_time_comes_after_the_interleaving() -> None:
    """It might be one of each channel, of which the phases have more."""
    w = whole("int8", (4, 3, 2, 2))
    model = Model(x=((1, 4, 5, 5), "int8"), s=((3, 1, 1), "float32"))
    module = model.build(
        lambda m, x, s: [
            m(
                qnn.dequantize(m(qnn.conv2d_transpose(x, w, i32(0), i32(0), strides=(2, 2))), s, i32(0)),
                "real",
            )
        ]
    )
    plain = plain_convolutions(module)
    names = [op for _, op in calls(plain)]
    assert names.index("relax.permute_dims") < names.index("qnn.dequantize")
    x, scale = whole("int8", (1, 4, 5, 5)), np.array([1, 2, 4], np.float32).reshape(3, 1, 1)
    (got,) = run(plain, x, scale)
    np.testing.assert_array_equal(got, transposed(x.astype(int), w.astype(int), strides=(2, 2)) * scale)


def test_what_stays() -> None:
    """Taps that lie apart, zero points that differ, weights at run time."""
    w = whole("int8", (4, 3, 3, 2))
    points = np.arange(3, dtype=np.int32).reshape(1, 3, 1, 1)
    kept: list[tuple[Any, dict[str, Any]]] = [(i32(0), {"dilation": (2, 1)}), (points, {})]
    for zero, geometry in kept:
        module = module_of("int8", (2, 4, 4, 5), qnn.conv2d_transpose, w, i32(0), zero, **geometry)
        assert calls(plain_convolutions(module)) == calls(module)
    at_run_time = Model(x=((2, 4, 4, 5), "int8"), w=((4, 3, 3, 2), "int8")).build(
        lambda m, x, weights: [m(qnn.conv2d_transpose(x, weights, i32(0), i32(0)), "layer")]
    )
    assert calls(plain_convolutions(at_run_time)) == calls(at_run_time)
