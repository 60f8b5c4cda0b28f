"""Keep a product from being contracted with a sum: a * b + c rounds twice, as numpy, ONNX and QONNX say.

TVM makes a fused multiply-add of every such pair, and LLVM, as TVM sets it up, of those that it still finds;
the result then differs in the last bit from what a model's definition gives, and after a rounding to integers by
a whole step. LLVM's intrinsic ``llvm.arithmetic.fence`` is the identity, costs no instruction and keeps the two
apart. Sums of products (convolutions, matrix products) stay as they are: their order of summation is nobody's
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


def round_products(function: Any, machine: str) -> Any:
    """The PrimFunc with a fence around every floating-point product outside of reductions, and with rounding to
    the nearest even number by operations that ``machine`` has for vectors."""
    nearest = _added if machine == "armv7" else _instruction

    def call(node: Any, mutator: Any) -> Any:
        made = mutator.default_mutate(node)
        return nearest(made) if getattr(made.op, "name", "") == "tirx.nearbyint" else made

    body = tvm_ffi.structural_mutate(
        function.body, [(SBlock, _block), (tirx.Mul, _product), (tvm.ir.Call, call)]
    )
    return function.with_body(body)


def _block(block: Any, mutator: Any) -> Any:
    return block if block.init is not None else mutator.default_mutate(block)


def _product(product: Any, mutator: Any) -> Any:
    made = mutator.default_mutate(product)
    dtype = str(made.ty.dtype)
    # float16 has no fence on 32-bit Arm; nothing here computes in it.
    return tirx.call_llvm_pure_intrin(dtype, _FENCE, made) if dtype in ("float32", "float64") else made


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
    return tirx.Select(tirx.abs(x) < whole, (x + shift) - shift, x)


def is_fence(node: Any) -> bool:
    return (
        isinstance(node, tvm.ir.Call)
        and getattr(node.op, "name", "") == "tirx.call_llvm_pure_intrin"
        and int(node.args[0]) == _fence_number()
    )


@cache
def _fence_number() -> int:
    return int(codegen.llvm_lookup_intrinsic_id(_FENCE))


__all__ = ["is_fence", "round_products"]
