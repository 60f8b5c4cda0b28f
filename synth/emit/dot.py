"""A dot microkernel as one self-contained C file: tiles in intrinsics and in portable C, a matrix driver."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from isa_specs.instruction import Isa
from sketches.bitplanes import tile_longest_k
from sketches.bytes import byte_coefficient
from sketches.dot import column_bytes, stage_bounds
from sketches.kernel import KernelSpec
from sketches.tables import TableCorrections
from sketches.tile_program import TileProgram
from synth.emit.form import FormText, Paragraphs, portable_tile, sums_text
from synth.emit.nest import TapNest, nest_of

#: What a step computes once for several accumulators, and for what.
_SHARED = {"unpack": "per register of weights", "column": "per column group"}


def _says(
    spec: KernelSpec, isa: Isa, program: TileProgram, counts: dict[str, int], fix: TableCorrections
) -> Paragraphs:
    rows = program.rows(isa)
    positions, together = program.positions, program.together
    sums = [
        f"{width}-bit lanes, a run adds at most {bound}" + (f", {interval} runs at most" if interval else "")
        for width, bound, interval in zip(program.widths, stage_bounds(program), program.limits, strict=True)
    ]
    others = [f"{counts[what]} {each}, " for what, each in _SHARED.items() if what in counts]
    others += [f"{count} {what}, " for what, count in counts.items() if what.startswith("to ")]
    each = f"{positions} bytes, a code each"
    of_column = f"{rows} x {positions} bytes, a code per row and position" if program.depthwise else each
    stored = f", less {program.stored_zero}, as a signed byte" if program.stored_zero else ""
    columns = "" if program.columns == 1 else f" and {program.columns} columns"
    return Paragraphs(
        rows=f"{rows} to {rows * max(tile.registers for tile in program.tiles)}",
        storage=f"K is cut into chunks of {positions} positions. activations: per column and chunk "
        f"{of_column}. weights: per register of {rows} rows and chunk {positions // together} x {rows} x "
        f"{together} bytes, codes of {together} neighbouring positions of each row"
        f"{stored}. Unused positions and rows have code zero. Memory is "
        "little-endian.",
        result=sums_text(fix),
        longest=tile_longest_k(spec, isa, program),
        sums=f"Sums: {'; '.join(sums)}; their coefficient is {byte_coefficient(spec)}.",
        counts=f"{counts['inner']} per accumulator of {rows} x {positions} positions{columns}, "
        f"{''.join(others)}{counts['epilogue']} at the end.",
    )


def _nest(spec: KernelSpec, isa: Isa, program: TileProgram, name: str) -> TapNest:
    says = [f"sums of {narrow} bits to {wide}" for narrow, wide in pairwise(program.widths)]
    rows = program.rows(isa)
    sizes = rows, column_bytes(isa, program) // 4, program.positions * rows
    nest = nest_of(isa, name, program, sizes, [*says, "the sums to the result"])
    if program.weights_live:
        return replace(nest, keep_pointers=True)
    return replace(nest, keep_pointers=True, live=nest.other, other=nest.live)


def _portable(spec: KernelSpec, isa: Isa, program: TileProgram, nest: TapNest) -> str:
    """A product per position and row, modulo 2^32."""
    positions, together = program.positions, program.together
    place = f"row * {positions} + position"
    activation = place if program.depthwise else "position"
    if together != positions:
        place = f"(position / {together} * {nest.rows} + row) * {together} + position % {together}"
    weight = f"{'(uint32_t)(int8_t)' if program.stored_zero else ''}w[{place}]"
    step = f"""
          for (int position = 0; position < {positions}; ++position)
            total[row] += {byte_coefficient(spec)}u * {weight} * a[{activation}];"""
    return portable_tile(nest, "uint8_t", step)


def dot_text(name: str, positions: int) -> FormText:
    """Return the C parts of form ``name`` with steps of ``positions`` positions."""
    return FormText(
        suffix=f"_{name}",
        chunk=positions,
        proved="a step, every widening, the epilogue",
        nest=_nest,
        portable=_portable,
        says=_says,
    )
