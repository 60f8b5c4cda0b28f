"""The bytes forms in column groups (``sketches.groups``): codes of ``synth.forms.bytes`` in longer steps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from isa_specs.instruction import Isa
from sketches.groups import GroupProgram, group_bound, group_work, multiplies_groups
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.wellformed_forms import check_groups
from synth.emit.groups import group_instructions, groups_text
from synth.forms.bytes import BYTES, byte_layout, byte_packers, pack_byte_activations
from synth.forms.codes import CodeWeights, code_parameters
from synth.forms.form import IMAGE_STEPS, Form, OverflowLengths

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


def _parameters(
    positions: int, spec: KernelSpec, isa: Isa, target: str, program: GroupProgram
) -> dict[str, Any]:
    check_groups(spec, isa, target, program, positions)
    return code_parameters(spec, positions, group_instructions(program, isa, target), program.zero_point)


def _describe(spec: KernelSpec, program: GroupProgram, counts: dict[str, int]) -> list[str]:
    of_group = f"{counts['column']} per group of {program.columns} columns; " if "column" in counts else ""
    return [
        f"Per step of {program.positions} positions: {counts['inner']} instructions per accumulator; "
        f"{of_group}{counts['epilogue']} at the end.",
        f"Sums: 32 bits, at most {group_bound(spec, program)} a step.",
    ]


def _search(
    positions: int, spec: KernelSpec, isa: Isa, target: str, block: BlockKernelProgram | None
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


def group_form(name: str, title: str, positions: int) -> Form:
    """Return the bytes form ``name`` in column groups, with steps of ``positions`` positions of K."""
    return replace(
        BYTES,
        name=name,
        title=title,
        program=GroupProgram,
        needs="product of bytes of several columns, or of a part of a column",
        offered=partial(multiplies_groups, positions=positions),
        work=group_work,
        search=partial(_search, positions),
        obligations=partial(_obligations, positions),
        text=groups_text(positions, f"_{name}"),
        parameters=partial(_parameters, positions),
        overflow_lengths=lambda program, longest: OverflowLengths(IMAGE_STEPS),
        describe=_describe,
        pack_weights=CodeWeights(name, byte_layout).pack,
        pack_activations=partial(pack_byte_activations, name, positions),
        packers=byte_packers(name, positions),
        searched="tries every instruction that multiplies bytes of several columns, and compares cycles",
    )
