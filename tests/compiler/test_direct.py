"""Direct convolution and dense layers: against numpy on int64 and float64, on every layout and data type."""

import itertools
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import tvm
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sketches.encoding import Operand
from synth.compiler.direct import DirectOperator, InputWeights, Output8, direct_conv2d, direct_dense
from synth.compiler.direct.operators import candidate_methods, direct_operator
from synth.compiler.direct.planes import planes
from synth.compiler.direct.winograd import Winograd
from synth.compiler.epilogue import Threshold
from synth.compiler.export import export_levels, run_emulated
from synth.compiler.export_text import Parameter
from synth.compiler.geometry import Geometry
from synth.compiler.machines import compile_target
from synth.compiler.threads import load, use_threads
from synth.emit.features import host_target
from synth.errors import UserError
from tests.compiler.reference import conv2d, in_float32
from tests.needs import Need, skip, skip_where

Array = NDArray[Any]
V3 = "x86-64-v3"
VNNI = {"kind": "llvm", "mtriple": "x86_64-linux-gnu", "mcpu": "cascadelake"}


@dataclass(frozen=True)
class Case:
    """A layer with random weights. ``weights``: their limits. ``zero_points``: of data and weights (one per
    filter where None). ``output``: requantized to these limits, with some ``operations`` before; ``levels``:
    the operand of whose values there are thresholds instead, and their type. ``out_layout``: where it is
    another than ``layout``."""

    geometry: Geometry
    dtype: str = "float32"
    layout: str = "NCHW"
    weights: tuple[int, int] = (-128, 127)
    zero_points: tuple[int, int | None] = (0, 0)
    bias: bool = False
    relu: bool = False
    output: tuple[int, int] | None = None
    threads: int = 1
    out_layout: str | None = None
    operations: bool = False
    levels: tuple[Operand, str] | None = None

    @property
    def stored_layout(self) -> str:
        return self.out_layout or self.layout

    @property
    def rows(self) -> bool:
        return self.layout == "rows"

    @property
    def filters(self) -> int:
        return self.geometry.groups * self.geometry.filters


SQUARE = Geometry(1, 9, 11, 5, 7, (3, 3), padding=(1, 1, 1, 1))
STRIDED = Geometry(2, 12, 13, 6, 10, (3, 3), (2, 2), (1, 1, 1, 1))
FIRST = Geometry(1, 19, 18, 3, 9, (7, 7), (2, 2), (3, 3, 3, 3))
CROOKED = Geometry(1, 13, 12, 8, 9, (3, 2), (2, 3), (0, 2, 1, 0), (2, 1))
GAPPED = Geometry(1, 9, 8, 3, 2, (2, 2), (3, 3), (0, 1, 0, 1), (2, 2))
POINTWISE = Geometry(1, 9, 9, 20, 33)
STRIDED_POINTWISE = Geometry(2, 7, 9, 17, 16, strides=(2, 2))
DEPTHWISE = Geometry(1, 10, 9, 1, 1, (3, 3), padding=(1, 1, 1, 1), groups=5)
GROUPED = Geometry(1, 10, 9, 3, 2, (3, 3), (2, 2), (1, 1, 1, 1), groups=2)
SMALL = Geometry(1, 4, 4, 70, 66, (3, 3), padding=(1, 1, 1, 1))
TALL = Geometry(1, 40, 30, 64, 24, (3, 3), padding=(1, 1, 1, 1))
DOT = Geometry(1, 1, 1, 33, 40)
WIDE_KERNEL = Geometry(1, 4, 40, 2, 3, (1, 15), padding=(0, 7, 0, 7))


def dense(rows: int, inputs: int, outputs: int) -> Geometry:
    return Geometry(1, 1, rows, inputs, outputs)


