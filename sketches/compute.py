"""The compute sketch: straight-line, lane-wise programs over the planes of one lane.

A sketch says which values are free (``inputs``), which instructions each line may be (``ops``),
whether constant tables may be looked up at the end (``table``: their contents are holes), and what
the result must be (``goal``). It does not say how it is searched.
"""

import itertools
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import evaluate_lanewise
from isa_specs.expr import COMMUTATIVE, Expr, Lane, Op, lanes_in, map_lanes, operations
from isa_specs.instruction import Instruction, Isa
from isa_specs.projection import TableProjection, fix_operand, project, project_table
from sketches.kernel import KernelSpec

#: What certificates call the two sketches.
PLANE_PAIR = "compute: one plane pair (row lines)"
WHOLE_LANE = "compute: all planes of a lane together"

#: What a line of the larger sketches may do with a lane: what the CGO 2020 compute sketch lists.
LINE_OPERATIONS = frozenset({"and", "or", "xor", "not", "add", "sub", "popcount"})


@dataclass(frozen=True)
class SketchOp:
    """A line's choice: an instruction with its immediate and constant operands fixed.

    ``slots`` maps the free operands to the instruction's operands; ``constants`` the fixed ones to
    their broadcast lane value. ``expr`` is the one-lane meaning over the free operands.
    """

    instruction: str
    imm: int | None
    width: int
    arity: int
    expr: Expr
    slots: tuple[int, ...]
    constants: tuple[tuple[int, int], ...] = ()
    commutative: bool = False

    @property
    def label(self) -> str:
        imm = "" if self.imm is None else f" #{self.imm}"
        constants = "".join(f" [{operand}]={value}" for operand, value in self.constants)
        return f"{self.instruction}{imm}{constants}"


