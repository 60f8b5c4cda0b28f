"""Schedules for the functions that came without one: what LegalizeOps and the fusion passes leave.

Every step is a choice among schedules that compute the same: where a primitive does not apply to a pattern, the
loops stay as they were. Sums keep their order, so that floating-point results keep their bits.
"""

from __future__ import annotations

import math
from typing import Any

import tvm
from tvm.s_tir import Schedule, ScheduleError

from synth.model.accesses import BlockView, view
from synth.model.reductions import (
    GRAIN,
    LANES,
    PARTITION,
    first,
    is_plain_nest,
    is_window,
    lanes,
    narrowed,
    parallelize,
    schedule_reduction,
)
from synth.model.rounding import keep_rounding, shortened
from synth.model.special import keep_nan


def is_scheduled(function: Any) -> bool:
    """Whether the PrimFunc came with a schedule of its own."""
    return function.attrs is not None and bool(function.attrs.get("synth.scheduled", False))


def schedule(function: Any, threads: int, machine: str) -> Any:
    """The PrimFunc with a schedule for the machine (a name of ``synth.emit.targets``); one that has its own stays
    as it is."""
    if is_scheduled(function):
        return function
    sch = Schedule(tvm.IRModule({"main": keep_rounding(function, machine)}))
    _inline(sch)
    sch = Schedule(tvm.IRModule({"main": shortened(keep_nan(sch.mod["main"]))}))
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        found = view(sch.get(block))
        if found is None or not is_plain_nest(sch, block, found):
            continue
        if found.reduction:
            sch = schedule_reduction(sch, block, found, threads)
        else:
            sch = first(sch, (_vectors, _rows), block, found, threads)
    return narrowed(sch.mod["main"])


def _inline(sch: Any) -> None:
    """Compute values where they are used, unless that repeats much work. Producers come before consumers, so a
    chain collapses in one pass."""
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        found = view(sch.get(block))
        if found is None or found.reduction:
            continue
        consumers = [view(sch.get(consumer)) for consumer in sch.get_consumers(block)]
        if consumers and all(_worth(found, consumer) for consumer in consumers):
            if len(consumers) > 1 and not found.cheap:
                continue
            try:
                sch.compute_inline(block)
            except ScheduleError:
                continue


def _worth(producer: BlockView, consumer: BlockView | None) -> bool:
    """Whether a consumer may compute the producer's values anew at each use."""
    if consumer is None:
        return False
    if consumer.reduction:
        return producer.conversion or (producer.padding and is_window(consumer))
    return producer.cheap or consumer.work <= producer.work


def _vectors(sch: Any, block: Any, found: BlockView, threads: int) -> bool:
    """Innermost axes as vectors: those along which all addresses move together, one element at a time."""
    count = found.together(found.spatial, LANES)
    if not count or not found.vectorizable:
        return False
    last = next(axis for axis in reversed(found.spatial) if found.extents[axis] > 1)
    loops = sch.get_loops(block)
    inner = sch.fuse(*loops[-count:])
    extent = int(sch.get(inner).extent)
    if found.store is None or found.store[last] != 1 or any(s[last] not in (0, 1) for s in found.loads if s):
        return False
    outer = loops[:-count]
    wide = found.work >= GRAIN
    if wide and math.prod(found.extents[:-count]) < threads:
        # One long stretch is shared among the threads whole vectors at a time.
        vector = next((size for size in (LANES, LANES // 2, LANES // 4) if extent % size == 0), LANES)
        rest, lane = lanes(sch, inner, vector)
        if extent % vector == 0:
            outer = [*outer, rest]
    else:
        rest, lane = lanes(sch, inner)
    sch.vectorize(lane)
    parallelize(sch, outer, found.work, threads)
    return True


def _rows(sch: Any, block: Any, found: BlockView, threads: int) -> bool:
    """Two scalar loops inside, which LLVM may make vectors of; where conditions hold is settled outside them."""
    loops = sch.get_loops(block)
    count = max(len(loops) - 2, 1)
    parallelize(sch, loops[:count], found.work, threads)
    # Where a condition is on quotients TVM's partition fails at times: it meets one variable with two ranges.
    if found.conditional and not found.divided:
        for loop in sch.get_loops(block)[1:]:
            sch.annotate(loop, PARTITION, True)
    return True
