"""C for the columns of linear kernels (``sketches.blocks``), and for their column groups.

If an instruction multiplies rows by a column group, the activation codes of its columns are contiguous, one
sub-step of each column in turn. The initial sums of their quantization groups are contiguous too. An
incomplete last group takes as much memory as a whole one. The sums of its missing columns are not read."""

from __future__ import annotations

from isa_specs.instruction import Floats, Isa
from sketches.blocks import BlockProgram, BlockSpec
from sketches.bytes import CHUNK
from synth.emit.nest_text import computed
from synth.emit.text import braced

#: C: for every register of rows, and for every column, of a tile.
DOWN, ACROSS = "SYNTH_DOWN", "SYNTH_ACROSS"
LOOPS = (
    f"#define {DOWN} UNROLL for (int r = 0; r < registers; ++r)\n"
    f"#define {ACROSS} UNROLL for (int c = 0; c < columns; ++c)\n"
)


def across_columns(program: BlockProgram) -> str:
    """Return the head of a C loop over a tile's columns, or over the first column of each column group."""
    columns = program.spec.columns
    return ACROSS if columns == 1 else f"UNROLL for (int c = 0; c < columns; c += {columns})"


def widest_tile(program: BlockProgram) -> int:
    """Return the columns of the widest tile, rounded up to whole column groups: the length of sum arrays."""
    columns = program.spec.columns
    return -(-max(tile.columns for tile in program.all_tiles) // columns) * columns


def group_begins(isa: Isa, program: BlockProgram, floats: Floats) -> list[str]:
    """Return C that sets the widest accumulators to ``column_begins`` of quantization group b."""
    columns, last = program.spec.columns, len(program.stages) - 1
    declared = f"const {isa.vector_type} begin"
    begin = floats.repeated_int.format("column_begins[(intptr_t)c * blocks + b]")
    made = [f"{declared} = {begin};"]
    if columns > 1:
        at = f"(intptr_t)c * blocks + {columns} * (intptr_t)b"
        made = [f"const uint8_t *const begins = (const uint8_t *)(column_begins + {at});"]
        made += computed(isa, {}, {}, program.begin, {declared: program.start})
    sums = [f"stage{last}[r][c{f' + {n}' if n else ''}] = " for n in range(columns)]
    return braced(across_columns(program), [*made, f"{DOWN} {''.join(sums)}begin;"])


def group_ends(isa: Isa, program: BlockProgram) -> list[str]:
    """Return C that splits the accumulators of each column group into one accumulator of rows per column.
    Without column groups: []."""
    if not program.epilogue:
        return []
    sums = [f"stage0[r][c + {n}]" for n in range(program.spec.columns)]
    given = {f"sum{n}": value for n, value in enumerate(sums)}
    ends = dict(zip(sums, program.ends, strict=True))
    return braced(f"{DOWN} {across_columns(program)}", computed(isa, {}, given, program.epilogue, ends))


def begin_of_column(spec: BlockSpec, column: str) -> str:
    """Return C of an index: where ``column_begins`` has the value of ``column`` in quantization group b."""
    beside = f"{column} % {spec.columns}"
    return f"(intptr_t)({column} - {beside}) * blocks + b * {spec.columns} + {beside}"


def codes_of_column(spec: BlockSpec) -> str:
    """Return C of the index in ``codes`` of column c's first activation in quantization group b."""
    if spec.columns == 1:
        return "c * SYNTH_STRIDE(blocks * positions) + b * positions"
    beside = f"c % {spec.columns}"
    within = f"b * {spec.columns} * positions + {beside} * {spec.chunk}"
    return f"(c - {beside}) * SYNTH_STRIDE(blocks * positions) + {within}"


def column_offsets(spec: BlockSpec) -> dict[str, str]:
    """Return values of placeholders of ``linear.c``: those that depend on the layout of activation codes."""
    columns, chunk, codes = spec.columns, spec.chunk, "(intptr_t)blocks * fields"
    rest = f"SYNTH_STRIDE({codes}) - {codes}"
    if columns == 1:
        begins = "memset(column_begins + first, 0, (size_t)blocks * sizeof *column_begins);"
        return {
            "at": "i",
            "further": "fields",
            "next_column": f"\n    codes += {rest};",
            "begin": "first + b",
            "forget": f"memset(codes - {codes}, 0, (size_t)blocks * (size_t)fields);\n      {begins}",
            "beside": "",
            "columns": "columns",
            "panel": "panel",
            "groups": "",
        }
    at, all_codes = f"i + i / {chunk} * {chunk * (columns - 1)}", f"{columns} * {codes}"
    begin, last = begin_of_column(spec, "n"), f"n % {columns} == {columns - 1}"
    return {
        "at": at,
        "further": f"{columns} * fields",
        "next_column": f"\n    codes += {last} ? {columns} * ({rest}) - {chunk * (columns - 1)}"
        f" : {chunk} - {all_codes};",
        "begin": begin,
        "forget": f"for (intptr_t i = 0; i < {codes}; ++i) codes[{at} - {all_codes}] = 0;\n"
        f"      for (int32_t b = 0; b < blocks; ++b) column_begins[{begin}] = 0;",
        "beside": f" + word / {spec.words} % {columns} * {CHUNK}",
        **{n: f"({n} + {columns - 1}) / {columns} * {columns}" for n in ("columns", "panel")},
        "groups": f" {columns} columns form a group: {chunk} codes of each column follow each other, and so "
        "do\n * the column_begins of a block.",
    }
