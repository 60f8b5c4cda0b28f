"""The memory that the functions of a plan take for themselves while they run."""

from __future__ import annotations

import math
from typing import Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.s_tir import SBlock
from tvm.s_tir import transform as s_tir

_PASSES = tvm.ir.transform.Sequential(
    [
        s_tir.LowerInitBlock(),
        s_tir.PlanAndUpdateBufferAllocationLocation(),
        s_tir.ConvertBlocksToOpaque(),
        s_tir.CompactBufferAllocation(),
    ]
)


def workspace_bytes(function: Any, threads: int) -> int:
    """Bytes of the PrimFunc's own buffers, as small as TVM makes them; those inside a parallel loop once per thread.

    TVM may let some of them share memory, so that this is a bound from above.
    """
    module = _PASSES(tvm.IRModule({"main": function}))
    total, copies = 0, 1

    def loop(node: Any, visitor: Any) -> None:
        nonlocal copies
        before = copies
        if node.kind == tirx.ForKind.PARALLEL:
            copies = threads
        visitor.default_visit(node)
        copies = before

    def count(buffer: Any) -> None:
        nonlocal total
        elements = math.prod(int(extent) for extent in buffer.shape)
        total += copies * elements * tvm.DataType(str(buffer.dtype)).itemsize

    def block(node: Any, visitor: Any) -> None:
        for buffer in node.alloc_buffers:
            count(buffer)
        visitor.default_visit(node)

    def statement(node: Any, visitor: Any) -> None:
        count(node.buffer)
        visitor.default_visit(node)

    callbacks = [(tirx.For, loop), (SBlock, block), (tirx.AllocBuffer, statement)]
    tvm_ffi.structural_visit(module["main"].body, callbacks)
    return total
