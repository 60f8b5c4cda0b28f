"""A bytes kernel as one self-contained C file: tiles in intrinsics and in portable C, a matrix driver."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise

from isa_specs.instruction import Isa
from sketches.bytes import (
    CHUNK,
    WIDE,
    ByteProgram,
    byte_coefficient,
    byte_longest_k,
    column_bytes,
    program_bounds,
    rows_per_register,
)
from sketches.kernel import KernelSpec
from sketches.loops import byte_steps, byte_tile, no_steps
from sketches.tables import TableCorrections
from synth.emit.cgen import cost_of
from synth.emit.form import FormText, Paragraphs, portable_tile, sums_text
from synth.emit.nest import TapNest, nest_of

#: What a step computes once for several accumulators: its stage, and for what.
_SHARED = {"unpack": ("unpack", "per register of weights"), "column": ("activations", "per column")}


def shared_counts(counts: Mapping[str, int]) -> list[str]:
    """Return text for the counts of ``byte_instructions`` that accumulators share, as "2 per column"."""
    return [f"{counts[what]} {each}" for what, (_, each) in _SHARED.items() if what in counts]


def byte_instructions(program: ByteProgram, isa: Isa, target: str) -> dict[str, int]:
    """Return counts of instructions without loads and stores. Per step: ``unpack`` for a weight register,
    ``column`` for a column (both only if not 0), ``inner`` for an accumulator. Per accumulator: ``to N bits``
    for a run of a further stage, ``epilogue`` for the epilogue."""
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


def _says(
    depthwise: bool, spec: KernelSpec, isa: Isa, target: str, program: ByteProgram, fix: TableCorrections
) -> Paragraphs:
    rows, counts = rows_per_register(isa), byte_instructions(program, isa, target)
    limited = zip(program.stages, program_bounds(spec, program), program.intervals, strict=False)
    sums = [
        f"{stage.width}-bit lanes, each run adds at most {bound}, {interval} runs at most"
        for stage, bound, interval in limited
    ]
    others = [f"{count} {what}" for what, count in counts.items() if what.startswith("to ")]
    others = [f"{text}, " for text in [*shared_counts(counts), *others]]
    each = f"{CHUNK} bytes, a code each"
    of_column = f"{rows} x {CHUNK} bytes, a code per row and position" if depthwise else each
    return Paragraphs(
        rows=f"{rows} to {rows * max(tile.registers for tile in program.tiles)}",
        storage=f"K is cut into chunks of {CHUNK} positions. activations: per column and chunk "
        f"{of_column}. weights: per register of {rows} rows and chunk {rows} x {CHUNK} "
        f"bytes, a code per row and position{stored_text(program.stored_zero)}. Unused positions and rows "
        "have code zero. Memory is little-endian.",
        result=sums_text(fix),
        longest=byte_longest_k(spec, program.zero_point),
        counts=f"Sums: {'; '.join([*sums, f'{WIDE}-bit lanes'])}; their coefficient is "
        f"{byte_coefficient(spec)}. Instructions: {counts['inner']} per accumulator of {rows} x {CHUNK} "
        f"positions, {''.join(others)}{counts['epilogue']} at the end.",
    )


def stored_text(stored_zero: int | None) -> str:
    """Return text on the number that is subtracted from stored weight codes, "" if there is none."""
    return "" if stored_zero is None else f", less {stored_zero}, as a signed byte"


def weight_text(spec: KernelSpec, stored_zero: int | None, index: str) -> str:
    """Return C of the stored byte ``w[index]`` times the coefficient of a product, as uint32_t. With
    ``stored_zero`` the byte is signed."""
    return f"{byte_coefficient(spec)}u * {'' if stored_zero is None else '(uint32_t)(int8_t)'}w[{index}]"


def _nest(depthwise: bool, spec: KernelSpec, isa: Isa, program: ByteProgram, name: str) -> TapNest:
    tile = byte_tile(program, isa)
    says = [f"sums of {narrow} bits to {wide}" for narrow, wide in pairwise(tile.widths)]
    stored, epilogue = isa.vector_bits // 8, "the sums to the result"
    words = column_bytes(isa, depthwise) // 4
    return replace(nest_of(isa, name, tile, words, stored, [*says, epilogue]), keep_pointers=True)


def _portable(depthwise: bool, spec: KernelSpec, isa: Isa, program: ByteProgram, nest: TapNest) -> str:
    """A product per position and row, modulo 2^32."""
    place = f"row * {CHUNK} + position"
    weight = weight_text(spec, program.stored_zero, place)
    step = f"""
          for (int position = 0; position < {CHUNK}; ++position)
            total[row] += {weight} * a[{place if depthwise else "position"}];"""
    return portable_tile(nest, "uint8_t", step)


def bytes_text(name: str, depthwise: bool) -> FormText:
    """Return the C parts of form ``name``. ``depthwise``: each row has its own activations."""
    return FormText(
        suffix=f"_{name}",
        chunk=CHUNK,
        proved="a step, every widening, the epilogue",
        steps=no_steps if depthwise else byte_steps,
        nest=partial(_nest, depthwise),
        portable=partial(_portable, depthwise),
        says=partial(_says, depthwise),
    )
