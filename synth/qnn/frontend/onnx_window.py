"""Converters of float convolution, pooling, matrix products and normalization, and windows' geometry.

Float and quantized operators share the geometry: kernel, strides, dilations, ONNX's three notations of
padding, and rounding up. The result is always explicit padding.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.onnx_arithmetic import FLOATS, direct
from synth.qnn.frontend.onnx_model import MOST_ELEMENTS
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant
from synth.qnn.ops.arithmetic import broadcasts, reshaped
from synth.qnn.ops.pool import reach, same_padding

AUTO_PADS = ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")
MOST_STEP = 1 << 16
"""Largest stride, dilation, kernel side or padding."""


@dataclass(frozen=True)
class Window:
    """How a kernel moves over the spatial axes. Each list has one number per spatial axis."""

    kernel: list[int]
    strides: list[int]
    dilations: list[int]
    begins: list[int]
    ends: list[int]
    sizes: list[int]
    """Spatial sizes of the output."""

    @property
    def padding(self) -> list[int]:
        """All begins, then all ends: the order of ONNX and of Relax."""
        return [*self.begins, *self.ends]

    @property
    def steps(self) -> dict[str, list[int]]:
        """Strides, padding and dilation as keyword arguments of Relax's operators."""
        return {"strides": self.strides, "padding": self.padding, "dilation": self.dilations}


