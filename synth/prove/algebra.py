"""Obligations of the affine algebra: accumulator and corrections are the dot product, for every K."""

from __future__ import annotations

from pysmt.logics import QF_LIA
from pysmt.shortcuts import GE, INT, LE, And, Bool, Equals, Implies, Int, Ite, Plus, Symbol, Times
from pysmt.typing import BOOL

from sketches.corrections import corrections, longest_k, pair_multipliers
from sketches.kernel import KernelSpec
from sketches.program import Program
from synth.prove.obligation import Obligation


def algebra_obligations(spec: KernelSpec, program: Program) -> list[Obligation]:
    """The identity of one position, the padding, the terms' bounds, and the induction over blocks."""
    fix = corrections(spec, program)
    multipliers = pair_multipliers(spec, program)
    forms = {(t.weight_plane, t.activation_plane): t for t in program.terms}
    w = [Symbol(f"w{i}", BOOL) for i in range(spec.weights.bits)]
    a = [Symbol(f"a{j}", BOOL) for j in range(spec.activations.bits)]

    def when(condition, value):  # type: ignore[no-untyped-def]
        return Ite(condition, Int(value), Int(0))

    # The left side is the definition of the product, coefficient by coefficient.
    product = []
    for i, c in enumerate(spec.weights.coefficients):
        product.append(when(w[i], spec.activations.offset * c))
        for j, d in enumerate(spec.activations.coefficients):
            product.append(when(And(w[i], a[j]), c * d))
    for j, d in enumerate(spec.activations.coefficients):
        product.append(when(a[j], spec.weights.offset * d))
    product.append(Int(spec.activations.offset * spec.weights.offset))
    counted = []
    for (i, j), multiplier in multipliers.items():
        form = forms[i, j]
        counted += [
            when(And(w[i], a[j]), multiplier * form.product),
            when(w[i], multiplier * form.only_w),
            when(a[j], multiplier * form.only_a),
            Int(multiplier * form.constant),
        ]
    right = [Times(Int(fix.scale), Plus(counted)), Int(fix.constant)]
    right += [when(w[i], value) for i, value in enumerate(fix.rows)]
    right += [when(a[j], value) for j, value in enumerate(fix.columns)]
    identity = Equals(Plus(product), Plus(right))

    no_bits = sum(multipliers[pair] * forms[pair].constant for pair in multipliers)
    padding = Equals(Int(fix.scale * no_bits + fix.padding), Int(0))
    bounds = Bool(all(term.per_position(x, y) >= 0 for term in program.terms for x in (0, 1) for y in (0, 1)))

    n, total, added = Symbol("n", INT), Symbol("total", INT), Symbol("added", INT)
    blocks = longest_k(spec, program) // spec.k
    before = And(
        GE(n, Int(0)), LE(n, Int(blocks - 1)), GE(total, Int(0)), LE(total, Times(Int(program.block_bound), n)),
        GE(added, Int(0)), LE(added, Int(program.block_bound)),
    )  # fmt: skip
    after = And(
        LE(total, Int((1 << program.accumulator_bits) - 1 - program.block_bound)),
        LE(Plus(total, added), Times(Int(program.block_bound), Plus(n, Int(1)))),
    )
    return [
        Obligation("one position: product = scale * terms + corrections", identity, QF_LIA),
        Obligation("padded positions add nothing", padding, QF_LIA),
        Obligation("no term is negative", bounds, QF_LIA),
        Obligation(f"induction over K: {blocks} blocks fit the accumulator", Implies(before, after), QF_LIA),
    ]
