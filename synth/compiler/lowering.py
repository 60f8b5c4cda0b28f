"""Compilation of PrimFuncs by TVM, with passes that avoid wrong simplifications and uncertain rounding.
Exponentials become instructions (``inline_exponentials``).

The first one is in TVM (``hide_shifted``). The second one is in LLVM 20 to 22, and so in TVM 0.27: a vector
loop may read past the end of an array that is indexed by a remainder. LLVM turns ``x[i % 4 * 3 + j]`` in a
loop over i into ``i & 3``, which scalar evolution takes for a counter of two bits. The loop vectorizer
assumes that the counter does not wrap, and checks this at run time. It drops the check if a check of a wider
counter exists (``SCEVWrapPredicate::implies``, https://github.com/llvm/llvm-project/issues/191382, fixed in
https://github.com/llvm/llvm-project/pull/191498). The wider check does not imply the narrow one: Tile of [5,
4, 3] by (2, 4, 1) got 24 consecutive elements instead of 12 twice.

So remainders by powers of two are hidden from scalar evolution behind ``llvm.arithmetic.fence``. The fence is
an identity on floats, which costs no instruction except moves between registers. The pass comes after all
passes of TVM, which simplify most remainders away. It takes every function, since fused loops and transposed
reshapes are indexed by remainders too.

With WebAssembly's relaxed SIMD, LLVM turns products and sums of floats into multiply-adds, which round once
on some engines and twice on others. Its relaxed maxima leave NaN and the sign of zero open. Fences prevent
both in functions with kernels. Functions without kernels are compiled without relaxed SIMD, since LLVM does
not vectorize loops with fences.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from typing import Any

import tvm
import tvm_ffi
from tvm import ir, tirx
from tvm.target import codegen

from synth.compiler.epilogue import ROUNDER, ROUNDER_BITS
from synth.compiler.machines import uncertain_feature, with_feature

_FENCE = "llvm.arithmetic.fence"


def fence(value: Any) -> Any:
    """Return ``value`` behind a fence if it is float32 or float64 (32-bit Arm has none of float16), or a
    vector of these."""
    dtype = str(value.ty.dtype)
    floats = dtype.partition("x")[0] in ("float32", "float64")
    return tirx.call_llvm_pure_intrin(dtype, _FENCE, value) if floats else value


def is_fence(node: Any) -> bool:
    return is_intrinsic(node, _FENCE)


def is_intrinsic(node: Any, name: str) -> bool:
    """Return whether ``node`` calls the LLVM intrinsic ``name``."""
    return calls(node, "tirx.call_llvm_pure_intrin") and int(node.args[0]) == _number(name)


def calls(node: Any, name: str) -> bool:
    """Return whether ``node`` calls TVM's operator ``name``."""
    return isinstance(node, ir.Call) and getattr(node.op, "name", "") == name


@cache
def _number(name: str) -> int:
    return int(codegen.llvm_lookup_intrinsic_id(name))


def contains(body: Any, kinds: Any, wanted: Callable[[Any], bool] = lambda _: True) -> bool:
    """Return whether ``body`` contains a node of the classes ``kinds`` that is ``wanted``."""
    result = False

    def visit(node: Any, visitor: Any) -> None:
        nonlocal result
        result = result or wanted(node)
        if not result:
            visitor.default_visit(node)

    tvm_ffi.structural_visit(body, [(kinds, visit)])
    return result


def _mutated(function: Any, *rules: Any) -> Any:
    """Return a PrimFunc after ``rules``: (classes of nodes, function from a node and the mutator)."""
    return function.with_body(tvm_ffi.structural_mutate(function.body, list(rules)))


_AS_FLOAT = {"int32": "float32", "int64": "float64"}


def compile_functions(module: Any, target: Any) -> Any:
    """Return TVM's Executable of an IRModule of PrimFuncs for ``target``."""
    return tvm.compile(module, target=target, tir_pipeline=_pipeline(bool(uncertain_feature(target))))


def divided(functions: Mapping[str, Any], target: Any) -> Iterator[tuple[Any, list[tuple[str, Any]]]]:
    """Yield (target, functions by symbol) of PrimFuncs that are to be compiled for ``target``. If it has an
    uncertain feature, functions without kernels get the target without the feature."""
    feature = uncertain_feature(target)
    kernels = {
        symbol for symbol, function in functions.items()
        if not feature
        or contains(function.body, tirx.AttrStmt, lambda node: node.attr_key == "pragma_import_llvm")
    }  # fmt: skip
    yield target, [pair for pair in functions.items() if pair[0] in kernels]
    if feature:
        rest = [pair for pair in functions.items() if pair[0] not in kernels]
        yield with_feature(target, feature, there=False), rest


