"""Sums and thresholds in the machine's own instructions: every pair of bytes, every level."""

from typing import Any

import numpy as np
import pytest
from tvm import relax

from synth.compiler.machines import compile_target, host_name
from synth.model.compiled import build
from synth.model.native import has_fused_product, use_instructions
from synth.model.pipeline import to_functions
from synth.qnn import ops as qnn
from synth.qnn.graph import bindings, main_function, op_name
from synth.qnn.ops.byte_pairs import fused_sums, sum_factors
from synth.qnn.passes import canonicalize
from tests.qnn.relax_model import F, Model

HOST = compile_target(host_name())
#: Types, scales and zero points of both operands and of the result; the largest value (a relu taken in is
#: qmin).
SUMS = [
    ("int8", "uint8", (0.0243, 0), (0.0128, 0), (0.0209, 0), (0, 255)),
    ("uint8", "uint8", (0.5, 128), (0.25, 3), (0.375, 7), (0, 255)),
    ("int8", "int8", (1.0, -5), (2.0, 127), (2.0, -128), (-128, 127)),
    ("uint8", "int8", (3e-7, 255), (41.0, 1), (0.3, 9), (-100, 90)),
]


def pairs(left: str, right: str) -> tuple[np.ndarray, np.ndarray]:
    ranges = [np.arange(np.iinfo(d).min, np.iinfo(d).max + 1).astype(d) for d in (left, right)]
    lhs, rhs = np.meshgrid(*ranges, indexing="ij")
    return np.ascontiguousarray(lhs), np.ascontiguousarray(rhs)


def compiled(module: Any) -> tuple[Any, set[str | None]]:
    """The module with the machine's instructions, and the operators of it that were left."""
    native = use_instructions(module, HOST)
    left = {op_name(value) for _, value in bindings(main_function(native))}
    return build(to_functions(canonicalize(native)), HOST), left


@pytest.mark.parametrize("case", SUMS, ids=lambda case: "-".join(map(str, case[:2])))
def test_sums_of_all_pairs(case: tuple[Any, ...]) -> None:
    left, right, ls, rs, out, (low, high) = case
    lhs, rhs = pairs(left, right)
    dtype = "uint8" if low >= 0 else "int8"
    scales = [value for s, z in (ls, rs, out) for value in (F(s), np.int32(z))]

    def body(m: Model, x: Any, y: Any) -> list[Any]:
        return [m(qnn.add(x, y, *scales, qmin=low, qmax=high, out_dtype=dtype, method="qlinear"))]

    model, names = compiled(Model(x=(lhs.shape, left), y=(rhs.shape, right)).build(body))
    assert ("qnn.add" in names) != has_fused_product(HOST)
    by_left, by_right, fixed = sum_factors(*(np.float32(s) for s in scales))
    # The products have 32 bits, so that 64 of the sum leave no halfway case to chance.
    wide = np.longdouble
    inner = (rhs.astype(wide) * wide(by_right) + wide(fixed)).astype(np.float32)
    real = (lhs.astype(wide) * wide(by_left) + inner.astype(wide)).astype(np.float32)
    np.testing.assert_array_equal(model(lhs, rhs), np.clip(np.rint(real), low, high).astype(dtype))


def test_sums_that_are_not_fused() -> None:
    """3 (1 + 2^-23) lies halfway between two float32; the rest decides, and is too small for float64."""
    odd = np.float32(1 + 2.0**-23)
    assert fused_sums("int8", "int8", odd, np.float32(2.0**-20), np.float32(0.5)) is not None
    assert fused_sums("int8", "int8", odd, np.float32(2.0**-100), np.float32(2.0**-60)) is None
    assert fused_sums("int8", "int8", np.float32(3e38), odd, np.float32(0)) is None, "beyond float32"
    assert has_fused_product(compile_target("rpi4")) and has_fused_product(compile_target("x86-64-v3"))
    assert not has_fused_product(compile_target("armv7"))


