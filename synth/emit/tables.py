"""A table kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for
matrices."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.loops import table_steps, table_tile
from sketches.tables import (
    CHUNK,
    ENTRIES,
    NIBBLE,
    TABLES,
    TableCorrections,
    TableProgram,
    rows_per_register,
    table_longest_k,
)
from synth.emit.cgen import cost_of
from synth.emit.form import FormText, Paragraphs, portable_tile, sums_text
from synth.emit.nest import Nest, nest_of

#: 32-bit words of a chunk's tables, as prototypes count activations.
TABLE_WORDS = TABLES * ENTRIES // 4


def stored_words(spec: KernelSpec, isa: Isa) -> int:
    """32-bit words of weights per register of rows and chunk."""
    return spec.weights.bits * rows_per_register(isa) // 4


def table_instructions(program: TableProgram, isa: Isa, target: str) -> dict[str, int]:
    """Instructions without loads and stores: per step and register of weights, per step and cell, per fold of
    a cell, per spill of a cell."""
    cell = [line for line in program.cell if line.stage != "unpack"]
    return {
        "unpack": cost_of(isa, target, program.stage("unpack")),
        "cell": cost_of(isa, target, cell) + len(program.groups),
        "fold": cost_of(isa, target, program.fold),
        "spill": cost_of(isa, target, program.spill),
    }


def _says(
    spec: KernelSpec, isa: Isa, target: str, program: TableProgram, fix: TableCorrections
) -> Paragraphs:
    rows, counts = rows_per_register(isa), table_instructions(program, isa, target)
    return Paragraphs(
        rows=str(rows),
        storage=f"K is cut into chunks of {CHUNK} positions. activations: per column and chunk {TABLES} "
        f"tables of {ENTRIES} bytes, one for every {NIBBLE} positions; entry i is the sum of the "
        f"codes of those positions whose bit is set in i. weights: per register of {rows} rows and "
        f"chunk {spec.weights.bits} x {rows} bytes, a byte per plane of the codes and row; bit b "
        f"is position b; row r of a register in byte {_lane_text(program, isa)}. Unused positions "
        "and rows have code zero. Memory is little-endian.",
        result=sums_text(fix),
        longest=table_longest_k(spec),
        counts=f"Byte sums: {len(program.groups)} per cell, a step adds at most {program.groups[0].bound}; "
        f"every {program.interval} steps they go, {[group.share for group in program.groups]} fold, "
        f"into 16-bit lanes, and those after at most {program.rounds} times into the result. "
        f"Instructions: {counts['cell']} per cell of {rows} x {CHUNK} positions, {counts['unpack']} "
        f"per register of weights (unpacking), {counts['fold']} per fold, {counts['spill']} per "
        "spill.",
    )


def _lane_text(program: TableProgram, isa: Isa) -> str:
    """The byte of row r per plane in words."""
    grid = lane_grid(program.lanes, rows_per_register(isa))
    places = [f"{grid.byte(plane, 'r')} (plane {plane})" for plane in range(len(program.groups))]
    return ", ".join(places)


def _nest(spec: KernelSpec, isa: Isa, program: TableProgram, name: str) -> Nest:
    """The loops of its tiles."""
    says = ("byte sums to 16-bit lanes", "16-bit lanes to the result, rows in order")
    return nest_of(isa, name, table_tile(program, isa), TABLE_WORDS, 4 * stored_words(spec, isa), says)


def _portable(spec: KernelSpec, isa: Isa, program: TableProgram, nest: Nest) -> str:
    """Two lookups per plane and row."""
    half, grid = (1 << NIBBLE) - 1, lane_grid(program.lanes, nest.rows)
    sums = "".join(
        f"""
          byte = w[{grid.byte(plane, "row")}];
          total[row] += {group.share}u * ((uint32_t)a[byte & {half}] + a[{ENTRIES} + (byte >> {NIBBLE})]);"""
        for plane, group in enumerate(program.groups)
    )
    return portable_tile(nest, "uint8_t", f" {{\n          uint8_t byte;{sums}\n        }}")


TABLES_TEXT = FormText(
    suffix="_tables",
    chunk=CHUNK,
    words="32-bit words",
    sums="sums",
    proved="a step, a fold, a spill",
    codes=True,
    steps=table_steps,
    nest=_nest,
    portable=_portable,
    says=_says,
)
