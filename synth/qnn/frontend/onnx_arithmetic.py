"""Converters of the standard domain's arithmetic, comparisons, reductions and normalizations.

Most operators become one Relax operator. The operators of BORROWED use the converters of TVM's ONNX front
end, which pass ONNX's backend tests for these operators only.
"""

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R
from tvm.relax.frontend.onnx import onnx_frontend

from synth.errors import foreign
from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.frontend.onnx_model import STORAGE, element_type, title
from synth.qnn.frontend.onnx_node import (
    Node,
    OnnxOperator,
    OnnxValue,
    Result,
    along_axis,
    constant,
    folded,
    type_of,
)
from synth.qnn.ops.arithmetic import broadcasts
from synth.qnn.ops.elementwise import log_of_one_and
from synth.qnn.ops.rounding import truncated
from synth.qnn.values import INTEGERS

BORROWED = frozenset({
    "DepthToSpace", "Elu", "Gelu", "GlobalMaxPool", "GroupNormalization", "InstanceNormalization",
    "LRN", "MeanVarianceNormalization", "Selu", "Softsign", "SpaceToDepth",
})  # fmt: skip
"""Operators that TVM's front end converts. All their inputs are float32."""

FLOATS = ("float32", "float64")
SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
NUMBERS = (*FLOATS, *SIGNED, *UNSIGNED)
REDUCED = (*FLOATS, "int32", "int64")
"""Types that reductions take."""
Function = Callable[[Any], Any]


def direct(function: Callable[..., Any], dtypes: tuple[str, ...] = FLOATS) -> OnnxOperator:
    """Return an operator that becomes one Relax operator of all inputs, which broadcast as in numpy."""
    return OnnxOperator(lambda node: function(*tensors(node, dtypes)))


def tensors(node: Node, dtypes: tuple[str, ...]) -> list[Any]:
    """Return the expressions of all inputs. Raises UserError unless their element types are in ``dtypes``."""
    return [node.typed(i, dtypes).expr for i in range(len(node.inputs))]


def variadic(
    function: Callable[[Any, Any], Any], dtypes: tuple[str, ...], mean: bool = False
) -> OnnxOperator:
    """Return an operator that combines one or more tensors by ``function``, two at a time. ``mean`` divides
    the result by their number."""

    def convert(node: Node) -> Result:
        total = functools.reduce(lambda a, b: node.emit(function(a, b)), tensors(node, dtypes))
        return R.divide(total, constant(len(node.inputs), node[0].dtype)) if mean else total

    return OnnxOperator(convert)


def _relu(node: Node) -> Result:
    x = node.typed(0, (*FLOATS, "int8", "int16", "int32"))
    return R.nn.relu(x.expr) if x.dtype in FLOATS else R.maximum(x.expr, constant(0, x.dtype))


def _prelu(node: Node) -> Result:
    x, slope = node.floats(0), node.floats(1)
    broadcasts(slope.expr, x.shape, "slope")
    below = R.less(x.expr, constant(0, x.dtype))
    return R.where(below, R.multiply(x.expr, slope.expr), x.expr)


def _softplus(node: Node) -> Result:
    """Return log(1 + e^x), computed as max(x, 0) + log(1 + e^-|x|), which is exact for a small e^-|x|."""
    x = node.floats()
    small = R.exp(R.negative(R.abs(x.expr)))
    return R.add(R.maximum(x.expr, constant(0, x.dtype)), log_of_one_and(small))


def _mish(node: Node) -> Result:
    """Return x tanh(log(1 + e^x)), computed as x n / (n + 2 q^2) without overflow or cancellation. Here n =
    p^2 + 2 p q, p = e^min(x, 0) and q = e^min(-x, 0)."""
    x = node.floats()
    zero, two = constant(0, x.dtype), constant(2, x.dtype)
    p = node.emit(R.exp(R.minimum(x.expr, zero)))
    q = node.emit(R.exp(R.minimum(R.negative(x.expr), zero)))
    n = node.emit(R.multiply(p, R.add(p, R.multiply(two, q))))
    return R.multiply(x.expr, R.divide(n, R.add(n, R.multiply(two, R.multiply(q, q)))))


