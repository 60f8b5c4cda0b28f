"""The product of matrices of a kernel of linear layers in blocks (``sketches.blocks.Matrix``) in C: many
columns at once, by registers that C names by numbers.

Of a block all parts are unpacked into memory, [positions / 4][rows][4] of a register of rows, as the product
takes them; codes of columns it takes from where they lie. In each turn a group of columns is multiplied, the
next block unpacked, if it is that one's turn, and the sums of the turn in front are scaled, in the order that
the other tiles have: nothing is read soon after it was written.
"""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Floats, Isa, Tiles
from sketches.block_matrix import PANEL
from sketches.blocks import LARGEST_BLOCK, BlockProgram, Matrix
from sketches.bytes import CHUNK
from sketches.program import memory, place_of
from synth.emit.block_columns import DOWN, LOCAL
from synth.emit.block_scales import SINCE, UNIT, Scaling, scaling_text
from synth.emit.block_tile import TILE_PARAMETERS, held_text, layer_text, results_text
from synth.emit.cgen import loaded_constant, statement
from synth.emit.numbered import spelled
from synth.emit.text import indented

#: C: what the compiler may not move a store behind. Loads of numbered registers are no loads to some.
_STORED = '__asm__ __volatile__("" ::: "memory");'


def matrix_says(isa: Isa, matrix: Matrix) -> str:
    """What the header of a file says of it."""
    product = next(line.instruction for line in matrix.lines if line.stage == "row")
    return (
        f" From {matrix.least} columns on {isa.instructions[product].mnemonic} multiplies up to "
        f"{matrix.columns} of them at once by {matrix.positions} positions, or by as many of these as cut a "
        f"block without rest: {matrix.registers} registers of rows beside each other, whose parts of a block "
        f"are unpacked once for {PANEL} columns."
    )


def matrix_text(isa: Isa, program: BlockProgram, matrix: Matrix, floats: Floats) -> str:
    """C: so many registers of rows, a constant where it is called, times whole groups of columns, up to
    ``PANEL``, or times a part of one."""
    tiles = _tiles(isa)
    size, most, whole = isa.vector_bits // 8, matrix.registers, matrix.columns
    aligned, fields = f"__attribute__((aligned({size})))", LARGEST_BLOCK // CHUNK
    down, of_panel = DOWN, "for (int c = 0; c < columns; ++c)"
    of_group = "for (int c = first; c < first + high; ++c)"
    types = dict.fromkeys((constant.name for constant in program.constants), isa.vector_type)
    lines_of = (*program.unpack, *(program.units.move.lines if program.units else ()))
    read = {arg for line in lines_of for arg in line.args}
    types["begin"] = isa.vector_type
    begin = floats.repeated_int.format("column_begins[of]")
    added = (
        "const uint8_t *const sums = made[(turn - 1) & 1][r][c - first];",
        f"const {isa.vector_type} begin = {begin};",
        *(statement(isa, line, types) for line in matrix.finish),
    )
    total = isa.reinterpret(last := matrix.finish[-1].dest, types[last], isa.vector_type)
    scaling = Scaling(isa, program, floats, of_group, total, added, keep=most)
    lines = [
        *(
            f"  {loaded_constant(isa, LOCAL, constant, {})}"
            for constant in program.constants
            if constant.name in read
        ),
        *indented(2, layer_text(isa, program)),
        f"  uint8_t kept[{most}][{fields}][{size}] {aligned}, made[2][{most}][{whole}][{size}] {aligned};",
        f"  {floats.vector} held[{most}][{PANEL}];",
        f"  {isa.vector_type} unit_sums[{most}][{PANEL}], unit_moves[{most}][{PANEL}];",
        "  const int shared = facts[SYNTH_SHARED];",
        f"  const int high = columns < {whole} ? columns : {whole};",
        f"  const int fields = steps * {program.spec.parts} >> shared;",
        f"  int deep = {matrix.positions // CHUNK}; /* registers of parts of a product */",
        "  while (fields % deep) --deep;",
        f"  {_entered(tiles, matrix)}",
        f"  {down} {of_panel} {{",
        f"    held[r][c] = {floats.repeated.format('0.0f')};",
        f"    unit_sums[r][c] = {floats.repeated_int.format('0')};",
        "  }",
        "  const intptr_t apart = wide;",
        *indented(2, held_text(isa, floats, of_panel, "begin")),
        f"  const int groups = (columns + {whole - 1}) / {whole}, turns = (end - begin) * groups;",
        "  for (int turn = -1; turn <= turns; ++turn) {",
        "    if (turn >= 0 && turn < turns) {",
        "      const int32_t b = begin + turn / groups;",
        *indented(6, _products(isa, program, matrix, tiles)),
        "    }",
        "    if (turn + 1 < turns && (turn + 1) % groups == 0) {",
        "      const int32_t b = begin + (turn + 1) / groups;",
        *indented(6, _parts(isa, program, matrix, types)),
        "    }",
        "    if (turn < 1) continue;",
        "    const int32_t b = begin + (turn - 1) / groups;",
        f"    const int first = (turn - 1) % groups * {whole};",
        f"    const uint8_t *const unit_scales = scales + {UNIT} * group * pitch;",
        f"    const uint8_t *const unit_zeros = zeros + {UNIT} * group * zero_pitch;",
        f"    const uint8_t *const own_integers = integers + {SINCE} * group * wide;",
        *indented(4, scaling_text(scaling, "facts[SYNTH_UNIT]")),
        "  }",
        f"  {tiles.leave}",
        *indented(2, results_text(isa, floats, of_panel)),
        "}",
    ]
    head = (
        f"SYNTH_INLINE void synth_linear_matrix(const int registers, const int columns, {TILE_PARAMETERS}) {{"
    )
    return "\n".join([*tiles.sized_declarations, head, *lines])


