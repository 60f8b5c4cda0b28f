"""Schedules for functions without one, which LegalizeOps and the fusion passes leave.

Every step chooses among equivalent schedules. If a TVM primitive does not apply to a pattern, the loops stay
unchanged. Sums keep their order, so that floating-point results keep their bits.
"""

import contextlib
import math
from collections.abc import Callable, Sequence
from typing import Any

import tvm
import tvm_ffi
from tvm import sym, tirx
from tvm.s_tir import SBlock, Schedule, ScheduleError

from synth.model.accesses import BlockView, Steps, view
from synth.model.nan_handling import keep_nan, keep_rounding, shortened
from synth.qnn.graph import OPAQUE

_ROWS = 4
"""Rows of results that share the loads of a vector, each row with an accumulator of its own."""
_CHAINS = 8
"""Results whose sums are interleaved if they cannot be a vector. One addition takes several cycles."""
_UNROLLED = 32
"""Most terms of a result that are unrolled."""
LANES = 16
"""Elements of a vector: two AVX2 or four NEON registers of 32-bit elements. LLVM splits wider vectors."""
SHORT = 8
"""Below this number of vectors, a remainder that fills no vector takes a noticeable part of the time."""
GRAIN = 1 << 15
"""Least runs of a statement that are worth a parallel loop: about 2 microseconds of vector code. The thread
pool also measures each loop and keeps short ones on one thread (SHARE in ``synth/compiler/runtime.c``)."""
_COPIED = 256
"""Most nodes of an expression that a consumer loads, and so copies, several times. LLVM merges the copies. In
a chain of n functions that load their operand twice, they would number 2^n."""
PARTITION = "pragma_loop_partition_hint"
"""The annotation of a loop that TVM shall split by the conditions inside."""


def schedule(function: Any, threads: int, machine: str) -> Any:
    """Return the PrimFunc scheduled for ``machine`` (a name in ``synth.emit.targets``). A PrimFunc that is
    already scheduled, as its attribute says, is returned unchanged."""
    if function.attrs is not None and function.attrs.get("synth.scheduled", False):
        return function
    sch = Schedule(tvm.IRModule({"main": keep_rounding(function, machine)}))
    _inline(sch)
    sch = Schedule(tvm.IRModule({"main": divided_less(shortened(keep_nan(sch.mod["main"])))}))
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        nest = view(sch.get(block))
        # Supported blocks have one loop per axis, in order: spatial axes, then reductions, as in topi.
        extents = [int(sch.get(loop).extent) for loop in sch.get_loops(block)]
        if nest is None or extents != list(nest.extents):
            continue
        if not nest.reduction:
            sch = first(sch, (_vectors, _joined, _scalars), block, nest, threads)
        elif nest.spatial and nest.spatial == tuple(range(len(nest.spatial))):
            sch = first(sch, (_vector, _window, _chains, _rows), block, nest, threads)
    return narrowed(sch.mod["main"])


def divided_less(function: Any) -> Any:
    """Return the PrimFunc without quotients and remainders of numbers below the divisor, which fused reshapes
    leave. In a vector, TVM no longer sees that they are."""
    analyzer = sym.Analyzer()

    def block(node: Any, mutator: Any) -> Any:
        for axis in node.iter_vars:
            analyzer.bind(axis.var, axis.dom)
        return mutator.default_mutate(node)

    def division(node: Any, mutator: Any) -> Any:
        quotient = mutator.default_mutate(node)
        if not isinstance(quotient.b, tirx.IntImm):
            return quotient
        bounds = analyzer.const_int_bound(quotient.a)
        if bounds.min_value < 0 or bounds.max_value >= int(quotient.b):
            return quotient
        return quotient.a if isinstance(quotient, tirx.FloorMod) else tirx.const(0, str(quotient.ty.dtype))

    rules = [(SBlock, block), ((tirx.FloorDiv, tirx.FloorMod), division)]
    return function.with_body(tvm_ffi.structural_mutate(function.body, rules))


def as_scheduled(function: Any, kind: str) -> Any:
    """Return the PrimFunc, marked so that ``schedule`` and fusion leave it. ``kind``: its ``Step.kind``."""
    attributes = {"synth.scheduled": True, "synth.kind": kind, "op_pattern": OPAQUE}
    return function.with_attrs(attributes).without_attr("global_symbol")


def _inline(sch: Any) -> None:
    """Inline values into their consumers unless that repeats much work. Producers come first, in one pass."""
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        producer = view(sch.get(block))
        if producer is None or producer.reduction:
            continue
        consumers = [view(sch.get(consumer)) for consumer in sch.get_consumers(block)]
        if consumers and all(_worth(producer, consumer, len(consumers) == 1) for consumer in consumers):
            with contextlib.suppress(ScheduleError):
                sch.compute_inline(block)


