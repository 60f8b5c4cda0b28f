"""Registers of a program as lanes: who defines a lane, and how it is read at another width."""

from __future__ import annotations

from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.shortcuts import BV

from isa_specs.instruction import Instruction, Isa
from sketches.program import Line, Program, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.lines import with_instructions


@dataclass(frozen=True)
class Definition:
    """A register's line and instruction."""

    line: Line
    instruction: Instruction


class Registers:
    """The registers of a program by name: constants, the packer's views and the body's lines. The
    program is well formed (``sketches.wellformed``)."""

    def __init__(self, isa: Isa, target: str, program: Program) -> None:
        self.program = program
        self.vector_bytes = isa.vector_bits // 8
        self.constants = {constant.name: constant.bytes for constant in program.constants}
        packed = with_instructions(isa, target, program.weight_lines)
        lines = with_instructions(isa, target, program.body)
        self.views = {line.dest: Definition(line, instruction) for line, instruction in packed}
        body = {line.dest: Definition(line, instruction) for line, instruction in lines}
        self.stores = [(_offset(name), d.line.args[0]) for name, d in body.items() if d.line.stage == "store"]
        self.definitions = {name: d for name, d in body.items() if d.line.stage != "store"}

    def lookup(self, name: str, weights_stage: bool) -> Definition:
        table = self.views if weights_stage else self.definitions
        if name not in table:
            raise MalformedProgram(f"nothing defines register {name}")
        return table[name]


def _offset(operand: str) -> int:
    place = split_memory(operand)
    assert place is not None
    return place[1]


def constant_byte(value: int) -> FNode:
    return BV(value, 8)