def _tiles(isa: Isa) -> Tiles:
    assert isa.tiles is not None
    return isa.tiles


def _numbers(tiles: Tiles, matrix: Matrix) -> tuple[int, list[int]]:
    """Which numbered register has activations, and which those of weights of each register of rows: one is
    loaded while another is multiplied. Sums have the first ones."""
    first = matrix.registers + 1
    return matrix.registers, [first + r % (tiles.count - first) for r in range(matrix.registers)]


def _entered(tiles: Tiles, matrix: Matrix) -> str:
    """C: the sizes of numbered registers: sums and activations have as many rows as a group columns, weights
    as a product registers of parts."""
    activations, _ = _numbers(tiles, matrix)
    rows = ["high"] * (activations + 1) + ["deep"] * (tiles.count - activations - 1)
    return tiles.entered_sized(rows, [*[f"{tiles.row_bytes}"] * activations, f"{CHUNK} * deep"])


def _parts(isa: Isa, program: BlockProgram, matrix: Matrix, types: dict[str, str]) -> list[str]:
    """C: the parts of a block, of every register of rows."""
    spec, size = program.spec, isa.vector_bits // 8
    made = [statement(isa, line, types) for line in (*program.loads, *program.unpack)]
    for number, part in enumerate(program.parts):
        keep = replace(matrix.keep, dest=memory("parts", number * size), args=(part,))
        made.append(statement(isa, keep, types))
    return [
        "const uint8_t *from = packed + (intptr_t)(b >> shared) * steps * stride;",
        "for (int step = 0; step < steps; ++step, from += stride)",
        f"  {DOWN} {{",
        f"    const uint8_t *const weights = from + (intptr_t)r * {spec.registers * size};",
        f"    uint8_t *const parts = kept[r][step * {spec.parts}];",
        *indented(4, made),
        "  }",
    ]


def _products(isa: Isa, program: BlockProgram, matrix: Matrix, tiles: Tiles) -> list[str]:
    """C: the sums of block ``b`` of the turn's group of columns, of every register of rows."""
    size = isa.vector_bits // 8
    activations, weights = _numbers(tiles, matrix)
    store = next(line for line in matrix.lines if line.stage == "store")
    loads = {place_of(line)[0]: line for line in matrix.lines if line.stage == "load"}
    columns, parts = loads["activations"], loads["parts"]
    every = range(matrix.registers)

    def there(r: int, *texts: str) -> str:
        return f"{f'if (registers > {r}) ' if r else ''}{{ {' '.join(texts)} }}"

    step = []
    for r in every:
        own = {parts.dest: weights[r]}
        load = spelled(isa, parts, own, f"kept[{r}][own + d]", f"{size}")
        numbers = {**own, columns.dest: activations, "sum0": r}
        cell = [spelled(isa, line, numbers) for line in matrix.lines if line.stage == "row"]
        step.append(there(r, load, *cell))
    address = f"at + {CHUNK} * d"
    first, within = f"turn % groups * {matrix.columns}", "(intptr_t)b * facts[SYNTH_FIELDS]"
    return [
        _STORED,
        "const int own = (b & ((1 << shared) - 1)) * fields; /* behind the parts of what shares its step */",
        f"const uint8_t *const at = codes + ({first}) * column_stride + {within};",
        *(there(r, tiles.zero.format(r)) for r in every),
        "for (int d = 0; d < fields; d += deep) {",
        f"  {spelled(isa, columns, {columns.dest: activations}, address, 'column_stride')}",
        *indented(2, step),
        "}",
        *(
            there(
                r,
                spelled(isa, store, {store.args[0]: r}, f"made[turn & 1][{r}]", f"{size}"),
            )
            for r in every
        ),
    ]