def _clip(node: Node) -> Result:
    """Return the clipped data. A Clip behind QuantizeLinear narrows the quantizer's range (Brevitas QCDQ)."""
    x = node.typed(0, (*FLOATS, *INTEGERS, "int64"))
    low, high = _bound(node, 1, x), _bound(node, 2, x)
    if low is not None and high is not None:
        low = min(low, high)
    if x.quantizer is not None:
        attrs = attributes_of(x.quantizer)
        bounds = (attrs["qmin"] if low is None else low, attrs["qmax"] if high is None else high)
        # A bound outside the quantizer's range becomes the nearer end of the range.
        low, high = (min(max(int(bound), attrs["qmin"]), attrs["qmax"]) for bound in bounds)
        call = qnn.quantize(*x.quantizer.args, **{**attrs, "qmin": low, "qmax": high})
        return node.value(call, x.dtype, quantizer=call)
    if x.dtype in INTEGERS:
        limits = np.iinfo(x.dtype)
        low, high = limits.min if low is None else low, limits.max if high is None else high
        return qnn.clip(x.expr, qmin=int(low), qmax=int(high))
    if low is not None and high is not None and x.dtype in FLOATS:
        return R.clip(x.expr, float(low), float(high))
    result = x.expr
    if low is not None:
        result = R.maximum(result, constant(low, x.dtype))
    return result if high is None else R.minimum(result, constant(high, x.dtype))


def _bound(node: Node, index: int, x: OnnxValue) -> float | None:
    """Return a bound of a Clip: a constant scalar of the data's type. None for an infinite bound. The default
    is the least or largest finite float, which makes infinities finite."""
    operand, name = node.optional(index), "min" if index == 1 else "max"
    if node.opset < 11 and name in node.attributes:
        return node.real(name)
    if operand is None:
        return float(getattr(np.finfo(x.dtype), name)) if x.dtype in FLOATS else None
    array = node.array(index)
    if array.size != 1 or operand.dtype != x.dtype:
        raise node.error(f"bound {operand.dtype} {list(array.shape)}: a scalar of type {x.dtype} is needed")
    bound = array.reshape(-1)[0].item()
    if bound == (-math.inf if index == 1 else math.inf):
        return None
    node.demand(math.isfinite(bound), f"bound {bound} (input {index}): a finite number is needed")
    return float(bound) if x.dtype in FLOATS else int(bound)


def _cast(node: Node) -> Result:
    """Convert Cast and CastLike."""
    x, where = node[0], title(node.proto, node.opsets)
    to = node[1].dtype if node.op == "CastLike" else element_type(node.integer("to"), where)
    if to == x.dtype:
        return x
    if x.narrow:
        x = OnnxValue(STORAGE[x.dtype], x.shape, x.variable, x.array)
        if to == x.dtype:
            return x
    if STORAGE[to] != to or to in ("uint32", "uint64"):
        raise node.error(f"cast to {to} at run time is not supported; quantize to it instead")
    if to == "bool":
        nonzero = R.not_equal(x.expr, constant(0, STORAGE[x.dtype]))
        # In TVM's code, NaN != 0 is false.
        return R.logical_or(nonzero, R.isnan(x.expr)) if x.dtype in FLOATS else nonzero
    if x.dtype in FLOATS and to not in FLOATS:
        return truncated(x.expr, x.dtype, to)
    return R.astype(x.expr, to)


def along(function: Callable[..., Any]) -> OnnxOperator:
    """Return the operator of a function along one axis, like a softmax."""
    return OnnxOperator(lambda node: along_axis(node, node.floats(), node.opset, function))


def reduction(function: Callable[..., Any], dtypes: tuple[str, ...], axes_input: int) -> OnnxOperator:
    """Return the operator of a reduction. Axes are an attribute, and from opset ``axes_input`` an input."""

    def convert(node: Node) -> Result:
        x, keep = node.typed(0, dtypes), node.flag("keepdims", True)
        axes = node.listed("axes", 1, axes_input, [])
        if not axes and node.opset >= axes_input and node.flag("noop_with_empty_axes"):
            # Each element is reduced by itself, along a new last axis of size 1.
            return function(node.emit(R.expand_dims(x.expr, x.rank)), axis=[x.rank], keepdims=False)
        return function(x.expr, axis=node.axes(axes, x.rank) or None, keepdims=keep)

    return OnnxOperator(convert)


