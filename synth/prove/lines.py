"""What every line of straight-line code has to be, whatever the form of kernel: one rule, read by all proofs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from isa_specs.expr import Lane
from isa_specs.instruction import Instruction, Isa
from sketches.program import Constant, Line, split_memory
from sketches.wellformed import MalformedProgram


def check_lines(
    isa: Isa,
    target: str,
    lines: Sequence[Line],
    constants: Collection[str],
    kept: tuple[str, ...] = (),
) -> list[tuple[Line, Instruction]]:
    """The lines with their instructions. Raises MalformedProgram unless all of them are instructions of the target that
    read registers of their operands' sizes which an earlier line defines (or no line at all: whether such a register
    is there is for the proof to say), only loads read memory, only stores write it, and no byte of it is written twice or
    read once it is written; ValueError for an immediate that an instruction has not. ``kept``: how registers begin that
    no line may define."""
    known = {instruction.name: instruction for instruction in isa.on(target)}
    later = {line.dest for line in lines}
    bits: dict[str, int] = {}
    found: dict[str, tuple[Line, Instruction]] = {}
    stores: list[tuple[str, int]] = []
    for line in lines:
        instruction = known.get(line.instruction)
        if instruction is None:
            raise MalformedProgram(f"{line.instruction} is not an instruction of {isa.name} on {target}")
        _check_operands(line, instruction)
        for operand, arg in zip(instruction.operands, line.args, strict=True):
            if line.stage == "load":
                continue
            if arg in later and arg not in found:
                raise MalformedProgram(f"{line.dest} reads {arg}, which comes later")
            # A narrow operand reads the low half of a constant, which is kept whole.
            narrow = arg in constants and operand.bits < isa.vector_bits
            if operand.bits != bits.get(arg, isa.vector_bits) and not narrow:
                raise MalformedProgram(f"{line.dest}: {line.instruction} reads a register of another size")
        place, size = split_memory(line.dest), isa.vector_bits // 8
        if line.stage == "load" and _overlaps(stores, size, line.args[0], instruction.operands[0].bytes):
            raise MalformedProgram(
                f"{line.dest}: the proof reads memory as it was before anything was stored"
            )
        if line.stage == "store":
            check_plain(line, instruction, size)
            if place is None or place[0] != "acc" or _overlaps(stores, size, line.dest, size):
                raise MalformedProgram(f"{line.dest}: stores go to acc, each place once")
            stores.append(place)
        elif place is not None:
            raise MalformedProgram(f"{line.dest} is no register")
        elif line.dest in found or line.dest in constants or (kept and line.dest.startswith(kept)):
            raise MalformedProgram(f"{line.dest} is defined twice")
        found[line.dest] = (line, instruction)
        bits[line.dest] = instruction.result.bits
    return list(found.values())


def _overlaps(stores: Sequence[tuple[str, int]], size: int, operand: str, length: int) -> bool:
    """Whether ``length`` bytes from ``operand`` on share one with a store of ``size`` bytes."""
    place = split_memory(operand)
    return place is not None and any(
        buffer == place[0] and start < place[1] + length and place[1] < start + size
        for buffer, start in stores
    )


def _check_operands(line: Line, instruction: Instruction) -> None:
    """As many as the instruction has, and memory in loads alone."""
    instruction.lanes(line.imm)  # refuses an immediate that the instruction has not
    if len(line.args) != len(instruction.operands):
        raise MalformedProgram(f"{line.dest}: {line.instruction} has {len(instruction.operands)} operands")
    for stage in ("load", "store"):
        if (line.stage == stage) != (instruction.family == stage):
            raise MalformedProgram(f"{line.dest}: a {instruction.family} instruction in stage {line.stage}")
    if any((split_memory(arg) is not None) != (line.stage == "load") for arg in line.args):
        raise MalformedProgram(f"{line.dest}: only loads read memory, and they read nothing else")


def check_constants(
    isa: Isa, constants: Sequence[Constant], parts: Sequence[Sequence[Line]] | None = None
) -> None:
    """Raise MalformedProgram unless every constant has a name of its own and fills a register; and a line of ``parts``
    reads it, where they are given."""
    size = isa.vector_bits // 8
    read = None if parts is None else {arg for lines in parts for line in lines for arg in line.args}
    for number, constant in enumerate(constants):
        if len(constant.bytes) != size or (read is not None and constant.name not in read):
            raise MalformedProgram(f"constant {constant.name} does not fill a register, or nobody reads it")
        if constant.name in {other.name for other in constants[:number]}:
            raise MalformedProgram(f"constant {constant.name} is defined twice")


def check_inside(line: Line, instruction: Instruction, limits: Mapping[str, int]) -> None:
    """Raise MalformedProgram unless every byte that the load reads lies in its buffer, bytes that no lane uses too.
    ``limits``: bytes of each buffer."""
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


__all__ = ["check_constants", "check_inside", "check_lines", "check_plain"]
