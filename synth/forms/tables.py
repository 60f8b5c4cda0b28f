"""Tables: sums of four activations each, looked up by nibbles of weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.program import Program
from sketches.tables import (
    CHUNK,
    ENTRIES,
    NARROW,
    NIBBLE,
    TableCorrections,
    TableProgram,
    build_tables,
    lookup_instruction,
    rows_per_register,
    step_bound,
    table_cycles,
)
from sketches.tables import (
    TABLES as TABLES_PER_STEP,
)
from sketches.wellformed_forms import check_tables
from synth.emit.tables import TABLES_TEXT, table_instructions
from synth.forms.codes import code_facts, code_layer, pack_code_activations, pack_code_weights
from synth.forms.form import Depth, Form, FormActivations, FormWeights
from synth.forms.layers import LayerFacts, Product, RowPackers

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


def _pack_weights(
    spec: KernelSpec, isa: Isa, program: TableProgram, fix: TableCorrections, weights: object
) -> FormWeights:
    """To uint8 [registers, taps, chunks, words, byte lanes]."""
    height = rows_per_register(isa)

    def store(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        planes = np.stack([codes >> plane & 1 for plane in range(spec.weights.bits)])
        words = np.packbits(planes, axis=-1, bitorder="little")  # [planes, M, taps, chunks]
        tiled = words.reshape(len(planes), -1, height, *words.shape[2:]).transpose(1, 3, 4, 0, 2)
        flat = tiled.reshape(*tiled.shape[:3], -1)
        placed = np.empty(flat.shape, dtype=np.uint8)
        placed[..., list(program.lanes)] = flat
        return placed.reshape(tiled.shape)

    return pack_code_weights("tables", spec, fix, weights, height, CHUNK, store)


def _pack_activations(spec: KernelSpec, fix: TableCorrections, activations: object) -> FormActivations:
    """To uint8 [N, chunks, bytes of a chunk's tables]."""
    return pack_code_activations("tables", spec, fix, activations, CHUNK, build_tables)


def table_facts(spec: KernelSpec, isa: Isa, target: str, program: TableProgram) -> dict[str, Any]:
    """What follows from a table kernel's program. Raises MalformedProgram, ValueError."""
    check_tables(spec, isa, target, program)
    return code_facts(spec, CHUNK, table_instructions(program, isa, target))


def _depth(program: TableProgram, longest: int) -> Depth:
    positions = (program.interval * (program.rounds + 1) + 1) * CHUNK + 3
    return Depth(2 * program.interval, kept=program.interval * program.rounds, positions=positions)


def _offered(isa: Isa, target: str) -> bool:
    return lookup_instruction(isa, target) is not None


def _describe(spec: KernelSpec, program: TableProgram, counts: dict[str, int]) -> list[str]:
    sums = ", ".join(f"at most {group.bound} a step, share {group.share}" for group in program.groups)
    return [
        f"Per step of 8 positions: {counts['cell']} instructions per cell, {counts['unpack']} per register "
        f"of weights (unpacking); {counts['fold']} per fold, every {program.interval} steps; "
        f"{counts['spill']} per spill, after at most {program.rounds} folds.",
        f"Byte sums: {sums}.",
    ]


def _search(spec: KernelSpec, isa: Isa, target: str, block: Program | None) -> TableProgram | None:
    from synth.search.tables import NoTables, table_program

    if step_bound(spec) >> NARROW:
        return None  # what a step adds to a byte does not fit it

    try:
        return table_program(spec, isa, target)
    except NoTables:
        return None


def _obligations(spec: KernelSpec, isa: Isa, target: str, program: Any) -> list[Obligation]:
    from synth.prove.tables import table_obligations

    return table_obligations(spec, isa, target, program)


#: Loads and stores of a spill: the 16-bit lanes once, the result there and back.
_SPILL_ACCESSES = 12.0


def _layer(spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]) -> LayerFacts:
    program: TableProgram = report.program
    grid = lane_grid(program.lanes, rows_per_register(isa))
    # A description may not look up, whose place depends on data: it states the sum that a lookup is of.
    step = tuple(
        Product(places, position // NIBBLE * ENTRIES + (1 << position % NIBBLE), group.share, position)
        for places, group in zip(grid.planes, program.groups, strict=True)
        for position in range(CHUNK)
    )
    rare = report.instructions["fold"] + report.instructions["spill"] + _SPILL_ACCESSES
    shape, column = (spec.weights.bits, *grid.shape), TABLES_PER_STEP * ENTRIES
    return LayerFacts(shape=shape, column=column, step=step, rare=rare, **code_layer(spec, zero_points))


TABLES = Form(
    name="tables",
    title="table kernel",
    program=TableProgram,
    corrections=TableCorrections,
    needs="lookups of 16 bytes",
    offered=_offered,
    rows=rows_per_register,
    cycles=table_cycles,
    search=_search,
    obligations=_obligations,
    text=TABLES_TEXT,
    facts=table_facts,
    depth=_depth,
    describe=_describe,
    pack_weights=_pack_weights,
    pack_activations=_pack_activations,
    layer=_layer,
    # Eight codes to two tables: four shuffles, three additions, a store, and a quarter of the cutting.
    packers=RowPackers("tables.c", "synth_tables_{}", "synth_table_words_{}", cost=12.0),
    # Tables of activations are the larger operand and stay in the first level; half of the smallest second
    # one.
    weight_bytes=256 << 10,
)