def _dropout(node: Node) -> Result:
    node.demand(not any(node.outputs[1:]), "its mask is not supported; export the model for inference")
    if node.opset >= 12 and node.optional(2) is not None and node.array(2).any():
        raise node.error("training mode is not supported; export the model for inference")
    return node[0]


def borrowed(node: Node) -> Result:
    """Return the result of TVM's own converter of the operator."""
    for index, value in enumerate(node.inputs):
        if value is not None:
            node.floats(index)
    if "axis" in node.attributes:
        node.axis(node.integer("axis"), node[0].rank)
    if node.op == "SpaceToDepth" and node.text("mode", "DCR") != "DCR":
        raise node.error("mode CRD is not supported; use DCR")
    converter = onnx_frontend._get_convert_map()[node.op].get_converter(node.opset)
    inputs = onnx_frontend.onnx_input(None if v is None else v.expr for v in node.inputs)
    attributes: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in node.attributes.items()
    }
    attributes["tvm_custom"] = {"name": node.proto.name, "num_outputs": len(node.proto.output)}
    with foreign(title(node.proto, node.opsets)):
        result = converter(node.builder, inputs, attributes, [{}, {}])
    return list(result.fields) if isinstance(result, relax.Tuple) else result


def layer_norm(
    node: Node, x: OnnxValue, axis: int, scale: OnnxValue, bias: OnnxValue | None, epsilon: float
) -> Any:
    """Return (x - mean) / sqrt(variance + epsilon) * scale + bias, statistics over axes from ``axis`` on."""
    sizes = x.shape[axis:]
    axes = list(range(axis, x.rank))
    spread = _spread(node, scale, sizes, "scale")
    shift = constant(np.zeros(sizes, np.float32)) if bias is None else _spread(node, bias, sizes, "bias")
    return R.nn.layer_norm(x.expr, spread, shift, axes, epsilon)


def _spread(node: Node, operand: OnnxValue, sizes: tuple[int, ...], what: str) -> Any:
    node.demand(operand.dtype == "float32", f"{what} of type {operand.dtype}: float32 is needed")
    broadcasts(operand.expr, sizes, what)
    if operand.shape == sizes:
        return operand.expr
    if operand.array is not None:
        return constant(np.broadcast_to(operand.array, sizes).copy())
    return R.broadcast_to(operand.expr, sizes)


def deviation(x: OnnxValue, axis: int, epsilon: float) -> tuple[Any, Any]:
    """Return the mean and 1 / sqrt(variance + epsilon). The axes from ``axis`` on are reduced to size 1."""
    axes = list(range(axis, x.rank))
    mean = R.mean(x.expr, axis=axes, keepdims=True)
    apart = R.subtract(x.expr, mean)
    return mean, _inverse_root(R.mean(R.multiply(apart, apart), axis=axes, keepdims=True), epsilon)


def _inverse_root(square: Any, epsilon: float) -> Any:
    root = R.sqrt(R.add(square, constant(epsilon, "float32")))
    return R.divide(constant(1, "float32"), root)


def root_mean_square(node: Node, x: OnnxValue, axis: int, scale: OnnxValue, epsilon: float) -> Any:
    """Return x / sqrt(mean(x * x) + epsilon) * scale. The mean runs over the axes from ``axis`` on."""
    square = R.mean(R.multiply(x.expr, x.expr), axis=list(range(axis, x.rank)), keepdims=True)
    spread = _spread(node, scale, x.shape[axis:], "scale")
    return R.multiply(R.multiply(x.expr, _inverse_root(square, epsilon)), spread)


