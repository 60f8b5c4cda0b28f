"""Straight-line code of tiles whose sums live on from step to step, as proofs read it: byte by byte over free leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.shortcuts import Symbol
from pysmt.typing import BVType

from isa_specs.instruction import Instruction, Isa
from isa_specs.lifted import lift_byte, read_bytes
from sketches.program import Constant, Line, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.lines import check_inside, check_plain, with_instructions
from synth.prove.symbolic import constant_byte

#: A byte of memory or of a register that no line defines: (buffer or register, place) to a term of 8 bits.
Leaf = Callable[[str, int], FNode]
#: How registers that live on from step to step are called: no line defines them.
KEPT = ("held", "sum")
#: Buffers whose loads may repeat what they read.
REPEATED = ("tables", "activations")


@dataclass(frozen=True)
class Code:
    """Straight-line code: lines by the register that they define, and what is stored where."""

    isa: Isa
    lines: dict[str, tuple[Line, Instruction]]
    stores: dict[int, str]
    constants: dict[str, bytes]

    def byte(self, name: str, place: int, leaf: Leaf, memo: dict[tuple[str, int], FNode]) -> FNode:
        """Byte ``place`` of a register over the leaves."""
        key = (name, place)
        if key not in memo:
            memo[key] = self._byte(name, place, leaf, memo)
        return memo[key]

    def _byte(self, name: str, place: int, leaf: Leaf, memo: dict[tuple[str, int], FNode]) -> FNode:
        if name in self.constants:
            return constant_byte(self.constants[name][place])
        if name not in self.lines:
            return leaf(name, place)
        line, instruction = self.lines[name]

        def read(operand: int, n: int) -> FNode:
            arg = line.args[operand]
            at = split_memory(arg)
            return self.byte(arg, n, leaf, memo) if at is None else leaf(at[0], at[1] + n)

        return lift_byte(instruction, line.imm, place, read)

    def lane(self, name: str, width: int, index: int, leaf: Leaf) -> FNode:
        """A lane of ``width`` bits of a register."""
        memo: dict[tuple[str, int], FNode] = {}
        return read_bytes(lambda b: self.byte(name, b, leaf, memo), width, index)


def straight_code(
    isa: Isa, target: str, fixed: tuple[Constant, ...], lines: tuple[Line, ...], limits: dict[str, int]
) -> Code:
    """Check that the lines are code of the target over the constants ``fixed`` that reads only ``limits`` bytes of each
    buffer. Raises MalformedProgram."""
    constants = {constant.name: constant.bytes for constant in fixed}
    found: dict[str, tuple[Line, Instruction]] = {}
    stores: dict[int, str] = {}
    later = {line.dest for line in lines}
    for line, instruction in with_instructions(isa, target, lines):
        # Lines that were read from assembly are no part of a program that somebody has looked at before.
        if line.dest.startswith(KEPT) or line.dest in found or line.dest in constants:
            raise MalformedProgram(f"{line.dest} is defined twice")
        if line.stage != "load" and any(arg in later and arg not in found for arg in line.args):
            raise MalformedProgram(f"{line.dest} reads what comes later")
        if line.stage == "load":
            check_inside(line, instruction, limits)
            # The emission loads constants, and whatever is not repeated, with the same instruction.
            if line.args[0].partition("@")[0] not in REPEATED:
                check_plain(line, instruction, isa.vector_bits // 8)
        if line.stage == "store":
            stores[int(line.dest.partition("@")[2])] = line.args[0]
        else:
            found[line.dest] = (line, instruction)
    return Code(isa, found, stores, constants)


def free_leaf(named: dict[tuple[str, int], FNode], known: set[str]) -> Leaf:
    """Bytes by name; every other byte of a known register or buffer is free: x0, x1, ... as they appear."""
    start = len(named)

    def leaf(buffer: str, place: int) -> FNode:
        if buffer not in known:
            raise MalformedProgram(f"nothing defines register {buffer}")
        return named.setdefault((buffer, place), Symbol(f"x{len(named) - start}", BVType(8)))

    return leaf


def check_moves(lines: tuple[Line, ...]) -> None:
    """A fold or spill loads, reduces and stores, and nothing of it is in vain."""
    read = {arg for line in lines for arg in line.args}
    for line in lines:
        if line.stage not in ("load", "reduce", "store"):
            raise MalformedProgram(f"{line.dest}: a fold or spill has no stage {line.stage}")
        if line.stage != "store" and line.dest not in read:
            raise MalformedProgram(f"{line.dest} is computed in vain")
