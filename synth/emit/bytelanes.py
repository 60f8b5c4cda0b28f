"""A byte-lane kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for matrices."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.bytelanes import (
    BYTE_WORDS,
    CHUNK,
    WIDE,
    ByteProgram,
    byte_longest_k,
    byte_share,
    program_bounds,
    rows_per_register,
)
from sketches.kernel import KernelSpec
from sketches.loops import byte_steps
from sketches.program import Line
from sketches.tables import TableCorrections, code_of
from synth.emit.cgen import longest_text, statement, symbol_name
from synth.emit.matrices import KEEP, matrix_driver, tiles_file, tiles_header
from synth.emit.names import marked
from synth.emit.panel_parts import UNROLL, merge_taps
from synth.emit.round_code import Rounds
from synth.emit.round_text import fold_calls, loops_text
from synth.emit.rounds import tile_rounds
from synth.emit.tables import sums_text
from synth.emit.text import constant_text, used_constants

#: Compilers would add up the addresses of columns anew in every step.
_KEEP_POINTER = """\
/* takes the pointer as it is: a register of its own */
#if defined(__GNUC__)
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif
"""

_PARAMETERS = (
    "int32_t *out, int32_t out_stride, int32_t column_stride,\n    int32_t height, int32_t row_stride, int32_t width, "
    "int32_t tap_stride, int32_t chunks, int32_t register_stride"
)


#: What its file and C names have behind the block kernel's.
SUFFIX = "_bytes"


def byte_weight_words(isa: Isa) -> int:
    """32-bit words of weights per register of rows and step."""
    return isa.vector_bits // 32


def byte_instructions(program: ByteProgram, isa: Isa, target: str) -> dict[str, int]:
    """Instructions without loads and stores: per step and cell, per run of each further level, per finish of a cell."""
    free = {i.name for i in isa.on(target) if i.cost(target) == 0}

    def count(lines: tuple[Line, ...]) -> int:
        return sum(line.stage in ("row", "reduce") and line.instruction not in free for line in lines)

    levels = {f"to {level.width} bits": count(level.lines) for level in program.levels[1:]}
    return {"cell": count(program.levels[0].lines), **levels, "finish": count(program.finish)}


def byte_proof_line(obligations: int) -> str:
    """What the header of a byte-lane kernel's C file says of the proof."""
    return f"{obligations} obligations, all proved: a step, every widening, the finish, and the loop by induction over K."


def emit_bytes(
    spec: KernelSpec, isa: Isa, target: str, program: ByteProgram, fix: TableCorrections, proof: str
) -> str:
    """The C text. ``proof``: one line for the header that says what was proved."""
    name = symbol_name(spec, isa, target) + SUFFIX
    header, program = _header(spec, isa, target, program, fix, proof), marked(program)
    rows, tiles = rows_per_register(isa), program.tiles
    return tiles_file(
        isa, header, KEEP % isa.register_constraint + _KEEP_POINTER, _vector(isa, target, program, name), "sums",
        _portable(spec, isa, name), name, tiles,
        matrix_driver(name, tiles, rows, CHUNK, BYTE_WORDS, byte_weight_words(isa)),
    )  # fmt: skip


def _header(
    spec: KernelSpec, isa: Isa, target: str, program: ByteProgram, fix: TableCorrections, proof: str
) -> str:
    x, y = spec.activations, spec.weights
    a, w = code_of(x), code_of(y)
    rows, counts = rows_per_register(isa), byte_instructions(program, isa, target)
    bounds = program_bounds(spec, program)
    sums = [
        f"{level.width}-bit lanes, each run adds at most {bound}, {interval} runs at most"
        for level, bound, interval in zip(program.levels, bounds, program.intervals, strict=False)
    ]
    return tiles_header(
        isa,
        target,
        f"{spec.configuration} {spec.encoding}: byte-lane kernel, tiles of {rows} to {rows * max(t.registers for t in program.tiles)} rows "
        f"by up to {max(t.columns for t in program.tiles)}",
        f"Activations: {x.bits} bit {x.encoding}, values {sorted(x.values)}, that is {a.offset} + {a.step} * code. "
        f"Weights: {y.bits} bit {y.encoding}, values {sorted(y.values)}, that is {w.offset} + {w.step} * code.",
        f"K is cut into chunks of {CHUNK} positions. activations: per column and chunk {CHUNK} bytes, a code each. "
        f"weights: per register of {rows} rows and chunk {rows} x {CHUNK} bytes, a code per row and position. Unused "
        "positions and rows have code zero. Memory is little-endian.",
        "32-bit words",
        sums_text(fix),
        longest_text("out from zero", byte_longest_k(spec)),
        f"Sums: {'; '.join([*sums, f'{WIDE}-bit lanes'])}; they count {byte_share(spec)} fold. "
        f"Instructions: {counts['cell']} per cell of {rows} x {CHUNK} "
        f"positions, {', '.join(f'{n} {what}' for what, n in counts.items() if what.startswith('to '))}"
        f"{', ' if len(program.levels) > 1 else ''}{counts['finish']} at the end.",
        proof,
    )


