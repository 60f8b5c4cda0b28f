"""Obligations of the affine algebra: accumulator plus corrections are the dot product, for every K."""

from __future__ import annotations

from pysmt.logics import QF_LIA
from pysmt.shortcuts import GE, INT, LE, And, Bool, Equals, Implies, Int, Plus, Symbol, Times

from sketches.corrections import accumulator_blocks, corrections, longest_k, pair_multipliers
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from synth.prove.obligation import Obligation
from synth.prove.position import Position, bit_symbols, position_obligations, when


def algebra_obligations(spec: KernelSpec, program: BlockKernelProgram) -> list[Obligation]:
    """Return the obligations on a position's identity and limits, the padding, the bounds of the terms, and
    the induction over blocks of K. Raises ValueError if a plane pair has no term, or no positive integer
    factor."""
    fix, longest = corrections(spec, program), longest_k(spec, program)
    multipliers = pair_multipliers(spec, program)
    forms = {(t.weight_plane, t.activation_plane): t for t in program.terms}
    w, a = bit_symbols("w", spec.weights.bits), bit_symbols("a", spec.activations.bits)
    counted = []
    for (i, j), multiplier in multipliers.items():
        form = forms[i, j]
        counted += [
            when(And(w[i], a[j]), multiplier * form.product),
            when(w[i], multiplier * form.only_w),
            when(a[j], multiplier * form.only_a),
            Int(multiplier * form.constant),
        ]
    row = [Int(fix.constant), *(when(w[i], value) for i, value in enumerate(fix.rows))]
    column = [when(a[j], value) for j, value in enumerate(fix.columns)]
    position = Position(w, a, Times(Int(fix.scale), Plus(counted)), Plus(row), Plus(column))

    no_bits = sum(multipliers[pair] * forms[pair].constant for pair in multipliers)
    padding = Equals(Int(fix.scale * no_bits + fix.padding), Int(0))
    bounds = Bool(all(term.per_position(x, y) >= 0 for term in program.terms for x in (0, 1) for y in (0, 1)))

    n, total, added = Symbol("n", INT), Symbol("total", INT), Symbol("added", INT)
    blocks = accumulator_blocks(program)
    before = And(
        GE(n, Int(0)),
        LE(n, Int(blocks - 1)),
        GE(total, Int(0)),
        LE(total, Times(Int(program.block_bound), n)),
        GE(added, Int(0)),
        LE(added, Int(program.block_bound)),
    )
    after = And(
        LE(total, Int((1 << program.accumulator_bits) - 1 - program.block_bound)),
        LE(Plus(total, added), Times(Int(program.block_bound), Plus(n, Int(1)))),
    )
    return [
        *position_obligations(spec, position, longest),
        Obligation("padded positions add nothing", padding, QF_LIA),
        Obligation("no term is negative", bounds, QF_LIA),
        Obligation(f"induction over K: {blocks} blocks fit the accumulator", Implies(before, after), QF_LIA),
    ]
