"""Intel AMX for bytes: tiles, registers of 16 rows of 64 bytes each, and what multiplies them as matrices.

C has no values of tiles: one is named by its number (``_tile_dpbusd(0, 4, 6)``). All eight are taken in their
full size: a smaller one is zeros in what is loaded. Before the first of these instructions a thread loads a
configuration that says so, and the operating system has to have permitted the process to use tiles
(``synth.emit.features``).

The lanes of an instruction are made when somebody asks for them: they are 256 sums of 64 products.

Source of the meanings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the
spellings: Intel Intrinsics Guide.
"""

from __future__ import annotations

from collections.abc import Iterator

from isa_specs.expr import Const
from isa_specs.families import Lanes, lane, matrix_product
from isa_specs.instruction import Feature, Instruction, Operand, Tiles
from isa_specs.x86 import make

AMX_TILE = Feature("amx-tile", "defined(__AMX_TILE__)")
AMX_INT8 = Feature("amx-int8", "defined(__AMX_INT8__)")
ROWS, ROW_BYTES = 16, 64
#: Lanes of 32 bits in a row.
COLUMNS = ROW_BYTES // 4
TILE = Operand(ROWS * ROW_BYTES * 8, "")
#: How far rows lie from each other in memory, in bytes. The instruction takes that from a register, and so
#: any number; these are two of them: rows one after the other, and rows with others between them.
DISTANCES = (ROW_BYTES, 3 * ROW_BYTES)

_COUNT = 8
#: The configuration: palette 1, then the bytes of a row (16 bits) and the number of rows of 16 tiles, of
#: which that palette has 8 (SDM volume 2, LDTILECFG).
_SIZES = bytes([1, *[0] * 15, *([ROW_BYTES, 0] * _COUNT + [0] * 16), *([ROWS] * _COUNT + [0] * 8)])
TILES = Tiles(
    count=_COUNT,
    declarations=(
        "static const uint8_t synth_tile_sizes[64] __attribute__((aligned(64))) = "
        f"{{{', '.join(map(str, _SIZES))}}};",
    ),
    enter="_tile_loadconfig(synth_tile_sizes);",
    leave="_tile_release();",
    load="tileloadd",
    store="tilestored",
)


def _memory(distance: int) -> Operand:
    return Operand(8 * ((ROWS - 1) * distance + ROW_BYTES), "uint8_t", memory=True)


def _moves() -> Iterator[Instruction]:
    """A tile from memory and to memory, and one of zeros (SDM volume 2, TILELOADD, TILESTORED, TILEZERO)."""

    def loaded(distance: int | None) -> Lanes:
        assert distance is not None
        return tuple(lane(0, 32, row * distance // 4 + i) for row in range(ROWS) for i in range(COLUMNS))

    def stored(distance: int | None) -> Lanes:
        return tuple(lane(0, 32, i) for i in range(ROWS * COLUMNS))

    far = _memory(max(DISTANCES))
    c = "_tile_loadd({out}, {0}, {imm})"
    yield make(
        "tileloadd", "tileloadd", "load", (far,), loaded, TILE, immediates=DISTANCES, c=c, needs=AMX_TILE
    )
    # To rows one after the other: of what lies between others a result has no lanes.
    c, near = "_tile_stored({0}, {out}, {imm})", _memory(ROW_BYTES)
    yield make(
        "tilestored",
        "tilestored",
        "store",
        (TILE,),
        stored,
        near,
        immediates=DISTANCES[:1],
        c=c,
        needs=AMX_TILE,
    )
    zeros, c = (Const(32, 0),) * (ROWS * COLUMNS), "_tile_zero({0})"
    yield make("tilezero", "tilezero", "constant", (TILE,), zeros, TILE, c=c, needs=AMX_TILE)


def _products() -> Iterator[Instruction]:
    """Operand 0 plus operand 1, 16 rows of 64 positions, times operand 2, whose row k has positions 4 k to
    4 k + 3 of 16 columns (SDM volume 2, TDPBSSD)."""
    for left in "us":
        for right in "us":

            def meaning(imm: int | None, signed: tuple[bool, bool] = (left == "s", right == "s")) -> Lanes:
                return matrix_product(
                    ROWS,
                    COLUMNS,
                    ROW_BYTES,
                    signed,
                    lambda column, i: i // 4 * ROW_BYTES + 4 * column + i % 4,
                )

            name = f"tdpb{left}{right}d"
            c = f"_tile_dpb{left}{right}d({{0}}, {{1}}, {{2}})"
            yield make(name, name, "dot", (TILE,) * 3, meaning, TILE, c=c, needs=AMX_INT8)


def tiles() -> Iterator[Instruction]:
    """All of them."""
    yield from _moves()
    yield from _products()