CASES = {
    **{
        f"{name}-float": Case(geometry, layout=layout, bias=True)
        for name, geometry, layout in (
            ("square", SQUARE, "NCHW"), ("strided", STRIDED, "NCHW"), ("first", FIRST, "NCHW"),
            ("crooked", CROOKED, "NHWC"), ("gapped", GAPPED, "NCHW"), ("depthwise", DEPTHWISE, "NCHW"),
            ("grouped", GROUPED, "NHWC"), ("wide", WIDE_KERNEL, "NCHW"), ("tall", TALL, "NCHW"),
            ("pointwise", POINTWISE, "NCHW"), ("strided-pointwise", STRIDED_POINTWISE, "NHWC"),
        )
    },
    "small-relu": Case(SMALL, relu=True, bias=True),
    "square-nhwc": Case(replace(SQUARE, filters=16), layout="NHWC"),
    "dense-float": Case(dense(3, 70, 40), layout="rows", bias=True),
    "deep-pointwise": Case(Geometry(1, 9, 9, 400, 12), relu=True),
    "square-u8": Case(SQUARE, "uint8", zero_points=(7, 3), bias=True),
    "square-s8": Case(SQUARE, "int8", "NHWC", zero_points=(-128, -5)),
    "strided-u8": Case(STRIDED, "uint8", "NHWC", zero_points=(255, None), bias=True, output=(0, 255)),
    "strided-s8": Case(STRIDED, "int8", zero_points=(127, 0), bias=True, relu=True),
    "first-u8": Case(FIRST, "uint8", zero_points=(114, 0), output=(-128, 127), relu=True),
    "crooked-s8": Case(CROOKED, "int8", zero_points=(3, 0), output=(-8, 7)),
    "gapped-u8": Case(GAPPED, "uint8", "NHWC", zero_points=(1, 2)),
    "pointwise-u8": Case(POINTWISE, "uint8", zero_points=(9, 0), output=(1, 200), bias=True),
    "depthwise-s8": Case(DEPTHWISE, "int8", zero_points=(-3, None), output=(-128, 127)),
    "depthwise-u8": Case(DEPTHWISE, "uint8", "NHWC", zero_points=(200, 0)),
    "grouped-u8": Case(GROUPED, "uint8", zero_points=(5, 0), bias=True),
    "small-s8": Case(SMALL, "int8", output=(-128, 127), bias=True),
    "dense-u8": Case(dense(5, 65, 10), "uint8", "rows", zero_points=(4, 1), output=(0, 255)),
    "dense-s8": Case(dense(1, 129, 64), "int8", "rows", bias=True),
    "byte-pairs-u8": Case(SQUARE, "uint8", weights=(-64, 64), zero_points=(31, 0), bias=True),
    "byte-pairs-s8": Case(STRIDED, "int8", "NHWC", weights=(-64, 64), zero_points=(-31, 0)),
    "byte-pairs-dense": Case(dense(2, 47, 24), "uint8", "rows", weights=(-64, 64), output=(0, 15)),
    "runs-s8": Case(FIRST, "int8", "NHWC", zero_points=(-3, 5), bias=True),
    "runs-turned": Case(
        replace(FIRST, filters=40), "uint8", out_layout="NHWC", zero_points=(114, None), output=(0, 255),
        relu=True
    ),
    "runs-transposed": Case(replace(FIRST, filters=24), "int8", "NHWC", out_layout="NCHW", output=(-100, 90)),
    "runs-bytes": Case(
        replace(FIRST, filters=40, height=32, width=33), "int8", "NHWC", weights=(-64, 64),
        zero_points=(-31, 0)
    ),
    "runs-float": Case(replace(FIRST, filters=40, width=40), layout="NHWC", bias=True, relu=True),
    "runs-one-channel": Case(
        Geometry(2, 12, 29, 1, 17, (2, 5), (1, 3), (0, 1, 1, 4)), "uint8", "NHWC", zero_points=(255, 0)
    ),
    "runs-gapped-rows": Case(
        Geometry(1, 15, 14, 5, 16, (3, 2), (2, 1), (2, 0, 2, 0), (3, 1)), "int8", "NHWC", output=(-128, 127)
    ),
    "runs-wider-than-image": Case(
        Geometry(1, 3, 2, 2, 32, (3, 7), (1, 4), (1, 5, 1, 5)), "int8", "NHWC", zero_points=(127, -1)
    ),
    "runs-unread-columns": Case(Geometry(1, 9, 70, 3, 96, (2, 4), (5, 5)), "uint8", "NHWC",
                                zero_points=(9, 1)),
    "runs-threads": Case(replace(FIRST, height=60), "int8", "NHWC", threads=2, bias=True),
    "operations-s8": Case(SQUARE, "int8", output=(-128, 127), operations=True),
    "operations-turned": Case(
        replace(FIRST, filters=32), "int8", out_layout="NHWC", output=(0, 255), operations=True, bias=True
    ),
    "operations-groups": Case(GROUPED, "uint8", "NHWC", zero_points=(5, 0), output=(0, 15), operations=True),
    "operations-dense": Case(dense(3, 65, 10), "uint8", "rows", output=(-8, 7), operations=True),
    "turned-float": Case(STRIDED, out_layout="NHWC", bias=True),
    "turned-pointwise": Case(POINTWISE, "uint8", "NHWC", out_layout="NCHW", zero_points=(3, 0)),
    "even": Case(Geometry(2, 8, 6, 9, 13, (3, 3), padding=(0, 1, 2, 0)), "int8", zero_points=(-128, None),
                 bias=True, output=(-128, 127)),
    "even-turned": Case(Geometry(1, 14, 4, 24, 24, (3, 3), padding=(1, 1, 1, 1)), "uint8", "NHWC",
                        zero_points=(255, 0), out_layout="NCHW", relu=True),
    "levels-s8": Case(SQUARE, "int8", "NHWC", zero_points=(-128, -5), levels=(Operand(3, "twos"), "int8")),
    "levels-u8": Case(STRIDED, "uint8", bias=True, levels=(Operand(2, "unsigned"), "uint8")),
    "levels-even": Case(Geometry(1, 14, 9, 24, 20, (3, 3), padding=(1, 1, 1, 1)), "uint8", "NHWC",
                        weights=(-4, 3), levels=(Operand(3, "unsigned"), "uint8")),
    "levels-bipolar": Case(GROUPED, "uint8", "NHWC", out_layout="NCHW",
                           levels=(Operand(2, "bipolar"), "int8")),
    "levels-depthwise": Case(DEPTHWISE, "int8", relu=True, levels=(Operand(1, "bipolar"), "int8")),
    "levels-dense": Case(dense(3, 65, 10), "uint8", "rows", levels=(Operand(1, "unsigned"), "int8")),
    "levels-threads": Case(TALL, "uint8", threads=2, levels=(Operand(3, "twos"), "int8")),
    "threads-bands": Case(replace(TALL, batch=3, filters=20), "uint8", "NHWC", threads=2, output=(3, 250)),
    "threads-uneven": Case(Geometry(1, 8, 9, 20, 12, (3, 3), padding=(1, 1, 1, 1)), "int8", threads=3),
    "threads-rows": Case(TALL, "uint8", threads=2, output=(0, 255)),
    "threads-loops": Case(SMALL, threads=2, bias=True),
    "threads-groups": Case(DEPTHWISE, "int8", threads=2),
    "threads-direct": Case(POINTWISE, threads=2),
    "threads-transposed": Case(replace(SMALL, batch=3), "uint8", threads=2, zero_points=(7, 0)),
}  # fmt: skip
VNNI_CASES = (
    "small-relu", "square-u8", "square-s8", "strided-u8", "depthwise-s8", "small-s8", "pointwise-u8",
    "dense-s8", "runs-s8", "runs-turned", "runs-one-channel", "runs-wider-than-image",
)  # fmt: skip


