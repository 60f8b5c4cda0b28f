"""Changes of loops in assembly, as data (``sketches.schedule``)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import isa_specs
from sketches.schedule import Action, Compute, Load, LoadRepeated, LoopInstruction, Store, TileLoop

NEON = isa_specs.load("neon")

Find = Callable[[LoopInstruction], bool]
Make = Callable[[LoopInstruction], Sequence[LoopInstruction]]


def scalars(*actions: Action) -> tuple[LoopInstruction, ...]:
    """Instructions on scalar operands alone."""
    return tuple(map(LoopInstruction, actions))


def load(pointer: str, *registers: int, offset: int = 0) -> LoopInstruction:
    return LoopInstruction(Load(pointer, offset), registers)


def words(pointer: str, *registers: int) -> LoopInstruction:
    return LoopInstruction(LoadRepeated(pointer), registers)


def store(pointer: str, *registers: int) -> LoopInstruction:
    return LoopInstruction(Store(pointer), (), registers)


def compute(name: str, to: int, *reads: int, imm: int | None = None) -> LoopInstruction:
    return LoopInstruction(Compute(name, imm), (to,), reads)


# ---- which instruction ------------------------------------------------------------------------------------


def acts(action: Action) -> Find:
    return lambda one: one.action == action


def computes(mnemonic: str, upper: bool = False) -> Find:
    def found(one: LoopInstruction) -> bool:
        action = one.action
        mine = isinstance(action, Compute) and NEON.instructions[action.instruction].mnemonic == mnemonic
        return mine and (not upper or action.upper)  # type: ignore[union-attr]

    return found


# ---- what stands there instead ----------------------------------------------------------------------------


def acting(action: Action) -> Make:
    """Another action on the same registers."""
    return lambda one: [replace(one, action=action)]


def computing(name: str) -> Make:
    """Another instruction on the same registers."""
    return lambda one: [replace(one, action=replace(one.action, instruction=name))]  # type: ignore[call-arg]


def without(one: LoopInstruction) -> Sequence[LoopInstruction]:
    return ()


def preceded_by(*instructions: LoopInstruction) -> Make:
    """These in front of the instruction."""
    return lambda one: [*instructions, one]


def changed(loop: TileLoop, find: Find, make: Make) -> TileLoop | None:
    """The loop with its round's first instruction of a kind changed; None where it has none."""
    for place, one in enumerate(loop.round):
        if find(one):
            return replace(loop, round=(*loop.round[:place], *make(one), *loop.round[place + 1 :]))
    return None


def first_changed(
    loops: Sequence[TileLoop], change: Callable[[TileLoop], TileLoop | None]
) -> tuple[TileLoop, ...] | None:
    """The loops, the first of which that has what is changed is changed; None where none has."""
    for number, loop in enumerate(loops):
        if (other := change(loop)) is not None and other != loop:
            return (*loops[:number], other, *loops[number + 1 :])
    return None
