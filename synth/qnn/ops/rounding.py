"""Rounding and truncation, defined once for numpy arrays and for Relax expressions.

relax.op and numpy share the needed names (floor, ceil, where, right_shift, ...). Each definition therefore
takes the module that it uses as a parameter.

* half_even: nearest, ties to even (ONNX QuantizeLinear, QONNX ROUND).
* half_away: nearest, ties away from zero (TONEAREST of Jain et al. 2020, section 3.2; TFLite).
* half_down: nearest, ties towards zero (QONNX HALF_DOWN).
* upward: nearest, ties towards plus infinity, floor(x + 1/2) (UPWARD of Jain et al. 2020).
* floor, ceil: towards minus and plus infinity. up, down: away from and towards zero (QONNX UP, DOWN).

No definition adds 1/2 to x or subtracts from x. The sum would round by itself: 0.49999997f + 0.5f is 1. If x
is a product, the compiler may fuse product and sum into one operation on the unrounded product.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError

ROUNDINGS = ("half_even", "half_away", "half_down", "upward", "floor", "ceil", "up", "down")
"""Modes for floats."""
SHIFT_ROUNDINGS = ("half_even", "half_away", "upward")
"""Modes for the right shift of fixed-point requantization."""

INTEGRAL = ("int8", "uint8", "int16", "uint16", "int32", "int64", "uint32")
"""Types that ``truncated`` converts to."""

Constant = Callable[[Any], Any]
Convert = Callable[[Any, str], Any]


def rounded(x: Any, mode: str, dtype: str) -> Any:
    """Return a float expression of type ``dtype`` rounded to integers, as floats. ``mode``: of ROUNDINGS."""
    return _rounded(relax.op, lambda v: relax.const(v, dtype), x, _known(mode, ROUNDINGS))


def rounded_array(x: np.ndarray, mode: str) -> np.ndarray:
    """Return a float array rounded to integers, in its own dtype. ``mode``: one of ROUNDINGS."""
    return np.asarray(_rounded(np, lambda v: x.dtype.type(v), x, _known(mode, ROUNDINGS)))


def shifted(x: Any, shift: np.ndarray, mode: str) -> Any:
    """Return an int64 expression times 2**-shift, rounded by a mode of SHIFT_ROUNDINGS. ``shift`` is 1 to 62
    and broadcasts against x. |x| must be below 2**62, so that adding half a step cannot overflow."""
    return _shifted(relax.op, lambda v: relax.const(v, "int64"), x, shift, _known(mode, SHIFT_ROUNDINGS))


def truncated(x: Any, source: str, dtype: str) -> Any:
    """Return a float expression of type ``source`` as integers of ``dtype``, equally on every processor.

    The fraction is dropped. Numbers beyond int32 become the nearest int32, NaN becomes 0. A narrower
    ``dtype`` takes the low bits. For int64 and uint32, int64 takes the place of int32. (C and LLVM leave
    these cases undefined, and x86 and Arm differ.)
    """
    if source == "float16":  # float16 cannot represent the limits
        x, source = relax.op.astype(x, "float32"), "float32"

    def constant(value: Any, of: str = source) -> Any:
        return relax.const(value, of)

    return _truncated(relax.op, constant, relax.op.astype, x, dtype)


def truncated_array(x: np.ndarray, dtype: str) -> np.ndarray:
    """Return a float array as integers of ``dtype``, by the rules of ``truncated``."""
    wide = x.astype(np.float32) if x.dtype == np.float16 else x

    def constant(value: Any, of: str = wide.dtype.name) -> Any:
        return np.dtype(of).type(value)

    with np.errstate(invalid="ignore"):
        return np.asarray(_truncated(np, constant, np.ndarray.astype, wide, dtype))


def _truncated(xp: Any, constant: Any, astype: Convert, x: Any, dtype: str) -> Any:
    wide = "int64" if dtype in ("int64", "uint32") else "int32"
    ends, limit = np.iinfo(wide), constant(2.0 ** (np.iinfo(wide).bits - 1))
    least, most, none = (constant(v, wide) for v in (ends.min, ends.max, 0))
    # No condition may be a negation: TVM simplifies "not less" to "greater or equal", which NaN breaks.
    beyond = xp.where(xp.greater_equal(x, limit), most, xp.where(xp.less(x, constant(0)), least, none))
    integers = xp.where(xp.less(xp.abs(x), limit), astype(x, wide), beyond)
    return integers if dtype == wide else astype(integers, dtype)


def _rounded(xp: Any, constant: Constant, x: Any, mode: str) -> Any:
    of_module = {"half_even": "round", "down": "trunc", "floor": "floor", "ceil": "ceil"}
    if mode in of_module:
        return getattr(xp, of_module[mode])(x)
    lower, upper = xp.floor(x), xp.ceil(x)
    positive = xp.greater_equal(x, constant(0))
    if mode == "up":
        return xp.where(positive, upper, lower)
    half = constant(0.5)
    # The nearer integer, with ties up and with ties down. For an integral x, both are x.
    ties_up = xp.where(xp.greater_equal(x, xp.subtract(upper, half)), upper, lower)
    if mode == "upward":
        return ties_up
    ties_down = xp.where(xp.less_equal(x, xp.add(lower, half)), lower, upper)
    return xp.where(positive, *((ties_up, ties_down) if mode == "half_away" else (ties_down, ties_up)))


def _shifted(xp: Any, constant: Constant, x: Any, shift: np.ndarray, mode: str) -> Any:
    shift = np.asarray(shift, np.int64)
    bias, by = np.left_shift(np.int64(1), shift - 1), constant(shift)
    if mode == "upward":
        offset = constant(bias)
    elif mode == "half_away":
        offset = xp.add(constant(bias), xp.right_shift(x, constant(np.int64(63))))
    else:
        odd = xp.bitwise_and(xp.right_shift(x, by), constant(np.int64(1)))
        offset = xp.add(constant(bias - 1), odd)
    return xp.right_shift(xp.add(x, offset), by)


def _known(mode: str, modes: tuple[str, ...]) -> str:
    if mode not in modes:
        raise UserError(f"rounding {mode!r}: not a mode here; one of {', '.join(modes)}")
    return mode