LEVELS = {
    "one": ([[7]], [1], 0, 1), "beyond": ([[-200, -128, 5, 127, 128, 300]], [1], -3, 2),
    "down": ([[-200, -127, -4, 0, 128, 129]], [-1], 1, -1), "none": ([[400]], [1], 5, 1),
    "shared": ([[-3, 90], [90, -3], [-3, 90]], [1, 1, 1], 0, 1),
    "each": ([[-3, 90], [0, 1], [7, 300]], [1, 1, 1], 0, 1),
    "mixed": ([[-3, 90], [0, 1], [7, 300]], [1, -1, 1], 0, 1),
}  # fmt: skip


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32"])
@pytest.mark.parametrize("name", LEVELS)
def test_thresholds_of_all_bytes(name: str, dtype: str) -> None:
    table, sign, base, step = LEVELS[name]
    limits, signs = np.array(table, np.int32), np.array(sign, np.int32)
    x = np.broadcast_to(
        np.arange(-300, 400) if dtype == "int32" else pairs(dtype, dtype)[1][0],
        (2, 3, 700 if dtype == "int32" else 256),
    )
    x = np.ascontiguousarray(x.astype(dtype))

    def body(m: Model, data: Any) -> list[Any]:
        wide = data if dtype == "int32" else m(relax.op.astype(data, "int32"))
        return [m(qnn.threshold(wide, limits, signs, axis=1, base=base, step=step, out_dtype="int8"))]

    model, names = compiled(Model(x=(x.shape, dtype)).build(body))
    assert ("qnn.threshold" in names) == (name in ("mixed",) or (name == "down" and dtype == "int32"))
    signed = x.astype(np.int64) * np.broadcast_to(signs[:, None], (3, 1))
    count = (signed[..., None] >= np.broadcast_to(limits, (3, limits.shape[1]))[:, None]).sum(-1)
    np.testing.assert_array_equal(model(x), (base + step * count).astype(np.int8))


POOLS: list[dict[str, Any]] = [
    {"pool_size": (5, 5), "padding": (2, 2, 2, 2)},
    {"pool_size": (13, 9), "padding": (6, 4, 6, 4)},
    {"pool_size": (6, 3), "strides": (2, 3), "padding": (1, 0, 3, 2)},
    {"pool_size": (5, 4), "strides": (3, 1), "dilation": (2, 1), "padding": (4, 0, 1, 3)},
]


@pytest.mark.parametrize("how", POOLS, ids=lambda how: "x".join(map(str, how["pool_size"])))
@pytest.mark.parametrize("dtype", ["uint8", "int8"])
def test_maxima_over_large_windows(dtype: str, how: dict[str, Any]) -> None:
    """In two steps the same numbers as in one, also where nothing is larger than the padding."""
    x = np.random.default_rng(4).integers(0, 256, (2, 3, 17, 15)).astype(np.uint8).view(dtype)
    x[0, 0] = np.iinfo(dtype).min
    module = Model(x=(x.shape, dtype)).build(lambda m, v: [m(qnn.max_pool2d(v, **how), "pool")])
    found, _ = compiled(module)
    assert len(found.plan.steps) == 2
    plain = build(to_functions(canonicalize(module)), HOST)
    assert len(plain.plan.steps) == 1
    np.testing.assert_array_equal(found(x), plain(x))


def test_maxima_over_small_windows_are_taken_at_once() -> None:
    """And of floats, where a NaN ends up depends on the order."""
    small = Model(x=((1, 3, 9, 9), "uint8")).build(
        lambda m, v: [m(qnn.max_pool2d(v, pool_size=(3, 3), strides=(2, 2)), "pool")]
    )
    floats = Model(x=((1, 3, 9, 9), "float32")).build(
        lambda m, v: [m(relax.op.nn.max_pool2d(v, pool_size=(7, 7)), "pool")]
    )
    assert [len(compiled(module)[0].plan.steps) for module in (small, floats)] == [1, 1]


@pytest.mark.parametrize("mode", ["half_pixel", "asymmetric", "align_corners"])
def test_bilinear_resizes_are_one_step_across_and_one_down(mode: str) -> None:
    x = np.random.default_rng(0).standard_normal((2, 3, 5, 7)).astype(F)
    how = {"layout": "NCHW", "method": "linear", "coordinate_transformation_mode": mode}
    module = Model(x=(x.shape, "float32")).build(
        lambda m, x: [m(relax.op.image.resize2d(x, (11, 16), **how))]
    )
    model, left = compiled(module)
    assert "relax.image.resize2d" not in left
    wanted = build(to_functions(canonicalize(module)), HOST)(x)  # TVM's operator: all four neighbours at once
    np.testing.assert_array_equal(model(x), wanted)
    one = Model(x=(x.shape, "float32")).build(lambda m, x: [m(relax.op.image.resize2d(x, (1, 1), **how))])
    at = (2, 3) if mode == "half_pixel" else (0, 0)
    np.testing.assert_array_equal(compiled(one)[0](x)[:, :, 0, 0], x[:, :, *at])
