"""Models of many single operators side by side, so that one compilation covers them all."""

from typing import Any

import numpy as np
from ai_edge_litert import schema_py_generated as fb

from synth.qnn.frontend.tflite_pointwise import UNARY
from tests.qnn.tflite_writer import Model

SAME, VALID = 0, 1
ACTIVATIONS = {"NONE": 0, "RELU": 1, "RELU_N1_TO_1": 2, "RELU6": 3}
IMAGE = (2, 6, 5, 8)


class Cases(Model):
    """Inputs x and y (images) and rows (a matrix), and operators on them whose results are outputs."""

    def __init__(self, dtype: str, seed: int) -> None:
        super().__init__()
        self.rng = np.random.default_rng(seed)
        self.dtype = dtype
        self.x = self.input("x", IMAGE, dtype, *self.numbers(0.0513, -5))
        self.y = self.input("y", IMAGE, dtype, *self.numbers(0.0317, 12))
        self.rows = self.input("rows", (3, 24), dtype, *self.numbers(0.0411, 3))

    def numbers(self, scale: float, zero: int) -> tuple[float | None, int]:
        """Scale and zero point in this type; none in float32."""
        if self.dtype == "float32":
            return None, 0
        return scale, zero + (128 if self.dtype == "uint8" else 0)

    def case(
        self,
        name: str,
        inputs: Any,
        shape: Any,
        scale: float = 0.0513,
        zero: int = -5,
        options: Any = None,
        version: int = 1,
        label: str = "",
    ) -> int:
        out = (label or name.lower(), shape, self.dtype, *self.numbers(scale, zero))
        index = self.operator(name, inputs, out, options, version)
        self.output(index)
        return int(index)

    def ints(self, *values: Any) -> int:
        return self.constant(np.array(values[0] if len(values) == 1 else values, np.int32))

    def weight(self, shape: Any, units: int, axis: int, bits: int = 8) -> tuple[int, Any]:
        """A random weight (per channel if int8) and its scales."""
        if self.dtype == "float32":
            return self.constant(self.rng.normal(size=shape).astype(np.float32)), None
        if self.dtype == "uint8":
            scale = np.float32(self.rng.uniform(0.002, 0.01))
            return self.constant(self.rng.integers(0, 256, shape).astype(np.uint8), scale, 131), scale
        most = (1 << (bits - 1)) - 1
        values = self.rng.integers(-most, most + 1, shape).astype(np.int8)
        scales = self.rng.uniform(0.002, 0.01, units).astype(np.float32) * np.float32(127 // most)
        return self.constant(values, scales, 0, axis, "" if bits == 8 else f"int{bits}"), scales

    def bias(self, units: int, scales: Any, data: float = 0.0513) -> int:
        if self.dtype == "float32":
            return self.constant(self.rng.normal(size=units).astype(np.float32))
        values = self.rng.integers(-3000, 3000, units).astype(np.int32)
        return self.constant(values, np.float32(data) * np.atleast_1d(scales), 0)

    def conv(
        self,
        label: str,
        kernel: Any,
        units: int,
        strides: Any,
        padding: int,
        activation: str,
        dilation: int = 1,
        **how: Any,
    ) -> None:
        groups = how.get("groups", 1)
        w, scales = self.weight((units, *kernel, 8 // groups), units, 0, how.get("bits", 8))
        fused = ACTIVATIONS[activation]
        options = fb.Conv2DOptionsT(padding, strides[1], strides[0], fused, dilation, dilation)
        shape = image(kernel, strides, padding, units, dilation)
        self.case("CONV_2D", [self.x, w, self.bias(units, scales)], shape, 0.7, -20, options, 3, label)

    def depthwise(
        self, label: str, kernel: Any, multiplier: int, strides: Any, padding: int, activation: str
    ) -> None:
        units = 8 * multiplier
        w, scales = self.weight((1, *kernel, units), units, 3)
        fused = ACTIVATIONS[activation]
        options = fb.DepthwiseConv2DOptionsT(padding, strides[1], strides[0], multiplier, fused)
        shape = image(kernel, strides, padding, units)
        inputs = [self.x, w, self.bias(units, scales)]
        self.case("DEPTHWISE_CONV_2D", inputs, shape, 0.21, 3, options, 3, label)

    def transposed(self, label: str, kernel: int, stride: int, padding: int) -> None:
        h, w = (d * stride if padding == SAME else (d - 1) * stride + kernel for d in IMAGE[1:3])
        weight, scales = self.weight((6, kernel, kernel, 8), 6, 0)
        options = fb.TransposeConvOptionsT(padding, stride, stride)
        inputs = [self.ints(2, h, w, 6), weight, self.x, self.bias(6, scales)]
        self.case("TRANSPOSE_CONV", inputs, (2, h, w, 6), 0.9, 0, options, 3, label)

    def dense(self, label: str, data: int, shape: Any, activation: str = "NONE", **how: Any) -> None:
        depth, scale = (24, 0.0411) if data == self.rows else (8, 0.0513)
        units = 10 if how.get("per_channel") else 1
        w, scales = self.weight((10, depth), units, 0, how.get("bits", 8))
        options = fb.FullyConnectedOptionsT(ACTIVATIONS[activation], keepNumDims=how.get("keep", False))
        bias = -1 if how.get("no_bias") else self.bias(10, scales, scale)
        self.case("FULLY_CONNECTED", [data, w, bias], shape, 0.15, 7, options, 4, label)

    def pool(
        self, name: str, label: str, kernel: Any, strides: Any, padding: int, activation: str = "NONE"
    ) -> None:
        fused = ACTIVATIONS[activation]
        options = fb.Pool2DOptionsT(padding, strides[1], strides[0], kernel[1], kernel[0], fused)
        self.case(name, [self.x], image(kernel, strides, padding, 8), options=options, version=2, label=label)


def image(kernel: Any, strides: Any, padding: int, channels: int, dilation: int = 1) -> tuple[int, ...]:
    """The shape that a window over IMAGE gives."""
    reach = [(k - 1) * dilation + 1 for k in kernel]
    h, w = (
        -(-d // s) if padding == SAME else (d - r) // s + 1
        for d, r, s in zip(IMAGE[1:3], reach, strides, strict=True)
    )
    return IMAGE[0], h, w, channels


def linear(m: Cases) -> None:
    """One of each kind."""
    m.conv("conv", (3, 2), 5, (2, 1), SAME, "RELU6")
    m.depthwise("depthwise", (3, 3), 2, (1, 2), SAME, "RELU_N1_TO_1")
    m.transposed("transposed", 3, 2, SAME)
    m.dense("dense", m.rows, (3, 10), "RELU")


def more_linear(m: Cases) -> None:
    m.conv("conv_valid", (3, 3), 5, (1, 1), VALID, "RELU")
    m.conv("conv_dilated", (3, 3), 6, (1, 1), SAME, "NONE", dilation=2)
    m.conv("conv_groups", (3, 3), 8, (1, 1), SAME, "NONE", groups=2)
    m.conv("near_conv_int4", (3, 3), 8, (1, 1), SAME, "NONE", bits=4)
    m.transposed("transposed_valid", 3, 2, VALID)
    m.transposed("near_transposed_short", 2, 3, SAME)
    m.dense("dense_rows", m.x, (60, 10), no_bias=True)
    m.dense("dense_keep", m.x, (2, 6, 5, 10), keep=True)
    m.dense("dense_channels", m.rows, (3, 10), per_channel=True)
    m.dense("dense_int4", m.rows, (3, 10), bits=4)
    m.dense("dense_int2", m.rows, (3, 10), bits=2, per_channel=True)


def pools(m: Cases) -> None:
    m.pool("AVERAGE_POOL_2D", "average", (2, 2), (2, 2), VALID)
    m.pool("AVERAGE_POOL_2D", "average_same", (3, 3), (2, 2), SAME, "RELU")
    m.pool("AVERAGE_POOL_2D", "average_all", (6, 5), (1, 1), VALID)
    m.pool("MAX_POOL_2D", "max", (2, 2), (2, 2), VALID)
    m.pool("MAX_POOL_2D", "max_same", (3, 3), (2, 2), SAME, "RELU6")


def moves(m: Cases) -> None:
    m.case("CONCATENATION", [m.x, m.x], (2, 6, 10, 8), options=fb.ConcatenationOptionsT(axis=2), version=2)
    widths = m.ints([[0, 0], [1, 2], [0, 1], [0, 3]])
    m.case("PAD", [m.x, widths], (2, 9, 6, 11), version=2)
    filler = m.constant(np.array([17], m.dtype), *m.numbers(0.0513, -5))
    m.case("PADV2", [m.x, widths, filler], (2, 9, 6, 11), version=2)
    for mode in (0, 1):
        widths = m.ints([[0, 0], [1, 2], [0, 1], [0, 0]])
        options = fb.MirrorPadOptionsT(mode)
        m.case("MIRROR_PAD", [m.x, widths], (2, 9, 6, 8), options=options, version=2, label=f"mirror_{mode}")
    indices = [m.ints(list(v)) for v in ((0, 1, -1, 2), (1, 6, 0, 3), (1, 2, -1, 1))]
    options = fb.StridedSliceOptionsT(endMask=1, shrinkAxisMask=8)
    m.case("STRIDED_SLICE", [m.x, *indices], (2, 3, 4), options=options, version=2)
    indices = [m.ints(list(v)) for v in ((0, -2, 0), (0, 9, 0), (1, 1, 1))]
    options = fb.StridedSliceOptionsT(ellipsisMask=1, newAxisMask=4)
    more: dict[str, Any] = {"options": options, "version": 2, "label": "strided_ellipsis"}
    m.case("STRIDED_SLICE", [m.x, *indices], (2, 6, 5, 2, 1), **more)
    m.case("SLICE", [m.x, m.ints(0, 1, 2, 0), m.ints(-1, 4, -1, 3)], (2, 4, 3, 3), version=2)
    out = (m.dtype, *m.numbers(0.0513, -5))
    halves = [(f"split_{i}", (2, 6, 5, 4), *out) for i in range(2)]
    m.output(*m.operator("SPLIT", [m.ints(3), m.x], halves, fb.SplitOptionsT(2), 2))
    sizes = [m.x, m.ints([2, -1, 1]), m.ints(1)]
    parts = [(f"parts_{i}", (2, k, 5, 8), *out) for i, k in enumerate((2, 3, 1))]
    m.output(*m.operator("SPLIT_V", sizes, parts, fb.SplitVOptionsT(3), 2))
    m.case("TRANSPOSE", [m.x, m.ints(0, 3, 1, 2)], (2, 8, 6, 5), version=2)
    for corners, centers in ((False, False), (True, False), (False, True)):
        options = fb.ResizeNearestNeighborOptionsT(corners, centers)
        more = {"options": options, "version": 3, "label": f"nearest_{corners:d}{centers:d}"}
        m.case("RESIZE_NEAREST_NEIGHBOR", [m.x, m.ints(9, 13)], (2, 9, 13, 8), **more)
    wide = m.case("EXPAND_DIMS", [m.rows, m.ints(1)], (3, 1, 24), 0.0411, 3)
    m.case("SQUEEZE", [wide], (3, 24), 0.0411, 3, fb.SqueezeOptionsT([1]), label="squeeze")
    m.case("PACK", [m.rows, m.rows], (3, 2, 24), 0.0411, 3, fb.PackOptionsT(2, 1), 2)
    rows = [(f"row_{i}", (24,), m.dtype, *m.numbers(0.0411, 3)) for i in range(3)]
    m.output(*m.operator("UNPACK", [m.rows], rows, fb.UnpackOptionsT(3, 0), 2))
    options = fb.GatherOptionsT(axis=3)
    m.case("GATHER", [m.x, m.ints(3, 0, 3)], (2, 6, 5, 3), options=options, version=2)
    shape = m.operator("SHAPE", [m.x], ("shape", (4,), "int32"), fb.ShapeOptionsT(2))
    first = [m.ints([v]) for v in (0, 1, 1)]
    batch = m.operator(
        "STRIDED_SLICE", [shape, *first], ("batch", (), "int32"), fb.StridedSliceOptionsT(shrinkAxisMask=1)
    )
    wanted = m.operator("PACK", [batch, m.ints(-1)], ("wanted", (2,), "int32"), fb.PackOptionsT(2))
    m.case("RESHAPE", [m.x, wanted], (2, 240), options=fb.ReshapeOptionsT())


def quantized(dtype: str) -> Cases:
    """Operators whose results equal the interpreter's; those named near_* are within one step."""
    m = Cases(dtype, 1)
    linear(m)
    pools(m)
    for name in ("LOGISTIC", "TANH"):
        m.case(name, [m.x], IMAGE, *((1 / 256, -128) if name == "LOGISTIC" else (1 / 128, 0)), version=2)
    m.case("RELU6", [m.x], IMAGE, version=2)
    m.case("SOFTMAX", [m.rows], (3, 24), 1 / 256, -128, fb.SoftmaxOptionsT(1.0), 2)
    m.case("SOFTMAX", [m.x], IMAGE, 1 / 256, -128, fb.SoftmaxOptionsT(0.5), 2, "softmax_beta")
    m.case("MUL", [m.x, m.y], IMAGE, 0.0811, 4, fb.MulOptionsT(), 2)
    other = ("uint8", 0.0513, 123) if dtype == "int8" else ("int8", 0.0513, -5)
    m.output(m.operator("QUANTIZE", [m.x], ("other_sign", IMAGE, *other), version=2))
    m.output(m.operator("DEQUANTIZE", [m.x], ("real", IMAGE, "float32"), version=2))
    options = fb.ReducerOptionsT(False)
    m.case("REDUCE_MAX", [m.x, m.ints([1, 2])], (2, 8), options=options, version=2)
    if dtype == "int8":
        more_linear(m)
        moves(m)
        m.case("ABS", [m.x], IMAGE, 0.0513, -100, version=2)
        m.case("DEPTH_TO_SPACE", [m.x], (2, 12, 10, 2), options=fb.DepthToSpaceOptionsT(2))
        wide, shape = fb.ReshapeOptionsT([2, 30, 8]), (2, 30, 8)
        flat = [
            m.operator("RESHAPE", [v, m.ints(*shape)], (n, shape, "int8", s, z), wide)
            for v, n, s, z in ((m.x, "flat_x", 0.0513, -5), (m.y, "flat_y", 0.0317, 12))
        ]
        options = fb.BatchMatMulOptionsT(adjY=True)
        m.case("BATCH_MATMUL", flat, (2, 30, 30), 0.11, 1, options, 2, "near_matmul")
    else:
        options = fb.ConcatenationOptionsT(axis=3)
        m.case("CONCATENATION", [m.x, m.y], (2, 6, 5, 16), 0.0611, 1, options, label="near_concatenation")
    for name, kind in (("ADD", fb.AddOptionsT), ("SUB", fb.SubOptionsT)):
        m.case(name, [m.x, m.y], IMAGE, 0.0811, 4, kind(), 2, f"near_{name.lower()}")
    line = m.constant(m.rng.integers(0, 128, 8).astype(dtype), *m.numbers(0.0203, 9))
    m.case("ADD", [m.x, line], IMAGE, 0.0411, -20, fb.AddOptionsT(1), 2, "near_add_constant")
    m.case("HARD_SWISH", [m.x], IMAGE, 0.031, -100, fb.HardSwishOptionsT(), label="near_hard_swish")
    for keep in (False, True):
        options = fb.ReducerOptionsT(keep)
        sizes = (2, 1, 1, 8) if keep else (2, 8)
        m.case("MEAN", [m.x, m.ints(1, 2)], sizes, 0.0311, 2, options, 2, f"near_mean_{keep:d}")
    return m


def real() -> Cases:
    """Operators on float32."""
    m = Cases("float32", 2)
    linear(m)
    pools(m)
    half = m.constant(m.rng.normal(size=(10, 24)).astype(np.float16))
    weight = m.operator("DEQUANTIZE", [half], ("half", (10, 24), "float32"))
    options: Any = fb.FullyConnectedOptionsT()
    m.case("FULLY_CONNECTED", [m.rows, weight, -1], (3, 10), options=options, label="dense_half")
    kinds = {"ADD": fb.AddOptionsT, "SUB": fb.SubOptionsT, "MUL": fb.MulOptionsT, "DIV": fb.DivOptionsT}
    for name, kind in kinds.items():
        m.case(name, [m.x, m.y], IMAGE, options=kind(1))
    line = m.constant(m.rng.normal(size=8).astype(np.float32))
    for name in ("MAXIMUM", "MINIMUM", "SQUARED_DIFFERENCE"):
        m.case(name, [m.x, line], IMAGE)
    positive = m.case("ABS", [m.x], IMAGE)
    functions = [name for name, row in UNARY.items() if name not in ("ABS", "SQRT", "RSQRT", "LOG")]
    for name in (*functions, "RELU", "RELU6", "RELU_N1_TO_1"):
        m.case(name, [m.x], IMAGE)
    for name in ("SQRT", "RSQRT", "LOG"):
        m.case(name, [positive], IMAGE)
    for approximate in (False, True):
        m.case("GELU", [m.x], IMAGE, options=fb.GeluOptionsT(approximate), label=f"gelu_{approximate:d}")
    m.case("LEAKY_RELU", [m.x], IMAGE, options=fb.LeakyReluOptionsT(0.3))
    m.case("PRELU", [m.x, m.constant(m.rng.normal(size=(1, 1, 8)).astype(np.float32))], IMAGE)
    m.case("SOFTMAX", [m.rows], (3, 24), options=fb.SoftmaxOptionsT(0.5))
    for name in ("MEAN", "SUM", "REDUCE_MAX", "REDUCE_MIN"):
        m.case(name, [m.x, m.ints(1, 2)], (2, 8), options=fb.ReducerOptionsT(False))
    options = fb.ReducerOptionsT(False)
    most = m.case("REDUCE_MAX", [m.x, m.ints(0, 1, 2, 3)], (), options=options, label="most")
    m.case("SUB", [most, m.constant(np.float32(80))], (), options=fb.SubOptionsT(), label="number")
    m.case("MAXIMUM", [m.x, most], IMAGE, label="with_number")
    for corners, centers in ((False, False), (True, False), (False, True)):
        options = fb.ResizeBilinearOptionsT(corners, centers)
        more: dict[str, Any] = {"options": options, "version": 3, "label": f"linear_{corners}{centers}"}
        m.case("RESIZE_BILINEAR", [m.x, m.ints(9, 13)], (2, 9, 13, 8), **more)
    for dtype, scale, zero in (("int8", 0.021, 5), ("uint8", 0.0153, 120)):
        m.output(m.operator("QUANTIZE", [m.x], (dtype, IMAGE, dtype, scale, zero)))
    even = [m.ints(0, 0, 0, 0), m.ints(2, 6, 4, 8)]
    cut = m.case("SLICE", [m.x, *even], (2, 6, 4, 8), label="even")
    m.case("SPACE_TO_DEPTH", [cut], (2, 3, 2, 32), options=fb.SpaceToDepthOptionsT(2))
    wide = m.operator("EXPAND_DIMS", [m.rows, m.ints(1)], ("wide", (3, 1, 24), "float32"))
    other = m.constant(m.rng.normal(size=(3, 5, 24)).astype(np.float32))
    m.case("BATCH_MATMUL", [wide, other], (3, 1, 5), options=fb.BatchMatMulOptionsT(adjY=True))
    return m
