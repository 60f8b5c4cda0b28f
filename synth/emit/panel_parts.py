"""What the C texts of panel kernels are made of, whatever their loops."""

from __future__ import annotations

from dataclasses import replace

from isa_specs.instruction import Isa
from sketches.panel import PanelProgram, widen_lines
from sketches.program import Line, split_memory
from synth.emit.cgen import statement

UNROLL = '#if defined(__GNUC__)\n#define UNROLL _Pragma("GCC unroll 16")\n#else\n#define UNROLL\n#endif\n'


def merge_taps(words: int) -> str:
    """C: taps whose ``words`` per chunk follow each other are one longer tap, as the weights are anyway."""
    return (
        f"  if (tap_stride == chunks * {words}) chunks *= width, width = 1;\n"
        f"  if (width == 1 && row_stride == chunks * {words}) chunks *= height, height = 1;"
    )


def tile_head(name: str) -> str:
    """The head of the function that all tiles are made of."""
    return (
        f"/* a tile; registers and columns are constants where it is used */\nSYNTH_INLINE void {name}_tile(const int registers, "
        "const int columns, const uint32_t *weight_words,\n    const uint32_t *words, int32_t *out, int32_t out_stride, "
        "int32_t column_stride, int32_t height, int32_t row_stride,\n    int32_t width, int32_t tap_stride, int32_t chunks, "
        "int32_t register_stride) {"
    )


def place_of(load: Line) -> tuple[str, int]:
    """(buffer, offset) that a load reads."""
    place = split_memory(load.args[0])
    assert place is not None
    return place


def load_text(isa: Isa, line: Line, buffer: str, expression: str) -> str:
    """The load ``line`` as a C expression of the vector type, from the address ``expression`` in its buffer's place."""
    types = {"value": ""}
    text = statement(isa, replace(line, dest="value", args=(f"{buffer}@0",)), types)
    value = text.partition(" = ")[2].rstrip(";").replace(f"{buffer} + 0", expression)
    return isa.reinterpret(value, types["value"], isa.vector_type)


def added(isa: Isa, adder: str, sum_: str, value: str, types: dict[str, str]) -> str:
    """``adder`` applied to two values as a C expression of the vector type."""
    local = dict(types)
    line = Line("total", adder, (sum_, value), None, "combine")
    expression = statement(isa, line, local).partition(" = ")[2]
    return isa.reinterpret(expression.rstrip(";"), local["total"], isa.vector_type)


def widen_text(isa: Isa, panel: PanelProgram, name: str) -> tuple[str, list[str]]:
    """The widening of a cell as a C function, and the constants that it takes after the groups."""
    cell, vector = panel.cell, isa.vector_type
    widening = set(widen_lines(panel))
    widen = [line for line in cell.body if line.dest in widening]
    final = next(line.args[0] for line in cell.body if line.stage == "store")
    entry = next(line.dest for line in cell.body if line.stage == "load" and place_of(line)[0] == "acc")
    reading = {arg for line in widen for arg in line.args}
    used = {arg for line in cell.body for arg in line.args}
    fixed = list({c.name: c for c in cell.constants if c.name in used and c.name in reading})
    parameters = ", ".join(f"{vector} {value}" for value in [entry, *(g.name for g in panel.groups), *fixed])
    text = [f"/* the byte accumulators into 32-bit lanes, one per row */\nSYNTH_INLINE {vector} {name}_widen({parameters}) {{"]  # fmt: skip
    types = dict.fromkeys([entry, *(g.name for g in panel.groups), *fixed], vector)
    text += ["  " + statement(isa, line, types) for line in widen]
    text.append(f"  return {isa.reinterpret(final, types[final], vector)};\n}}")
    return "\n".join(text), fixed
