"""Obligations of the compute part: each cut point is the affine popcount that its term claims."""

from __future__ import annotations

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVAdd, BVExtract, BVZExt, Equals, Ite, Symbol
from pysmt.typing import BVType

from isa_specs.lifted import lift_byte
from sketches.kernel import KernelSpec
from sketches.program import Program, Term, split_memory
from sketches.wellformed import MalformedProgram
from synth.prove.obligation import Obligation
from synth.prove.symbolic import Definition, Registers, constant_byte

_WIDE = 16
_TOP = (1 << 8) - 1


class LaneReader:
    """Evaluates one byte lane of the compute part over symbolic plane bytes.

    The bytes of the own weight and activation planes are called w and a, every other byte x0, x1, ... in
    order of appearance: lanes that compute alike then give one and the same formula.
    """

    def __init__(
        self, spec: KernelSpec, registers: Registers, vector_bytes: int, term: Term, lane: int
    ) -> None:
        self.spec, self.registers, self.vector_bytes = spec, registers, vector_bytes
        place = term.register * vector_bytes + lane
        self.names = {
            ("w", term.weight_plane, place): "w",
            ("a", term.activation_plane, place % spec.row_bytes): "a",
        }
        self.planes = {f"plane{plane}": plane for plane in range(spec.weights.bits)}
        self.memo: dict[tuple[bool, str, int, int], FNode] = {}

    def symbol(self, kind: str, plane: int, place: int) -> FNode:
        name = self.names.setdefault((kind, plane, place), f"x{len(self.names) - 2}")
        return Symbol(name, BVType(8))

    def byte(self, name: str, index: int, block: int | None) -> FNode:
        """Byte ``index`` of a register; ``block`` is the register of weights while in the packer's lines."""
        key = (block is not None, name, index, block or 0)
        if key not in self.memo:
            self.memo[key] = self._byte(name, index, block)
        return self.memo[key]

    def _byte(self, name: str, index: int, block: int | None) -> FNode:
        registers = self.registers
        if name in registers.constants:
            return constant_byte(registers.constants[name][index])
        if block is not None and name in self.planes:
            return self.symbol("w", self.planes[name], block * self.vector_bytes + index)
        return self.line_byte(registers.lookup(name, block is not None), index, block)

    def line_byte(self, definition: Definition, index: int, block: int | None) -> FNode:
        line = definition.line

        def read(operand: int, n: int) -> FNode:
            arg = line.args[operand]
            place = split_memory(arg)
            return self.byte(arg, n, block) if place is None else self.memory(place[0], place[1] + n)

        return lift_byte(definition.instruction, line.imm, index, read)

    def memory(self, buffer: str, address: int) -> FNode:
        """A byte of the arguments: what the packer stored there."""
        spec, views = self.spec, self.registers.program.views
        if not 0 <= address < memory_sizes(spec, self.registers.program).get(buffer, 0):
            raise MalformedProgram(f"the compute part reads {buffer}@{address}, which nobody packed")
        if buffer == "activations":
            plane, place = divmod(address, spec.row_bytes)
            return self.symbol("a", plane, place)
        view, rest = divmod(address, spec.plane_bytes)
        register, byte = divmod(rest, self.vector_bytes)
        return self.byte(views[view], byte, register)


def memory_sizes(spec: KernelSpec, program: Program) -> dict[str, int]:
    """Bytes of the operands of a block, as packers write them."""
    return {
        "activations": spec.activations.bits * spec.row_bytes,
        "weights": len(program.views) * spec.plane_bytes,
    }


def check_terms(program: Program) -> None:
    """Raise MalformedProgram unless every term is a register of its own whose claim a byte lane can hold, and the terms
    of a plane pair claim one thing of all registers: the corrections are one for all rows."""
    forms: dict[tuple[int, int], tuple[int, ...]] = {}
    if len({term.name for term in program.terms}) != len(program.terms):
        raise MalformedProgram("two terms are one register")
    for term in program.terms:
        if term.multiplier < 1:
            raise MalformedProgram(f"{term.name}: multiplier {term.multiplier} is not at least 1")
        values = [term.per_position(w, a) for w in (0, 1) for a in (0, 1)]
        if min(values) < 0 or term.bound > _TOP:
            raise MalformedProgram(f"{term.name}: eight positions of {values} each do not fit a byte")
        form = (term.product, term.only_w, term.only_a, term.constant)
        pair = (term.weight_plane, term.activation_plane)
        if forms.setdefault(pair, form) != form:
            raise MalformedProgram(
                f"{term.name}: claims {form} of planes {pair}, another register {forms[pair]}"
            )


def claimed_value(term: Term, w: FNode, a: FNode) -> FNode:
    """What the term claims for a byte: the sum over its eight positions, 16 bits. ``check_terms`` has seen to it that
    nothing is reduced by them."""
    total = BV(0, _WIDE)
    for bit in range(8):
        w_bit, a_bit = (Equals(BVExtract(x, bit, bit), BV(1, 1)) for x in (w, a))
        value = [[BV(term.per_position(x, y), _WIDE) for y in (0, 1)] for x in (0, 1)]
        position = Ite(w_bit, Ite(a_bit, value[1][1], value[1][0]), Ite(a_bit, value[0][1], value[0][0]))
        total = BVAdd(total, position)
    return total


def term_obligations(spec: KernelSpec, registers: Registers, vector_bytes: int) -> list[Obligation]:
    """One obligation per distinct formula; a term's lanes mostly share one."""
    found: dict[FNode, Obligation] = {}
    w, a = Symbol("w", BVType(8)), Symbol("a", BVType(8))
    for term in registers.program.terms:
        claimed = claimed_value(term, w, a)
        for lane in range(vector_bytes):
            reader = LaneReader(spec, registers, vector_bytes, term, lane)
            value = reader.byte(term.name, lane, None)
            formula = Equals(BVZExt(value, _WIDE - 8), claimed)
            if formula not in found:
                name = f"term {term.name} lane {lane}: planes w{term.weight_plane}, a{term.activation_plane}"
                found[formula] = Obligation(name, formula, QF_BV)
    return list(found.values())
