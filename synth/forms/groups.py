"""Bytes in groups of columns: the codes of ``synth.forms.bytes`` in longer steps, for instructions that
multiply those of several columns, or parts of a column's register. The kernels of ``sketches.groups`` read
them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.bytes import byte_share, rows_per_register
from sketches.groups import GroupProgram, group_bound, group_cycles, multiplies_groups
from sketches.kernel import KernelSpec
from sketches.lanes import Digit
from sketches.program import Program
from sketches.tables import TableCorrections
from sketches.wellformed_forms import check_groups
from synth.emit.groups import group_instructions, groups_text
from synth.forms.bytes import FINISH_ACCESSES, byte_packers
from synth.forms.codes import code_facts, code_layer, pack_code_activations, pack_code_weights
from synth.forms.form import IMAGE_STEPS, Depth, Form, FormActivations, FormWeights
from synth.forms.layers import LayerFacts, Product

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


def _pack_weights(
    name: str, spec: KernelSpec, isa: Isa, program: GroupProgram, fix: TableCorrections, weights: object
) -> FormWeights:
    """To uint8 [registers, taps, chunks, positions / together, rows, together]."""
    height, together = rows_per_register(isa), program.together

    def store(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        # [registers, rows, taps, chunks, positions / together, together]
        step = program.positions // together, together
        steps = codes.reshape(-1, height, codes.shape[1], codes.shape[2] // program.positions, *step)
        return steps.transpose(0, 2, 3, 4, 1, 5)

    centre = program.taken_off
    return pack_code_weights(name, spec, fix, weights, height, program.positions, store, centre)


def _pack_activations(
    name: str, positions: int, spec: KernelSpec, isa: Isa, fix: TableCorrections, activations: object
) -> FormActivations:
    """To uint8 [N, chunks, positions]."""

    def store(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return codes.reshape(*codes.shape[:-1], -1, positions)

    return pack_code_activations(name, spec, fix, activations, positions, store)


def _facts(positions: int, spec: KernelSpec, isa: Isa, target: str, program: GroupProgram) -> dict[str, Any]:
    """What follows from a program. Raises MalformedProgram, ValueError."""
    check_groups(spec, isa, target, program, positions)
    return code_facts(spec, positions, group_instructions(program, isa, target), program.taken_off)


def _describe(spec: KernelSpec, program: GroupProgram, counts: dict[str, int]) -> list[str]:
    of_group = f"{counts['column']} per group of {program.columns} columns; " if "column" in counts else ""
    return [
        f"Per step of {program.positions} positions: {counts['cell']} instructions per cell; {of_group}"
        f"{counts['finish']} at the end.",
        f"Sums: 32 bits, at most {group_bound(spec, program)} a step.",
    ]


def _search(
    positions: int, spec: KernelSpec, isa: Isa, target: str, block: Program | None
) -> GroupProgram | None:
    from synth.search.byte_ways import NoByteProgram
    from synth.search.groups import group_program

    try:
        return group_program(spec, isa, target, positions)
    except NoByteProgram:
        return None


def _obligations(positions: int, spec: KernelSpec, isa: Isa, target: str, program: Any) -> list[Obligation]:
    from synth.prove.groups import group_obligations

    return group_obligations(spec, isa, target, program, positions)


def _layer(
    positions: int, spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]
) -> LayerFacts:
    program: GroupProgram = report.program
    rows, share, together = rows_per_register(isa), byte_share(spec), program.together

    def place(position: int) -> tuple[Digit, ...]:
        part, within = divmod(position, together)
        return Digit(part, 1, 1), Digit(0, rows, 1), Digit(within, 1, 1)

    signed = program.taken_off > 0
    step = tuple(Product(place(position), position, share, signed=signed) for position in range(positions))
    rare = report.instructions["finish"] / program.columns + FINISH_ACCESSES
    facts = code_layer(spec, zero_points, program.taken_off)
    shape = (positions // together, rows, together)
    return LayerFacts(shape=shape, column=positions, step=step, rare=rare, **facts)


def group_form(name: str, title: str, positions: int) -> Form:
    """The form whose steps take so many positions."""
    return Form(
        name=name,
        title=title,
        program=GroupProgram,
        corrections=TableCorrections,
        needs="product of bytes of several columns, or of a part of a column",
        offered=partial(multiplies_groups, positions=positions),
        rows=rows_per_register,
        cycles=group_cycles,
        search=partial(_search, positions),
        obligations=partial(_obligations, positions),
        text=groups_text(positions, f"_{name}"),
        facts=partial(_facts, positions),
        depth=lambda program, longest: Depth(IMAGE_STEPS),
        describe=_describe,
        pack_weights=partial(_pack_weights, name),
        pack_activations=partial(_pack_activations, name, positions),
        layer=partial(_layer, positions),
        packers=byte_packers(name, positions),
        # Weights are as large as activations; half of the smallest second-level cache.
        weight_bytes=256 << 10,
    )
