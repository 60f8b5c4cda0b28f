"""Obligations of the compute part: each cut point is the affine popcount that its term claims."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce

from pysmt.fnode import FNode
from pysmt.logics import QF_BV
from pysmt.shortcuts import BV, BVAdd, BVExtract, BVZExt, Equals, Ite, Symbol
from pysmt.typing import BVType

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram, Term
from sketches.wellformed import MalformedProgram
from synth.prove.code import Memo, StraightLineCode, straight_code
from synth.prove.obligation import Obligation

_WIDE = 16


@dataclass(frozen=True)
class BlockKernelCode:
    """A block kernel's program with its two codes. ``packed`` makes the derived planes that a packer stores
    for a register of weights; ``body`` computes on what is stored."""

    spec: KernelSpec
    program: BlockKernelProgram
    packed: StraightLineCode
    body: StraightLineCode

    @property
    def vector_bytes(self) -> int:
        return self.body.isa.vector_bits // 8

    @property
    def sizes(self) -> dict[str, int]:
        """Return the bytes of the kernel's buffers, as packers write them."""
        return {
            "activations": self.spec.activations.bits * self.spec.row_bytes,
            "weights": len(self.program.derived_planes) * self.spec.plane_bytes,
            "acc": self.program.accumulator_registers * self.vector_bytes,
        }


def block_code(spec: KernelSpec, isa: Isa, target: str, program: BlockKernelProgram) -> BlockKernelCode:
    """Read a well-formed block kernel. Raises MalformedProgram if a load or store does not move a whole
    register."""
    packed = straight_code(isa, target, program.constants, program.weight_lines)
    return BlockKernelCode(spec, program, packed, straight_code(isa, target, program.constants, program.body))


@dataclass
class PlaneReader:
    """SMT terms of the bytes of byte lane ``lane`` of the body, over symbols for the planes' bytes. The bytes
    of ``term``'s weight and activation planes are called w and a. Every other byte is called x0, x1, ... in
    order of appearance, so that lanes that compute alike give one formula."""

    block: BlockKernelCode
    term: Term
    lane: int
    names: dict[tuple[str, int, int], str] = field(init=False)
    memo: Memo = field(default_factory=dict)
    packed: dict[int, Memo] = field(default_factory=dict)

    def __post_init__(self) -> None:
        place = self.term.register * self.block.vector_bytes + self.lane
        self.names = {
            ("w", self.term.weight_plane, place): "w",
            ("a", self.term.activation_plane, place % self.block.spec.row_bytes): "a",
        }

    def byte(self, name: str, index: int) -> FNode:
        """Return byte ``index`` of a register of the body."""
        return self.block.body.byte(name, index, self.memory, self.memo)

    def _symbol(self, kind: str, plane: int, place: int) -> FNode:
        name = self.names.setdefault((kind, plane, place), f"x{len(self.names) - 2}")
        return Symbol(name, BVType(8))

    def memory(self, buffer: str, address: int) -> FNode:
        """Return byte ``address`` of a buffer, as the packer stored it."""
        block, spec, size = self.block, self.block.spec, self.block.vector_bytes
        if buffer == "acc":
            raise MalformedProgram("the compute part reads the accumulator")
        if buffer == "activations":
            return self._symbol("a", *divmod(address, spec.row_bytes))
        view, rest = divmod(address, spec.plane_bytes)
        register, byte = divmod(rest, size)

        def plane(name: str, index: int) -> FNode:
            return self._symbol("w", planes.index(name), register * size + index)

        planes = [f"plane{number}" for number in range(spec.weights.bits)]
        return block.packed.byte(
            block.program.derived_planes[view], byte, plane, self.packed.setdefault(register, {})
        )


def position_value(term: Term, w: FNode, a: FNode, bit: int, width: int) -> FNode:
    """Return ``term.per_position`` of bit ``bit`` of the bytes w and a, as an SMT term of ``width`` bits."""
    w_bit, a_bit = (Equals(BVExtract(x, bit, bit), BV(1, 1)) for x in (w, a))
    value = [[BV(term.per_position(x, y), width) for y in (0, 1)] for x in (0, 1)]
    return Ite(w_bit, Ite(a_bit, value[1][1], value[1][0]), Ite(a_bit, value[0][1], value[0][0]))


def term_obligations(block: BlockKernelCode) -> list[Obligation]:
    """Return the obligations that each byte of a term's register is the sum of ``Term.per_position`` over its
    eight positions, each formula once."""
    found: dict[FNode, Obligation] = {}
    w, a = Symbol("w", BVType(8)), Symbol("a", BVType(8))
    for term in block.program.terms:
        # What the term claims for a byte: the sum over its eight positions, which 16 bits hold.
        claimed = reduce(BVAdd, (position_value(term, w, a, bit, _WIDE) for bit in range(8)), BV(0, _WIDE))
        for lane in range(block.vector_bytes):
            value = PlaneReader(block, term, lane).byte(term.name, lane)
            formula = Equals(BVZExt(value, _WIDE - 8), claimed)
            name = f"term {term.name} lane {lane}: planes w{term.weight_plane}, a{term.activation_plane}"
            found.setdefault(formula, Obligation(name, formula, QF_BV))
    return list(found.values())
