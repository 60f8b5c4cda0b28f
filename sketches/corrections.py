"""The affine algebra around a kernel: what is added once per row, per column and per matrix.

With encodings as affine maps the dot product is a sum over plane pairs plus terms that need only one
operand or none (Jain et al. 2020, eq. 3, is the same algebra with zero points as offsets).
"""

from __future__ import annotations

from dataclasses import dataclass

from sketches.kernel import KernelSpec
from sketches.program import Program


@dataclass(frozen=True)
class Corrections:
    """Per output: ``dot = scale * accumulator + sum_i rows[i] * popcount(w_i) + sum_j columns[j] *
    popcount(a_j) + constant * K + padding * (padded K - K)``, popcounts over the K true positions.
    """

    scale: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    constant: int
    padding: int


def pair_multipliers(spec: KernelSpec, program: Program) -> dict[tuple[int, int], int]:
    """How often the accumulator counts the affine popcount of each plane pair. Raises ValueError."""
    result: dict[tuple[int, int], int] = {}
    products = {(t.weight_plane, t.activation_plane): t.product for t in program.terms}
    for i, j, c in spec.pairs():
        if (i, j) not in products:
            raise ValueError(f"the program has no term for planes ({i}, {j})")
        multiplier, rest = divmod(c, program.scale * products[i, j])
        if rest or multiplier < 1:
            raise ValueError(
                f"planes ({i}, {j}): coefficient {c} is no positive multiple of the term's product"
            )
        result[i, j] = multiplier
    return result


def corrections(
    spec: KernelSpec, program: Program, activation_offset: int | None = None, weight_offset: int | None = None
) -> Corrections:
    """The corrections that make the accumulator the dot product. Raises ValueError.

    Other offsets than the encodings' serve zero points: the values are then those of the codes less theirs.
    """
    a_offset = spec.activations.offset if activation_offset is None else activation_offset
    w_offset = spec.weights.offset if weight_offset is None else weight_offset
    multipliers = pair_multipliers(spec, program)
    forms = {(t.weight_plane, t.activation_plane): t for t in program.terms}
    rows = [a_offset * c for c in spec.weights.coefficients]
    columns = [w_offset * d for d in spec.activations.coefficients]
    constant = a_offset * w_offset
    padding = 0
    for (i, j), multiplier in multipliers.items():
        form = forms[i, j]
        rows[i] -= program.scale * multiplier * form.only_w
        columns[j] -= program.scale * multiplier * form.only_a
        constant -= program.scale * multiplier * form.constant
        padding -= program.scale * multiplier * form.constant
    return Corrections(program.scale, tuple(rows), tuple(columns), constant, padding)


def longest_k(spec: KernelSpec, program: Program) -> int:
    """The most positions that one accumulator can sum without overflow (a multiple of the block's k)."""
    return ((1 << program.accumulator_bits) - 1) // program.block_bound * spec.k