def thresholds(case: Case, sums: Array) -> Threshold | None:
    """Limits that the sums [..., filters] of a case just reach or miss by one, and int32's ends."""
    if case.levels is None:
        return None
    operand, stored = case.levels
    random, flat = np.random.default_rng(9), sums.reshape(-1, case.filters)
    sign = np.where(np.arange(case.filters) % 3 == 1, -1, 1).astype(np.int32)
    chosen = random.integers(0, len(flat), ((1 << operand.bits) - 1, case.filters))
    limits = np.take_along_axis(flat, chosen, 0) * sign + random.integers(0, 2, chosen.shape)
    limits[0, 2::3], limits[-1, 3::4] = np.iinfo(np.int32).min, np.iinfo(np.int32).max
    return Threshold(operand, np.sort(limits, axis=0), sign, stored=stored)


def operands(case: Case) -> tuple[Array, Array | int, Array | None, Output8 | Threshold | None]:
    """Weights, their zero point, bias and output of a case."""
    random = np.random.default_rng(len(repr(case)))
    shape = (case.filters, *case.geometry.kernel, case.geometry.channels)
    if case.dtype == "float32":
        bias = random.standard_normal(case.filters).astype(np.float32) if case.bias else None
        return random.standard_normal(shape).astype(np.float32), 0, bias, None
    weights = random.integers(case.weights[0], case.weights[1] + 1, shape).astype(np.int8)
    zero = case.zero_points[1]
    zeros = random.integers(-9, 10, case.filters) if zero is None else zero
    bias = random.integers(-5000, 5000, case.filters).astype(np.int32) if case.bias else None
    output: Output8 | Threshold | None = None
    if case.output is not None:
        # Powers of two make ties, of which there are many.
        scale = np.where(np.arange(case.filters) % 2, 2.0**-9, random.uniform(1e-4, 1e-3, case.filters))
        dtype = "uint8" if case.output[0] >= 0 else "int8"
        output = Output8(scale.astype(np.float32), case.output[0] + 5, *case.output, dtype)
    if case.operations and isinstance(output, Output8):
        each = random.uniform(0.3, 2, (4, case.filters)).astype(np.float32)
        one = np.array([0.3], np.float32)
        steps = (
            ("multiply", each[0]), ("add", each[1]), ("maximum", -each[2]), ("multiply", one),
            ("divide", one),
            ("divide", each[3]), ("add", -one), ("minimum", 40 * each[2]), ("multiply", one),
        )  # fmt: skip
        output = replace(output, operations=steps)
    if case.levels is not None:
        made = integer_sums(case, inputs(case)[0], weights, zeros, bias)
        output = thresholds(case, made)
    return weights, zeros, bias, output


