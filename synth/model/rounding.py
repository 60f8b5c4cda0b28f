"""Keep every float operation that a model has: a * b + c rounds twice, (a + b) - b once, as numpy and ONNX say.

TVM makes a fused multiply-add of every product and sum, and LLVM, as TVM sets it up, of those that it still
finds; the result then differs in the last bit from what a model's definition gives, and after a rounding to
integers by a whole step. TVM's simplifier also turns (a + b) - b into a, although that is how some models round.
LLVM's intrinsic ``llvm.arithmetic.fence`` is the identity, costs no instruction and hides a value from both.
Sums of products (convolutions, matrix products) stay as they are: their order of summation is nobody's
definition, and the fused operation is the faster one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import tvm
import tvm_ffi
from tvm import tirx
from tvm.s_tir import SBlock

from synth.compiler.fence import fence, is_fence, is_intrinsic

_NEAREST = "llvm.nearbyint"

_WHOLE = 2.0**23
"""From here on every float32 is a whole number."""


def keep_rounding(function: Any, machine: str) -> Any:
    """The PrimFunc with a fence around every floating-point product and sum outside of reductions, and with
    rounding to the nearest even number by operations that ``machine`` has for vectors."""
    nearest = _added if machine == "armv7" else _instruction

    def call(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        return nearest(made) if getattr(made.op, "name", "") == "tirx.nearbyint" else made

    body = tvm_ffi.structural_mutate(
        function.body, [(SBlock, _block), ((tirx.Mul, tirx.Add), _fenced), (tvm.ir.Call, call)]
    )
    return function.with_body(body)


_ROUNDER = 1.5 * 2.0**23
"""Adding this to a float32 of at most 2^22 rounds it to the nearest integer, which the lower bits of the sum hold."""
_LARGEST = float(np.finfo(np.float32).max)


def _shorter(operation: Any, mutator: Any) -> Any:
    """One operation less: one addition rounds, and its lower bits are the integer; taken off it leaves the float."""
    made = mutator.default_mutate(operation)
    if isinstance(made, tirx.Max):
        return made.a if _is(made.b, -_LARGEST) and _finite_product(made.a) else made
    dtype = str(made.ty.dtype)
    if dtype in ("int8", "uint8"):
        limited = _rounded_integer(made.value)
        return (
            made if limited is None else tirx.reinterpret("int32", fence(limited + _rounder())).astype(dtype)
        )
    inner = made.value
    if dtype != "float32" or not isinstance(inner, tirx.Cast) or str(inner.ty.dtype) not in ("int8", "uint8"):
        return made
    total = inner.value.args[0] if _calls(inner.value, "tirx.reinterpret") else None
    if total is None or not is_fence(total) or not isinstance(total.args[1], tirx.Add):
        return made
    bounds = _bounds(total.args[1].a)
    info = np.iinfo(str(inner.ty.dtype))
    within = bounds is not None and info.min <= bounds[0] and bounds[1] <= info.max
    return total - _rounder() if within and _is(total.args[1].b, _ROUNDER) else made


def _rounder() -> Any:
    return tirx.const(_ROUNDER, "float32")


def _rounded_integer(value: Any) -> Any | None:
    """x where ``value`` is an int32 of x rounded to the nearest integer, and x is limited to what _ROUNDER rounds."""
    if (
        not isinstance(value, tirx.Cast)
        or str(value.ty.dtype) != "int32"
        or not is_intrinsic(value.value, _NEAREST)
    ):
        return None
    limited = value.value.args[1]
    bounds = _bounds(limited)
    return limited if bounds is not None and max(map(abs, bounds)) <= 2**22 else None


def _bounds(value: Any) -> tuple[float, float] | None:
    """The limits of min(max(x, low), high) of float32."""
    if (
        not isinstance(value, tirx.Min)
        or not isinstance(value.a, tirx.Max)
        or str(value.ty.dtype) != "float32"
    ):
        return None
    low, high = value.a.b, value.b
    if not isinstance(low, tirx.FloatImm) or not isinstance(high, tirx.FloatImm):
        return None
    return float(low), float(high)


def _finite_product(value: Any) -> bool:
    """Whether ``value`` is an integer times a constant, within float32."""
    value = value.args[1] if is_fence(value) else value
    if (
        not isinstance(value, tirx.Mul)
        or not isinstance(value.a, tirx.Cast)
        or not isinstance(value.b, tirx.FloatImm)
    ):
        return False
    source = str(value.a.value.ty.dtype)
    return source in ("int8", "uint8", "int32") and abs(float(value.b)) * 2.0**31 < _LARGEST


def _is(value: Any, number: float) -> bool:
    return isinstance(value, tirx.FloatImm) and str(value.ty.dtype) == "float32" and float(value) == number


def _calls(node: Any, name: str) -> bool:
    return isinstance(node, tvm.ir.Call) and getattr(node.op, "name", "") == name


def shortened(function: Any) -> Any:
    """The PrimFunc, its values computed where they are used, with fewer operations from clipped floats to integers of
    8 bits and back, and without bounds that are none."""
    rules = [
        ((tirx.Cast, tirx.Max), _shorter),
        (tvm.ir.Call, lambda node, mutator: mutator.default_mutate(node)),
    ]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def _block(block: Any, mutator: Any) -> Any:
    return block if block.init is not None else mutator.default_mutate(block)


def _fenced(operation: Any, mutator: Any) -> Any:
    return fence(mutator.default_mutate(operation))


def _instruction(call: Any) -> Any:
    """TVM makes no vectors of its own operator, but of LLVM's, to which it lowers it in the end."""
    return tirx.call_llvm_pure_intrin(str(call.ty.dtype), _NEAREST, call.args[0])


def _added(call: Any) -> Any:
    """Without an instruction for it: adding 2^23 drops the fraction, rounding as every addition does."""
    x, dtype = call.args[0], str(call.ty.dtype)
    if dtype != "float32":
        return call
    whole = tirx.const(_WHOLE, dtype)
    shift = tirx.Select(x < tirx.const(0, dtype), -whole, whole)
    return tirx.Select(tirx.abs(x) < whole, fence(x + shift) - shift, x)
