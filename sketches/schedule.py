"""A tile's loop in assembly as data: instructions, registers and order.

The emitter chooses order and registers for an in-order core (``synth.emit.rounds``). The prover proves this
data (``synth.prove.loops``). ``synth.emit.round_text`` prints the C text from it."""

from __future__ import annotations

from dataclasses import dataclass

from sketches.tile import Tile


@dataclass(frozen=True)
class Compute:
    """An instruction of the ISA's table on vector registers.

    ``upper``: whether operands of half a register are upper halves, otherwise lower halves."""

    instruction: str
    imm: int | None = None
    upper: bool = False


@dataclass(frozen=True)
class Load:
    """A load of whole registers from consecutive memory, ``offset`` bytes after ``pointer``.

    If the load fills several registers, ``offset`` is 0."""

    pointer: str
    offset: int = 0


@dataclass(frozen=True)
class LoadRepeated:
    """A load of consecutive 32-bit words. Each word fills every lane of one register."""

    pointer: str


@dataclass(frozen=True)
class Store:
    """A store of whole registers to consecutive memory at ``pointer``."""

    pointer: str


@dataclass(frozen=True)
class SetNumber:
    """The assignment of a number to a scalar operand."""

    to: str
    number: int


@dataclass(frozen=True)
class Add:
    """The assignment ``to = augend + addend`` of scalar operands. ``addend`` may be a number."""

    to: str
    augend: str
    addend: str | int


@dataclass(frozen=True)
class CountRound:
    """A decrement of the number of iterations left. The loop's end jumps back unless the result is zero."""


@dataclass(frozen=True)
class ZeroIfLast:
    """The assignment ``to = value``, or ``to = 0`` if ``CountRound`` gave zero."""

    to: str
    value: str


Action = Compute | Load | LoadRepeated | Store | SetNumber | Add | CountRound | ZeroIfLast


@dataclass(frozen=True)
class LoopInstruction:
    """An action with the numbers of the vector registers that it writes and reads."""

    action: Action
    writes: tuple[int, ...] = ()
    reads: tuple[int, ...] = ()


@dataclass(frozen=True)
class TileLoop:
    """The loop of one tile. Its body is an unrolled iteration of ``steps`` steps.

    ``widenings``: widening intervals per iteration; each ends with a widening.
    ``before``, ``round``: instructions before the loop and of one iteration, without the jump back.
    ``constants``: bytes of the loop-invariant registers, at operand ``k``.
    ``kept``: byte offset of each operand ``to0``, ``to1``, ... in the stored accumulators.
    ``clobbers``: vector registers declared as clobbered.
    ``issued``: instructions issued per iteration; the address arithmetic of one step group counts as one.
    ``cycles``: cycles of an iteration by the core's model.

    Other operands point to columns (``x0``, ...) and weight registers (``w0``, ...), or hold address
    increments (``sx``, ``sw``)."""

    tile: Tile
    steps: int
    widenings: int
    before: tuple[LoopInstruction, ...]
    round: tuple[LoopInstruction, ...]
    constants: bytes
    kept: tuple[int, ...]
    clobbers: tuple[int, ...]
    issued: int
    cycles: int

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the names of the operands that point to columns."""
        return tuple(f"x{c}" for c in range(self.tile.columns))

    @property
    def weights(self) -> tuple[str, ...]:
        """Return the names of the operands that point to packed weights, one per weight register."""
        return tuple(f"w{r}" for r in range(self.tile.registers))
