"""What the schedules of elementwise functions and of reductions share: vectors, threads, and trying in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.s_tir import ScheduleError

from synth.model.accesses import BlockView

LANES = 16
"""Elements of a vector: two registers of 32-bit ones on AVX2, four on NEON; LLVM splits what is too wide."""
GRAIN = 1 << 15
"""Fewest runs of a statement that are worth a parallel loop: some 2 microseconds of vectors. The pool measures each
loop, and keeps on one thread what is too little after all (SHARE in ``synth/compiler/runtime.c``)."""
PARTITION = "pragma_loop_partition_hint"
"""The annotation of a loop whose iterations TVM shall separate by the conditions inside."""


def first(sch: Any, strategies: Sequence[Callable[..., bool]], *arguments: Any) -> Any:
    """The schedule after the first strategy that applies: one that does not raises, or returns False."""
    for strategy in strategies:
        trial = sch.copy()
        try:
            if strategy(trial, *arguments):
                return trial
        except ScheduleError:
            continue
    return sch


def is_plain_nest(sch: Any, block: Any, found: BlockView) -> bool:
    """Whether the block stands alone in a loop for each of its axes, in their order."""
    loops = [int(sch.get(loop).extent) for loop in sch.get_loops(block)]
    return loops == list(found.extents)


def lanes(sch: Any, loop: Any, vector: int = LANES) -> tuple[Any, Any]:
    """``loop`` as (outer, inner), the inner one of ``vector`` iterations or fewer; a remainder is set apart."""
    extent = int(sch.get(loop).extent)
    if extent <= vector:
        outer, inner = sch.split(loop, [1, extent])
        return outer, inner
    outer, inner = sch.split(loop, [None, vector])
    if extent % vector:
        sch.annotate(outer, PARTITION, True)
    return outer, inner


def narrowed(function: Any) -> Any:
    """The PrimFunc with 32-bit variables in the loops that TVM shall partition: it gives 64-bit ones new variables
    on the way there, and then no longer finds the annotated loop."""

    def narrow(node: Any, mutator: Any) -> Any:
        loop = mutator.default_mutate(node)
        if PARTITION not in loop.annotations or str(loop.loop_var.ty.dtype) != "int64":
            return loop
        old, new = loop.loop_var, tirx.Var(loop.loop_var.name, "int32")
        body = tvm_ffi.structural_map(
            loop.body, (tirx.Var, lambda v: tirx.Cast("int64", new) if v.same_as(old) else v), order="post"
        )
        limits = [tirx.IntImm("int32", int(bound)) for bound in (loop.min, loop.extent)]
        return tirx.For(new, *limits, loop.kind, body, loop.thread_binding, loop.annotations)

    return function.with_body(tvm_ffi.structural_mutate(function.body, [(tirx.For, narrow)]))


def parallelize(sch: Any, loops: Sequence[Any], work: int, threads: int) -> Any | None:
    """Fuse the loops, outermost first, and share them among threads where there is enough work. None if there
    is no loop."""
    if not loops:
        return None
    fused = sch.fuse(*loops) if len(loops) > 1 else loops[0]
    if threads > 1 and work >= GRAIN and int(sch.get(fused).extent) > 1:
        sch.parallel(fused)
    return fused
