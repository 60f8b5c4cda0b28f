"""The public C functions of a file of tiles of any form: tiles, and a driver for matrices."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill, indent

from sketches.tile import Tile, widest
from synth.emit.text import CFunction

#: The C function of a tile, for C callers, cffi and the compiler.
TILE = CFunction(
    "int32_t",
    "tile",
    "const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,\n"
    "    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,\n"
    "    int32_t chunks, int32_t register_stride",
)
#: The C function of the driver.
MATRIX = CFunction(
    "void",
    "matrix",
    "const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,\n"
    "    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks",
)


def tile_symbol(name: str, tile: Tile) -> str:
    return f"{name}_{tile.name}"


def matrix_functions(name: str, tiles: Sequence[Tile]) -> tuple[CFunction, ...]:
    """Return the C functions of a driver's tiles, in order, then that of the driver."""
    return (*(TILE.named(tile_symbol(name, tile)) for tile in tiles), MATRIX.named(name))


def tile_functions(name: str, tiles: Sequence[Tile]) -> str:
    """Return C of the public functions of tiles, which call the tile of the file with constant sizes."""
    head = TILE.named(f"{name}_##registers##x##columns")
    body = f"SYNTH_TILE {head.head} {{\n  LOCAL(tile)(registers, columns, {head.arguments});\n  return 0;\n}}"
    macro = f"#define TILE(registers, columns) \\\n{indent(body, '  ')}".replace("\n", " \\\n")
    calls = fill(" ".join(f"TILE({tile.registers},\N{NO-BREAK SPACE}{tile.columns})" for tile in tiles), 110)
    return f"{macro}\n{calls}\n#undef TILE\n".replace("\N{NO-BREAK SPACE}", " ").replace("\\ \\\n", "\\\n")


def _matrix_call(name: str, tile: Tile, rows: int, words: int) -> str:
    """Return C: the call of a tile for a part of a matrix."""
    between, stride = (f"tall * {rows}", "(int32_t)stride") if tile.registers > 1 else (rows, "0")
    return (
        f"{tile_symbol(name, tile)}(w, a, padded, {between}, chunks * {words}, 1, 0, 1, 0, chunks, {stride});"
    )


def matrix_driver(name: str, tiles: tuple[Tile, ...], rows: int, chunk: int, words: int, stored: int) -> str:
    """Return C of a form's driver for matrices. ``rows``: rows of a register. ``chunk``: positions of a
    step, which take ``words`` 32-bit words per column of activations and ``stored`` words per weight
    register."""
    wide = widest(tiles)
    tall = Tile(1, wide.columns)  # the proof requires this tile
    # A tile's next register must be within 32 bits of words. With longer rows one register is computed at a
    # time.
    both = f"columns == {wide.columns} && registers - first >= {wide.registers} && stride <= INT32_MAX"
    most = f"{both} ? {wide.registers} : 1" if wide != tall else "1"
    # Tiles from the widest to 1x1; some may be equal.
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
/* out[n][m] for matrices: columns of chunks * {chunk} positions, m rows of weights in registers of {rows}. \
Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
{MATRIX.named(name).head} {{
  const int32_t registers = m / {rows} + (m % {rows} != 0);
  const int64_t stride = (int64_t)chunks * {stored};
  int32_t padded[{wide.columns * wide.registers * rows}];
  for (int32_t column = 0; column < n;) {{
    const int32_t columns = n - column >= {wide.columns} ? {wide.columns} : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * {words};
    for (int32_t first = 0; first < registers;) {{
      const int32_t tall = {most};
      const int32_t rows = m - first * {rows} < tall * {rows} ? m - first * {rows} : tall * {rows};
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * {rows}; ++r)
        padded[c * tall * {rows} + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * {rows} + r] + \
(uint32_t)column_correction[column + c]) : 0;
      {call}
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * {rows}, padded + c * tall * {rows},
            (size_t)rows * 4);
      first += tall;
    }}
    column += columns;
  }}
}}
#endif
"""
