"""Obligations of a block's reduction: an accumulator lane ends as its old value plus the terms of its row."""

from __future__ import annotations

from pysmt.fnode import FNode
from pysmt.logics import QF_LIA

from sketches.corrections import pair_multipliers
from sketches.wellformed import MalformedProgram
from synth.prove.linear import Key, LaneForms, LaneValue, Source
from synth.prove.obligation import Obligation
from synth.prove.terms import BlockKernelCode


def reduction_obligations(block: BlockKernelCode) -> list[Obligation]:
    """Return the obligations that lines are linear forms, and that each accumulator lane gains its row's
    terms, at most the bound of a block. Raises MalformedProgram."""
    program, bits = block.program, block.program.accumulator_bits
    row_of = {lane: row for row, lane in enumerate(program.accumulator_lane)}
    sources = {term.name: Source(8, term.bound) for term in program.terms}
    # A lane that no row uses stays zero.
    sources["acc@"] = Source(bits, (1 << bits) - 1 - program.block_bound, frozenset(row_of))
    forms = LaneForms(block.body, sources)
    sums: dict[FNode, Obligation] = {}
    lanes = block.vector_bytes * 8 // bits
    for offset, name in sorted(block.body.stores.items()):
        for index in range(lanes):
            lane = offset * 8 // bits + index
            live = [(value, weight) for value, weight in _cover(forms, name, index, bits) if value.bound]
            if lane in row_of:
                if not live:
                    raise MalformedProgram(f"accumulator lane {lane} gets nothing")
                added = _terms_of_row(block, row_of[lane])
                formula = forms.claim(live, ("acc@", lane), added, program.block_bound)
                sums.setdefault(formula, Obligation(f"accumulator lane {lane}", formula, QF_LIA))
            elif live:
                raise MalformedProgram(f"accumulator lane {lane} belongs to no row but is written")
    return [*forms.steps.values(), *sums.values()]


def _cover(forms: LaneForms, name: str, index: int, wanted: int) -> list[tuple[LaneValue, int]]:
    """Return the lanes of a register, with their weights, that lie in accumulator lane ``index``."""
    width = forms.lane_width(name)
    if width > wanted:
        ratio = width // wanted
        value = forms.value(name, index // ratio)
        if value.bound >= 1 << wanted:
            raise MalformedProgram(f"{name}: lane {index // ratio} does not fit the accumulator")
        return [(value, 1)] if index % ratio == 0 else []
    ratio = wanted // width
    return [(forms.value(name, index * ratio + n), 1 << (width * n)) for n in range(ratio)]


def _terms_of_row(block: BlockKernelCode, row: int) -> dict[Key, int]:
    """Return the lanes of terms that count in a row, with their coefficients."""
    program, size = block.program, block.vector_bytes
    multipliers = pair_multipliers(block.spec, program)
    place = program.row_order.index(row)
    found = {}
    for term in program.terms:
        share, rest = divmod(multipliers[term.weight_plane, term.activation_plane], term.multiplier)
        if rest:
            raise MalformedProgram(f"{term.name}: multiplier {term.multiplier} does not divide the pair's")
        for byte in range(size):
            if (term.register * size + byte) // block.spec.row_bytes == place:
                found[term.name, byte] = share
    return found
