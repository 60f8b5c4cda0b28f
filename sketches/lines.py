"""Straight-line code on registers: running it by the concrete interpreter, and what a register is made of."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from isa_specs.concrete import execute
from isa_specs.instruction import Isa
from sketches.program import Constant, Line

Registers = Mapping[str, NDArray[np.uint8]]


def constant_values(constants: Iterable[Constant], states: int) -> dict[str, NDArray[np.uint8]]:
    """Constants on so many states: uint8 [states, bytes] each."""
    return {c.name: np.tile(np.frombuffer(c.bytes, np.uint8), (states, 1)) for c in constants}


def run_lines(isa: Isa, lines: Iterable[Line], values: Registers) -> dict[str, NDArray[np.uint8]]:
    """All registers, those of the lines included: uint8 [states, bytes] each."""
    live = dict(values)
    for line in lines:
        args = [live[arg] for arg in line.args]
        live[line.dest] = execute(isa.instructions[line.instruction], args, line.imm)
    return live


def lines_behind(lines: Iterable[Line], names: Iterable[str]) -> list[Line]:
    """The lines that registers, or memory, are computed from: each once, before it is read."""
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
