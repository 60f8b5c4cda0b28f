"""AArch64 instructions as operations for a core that issues in order: loads, stores, addresses and a
program's lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS, REPEATED_WORD, SYNTAX, arrangement, half
from isa_specs.cores import Core, Usage, cores
from isa_specs.instruction import Isa
from sketches.program import Line
from sketches.schedule import Action, Compute, Load, LoadRepeated, Store
from synth.emit.scheduling import NoSchedule, Operation

#: Cycles of address arithmetic.
SCALAR_CYCLES = 3


def in_order_core(isa: Isa, target: str) -> Core | None:
    """The core that issues in order, where the target has one and its assembly is written here."""
    if isa.target(target).assembly != SYNTAX:
        return None
    return next(
        (c for c in cores().values() if c.isa == isa.name and c.in_order and target in c.targets), None
    )


def _several(one: Usage, count: int) -> Usage:
    """One instruction that does what ``count`` do."""
    return Usage(tuple((ports, n * count) for ports, n in one.ops), one.slots, one.latency + count - 1)


class Code:
    """Operations in the order in which they are wanted."""

    def __init__(self, isa: Isa, target: str, core: Core, uniform: Iterable[str]) -> None:
        """``uniform``: constants whose halves are the same."""
        self.target, self.core = target, core
        self.known = {i.name: i for i in isa.on(target)}
        self.constants = set(uniform)
        self.operations: list[Operation] = []
        self.high: dict[str, str] = {}

    def usage(self, name: str) -> Usage:
        return self.core.usage(self.known[name], self.target)

    def load(self, dests: Sequence[str], pointer: str) -> None:
        """16 bytes each, from consecutive places."""
        if not 1 < len(dests) <= MOST_REGISTERS:
            self.load_at(dests, pointer, 0)
            return
        self.access(Load(pointer), dests, pointer, _several(self.core.load, len(dests)))

    def load_at(self, dests: Sequence[str], pointer: str, offset: int) -> None:
        """16 bytes each, one by one."""
        for n, dest in enumerate(dests):
            self.access(Load(pointer, offset + 16 * n), (dest,), pointer, self.core.load)

    def load_repeated(self, dests: Sequence[str], pointer: str, at_once: int) -> None:
        """Consecutive 32-bit words, each through a register; one access fills ``at_once``."""
        usage = _several(self.usage(REPEATED_WORD), -(-len(dests) // at_once))
        self.access(LoadRepeated(pointer), dests, pointer, usage)

    def access(self, load: Action, dests: Sequence[str], pointer: str, usage: Usage) -> None:
        reads = (pointer, f"memory at {pointer}")
        self.operations.append(Operation((load,), tuple(dests), (), usage, reads=reads))

    def store(self, values: Sequence[str], pointer: str) -> None:
        """Registers next to each other."""
        actions, usage = (Store(pointer),), _several(self.core.store, len(values))
        writes = (f"memory at {pointer}",)
        self.operations.append(
            Operation(actions, (), tuple(values), usage, consecutive=True, reads=(pointer,), writes=writes)
        )

    def scalar(self, actions: Sequence[Action], writes: Sequence[str], counted: bool) -> None:
        """Address arithmetic. ``counted``: each instruction takes its place, else all together take one."""
        usage = Usage((), len(actions), SCALAR_CYCLES)
        slots = len(actions) if counted else 1
        self.operations.append(Operation(tuple(actions), (), (), usage, writes=tuple(writes), slots=slots))

    def lines(self, lines: Iterable[Line], values: dict[str, str], tag: str) -> None:
        """Lines with ``values`` for the names that they read; what they make is named with ``tag`` and
        entered."""
        for line in lines:
            args = [values.get(arg, arg) for arg in line.args]
            dest = f"{line.dest}{tag}"
            part = half(line.instruction)
            if part == "low":
                dest = args[0]
            elif part == "high":
                self.high[dest] = args[0]
            else:
                self.instruction(line.instruction, dest, args, line.imm)
            values[line.dest] = dest

    def instruction(self, name: str, dest: str, args: Sequence[str], imm: int | None = None) -> None:
        instruction, args = self.known[name], list(args)
        tied = 0 if instruction.mnemonic in INTO_FIRST else None
        upper = any(arg in self.high for arg in args)
        if upper:
            # The instruction of the high halves; a constant is the same in both.
            places = [n for n, o in enumerate(instruction.operands) if arrangement(o) == "8b"]
            if not all(args[n] in self.high or args[n] in self.constants for n in places):
                raise NoSchedule(f"{name}: a high half beside a low one")
            for n in places:
                args[n] = self.high.get(args[n], args[n])
        action = Compute(name, imm, upper)
        self.operations.append(Operation((action,), (dest,), tuple(args), self.usage(name), tied))
