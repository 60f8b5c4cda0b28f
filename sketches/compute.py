"""The compute sketch: straight-line, lane-wise programs over the planes of one lane.

A sketch names the available values (``inputs``), the instructions of a line (``ops``) and the result
(``goal``). It may allow look-ups in constant tables at the end (``table``), whose contents are holes. A
sketch does not determine how it is searched."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import evaluate_lanewise
from isa_specs.expr import COMMUTATIVE, Expr, Lane, Op, lanes_in, map_lanes, operations
from isa_specs.instruction import Instruction, Isa
from isa_specs.projection import TableProjection, fix_operand, project, project_table
from sketches.kernel import KernelSpec

#: Names of the two sketches in certificates.
PLANE_PAIR = "compute: one plane pair (row lines)"
WHOLE_LANE = "compute: all planes of a lane together"

#: Lane operations that lines of the larger sketches may use: the list of the compute sketch of CGO 2020.
LINE_OPERATIONS = frozenset({"and", "or", "xor", "not", "add", "sub", "popcount"})


@dataclass(frozen=True)
class SketchOp:
    """A choice for a line: an instruction with immediate and constant operands fixed.

    ``width``: bits of a lane. ``arity``: number of free operands.
    ``expr``: meaning of one lane over the free operands.
    ``slots``: index of each free operand among the instruction's operands.
    ``constants``: (operand index, value in every lane) of each fixed operand.
    ``commutative``: whether the free operands may be swapped."""

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
        """Return the operation as text: instruction, immediate, constants."""
        imm = "" if self.imm is None else f" #{self.imm}"
        constants = "".join(f" [{operand}]={value}" for operand, value in self.constants)
        return f"{self.instruction}{imm}{constants}"


@dataclass(frozen=True)
class SketchInput:
    """A value that lines may read: ``steps`` applied in turn to plane ``plane`` of ``operand``.

    ``operand`` is ``"weights"`` or ``"activations"``. Steps on weights cost nothing, as they run when weights
    are packed. Steps on activations run once per column."""

    name: str
    operand: str
    plane: int
    steps: tuple[SketchOp, ...] = ()

    def value(self, plane: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return the value for bytes of the plane (any shape, uint8). Wider lanes are neighbouring bytes."""
        value = np.ascontiguousarray(plane).reshape(-1)
        for step in self.steps:
            value = apply_op(step, (value,))
        return value.reshape(plane.shape)


@dataclass(frozen=True)
class PlanePair:
    """A plane pair of the goal, whose popcount counts ``multiplier`` times (> 0)."""

    weight_plane: int
    activation_plane: int
    multiplier: int


@dataclass(frozen=True)
class LaneSketch:
    """A synthesis problem over one lane of ``width`` bits.

    A program solves it if every byte of the result equals ``p * sum_pairs multiplier * popcount(w_i & a_j)``
    modulo 256. The factor p is the same for all bytes, and nonzero modulo 256. The result may additionally
    have a function of the weights alone and one of the activations alone. With one plane pair, these
    functions must be affine in the popcounts, so that corrections exist.

    ``isa``: name of the instruction set.
    ``inputs``, ``ops``: values that lines may read, and operations that a line may be.
    ``table``: shape of a look-up in a constant table; None allows no look-up. ``max_lookups``: how many.
    ``pool``: operations of this sketch and related ones, which a search may compile together."""

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
    """Return the value of each input for planes uint8 [planes, bytes]: uint8 [bytes] each."""
    planes = {"weights": weights, "activations": activations}
    return [item.value(planes[item.operand][item.plane]) for item in sketch.inputs]


def wanted_counts(
    goal: tuple[PlanePair, ...], weights: NDArray[np.uint8], activations: NDArray[np.uint8]
) -> NDArray[np.int64]:
    """Return ``sum_pairs multiplier * popcount(w_i & a_j)`` per byte: int64 [bytes]. ``weights``,
    ``activations``: planes, uint8 [planes, bytes]."""
    total = np.zeros(weights.shape[1], dtype=np.int64)
    for pair in goal:
        both = weights[pair.weight_plane] & activations[pair.activation_plane]
        total += pair.multiplier * np.bitwise_count(both).astype(np.int64)
    return total


@cache
def symmetric_expr(expr: Expr, arity: int) -> bool:
    """Return whether ``expr`` has two operands whose exchange gives the same expression, up to the order
    within commutative operations. Other symmetry, such as that of ``max(x, y)``, gives False."""
    if arity != 2:
        return False
    swapped = map_lanes(expr, lambda leaf: Lane(leaf.width, 1 - leaf.operand, leaf.index))
    return _ordered(expr) == _ordered(swapped)


def _ordered(expr: Expr) -> Expr:
    """Return the expression with the operands of every commutative operation sorted."""
    if not isinstance(expr, Op):
        return expr
    args = tuple(map(_ordered, expr.args))
    ordered = tuple(sorted(args, key=repr)) if expr.op in COMMUTATIVE else args
    return Op(expr.width, expr.op, ordered, expr.attr)


@cache
def lane_ops(isa: Isa, target: str, width: int, keep: frozenset[str] | None = None) -> tuple[SketchOp, ...]:
    """Return the lane-wise instructions of one or two operands on full vector registers with lanes of at most
    ``width`` bits, per immediate. Copies and instructions that ignore an operand are left out. ``keep``:
    operations that an instruction's meaning may consist of; None allows all. The first of several
    instructions with equal meaning stands for all."""
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
                continue  # a copy, or an operand without influence
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
    """Return the vertical instructions of three operands (``mla``, ``mls``) on lanes of ``width`` bits.
    Operand 2 is fixed to each of ``factors``: ``acc + x * factor``, ``acc - x * factor``."""
    whole = (i for i in isa.on(target) if i.result.bits == isa.vector_bits and i.immediates is None)
    known = (i for i in whole if i.family == "vertical" and len(i.operands) == 3)
    ops = (_op(instruction, None, ((2, factor),)) for instruction in known for factor in factors)
    return tuple(op for op in ops if op is not None and op.width == width)


