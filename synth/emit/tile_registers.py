"""C of a tile's loops with accumulators in tile registers (``Isa.tiles``), which intrinsics number.

A statement first configures one row of accumulators and activations per column of a group. Accumulators go
through memory into vector registers, which the epilogue adds to the result. Tile registers' numbers are
constants of the text, so every shape of weight registers and column groups has a function. The function loops
over the weight registers of a larger tile.
"""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa, Tiles
from sketches.dot import at_once, groups_of
from sketches.program import Line, place_of
from sketches.tile import Tile
from sketches.tile_program import SUMS, TileProgram
from synth.emit.nest import TapNest
from synth.emit.nest_text import call_text, stage_text
from synth.emit.text import filled, hole
from synth.emit.tile import PARAMETERS, merge_taps, tile_head

_GIVEN = (
    "registers, columns, weight_words, words, out, out_stride, column_stride,\n"
    "        height, row_stride, width, tap_stride, chunks, register_stride"
)


def tile_register_text(program: TileProgram, nest: TapNest, tiles: Tiles) -> str:
    """Return C of the epilogue, of a function per shape (weight registers and column groups computed
    together), and of the function that all tiles call."""
    stored = program.spilled
    lines = tuple(line for line in nest.epilogue.lines if line not in stored)
    nest = replace(
        nest,
        stages=(
            *nest.stages[:-1],
            replace(nest.epilogue, lines=lines, accumulator_names=(), buffers=(SUMS,)),
        ),
    )
    # Of few groups first, and of those the one that takes most registers of weights.
    together = {Tile(at_once(program, tile, tiles.count), groups_of(program, tile)) for tile in program.tiles}
    shapes = sorted(together, key=lambda shape: (shape.columns, -shape.registers))
    chosen = [
        f"  {'else ' * (number > 0)}if ("
        + f"registers % {shape.registers} == 0 && " * (shape.registers > 1)
        + f"columns <= {shape.columns * nest.group})\n    LOCAL(sums_{shape.name})({_GIVEN});"
        for number, shape in enumerate(shapes)
    ]
    return "\n".join(
        [
            "\n".join(tiles.declarations),
            stage_text(nest, "epilogue", nest.epilogue),
            *("\n".join(_shape_text(program, nest, tiles, shape)) for shape in shapes),
            tile_head(),
            *chosen,
            "}",
        ]
    )


def spelled(isa: Isa, line: Line, numbers: dict[str, int], address: str = "", distance: str = "") -> str:
    """Return C of a program line on tile registers. ``numbers``: tile register by register name. ``address``,
    ``distance``: C of the memory operand, and of the bytes between its rows. A line that adds to its first
    operand writes the same tile register, so the call adds the result's name to ``numbers``."""
    instruction = isa.instructions[line.instruction]
    pairs = list(zip(instruction.operands, line.args, strict=True))
    args = [address if operand.memory else str(numbers[arg]) for operand, arg in pairs]
    out = address
    if not instruction.result.memory:
        out = str(numbers.setdefault(line.dest, numbers.get(line.args[0], -1)))
    return f"{instruction.c.format(*args, out=out, distance=distance)};"


def _shape_text(program: TileProgram, nest: TapNest, tiles: Tiles, shape: Tile) -> list[str]:
    """Return C of the function for ``shape``: the weight registers and column groups computed together."""
    isa, height, groups = nest.isa, shape.registers, shape.columns
    (sums,), row = program.sums, isa.vector_bits // 8
    (store,) = program.spilled
    loads = {place_of(line)[0]: line for line in program.stage("load")}
    accumulators = [(r, g) for r in range(height) for g in range(groups)]
    # Weight registers alternate: one is loaded while another is multiplied.
    first = (height + 1) * groups
    of_weights = [first + r % (tiles.count - first) for r in range(height)]
    rows: list[object] = [tiles.rows] * tiles.count
    step: list[str] = []
    for g in range(groups):
        remaining = f"columns - {g * nest.group}"
        for number in (*(r * groups + g for r in range(height)), height * groups + g):
            rows[number] = f"{remaining} < {nest.group} ? {remaining} : {nest.group}"
        address = f"at + (intptr_t)column_stride * {4 * g * nest.group}"
        own = {loads["activations"].dest: height * groups + g}
        step.append(spelled(isa, loads["activations"], own, address, "(intptr_t)column_stride * 4"))
    for r in range(height):
        own = {loads["weights"].dest: of_weights[r]}
        address = f"packed + (intptr_t)register_stride * {4 * r}"
        step.append(spelled(isa, loads["weights"], own, address, f"{row}"))
        for g in range(groups):
            numbers = {**own, loads["activations"].dest: height * groups + g, sums: r * groups + g}
            step += [spelled(isa, line, numbers) for line in program.stage("row")]
    stores = [
        spelled(isa, store, {sums: r * groups + g}, f"sums[{r * groups + g}]", f"{row}")
        for r, g in accumulators
    ]
    epilogue = call_text(nest, "epilogue", nest.epilogue, [f"sums[(r - first) * {groups} + c]"])
    size = tiles.rows * row
    return filled(f"""\
/* accumulators of {height} registers of rows times {groups} column groups at a time */
SYNTH_INLINE void LOCAL(sums_{shape.name})(const int registers, const int columns,
    const uint32_t *weight_words, const uint32_t *words, {PARAMETERS}) {{
  uint8_t sums[{height * groups}][{size}] __attribute__((aligned({row})));
  int32_t discarded[{nest.rows}] = {{0}}; /* results of columns beyond the matrix */
  {hole(merge_taps(nest.words))}
  {tiles.entered(rows)}
  for (int first = 0; first < registers; first += {height}) {{
    const uint8_t *packed = (const uint8_t *)weight_words + (intptr_t)register_stride * 4 * first;
    {hole(tiles.zero.format(r * groups + g) for r, g in accumulators)}
    for (int32_t y = 0; y < height; ++y) {{
      for (int32_t x = 0; x < width; ++x) {{
        const uint8_t *at = (const uint8_t *)(words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
        for (int32_t remaining = chunks; remaining > 0; --remaining) {{
          {hole(step)}
          at += {4 * nest.words}, packed += {nest.stored};
        }}
      }}
    }}
    {hole(stores)}
    for (int r = first; r < first + {height}; ++r) UNROLL for (int c = 0; c < {groups}; ++c)
      {epilogue}
  }}
  {tiles.leave}
}}""")