def integer_sums(case: Case, x: Array, weights: Array, zeros: Array | int, bias: Array | None) -> Array:
    """[B, OH, OW, M] by numpy on int64, after the relu."""
    per_filter = np.broadcast_to(np.asarray(zeros), (case.filters,)).reshape(-1, 1, 1, 1)
    sums = conv2d(x, weights.astype(np.int64) - per_filter, case.geometry, (case.zero_points[0], 0))
    if bias is not None:
        sums = sums + bias
    return np.maximum(sums, 0) if case.relu else sums


def build(case: Case, target: Any, as_input: bool = False) -> DirectOperator:
    given, zeros, bias, output = operands(case)
    weights: Any = given
    if as_input:
        weights, zeros = InputWeights(given.shape, str(given.dtype)), 0
    options: dict[str, Any] = {
        "data_dtype": case.dtype, "data_zero_point": case.zero_points[0], "weight_zero_point": zeros,
        "bias": bias, "relu": case.relu, "output": output, "threads": case.threads,
    }  # fmt: skip
    if case.rows:
        weights = weights.reshape(case.filters, case.geometry.channels)
        return direct_dense(weights, case.geometry.width, target, **options)
    return direct_conv2d(
        weights, case.geometry, target, layout=case.layout, out_layout=case.out_layout, **options
    )


def inputs(case: Case) -> list[Array]:
    """Random data [B, H, W, C], and for integers the least and the largest values."""
    g, random = case.geometry, np.random.default_rng(5)
    shape = (g.batch, g.height, g.width, g.groups * g.channels)
    if case.dtype == "float32":
        return [random.standard_normal(shape).astype(np.float32)]
    info = np.iinfo(case.dtype)
    values = random.integers(info.min, info.max + 1, shape).astype(case.dtype)
    return [values, np.full(shape, info.min, case.dtype), np.full(shape, info.max, case.dtype)]