@cache
def _pipeline(uncertain: bool) -> str:
    """Register TVM's pipeline with the passes around it, and return its name for ``tvm.compile``.
    ``uncertain``: whether multiply-adds may round once or twice."""
    lower, finish_host, finish_device = tirx.get_tir_pipeline("default")

    @tvm.transform.module_pass(opt_level=0)
    def lowered(module: Any, context: Any) -> Any:
        hidden = {variable: hide_shifted(function) for variable, function in module.functions.items()}
        low = lower(tvm.IRModule(hidden, attrs=module.attrs))
        functions = {name: inline_exponentials(hide_remainders(f)) for name, f in low.functions.items()}
        if uncertain:
            functions = {variable: certain(function) for variable, function in functions.items()}
        return tvm.IRModule(functions, attrs=low.attrs)

    name = "synth_uncertain" if uncertain else "synth"
    tirx.register_tir_pipeline(name, lambda: (lowered, finish_host, finish_device))
    return name


def certain(function: Any) -> Any:
    """Return the PrimFunc without sums that take a product of floats, and without choices between two floats
    that LLVM takes for a maximum or minimum: it makes relaxed instructions of both."""

    def product(node: Any, mutator: Any) -> Any:
        return fence(mutator.default_mutate(node))

    def extreme(node: Any, mutator: Any) -> Any:
        node = mutator.default_mutate(node)
        a, b = (tirx.Var(name, node.ty) for name in ("a", "b"))
        hidden = fence(a)
        if hidden is a:
            return node
        choice = tirx.Select(hidden > b if isinstance(node, tirx.Max) else hidden < b, a, b)
        return tirx.Let(a, node.a, tirx.Let(b, node.b, choice))

    return _mutated(function, (tirx.Mul, product), ((tirx.Max, tirx.Min), extreme))


def hide_shifted(function: Any) -> Any:
    """Return the PrimFunc with those numerators hidden that TVM's simplifier gets wrong.

    FlattenBuffer takes the remainder of a shifted remainder for the remainder of the shifted number. It turns
    ``(v % 4 + 1) // 2 * 6 + (v % 4 * 3 + 3) % 6`` into ``(v + 1) % 4 * 3``, ``x[(v + 1) % 2, v % 2]`` into
    ``(v + 1) % 2 * 3``, and ``(3 - v) % 6`` into ``v % -6``. Such indices come from strided slices, reshapes
    and flips of tensors that are tiled. So a numerator with an added constant or a subtracted term is hidden.
    """

    def division(node: Any, mutator: Any) -> Any:
        node = mutator.default_mutate(node)
        terms = _terms(node.a)
        if any(reverse or (isinstance(term, tirx.IntImm) and int(term)) for term, reverse in terms):
            # The value stays the same. TVM's simplifier cannot look through the "or", but LLVM can.
            return type(node)(tirx.bitwise_or(node.a, tirx.IntImm(node.a.ty.dtype, 0)), node.b)
        return node

    if not isinstance(function, tirx.PrimFunc):
        return function
    return _mutated(function, ((tirx.FloorMod, tirx.FloorDiv), division))


def _terms(node: Any, reverse: bool = False) -> list[tuple[Any, bool]]:
    """Return (term, is subtracted) of each term of a sum, with factors left out."""
    if isinstance(node, (tirx.Add, tirx.Sub)):
        return [*_terms(node.a, reverse), *_terms(node.b, reverse != isinstance(node, tirx.Sub))]
    if isinstance(node, tirx.Mul) and isinstance(node.b, tirx.IntImm):
        return _terms(node.a, reverse != (int(node.b) < 0))
    return [(node, reverse and not isinstance(node, tirx.IntImm))]


