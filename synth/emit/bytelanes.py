"""A byte-lane kernel as one self-contained C file: tiles in intrinsics, a portable form, a driver for
matrices."""

from __future__ import annotations

from itertools import pairwise

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
from sketches.loops import byte_steps, byte_tile
from sketches.program import Line
from sketches.tables import TableCorrections, code_of
from synth.emit.cgen import longest_text, symbol_name
from synth.emit.matrices import matrix_driver, tiles_file, tiles_header
from synth.emit.names import marked
from synth.emit.rounds import tile_rounds
from synth.emit.tables import sums_text
from synth.emit.tile import PARAMETERS, Nest, nest_of, tile_text

#: What its file and C names have behind the block kernel's.
SUFFIX = "_bytes"


def byte_weight_words(isa: Isa) -> int:
    """32-bit words of weights per register of rows and step."""
    return isa.vector_bits // 32


def byte_instructions(program: ByteProgram, isa: Isa, target: str) -> dict[str, int]:
    """Instructions without loads and stores: per step and cell, per run of each further level, per finish of
    a cell."""
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
    rounds = tile_rounds(isa, target, byte_steps, program)
    header, program = _header(spec, isa, target, program, fix, proof), marked(program)
    rows, tiles = rows_per_register(isa), program.tiles
    return tiles_file(
        isa, header, tile_text(byte_nest(isa, program, name), rounds), "sums",
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


def byte_nest(isa: Isa, program: ByteProgram, name: str) -> Nest:
    """The loops of its tiles."""
    tile = byte_tile(program, isa)
    says = [f"sums of {narrow} bits to {wide}" for narrow, wide in pairwise(tile.widths)]
    stored, finish = isa.vector_bits // 8, "the sums to the result"
    return nest_of(isa, name, tile, BYTE_WORDS, stored, [*says, finish], keep_pointers=True)


def _portable(spec: KernelSpec, isa: Isa, name: str) -> str:
    """The tile for any compiler: a product per position and row."""
    rows = rows_per_register(isa)
    share = byte_share(spec)
    return f"""\
static void {name}_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    {PARAMETERS}) {{
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
