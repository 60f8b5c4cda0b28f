"""The matrix product of a linear kernel (``sketches.blocks.Matrix``) in C: many columns at once, by tile
registers.

All sub-steps of a quantization group are unpacked into memory as [positions / 4][rows][4] for each weight
register. Activation codes are read in place. Each iteration multiplies one column group and scales the sums
of the iteration before, in the order of the other tiles. After the last column group of a quantization group,
the next quantization group is unpacked. So nothing is read soon after it was written."""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Floats, Isa, Tiles
from sketches.blocks import LARGEST_BLOCK, BlockProgram, Matrix
from sketches.blocks_work import PANEL
from sketches.bytes import CHUNK
from sketches.program import memory, place_of
from synth.emit.block_scales import DOWN, SINCE, SUPER_BLOCK, Scaling, scaling_text
from synth.emit.block_tile import (
    earlier_results_text,
    layer_text,
    results_text,
    table_text,
)
from synth.emit.cgen import loaded_constant, statement
from synth.emit.nest_text import computed
from synth.emit.text import filled, hole
from synth.emit.tile_registers import spelled

#: C: a compiler barrier for stores. Some compilers do not know that loads of tile registers read memory.
_STORED = '__asm__ __volatile__("" ::: "memory");'


def matrix_says(isa: Isa, matrix: Matrix) -> str:
    """Return the sentence on the matrix product in the first comment of a C file."""
    product = next(line.instruction for line in matrix.lines if line.stage == "row")
    return (
        f" For {matrix.least} columns and more, {isa.instructions[product].mnemonic} multiplies up to "
        f"{matrix.columns} columns at once, by {matrix.positions} positions or the largest number below it "
        f"that divides a block. It takes {matrix.registers} registers of rows, and unpacks a block once for "
        f"{PANEL} columns."
    )


def matrix_text(isa: Isa, program: BlockProgram, matrix: Matrix, floats: Floats) -> str:
    """Return C of ``LOCAL(matrix)``, which multiplies ``registers`` registers of rows (a constant) by
    up to ``PANEL`` columns with tile registers. The last column group may have fewer columns."""
    tiles, columns = _tiles(isa), "for (int c = 0; c < columns; ++c)"
    by, size = _scaling(isa, program, matrix, floats), isa.vector_bits // 8
    lines_of = (*program.unpack, *(program.correction.lines if program.correction else ()))
    read = {arg for line in lines_of for arg in line.args}
    used = [constant for constant in program.constants if constant.name in read]
    most, whole, vector, floats = matrix.registers, matrix.columns, isa.vector_type, by.floats
    aligned = f"__attribute__((aligned({size})))"
    lines = filled(f"""\
SYNTH_INLINE void LOCAL(matrix)(const int registers, const int columns, SYNTH_TILE_PARAMETERS) {{
  {hole(loaded_constant(isa, constant, {}) for constant in used)}
  {hole(table_text(isa, program))}
  {hole(layer_text(by))}
  uint8_t unpacked[{most}][{LARGEST_BLOCK // CHUNK}][{size}] {aligned}, \
made[2][{most}][{whole}][{size}] {aligned};
  {floats.vector} results[{most}][{PANEL}];
  {vector} super_block_sums[{most}][{PANEL}], corrections[{most}][{PANEL}];
  const int shared = parameters[SYNTH_SHARED];
  (void)ahead, (void)further;
  const int high = columns < {whole} ? columns : {whole};
  const int fields = steps * {program.spec.sub_steps} >> shared;
  int deep = {matrix.positions // CHUNK}; /* sub-steps of a product */
  while (fields % deep) --deep;
  {_entered(tiles, matrix)}
  {DOWN} {columns} {{
    results[r][c] = {floats.repeated.format("0.0f")};
    super_block_sums[r][c] = {by.zero};
  }}
  const intptr_t apart = wide;
  {hole(earlier_results_text(by, columns, "begin"))}
  const int groups = (columns + {whole - 1}) / {whole}, iterations = (end - begin) * groups;
  for (int iteration = -1; iteration <= iterations; ++iteration) {{
    if (iteration >= 0 && iteration < iterations) {{
      const int32_t b = begin + iteration / groups;
      {hole(_products(isa, matrix, tiles))}
    }}
    if (iteration + 1 < iterations && (iteration + 1) % groups == 0) {{
      const int32_t b = begin + (iteration + 1) / groups;
      {hole(_unpacked(isa, program, matrix))}
    }}
    if (iteration < 1) continue;
    const int32_t b = begin + (iteration - 1) / groups;
    const int first = (iteration - 1) % groups * {whole};
    const uint8_t *const super_block_scales = scales + {SUPER_BLOCK} * group * pitch;
    const uint8_t *const super_block_zeros = zeros + {SUPER_BLOCK} * group * zero_pitch;
    const uint8_t *const own_integers = integers + {SINCE} * group * wide;
    {hole(scaling_text(by, "parameters[SYNTH_SUPER_BLOCK]"))}
  }}
  {tiles.leave}
  {hole(results_text(by, columns))}
}}""")
    return "\n".join([*tiles.sized_declarations, *lines])


