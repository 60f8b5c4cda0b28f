"""A table kernel as one self-contained C file: tiles in intrinsics and in portable C, a matrix driver."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.bitplanes import tile_longest_k
from sketches.kernel import KernelSpec
from sketches.lanes import lane_grid
from sketches.tables import LAYOUTS, TableCorrections, TableLayout
from sketches.tile_program import TileProgram
from synth.emit.form import FormText, Paragraphs, portable_tile, sums_text
from synth.emit.nest import TapNest, nest_of


def _says(
    spec: KernelSpec, isa: Isa, program: TileProgram, counts: dict[str, int], fix: TableCorrections
) -> Paragraphs:
    layout = LAYOUTS[program.positions]
    several = f"{layout.tables} tables of {layout.entries} bytes, one for every {layout.positions} positions"
    tables = several if layout.tables > 1 else f"a table of {layout.entries} bytes"
    rows, intervals = program.rows(isa), program.intervals
    grid = lane_grid(program.lanes, rows)
    lanes = (f"{grid.byte(plane, 'r')} (plane {plane})" for plane in range(len(program.groups)))
    return Paragraphs(
        rows=str(rows),
        storage=f"K is cut into chunks of {layout.chunk} positions. activations: per column and chunk "
        f"{tables}; "
        "entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of "
        f"{rows} rows and chunk {spec.weights.bits} x {rows} bytes, a byte per plane of the codes and row; "
        f"bit b is position b; row r of a register in byte {', '.join(lanes)}. Unused positions "
        "and rows have code zero. Memory is little-endian.",
        result=sums_text(fix),
        longest=tile_longest_k(spec, isa, program),
        sums=f"Byte sums: {len(program.groups)} per accumulator, a step adds at most "
        f"{program.groups[0].bound}. Every {intervals[0]} steps a widening adds them, times "
        f"{[group.coefficient for group in program.groups]}, to 16-bit lanes. After at most "
        f"{intervals[1]} widenings a second one adds those to the result.",
        counts=f"{counts['inner']} per accumulator of {rows} x {layout.chunk} positions, "
        f"{counts['unpack']} per weight register to unpack, {counts['widening']} and "
        f"{counts['second widening']} per widening.",
    )


def _nest(spec: KernelSpec, isa: Isa, program: TileProgram, name: str) -> TapNest:
    says = ("byte sums to 16-bit lanes", "16-bit lanes to the result, rows in order")
    rows = program.rows(isa)
    sizes = rows, LAYOUTS[program.positions].size // 4, spec.weights.bits * rows
    return nest_of(isa, name, program, sizes, says)


def _portable(spec: KernelSpec, isa: Isa, program: TileProgram, nest: TapNest) -> str:
    """A lookup per table, plane and row."""
    layout = LAYOUTS[program.positions]
    grid = lane_grid(program.lanes, nest.rows)
    found = [f"a[{_place(layout, table)}]" for table in range(layout.tables)]
    looked_up = " + ".join(["(uint32_t)" + found[0], *found[1:]])
    sums = "".join(
        f"""
          byte = w[{grid.byte(plane, "row")}];
          total[row] += {group.coefficient}u * ({looked_up});"""
        for plane, group in enumerate(program.groups)
    )
    return portable_tile(nest, "uint8_t", f" {{\n          uint8_t byte;{sums}\n        }}")


def _place(layout: TableLayout, table: int) -> str:
    """Return C of the index that the variable ``byte`` of weights selects in table number ``table``."""
    below = table * layout.positions
    index = f"byte >> {below}" if below else "byte"
    if below + layout.positions < 8:
        index = f"({index}) & {layout.entries - 1}" if below else f"{index} & {layout.entries - 1}"
    return f"{table * layout.entries} + ({index})" if table else index


def tables_text(layout: TableLayout, suffix: str) -> FormText:
    """Return the C parts of table kernels with this ``layout``. ``suffix``: end of their C names."""
    return FormText(
        suffix=suffix,
        chunk=layout.chunk,
        proved="a step, both widenings",
        nest=_nest,
        portable=_portable,
        says=_says,
    )
