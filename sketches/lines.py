"""Straight-line code: running it by the concrete interpreter, and the lines that a register depends on."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.program import Constant, Line

Registers = Mapping[str, NDArray[np.uint8]]


def constant_values(constants: Iterable[Constant], states: int) -> dict[str, NDArray[np.uint8]]:
    """Return each constant repeated for every state: uint8 [states, bytes] by name."""
    return {c.name: np.tile(np.frombuffer(c.bytes, np.uint8), (states, 1)) for c in constants}


def run_lines(isa: Isa, lines: Iterable[Line], values: Registers) -> dict[str, NDArray[np.uint8]]:
    """Run ``lines`` from ``values``: registers, and memory operands by the text ``buffer@offset``. Return a
    new dict of all of them with the results: uint8 [states, bytes] by name."""
    live = dict(values)
    for line in lines:
        args = [live[arg] for arg in line.args]
        live[line.dest] = execute(isa.instructions[line.instruction], args, line.imm)
    return live


def lines_behind(lines: Iterable[Line], names: Iterable[str]) -> list[Line]:
    """Return the lines that registers or memory operands depend on, each once and before its readers."""
    by_name = {line.dest: line for line in lines}
    found: dict[str, Line] = {}

    def visit(name: str) -> None:
        line = by_name.get(name)
        if line is None or name in found:
            return
        for arg in line.args if line.stage != "load" else ():
            visit(arg)
        found[name] = line

    for name in names:
        visit(name)
    return list(found.values())
