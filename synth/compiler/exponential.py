"""e^x of float32 as instructions, in place of a call of the C library for each lane of a vector.

The method is that of Cephes (S. L. Moshier, expf): x = n log 2 + r, a polynomial of r, then times 2^n. The
result is at most two units in the last place off. It is infinity above 88.73, and subnormal below -87.34 as
IEEE 754 demands. NaN stays NaN.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import reduce
from typing import Any

import tvm_ffi
from tvm import ir, tirx

from synth.compiler.epilogue import ROUNDER, ROUNDER_BITS
from synth.compiler.fence import calls, contains, fence

_HIGH, _LOW = 0.693359375, -2.12194440e-4
"""log 2 in two parts. A product of the first part and n is exact."""
_LEAST, _MOST = -104.0, 89.0
"""Below and above, the result is 0 and infinity."""
_POLYNOMIAL = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 0.5)


def inline_exponentials(function: Any) -> Any:
    """Return the PrimFunc with exponentials and sigmoids of float32 as arithmetic, vectors included. Those of
    a value that has two in each other stay calls."""

    def call(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        sigmoid = calls(made, "tirx.sigmoid")
        if not (sigmoid or calls(made, "tirx.exp")) or not str(made.ty.dtype).startswith("float32"):
            return made
        (x,), dtype = made.args, str(made.ty.dtype)
        if contains(x, tirx.Let, lambda let: contains(let.value, tirx.Let)):
            return made  # TVM puts the values of variables into each other, and a third would take seconds
        if not sigmoid:
            return _exponential(x)
        one = tirx.const(1, dtype)
        return one / (one + _exponential(tirx.const(0, dtype) - x))

    return function.with_body(tvm_ffi.structural_mutate(function.body, [(ir.Call, call)]))


def _exponential(x: Any) -> Any:
    dtype = str(x.ty.dtype)
    whole = dtype.replace("float", "int")

    def number(value: float) -> Any:
        return tirx.const(value, dtype)

    def power(exponent: Any) -> Any:
        """Return 2^exponent from int32 of -126 to 127."""
        return tirx.reinterpret(dtype, (exponent + tirx.const(127, whole)) << tirx.const(23, whole))

    def scaled(shifted: Any, bounded: Any) -> Any:
        n = shifted - number(ROUNDER)
        return _let(bounded - n * number(_HIGH) - n * number(_LOW), lambda rest: product(shifted, rest))

    def product(shifted: Any, rest: Any) -> Any:
        terms = reduce(
            lambda total, each: total * rest + number(each), _POLYNOMIAL[1:], number(_POLYNOMIAL[0])
        )
        n = tirx.reinterpret(whole, shifted) - tirx.const(ROUNDER_BITS, whole)
        # Two factors, since 2^n alone may be subnormal or infinite where the result is neither.
        half = n >> tirx.const(1, whole)
        return (terms * (rest * rest) + rest + number(1)) * power(half) * power(n - half)

    # In this order of operands, TVM's maximum and minimum of NaN are NaN.
    limited = tirx.Min(number(_MOST), tirx.Max(number(_LEAST), x))
    return _let(
        limited,
        lambda bounded: _let(
            fence(bounded * number(1 / math.log(2)) + number(ROUNDER)),
            lambda shifted: scaled(shifted, bounded),
        ),
    )


def _let(value: Any, body: Callable[[Any], Any]) -> Any:
    variable = tirx.Var("value", value.ty)
    return tirx.Let(variable, value, body(variable))
