"""Straight-line code as proofs read it: byte by byte, over leaves that no line defines.

The code is well formed (``sketches.wellformed``): names are defined once, before they are read, and accesses
are within their buffers. This module checks what proofs need of loads and stores beyond that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pysmt.fnode import FNode
from pysmt.shortcuts import BV, Symbol
from pysmt.typing import BVType

from isa_specs.expr import Lane
from isa_specs.instruction import Instruction, Isa
from isa_specs.lifted import lift_byte, read_bytes
from sketches.program import Constant, Line, split_memory
from sketches.wellformed import MalformedProgram

#: A byte of memory or of a register that no line defines: (buffer or register, place) to a term of 8 bits.
Leaf = Callable[[str, int], FNode]
#: Bytes of a register or buffer that were made, by its name and their place.
Memo = dict[tuple[str, int], FNode]
#: Buffers whose loads may repeat what they read.
REPEATED = ("tables", "activations", "begins")


@dataclass(frozen=True)
class StraightLineCode:
    """Straight-line code: lines by the register that they define, and stored registers by byte offset in the
    one buffer that the lines write."""

    isa: Isa
    lines: dict[str, tuple[Line, Instruction]]
    stores: dict[int, str]
    constants: dict[str, bytes]

    def byte(self, name: str, place: int, leaf: Leaf, memo: Memo) -> FNode:
        """Return byte ``place`` of a register as a term over leaves. ``memo``: bytes made so far."""
        key = (name, place)
        if (known := memo.get(key)) is not None:
            return known
        if name in self.constants:
            made = BV(self.constants[name][place], 8)
        elif name in self.lines:
            made = self.line_byte(*self.lines[name], place, leaf, memo)
        else:
            made = leaf(name, place)
        memo[key] = made
        return made

    def line_byte(self, line: Line, instruction: Instruction, place: int, leaf: Leaf, memo: Memo) -> FNode:
        """Return byte ``place`` of a line's result. The line need not be one of this code."""

        def read(operand: int, n: int) -> FNode:
            arg = line.args[operand]
            at = split_memory(arg)
            return self.byte(arg, n, leaf, memo) if at is None else leaf(at[0], at[1] + n)

        return lift_byte(instruction, line.imm, place, read)

    def lane(self, name: str, width: int, index: int, leaf: Leaf) -> FNode:
        """Return lane ``index`` of ``width`` bits of a register as a term over the leaves."""
        memo: Memo = {}
        return read_bytes(lambda b: self.byte(name, b, leaf, memo), width, index)


def straight_code(
    isa: Isa, target: str, constants: Sequence[Constant], lines: Sequence[Line], wide: int = 0
) -> StraightLineCode:
    """Return well-formed ``lines`` as code. Raises MalformedProgram if a load or store, except of buffers in
    ``REPEATED``, does not move ``wide`` bytes (0: a vector register) unchanged."""
    known = {instruction.name: instruction for instruction in isa.on(target)}
    found: dict[str, tuple[Line, Instruction]] = {}
    stores: dict[int, str] = {}
    for line in lines:
        instruction = known[line.instruction]
        buffer, _, offset = (line.dest if line.stage == "store" else line.args[0]).partition("@")
        # The emission loads constants, and whatever is not repeated, with the same instruction.
        if line.stage in ("load", "store") and buffer not in REPEATED:
            check_plain(line, instruction, wide or isa.vector_bits // 8)
        if line.stage == "store":
            stores[int(offset)] = line.args[0]
        else:
            found[line.dest] = (line, instruction)
    return StraightLineCode(isa, found, stores, {constant.name: constant.bytes for constant in constants})


def free_leaf(named: Memo) -> Leaf:
    """Return leaves: bytes in ``named`` have their terms, every other byte is a free symbol x0, x1, ..."""
    start = len(named)

    def leaf(buffer: str, place: int) -> FNode:
        return named.setdefault((buffer, place), Symbol(f"x{len(named) - start}", BVType(8)))

    return leaf


def check_inside(line: Line, instruction: Instruction, limits: Mapping[str, int]) -> None:
    """Raise MalformedProgram unless every byte that the load reads, used or not, is inside its buffer. Proofs
    call this for loads that they moved. ``limits``: bytes of each buffer."""
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
