"""What the C texts of panel kernels are made of, whatever their loops."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.panel import PanelProgram, widen_lines
from sketches.program import Line, split_memory
from synth.emit.cgen import statement


def place_of(load: Line) -> tuple[str, int]:
    """(buffer, offset) that a load reads."""
    place = split_memory(load.args[0])
    assert place is not None
    return place


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