def window(node: Node, spatial: Sequence[int], kernel: Sequence[int], ceil_mode: bool = False) -> Window:
    """Return the window of a convolution or pooling over the spatial sizes ``spatial``.
    With ``ceil_mode``, the padding at the ends is what the last window needs. Raises UserError for a padded
    input that is smaller than the dilated kernel, and for pads that contradict auto_pad."""
    rank = len(spatial)
    strides, dilations = _numbers(node, "strides", [1] * rank), _numbers(node, "dilations", [1] * rank)
    extents = list(map(reach, kernel, dilations))
    mode = auto_pad(node)
    pads = _numbers(node, "pads", [0] * (2 * rank))
    if mode == "NOTSET":
        begins, ends = pads[:rank], pads[rank:]
    else:
        if any(pads):
            raise node.error(f"pads {pads} contradict auto_pad {mode}; leave one out")
        totals = [0] * rank if mode == "VALID" else list(map(same_padding, spatial, strides, extents))
        begins, ends = shared_padding(totals, mode)
    sizes = []
    for axis in range(rank):
        capacity = spatial[axis] + begins[axis] + ends[axis] - extents[axis]
        if capacity < 0:
            padded = capacity + extents[axis]
            raise node.error(f"kernel of {extents[axis]} exceeds the padded input of {padded}; pad it")
        count = (-(-capacity // strides[axis]) if ceil_mode else capacity // strides[axis]) + 1
        # ONNX drops a last window that would begin in the padding behind the input.
        if ceil_mode and (count - 1) * strides[axis] >= spatial[axis] + begins[axis]:
            count -= 1
        if ceil_mode:
            last = (count - 1) * strides[axis] + extents[axis]
            ends[axis] = max(last - spatial[axis] - begins[axis], 0)
        sizes.append(count)
    return Window(list(kernel), strides, dilations, begins, ends, sizes)


def auto_pad(node: Node) -> str:
    """Return the attribute auto_pad, one of AUTO_PADS, by default NOTSET."""
    return node.text("auto_pad", "NOTSET", AUTO_PADS)


def _numbers(node: Node, name: str, default: list[int]) -> list[int]:
    """Return an attribute with as many integers as ``default``, all at least the least of ``default``."""
    numbers, least = node.integers(name, default), min(default)
    if len(numbers) != len(default) or not all(least <= v <= MOST_STEP for v in numbers):
        raise node.error(f"{name} {numbers}: {len(default)} from {least} to {MOST_STEP} are needed")
    return numbers


def kernel_shape(node: Node, weight: Sequence[int] | None, rank: int) -> list[int]:
    """Return the ``rank`` spatial sizes in kernel_shape, by default of the weight's shape [O, C, sizes ...].
    Raises UserError if the two differ, and if both are missing."""
    sizes = node.integers("kernel_shape", None if weight is None else weight[2:])
    if len(sizes) != rank or not all(1 <= k <= MOST_STEP for k in sizes):
        raise node.error(f"kernel_shape {sizes}: {rank} from 1 to {MOST_STEP} are needed")
    if weight is not None and list(weight[2:]) != sizes:
        raise node.error(f"kernel_shape {sizes} is not that of the weight {list(weight)}; leave it out")
    return sizes


def convolution_window(node: Node, x: OnnxValue, w: OnnxValue, bias: OnnxValue | None) -> tuple[Window, int]:
    """Return window and groups of a convolution of ``x`` [N, C, ...] with ``w`` [O, C / groups, ...].
    Raises UserError unless these shapes (rank 3 to 5) and that of a bias [O] fit."""
    if x.rank not in (3, 4, 5) or w.rank != x.rank:
        raise node.error(f"data {x.dims} and weight {w.dims}: ranks 3 to 5, equal, are needed")
    groups = node.integer("group", 1)
    if groups < 1 or x.shape[1] != w.shape[1] * groups or w.shape[0] % groups:
        raise node.error(f"data {x.dims} and weight {w.dims} do not fit with {groups} groups")
    if bias is not None:
        node.shaped(bias, (w.shape[0],), "bias")
    return window(node, x.shape[2:], kernel_shape(node, w.shape, x.rank - 2)), groups


def with_bias(result: Any, bias: OnnxValue | None, rank: int) -> Any:
    """Return ``result`` [N, C, ...] of rank ``rank`` plus the bias [C], if there is a bias."""
    return result if bias is None else R.add(result, reshaped(bias.expr, (1, -1, *[1] * (rank - 2))))


def _conv(node: Node) -> Result:
    x, w, bias = node.typed(0, FLOATS), node.typed(1, FLOATS), node.optional(2)
    geometry, groups = convolution_window(node, x, w, bias)
    function = {3: R.nn.conv1d, 4: R.nn.conv2d, 5: R.nn.conv3d}[x.rank]
    return with_bias(function(x.expr, w.expr, groups=groups, **geometry.steps), bias, x.rank)


def _conv_transpose(node: Node) -> Result:
    x, w, bias = node.floats(0), node.floats(1), node.optional(2)
    if x.rank not in (3, 4) or w.rank != x.rank:
        raise node.error(f"data {x.dims} and weight {w.dims}: ranks 3 or 4, equal, are needed")
    rank, groups = x.rank - 2, node.integer("group", 1)
    if groups < 1 or x.shape[1] != w.shape[0] or x.shape[1] % groups:
        raise node.error(f"data {x.dims} and weight {w.dims} do not fit with {groups} groups")
    channels = w.shape[1] * groups
    if bias is not None:
        node.shaped(bias, (channels,), "bias")
    kernel = kernel_shape(node, w.shape, rank)
    strides, dilations = _numbers(node, "strides", [1] * rank), _numbers(node, "dilations", [1] * rank)
    extra, most = node.integers("output_padding", [0] * rank), map(max, strides, dilations)
    if len(extra) != rank or not all(0 <= e < m for e, m in zip(extra, most, strict=True)):
        raise node.error(f"output_padding {extra}: {rank} below the strides or dilations are needed")
    extents = list(map(reach, kernel, dilations))
    full = [(x.shape[2 + i] - 1) * strides[i] + extents[i] + extra[i] for i in range(rank)]
    begins, ends = _transpose_pads(node, x, full, strides)
    sizes = [f - b - e for f, b, e in zip(full, begins, ends, strict=True)]
    node.demand(min(sizes) >= 1, f"pads {[*begins, *ends]} leave nothing of {full}")
    # Relax crops a transposed convolution by less than the kernel. ONNX allows any crop: a slice does it.
    function = {3: R.nn.conv1d_transpose, 4: R.nn.conv2d_transpose}[x.rank]
    fits = all(p < r for p, r in zip([*begins, *ends], extents * 2, strict=True))
    padding = [*begins, *ends] if fits else [0] * (2 * rank)
    where = {"strides": strides, "padding": padding, "output_padding": extra, "dilation": dilations}
    result = function(x.expr, w.expr, groups=groups, **where)
    if not fits:
        stops = [b + s for b, s in zip(begins, sizes, strict=True)]
        result = R.strided_slice(result, list(range(2, x.rank)), begins, stops)
    return with_bias(result, bias, x.rank)


def _transpose_pads(
    node: Node, x: OnnxValue, full: list[int], strides: list[int]
) -> tuple[list[int], list[int]]:
    """Return how much a transposed convolution crops at the begins and at the ends of its full output."""
    rank, mode = len(full), auto_pad(node)
    pads = _numbers(node, "pads", [0] * (2 * rank))
    target = node.integers("output_shape", [])
    if mode in ("SAME_UPPER", "SAME_LOWER") and not target:
        target = [n * s for n, s in zip(x.shape[2:], strides, strict=True)]
    if not target:
        return pads[:rank], pads[rank:]
    node.demand(len(target) == rank, f"output_shape {target}: {rank} sizes are needed")
    totals = [size - goal for size, goal in zip(full, target, strict=True)]
    node.demand(min(totals) >= 0, f"output_shape {target} is larger than the full output {full}")
    return shared_padding(totals, mode)


def shared_padding(totals: list[int], mode: str) -> tuple[list[int], list[int]]:
    """Split total paddings into begins and ends. SAME_UPPER adds odd ones to the end, others to the begin."""
    begins = [total // 2 if mode == "SAME_UPPER" else total - total // 2 for total in totals]
    return begins, [total - begin for total, begin in zip(totals, begins, strict=True)]


def pool_window(node: Node, x: OnnxValue) -> Window:
    """Return a pooling operator's window. Raises UserError unless padding is below the dilated kernel."""
    kernel = kernel_shape(node, None, node.ranked(x, 3, 4, 5).rank - 2)
    ceil_mode = node.flag("ceil_mode") if node.opset >= 10 or node.proto.domain else False
    geometry = window(node, x.shape[2:], kernel, ceil_mode)
    extents = list(map(reach, kernel, geometry.dilations))
    if any(p >= e for p, e in zip(geometry.padding, extents * 2, strict=True)):
        raise node.error(f"pads {geometry.padding} are not smaller than the kernel {kernel}")
    if math.prod((*x.shape[:2], *geometry.sizes)) > MOST_ELEMENTS:
        raise node.error(f"windows of {list(geometry.sizes)}: more than {MOST_ELEMENTS} elements")
    return geometry


def _max_pool(node: Node) -> Result:
    x = node.typed(0, ("float32", "int8", "uint8"))
    geometry = pool_window(node, x)
    if x.dtype != "float32":
        node.demand(x.rank == 4, f"data of shape {x.dims} and type {x.dtype}: rank 4 is needed")
        return qnn.max_pool2d(x.expr, pool_size=geometry.kernel, ceil_mode=False, **geometry.steps)
    function = {3: R.nn.max_pool1d, 4: R.nn.max_pool2d, 5: R.nn.max_pool3d}[x.rank]
    return function(x.expr, pool_size=geometry.kernel, **geometry.steps)


def _average_pool(node: Node) -> Result:
    x = node.floats()
    geometry, count_padding = pool_window(node, x), node.flag("count_include_pad")
    data, steps = x.expr, geometry.steps
    if count_padding and node.flag("ceil_mode"):
        # The mean counts the explicit padding, but not what the last window reaches beyond it.
        rank = x.rank - 2
        pads = node.integers("pads", [0] * (2 * rank)) if auto_pad(node) == "NOTSET" else geometry.padding
        inner = [min(a, b) for a, b in zip(geometry.ends, pads[rank:], strict=True)]
        pairs = [v for pair in zip(geometry.begins, inner, strict=True) for v in pair]
        data = R.nn.pad(data, [0, 0, 0, 0, *pairs], "constant", 0.0)
        steps |= {"padding": [0] * rank + [a - b for a, b in zip(geometry.ends, inner, strict=True)]}
        count_padding = False
    function = {3: R.nn.avg_pool1d, 4: R.nn.avg_pool2d, 5: R.nn.avg_pool3d}[x.rank]
    return function(data, pool_size=geometry.kernel, count_include_pad=count_padding, **steps)


def _global_average_pool(node: Node) -> Result:
    x = node.floats()
    node.demand(x.rank >= 3, f"data of shape {x.dims}: rank 3 or more is needed")
    return R.mean(x.expr, axis=list(range(2, x.rank)), keepdims=True)


def _gemm(node: Node) -> Result:
    a, b, c = node.floats(0), node.floats(1), node.optional(2)
    node.demand(a.rank == 2 and b.rank == 2, f"operands of shapes {a.dims} and {b.dims}: matrices are needed")
    a, b = node.turned(a, node.flag("transA")), node.turned(b, node.flag("transB"))
    alpha, beta = node.real("alpha", 1.0), node.real("beta", 1.0)
    result = R.matmul(a.expr, b.expr)
    if alpha != 1.0:
        result = R.multiply(result, constant(alpha, a.dtype))
    if c is None:
        return result
    broadcasts(c.expr, (a.shape[0], b.shape[1]), "C")
    if beta == 1.0:
        return R.add(result, c.expr)
    if c.array is not None:
        return R.add(result, constant(c.array * np.float32(beta)))
    return R.add(result, R.multiply(c.expr, constant(beta, c.dtype)))


def _batch_normalization(node: Node) -> Result:
    x = node.floats()
    if node.opset < 9 and not node.flag("spatial", True):
        raise node.error("spatial=0 is not supported; export the model for inference")
    parameters = [node.floats(i) for i in range(1, 5)]
    if x.rank < 2 or any(p.shape != (x.shape[1],) for p in parameters):
        shapes = [p.dims for p in parameters]
        raise node.error(f"parameters of shapes {shapes} for data of shape {x.dims} do not fit")
    variance = parameters[3].array
    epsilon = node.real("epsilon", 1e-5)
    if variance is not None and not (variance + np.float32(epsilon) > 0).all():
        raise node.error(f"a variance is {variance.min()}; with epsilon it must be above 0")
    gamma, beta, mean, spread = (p.expr for p in parameters)
    result = R.nn.batch_norm(x.expr, gamma, beta, mean, spread, axis=1, epsilon=epsilon, training=False)
    return relax.TupleGetItem(result, 0)


LAYERS: dict[str, OnnxOperator] = {
    "AveragePool": OnnxOperator(_average_pool),
    "BatchNormalization": OnnxOperator(_batch_normalization, unsupported=frozenset({"training_mode"})),
    "Conv": OnnxOperator(_conv), "ConvTranspose": OnnxOperator(_conv_transpose), "Gemm": OnnxOperator(_gemm),
    "GlobalAveragePool": OnnxOperator(_global_average_pool),
    "MatMul": direct(R.matmul), "MaxPool": OnnxOperator(_max_pool),
}  # fmt: skip
