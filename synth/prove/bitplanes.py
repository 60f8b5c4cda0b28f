"""The proof of a bitplanes kernel: the step of one accumulator (``cell``) is a block kernel, and the loop
around it sums in accumulator stages.

The proof of the step includes the unpacking of the weights, whose lines are part of every term's formula. A
formula starts at the planes, goes through the stored words, and ends at the count, for all bytes.

A step adds its groups to byte sums. A widening adds these to one 32-bit lane per row, which is added to the
result in the end (``synth.prove.accumulator_stages``). If words are added before they are counted,
``synth.prove.carry_save`` proves what holds of the loop besides.
"""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK, BitplaneProgram, bitplane_longest_k, inner_spec, widen_lines
from sketches.kernel import KernelSpec
from sketches.loops import bitplane_tile
from sketches.program import memory, split_memory
from sketches.tile import Tile
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_bitplanes
from synth.prove.accumulator_stages import ProvedStage, Sum, accumulated, adding, epilogue, widened
from synth.prove.carry_save import carry_save_obligations
from synth.prove.induction import induction
from synth.prove.kernel import block_obligations
from synth.prove.linear import LaneForms, Source
from synth.prove.obligation import Obligation
from synth.prove.terms import BlockKernelCode, block_code

_LANES = CHUNK // 8


def bitplane_obligations(
    spec: KernelSpec, isa: Isa, target: str, planes: BitplaneProgram
) -> list[Obligation]:
    """Return every obligation of the kernel. Raises MalformedProgram if the program contradicts itself."""
    check_bitplanes(spec, isa, target, planes)
    inner = planes.inner
    if inner.accumulator_lane != tuple(range(len(inner.accumulator_lane))) or inner.accumulator_bits != CHUNK:
        raise MalformedProgram("an accumulator has one 32-bit lane per row, in order")
    if inner.row_order != tuple(range(len(inner.row_order))):
        raise MalformedProgram("a bitplanes kernel's packers store rows in order")
    block = block_code(inner_spec(spec, isa), isa, target, inner)
    found = block_obligations(block)
    _check_shape(spec, planes)
    found += _groups(planes, block)
    for group in planes.groups:
        found += accumulated(isa, target, planes.adder, group.bound, planes.interval, f"step: {group.name}")
    rows = tuple(lane // _LANES for lane in range(isa.vector_bits // 8))
    sums = tuple(Sum(g.name, g.bound, tuple((row, g.coefficient) for row in rows)) for g in planes.groups)
    levels, proof = widened(
        isa, target, bitplane_tile(planes, isa), ProvedStage(8, sums, planes.interval), ["widening"]
    )
    longest = bitplane_longest_k(spec, planes)
    found += [*proof, *induction(levels, longest // CHUNK)]
    # What is stored is what was in the result and the 32-bit sum.
    wide = ProvedStage(CHUNK, (replace(levels[-1].sums[0], name="wide"),), None)
    found += epilogue(adding(isa, target, planes.result_adder, memory("acc", 0), "wide"), wide)
    if planes.carry_save is not None:
        found += carry_save_obligations(block, target, planes, planes.carry_save, (levels[0], wide), longest)
    return found


def _check_shape(spec: KernelSpec, planes: BitplaneProgram) -> None:
    """Raise MalformedProgram unless the emitter's assumptions hold. The step loads its accumulator once, has
    scale 1 and a word per plane. The driver has its tiles, and a group only sums what a step adds."""
    inner = planes.inner
    if inner.scale != 1:
        raise MalformedProgram(f"a bitplanes kernel's step has scale 1, not {inner.scale}")
    if len(inner.derived_planes) != spec.weights.bits:
        raise MalformedProgram(
            f"a bitplanes kernel stores one word per weight plane, not {len(inner.derived_planes)} for "
            f"{spec.weights.bits}"
        )
    places = [split_memory(line.args[0]) for line in inner.body if line.stage == "load"]
    loads = sum(place is not None and place[0] == "acc" for place in places)
    if loads != 1:
        raise MalformedProgram(f"a step loads its accumulator once, not {loads} times")
    if any(Tile(1, columns) not in planes.tiles for columns in {1, *(t.columns for t in planes.tiles)}):
        raise MalformedProgram(
            "a bitplanes kernel has a tile of one register for every number of columns, and 1x1"
        )
    late = {group.name for group in planes.groups} & set(widen_lines(planes))
    if late:
        raise MalformedProgram(f"{min(late)}: a group is made of what a step adds, not of a group")


def _groups(planes: BitplaneProgram, block: BlockKernelCode) -> list[Obligation]:
    """Return the obligations that a step adds to a group a sum of terms within the group's bound. The
    widening and the proof of the step, which reads the same lines, show that the terms and their coefficients
    are the right ones."""
    terms = {term.name: Source(8, term.bound) for term in planes.inner.terms}
    forms = LaneForms(block.body, terms)
    for group in planes.groups:
        for lane in range(block.vector_bytes):
            bound = forms.value(group.name, lane).bound
            if bound > group.bound:
                raise MalformedProgram(f"{group.name}: a step can add {bound}, not {group.bound} as declared")
    return list(forms.steps.values())
