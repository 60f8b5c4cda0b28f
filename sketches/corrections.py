"""Corrections that turn a kernel's accumulator into the dot product: per row, column and matrix.

Encodings are affine maps. So a dot product is a sum over plane pairs plus terms of one operand or none (Jain
et al. 2020, eq. 3, with zero points as offsets)."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from sketches.kernel import KernelSpec
from sketches.limits import PositionContribution, longest_positions
from sketches.program import BlockKernelProgram


@dataclass(frozen=True)
class Corrections:
    """Coefficients of the formula of one output:

        dot = scale * accumulator + sum_i rows[i] * popcount(w_i) + sum_j columns[j] * popcount(a_j)
              + constant * K + padding * (padded K - K)

    ``w_i`` is plane i of the weight row, ``a_j`` plane j of the column, each of the K unpadded positions."""

    scale: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    constant: int
    padding: int


def pair_multipliers(spec: KernelSpec, program: BlockKernelProgram) -> dict[tuple[int, int], int]:
    """Return by (weight plane i, activation plane j) the factor with which the accumulator counts a pair's
    term. Its product with ``scale`` and ``Term.product`` is the pair's coefficient. Raises ValueError if a
    pair has no term, or no positive integer factor."""
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
    spec: KernelSpec,
    program: BlockKernelProgram,
    activation_offset: int | None = None,
    weight_offset: int | None = None,
) -> Corrections:
    """Return the corrections that make the accumulator the dot product. Raises ValueError as
    ``pair_multipliers`` does. ``activation_offset``, ``weight_offset``: replace the encodings' offsets, such
    as by offsets minus zero points."""
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


def plane_contributions(spec: KernelSpec, program: BlockKernelProgram) -> tuple[PositionContribution, ...]:
    """Return what one position of K adds for every pair of codes, and last what a padded position adds."""
    fix, multipliers = corrections(spec, program), pair_multipliers(spec, program)
    forms = {(t.weight_plane, t.activation_plane): t for t in program.terms}

    def contribution(w: int, a: int, constant: int) -> PositionContribution:
        counted = 0
        for (i, j), multiplier in multipliers.items():
            form = forms[i, j]
            counted += multiplier * form.per_position(w >> i & 1, a >> j & 1) // form.multiplier
        row = sum(factor for i, factor in enumerate(fix.rows) if w >> i & 1) + constant
        column = sum(factor for j, factor in enumerate(fix.columns) if a >> j & 1)
        return PositionContribution(fix.scale * counted, row, column)

    codes = product(range(1 << spec.weights.bits), range(1 << spec.activations.bits))
    return (*(contribution(w, a, fix.constant) for w, a in codes), contribution(0, 0, fix.padding))


@lru_cache(1 << 8)
def longest_k(spec: KernelSpec, program: BlockKernelProgram) -> int:
    """Return the longest K, a multiple of ``spec.k``, up to which no sum of a block kernel exceeds int32.
    ``program``: a block kernel, or the step of a bitplanes kernel. Raises ValueError if a plane pair has
    no term, or ``block_bound`` or ``scale`` is below 1."""
    if program.block_bound < 1 or program.scale < 1:
        raise ValueError(
            f"a block adds at most {program.block_bound}, times {program.scale}: both are at least 1"
        )
    return longest_positions(spec.k, program.scale * program.block_bound, plane_contributions(spec, program))


def accumulator_blocks(program: BlockKernelProgram) -> int:
    """Return the most runs of a block kernel before its accumulator must be widened to avoid overflow."""
    return ((1 << program.accumulator_bits) - 1) // program.block_bound