def _normalization(node: Node) -> Result:
    """Convert LayerNormalization and RMSNormalization."""
    x, scale = node.floats(0), node.floats(1)
    if node.integer("stash_type", 1) != 1:
        raise node.error(f"stash_type {node.integer('stash_type')} is not supported; use 1 (float32)")
    axis, epsilon = node.axis(node.integer("axis", -1), x.rank), node.real("epsilon", 1e-5)
    if node.op == "RMSNormalization":
        return root_mean_square(node, x, axis, scale, epsilon)
    result = layer_norm(node, x, axis, scale, node.optional(2), epsilon)
    return [result, *deviation(x, axis, epsilon)] if any(node.outputs[1:]) else result


def _lp_normalization(node: Node) -> Result:
    """Return the data divided by its norm along an axis. Where the norm is 0, the result is 0."""
    x, p = node.floats(0), node.integer("p", 2)
    node.demand(p in (1, 2), f"p is {p}; 1 or 2 is needed")
    axis = node.axis(node.integer("axis", -1), x.rank)
    sizes = R.abs(x.expr) if p == 1 else R.multiply(x.expr, x.expr)
    norm = R.sum(sizes, axis=[axis], keepdims=True)
    norm = node.emit(norm if p == 1 else R.sqrt(norm))
    nothing = R.equal(norm, constant(0, "float32"))
    return R.divide(x.expr, R.where(nothing, constant(1, "float32"), norm))


ELEMENTWISE: dict[str, OnnxOperator] = {
    **{name: OnnxOperator(borrowed) for name in BORROWED},
    **folded({
        "Ceil": direct(R.ceil), "Floor": direct(R.floor), "Sqrt": direct(R.sqrt), "Clip": OnnxOperator(_clip),
        "Where": OnnxOperator(
            lambda node: R.where(node.typed(0, ("bool",)).expr, node[1].expr, node[2].expr)
        ),
        "Cast": OnnxOperator(_cast, narrow=True),
        "ReduceMax": reduction(R.max, REDUCED, 18), "ReduceMin": reduction(R.min, REDUCED, 18),
        "ReduceProd": reduction(R.prod, FLOATS, 18),
    }),
    "Round": direct(R.round), "Exp": direct(R.exp), "Log": direct(R.log), "Erf": direct(R.erf),
    "Sigmoid": direct(R.sigmoid), "Tanh": direct(R.tanh), "Sin": direct(R.sin), "Cos": direct(R.cos),
    "Reciprocal": OnnxOperator(lambda node: R.divide(constant(1, node.floats().dtype), node[0].expr)),
    "LeakyRelu": OnnxOperator(lambda node: R.nn.leakyrelu(node.floats().expr, node.real("alpha", 0.01))),
    "Relu": OnnxOperator(_relu), "PRelu": OnnxOperator(_prelu),
    "Mish": OnnxOperator(_mish), "Softplus": OnnxOperator(_softplus),
    "CastLike": OnnxOperator(_cast, narrow=True),
    "Softmax": along(R.nn.softmax), "LogSoftmax": along(R.nn.log_softmax),
    "ReduceMean": reduction(R.mean, FLOATS, 18), "ReduceSum": reduction(R.sum, REDUCED, 13),
    "Dropout": OnnxOperator(_dropout),
    **dict.fromkeys(("LayerNormalization", "RMSNormalization"), OnnxOperator(_normalization)),
    "LpNormalization": OnnxOperator(_lp_normalization),
}  # fmt: skip
"""Converters of float operators by name. Operators that ONNX defines by these operators need no converter:
``synth.qnn.frontend.onnx_schema`` expands them."""


def _by_kind(real: Function, signed: Function, unsigned: Function | None = None) -> OnnxOperator:
    """Return a converter with a function for floats, signed integers and, if not None, unsigned ones."""

    def convert(node: Node) -> Result:
        x = node.typed(0, NUMBERS if unsigned else (*FLOATS, *SIGNED))
        if x.dtype in FLOATS:
            return real(x.expr)
        return unsigned(x.expr) if unsigned is not None and x.dtype in UNSIGNED else signed(x.expr)

    return OnnxOperator(convert)


def _sign(x: Any) -> Any:
    dtype = str(x.ty.dtype.dtype)
    zero = constant(0, dtype)
    return R.subtract(R.astype(R.greater(x, zero), dtype), R.astype(R.less(x, zero), dtype))


