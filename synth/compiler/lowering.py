"""Compilation of PrimFuncs by TVM, with passes that avoid wrong simplifications and uncertain rounding.

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

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import tvm
import tvm_ffi
from tvm import ir, tirx

from synth.compiler.exponential import inline_exponentials
from synth.compiler.fence import contains, fence
from synth.compiler.machines import uncertain_feature, with_feature

_AS_FLOAT = {"int32": "float32", "int64": "float64"}


def compile_functions(module: Any, target: Any) -> Any:
    """Return TVM's Executable of an IRModule of PrimFuncs for ``target``."""
    return tvm.compile(module, target=target, tir_pipeline=_pipeline(bool(uncertain_feature(target))))


def divided(functions: Mapping[str, Any], target: Any) -> Iterator[tuple[Any, list[tuple[str, Any]]]]:
    """Yield (target, functions by symbol) of PrimFuncs that are to be compiled for ``target``. If it has an
    uncertain feature, functions without kernels get the target without the feature."""
    feature = uncertain_feature(target)
    kernels = {symbol for symbol, function in functions.items() if not feature or _calls_kernel(function)}
    yield target, [(symbol, function) for symbol, function in functions.items() if symbol in kernels]
    if feature:
        others = [(symbol, function) for symbol, function in functions.items() if symbol not in kernels]
        yield with_feature(target, feature, there=False), others


def _calls_kernel(function: Any) -> bool:
    return contains(function.body, tirx.AttrStmt, lambda node: node.attr_key == "pragma_import_llvm")


@cache
def _pipeline(uncertain: bool) -> str:
    """Register TVM's pipeline with the passes around it, and return its name for ``tvm.compile``.
    ``uncertain``: whether multiply-adds may round once or twice."""
    lower, finish_host, finish_device = tirx.get_tir_pipeline("default")

    @tvm.transform.module_pass(opt_level=0)
    def lowered(module: Any, context: Any) -> Any:
        begun = {variable: hide_shifted(function) for variable, function in module.functions.items()}
        made = lower(tvm.IRModule(begun, attrs=module.attrs))
        functions = {
            variable: inline_exponentials(hide_remainders(function))
            for variable, function in made.functions.items()
        }
        if uncertain:
            functions = {variable: certain(function) for variable, function in functions.items()}
        return tvm.IRModule(functions, attrs=made.attrs)

    name = "synth_uncertain" if uncertain else "synth"
    tirx.register_tir_pipeline(name, lambda: (lowered, finish_host, finish_device))
    return name


def certain(function: Any) -> Any:
    """Return the PrimFunc without sums that take a product of floats, and without choices between two floats
    that LLVM takes for a maximum or minimum: it makes relaxed instructions of both."""

    def product(node: Any, mutator: Any) -> Any:
        return fence(mutator.default_mutate(node))

    def extreme(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        a, b = (tirx.Var(name, made.ty) for name in ("a", "b"))
        hidden = fence(a)
        if hidden is a:
            return made
        chosen = tirx.Select(hidden > b if isinstance(made, tirx.Max) else hidden < b, a, b)
        return tirx.Let(a, made.a, tirx.Let(b, made.b, chosen))

    rules = [(tirx.Mul, product), ((tirx.Max, tirx.Min), extreme)]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def hide_shifted(function: Any) -> Any:
    """Return the PrimFunc with those numerators hidden that TVM's simplifier gets wrong.

    FlattenBuffer takes the remainder of a shifted remainder for the remainder of the shifted number. It turns
    ``(v % 4 + 1) // 2 * 6 + (v % 4 * 3 + 3) % 6`` into ``(v + 1) % 4 * 3``, ``x[(v + 1) % 2, v % 2]`` into
    ``(v + 1) % 2 * 3``, and ``(3 - v) % 6`` into ``v % -6``. Such indices come from strided slices, reshapes
    and flips of tensors that are tiled. So a numerator with an added constant or a subtracted term is hidden.
    """

    def division(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        terms = _terms(made.a)
        if any(reverse or (isinstance(term, tirx.IntImm) and int(term)) for term, reverse in terms):
            # The value stays the same. TVM's simplifier cannot look through the "or", but LLVM can.
            return type(made)(tirx.bitwise_or(made.a, tirx.IntImm(made.a.ty.dtype, 0)), made.b)
        return made

    if not isinstance(function, tirx.PrimFunc):
        return function
    return function.with_body(
        tvm_ffi.structural_mutate(function.body, [((tirx.FloorMod, tirx.FloorDiv), division)])
    )


def _terms(node: Any, reverse: bool = False) -> list[tuple[Any, bool]]:
    """Return (term, is subtracted) of each term of a sum, with factors left out."""
    if isinstance(node, (tirx.Add, tirx.Sub)):
        other = reverse != isinstance(node, tirx.Sub)
        return [*_terms(node.a, reverse), *_terms(node.b, other)]
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
        counts = _counts(node) and int(node.b) & (int(node.b) - 1) == 0
        return _hidden(node) if counts else mutator.default_mutate(node)

    body = tvm_ffi.structural_mutate(
        function.body, [(tirx.For, loop), ((tirx.FloorMod, tirx.Mod), remainder)]
    )
    return function.with_body(body)


def _hidden(node: Any) -> Any:
    dtype = str(node.ty.dtype)
    # A remainder of at most 2^30 has the bit pattern of a float that is no signaling NaN.
    return tirx.reinterpret(dtype, fence(tirx.reinterpret(_AS_FLOAT[dtype], node)))


def _counts(node: Any) -> bool:
    """Return whether ``node`` is a remainder of loop variables by a constant from 2 to 2^30."""
    if not isinstance(node.b, tirx.IntImm) or str(node.ty.dtype) not in _AS_FLOAT:
        return False
    if not 2 <= int(node.b) <= 1 << 30:
        return False
    return contains(node.a, tirx.Var) and not contains(node.a, ir.TensorLoad)