def hide_remainders(function: Any) -> Any:
    """Return the PrimFunc with remainders by powers of two behind a fence where LLVM's vectorizer may meet
    them. Remainders of loaded values are no counters and stay. Vectors of remainders, and loops that TVM has
    vectorized, stay too, since LLVM does not vectorize these again."""

    def loop(node: Any, mutator: Any) -> Any:
        return node if contains(node.body, (tirx.Ramp, tirx.Broadcast)) else mutator.default_mutate(node)

    def remainder(node: Any, mutator: Any) -> Any:
        if not _counts(node) or int(node.b) & (int(node.b) - 1):
            return mutator.default_mutate(node)
        dtype = str(node.ty.dtype)
        # A remainder of at most 2^30 has the bit pattern of a float that is no signaling NaN.
        return tirx.reinterpret(dtype, fence(tirx.reinterpret(_AS_FLOAT[dtype], node)))

    return _mutated(function, (tirx.For, loop), ((tirx.FloorMod, tirx.Mod), remainder))


def _counts(node: Any) -> bool:
    """Return whether ``node`` is a remainder of loop variables by a constant from 2 to 2^30."""
    if not isinstance(node.b, tirx.IntImm) or str(node.ty.dtype) not in _AS_FLOAT:
        return False
    if not 2 <= int(node.b) <= 1 << 30:
        return False
    return contains(node.a, tirx.Var) and not contains(node.a, ir.TensorLoad)


_HIGH, _LOW = 0.693359375, -2.12194440e-4
"""log 2 in two parts. A product of the first part and n is exact."""
_LEAST, _MOST = -104.0, 89.0
"""Below and above, the result is 0 and infinity."""
_POLYNOMIAL = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 0.5)


def inline_exponentials(function: Any) -> Any:
    """Return the PrimFunc with exponentials and sigmoids of float32 as arithmetic, vectors included. Those of
    a value that has two in each other stay calls."""

    def call(node: Any, mutator: Any) -> Any:
        node = mutator.default_mutate(node)
        sigmoid = calls(node, "tirx.sigmoid")
        if not (sigmoid or calls(node, "tirx.exp")) or not str(node.ty.dtype).startswith("float32"):
            return node
        (x,), dtype = node.args, str(node.ty.dtype)
        if contains(x, tirx.Let, lambda let: contains(let.value, tirx.Let)):
            return node  # TVM puts the values of variables into each other, and a third would take seconds
        if not sigmoid:
            return _exponential(x)
        unit = tirx.const(1, dtype)
        return unit / (unit + _exponential(tirx.const(0, dtype) - x))

    return _mutated(function, (ir.Call, call))


def _exponential(x: Any) -> Any:
    """Return e^x of float32 as instructions, in place of a call of the C library for each lane of a vector.

    The method is that of Cephes (S. L. Moshier, expf): x = n log 2 + r, a polynomial of r, then times 2^n.
    The result is at most two units in the last place off. It is infinity above 88.73, and subnormal below
    -87.34 as IEEE 754 demands. NaN stays NaN.
    """
    dtype = str(x.ty.dtype)
    integers = dtype.replace("float", "int")

    def number(value: float) -> Any:
        return tirx.const(value, dtype)

    def power(exponent: Any) -> Any:
        """Return 2^exponent from int32 of -126 to 127."""
        return tirx.reinterpret(dtype, (exponent + tirx.const(127, integers)) << tirx.const(23, integers))

    def scaled(shifted: Any, bounded: Any) -> Any:
        n = shifted - number(ROUNDER)
        return _let(bounded - n * number(_HIGH) - n * number(_LOW), lambda rest: product(shifted, rest))

    def product(shifted: Any, rest: Any) -> Any:
        first, *others = map(number, _POLYNOMIAL)
        terms = reduce(lambda total, coefficient: total * rest + coefficient, others, first)
        n = tirx.reinterpret(integers, shifted) - tirx.const(ROUNDER_BITS, integers)
        # Two factors, since 2^n alone may be subnormal or infinite where the result is neither.
        half = n >> tirx.const(1, integers)
        return (terms * (rest * rest) + rest + number(1)) * power(half) * power(n - half)

    def rounded(bounded: Any) -> Any:
        n = fence(bounded * number(1 / math.log(2)) + number(ROUNDER))
        return _let(n, lambda shifted: scaled(shifted, bounded))

    # In this order of operands, TVM's maximum and minimum of NaN are NaN.
    return _let(tirx.Min(number(_MOST), tirx.Max(number(_LEAST), x)), rounded)


def _let(value: Any, body: Callable[[Any], Any]) -> Any:
    variable = tirx.Var("value", value.ty)
    return tirx.Let(variable, value, body(variable))
