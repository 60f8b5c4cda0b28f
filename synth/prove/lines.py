"""Lines of straight-line code with their instructions, and what proofs ask of loads and stores beyond the rule that all
programs are held to first (``sketches.wellformed``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isa_specs.expr import Lane
from isa_specs.instruction import Instruction, Isa
from sketches.program import Line, split_memory
from sketches.wellformed import MalformedProgram


def with_instructions(isa: Isa, target: str, lines: Sequence[Line]) -> list[tuple[Line, Instruction]]:
    """The lines with their instructions. Raises MalformedProgram where the target has none of a line's name."""
    known = {instruction.name: instruction for instruction in isa.on(target)}
    for line in lines:
        if line.instruction not in known:
            raise MalformedProgram(f"{line.instruction} is not an instruction of {isa.name} on {target}")
    return [(line, known[line.instruction]) for line in lines]


def check_inside(line: Line, instruction: Instruction, limits: Mapping[str, int]) -> None:
    """Raise MalformedProgram unless every byte that the load reads lies in its buffer, bytes that no lane uses too: for
    loads whose place a proof moved. ``limits``: bytes of each buffer."""
    place = split_memory(line.args[0])
    if place is None or not 0 <= place[1] <= limits.get(place[0], 0) - instruction.operands[0].bytes:
        raise MalformedProgram(f"{line.dest}: {line.args[0]} is not inside what this code may read")


def check_plain(line: Line, instruction: Instruction, vector_bytes: int) -> None:
    """Raise MalformedProgram unless the load or store moves a whole register, byte for byte."""
    sizes = {instruction.operands[0].bytes, instruction.result.bytes}
    lanes = instruction.lanes(line.imm)
    if sizes != {vector_bytes} or any(lane != Lane(lane.width, 0, n) for n, lane in enumerate(lanes)):
        raise MalformedProgram(
            f"{line.dest}: {line.instruction} does not move {vector_bytes} bytes as they are"
        )