def _real_sign(x: Any) -> Any:
    """Return -1, 0 or 1. NaN stays NaN."""
    zero, positive, less = (constant(v, str(x.ty.dtype.dtype)) for v in (0, 1, -1))
    near = R.where(R.equal(x, zero), zero, x)
    return R.where(R.greater(x, zero), positive, R.where(R.less(x, zero), less, near))


def _divisor(node: Node, right: OnnxValue) -> tuple[Any, Any]:
    """Return a divisor with 1 in place of 0 and -1, which processors may trap on, and where it was -1."""
    if right.array is not None and not right.array.all():
        raise node.error("an integer constant is divided by 0; use another divisor")
    safe = constant(1, right.dtype)
    zero = R.equal(right.expr, constant(0, right.dtype))
    if right.dtype not in SIGNED:
        return node.emit(R.where(zero, safe, right.expr)), None
    minus = node.emit(R.equal(right.expr, constant(-1, right.dtype)))
    return node.emit(R.where(R.logical_or(zero, minus), safe, right.expr)), minus


def _div(node: Node) -> Result:
    """Return the quotient. Integers are rounded towards zero."""
    left, right = node.typed(0, NUMBERS), node.typed(1, NUMBERS)
    if left.dtype in FLOATS:
        return R.divide(left.expr, right.expr)
    divisor, minus = _divisor(node, right)
    quotient = R.divide(left.expr, divisor)
    if minus is None:
        return quotient
    return R.where(minus, R.subtract(constant(0, left.dtype), left.expr), quotient)


def _mod(node: Node) -> Result:
    """Return the remainder with the divisor's sign, or for floats and ``fmod`` with the dividend's."""
    left, right = node.typed(0, NUMBERS), node.typed(1, NUMBERS)
    truncated = node.flag("fmod")
    if left.dtype in FLOATS:
        node.demand(truncated, "fmod is 0, but integers are needed then; set it to 1")
        return R.mod(left.expr, right.expr)
    divisor, _ = _divisor(node, right)
    return (R.mod if truncated else R.floor_mod)(left.expr, divisor)


def _pow(node: Node) -> Result:
    """Return the power in the type of the base. Powers of integers are computed in float64."""
    base, exponent = node.typed(0, (*FLOATS, "int32", "int64")), node.typed(1, NUMBERS)
    if exponent.array is not None and exponent.array.size == 1 and base.dtype in FLOATS:
        few = {2: lambda x: R.multiply(x, x), 3: lambda x: R.multiply(R.multiply(x, x), x)}
        product = few.get(exponent.array.reshape(-1)[0].item())
        if product is not None and exponent.rank <= base.rank:
            return product(base.expr)  # ONNX Runtime computes squares and cubes by products too
    wide = base.dtype if base.dtype in FLOATS else "float64"
    left, right = (v.expr if v.dtype == wide else R.astype(v.expr, wide) for v in (base, exponent))
    power = R.power(left, right)
    return power if wide == base.dtype else truncated(node.emit(power), wide, base.dtype)


def _is_inf(node: Node) -> Result:
    x = node.typed(0, FLOATS)
    infinite = R.isinf(x.expr)
    zero = constant(0, x.dtype)
    if not node.flag("detect_negative", True):
        infinite = R.logical_and(infinite, R.greater(x.expr, zero))
    if not node.flag("detect_positive", True):
        infinite = R.logical_and(infinite, R.less(x.expr, zero))
    return infinite


def _shift(node: Node) -> Result:
    """Return the shifted bits. A shift by the width or more gives 0."""
    x, by = node.typed(0, UNSIGNED), node.typed(1, UNSIGNED)
    direction, width = node.text("direction", "", ("LEFT", "RIGHT")), np.dtype(x.dtype).itemsize * 8
    all_gone = node.emit(R.greater_equal(by.expr, constant(width, x.dtype)))
    steps = R.where(all_gone, constant(0, x.dtype), by.expr)
    result = (R.left_shift if direction == "LEFT" else R.right_shift)(x.expr, steps)
    return R.where(all_gone, constant(0, x.dtype), result)


