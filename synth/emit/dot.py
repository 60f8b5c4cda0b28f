"""A dot microkernel as one self-contained C file: tiles in intrinsics and in portable C, a matrix driver."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from isa_specs.instruction import Isa
from sketches.bytes import byte_coefficient, rows_per_register
from sketches.dot import DotProgram, dot_bounds, dot_longest_k
from sketches.kernel import KernelSpec
from sketches.loops import dot_steps, dot_tile
from sketches.schedule import TileLoop
from sketches.tables import TableCorrections
from synth.emit.cgen import cost_of
from synth.emit.form import FormText, Paragraphs, portable_tile, sums_text
from synth.emit.nest import TapNest, nest_of
from synth.emit.tile import tile_text
from synth.emit.tile_registers import tile_register_text

#: What a step computes once for several accumulators: its stage, and for what.
_SHARED = {"unpack": ("unpack", "per register of weights"), "column": ("activations", "per column group")}


def dot_instructions(program: DotProgram, isa: Isa, target: str) -> dict[str, int]:
    """Return counts of instructions without loads and stores. Per step: ``unpack`` for a weight register,
    ``column`` for a column group (both only if not 0), ``inner`` for an accumulator. Per accumulator: ``to N
    bits`` for a run of a further stage, ``epilogue`` for the epilogue."""
    lines = program.stages[0].lines
    costs = {
        what: cost_of(isa, target, [line for line in lines if line.stage == stage])
        for what, (stage, _) in _SHARED.items()
    }
    stages = {f"to {stage.width} bits": cost_of(isa, target, stage.lines) for stage in program.stages[1:]}
    return {
        **{what: cost for what, cost in costs.items() if cost},
        "inner": cost_of(isa, target, lines) - sum(costs.values()),
        **stages,
        "epilogue": cost_of(isa, target, program.epilogue),
    }


def _says(spec: KernelSpec, isa: Isa, target: str, program: DotProgram, fix: TableCorrections) -> Paragraphs:
    rows, counts = rows_per_register(isa), dot_instructions(program, isa, target)
    positions, together = program.positions, program.together
    sums = [
        f"{stage.width}-bit lanes, a run adds at most {bound}"
        + (f", {interval} runs at most" if interval else "")
        for stage, bound, interval in zip(
            program.stages, dot_bounds(spec, program), (*program.intervals, 0), strict=True
        )
    ]
    others = [f"{counts[what]} {each}, " for what, (_, each) in _SHARED.items() if what in counts]
    others += [f"{count} {what}, " for what, count in counts.items() if what.startswith("to ")]
    each = f"{positions} bytes, a code each"
    of_column = f"{rows} x {positions} bytes, a code per row and position" if program.depthwise else each
    zero = program.stored_zero
    stored = "" if zero is None else f", less {zero}, as a signed byte"
    columns = "" if program.columns == 1 else f" and {program.columns} columns"
    return Paragraphs(
        rows=f"{rows} to {rows * max(tile.registers for tile in program.tiles)}",
        storage=f"K is cut into chunks of {positions} positions. activations: per column and chunk "
        f"{of_column}. weights: per register of {rows} rows and chunk {positions // together} x {rows} x "
        f"{together} bytes, codes of {together} neighbouring positions of each row"
        f"{stored}. Unused positions and rows have code zero. Memory is "
        "little-endian.",
        result=sums_text(fix),
        longest=dot_longest_k(spec, program),
        sums=f"Sums: {'; '.join(sums)}; their coefficient is {byte_coefficient(spec)}.",
        counts=f"{counts['inner']} per accumulator of {rows} x {positions} positions{columns}, "
        f"{''.join(others)}{counts['epilogue']} at the end.",
    )


def _nest(spec: KernelSpec, isa: Isa, program: DotProgram, name: str) -> TapNest:
    tile = dot_tile(program, isa)
    says = [f"sums of {narrow} bits to {wide}" for narrow, wide in pairwise(tile.widths)]
    words, stored = program.column_bytes(isa) // 4, program.positions * rows_per_register(isa)
    nest = nest_of(isa, name, tile, words, stored, [*says, "the sums to the result"])
    if program.weights_live:
        return replace(nest, keep_pointers=True)
    return replace(nest, keep_pointers=True, live=nest.other, other=nest.live)


def _portable(spec: KernelSpec, isa: Isa, program: DotProgram, nest: TapNest) -> str:
    """A product per position and row, modulo 2^32."""
    positions, together = program.positions, program.together
    place = f"row * {positions} + position"
    activation = place if program.depthwise else "position"
    if together != positions:
        place = f"(position / {together} * {nest.rows} + row) * {together} + position % {together}"
    weight = f"{'' if program.stored_zero is None else '(uint32_t)(int8_t)'}w[{place}]"
    step = f"""
          for (int position = 0; position < {positions}; ++position)
            total[row] += {byte_coefficient(spec)}u * {weight} * a[{activation}];"""
    return portable_tile(nest, "uint8_t", step)


def _tile(program: DotProgram, nest: TapNest, rounds: tuple[TileLoop, ...]) -> str:
    """Return C of the tiles. Accumulators in tile registers have a text of their own."""
    tiles = nest.isa.tiles if program.spilled else None
    return tile_register_text(program, nest, tiles) if tiles else tile_text(nest, rounds)


def dot_text(name: str, positions: int) -> FormText:
    """Return the C parts of form ``name`` with steps of ``positions`` positions."""
    return FormText(
        suffix=f"_{name}",
        chunk=positions,
        proved="a step, every widening, the epilogue",
        steps=dot_steps,
        tile=_tile,
        nest=_nest,
        portable=_portable,
        says=_says,
    )
