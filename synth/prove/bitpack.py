"""The proof of a packing program: every word it writes has the bits of its plane, for all codes.

The program is lifted as a whole: codes are symbols of a byte each, every line is its instruction's meaning on
terms, and what is in memory at the end is compared with the specification word by word. Nothing is assumed of
the bytes.
"""

from __future__ import annotations

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVConcat, BVExtract, Equals, Symbol
from pysmt.typing import BVType

from isa_specs.instruction import Instruction, Isa
from isa_specs.lifted import lift
from sketches.bitpack import BitpackProgram
from sketches.panel import CHUNK
from sketches.program import Line, split_memory
from sketches.wellformed import MalformedProgram, check_packing
from synth.prove.obligation import Obligation


def bitpack_obligations(isa: Isa, target: str, programs: tuple[BitpackProgram, ...]) -> list[Obligation]:
    """One per word of every block. Raises MalformedProgram where a program contradicts itself."""
    return [one for program in programs for one in _of_block(isa, target, program)]


def _of_block(isa: Isa, target: str, program: BitpackProgram) -> list[Obligation]:
    spec = program.spec
    codes = [Symbol(f"code{position}", BVType(8)) for position in range(spec.positions)]
    found = []
    for number, word in enumerate(words_of(isa, target, program, {"codes": codes})):
        chunk, plane = divmod(number, spec.bits)
        bits = [BVExtract(code, plane, plane) for code in codes[chunk * CHUNK : (chunk + 1) * CHUNK]]
        name = f"{spec.positions} positions: word {number} is plane {plane} of chunk {chunk}"
        found.append(Obligation(name, Equals(word, joined(bits)), QF_BV))
    return found


def joined(parts: list[FNode]) -> FNode:
    """Terms next to each other, the first lowest. Neighbouring parts of one term become one part again, which
    keeps formulas small."""
    whole: list[tuple[FNode, int, int]] = []
    for part in parts:
        extract = part.is_bv_extract()
        base = part.arg(0) if extract else part
        low = part.bv_extract_start() if extract else 0
        high = part.bv_extract_end() if extract else part.bv_width() - 1
        if whole and whole[-1][0] is base and whole[-1][2] + 1 == low:
            whole[-1] = (base, whole[-1][1], high)
        else:
            whole.append((base, low, high))
    terms = [
        base if (low, high) == (0, base.bv_width() - 1) else BVExtract(base, low, high)
        for base, low, high in whole
    ]
    result = terms[0]
    for term in terms[1:]:
        result = BVConcat(term, result)
    return result


def words_of(isa: Isa, target: str, program: BitpackProgram, inputs: dict[str, list[FNode]]) -> list[FNode]:
    """What is in memory when the program has run, as terms; ``inputs``: the buffers that it reads, byte by
    byte. Raises MalformedProgram where the program contradicts itself."""
    check_packing(isa, target, program)
    known = {instruction.name: instruction for instruction in isa.on(target)}
    registers: dict[str, FNode] = {}
    for constant in program.constants:
        _define(
            registers, constant.name, BV(int.from_bytes(constant.bytes, "little"), 8 * len(constant.bytes))
        )
    memory: dict[int, FNode] = {}
    for line in program.body:
        if line.instruction not in known:
            raise MalformedProgram(f"{isa.name} has no {line.instruction} on {target}")
        instruction = known[line.instruction]
        if len(line.args) != len(instruction.operands):
            raise MalformedProgram(
                f"{line.dest}: {line.instruction} has {len(instruction.operands)} operands"
            )
        args = [_operand(registers, inputs, instruction, number, arg) for number, arg in enumerate(line.args)]
        result = lift(instruction, args, line.imm)
        if instruction.result.memory:
            _write(memory, program, line, result)
        else:
            if line.stage not in ("load", "plane"):
                raise MalformedProgram(f"{line.dest}: a line of stage {line.stage}")
            _define(registers, line.dest, result)
    if program.words and memory:
        raise MalformedProgram("the words are stored by the body or through general registers, not both")
    for number, word in enumerate(program.words):
        register = registers.get(word.register)
        if register is None or not 0 <= word.lane < register.bv_width() // CHUNK:
            raise MalformedProgram(f"word {number}: {word.register} has no lane {word.lane}")
        memory[number] = BVExtract(register, word.lane * CHUNK, (word.lane + 1) * CHUNK - 1)
    if sorted(memory) != list(range(program.spec.words)):
        raise MalformedProgram(f"writes the words {sorted(memory)}, not all {program.spec.words}")
    return [memory[number] for number in sorted(memory)]


def _define(registers: dict[str, FNode], name: str, value: FNode) -> None:
    if name in registers or split_memory(name) is not None or not name.isidentifier():
        raise MalformedProgram(f"{name} is no new register")
    registers[name] = value


def _operand(
    registers: dict[str, FNode],
    inputs: dict[str, list[FNode]],
    instruction: Instruction,
    number: int,
    arg: str,
) -> FNode:
    operand, place = instruction.operands[number], split_memory(arg)
    if operand.memory:
        given = inputs.get(place[0], []) if place is not None else []
        if place is None or not 0 <= place[1] <= len(given) - operand.bytes:
            raise MalformedProgram(f"{instruction.name} reads {arg}: no {' or '.join(inputs)}")
        return joined(given[place[1] : place[1] + operand.bytes])
    if arg not in registers:
        raise MalformedProgram(f"{instruction.name} reads {arg}, which nothing defines")
    value = registers[arg]
    if value.bv_width() != operand.bits:
        raise MalformedProgram(
            f"{instruction.name} reads {arg} of {value.bv_width()} bits, not {operand.bits}"
        )
    return value


def _write(memory: dict[int, FNode], program: BitpackProgram, line: Line, value: FNode) -> None:
    place = split_memory(line.dest)
    count = value.bv_width() // CHUNK
    if place is None or place[0] != "words" or place[1] % 4 or line.stage != "store":
        raise MalformedProgram(f"{line.dest}: no place of words")
    for lane in range(count):
        number = place[1] // 4 + lane
        if number in memory or not 0 <= number < program.spec.words:
            raise MalformedProgram(f"{line.dest}: word {number} is written twice or is none")
        memory[number] = BVExtract(value, lane * CHUNK, (lane + 1) * CHUNK - 1)