def _vector(isa: Isa, target: str, program: ByteProgram, name: str) -> str:
    """Constants, a function per level, the finish and the tile in intrinsics."""
    text: list[str] = []
    for constant in program.constants:
        text.append(constant_text(name, constant, 64))
    for number, level in enumerate(program.levels):
        loads = [line.dest for line in level.lines if line.stage == "load"]
        lines = tuple(line for line in level.lines if line.stage != "load")
        inputs = [*loads, *([f"sum{number - 1}"] if number else []), f"sum{number}"]
        what = (
            f"sums of {program.levels[number - 1].width} bits to {level.width}"
            if number
            else "a register of weights against a column, a chunk"
        )
        text.append(
            f"/* {what} */\n" + _function(isa, program, f"{name}_level{number}", lines, inputs, level.total)
        )
    text.append(f"/* the sums to the result */\n{_finish(isa, program, name)}")
    rounds = tile_rounds(isa, target, byte_steps, program)
    text += loops_text(name, rounds)
    text.append(_tile_body(isa, program, name, rounds))
    return "\n".join(text)


def _function(
    isa: Isa, program: ByteProgram, name: str, lines: tuple[Line, ...], inputs: list[str], result: str
) -> str:
    """Straight-line code from registers to a register."""
    inputs = [*inputs, *used_constants(program.constants, lines)]
    types = dict.fromkeys(inputs, isa.vector_type)
    body = ["  " + statement(isa, line, types) for line in lines]
    parameters = ", ".join(f"{isa.vector_type} {value}" for value in inputs)
    back = isa.reinterpret(result, types[result], isa.vector_type)
    return "\n".join(
        [f"SYNTH_INLINE {isa.vector_type} {name}({parameters}) {{", *body, f"  return {back};\n}}"]
    )


def _finish(isa: Isa, program: ByteProgram, name: str) -> str:
    inputs = [f"sum{len(program.levels) - 1}", *used_constants(program.constants, program.finish)]
    types = dict.fromkeys(inputs, isa.vector_type)
    body = ["  " + statement(isa, line, types) for line in program.finish]
    parameters = "".join(f"{isa.vector_type} {value}, " for value in inputs)
    return "\n".join([f"SYNTH_INLINE void {name}_finish({parameters}int32_t *acc) {{", *body, "}"])


