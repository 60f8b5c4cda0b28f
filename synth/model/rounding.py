"""Keep every float operation that a model has: a * b + c rounds twice, (a + b) - b once, as numpy and ONNX say.

TVM makes a fused multiply-add of every product and sum, and LLVM, as TVM sets it up, of those that it still
finds; the result then differs in the last bit from what a model's definition gives, and after a rounding to
integers by a whole step. TVM's simplifier also turns (a + b) - b into a, although that is how some models round.
LLVM's intrinsic ``llvm.arithmetic.fence`` is the identity, costs no instruction and hides a value from both.
Sums of products (convolutions, matrix products) stay as they are: their order of summation is nobody's
definition, and the fused operation is the faster one.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.s_tir import SBlock
from tvm.target import codegen

_FENCE = "llvm.arithmetic.fence"


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


def _block(block: Any, mutator: Any) -> Any:
    return block if block.init is not None else mutator.default_mutate(block)


def _fenced(operation: Any, mutator: Any) -> Any:
    return _fence(mutator.default_mutate(operation))


def _fence(value: Any) -> Any:
    dtype = str(value.ty.dtype)
    # float16 has no fence on 32-bit Arm; nothing here computes in it.
    return tirx.call_llvm_pure_intrin(dtype, _FENCE, value) if dtype in ("float32", "float64") else value


def _instruction(call: Any) -> Any:
    """TVM makes no vectors of its own operator, but of LLVM's, to which it lowers it in the end."""
    return tirx.call_llvm_pure_intrin(str(call.ty.dtype), "llvm.nearbyint", call.args[0])


def _added(call: Any) -> Any:
    """Without an instruction for it: adding 2^23 drops the fraction, rounding as every addition does."""
    x, dtype = call.args[0], str(call.ty.dtype)
    if dtype != "float32":
        return call
    whole = tirx.const(_WHOLE, dtype)
    shift = tirx.Select(x < tirx.const(0, dtype), -whole, whole)
    return tirx.Select(tirx.abs(x) < whole, _fence(x + shift) - shift, x)


def is_fence(node: Any) -> bool:
    return (
        isinstance(node, tvm.ir.Call)
        and getattr(node.op, "name", "") == "tirx.call_llvm_pure_intrin"
        and int(node.args[0]) == _fence_number()
    )


@cache
def _fence_number() -> int:
    return int(codegen.llvm_lookup_intrinsic_id(_FENCE))


__all__ = ["is_fence", "keep_rounding"]
