"""The proof of a packing program: every word that it writes has the bits of its plane, for all codes.

The program is lifted as a whole. Codes are symbols of a byte each, and every line is its instruction's
meaning on the terms of bytes. The memory at the end is compared with the specification word by word. The
proof assumes nothing of the bytes.
"""

from __future__ import annotations

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVExtract, Equals, Symbol
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from isa_specs.lifted import joined, lift_byte
from sketches.bitpack import BitpackProgram
from sketches.bitplanes import CHUNK
from sketches.program import split_memory
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_packing
from synth.prove.obligation import Obligation


def bitpack_obligations(isa: Isa, target: str, programs: tuple[BitpackProgram, ...]) -> list[Obligation]:
    """Return one obligation per 32-bit word that a program writes: the word has the bits of its plane.
    Raises MalformedProgram if a program is not well-formed."""
    return [one for program in programs for one in _of_block(isa, target, program)]


def _of_block(isa: Isa, target: str, program: BitpackProgram) -> list[Obligation]:
    spec = program.spec
    codes = [Symbol(f"code{position}", BVType(8)) for position in range(spec.positions)]
    found = []
    for number, word in enumerate(words_of(isa, target, program, {"codes": codes})):
        chunk, plane = divmod(number, spec.bits)
        bits = [BVExtract(code, plane, plane) for code in codes[chunk * CHUNK : (chunk + 1) * CHUNK]]
        name = f"{spec.positions} positions: word {number} is plane {plane} of chunk {chunk}"
        found.append(Obligation(name, Equals(word, joined(tuple(bits))), QF_BV))
    return found


def words_of(isa: Isa, target: str, program: BitpackProgram, inputs: dict[str, list[FNode]]) -> list[FNode]:
    """Return the 32-bit words in memory after the program has run, in order, as terms. ``inputs``: 8-bit
    terms of each buffer that it reads. Raises MalformedProgram if the program contradicts itself."""
    check_packing(isa, target, program)
    registers = {constant.name: [BV(byte, 8) for byte in constant.bytes] for constant in program.constants}
    memory: dict[int, FNode] = {}
    for line in program.body:
        instruction = isa.instructions[line.instruction]
        operands = [_bytes_of(arg, registers, inputs) for arg in line.args]

        def read(operand: int, n: int, operands: list[list[FNode]] = operands) -> FNode:
            return operands[operand][n]

        # Byte by byte, so that a word's formula has what it depends on, not whole registers.
        result = [lift_byte(instruction, line.imm, n, read) for n in range(instruction.result.bytes)]
        place = split_memory(line.dest)
        if place is None:
            registers[line.dest] = result
            continue
        if place[1] % 4:
            raise MalformedProgram(f"{line.dest}: no place of words")
        memory |= {place[1] // 4 + n: word for n, word in enumerate(_words(result))}
    for number, word in enumerate(program.words):
        memory[number] = _words(registers[word.register])[word.lane]
    if sorted(memory) != list(range(program.spec.words)):
        raise MalformedProgram(f"writes the words {sorted(memory)}, not all {program.spec.words}")
    return [memory[number] for number in sorted(memory)]


def _bytes_of(arg: str, registers: dict[str, list[FNode]], inputs: dict[str, list[FNode]]) -> list[FNode]:
    """Return the bytes of a register, or of a buffer from an offset on."""
    place = split_memory(arg)
    return registers[arg] if place is None else inputs[place[0]][place[1] :]


def _words(value: list[FNode]) -> list[FNode]:
    """Return the 32-bit words of a register."""
    size = CHUNK // 8
    return [joined(tuple(value[n : n + size])) for n in range(0, len(value), size)]
