"""The arena: one block of memory for all temporaries of a run.

The offset of each temporary is chosen at compile time. Two temporaries may share bytes if one is dead before
the other is written. Finding the smallest block is NP-hard (dynamic storage allocation). The planner places
the largest temporary first, each into the tightest gap that holds it. The result is close to the lower bound
on neural networks (Pisarchyk and Lee 2020, "Efficient Memory Management for Deep Neural Net Inference").
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.s_tir import SBlock
from tvm.s_tir import transform as s_tir

from synth.compiler.export_text import ALIGNMENT, Array, constant_offsets
from synth.model.plan import ModelPlan


@dataclass(frozen=True)
class Lifetime:
    """A temporary of ``size`` bytes that is live from step ``first`` to step ``last``, both included."""

    size: int
    first: int
    last: int

    def meets(self, other: Lifetime) -> bool:
        return self.first <= other.last and other.first <= self.last


@dataclass(frozen=True)
class Arena:
    """The offset of each temporary by its buffer's index, and the size. All are multiples of ALIGNMENT."""

    offsets: Mapping[int, int]
    bytes: int


def plan_arena(plan: ModelPlan) -> Arena:
    """Return the arena of the plan's temporaries."""
    lives = lifetimes(plan)
    offsets = dict(zip(lives, place(list(lives.values())), strict=True))
    ends = [offset + _rounded(lives[index].size) for index, offset in offsets.items()]
    return Arena(offsets, max(ends, default=0))


def locations(plan: ModelPlan, arena: Arena) -> list[Array]:
    """Return each buffer's memory: "arena" or "constant" at an offset, or "argument", inputs first."""
    values = {i: value for i in plan.roots("constant") if (value := plan.buffers[i].value) is not None}
    places: dict[int, tuple[Any, int]] = {root: ("arena", offset) for root, offset in arena.offsets.items()}
    offsets = constant_offsets(list(values.values()))
    places |= {root: ("constant", offset) for root, offset in zip(values, offsets, strict=True)}
    interface = enumerate((*plan.inputs, *plan.outputs))
    places |= {plan.root(index): ("argument", number) for number, index in interface}
    numbered = enumerate(plan.buffers)
    return [Array(buffer.shape, buffer.dtype, *places[plan.root(index)]) for index, buffer in numbered]


def lifetimes(plan: ModelPlan) -> dict[int, Lifetime]:
    """Return the lifetimes of temporaries: from the step that writes one to its last use, also by aliases.
    States are live always."""
    temporaries, last = set(plan.roots("temporary")), len(plan.steps)
    lives = {index: Lifetime(plan.buffers[index].bytes, 0, last) for index in plan.roots("state")}
    for number, step in enumerate(plan.steps):
        for index in {plan.root(argument) for argument in step.arguments} & temporaries:
            first = lives[index].first if index in lives else number
            lives[index] = Lifetime(plan.buffers[index].bytes, first, number)
    return lives


def place(lives: Sequence[Lifetime]) -> list[int]:
    """Return an offset for each lifetime, a multiple of ALIGNMENT. Overlapping lifetimes share no byte."""
    offsets = [0] * len(lives)
    order: list[int] = []
    for index in sorted(range(len(lives)), key=lambda i: (-lives[i].size, lives[i].first)):
        size = _rounded(lives[index].size)
        others = [(offsets[i], lives[i].size) for i in order if lives[i].meets(lives[index])]
        ranges = sorted((offset, offset + _rounded(length)) for offset, length in others)
        offsets[index] = _tightest(ranges, size)
        order.append(index)
    return offsets


def _tightest(ranges: Sequence[tuple[int, int]], size: int) -> int:
    """Return the start of the smallest gap between ``taken`` ranges that holds ``size``, or their end."""
    fitting: list[tuple[int, int]] = []
    end = 0
    for start, stop in ranges:
        if start - end >= size:
            fitting.append((start - end, end))
        end = max(end, stop)
    return min(fitting)[1] if fitting else end


def _rounded(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


#: Buffers of fewer bytes are on the stack (TVM's kMaxStackAlloca).
_ON_STACK = 1024
_PASSES = (
    s_tir.LowerInitBlock(), s_tir.PlanAndUpdateBufferAllocationLocation(), s_tir.ConvertBlocksToOpaque(),
    s_tir.CompactBufferAllocation(),
)  # fmt: skip


def workspace_bytes(sizes: Sequence[int]) -> int:
    """Return the bytes of a step's workspaces, each behind a head, and the head of all (runtime.c)."""
    return sum(_rounded(size) + ALIGNMENT for size in sizes) + ALIGNMENT if sizes else 0


def workspaces(function: Any, threads: int) -> list[int]:
    """Return the bytes of each workspace that a PrimFunc allocates, as TVM compacts its local buffers, in
    parallel loops once per thread. TVM may let some of them share memory. Small buffers are on the stack."""
    module = tvm.ir.transform.Sequential(_PASSES)(tvm.IRModule({"main": function}))
    sizes, copies = list[int](), 1

    def loop(node: Any, visitor: Any) -> None:
        nonlocal copies
        before = copies
        if node.kind == tirx.ForKind.PARALLEL:
            copies = threads
        visitor.default_visit(node)
        copies = before

    def count(buffer: Any) -> None:
        elements = math.prod(int(extent) for extent in buffer.shape)
        size = elements * tvm.DataType(str(buffer.dtype)).itemsize
        if size >= _ON_STACK:
            sizes.extend([size] * copies)

    def block(node: Any, visitor: Any) -> None:
        for buffer in node.alloc_buffers:
            count(buffer)
        visitor.default_visit(node)

    def statement(node: Any, visitor: Any) -> None:
        count(node.buffer)
        visitor.default_visit(node)

    callbacks = [(tirx.For, loop), (SBlock, block), (tirx.AllocBuffer, statement)]
    tvm_ffi.structural_visit(module["main"].body, callbacks)
    return sizes
