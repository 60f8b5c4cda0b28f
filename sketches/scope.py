"""The instructions of a target that a sketch does not try, as text derived from the sketch.

A certificate's claim "no shorter program" holds for its sketch only. So certificates, ``show`` and the docs
add this text."""

from collections.abc import Iterator
from functools import cache

from isa_specs.expr import Op, operations
from isa_specs.instruction import Instruction, Isa
from isa_specs.projection import Projection, project, project_table
from sketches.compute import PLANE_PAIR, WHOLE_LANE, LaneSketch, plane_pair_sketch, whole_lane_sketch
from sketches.kernel import KernelSpec
from sketches.linear import CONSTANT_FACTORS
from sketches.reduction import REDUCTION


@cache
def left_out(sketch: str, isa: Isa, target: str, spec: KernelSpec) -> str:
    """Return what the named sketch (PLANE_PAIR, WHOLE_LANE or REDUCTION) does not try on a target as text.
    Return "" for other names."""
    if sketch == PLANE_PAIR:
        return _compute(isa, target, plane_pair_sketch(isa, target))
    if sketch == WHOLE_LANE:
        return _compute(isa, target, whole_lane_sketch(isa, target, spec))
    return _reduction() if sketch == REDUCTION else ""


def _untried(isa: Isa, target: str, sketch: LaneSketch) -> Iterator[tuple[Instruction, Projection]]:
    """Yield the lane-wise instructions that the sketch does not try, each with one of its meanings."""
    tried = {op.instruction for op in sketch.ops}
    meanings = {(op.width, op.expr) for op in sketch.ops}
    for instruction in isa.on(target):
        if instruction.result.bits != isa.vector_bits or instruction.name in tried:
            continue
        shapes = [project(instruction, imm) for imm in instruction.immediates or (None,)]
        lanewise = [shape for shape in shapes if shape is not None and isinstance(shape.expr, Op)]
        known = all((shape.width, shape.expr) in meanings for shape in lanewise)
        if not known and not project_table(instruction):
            yield instruction, lanewise[0]


def _compute(isa: Isa, target: str, sketch: LaneSketch) -> str:
    """Return the lane-wise instructions and inputs that the sketch does not try, as text."""
    reasons: dict[str, list[str]] = {}
    wider, others = "wider lanes", "other operations"
    for instruction, shape in _untried(isa, target, sketch):
        why = wider if shape.width > sketch.width else others
        if instruction.family == "mask":
            why = "of the mask family"
        elif shape.arity > 2:
            why = "with three register operands"
        reasons.setdefault(why, []).append(instruction.name)
    counts = {why: len(reasons.pop(why, ())) for why in (wider, others)}
    parts = [f"instructions {why} ({', '.join(names)})" for why, names in reasons.items()]
    if fixed := sorted({op.instruction for op in sketch.ops if op.constants}):
        parts.append(f"{', '.join(fixed)} by anything but a constant")
    if counts[wider]:
        parts.append(f"{counts[wider]} instructions on lanes of more than {sketch.width} bits")
    if counts[others]:
        kept = ", ".join(sorted(set().union(*(operations(op.expr) for op in sketch.ops))))
        parts.append(f"{counts[others]} lane-wise instructions that do other than {kept}")
    if sketch.max_lookups:
        parts.append(f"more than {sketch.max_lookups} table look-ups, and lines on what was looked up")
    for operand in ("weights", "activations"):
        lines = max(len(item.steps) for item in sketch.inputs if item.operand == operand)
        several = f" or of several planes of the {operand}"
        parts.append(
            f"free values of more than {lines} lines{several}"
            if lines
            else f"free values made of the {operand}: a line that makes one counts"
        )
    parts.append("lines that move data between lanes")
    return "; ".join(parts)


def _reduction() -> str:
    return (
        "steps that do not treat all registers of a group, or all pairs of them, alike; "
        "merges to a structure that no move of the block reaches; "
        "instructions that are no sum of lanes with factors "
        f"{', '.join(map(str, CONSTANT_FACTORS))}; other terms than those of the chosen plane-pair programs"
    )
