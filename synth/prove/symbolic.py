"""Registers of a program as lanes: who defines a lane, and how it is read at another width."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.shortcuts import BV, BVConcat, BVExtract

from isa_specs.expr import Lane
from isa_specs.instruction import Instruction, Isa
from sketches.program import Line, Program, split_memory
from sketches.wellformed import MalformedProgram


@dataclass(frozen=True)
class Definition:
    """A register's line and instruction."""

    line: Line
    instruction: Instruction


class Registers:
    """The registers of a program by name: constants, the packer's views and the body's lines."""

    def __init__(self, isa: Isa, target: str, program: Program) -> None:
        self.program = program
        self.vector_bytes = isa.vector_bits // 8
        self.constants = {constant.name: constant.bytes for constant in program.constants}
        known = {instruction.name: instruction for instruction in isa.on(target)}
        self.definitions: dict[str, Definition] = {}
        self.stores: list[tuple[int, str]] = []
        self.views: dict[str, Definition] = {}
        for line in (*program.weight_lines, *program.body):
            if line.instruction not in known:
                raise MalformedProgram(f"{line.instruction} is not an instruction of {isa.name} on {target}")
            instruction = known[line.instruction]
            if len(line.args) != len(instruction.operands):
                raise MalformedProgram(
                    f"{line.dest}: {line.instruction} has {len(instruction.operands)} operands"
                )
            definition = Definition(line, instruction)
            if instruction.family == "store":
                place = split_memory(line.dest)
                if place is None or place[0] != "acc":
                    raise MalformedProgram(f"{line.dest}: a block kernel stores to acc only")
                check_plain(definition, self.vector_bytes)
                if place[1] in dict(self.stores):
                    raise MalformedProgram(f"{line.dest} is stored twice")
                self.stores.append((place[1], line.args[0]))
                continue
            where = self.views if line.stage == "weights" else self.definitions
            if line.dest in where or line.dest in self.constants:
                raise MalformedProgram(f"{line.dest} is defined twice")
            where[line.dest] = definition

    def lookup(self, name: str, weights_stage: bool) -> Definition:
        table = self.views if weights_stage else self.definitions
        if name not in table:
            raise MalformedProgram(f"nothing defines register {name}")
        return table[name]


def check_plain(definition: Definition, vector_bytes: int) -> None:
    """Raise MalformedProgram unless the load or store moves a whole register, byte for byte."""
    instruction, line = definition.instruction, definition.line
    sizes = {instruction.operands[0].bytes, instruction.result.bytes}
    lanes = instruction.lanes(line.imm)
    if sizes != {vector_bytes} or any(lane != Lane(lane.width, 0, n) for n, lane in enumerate(lanes)):
        raise MalformedProgram(
            f"{line.dest}: {line.instruction} does not move {vector_bytes} bytes as they are"
        )


def read_bytes(parts: Callable[[int], FNode], width: int, index: int) -> FNode:
    """Lane ``index`` of ``width`` bits, put together from byte terms (``parts(byte index)``)."""
    first = index * width // 8
    term = parts(first)
    for offset in range(1, width // 8):
        term = BVConcat(parts(first + offset), term)
    return term


def byte_of(lane: FNode, place: int) -> FNode:
    """Byte ``place`` of a lane term."""
    if lane.bv_width() == 8:
        return lane
    return BVExtract(lane, 8 * place, 8 * place + 7)


def constant_byte(value: int) -> FNode:
    return BV(value, 8)


__all__ = [
    "Definition",
    "MalformedProgram",
    "Registers",
    "byte_of",
    "check_plain",
    "constant_byte",
    "read_bytes",
]