@dataclass(frozen=True)
class SketchInput:
    """A value that lines may read: ``steps``, one after the other, on plane ``plane`` of ``operand``.

    ``operand`` is ``"weights"`` or ``"activations"``. The cost of the steps follows from it: none for
    weights (they run when weights are packed), once per column for activations.
    """

    name: str
    operand: str
    plane: int
    steps: tuple[SketchOp, ...] = ()

    def value(self, plane: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The value on bytes of its plane, in which lanes lie next to each other."""
        value = np.ascontiguousarray(plane).reshape(-1)
        for step in self.steps:
            value = apply_op(step, (value,))
        return value.reshape(plane.shape)


@dataclass(frozen=True)
class PlanePair:
    """A product of planes in the goal, with the multiplier (> 0) and the sign it must have."""

    weight_plane: int
    activation_plane: int
    multiplier: int


@dataclass(frozen=True)
class LaneSketch:
    """A synthesis problem over one lane of ``width`` bits.

    The goal: the result equals ``p * sum_pairs multiplier * popcount(w_i & a_j)`` for some p != 0, up
    to a function of the weights alone and one of the activations alone, in every byte of the lane.
    ``pool``: operations of this and of kindred sketches, which an engine may prepare together.
    (With one plane pair these functions have to be affine in the popcounts, for the corrections.)
    """

    isa: str
    width: int
    weight_planes: int
    activation_planes: int
    inputs: tuple[SketchInput, ...]
    ops: tuple[SketchOp, ...]
    goal: tuple[PlanePair, ...]
    table: TableProjection | None = None
    max_lookups: int = 0
    pool: tuple[SketchOp, ...] = ()


def input_values(
    sketch: LaneSketch, weights: NDArray[np.uint8], activations: NDArray[np.uint8]
) -> list[NDArray[np.uint8]]:
    """Every free value of a sketch on planes uint8 [planes, bytes]: uint8 [bytes] each."""
    planes = {"weights": weights, "activations": activations}
    return [item.value(planes[item.operand][item.plane]) for item in sketch.inputs]


def wanted_counts(
    goal: tuple[PlanePair, ...], weights: NDArray[np.uint8], activations: NDArray[np.uint8]
) -> NDArray[np.int64]:
    """The goal's sum per byte, of planes uint8 [planes, bytes]: int64 [bytes]."""
    total = np.zeros(weights.shape[1], dtype=np.int64)
    for pair in goal:
        both = weights[pair.weight_plane] & activations[pair.activation_plane]
        total += pair.multiplier * np.bitwise_count(both).astype(np.int64)
    return total


@cache
def symmetric_expr(expr: Expr, arity: int) -> bool:
    """Whether the two operands may change places, read off the whole expression (``x & ~y`` may not,
    although its outermost operation may)."""
    if arity != 2:
        return False
    swapped = map_lanes(expr, lambda leaf: Lane(leaf.width, 1 - leaf.operand, leaf.index))
    return _ordered(expr) == _ordered(swapped)


def _ordered(expr: Expr) -> Expr:
    """The expression with the operands of every commutative operation in one order."""
    if not isinstance(expr, Op):
        return expr
    args = tuple(map(_ordered, expr.args))
    ordered = tuple(sorted(args, key=repr)) if expr.op in COMMUTATIVE else args
    return Op(expr.width, expr.op, ordered, expr.attr)


@cache
def lane_ops(isa: Isa, target: str, width: int, keep: frozenset[str] | None = None) -> tuple[SketchOp, ...]:
    """Every lane-wise instruction on full vector registers with lanes of at most ``width`` bits.

    ``keep``: the operations that its meaning may consist of (any when None). Instructions with one
    meaning count once.
    """
    ops: list[SketchOp] = []
    seen: set[tuple[int, Expr]] = set()
    for instruction in isa.on(target):
        if instruction.result.bits != isa.vector_bits or instruction.family == "mask":
            continue
        first = instruction.immediates[0] if instruction.immediates else None
        if instruction.lanes(first)[0].width > width:
            continue
        for imm in instruction.immediates or (None,):
            op = _op(instruction, imm, ())
            if op is None or op.width > width or (op.width, op.expr) in seen or not 1 <= op.arity <= 2:
                continue
            read = {leaf.operand for leaf in lanes_in(op.expr)}
            if not isinstance(op.expr, Op) or read != set(range(op.arity)):
                continue  # a copy, or an operand that has no influence
            if keep is not None and not operations(op.expr) <= keep:
                continue
            seen.add((op.width, op.expr))
            ops.append(op)
    return tuple(ops)


@cache
def _op(instruction: Instruction, imm: int | None, constants: tuple[tuple[int, int], ...]) -> SketchOp | None:
    projection = project(instruction, imm)
    if projection is None:
        return None
    slots = list(range(projection.arity))
    for operand, value in sorted(constants, reverse=True):
        projection = fix_operand(projection, operand, value)
        slots.remove(operand)
    return SketchOp(
        instruction.name, imm, projection.width, projection.arity, projection.expr, tuple(slots), constants,
        symmetric_expr(projection.expr, projection.arity),
    )  # fmt: skip


def scaled_accumulate(isa: Isa, target: str, width: int, factors: tuple[int, ...]) -> tuple[SketchOp, ...]:
    """Three-operand instructions (acc, x, constant) with the constant broadcast: ``mla`` by 2, 4, ..."""
    whole = (i for i in isa.on(target) if i.result.bits == isa.vector_bits and i.immediates is None)
    known = (i for i in whole if i.family == "vertical" and len(i.operands) == 3)
    ops = (_op(instruction, None, ((2, factor),)) for instruction in known for factor in factors)
    return tuple(op for op in ops if op is not None and op.width == width)


def has_byte_popcount(isa: Isa, target: str) -> bool:
    """Whether some lane-wise instruction counts the ones of a byte."""
    bytewise = (op.expr for op in lane_ops(isa, target, 8) if op.width == 8)
    return any(isinstance(expr, Op) and expr.op == "popcount" for expr in bytewise)


def byte_constant(value: int) -> str:
    """The name of the register that holds ``value`` in every byte."""
    return f"byte_{value:02x}"


@cache
def views(
    isa: Isa, target: str, operand: str, plane: int, source: str, width: int, depth: int, nibbles: bool
) -> tuple[SketchInput, ...]:
    """The plane and what up to ``depth`` lines make of it alone, values that differ only.

    Lines: the complement; where tables are looked up (``nibbles``), instead, the masks that leave the
    low half of a byte and a shift by half a byte.
    """
    mask, wanted = (0x0F, "and") if nibbles else (0xFF, "xor")
    steps: list[SketchOp] = []
    for instruction in isa.on(target):
        if instruction.result.bits != isa.vector_bits or instruction.family not in ("bitwise", "shift"):
            continue
        for imm in instruction.immediates or (None,):
            op = _op(instruction, imm, ())
            if op is None or op.width > width or not isinstance(op.expr, Op):
                continue
            halves = op.width == width and op.expr.op == "lshr" and imm == 4
            if op.arity == 1 and (halves if nibbles else op.expr.op == "not"):
                steps.append(op)
            elif op.arity == 2 and imm is None and op.expr.op == wanted:
                fixed = (_op(instruction, None, ((operand, mask),)) for operand in (0, 1))
                steps += [one for one in fixed if one is not None]
    result = [SketchInput(source, operand, plane)]
    probes = np.random.default_rng(1).integers(0, 256, 2048, dtype=np.uint8)
    known = {probes.tobytes()}
    frontier = [(result[0], probes)]
    for _ in range(depth):
        found: list[tuple[SketchInput, NDArray[np.uint8]]] = []
        for base, value in frontier:
            for op in steps:
                new = apply_op(op, (value,))
                if new.tobytes() in known or (nibbles and not _indexes_own_byte(new, probes)):
                    continue
                known.add(new.tobytes())
                name = f"{source}_{len(known) - 1}"
                item = SketchInput(name, operand, plane, (*base.steps, op))
                found.append((item, new))
        result += [item for item, _ in found]
        frontier = found
    return tuple(result)


def _indexes_own_byte(value: NDArray[np.uint8], source: NDArray[np.uint8]) -> bool:
    """Whether the low half of ``value``, a table index, is a function of the byte itself, not constant."""
    low = value & 0x0F
    first = np.zeros(256, dtype=np.uint8)
    first[source] = low
    return bool((first[source] == low).all()) and len(np.unique(low)) > 1


def apply_op(op: SketchOp, args: tuple[NDArray[np.uint8], ...]) -> NDArray[np.uint8]:
    """The op on byte arrays in which lanes of ``op.width`` bits lie next to each other; uint8 array."""
    return evaluate_lanewise(op.expr, op.width, args)


@cache
def compute_pool(isa: Isa, target: str) -> tuple[SketchOp, ...]:
    """Every operation that a compute sketch of this target may use."""
    if not has_byte_popcount(isa, target):
        return lane_ops(isa, target, 8, LINE_OPERATIONS)
    return (*lane_ops(isa, target, 8), *scaled_accumulate(isa, target, 8, (2, 4, 8, 16)))


@cache
def pair_views(isa: Isa, target: str, operand: str) -> tuple[SketchInput, ...]:
    """What ``plane_pair_sketch`` may read of ``"weights"`` or ``"activations"``: the plane itself first."""
    counts = has_byte_popcount(isa, target)
    width, depth = (8, 1) if counts else (16, 2)
    return views(isa, target, operand, 0, operand[0], width, depth, nibbles=not counts)


@cache
def plane_pair_sketch(isa: Isa, target: str) -> LaneSketch:
    """One weight plane against one activation plane: a popcount of their product, by any means.

    Where the ISA counts bits, every lane-wise instruction of the table is tried; where it does not,
    bitwise and add lines on nibbles and one or two constant-table look-ups, the tables being holes.
    """
    counts = has_byte_popcount(isa, target)
    width = 8 if counts else 16
    keep = None if counts else LINE_OPERATIONS
    # The widest look-up in constant tables on whole registers.
    whole = (i for i in isa.on(target) if i.result.bits == isa.vector_bits)
    tables = (table for table in map(project_table, whole) if table is not None)
    widest = max(tables, key=lambda table: table.entries, default=None)
    return LaneSketch(
        isa=isa.name, width=width, weight_planes=1, activation_planes=1,
        inputs=(*pair_views(isa, target, "weights"), *pair_views(isa, target, "activations")),
        ops=lane_ops(isa, target, width if counts else 8, keep), goal=(PlanePair(0, 0, 1),),
        table=None if counts else widest, max_lookups=0 if counts else 2, pool=compute_pool(isa, target),
    )  # fmt: skip


@cache
def whole_lane_sketch(isa: Isa, target: str, spec: KernelSpec) -> LaneSketch:
    """All planes of a lane in one sketch: bitwise, count, add, shift and multiply-add lines."""
    width = 8
    stored = [views(isa, target, "weights", i, f"w{i}", width, 1, False) for i in range(spec.weights.bits)]
    streamed = (SketchInput(f"a{j}", "activations", j) for j in range(spec.activations.bits))
    unit = min(abs(c) for _, _, c in spec.pairs())
    factors = tuple(sorted({abs(c) // unit for _, _, c in spec.pairs()} - {1}))
    ops = lane_ops(isa, target, width, LINE_OPERATIONS)
    return LaneSketch(
        isa=isa.name, width=width, weight_planes=spec.weights.bits, activation_planes=spec.activations.bits,
        inputs=(*itertools.chain(*stored), *streamed),
        ops=(*ops, *scaled_accumulate(isa, target, width, factors)),
        goal=tuple(PlanePair(i, j, c // unit) for i, j, c in spec.pairs()), pool=compute_pool(isa, target),
    )  # fmt: skip
