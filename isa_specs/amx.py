"""Intel AMX for bytes: tile registers of 16 rows of 64 bytes each, and their products as matrices.

C has no values of tile registers; it names a register by its number (``_tile_dpbusd(0, 4, 6)``). The
instructions here are for the full size. A register configured with fewer rows computes the same in its rows.
Before the first of these instructions a thread loads a configuration with all sizes. The operating system has
to have permitted the process to use tile registers (``synth.emit.features``).

The lanes of an instruction are made on demand: they are 256 sums of 64 products.

Source of the meanings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the
spellings: Intel Intrinsics Guide.
"""

from collections.abc import Iterator, Sequence

from isa_specs.expr import Const
from isa_specs.families import Lanes, matrix_product, vertical
from isa_specs.instruction import Feature, Instruction, RegisterOperand, Tiles
from isa_specs.x86 import make

AMX_TILE = Feature("amx-tile", "defined(__AMX_TILE__)")
AMX_INT8 = Feature("amx-int8", "defined(__AMX_INT8__)")
ROWS, ROW_BYTES = 16, 64
#: Lanes of 32 bits in a row.
COLUMNS = ROW_BYTES // 4
TILE = RegisterOperand(ROWS * ROW_BYTES * 8, "")
#: arch_prctl's number on x86-64, its request for permission, and the number of the state component with the
#: data of tile registers (Linux, Documentation/arch/x86/xstate.rst).
ASK_FOR_TILES = (158, 0x1023, 18)
_REQUESTED = ", ".join(f"{number:#x}L" if number > 255 else f"{number}L" for number in ASK_FOR_TILES)
_COUNT = 8
_ROWS, _BYTES = ([f"{letter}{number}" for number in range(_COUNT)] for letter in "rb")


def _entering(name: str, row_bytes: Sequence[str], says: str) -> tuple[str, ...]:
    """Return the C function ``name``, which configures tile registers. It takes the rows of each register,
    then each of ``row_bytes`` that is no number. ``says`` begins its comment."""
    cut = [one for one in row_bytes if not one.isdecimal()]
    parameters = ", ".join(f"int {one}" for one in (*_ROWS, *cut))
    sizes = ", ".join(f"(uint8_t){one}, 0" if one in cut else f"{one}, 0" for one in row_bytes)
    rows = ", ".join(f"(uint8_t){one}" for one in _ROWS)
    return (
        f"/* Configure {says}. Linux lets a process use tiles after a request",
        " * (arch_prctl, ARCH_REQ_XCOMP_PERM, tile data), and ends a process without one. */",
        "#if defined(__linux__)",
        "long syscall(long number, ...);",
        "#endif",
        f"static inline void {name}({parameters}) {{",
        "#if defined(__linux__)",
        "  static int requested;",
        "  if (!__atomic_load_n(&requested, __ATOMIC_RELAXED)) {",
        f"    syscall({_REQUESTED});",
        "    __atomic_store_n(&requested, 1, __ATOMIC_RELAXED);",
        "  }",
        "#endif",
        "  /* palette 1; bytes per row (16 bits each) and rows of 16 tile registers, of which 8 exist */",
        "  const uint8_t sizes[64] __attribute__((aligned(64))) = {",
        f"      1, {'0, ' * 15}{sizes}, {'0, ' * 16}{rows}}};",
        "  /* A barrier: for some compilers, ldtilecfg reads 8 of these bytes, and tileload no memory. */",
        '  __asm__ volatile("" : : "r"(sizes) : "memory");',
        "  _tile_loadconfig(sizes);",
        "}",
    )


def _entered(name: str, count: int) -> str:
    """Return a call of the function ``name`` with ``count`` arguments to fill in."""
    return f"{name}({', '.join(f'{{{number}}}' for number in range(count))});"


TILES = Tiles(
    count=_COUNT,
    rows=ROWS,
    row_bytes=ROW_BYTES,
    declarations=_entering(
        "synth_enter_tiles", [str(ROW_BYTES)] * _COUNT, f"tile registers with rows of {ROW_BYTES} bytes"
    ),
    enter=_entered("synth_enter_tiles", _COUNT),
    sized_declarations=_entering("synth_size_tiles", _BYTES, "tile registers of the given sizes"),
    enter_sized=_entered("synth_size_tiles", 2 * _COUNT),
    leave="_tile_release();",
    zero="_tile_zero({0});",
)


def _moves() -> Iterator[Instruction]:
    """Yield load, store and zero of a tile register (SDM volume 2, TILELOADD, TILESTORED, TILEZERO).

    The processor takes the distance of rows in memory from a register, in the spelling ``{distance}`` in
    bytes. In these lane expressions the rows are contiguous.
    """
    near, same = RegisterOperand(TILE.bits, "uint8_t", memory=True), vertical(TILE.bits, 32, 1, lambda a: a)
    c = "_tile_loadd({out}, {0}, {distance})"
    yield make("tileloadd", "tileloadd", "load", (near,), same, TILE, c=c, needs=AMX_TILE)
    c = "_tile_stored({0}, {out}, {distance})"
    yield make("tilestored", "tilestored", "store", (TILE,), same, near, c=c, needs=AMX_TILE)
    zeros, c = (Const(32, 0),) * (ROWS * COLUMNS), "_tile_zero({0})"
    yield make("tilezero", "tilezero", "constant", (TILE,), zeros, TILE, c=c, needs=AMX_TILE)


def _products() -> Iterator[Instruction]:
    """Yield operand 0 plus operand 1, 16 rows of 64 positions, times operand 2. Row k of operand 2 has
    positions 4 k to 4 k + 3 of 16 columns (SDM volume 2, TDPBSSD)."""
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
    """Yield all instructions on tile registers."""
    yield from _moves()
    yield from _products()