def _worth(producer: BlockView, consumer: BlockView | None, only: bool) -> bool:
    """Return whether a consumer may compute the producer's values again at each use. ``only``: whether it is
    the only consumer."""
    if consumer is None or not (producer.cheap or (only and consumer.copied(producer) <= _COPIED)):
        return False
    if consumer.reduction:
        return producer.conversion or (producer.padding and is_window(consumer))
    return producer.cheap or consumer.work <= producer.work


def _vectors(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    """Vectorize the innermost axes along which all addresses move together by one element."""
    count = nest.together(nest.spatial, LANES)
    if not count or not nest.vectorizable:
        return False
    last = next(axis for axis in reversed(nest.spatial) if nest.extents[axis] > 1)
    loops = sch.get_loops(block)
    inner = sch.fuse(*loops[-count:])
    extent = int(sch.get(inner).extent)
    if nest.store is None or nest.store[last] != 1 or any(s[last] not in (0, 1) for s in nest.loads if s):
        return False
    outer = loops[:-count]
    wide = nest.work >= GRAIN
    if wide and math.prod(nest.extents[:-count]) < threads:
        # The threads share one long loop in units of whole vectors.
        vector = next((size for size in (LANES, LANES // 2, LANES // 4) if extent % size == 0), LANES)
        rest, lane = lanes(sch, inner, vector)
        if extent % vector == 0:
            outer = [*outer, rest]
    else:
        # With only a few vectors, the scalar remainder matters.
        rest, lane = lanes(sch, inner, _width(extent) if extent < SHORT * LANES else LANES)
    sch.vectorize(lane)
    parallelize(sch, outer, nest.work, threads)
    return True


def _joined(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    """Vectorize tensors that are concatenated along the innermost axis, as NHWC tensors often are. The
    vector's size divides the end of every part."""
    last, limits = len(nest.extents) - 1, nest.limits
    if limits is None or nest.conditions != {last} or set(nest.spatial) != set(range(last + 1)):
        return False
    size = math.gcd(nest.extents[last], *limits)
    vector = next((n for n in (LANES, LANES // 2, LANES // 4) if size % n == 0), 0)
    if not vector:
        return False
    *outer, inner = sch.get_loops(block)
    part, rest = sch.split(inner, [None, size])
    _, lane = sch.split(rest, [None, vector])
    sch.annotate(part, PARTITION, True)
    sch.vectorize(lane)
    parallelize(sch, outer, nest.work, threads)
    return True


def _scalars(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    """Leave two scalar loops inside for LLVM to vectorize, and let TVM split outer loops by conditions."""
    loops = sch.get_loops(block)
    count = max(len(loops) - 2, 1)
    parallelize(sch, loops[:count], nest.work, threads)
    # For conditions on quotients, TVM's partition can fail: it finds two ranges for one variable.
    if nest.conditional and not nest.divided:
        for loop in sch.get_loops(block)[1:]:
            sch.annotate(loop, PARTITION, True)
    return True


def _vector(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    """Vectorize results, and several rows of them, over all terms: convolutions with stride 1, x @ w."""
    lane = _lane_axis(nest)
    if lane is None or not nest.vectorizable or nest.store is None or None in nest.loads:
        return False
    if nest.store[lane] != 1 or not all(steps[lane] in (0, 1) for steps in _loads(nest)):
        return False
    loops = sch.get_loops(block)
    inner_axes = nest.spatial[-nest.together(nest.spatial, LANES) :]
    row = _row_axis(nest, lane, inner_axes)
    outer = [loops[axis] for axis in nest.spatial if axis not in inner_axes and axis != row]
    terms = [loops[axis] for axis in nest.reduction]
    inner = sch.fuse(*(loops[axis] for axis in inner_axes)) if len(inner_axes) > 1 else loops[inner_axes[0]]
    rest, vector = lanes(sch, inner, _width(int(sch.get(inner).extent)))
    several = []
    if row is not None:
        rows, few = sch.split(loops[row], [None, _ROWS])
        outer.append(rows)
        several = [few]
    sch.reorder(*outer, rest, *terms, *several, vector)
    sch.vectorize(vector)
    for loop in several:
        sch.unroll(loop)
    parallelize(sch, outer, nest.work, threads)
    sch.decompose_reduction(block, terms[0])
    return True


def _window(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    """Unroll the few terms of pooling and depthwise convolutions.

    LLVM vectorizes the loop around them, strided loads included, once results at the borders are split off.
    """
    lane = _lane_axis(nest)
    if not is_window(nest) or lane is None:
        return False
    loops = sch.get_loops(block)
    terms = [loops[axis] for axis in nest.reduction]
    for loop in terms:
        sch.unroll(loop)
    outer = loops[:lane]
    if nest.conditional and not nest.divided:
        # In NHWC, the innermost axis has no condition. The two axes before it have borders.
        end = lane if lane not in nest.conditions else lane + 1
        outer = loops[: max(end - 2, 0)]
        for loop in loops[max(end - 2, 0) : end]:
            sch.annotate(loop, PARTITION, True)
    parallelize(sch, outer, nest.work, threads)
    sch.decompose_reduction(block, terms[0])
    return True


def is_window(nest: BlockView) -> bool:
    """Return whether the block is a reduction of so few terms per result that they are unrolled."""
    return bool(nest.reduction) and math.prod(nest.extents[axis] for axis in nest.reduction) <= _UNROLLED


def _chains(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    """Interleave several floating-point sums, because each addition waits for the previous one of its sum."""
    lane = _lane_axis(nest)
    if lane is None or not nest.dtype.startswith("float"):
        return False
    loops = sch.get_loops(block)
    outer = [loops[axis] for axis in nest.spatial if axis != lane]
    terms = [loops[axis] for axis in nest.reduction]
    rest, several = lanes(sch, loops[lane], _CHAINS)
    sch.reorder(*outer, rest, *terms, several)
    sch.unroll(several)
    parallelize(sch, [*outer, rest] if nest.extents[lane] % _CHAINS == 0 else outer, nest.work, threads)
    sch.decompose_reduction(block, terms[0])
    return True


def _rows(sch: Any, block: Any, nest: BlockView, threads: int) -> bool:
    loops = sch.get_loops(block)
    terms = [loops[axis] for axis in nest.reduction]
    parallelize(sch, [loops[axis] for axis in nest.spatial], nest.work, threads)
    sch.decompose_reduction(block, terms[0])
    return True


def _width(extent: int) -> int:
    """Return the lanes of a vector, a power of two. Results that fill no vector are computed one by one."""
    if extent % LANES and extent % (LANES // 2) == 0:
        return LANES // 2
    return next(size for size in (LANES, LANES // 2, LANES // 4, 1) if extent >= size)


def _lane_axis(nest: BlockView) -> int | None:
    """Return the innermost spatial axis with more than one element."""
    return next((axis for axis in reversed(nest.spatial) if nest.extents[axis] > 1), None)


def _row_axis(nest: BlockView, lane: int, inner_axes: Sequence[int]) -> int | None:
    """Return a spatial axis along which the loads that move with the vector do not move."""
    moving = [steps for steps in _loads(nest) if steps[lane]]
    fitting = (a for a in reversed(nest.spatial) if a not in inner_axes and nest.extents[a] % _ROWS == 0)
    return next((axis for axis in fitting if not any(steps[axis] for steps in moving)), None)


def _loads(nest: BlockView) -> Sequence[Steps]:
    """Return the steps of the terms' loads, without the load of the accumulator."""
    return [steps for steps in nest.loads if steps is not None and steps != nest.store]


def first(sch: Any, strategies: Sequence[Callable[..., bool]], *arguments: Any) -> Any:
    """Return a copy of ``sch`` after the first strategy that returns True, or ``sch`` if none does."""
    for strategy in strategies:
        trial = sch.copy()
        try:
            if strategy(trial, *arguments):
                return trial
        except ScheduleError:
            continue
    return sch


def lanes(sch: Any, loop: Any, vector: int = LANES) -> tuple[Any, Any]:
    """Split ``loop`` into (outer, inner), inner of at most ``vector`` iterations. TVM splits off the rest."""
    extent = int(sch.get(loop).extent)
    if extent <= vector:
        outer, inner = sch.split(loop, [1, extent])
        return outer, inner
    outer, inner = sch.split(loop, [None, vector])
    if extent % vector:
        sch.annotate(outer, PARTITION, True)
    return outer, inner


def narrowed(function: Any) -> Any:
    """Return the PrimFunc with 32-bit variables in the loops that TVM shall split. TVM replaces 64-bit
    variables on the way and then does not find the annotated loops."""

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


def parallelize(sch: Any, loops: Sequence[Any], work: int, threads: int) -> None:
    """Fuse the loops, outermost first. Parallelize them if ``threads`` > 1 and ``work``, the block's runs,
    reaches GRAIN."""
    if loops:
        fused = sch.fuse(*loops) if len(loops) > 1 else loops[0]
        if threads > 1 and work >= GRAIN and int(sch.get(fused).extent) > 1:
            sch.parallel(fused)