def has_byte_popcount(isa: Isa, target: str) -> bool:
    """Return whether some lane-wise instruction of the target counts the ones of every byte."""
    bytewise = (op.expr for op in lane_ops(isa, target, 8) if op.width == 8)
    return any(isinstance(expr, Op) and expr.op == "popcount" for expr in bytewise)


def byte_constant(value: int) -> str:
    """Return the name of the register that holds ``value`` in every byte."""
    return f"byte_{value:02x}"


def _derivation_steps(isa: Isa, target: str, width: int, nibbles: bool) -> Iterator[SketchOp]:
    """Yield the operations on one plane of which ``derived_planes`` makes its steps."""
    mask, wanted = (0x0F, "and") if nibbles else (0xFF, "xor")
    for instruction in isa.on(target):
        if instruction.result.bits != isa.vector_bits or instruction.family not in ("bitwise", "shift"):
            continue
        for imm in instruction.immediates or (None,):
            op = _op(instruction, imm, ())
            if op is None or op.width > width or not isinstance(op.expr, Op):
                continue
            halves = op.width == width and op.expr.op == "lshr" and imm == 4
            if op.arity == 1 and (halves if nibbles else op.expr.op == "not"):
                yield op
            elif op.arity == 2 and imm is None and op.expr.op == wanted:
                yield from filter(None, (_op(instruction, None, ((fixed, mask),)) for fixed in (0, 1)))


@cache
def derived_planes(
    isa: Isa, target: str, operand: str, plane: int, source: str, width: int, depth: int, nibbles: bool
) -> tuple[SketchInput, ...]:
    """Return a plane and the derived planes that up to ``depth`` steps compute from it, each value once.

    ``operand``, ``plane``: which plane; ``source`` is its register name and the prefix of derived names.
    ``width``: the most bits of a lane.
    ``nibbles``: False allows the complement as a step. True allows the mask of each byte's low half and the
    shift by 4 bits. Then a derived plane is kept if each byte's low half varies and depends on the same byte
    of the plane alone."""
    steps = tuple(_derivation_steps(isa, target, width, nibbles))
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
                name = f"{source}_{len(known)}"
                known.add(new.tobytes())
                found.append((SketchInput(name, operand, plane, (*base.steps, op)), new))
        result += [item for item, _ in found]
        frontier = found
    return tuple(result)


def _indexes_own_byte(value: NDArray[np.uint8], source: NDArray[np.uint8]) -> bool:
    """Return whether the low half of ``value`` depends on its own byte of ``source`` only, and varies."""
    low = value & 0x0F
    first = np.zeros(256, dtype=np.uint8)
    first[source] = low
    return bool((first[source] == low).all()) and len(np.unique(low)) > 1


def apply_op(op: SketchOp, args: tuple[NDArray[np.uint8], ...]) -> NDArray[np.uint8]:
    """Return the operation's result on uint8 arrays. Lanes of ``op.width`` bits are neighbouring bytes."""
    return evaluate_lanewise(op.expr, op.width, args)


@cache
def compute_pool(isa: Isa, target: str) -> tuple[SketchOp, ...]:
    """Return every operation that a compute sketch of this target may use."""
    if not has_byte_popcount(isa, target):
        return lane_ops(isa, target, 8, LINE_OPERATIONS)
    return (*lane_ops(isa, target, 8), *scaled_accumulate(isa, target, 8, (2, 4, 8, 16)))


@cache
def pair_derived_planes(isa: Isa, target: str, operand: str) -> tuple[SketchInput, ...]:
    """Return the inputs of ``plane_pair_sketch`` for an operand (see ``SketchInput``), the plane first."""
    counts = has_byte_popcount(isa, target)
    width, depth = (8, 1) if counts else (16, 2)
    return derived_planes(isa, target, operand, 0, operand[0], width, depth, nibbles=not counts)


@cache
def plane_pair_sketch(isa: Isa, target: str) -> LaneSketch:
    """Return the sketch for the popcount of the product of one weight plane and one activation plane. If the
    target counts the ones of a byte, a line may be any lane-wise instruction. Otherwise lines use
    ``LINE_OPERATIONS``, and up to two look-ups in constant tables whose contents the search finds."""
    counts = has_byte_popcount(isa, target)
    width = 8 if counts else 16
    keep = None if counts else LINE_OPERATIONS
    whole = (i for i in isa.on(target) if i.result.bits == isa.vector_bits)
    tables = (table for table in map(project_table, whole) if table is not None)
    widest = max(tables, key=lambda table: table.entries, default=None)
    return LaneSketch(
        isa=isa.name, width=width, weight_planes=1, activation_planes=1,
        inputs=(*pair_derived_planes(isa, target, "weights"), *pair_derived_planes(isa, target,
        "activations")),
        ops=lane_ops(isa, target, width if counts else 8, keep), goal=(PlanePair(0, 0, 1),),
        table=None if counts else widest, max_lookups=0 if counts else 2, pool=compute_pool(isa, target),
    )  # fmt: skip


@cache
def whole_lane_sketch(isa: Isa, target: str, spec: KernelSpec) -> LaneSketch:
    """Return the sketch of programs that sum the popcounts of all plane pairs, each times its coefficient, in
    a byte lane. Lines are bitwise operations, additions, subtractions, counts and multiply-adds by a
    constant."""
    width = 8
    stored = [
        derived_planes(isa, target, "weights", i, f"w{i}", width, 1, False) for i in range(spec.weights.bits)
    ]
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
