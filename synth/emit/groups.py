"""A bytes kernel in column groups as one self-contained C file: tiles in intrinsics and in portable C, a
driver for matrices."""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.bytes import WIDE, byte_coefficient, rows_per_register
from sketches.groups import GroupProgram, group_bound, spilled
from sketches.kernel import KernelSpec
from sketches.loops import group_tile, no_steps
from sketches.schedule import TileLoop
from sketches.tables import TableCorrections, code_longest_k
from synth.emit.bytes import stored_text, weight_text
from synth.emit.cgen import cost_of
from synth.emit.form import FormText, Paragraphs, portable_tile, sums_text
from synth.emit.nest import TapNest, nest_of
from synth.emit.tile import tile_text
from synth.emit.tile_registers import tile_register_text


def group_instructions(program: GroupProgram, isa: Isa, target: str) -> dict[str, int]:
    """Return counts of instructions without loads and stores, of one weight register and column group. Per
    step: ``column`` for the column group (only if not 0), ``inner`` for the rest. ``epilogue``: its lines."""
    of_group = cost_of(isa, target, [line for line in program.inner if line.stage == "activations"])
    return {
        **({"column": of_group} if of_group else {}),
        "inner": cost_of(isa, target, program.inner) - of_group,
        "epilogue": cost_of(isa, target, program.epilogue),
    }


def _says(
    spec: KernelSpec, isa: Isa, target: str, program: GroupProgram, fix: TableCorrections
) -> Paragraphs:
    rows, counts = rows_per_register(isa), group_instructions(program, isa, target)
    positions, together = program.positions, program.together
    columns = "a column" if program.columns == 1 else f"{program.columns} columns"
    of_group = f"{counts['column']} per group, " if "column" in counts else ""
    return Paragraphs(
        rows=f"{rows} to {rows * max(tile.registers for tile in program.tiles)}",
        storage=f"K is cut into chunks of {positions} positions. activations: per column and chunk "
        f"{positions} bytes, a code each. weights: per register of {rows} rows and chunk "
        f"{positions // together} x {rows} x {together} bytes, codes of {together} neighbouring positions of "
        f"each row{stored_text(program.stored_zero)}. Unused positions and rows have code zero. Memory is "
        "little-endian.",
        result=sums_text(fix),
        longest=code_longest_k(spec, positions, program.zero_point),
        counts=f"Sums: {WIDE}-bit lanes, a step adds at most {group_bound(spec, program)}; their coefficient "
        f"is {byte_coefficient(spec)}. Instructions: {counts['inner']} per accumulator of {rows} x "
        f"{positions} positions and {columns}, {of_group}{counts['epilogue']} at the end.",
    )


def _nest(spec: KernelSpec, isa: Isa, program: GroupProgram, name: str) -> TapNest:
    positions = program.positions
    stored, says = positions * rows_per_register(isa), ["the sums to the result"]
    nest = nest_of(isa, name, group_tile(program, isa), positions // 4, stored, says)
    # A step reads more registers of weights than of a group of columns, which therefore stays live.
    return replace(nest, keep_pointers=True, live=nest.other, other=nest.live)


def _portable(spec: KernelSpec, isa: Isa, program: GroupProgram, nest: TapNest) -> str:
    """A product per position and row, modulo 2^32."""
    together = program.together
    place = f"(position / {together} * {nest.rows} + row) * {together} + position % {together}"
    step = f"""
          for (int position = 0; position < {program.positions}; ++position)
            total[row] += {weight_text(spec, program.stored_zero, place)} * a[position];"""
    return portable_tile(nest, "uint8_t", step)


def _tile(program: GroupProgram, nest: TapNest, rounds: tuple[TileLoop, ...]) -> str:
    """Return C of the tiles. Accumulators in tile registers have a text of their own."""
    tiles = nest.isa.tiles if spilled(program) else None
    return tile_register_text(program, nest, tiles) if tiles else tile_text(nest, rounds)


def groups_text(positions: int, suffix: str) -> FormText:
    """Return the C parts of a bytes form in column groups. ``positions``: positions of K of a step."""
    return FormText(
        suffix=suffix,
        chunk=positions,
        proved="a step, the epilogue",
        steps=no_steps,
        tile=_tile,
        nest=_nest,
        portable=_portable,
        says=_says,
    )