def laid_out(x: Array, layout: str) -> Array:
    if layout == "rows":
        return np.ascontiguousarray(x[0, 0])
    return np.ascontiguousarray(x.transpose(0, 3, 1, 2)) if layout == "NCHW" else x


def expected(case: Case, x: Array) -> Array:
    """[B, OH, OW, M] by numpy on int64."""
    weights, zeros, bias, output = operands(case)
    sums = integer_sums(case, x, weights, zeros, bias)
    if output is None:
        return sums
    if isinstance(output, Threshold):
        level = (sums * output.sign >= output.thresholds[:, None, None, None]).sum(0)
        return np.array(sorted(output.operand.values))[level]
    return in_float32(output, sums)


def check(case: Case, x: Array, got: Array) -> None:
    weights, _, bias, output = operands(case)
    if case.dtype != "float32":
        want = laid_out(expected(case, x), case.stored_layout)
        assert got.dtype == (np.int32 if output is None else output.dtype)
        np.testing.assert_array_equal(got, want)
        return
    pairs = ((x, weights), (np.abs(x), np.abs(weights)))
    want, size = (conv2d(*pair, case.geometry, dtype=np.float64) for pair in pairs)
    if bias is not None:
        want, size = want + bias, size + np.abs(bias)
    if case.relu:
        want = np.maximum(want, 0)
    assert got.dtype == np.float32
    assert (
        np.abs(got - laid_out(want, case.stored_layout)) <= 1e-5 * laid_out(size, case.stored_layout)
    ).all()


def every_method(case: Case, target: Any) -> list[DirectOperator]:
    """The case in all loops that are compared for it, the chosen ones among them."""
    machine = compile_target(target)
    found = candidate_methods(build(case, target).blocking.layer, machine, case.threads)
    return [direct_operator(method, machine) for method in found]


def run(name: str, target: Any) -> None:
    case = CASES[name]
    operators = {f"method{number}": operator for number, operator in enumerate(every_method(case, target))}
    functions = {key: one.prim_func.with_attr("global_symbol", key) for key, one in operators.items()}
    executable = load(tvm.IRModule(functions), compile_target(target).tvm)
    use_threads(case.threads)
    for x, (key, operator) in itertools.product(inputs(case), operators.items()):
        arrays = [laid_out(x, case.layout), *operator.constants.values()]
        # Nothing may depend on what the output holds before.
        arrays.append(np.full(operator.output_shape, 77, operator.output_dtype))
        assert arrays[0].shape == operator.input_shape
        tensors = [tvm.runtime.tensor(array) for array in arrays]
        executable[key](*tensors)
        check(case, x, tensors[-1].numpy())


@pytest.mark.exhaustive("operators", every=2)
@skip_where(Need.PROCESSOR, host_target() != "x86_64", "runs x86-64 code")
@pytest.mark.parametrize(
    ("name", "target"),
    [
        *((name, V3) for name in CASES),
        *((name, "x86-64-v2") for name in ("square-s8", "strided-u8", "dense-s8", "runs-s8")),
        *((name, "cascadelake") for name in VNNI_CASES),
    ],
)
def test_equals_numpy(name: str, target: str) -> None:
    """Of all layers with AVX2, of some without it and with products of bytes."""
    if not compile_target(target).is_host:
        skip(Need.PROCESSOR, f"this CPU is no {target}")
    run(name, target)


@pytest.mark.exhaustive("operators", every=4)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.dtype != "float32"])
def test_weights_that_are_an_input(name: str) -> None:
    """Packed when it runs, with their zero points, also where these leave the real weights no int8."""
    case = CASES[name]
    weights, zeros, _, _ = operands(case)
    operator = build(case, V3, as_input=True)
    assert "weights" not in operator.constants
    for x in inputs(case):
        got = operator(laid_out(x, case.layout), np.transpose(weights, (0, 3, 1, 2)), zeros)
        check(case, x, got)