def _arg(function: Callable[..., Any]) -> OnnxOperator:
    def convert(node: Node) -> Result:
        x = node.typed(0, (*FLOATS, "int8", "uint8", "int32", "int64"))
        axis, keep = node.axis(node.integer("axis", 0), x.rank), node.flag("keepdims", True)
        if node.opset < 12 or not node.flag("select_last_index"):
            return function(x.expr, axis=axis, keepdims=keep)
        # The last of equal elements is the first in the reversed axis.
        place = function(node.emit(R.flip(x.expr, axis)), axis=axis, keepdims=keep)
        return R.subtract(constant(x.shape[axis] - 1, "int64"), place)

    return OnnxOperator(convert)


def _log_sum_exp(x: Any, axis: Any, keepdims: bool) -> Any:
    """Return log(sum(exp(x))), computed from the differences to the maximum, which cannot overflow."""
    nothing = relax.const(0, str(x.ty.dtype))
    top = R.max(x, axis=axis, keepdims=True)
    top = R.where(R.isinf(top), nothing, top)
    total = R.log(R.sum(R.exp(R.subtract(x, top)), axis=axis, keepdims=True))
    result = R.add(total, top)
    return result if keepdims else R.sum(result, axis=axis, keepdims=False)


def _einsum(node: Node) -> Result:
    operands = tensors(node, FLOATS)
    equation = node.text("equation", "").replace(" ", "")
    node.demand("..." not in equation, f"equation {equation!r}: an ellipsis is not supported; name the axes")
    with foreign(f"equation {equation!r}"):
        # numpy rejects malformed equations that TVM would accept.
        np.einsum_path(equation, *(np.broadcast_to(np.float32(0), type_of(t)[1]) for t in operands))
        return node.emit(R.einsum(operands, equation))


ARITHMETIC: dict[str, OnnxOperator] = {
    **folded({
        "Abs": _by_kind(R.abs, R.abs, lambda x: x), "Neg": _by_kind(R.negative, R.negative),
        "Add": direct(R.add, NUMBERS), "Sub": direct(R.subtract, NUMBERS), "Mul": direct(R.multiply, NUMBERS),
        "Div": OnnxOperator(_div), "Mod": OnnxOperator(_mod),
        "Max": variadic(R.maximum, NUMBERS), "Min": variadic(R.minimum, NUMBERS),
        "Equal": direct(R.equal, (*NUMBERS, "bool")), "Less": direct(R.less, NUMBERS),
        "LessOrEqual": direct(R.less_equal, NUMBERS), "Greater": direct(R.greater, NUMBERS),
        "GreaterOrEqual": direct(R.greater_equal, NUMBERS),
        "And": direct(R.logical_and, ("bool",)), "Or": direct(R.logical_or, ("bool",)),
        "Not": direct(R.logical_not, ("bool",)),
    }),
    "Sign": _by_kind(_real_sign, _sign, _sign), "Pow": OnnxOperator(_pow),
    "Sum": variadic(R.add, FLOATS), "Mean": variadic(R.add, FLOATS, mean=True),
    "Xor": direct(R.logical_xor, ("bool",)),
    **{f"Bitwise{name}": direct(getattr(R, f"bitwise_{name.lower()}"), (*SIGNED, *UNSIGNED))
       for name in ("And", "Or", "Xor", "Not")},
    "BitShift": OnnxOperator(_shift),
    "IsNaN": direct(R.isnan), "IsInf": OnnxOperator(_is_inf), "Einsum": OnnxOperator(_einsum),
    "ReduceL1": reduction(lambda x, **where: R.sum(R.abs(x), **where), REDUCED, 18),
    "ReduceL2": reduction(lambda x, **where: R.sqrt(R.sum(R.multiply(x, x), **where)), FLOATS, 18),
    "ReduceSumSquare": reduction(lambda x, **where: R.sum(R.multiply(x, x), **where), REDUCED, 18),
    "ReduceLogSum": reduction(lambda x, **where: R.log(R.sum(x, **where)), FLOATS, 18),
    "ReduceLogSumExp": reduction(_log_sum_exp, FLOATS, 18),
    "ArgMax": _arg(R.argmax), "ArgMin": _arg(R.argmin),
}  # fmt: skip
