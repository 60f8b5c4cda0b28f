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

from isa_specs.instruction import Isa
from isa_specs.lifted import lift
from sketches.bitpack import BitpackProgram
from sketches.bitplanes import CHUNK
from sketches.program import split_memory
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_packing
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
    registers = {
        constant.name: BV(int.from_bytes(constant.bytes, "little"), 8 * len(constant.bytes))
        for constant in program.constants
    }

    def operand(arg: str, size: int) -> FNode:
        place = split_memory(arg)
        return registers[arg] if place is None else joined(inputs[place[0]][place[1] : place[1] + size])

    memory: dict[int, FNode] = {}
    for line in program.body:
        instruction = isa.instructions[line.instruction]
        operands = zip(line.args, instruction.operands, strict=True)
        result = lift(instruction, [operand(arg, one.bytes) for arg, one in operands], line.imm)
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


def _words(value: FNode) -> list[FNode]:
    """The words of a register."""
    return [BVExtract(value, n * CHUNK, (n + 1) * CHUNK - 1) for n in range(value.bv_width() // CHUNK)]