@pytest.mark.isa("avx2")
def test_input_weights_at_their_ends() -> None:
    """Sums are those modulo 2^32, as int32 accumulators have them; a zero point is far from the weights."""
    ends = {"int8": (-128, 127), "uint8": (0, 255)}
    for (data, lows), (dtype, points) in itertools.product(ends.items(), ends.items()):
        layer = InputWeights((3, 40001), dtype)
        for zero in lows:
            operator = direct_dense(layer, 2, V3, data_dtype=data, data_zero_point=zero)
            for value, weight, point in itertools.product(lows, points, points):
                x, w = np.full((2, 40001), value, data), np.full((3, 40001, 1, 1), weight, dtype)
                want = np.int64(40001) * (value - zero) * (weight - point)
                assert (operator(x, w, point) == want.astype(np.int32)).all()
    w = np.zeros((3, 40001, 1, 1), np.uint8)
    with pytest.raises(UserError, match=r"weights int8\[3, 40001, 1, 1\]: the layer takes uint8"):
        operator(np.zeros((2, 40001), np.uint8), w.astype(np.int8))
    with pytest.raises(UserError, match=r"weights uint8\[1, 40001, 1, 1\]"):
        operator(np.zeros((2, 40001), np.uint8), w[:1])
    x = np.zeros((2, 40001), np.uint8)
    for points, words in ((256, "from 256 to 256"), ([0, 1], r"shape \(2,\)"), (0.5, "array of integers")):
        with pytest.raises(UserError, match=words):
            operator(x, w, points)
    for arrays in ((), (w, 0, 0)):
        with pytest.raises(UserError, match=f"{len(arrays)} arrays beside the input"):
            operator(x, *arrays)
    known = direct_dense(np.ones((3, 4), np.int8), 1, V3, data_dtype="uint8")
    with pytest.raises(UserError, match="as constants, and takes none"):
        known(np.zeros((1, 4), np.uint8), w)
    turned = build(CASES["dense-s8"], V3, as_input=True).packing(turned=True)
    values, zeros, _, _ = operands(CASES["dense-s8"])
    rows = values.reshape(len(values), -1, 1, 1)
    plain = replace(turned, turned=False)
    np.testing.assert_array_equal(turned(rows[:, :, 0, 0].T, zeros), plain(rows, zeros))


@pytest.mark.isa("avx2")
def test_large_sums_and_ties() -> None:
    """Long rows of extreme values; then every tie of a scale of one half, and sums that float32 rounds."""
    for data, weight, dtype in ((-128, -128, "int8"), (255, -128, "uint8"), (-128, 127, "int8")):
        weights = np.full((3, 30001), weight, np.int8)
        operator = direct_dense(weights, 2, V3, data_dtype=dtype)
        got = operator(np.full((2, 30001), data, dtype))
        assert (got == 30001 * data * weight).all()
    halves = Output8(np.full(4, 0.5, np.float32), -3, -100, 90, "int8")
    operator = direct_dense(
        np.array([[1], [-1], [3], [0]], np.int8), 256, V3, data_dtype="int8", output=halves
    )
    x = np.arange(-128, 128, dtype=np.int8)[:, None]
    want = np.clip(np.rint((x * np.array([1, -1, 3, 0])) * 0.5) - 3, -100, 90)
    np.testing.assert_array_equal(operator(x), want)
    bias = np.arange(2**24 - 20, 2**24 + 20, dtype=np.int32)
    tiny = Output8(np.full(40, 2.0**-18, np.float32), 0, 0, 255, "uint8")
    options: dict[str, Any] = {"data_dtype": "uint8", "bias": bias, "output": tiny}
    operator = direct_dense(np.ones((40, 1), np.int8), 2, V3, **options)
    sums = np.array([[0], [255]]) + bias
    want = np.clip(np.rint(sums.astype(np.float32) * np.float32(2.0**-18)), 0, 255)
    np.testing.assert_array_equal(operator(np.array([[0], [255]], np.uint8)), want)


@pytest.mark.exhaustive("operators", every=3)
@pytest.mark.parametrize("name", [name for name in CASES if name.startswith("runs-")])
def test_few_channels_are_read_in_runs(name: str) -> None:
    found = candidate_methods(build(CASES[name], V3).blocking.layer, compile_target(V3))
    runs = [method for method in found if not isinstance(method, Winograd) and method.runs is not None]
    assert runs and all(method.layer.geometry.channels <= 8 for method in runs)