def _scaling(isa: Isa, program: BlockProgram, matrix: Matrix, floats: Floats) -> Scaling:
    """Return how the sums of a column group are scaled. The iteration before stored these sums."""
    begin, vector = floats.repeated_int.format("column_begins[of]"), isa.vector_type
    types = {"begin": vector}
    before = (
        "const uint8_t *const sums = made[(iteration - 1) & 1][r][c - first];",
        f"const {vector} begin = {begin};",
        *(statement(isa, line, types) for line in matrix.epilogue),
    )
    total = isa.reinterpret(last := matrix.epilogue[-1].dest, types[last], vector)
    columns = "for (int c = first; c < first + high; ++c)"
    return Scaling(isa, program, floats, columns, total, before, keep=matrix.registers)


def _tiles(isa: Isa) -> Tiles:
    assert isa.tiles is not None
    return isa.tiles


def _numbers(tiles: Tiles, matrix: Matrix) -> tuple[int, list[int]]:
    """Return the tile register of activations, and those of the weights of each register of rows. One weight
    register is loaded while another is multiplied. Accumulators are in the first tile registers."""
    first = matrix.registers + 1
    return matrix.registers, [first + r % (tiles.count - first) for r in range(matrix.registers)]


def _entered(tiles: Tiles, matrix: Matrix) -> str:
    """Return C that configures the tile registers. Accumulators and activations have one row per column of
    the column group. Weights have one row per sub-step that a product takes."""
    activations, _ = _numbers(tiles, matrix)
    rows = ["high"] * (activations + 1) + ["deep"] * (tiles.count - activations - 1)
    return tiles.entered_sized(rows, [*[f"{tiles.row_bytes}"] * activations, f"{CHUNK} * deep"])


def _unpacked(isa: Isa, program: BlockProgram, matrix: Matrix) -> list[str]:
    """Return C that unpacks all sub-steps of a quantization group for every register of rows."""
    spec, size = program.spec, isa.vector_bits // 8
    keeps = [
        replace(matrix.store, dest=memory("sub_steps", number * size), args=(register,))
        for number, register in enumerate(program.weight_codes)
    ]
    types = dict.fromkeys(program.lasting, isa.vector_type)
    unpack = computed(isa, types, {}, (*program.loads, *program.unpack, *keeps), {})
    return filled(f"""\
const uint8_t *from = packed + (intptr_t)(b >> shared) * steps * stride;
for (int step = 0; step < steps; ++step, from += stride)
  {DOWN} {{
    const uint8_t *const weights = from + (intptr_t)r * {spec.registers * size};
    uint8_t *const sub_steps = unpacked[r][step * {spec.sub_steps}];
    {hole(unpack)}
  }}""")


def _products(isa: Isa, matrix: Matrix, tiles: Tiles) -> list[str]:
    """Return C of the sums of quantization group ``b`` in the column group of iteration ``iteration``."""
    size = f"{isa.vector_bits // 8}"
    activations, weights = _numbers(tiles, matrix)
    store = next(line for line in matrix.lines if line.stage == "store")
    loads = {place_of(line)[0]: line for line in matrix.lines if line.stage == "load"}
    columns, codes = loads["activations"], loads["sub_steps"]
    zeros, step, stores = [], [], []
    for r in range(matrix.registers):
        when = f"if (registers > {r}) " if r else ""
        numbers = {codes.dest: weights[r], columns.dest: activations, "sum0": r}
        inner = [spelled(isa, codes, {codes.dest: weights[r]}, f"unpacked[{r}][own + d]", size)]
        inner += [spelled(isa, line, numbers) for line in matrix.lines if line.stage == "row"]
        stored = spelled(isa, store, {store.args[0]: r}, f"made[iteration & 1][{r}]", size)
        zeros.append(f"{when}{{ {tiles.zero.format(r)} }}")
        step.append(f"{when}{{ {' '.join(inner)} }}")
        stores.append(f"{when}{{ {stored} }}")
    load = spelled(isa, columns, {columns.dest: activations}, f"at + {CHUNK} * d", "column_stride")
    first, within = f"iteration % groups * {matrix.columns}", "(intptr_t)b * parameters[SYNTH_FIELDS]"
    return filled(f"""\
{_STORED}
const int own = (b & ((1 << shared) - 1)) * fields; /* after the sub-steps of earlier blocks of the step */
const uint8_t *const at = codes + ({first}) * column_stride + {within};
{hole(zeros)}
for (int d = 0; d < fields; d += deep) {{
  {load}
  {hole(step)}
}}
{hole(stores)}""")
