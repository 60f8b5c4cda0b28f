"""A table kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for matrices."""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.loops import table_steps
from sketches.program import Line
from sketches.tables import (
    CHUNK,
    ENTRIES,
    MIDDLE,
    NIBBLE,
    TABLES,
    TableCorrections,
    TableProgram,
    cell_indices,
    code_of,
    rows_per_register,
    table_longest_k,
)
from synth.emit.cgen import longest_text, statement, symbol_name
from synth.emit.matrices import KEEP, matrix_driver, tiles_file, tiles_header
from synth.emit.names import marked
from synth.emit.panel_parts import UNROLL, merge_taps
from synth.emit.round_code import Rounds
from synth.emit.round_text import fold_calls, loops_text
from synth.emit.rounds import tile_rounds
from synth.emit.text import constant_text, used_constants

#: 32-bit words of a chunk's tables, as prototypes count activations.
TABLE_WORDS = TABLES * ENTRIES // 4
_PARAMETERS = (
    "int32_t *out, int32_t out_stride, int32_t column_stride,\n    int32_t height, int32_t row_stride, int32_t width, "
    "int32_t tap_stride, int32_t chunks, int32_t register_stride"
)


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
    """Instructions without loads and stores: per step and register of weights, per step and cell, per fold of a cell,
    per spill of a cell."""
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
    header, program = _header(spec, isa, target, program, fix, proof), marked(program)
    rows, tiles = rows_per_register(isa), program.tiles
    return tiles_file(
        isa, header, KEEP % isa.register_constraint, _vector(spec, isa, target, program, name), "sums",
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


def _vector(spec: KernelSpec, isa: Isa, target: str, program: TableProgram, name: str) -> str:
    """Constants, cell, fold, spill and tile in intrinsics."""
    vector = isa.vector_type
    text: list[str] = []
    for constant in program.constants:
        text.append(constant_text(name, constant, 32))
    text.append(_cell(isa, program, name))
    held = [f"held{plane}" for plane in range(len(program.groups))]
    text.append("/* byte sums into 16-bit lanes */")
    text.append(_moves(isa, program, f"{name}_fold", program.fold, held, "uint8_t *acc"))
    text.append("/* 16-bit lanes into the result, rows in order */")
    text.append(_moves(isa, program, f"{name}_spill", program.spill, [], "const uint8_t *half, int32_t *acc"))
    rounds = tile_rounds(isa, target, table_steps, program)
    text += loops_text(name, rounds)
    text.append(_tile_body(spec, isa, program, name, vector, rounds))
    return "\n".join(text)


def _cell(isa: Isa, program: TableProgram, name: str) -> str:
    vector = isa.vector_type
    lines = [line for line in program.cell if line.stage in ("row", "combine")]
    inputs = [*cell_indices(program.cell), *_tables(program)]
    parameters = ", ".join(f"{vector} {value}" for value in inputs)
    pointers = ", ".join(f"{vector} *held{n}" for n in range(len(program.groups)))
    types = dict.fromkeys(inputs, vector)
    text = [
        f"/* one register of weights against one column, one chunk */\nSYNTH_INLINE void {name}_cell({parameters},\n    {pointers}) {{"
    ]
    text += ["  " + statement(isa, line, types) for line in lines]
    for number, group in enumerate(program.groups):
        types[f"(*held{number})"] = vector
        add = Line("total", program.adder, (f"(*held{number})", group.name), None, "combine")
        local = dict(types)
        value = statement(isa, add, local).partition(" = ")[2].rstrip(";")
        text.append(f"  *held{number} = {isa.reinterpret(value, local['total'], vector)};")
    return "\n".join([*text, "}"])


def _tables(program: TableProgram) -> list[str]:
    return [line.dest for line in program.cell if line.stage == "load" and line.args[0].startswith("tables@")]


def _moves(
    isa: Isa, program: TableProgram, name: str, lines: tuple[Line, ...], registers: list[str], memory: str
) -> str:
    """A function of straight-line code over registers, constants and memory."""
    inputs = [*registers, *used_constants(program.constants, lines)]
    parameters = "".join(f"{isa.vector_type} {value}, " for value in inputs)
    types = dict.fromkeys(inputs, isa.vector_type)
    body = ["  " + statement(isa, line, types) for line in lines]
    return "\n".join([f"SYNTH_INLINE void {name}({parameters}{memory}) {{", *body, "}"])


def _tile_body(
    spec: KernelSpec, isa: Isa, program: TableProgram, name: str, vector: str, rounds: tuple[Rounds, ...]
) -> str:
    size = isa.vector_bits // 8
    rows = rows_per_register(isa)
    most = max(tile.columns for tile in program.tiles)
    planes = range(len(program.groups))
    indices = cell_indices(program.cell)
    loads = [line for line in program.cell if line.stage == "load"]
    words = [line for line in loads if line.args[0].startswith("weights@")]
    tables = [line for line in loads if line.args[0].startswith("tables@")]
    plain = words[0]

    def load(address: str) -> str:
        types = {"value": ""}
        text = statement(isa, replace(plain, dest="value", args=("weights@0",)), types)
        text = text.partition(" = ")[2].rstrip(";").replace("weights + 0", address)
        return isa.reinterpret(text, types["value"], vector)

    held = [f"held{plane}[c]" for plane in planes]
    fold = f"{name}_fold({', '.join([*held, *used_constants(program.constants, program.fold), 'half[c]'])});"
    to = "out + (intptr_t)c * out_stride"
    spill = f"{name}_spill({', '.join([*used_constants(program.constants, program.spill), 'half[c]', to])});"
    cleared = f"UNROLL for (int c = 0; c < columns; ++c) {{ {spill} memset(half[c], 0, sizeof half[c]); }}"
    reset = " ".join(f"held{plane}[c] = nothing;" for plane in planes)
    constants = [constant.name for constant in program.constants]
    # Kept, or compilers make a constant that they know anew, by a broadcast in the unit that looks tables up.
    lines = [
        f"  {vector} {constant} = {load(f'{name}_{constant}')};\n  SYNTH_KEEP({constant});"
        for constant in constants
    ]
    lines += [
        f"  static const uint8_t zero[{size}] __attribute__((aligned({size}))) = {{0}};",
        f"  const {vector} nothing = {load('zero')};",
        f"  {vector} {', '.join(f'held{plane}[{most}]' for plane in planes)}, index[{len(indices)}];",
        f"  uint8_t half[{most}][{len(program.halves) * size}] __attribute__((aligned({size})));",
        "  (void)registers, (void)register_stride;",
        "  UNROLL for (int c = 0; c < columns; ++c) {",
        *(f"    held{plane}[c] = nothing;" for plane in planes),
        "    memset(half[c], 0, sizeof half[c]);",
        "  }",
        f"  int32_t steps = {program.interval}, folds = {program.rounds};",
        "  const uint8_t *weights = (const uint8_t *)weight_words;",
        *(["#ifdef SYNTH_ROUNDS", merge_taps(TABLE_WORDS), "#endif"] if rounds else []),
        "  for (int32_t y = 0; y < height; ++y) {\n    for (int32_t x = 0; x < width; ++x) {",
        "      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;",
        "      for (int32_t left = chunks; left > 0;) {",
        *fold_calls(
            name, rounds, TABLE_WORDS, len(words) * size, "half[0]", program.rounds, "folds == 0", [cleared]
        ),
        "        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */",
        "        const int32_t run = left < steps ? left : steps;",
        "        left -= run, steps -= run;",
        f"        for (int32_t step = 0; step < run; ++step, at += {TABLE_WORDS}, weights += {len(words) * size}) {{",
    ]
    types = dict.fromkeys(constants, vector)
    lines += ["          " + statement(isa, line, types) for line in words]
    lines.append("          /* a byte per plane into the indices of lookups: once for all columns */")
    lines += ["          " + statement(isa, line, types) for line in program.stage("unpack")]
    for number, register in enumerate(indices):
        lines.append(f"          index[{number}] = {isa.reinterpret(register, types[register], vector)};")
        lines.append(f"          SYNTH_KEEP(index[{number}]);")
    lines.append("          UNROLL for (int c = 0; c < columns; ++c) {")
    lines.append("            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);")
    types = {}
    lines += ["            " + statement(isa, line, types) for line in tables]
    args = [f"index[{number}]" for number in range(len(indices))]
    args += [isa.reinterpret(table, types[table], vector) for table in _tables(program)]
    args += [f"&held{plane}[c]" for plane in planes]
    lines.append(f"            {name}_cell({', '.join(args)});\n          }}\n        }}")
    lines += [
        "        if (steps == 0) {",
        f"          steps = {program.interval};",
        f"          UNROLL for (int c = 0; c < columns; ++c) {{ {fold} {reset} }}",
        "          if (--folds == 0) {",
        f"            folds = {program.rounds};",
        f"            {cleared}",
        "          }",
        "        }",
        "      }\n    }\n  }",
        f"  UNROLL for (int c = 0; c < columns; ++c) {{ {fold} {spill} }}",
    ]
    head = (
        f"/* a tile of {rows} rows ({len(program.halves)} x {isa.vector_bits // MIDDLE} 16-bit lanes per column); columns "
        f"is a constant where it is used */\nSYNTH_INLINE void {name}_tile(const int registers, const int columns, "
        f"const uint32_t *weight_words, const uint32_t *words,\n    {_PARAMETERS}) {{"
    )
    return "\n".join([UNROLL + head, *lines, "}"])


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
        f"    {_PARAMETERS}) {{",
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