def test_runs_where_they_cost_less() -> None:
    def runs(geometry: Geometry, layout: str) -> bool:
        weights = np.ones((geometry.filters, *geometry.kernel, geometry.channels), np.int8)
        method = direct_conv2d(weights, geometry, V3, data_dtype="int8", layout=layout).blocking
        return not isinstance(method, Winograd) and method.runs is not None

    first = Geometry(1, 64, 64, 3, 64, (7, 7), (2, 2), (3, 3, 3, 3))
    assert runs(first, "NHWC")
    assert not runs(replace(first, channels=9), "NHWC")
    assert not runs(replace(first, kernel=(7, 1), padding=(3, 0, 3, 0)), "NHWC")
    assert not runs(replace(first, dilation=(1, 2)), "NHWC")


@pytest.mark.isa("avx2")
def test_operations_round_one_by_one() -> None:
    """3 (1 + 2^-23) - 3 is 2^-21 after two roundings, and less after one; a step follows from that."""
    operations = (("multiply", 1 + 2.0**-23), ("add", -3.0), ("multiply", 1.5 * 2**21))
    steps = tuple((name, np.full(1, number, np.float32)) for name, number in operations)
    output = Output8(np.ones(8, np.float32), 0, -128, 127, "int8", steps)
    operator = direct_dense(np.ones((8, 1), np.int8), 256, V3, data_dtype="int8", output=output)
    x = np.arange(-128, 128, dtype=np.int8)[:, None]
    real = x.astype(np.float32)
    for name, number in steps:
        real = getattr(np, name)(real, number)
    want = np.clip(np.rint(real), -128, 127)
    assert want[128 + 3] == 2
    np.testing.assert_array_equal(operator(x), np.repeat(want, 8, 1))


geometries = st.builds(
    lambda sizes, kernel, strides, padding, dilation: (1, *sizes, 1, 1, kernel, strides, padding, dilation),
    st.tuples(st.integers(1, 9), st.integers(1, 9)),
    st.tuples(st.integers(1, 4), st.integers(1, 4)),
    st.tuples(st.integers(1, 4), st.integers(1, 4)),
    st.tuples(*[st.integers(0, 4)] * 4),
    st.tuples(st.integers(1, 3), st.integers(1, 3)),
)


