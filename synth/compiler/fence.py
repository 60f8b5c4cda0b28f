"""Queries on TVM's functions, and the arithmetic fence. The fence is an identity on floats that neither TVM
nor LLVM looks through, and that costs no instruction."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import tvm_ffi
from tvm import ir, tirx
from tvm.target import codegen

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
    found = False

    def visit(node: Any, visitor: Any) -> None:
        nonlocal found
        found = found or wanted(node)
        if not found:
            visitor.default_visit(node)

    tvm_ffi.structural_visit(body, [(kinds, visit)])
    return found