def _tile_body(isa: Isa, program: ByteProgram, name: str, rounds: tuple[Rounds, ...]) -> str:
    vector, size, rows = isa.vector_type, isa.vector_bits // 8, rows_per_register(isa)
    most_registers = max(tile.registers for tile in program.tiles)
    most_columns = max(tile.columns for tile in program.tiles)
    most = f"[{most_registers}][{most_columns}]"
    plain, repeated = (line for line in program.levels[0].lines if line.stage == "load")
    last = len(program.levels) - 1

    def load(line: Line, address: str) -> str:
        types: dict[str, str] = {}
        text = statement(isa, line, types).partition(" = ")[2].rstrip(";")
        text = text.replace(f"{line.args[0].partition('@')[0]} + 0", address)
        return isa.reinterpret(text, types[line.dest], vector)

    def call(number: int, *values: str) -> str:
        lines = program.levels[number].lines
        return f"{name}_level{number}({', '.join([*values, f'sum{number}[r][c]', *used_constants(program.constants, lines)])})"

    cells = "UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c)"
    moves = [
        f"{{ sum{n}[r][c] = {call(n, f'sum{n - 1}[r][c]')}; sum{n - 1}[r][c] = nothing; }}"
        for n in range(1, last + 1)
    ]
    kept = load(plain, f"kept + (c * registers + r) * {size}")
    spill = f"{cells} sum2[r][c] = {call(2, kept)};" if rounds else ""
    taken_by_loops = []
    if rounds:
        full, empty = (
            f"folds < {max(loop.parts for loop in rounds)}",
            [spill, "memset(kept, 0, sizeof kept);"],
        )
        taken_by_loops = fold_calls(name, rounds, BYTE_WORDS, size, "kept", program.intervals[1], full, empty)
    lines = [
        f"  {vector} {constant.name} = {load(plain, f'{name}_{constant.name}')};\n  SYNTH_KEEP({constant.name});"
        for constant in program.constants
    ]
    sums = ", ".join(f"sum{number}{most}" for number in range(last + 1))
    lines += [
        f"  static const uint8_t zero[{size}] __attribute__((aligned({size}))) = {{0}};",
        f"  const {vector} nothing = {load(plain, 'zero')};",
        f"  {vector} {sums};",
        f"  {cells} {{ {' '.join(f'sum{n}[r][c] = nothing;' for n in range(last + 1))} }}",
        "  const uint8_t *weights = (const uint8_t *)weight_words;",
        *(f"  int32_t left{n} = {interval};" for n, interval in enumerate(program.intervals)),
        *(_kept(program, most_registers * most_columns * size) if rounds else []),
        merge_taps(BYTE_WORDS),
        "  for (int32_t y = 0; y < height; ++y) {\n    for (int32_t x = 0; x < width; ++x) {",
        "      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;",
        "      for (int32_t left = chunks; left > 0;) {",
        *taken_by_loops,
    ]
    if program.intervals:
        lines += [
            "        /* the steps up to the next widening in a loop of their own, whose registers nothing else takes */",
            "        const int32_t run = left < left0 ? left : left0;",
            "        left -= run, left0 -= run;",
        ]
    else:
        lines += ["        const int32_t run = left;", "        left = 0;"]
    each_register, each_column = (
        "        UNROLL for (int r = 0; r < registers; ++r)",
        "        UNROLL for (int c = 0; c < columns; ++c)",
    )
    weight = load(plain, f"rows[r] + step * {size}")
    activation = load(repeated, f"(const uint8_t *)(column[c] + step * {BYTE_WORDS})")
    lines += [
        f"        const uint8_t *rows[{most_registers}];",
        f"        const uint32_t *column[{most_columns}];",
        f"{each_register} {{ rows[r] = weights + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }}",
        f"{each_column} {{ column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }}",
        "        for (intptr_t step = 0; step < run; ++step) {",
        f"          {vector} w[{most_registers}];",
        f"  {each_register} w[r] = {weight};",
        f"  {each_column} {{",
        f"            const {vector} a = {activation};",
        f"    {each_register} sum0[r][c] = {call(0, 'w[r]', 'a')};",
        "          }\n        }",
        f"        at += (intptr_t)run * {BYTE_WORDS}, weights += (intptr_t)run * {size};",
    ]
    indent = "        "
    for number, interval in enumerate(program.intervals):
        lines.append(f"{indent}if ({f'left{number}' if number == 0 else f'--left{number}'} == 0) {{")
        lines.append(f"{indent}  left{number} = {interval};\n{indent}  {cells} {moves[number]}")
        indent += "  "
    lines.append(
        "".join(f"{'        ' + '  ' * n}}}\n" for n in reversed(range(len(program.intervals)))).rstrip("\n")
    )
    lines += ["      }\n    }\n  }"]
    lines += [f"  {cells} {move}" for move in moves]
    lines += ["#ifdef SYNTH_ROUNDS", f"  {spill}", "#endif"] if rounds else []
    final = ", ".join([f"sum{last}[r][c]", *used_constants(program.constants, program.finish)])
    lines.append(f"  {cells} {name}_finish({final}, out + (intptr_t)c * out_stride + r * {rows});")
    head = (
        f"/* a tile; registers and columns are constants where it is used */\nSYNTH_INLINE void {name}_tile(const int registers, "
        f"const int columns, const uint32_t *weight_words, const uint32_t *words,\n    {_PARAMETERS}) {{"
    )
    return "\n".join([UNROLL + head, *(line for line in lines if line), "}"])


def _kept(program: ByteProgram, size: int) -> list[str]:
    """C: the sums of the second level that rounds keep, and how often they may be added to."""
    return [
        "#ifdef SYNTH_ROUNDS",
        f"  uint8_t kept[{size}] __attribute__((aligned(16)));\n  memset(kept, 0, sizeof kept);",
        f"  int32_t folds = {program.intervals[1]};",
        "#endif",
    ]


def _portable(spec: KernelSpec, isa: Isa, name: str) -> str:
    """The tile for any compiler: a product per position and row."""
    rows = rows_per_register(isa)
    share = byte_share(spec)
    return f"""\
static void {name}_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    {_PARAMETERS}) {{
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {{
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[{rows}] = {{0}};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {{
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += {CHUNK}, w += {rows * CHUNK})
        for (int row = 0; row < {rows}; ++row)
          for (int position = 0; position < {CHUNK}; ++position)
            total[row] += {share}u * w[row * {CHUNK} + position] * a[position];
    }}
    int32_t *to = out + (intptr_t)c * out_stride + r * {rows};
    for (int row = 0; row < {rows}; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }}
}}"""