@given(geometries, st.integers(1, 9), st.integers(1, 20))
@settings(max_examples=300, deadline=None)
def test_every_tap_finds_its_input(sizes: tuple[Any, ...], rows: int, multiple: int) -> None:
    """The planes, filled as their description says: each position and tap at a constant distance."""
    try:
        g = Geometry(*sizes)
    except UserError:
        return
    p = planes(g, min(rows, g.out_height), multiple)
    (sh, sw), (top, left) = g.strides, g.padding[:2]
    names = {"T": SimpleNamespace(min=min, max=max)}
    stored = np.zeros((p.vertical, p.horizontal, p.size), np.int64)  # 0 is padding
    for ph, pw, j in itertools.product(range(p.vertical), range(p.horizontal), range(p.stored_rows)):
        start, stop = (eval(text, names, {"pw": pw}) for text in p.column_span("pw"))
        y = j * sh + ph - top
        for i in range(start, stop):
            if 0 <= y < g.height:
                stored[ph, pw, j * p.pitch + i] = 1 + y * g.width + (i * sw + pw - left)
    numbers = 1 + np.arange(g.height * g.width).reshape(g.height, g.width)
    image = np.pad(numbers, (g.padding[::2], g.padding[1::2]))
    for ky, kx, h, w in itertools.product(
        range(g.kernel[0]), range(g.kernel[1]), range(p.rows), range(g.out_width)
    ):
        offset = eval(p.offset_text("ky", "kx"), {"ky": ky, "kx": kx})
        assert offset == p.offset(ky, kx)
        want = image[h * sh + ky * g.dilation[0], w * sw + kx * g.dilation[1]]
        assert stored.ravel()[offset + h * p.pitch + w] == want
    computed = -(-p.positions // multiple) * multiple
    taps = itertools.product(range(g.kernel[0]), range(g.kernel[1]))
    last = max(eval(p.offset_text("ky", "kx"), {"ky": ky, "kx": kx}) for ky, kx in taps)
    assert last + computed <= stored.size


TARGETS: dict[str, tuple[Any, str]] = {
    "avx2": (V3, "pmadd.wd"),
    "vnni512": (VNNI, "vpdpbusd.512"),
    "vnni256": ({**VNNI, "mcpu": "alderlake"}, "vpdpbusd.256"),
    "vnni256-only": ({**VNNI, "mcpu": "sapphirerapids", "mattr": ["-avx512vnni"]}, "vpdpbusd.256"),
    "wide-without": ({**VNNI, "mattr": ["-avx512vnni"]}, "pmaddw.d.512"),
    "a53": ("rpi3", "int32x8"),
    "a76": ({"kind": "llvm", "mtriple": "aarch64-linux-gnu", "mcpu": "cortex-a76"}, "sdot"),
    "armv7": ("armv7", "int32x8"),
}


@pytest.mark.parametrize("name", TARGETS)
def test_a_target_gets_only_what_it_has(name: str) -> None:
    """LLVM ends the process where it does not."""
    target, instruction = TARGETS[name]
    operator = build(Case(STRIDED, "uint8", zero_points=(3, 0)), target)
    assert instruction in operator.blocking.arithmetic.product
    tvm.compile(tvm.IRModule({"main": operator.prim_func}), target=operator.machine.tvm)


ARM = {
    "rpi3-s8": ("rpi3", Case(STRIDED, "int8", zero_points=(-3, None), bias=True, output=(-128, 127))),
    "rpi3-square": ("rpi3", Case(SQUARE, "int8", "NHWC", zero_points=(-128, 3), output=(-128, 127))),
    "armv7-square": ("armv7", Case(SQUARE, "uint8", zero_points=(255, 0), bias=True, relu=True)),
    "rpi3-float": ("rpi3", Case(replace(GROUPED, channels=9), bias=True, relu=True)),
    "a76-u8": (TARGETS["a76"][0], Case(SQUARE, "uint8", "NHWC", zero_points=(9, 0), bias=True)),
    "armv7-u8": ("armv7", Case(STRIDED, "uint8", zero_points=(200, 3), bias=True, output=(0, 255))),
    "armv7-float": ("armv7", Case(SQUARE, bias=True)),
    "rpi3-runs": (
        "rpi3",
        Case(FIRST, "int8", out_layout="NHWC", output=(0, 255), operations=True, bias=True),
    ),
    "a76-runs": (TARGETS["a76"][0], Case(FIRST, "uint8", "NHWC", zero_points=(9, 2))),
    "armv7-levels": ("armv7", Case(SQUARE, "int8", levels=(Operand(2, "twos"), "int8"))),
    "armv7-runs": (
        "armv7",
        Case(FIRST, "uint8", "NHWC", zero_points=(9, 2), output=(0, 255), operations=True),
    ),
}


@pytest.mark.exhaustive("operators", every=3)
@pytest.mark.parametrize("name", ARM)
def test_runs_on_arm(name: str, tmp_path: Path) -> None:
    target, case = ARM[name]
    for number, operator in enumerate(every_method(case, target)):
        _run_emulated(operator, case, target, tmp_path / str(number))


def _run_emulated(operator: DirectOperator, case: Case, target: Any, folder: Path) -> None:
    machine = compile_target(target)
    folder.mkdir()
    parameters = [Parameter("x", operator.input_shape, operator.input_dtype)]
    parameters += [Parameter(n, v.shape, str(v.dtype), constant=v) for n, v in operator.constants.items()]
    parameters.append(Parameter("out", operator.output_shape, operator.output_dtype, output=True))
    part = machine.code_target, operator.module, parameters
    exported = export_levels([part], "layer", folder, shared=False)
    x = inputs(case)[0]
    (got,), _ = run_emulated(exported, [laid_out(x, case.layout)])
    check(case, x, got)
