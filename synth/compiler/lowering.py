"""PrimFuncs as machine code by TVM, with two passes of ours, each against a wrong simplification.

The first is TVM's, and stands with ``hide_shifted``. The second is LLVM's, a wrong vector loop:

LLVM 20 to 22, the 22.1.0 inside TVM 0.27 too, may load past the end where a loop indexes by a remainder. Of
``x[i % 4 * 3 + j]`` in a loop over i it makes ``i & 3``, which its scalar evolution sees as a counter of two
bits. Its loop vectorizer may take such a counter for one that never starts again at 0, and then reads
consecutive elements, if a check before the loop says so at run time. That check is left out where one of a
wider counter is there already, as if the wide one meant that the narrow one does not start again either
(``SCEVWrapPredicate::implies``, put right in https://github.com/llvm/llvm-project/pull/191498 for
https://github.com/llvm/llvm-project/issues/191382). It does not: a Tile of [5, 4, 3] by (2, 4, 1) got 24
consecutive elements instead of 12 twice.

So remainders by powers of two are hidden here from scalar evolution: with ``llvm.arithmetic.fence`` around
them, the identity on floats, which costs no instruction but moves between registers, they are numbers of
which it knows nothing. This happens after every pass of TVM's, which simplifies most remainders away, and for
every function, since a fused loop or a transposed reshape is indexed by remainders just as Tile and repeat
are.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import tvm
import tvm_ffi
from tvm import ir, tirx

from synth.compiler.fence import contains, fence

_PIPELINE = "synth"
_AS_FLOAT = {"int32": "float32", "int64": "float64"}


def compile_functions(module: Any, target: Any) -> Any:
    """An IRModule of PrimFuncs as TVM's Executable for ``target``."""
    return tvm.compile(module, target=target, tir_pipeline=_pipeline())


@cache
def _pipeline() -> str:
    """TVM's pipeline between the two passes, under a name that ``tvm.compile`` takes."""
    lower, finish_host, finish_device = tirx.get_tir_pipeline("default")

    @tvm.transform.module_pass(opt_level=0)
    def lowered(module: Any, context: Any) -> Any:
        begun = {variable: hide_shifted(function) for variable, function in module.functions.items()}
        made = lower(tvm.IRModule(begun, attrs=module.attrs))
        functions = {variable: hide_remainders(function) for variable, function in made.functions.items()}
        return tvm.IRModule(functions, attrs=made.attrs)

    tirx.register_tir_pipeline(_PIPELINE, lambda: (lowered, finish_host, finish_device))
    return _PIPELINE


def hide_shifted(function: Any) -> Any:
    """The PrimFunc with numerators hidden that TVM's simplifier gets wrong.

    Of ``(v % 4 + 1) // 2 * 6 + (v % 4 * 3 + 3) % 6``, the place of an element of a strided Slice of a
    reshaped tensor that is tiled, FlattenBuffer makes ``(v + 1) % 4 * 3``: as if the remainder of a shifted
    remainder were that of the shifted number; of ``x[(v + 1) % 2, v % 2]`` it makes ``(v + 1) % 2 * 3``, and
    of ``(3 - v) % 6``, a flipped tensor that is tiled, ``v % -6``. So a numerator to which a constant is
    added, or from which something is taken, is hidden.
    """

    def division(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        terms = _terms(made.a)
        if any(reverse or (isinstance(term, tirx.IntImm) and int(term)) for term, reverse in terms):
            # The same number, of which TVM's simplifier knows nothing and LLVM everything.
            return type(made)(tirx.bitwise_or(made.a, tirx.IntImm(made.a.ty.dtype, 0)), made.b)
        return made

    if not isinstance(function, tirx.PrimFunc):
        return function
    return function.with_body(
        tvm_ffi.structural_mutate(function.body, [((tirx.FloorMod, tirx.FloorDiv), division)])
    )


def _terms(node: Any, reverse: bool = False) -> list[tuple[Any, bool]]:
    """The terms of a sum, products taken apart, and whether each is subtracted (no constant is)."""
    if isinstance(node, (tirx.Add, tirx.Sub)):
        other = reverse != isinstance(node, tirx.Sub)
        return [*_terms(node.a, reverse), *_terms(node.b, other)]
    if isinstance(node, tirx.Mul) and isinstance(node.b, tirx.IntImm):
        return _terms(node.a, reverse != (int(node.b) < 0))
    return [(node, reverse and not isinstance(node, tirx.IntImm))]


def hide_remainders(function: Any) -> Any:
    """The PrimFunc with remainders by powers of two behind a fence where LLVM's vectorizer could meet them.

    Left as they are: remainders of what is loaded, which are no counters, vectors of remainders, and those in
    loops that TVM has made vectors of, since LLVM does not make a vector loop of such a one.
    """

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
    # A remainder of at most 2^30 is a float's bit pattern that is no signaling NaN.
    return tirx.reinterpret(dtype, fence(tirx.reinterpret(_AS_FLOAT[dtype], node)))


def _counts(node: Any) -> bool:
    """Whether ``node`` is the remainder, by a constant of at most 2^30, of something that loops count."""
    if not isinstance(node.b, tirx.IntImm) or str(node.ty.dtype) not in _AS_FLOAT:
        return False
    if not 2 <= int(node.b) <= 1 << 30:
        return False
    return contains(node.a, tirx.Var) and not contains(node.a, ir.TensorLoad)
