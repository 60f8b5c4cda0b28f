"""A file of tiles, whatever form they are of: its frame, the functions that callers see, and a driver for
matrices."""

from __future__ import annotations

from collections.abc import Sequence

from isa_specs.instruction import Isa
from sketches.panel import Tile
from synth.emit.names import plain
from synth.emit.text import comment

#: What tiles are inlined with.
INLINE = (
    "#if defined(__GNUC__)\n#define SYNTH_INLINE static inline __attribute__((always_inline))\n#else\n"
    "#define SYNTH_INLINE static inline\n#endif\n#ifndef SYNTH_TILE\n#define SYNTH_TILE\n#endif\n"
)
#: What keeps a value as it is, by the name of the macro: why, and the register's constraint where the ISA has
#: none of its own. Optimizers move the masks of unpacked weights behind the products, where they cost one
#: instruction per column; and they would add up the addresses of columns anew in every step.
_KEEPS = {
    "SYNTH_KEEP": ("takes the value as it is: unpacked once, not again for every column", ""),
    "SYNTH_KEEP_POINTER": ("takes the pointer as it is: a register of its own", "r"),
}
#: What every tile does, for its header; ``words`` are what strides of activations count.
_TILES = (
    "A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y < "
    "height, x < width, and the chunks of each tap. Strides of activations count {words}: from column to column, from tap "
    "row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next register lie "
    "register_stride words further."
)

#: Prototype of a tile, for C users, cffi and the compiler.
TILE = (
    "int32_t {name}(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,\n"
    "    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,\n"
    "    int32_t chunks, int32_t register_stride)"
)
#: Prototype of the driver for matrices.
MATRIX = (
    "void {name}(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,\n"
    "    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks)"
)


def tile_symbol(name: str, tile: Tile) -> str:
    return f"{name}_{tile.name}"


def matrix_prototypes(name: str, tiles: Sequence[Tile]) -> str:
    """C prototypes of the driver of that name and its tiles, as cffi reads them."""
    every = [TILE.format(name=tile_symbol(name, tile)) for tile in tiles]
    return "".join(f"{text};\n" for text in [*every, MATRIX.format(name=name)])


def tile_text(name: str, tile: Tile) -> str:
    """A tile as a C function of its own."""
    head = "SYNTH_TILE " + TILE.format(name=tile_symbol(name, tile))
    return (
        f"{head} {{\n  {name}_tile({tile.registers}, {tile.columns}, weights, activations, out, out_stride, "
        "column_stride, height, row_stride, width, tap_stride,\n      chunks, register_stride);\n  return 0;\n}\n"
    )


def _matrix_call(name: str, tile: Tile, rows: int, words: int) -> str:
    """A tile's call for a part of a matrix."""
    between, stride = (f"tall * {rows}", "(int32_t)stride") if tile.registers > 1 else (rows, "0")
    return (
        f"{tile_symbol(name, tile)}(w, a, part, {between}, chunks * {words}, 1, 0, 1, 0, chunks, {stride});"
    )


def matrix_driver(name: str, tiles: tuple[Tile, ...], rows: int, chunk: int, words: int, stored: int) -> str:
    """The driver for matrices of a panel whose registers have ``rows`` rows, whose chunks have ``chunk``
    positions, ``words`` 32-bit words of activations per column and ``stored`` of weights per register."""
    wide = max(tiles, key=lambda t: (t.registers * t.columns, t.registers))
    tall = Tile(1, wide.columns)  # the proof demands that there is one
    # A tile's next register has to be within 32 bits of words: of longer rows one register is taken at a
    # time.
    both = f"columns == {wide.columns} && registers - first >= {wide.registers} && stride <= INT32_MAX"
    most = f"{both} ? {wide.registers} : 1" if wide != tall else "1"
    # The tiles from the widest to a single column of a single register; some may be the same.
    chosen = {
        wide: f"columns == {wide.columns} && tall == {wide.registers}",
        tall: f"columns == {wide.columns}",
    }
    calls = [
        f"if ({when})\n        {_matrix_call(name, tile, rows, words)}\n      else "
        for tile, when in chosen.items()
        if tile != Tile(1, 1)
    ]
    last = _matrix_call(name, Tile(1, 1), rows, words)
    call = "".join(calls).rstrip() + f"\n        {last}" if calls else last
    return f"""\
#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * {chunk} positions, m rows of weights in registers of {rows}. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
{MATRIX.format(name=name)} {{
  const int32_t registers = m / {rows} + (m % {rows} != 0);
  const int64_t stride = (int64_t)chunks * {stored};
  int32_t part[{wide.columns * wide.registers * rows}];
  for (int32_t column = 0; column < n;) {{
    const int32_t columns = n - column >= {wide.columns} ? {wide.columns} : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * {words};
    for (int32_t first = 0; first < registers;) {{
      const int32_t tall = {most};
      const int32_t rows = m - first * {rows} < tall * {rows} ? m - first * {rows} : tall * {rows};
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * {rows}; ++r)
        part[c * tall * {rows} + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * {rows} + r] + (uint32_t)column_correction[column + c]) : 0;
      {call}
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * {rows}, part + c * tall * {rows}, (size_t)rows * 4);
      first += tall;
    }}
    column += columns;
  }}
}}
#endif
"""


def tiles_header(
    isa: Isa, target: str, what: str, operands: str, storage: str, words: str, result: str, longest: str, counts: str,
    proof: str,
) -> str:  # fmt: skip
    """The comment of a file of tiles: what it is, its operands and how they are stored, what a tile does, how
    a result is made of its sums, how long they may be, how they are counted, and the proof."""
    return comment(
        [
            f"{what} columns with the loop over K inside, {isa.description}, {target}. Written by synth-kernel; do not edit.",
            "", operands, "", storage, "", _TILES.format(words=words), "",
            f"Result: dot = out + {result}", "", longest, "", counts, "", f"Proof: {proof}",
        ]
    )  # fmt: skip


def _keeps(isa: Isa, text: str) -> list[str]:
    """The macros that a text uses."""
    return [
        f'/* {why} */\n#if defined(__GNUC__)\n#define {name}(value) __asm__("" : "+{constraint or isa.register_constraint}"'
        f"(value))\n#else\n#define {name}(value) ((void)0)\n#endif\n"
        for name, (why, constraint) in _KEEPS.items()
        if f"{name}(" in text
    ]


def tiles_file(
    isa: Isa, header: str, vectors: str, sums: str, portable: str, name: str, tiles: Sequence[Tile], driver: str
) -> str:  # fmt: skip
    """A C file of tiles: their code in intrinsics, their portable form (the ``sums`` by their definition), a
    function per tile and the driver for matrices."""
    parts = [
        header,
        "#include <stdint.h>\n#include <string.h>\n",
        INLINE,
        f"#if {isa.feature_macro} && !defined(SYNTH_PORTABLE)",
        isa.preamble + "\n",
        *_keeps(isa, vectors),
        vectors,
        f"\n#else /* any other CPU: the {sums} by their definition */\n",
        portable,
        "\n#endif\n",
        *(tile_text(name, tile) for tile in tiles),
        driver,
    ]
    return plain("\n".join(parts))
