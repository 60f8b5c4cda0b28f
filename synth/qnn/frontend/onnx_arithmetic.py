"""Converters of arithmetic, comparisons and reductions of the standard domain, on integers and floats."""

from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax
from tvm.relax import op as R

from synth.errors import foreign
from synth.qnn.frontend.onnx_float import FLOATS, direct, reduction, tensors, variadic
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant, folded, type_of
from synth.qnn.ops.rounding import truncated

SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
INTEGERS = (*SIGNED, *UNSIGNED)
NUMBERS = (*FLOATS, *INTEGERS)
Function = Callable[[Any], Any]


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
    zero, one, less = (constant(v, str(x.ty.dtype.dtype)) for v in (0, 1, -1))
    near = R.where(R.equal(x, zero), zero, x)
    return R.where(R.greater(x, zero), one, R.where(R.less(x, zero), less, near))


def _divisor(node: Node, right: OnnxValue) -> tuple[Any, Any]:
    """Return a divisor with 1 in place of 0 and -1, which processors may trap on, and where it was -1."""
    if right.array is not None and not right.array.all():
        raise node.error("an integer constant is divided by 0; use another divisor")
    one = constant(1, right.dtype)
    zero = R.equal(right.expr, constant(0, right.dtype))
    if right.dtype not in SIGNED:
        return node.emit(R.where(zero, one, right.expr)), None
    minus = node.emit(R.equal(right.expr, constant(-1, right.dtype)))
    return node.emit(R.where(R.logical_or(zero, minus), one, right.expr)), minus


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
        if not truncated:
            raise node.error("fmod is 0, but integers are needed then; set it to 1")
        return R.mod(left.expr, right.expr)
    divisor, _ = _divisor(node, right)
    return (R.mod if truncated else R.floor_mod)(left.expr, divisor)


def _pow(node: Node) -> Result:
    """Return the power in the type of the base. Powers of integers are computed in float64."""
    base, exponent = node.typed(0, (*FLOATS, "int32", "int64")), node.typed(1, NUMBERS)
    if exponent.array is not None and exponent.array.size == 1 and base.dtype in FLOATS:
        few = {2: lambda x: R.multiply(x, x), 3: lambda x: R.multiply(R.multiply(x, x), x)}
        found = few.get(exponent.array.reshape(-1)[0].item())
        if found is not None and exponent.rank <= base.rank:
            return found(base.expr)  # ONNX Runtime computes squares and cubes by products too
    wide = base.dtype if base.dtype in FLOATS else "float64"
    left, right = (v.expr if v.dtype == wide else R.astype(v.expr, wide) for v in (base, exponent))
    power = R.power(left, right)
    return power if wide == base.dtype else truncated(node.emit(power), wide, base.dtype)


def _is_inf(node: Node) -> Result:
    x = node.typed(0, FLOATS)
    found = R.isinf(x.expr)
    zero = constant(0, x.dtype)
    if not node.flag("detect_negative", True):
        found = R.logical_and(found, R.greater(x.expr, zero))
    if not node.flag("detect_positive", True):
        found = R.logical_and(found, R.less(x.expr, zero))
    return found


def _shift(node: Node) -> Result:
    """Return the shifted bits. A shift by the width or more gives 0."""
    x, by = node.typed(0, UNSIGNED), node.typed(1, UNSIGNED)
    direction, width = node.text("direction", "", ("LEFT", "RIGHT")), np.dtype(x.dtype).itemsize * 8
    all_gone = node.emit(R.greater_equal(by.expr, constant(width, x.dtype)))
    steps = R.where(all_gone, constant(0, x.dtype), by.expr)
    moved = (R.left_shift if direction == "LEFT" else R.right_shift)(x.expr, steps)
    return R.where(all_gone, constant(0, x.dtype), moved)


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
    found = R.add(total, top)
    return found if keepdims else R.sum(found, axis=axis, keepdims=False)


def _einsum(node: Node) -> Result:
    given = tensors(node, FLOATS)
    equation = node.text("equation", "").replace(" ", "")
    if "..." in equation:
        raise node.error(f"equation {equation!r}: an ellipsis is not supported; name the axes")
    with foreign(f"equation {equation!r}"):
        # numpy rejects malformed equations that TVM would accept.
        np.einsum_path(equation, *(np.broadcast_to(np.float32(0), type_of(t)[1]) for t in given))
        return node.emit(R.einsum(given, equation))


REDUCED = (*FLOATS, "int32", "int64")
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
    "BitwiseAnd": direct(R.bitwise_and, INTEGERS), "BitwiseOr": direct(R.bitwise_or, INTEGERS),
    "BitwiseXor": direct(R.bitwise_xor, INTEGERS), "BitwiseNot": direct(R.bitwise_not, INTEGERS),
    "BitShift": OnnxOperator(_shift),
    "IsNaN": direct(R.isnan), "IsInf": OnnxOperator(_is_inf), "Einsum": OnnxOperator(_einsum),
    "ReduceL1": reduction(lambda x, **where: R.sum(R.abs(x), **where), REDUCED, 18),
    "ReduceL2": reduction(lambda x, **where: R.sqrt(R.sum(R.multiply(x, x), **where)), FLOATS, 18),
    "ReduceSumSquare": reduction(lambda x, **where: R.sum(R.multiply(x, x), **where), REDUCED, 18),
    "ReduceLogSum": reduction(lambda x, **where: R.log(R.sum(x, **where)), FLOATS, 18),
    "ReduceLogSumExp": reduction(_log_sum_exp, FLOATS, 18),
    "ArgMax": _arg(R.argmax), "ArgMin": _arg(R.argmin),
}  # fmt: skip
