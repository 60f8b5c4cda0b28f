"""A kernel of any form as one self-contained C file: tiles in intrinsics and portable C, a matrix driver."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from isa_specs.instruction import Isa
from sketches.encoding import Operand
from sketches.kernel import KernelSpec
from sketches.tables import TableCorrections, code_of
from sketches.tile_program import TileProgram
from synth.emit.carry_save import carry_save_instructions, carry_save_text
from synth.emit.cgen import cost_of, longest_text, symbol_name
from synth.emit.macros import TILE_MACRO, macros
from synth.emit.matrices import matrix_driver, tile_functions
from synth.emit.names import marked, plain
from synth.emit.nest import TapNest
from synth.emit.rounds import tile_rounds
from synth.emit.text import comment, file_text
from synth.emit.tile import PARAMETERS, tile_text
from synth.emit.tile_registers import tile_register_text

#: What every tile does, for its header; ``words`` are what strides of activations count.
_TILES = (
    "A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps "
    "(y, x), y < height, x < width, and the chunks of each tap. Strides of activations count {words}: "
    "between columns, between rows of taps, between taps. The weights of the taps follow each other. Weight "
    "registers of a tile are register_stride words apart."
)


@dataclass(frozen=True)
class Paragraphs:
    """Texts on one kernel for the first comment of its C file: ``rows`` of its tiles, ``storage`` of
    operands, the formula of a ``result``, ``sums``: bounds of accumulators, ``counts``: of instructions.
    ``longest``: the longest K."""

    rows: str
    storage: str
    result: str
    longest: int
    sums: str
    counts: str


@dataclass(frozen=True)
class FormText:
    """The parts of C files in which a form differs from other forms.

    ``suffix``: end of its file and C names, after the block kernel's name. ``chunk``: positions of a step.
    ``words``, ``sums``, ``proved``: text for the unit of activation strides, for what portable C adds up, and
    for what was proved beside the loop. ``codes``: whether operands are codes, otherwise bitplanes.

    ``nest``: (spec, isa, program, C name) -> loop nest of its tiles.
    ``portable``: (spec, isa, program, nest) -> the tile in portable C, with its functions.
    ``says``: (spec, isa, program, instruction counts, corrections) -> texts of the first comment."""

    suffix: str
    chunk: int
    proved: str
    nest: Callable[[KernelSpec, Isa, TileProgram, str], TapNest]
    portable: Callable[[KernelSpec, Isa, TileProgram, TapNest], str]
    says: Callable[[KernelSpec, Isa, TileProgram, dict[str, int], Any], Paragraphs]
    words: str = "32-bit words"
    sums: str = "sums"
    codes: bool = True


def emit_form(
    form: FormText, spec: KernelSpec, isa: Isa, target: str, program: TileProgram, header: str
) -> str:
    """Return the C file of a kernel. ``header``: its first comment (``form_header``)."""
    unmarked, program = program, marked(program)
    nest = form.nest(spec, isa, program, symbol_name(spec, isa, target) + form.suffix)
    if program.carry_save is not None:
        vectors = carry_save_text(program, program.carry_save, nest)
    elif program.spilled and isa.tiles:
        vectors = tile_register_text(program, nest, isa.tiles)
    else:
        vectors = tile_text(nest, tile_rounds(isa, target, unmarked))
    parts = [
        "#include <stdint.h>\n#include <string.h>\n",
        TILE_MACRO,
        f"#if {isa.target(target).condition} && !defined(SYNTH_PORTABLE)",
        isa.preamble + "\n",
        macros(vectors, isa.register_constraint),
        vectors,
        f"\n#else /* any other CPU: the {form.sums} in portable C */\n",
        form.portable(spec, isa, program, nest),
        "\n#endif\n",
        tile_functions(nest.name, nest.tiles),
        matrix_driver(nest.name, nest.tiles, nest.rows, form.chunk, nest.words, nest.stored // 4),
    ]
    return file_text(nest.name, header, plain("\n".join(parts)))


def form_header(form: FormText, spec: KernelSpec, what: str, says: Paragraphs, obligations: int) -> str:
    """Return the comment of a file. ``what``: the kernel and its target; ``obligations``: how many were
    proved."""
    operands = {"Activations": spec.activations, "Weights": spec.weights}
    paragraphs = [
        f"{spec.configuration} {spec.encoding}: {what}. Written by synth-kernel; do not edit.",
        " ".join(f"{what}: {_operand_text(one, form.codes)}." for what, one in operands.items()),
        says.storage,
        _TILES.format(words=form.words),
        f"Result: dot = out + {says.result}",
        longest_text("out from zero", says.longest),
        f"{says.sums} Instructions: {says.counts}",
        f"Proof: {obligations} obligations, all proved: {form.proved}, and the loop by induction over K.",
    ]
    return comment("\n\n".join(paragraphs).split("\n"))


def _operand_text(operand: Operand, as_codes: bool) -> str:
    text, code = f"{operand.bits} bit {operand.encoding}, values {sorted(operand.values)}", code_of(operand)
    return f"{text}, that is {code.offset} + {code.step} * code" if as_codes else text


def tile_instructions(program: TileProgram, isa: Isa, target: str) -> dict[str, int]:
    """Return counts of instructions without loads and stores. Per step: ``unpack`` for a weight register,
    ``column`` for a column or column group, ``inner`` for an accumulator. Per accumulator: each widening, and
    the epilogue where it is a widening or scales. With carry-save, the counts of
    ``carry_save_instructions`` replace the first three."""
    ends = [cost_of(isa, target, lines) for lines in (*program.widenings, program.epilogue)]
    if program.adder:
        often = dict(zip(("widening", "second widening"), ends[: len(program.intervals)], strict=False))
    else:
        often = dict(
            zip((*(f"to {width} bits" for width in program.widths[1:]), "epilogue"), ends, strict=True)
        )
    if program.carry_save is not None:
        return carry_save_instructions(isa, target, program, program.carry_save) | often
    unpack, column = (cost_of(isa, target, program.stage(name)) for name in ("unpack", "activations"))
    inner = cost_of(isa, target, program.inner) - unpack - column + len(program.groups) * bool(program.adder)
    shared = {"unpack": unpack} if program.adder or unpack else {}
    return shared | ({"column": column} if program.terms or column else {}) | {"inner": inner} | often


def sums_text(fix: TableCorrections) -> str:
    """Return the formulas of row and column corrections of kernels that multiply codes, as text."""
    return (
        f"row_correction[row] + column_correction[column]. row_correction = {fix.rows} * (sum of the row's "
        f"weights); column_correction = {fix.columns} * (sum of the column's codes)."
    )


def portable_tile(nest: TapNest, element: str, step: str, parameters: str = PARAMETERS) -> str:
    """Return the tile in portable C. ``step``: C of one step of row ``row``, which adds the products of the
    operands at ``w`` and ``a`` to ``total[row]``. ``element``: C type that both pointers point to, uint8_t or
    uint32_t. ``parameters``: C parameters after the operands."""
    size = {"uint8_t": 1, "uint32_t": 4}[element]

    def pointer(base: str) -> str:
        return base if size == 4 else f"(const {element} *)({base})"

    return f"""\
static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    {parameters}) {{
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {{
    const {element} *w = {pointer("weights + (intptr_t)r * register_stride")};
    uint32_t total[{nest.rows}] = {{0}};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {{
      const {element} *a = {pointer(_PIXEL)};
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += {nest.words * 4 // size}, w += \
{nest.stored // size})
        for (int row = 0; row < {nest.rows}; ++row){step}
    }}
    int32_t *to = out + (intptr_t)c * out_stride + r * {nest.rows};
    for (int row = 0; row < {nest.rows}; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }}
}}"""


#: C: where the words of a tap's column begin.
_PIXEL = "activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride"
