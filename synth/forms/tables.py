"""The tables form (LUT): bits of weights look up partial sums of activations."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.program import BlockKernelProgram
from sketches.tables import (
    LAYOUTS,
    NARROW,
    NIBBLES,
    SEXTETS,
    TableLayout,
    build_tables,
    lookup_instruction,
    rows_per_register,
    step_bound,
)
from sketches.tile_program import TileProgram
from synth.emit.tables import tables_text
from synth.forms.codes import CodeActivations, CodeWeights, code_layer
from synth.forms.form import Form, OverflowLengths
from synth.forms.layers import ElementProduct, LayerParameters, RowPackers


def _stored(isa: Isa, program: TileProgram, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return weights as uint8 [registers, taps, steps, words, byte lanes]: a bit of a byte per position."""
    chunk = program.positions
    planes = np.stack([codes >> plane & 1 for plane in range(len(program.groups))])
    steps = planes.reshape(*planes.shape[:-1], -1, chunk)
    words = steps @ (1 << np.arange(chunk)).astype(np.uint8)  # [planes, M, taps, chunks]
    tiled = words.reshape(len(planes), -1, program.rows(isa), *words.shape[2:]).transpose(1, 3, 4, 0, 2)
    flat = tiled.reshape(*tiled.shape[:3], -1)
    placed = np.empty(flat.shape, dtype=np.uint8)
    placed[..., list(program.lanes)] = flat
    return placed.reshape(tiled.shape)


def _overflow_lengths(program: TileProgram, longest: int) -> OverflowLengths:
    first, second = program.intervals
    positions = (first * (second + 1) + 1) * program.positions + 3
    return OverflowLengths(2 * first, kept=first * second, positions=positions)


def _search(
    layout: TableLayout, spec: KernelSpec, isa: Isa, target: str, block: BlockKernelProgram | None
) -> TileProgram | None:
    from synth.search.tables import NoTables, table_program

    if step_bound(spec, layout) >> NARROW:
        return None  # the amount of a step does not fit a byte

    try:
        return table_program(spec, isa, target, layout)
    except NoTables:
        return None


#: Loads and stores of a second widening: load the 16-bit sums once, load and store the result.
_SPILL_ACCESSES = 12.0


def _layer(spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]) -> LayerParameters:
    program: TileProgram = report.program
    grid, layout = lane_grid(program.lanes, program.rows(isa)), LAYOUTS[program.positions]

    def entry(position: int) -> int:
        """Return the index of a position's own code: the table entry whose index has only its bit."""
        table, place = divmod(position, layout.positions)
        return table * layout.entries + (1 << place)

    # A description cannot contain a look-up, whose index depends on data. It states the sum instead.
    of_planes = zip(grid.planes, (group.coefficient for group in program.groups), strict=True)
    parts = itertools.product(of_planes, range(layout.chunk))
    step = tuple(ElementProduct(places, entry(n), coefficient, n) for (places, coefficient), n in parts)
    epilogue_instructions = (
        report.instructions["widening"] + report.instructions["second widening"] + _SPILL_ACCESSES
    )
    shape = (spec.weights.bits, *grid.shape)
    return LayerParameters(
        shape=shape,
        column=layout.size,
        step=step,
        epilogue_instructions=epilogue_instructions,
        **code_layer(spec, zero_points),
    )


def table_form(name: str, title: str, layout: TableLayout, block: int, cost: float) -> Form:
    """Return the form of tables divided as ``layout``. The C function ``synth_entries_NAME`` in this folder
    builds the tables of ``block`` codes at once. ``cost``: estimated instructions that do so, per step."""
    packer, files = f"synth_{name}", (f"tables{layout.entries}.c", "tables.c")
    parameters = {"stem": name, "chunk": layout.chunk, "block": block, "size": layout.size}
    return Form(
        name=name,
        title=title,
        needs=f"lookups of {layout.entries} bytes",
        offered=lambda isa, target: lookup_instruction(isa, target, layout) is not None,
        rows=rows_per_register,
        search=partial(_search, layout),
        text=tables_text(layout, f"_{name}"),
        overflow_lengths=_overflow_lengths,
        pack_weights=CodeWeights(name, _stored).pack,
        pack_activations=CodeActivations(name, layout.chunk, partial(build_tables, layout=layout)).pack,
        layer=_layer,
        packers=RowPackers(files, f"{packer}_{{}}", f"{packer}_words_{{}}", cost=cost, parameters=parameters),
        # Half of the smallest second-level cache: the larger tables of activations stay in the first level.
        weight_bytes=256 << 10,
        searched="takes the shortest unpacking and widenings of three small sketches, which it exhausts",
    )


#: Eight codes make two tables: four shuffles, three additions, a store, and a quarter of splitting codes.
TABLES = table_form("tables", "table kernel", NIBBLES, 32, cost=12.0)
#: Six codes make a table: three shuffles, two additions, a quarter of splitting codes, and a store of 64
#: bytes. A Zen 5 takes three to four cycles, measured with tables in a second-level cache.
TABLES64 = table_form("tables64", "kernel of tables of 64 entries", SEXTETS, 96, cost=21.0)
