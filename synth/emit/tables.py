"""A table kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for
matrices."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.loops import table_steps, table_tile
from sketches.program import Line
from sketches.tables import (
    CHUNK,
    ENTRIES,
    NIBBLE,
    TABLES,
    TableCorrections,
    TableProgram,
    code_of,
    rows_per_register,
    table_longest_k,
)
from synth.emit.cgen import longest_text, symbol_name
from synth.emit.matrices import matrix_driver, tiles_file, tiles_header
from synth.emit.names import marked
from synth.emit.rounds import tile_rounds
from synth.emit.tile import PARAMETERS, Nest, nest_of, tile_text

#: 32-bit words of a chunk's tables, as prototypes count activations.
TABLE_WORDS = TABLES * ENTRIES // 4
#: What its file and C names have behind the block kernel's.
SUFFIX = "_tables"


def stored_words(spec: KernelSpec, isa: Isa) -> int:
    """32-bit words of weights per register of rows and chunk."""
    return spec.weights.bits * rows_per_register(isa) // 4


def sums_text(fix: TableCorrections) -> str:
    """How a result is made of sums of products of codes."""
    return (
        f"row_correction[row] + column_correction[column]. row_correction = {fix.rows} * (sum of the row's weights); "
        f"column_correction = {fix.columns} * (sum of the column's codes)."
    )


def table_instructions(program: TableProgram, isa: Isa, target: str) -> dict[str, int]:
    """Instructions without loads and stores: per step and register of weights, per step and cell, per fold of
    a cell, per spill of a cell."""
    free = {i.name for i in isa.on(target) if i.cost(target) == 0}

    def count(lines: tuple[Line, ...], stages: tuple[str, ...]) -> int:
        return sum(line.stage in stages and line.instruction not in free for line in lines)

    return {
        "unpack": count(program.cell, ("unpack",)),
        "cell": count(program.cell, ("row", "combine")) + len(program.groups),
        "fold": count(program.fold, ("reduce",)),
        "spill": count(program.spill, ("reduce",)),
    }


def table_proof_line(obligations: int) -> str:
    """What the header of a table kernel's C file says of the proof."""
    return (
        f"{obligations} obligations, all proved: a step, a fold, a spill, and the loop by induction over K."
    )


def emit_tables(
    spec: KernelSpec, isa: Isa, target: str, program: TableProgram, fix: TableCorrections, proof: str
) -> str:
    """The C text. ``proof``: one line for the header that says what was proved."""
    name = symbol_name(spec, isa, target) + SUFFIX
    rounds = tile_rounds(isa, target, table_steps, program)
    header, program = _header(spec, isa, target, program, fix, proof), marked(program)
    rows, tiles = rows_per_register(isa), program.tiles
    return tiles_file(
        isa, header, tile_text(table_nest(spec, isa, program, name), rounds), "sums",
        _portable(spec, isa, program, name), name, tiles,
        matrix_driver(name, tiles, rows, CHUNK, TABLE_WORDS, stored_words(spec, isa)),
    )  # fmt: skip


def _header(
    spec: KernelSpec, isa: Isa, target: str, program: TableProgram, fix: TableCorrections, proof: str
) -> str:
    x, y = spec.activations, spec.weights
    a, w = code_of(x), code_of(y)
    rows = rows_per_register(isa)
    counts = table_instructions(program, isa, target)
    return tiles_header(
        isa,
        target,
        f"{spec.configuration} {spec.encoding}: table kernel, tiles of {rows} rows by up to "
        f"{max(t.columns for t in program.tiles)}",
        f"Activations: {x.bits} bit {x.encoding}, values {sorted(x.values)}, that is {a.offset} + {a.step} * code. "
        f"Weights: {y.bits} bit {y.encoding}, values {sorted(y.values)}, that is {w.offset} + {w.step} * code.",
        f"K is cut into chunks of {CHUNK} positions. activations: per column and chunk {TABLES} tables of {ENTRIES} "
        f"bytes, one for every {NIBBLE} positions; entry i is the sum of the codes of those positions whose bit is "
        f"set in i. weights: per register of {rows} rows and chunk {y.bits} x {rows} bytes, a byte per plane of the "
        f"codes and row; bit b is position b; row r of a register in byte {_lane_text(program, isa)}. Unused positions and rows have code zero. Memory is little-endian.",
        "32-bit words",
        sums_text(fix),
        longest_text("out from zero", table_longest_k(spec)),
        f"Byte sums: {len(program.groups)} per cell, a step adds at most {program.groups[0].bound}; every "
        f"{program.interval} steps they go, {[group.share for group in program.groups]} fold, into 16-bit lanes, and "
        f"those after at most {program.rounds} times into the result. "
        f"Instructions: {counts['cell']} per cell of {rows} x {CHUNK} positions, "
        f"{counts['unpack']} per register of weights (unpacking), {counts['fold']} per fold, {counts['spill']} per "
        "spill.",
        proof,
    )


def _lane_text(program: TableProgram, isa: Isa) -> str:
    """The byte of row r per plane in words."""
    grid = lane_grid(program.lanes, rows_per_register(isa))
    places = [f"{grid.byte(plane, 'r')} (plane {plane})" for plane in range(len(program.groups))]
    return ", ".join(places)


def table_nest(spec: KernelSpec, isa: Isa, program: TableProgram, name: str) -> Nest:
    """The loops of its tiles."""
    says = ("byte sums to 16-bit lanes", "16-bit lanes to the result, rows in order")
    return nest_of(isa, name, table_tile(program, isa), TABLE_WORDS, 4 * stored_words(spec, isa), says)


def _portable(spec: KernelSpec, isa: Isa, program: TableProgram, name: str) -> str:
    """The tile for any compiler: two lookups per plane and row."""
    rows, bits = rows_per_register(isa), spec.weights.bits
    half = (1 << NIBBLE) - 1
    grid = lane_grid(program.lanes, rows)
    sums = []
    for plane, group in enumerate(program.groups):
        sums.append(f"          byte = w[{grid.byte(plane, 'row')}];")
        sums.append(
            f"          total[row] += {group.share}u * ((uint32_t)a[byte & {half}] + a[{ENTRIES} + (byte >> {NIBBLE})]);"
        )
    lines = [
        f"static void {name}_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,",
        f"    {PARAMETERS}) {{",
        "  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {",
        "    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);",
        f"    uint32_t total[{rows}] = {{0}};",
        "    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {",
        "      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);",
        f"      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += {TABLES * ENTRIES}, w += {bits * rows})",
        f"        for (int row = 0; row < {rows}; ++row) {{",
        "          uint8_t byte;",
        *sums,
        "        }\n    }",
        f"    int32_t *to = out + (intptr_t)c * out_stride + r * {rows};",
        f"    for (int row = 0; row < {rows}; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);\n  }}\n}}",
    ]
    return "\n".join(lines)
