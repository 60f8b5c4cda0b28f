"""A tile's loop in assembly as data: instructions, registers and order.

The emitter chooses order and registers for a core that issues in order (``synth.emit.rounds``). The prover
proves this data (``synth.prove.loops``), and the C text is printed from it (``synth.emit.round_text``).
"""

from __future__ import annotations

from dataclasses import dataclass

from sketches.tile import Tile


@dataclass(frozen=True)
class Compute:
    """Apply an instruction of the ISA's table to vector registers. ``upper``: every operand that is half a
    register is the upper half."""

    instruction: str
    imm: int | None = None
    upper: bool = False


@dataclass(frozen=True)
class Load:
    """Load whole registers from consecutive memory, ``offset`` bytes behind an operand's address. Several
    registers have no offset."""

    pointer: str
    offset: int = 0


@dataclass(frozen=True)
class LoadRepeated:
    """Load consecutive 32-bit words, each into every lane of a register."""

    pointer: str


@dataclass(frozen=True)
class Store:
    """Store whole registers to consecutive memory."""

    pointer: str


@dataclass(frozen=True)
class SetNumber:
    """Set a scalar operand to a number."""

    to: str
    number: int


@dataclass(frozen=True)
class Add:
    """Set a scalar operand to the sum of an operand and a number or another operand."""

    to: str
    augend: str
    addend: str | int


@dataclass(frozen=True)
class CountRound:
    """Subtract one from the number of iterations. The loop jumps back unless the result is zero."""


@dataclass(frozen=True)
class ZeroIfLast:
    """Set a scalar operand to ``value``, or to zero if ``CountRound`` gave zero."""

    to: str
    value: str


Action = Compute | Load | LoadRepeated | Store | SetNumber | Add | CountRound | ZeroIfLast


@dataclass(frozen=True)
class LoopInstruction:
    """One instruction, with the numbers of the vector registers that it writes and reads."""

    action: Action
    writes: tuple[int, ...] = ()
    reads: tuple[int, ...] = ()


@dataclass(frozen=True)
class TileLoop:
    """The loop of one tile: an unrolled iteration of ``steps``, in ``parts`` that each end with a widening.

    ``before``: instructions before the loop; ``round``: those of a round, without the jump back. Operands are
    ``x0``, ... (columns), ``w0``, ... (registers of weights), ``to0``, ... (what is kept, from the byte that
    ``kept`` has), ``k`` (``constants``), and the scalars ``sx`` and ``sw``. ``clobbers``: vector registers
    that are declared as changed. ``issued``: how many instructions of a round issue, where address arithmetic
    of one turn counts as one; ``cycles``: of a round, by the core's model.
    """

    tile: Tile
    steps: int
    parts: int
    before: tuple[LoopInstruction, ...]
    round: tuple[LoopInstruction, ...]
    constants: bytes
    kept: tuple[int, ...]
    clobbers: tuple[int, ...]
    issued: int
    cycles: int

    @property
    def columns(self) -> tuple[str, ...]:
        """The operands that point to columns."""
        return tuple(f"x{c}" for c in range(self.tile.columns))

    @property
    def weights(self) -> tuple[str, ...]:
        """The operands that point to registers of weights."""
        return tuple(f"w{r}" for r in range(self.tile.registers))
