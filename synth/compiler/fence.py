"""What functions of TVM contain; and the fence: an identity on floats that neither TVM nor LLVM looks
through, and that costs no instruction."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import tvm_ffi
from tvm import ir, tirx
from tvm.target import codegen

_FENCE = "llvm.arithmetic.fence"


def fence(value: Any) -> Any:
    """``value`` behind a fence, where it is of float32 or float64: float16 has none on 32-bit Arm."""
    dtype = str(value.ty.dtype)
    return tirx.call_llvm_pure_intrin(dtype, _FENCE, value) if dtype in ("float32", "float64") else value


def is_fence(node: Any) -> bool:
    return is_intrinsic(node, _FENCE)


def is_intrinsic(node: Any, name: str) -> bool:
    """Whether ``node`` is a call of LLVM's intrinsic ``name``."""
    return calls(node, "tirx.call_llvm_pure_intrin") and int(node.args[0]) == _number(name)


def calls(node: Any, name: str) -> bool:
    """Whether ``node`` is a call of TVM's operator ``name``."""
    return isinstance(node, ir.Call) and getattr(node.op, "name", "") == name


@cache
def _number(name: str) -> int:
    return int(codegen.llvm_lookup_intrinsic_id(name))


def contains(body: Any, kinds: Any, wanted: Callable[[Any], bool] = lambda _: True) -> bool:
    """Whether a node of these kinds, and that is ``wanted``, is anywhere in ``body``."""
    found = False

    def visit(node: Any, visitor: Any) -> None:
        nonlocal found
        found = found or wanted(node)
        if not found:
            visitor.default_visit(node)

    tvm_ffi.structural_visit(body, [(kinds, visit)])
    return found
