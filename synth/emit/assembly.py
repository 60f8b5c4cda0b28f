"""AArch64 instructions as operations for the scheduler of in-order cores: loads, stores, addresses, lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from isa_specs.a64 import INTO_FIRST, MOST_REGISTERS, REPEATED_WORD, SYNTAX, arrangement, half
from isa_specs.cores import Core, Usage, cores
from isa_specs.instruction import Isa
from sketches.program import Line
from sketches.schedule import Action, Compute, Load, LoadRepeated, Store
from synth.emit.scheduling import NoSchedule, Operation

#: Latency of address arithmetic in cycles.
SCALAR_CYCLES = 3


def in_order_core(isa: Isa, target: str) -> Core | None:
    """Return the target's in-order core, None if there is none or its assembly syntax is not supported."""
    if isa.target(target).assembly != SYNTAX:
        return None
    return next(
        (c for c in cores().values() if c.isa == isa.name and c.in_order and target in c.targets), None
    )


def _several(one: Usage, count: int) -> Usage:
    """Return the usage of one instruction that does the work of ``count`` instructions."""
    return Usage(tuple((ports, n * count) for ports, n in one.ops), one.slots, one.latency + count - 1)


class AssemblyBuilder:
    """A builder of scheduler operations, in program order (``operations``)."""

    def __init__(self, isa: Isa, target: str, core: Core, uniform: Iterable[str]) -> None:
        """Start without operations. ``uniform``: names of constants whose two halves are equal."""
        self.target, self.core = target, core
        self.known = {i.name: i for i in isa.on(target)}
        self.constants = set(uniform)
        self.operations: list[Operation] = []
        self.high: dict[str, str] = {}

    def usage(self, name: str) -> Usage:
        return self.core.usage(self.known[name], self.target)

    def load(self, dests: Sequence[str], pointer: str) -> None:
        """Load registers of 16 bytes from consecutive memory at ``pointer``: 2 to ``MOST_REGISTERS`` by one
        access, any other number by one access each."""
        if not 1 < len(dests) <= MOST_REGISTERS:
            self.load_at(dests, pointer, 0)
            return
        self.access(Load(pointer), dests, pointer, _several(self.core.load, len(dests)))

    def load_at(self, dests: Sequence[str], pointer: str, offset: int) -> None:
        """Load 16-byte registers one by one from consecutive memory ``offset`` bytes after ``pointer``."""
        for n, dest in enumerate(dests):
            self.access(Load(pointer, offset + 16 * n), (dest,), pointer, self.core.load)

    def load_repeated(self, dests: Sequence[str], pointer: str, at_once: int) -> None:
        """Load consecutive 32-bit words by one instruction, each word into all lanes of a register. In the
        core model, every ``at_once`` registers cost one access."""
        usage = _several(self.usage(REPEATED_WORD), -(-len(dests) // at_once))
        self.access(LoadRepeated(pointer), dests, pointer, usage)

    def access(self, load: Action, dests: Sequence[str], pointer: str, usage: Usage) -> None:
        """Add a load of ``dests`` from memory at ``pointer``."""
        reads = (pointer, f"memory at {pointer}")
        self.operations.append(Operation((load,), tuple(dests), (), usage, reads=reads))

    def store(self, values: Sequence[str], pointer: str) -> None:
        """Store values to consecutive memory, from consecutive registers."""
        actions, usage = (Store(pointer),), _several(self.core.store, len(values))
        writes = (f"memory at {pointer}",)
        self.operations.append(
            Operation(actions, (), tuple(values), usage, consecutive=True, reads=(pointer,), writes=writes)
        )

    def scalar(self, actions: Sequence[Action], writes: Sequence[str], counted: bool) -> None:
        """Add address arithmetic. ``counted``: each instruction takes an issue slot, otherwise all take 1."""
        usage = Usage((), len(actions), SCALAR_CYCLES)
        slots = len(actions) if counted else 1
        self.operations.append(Operation(tuple(actions), (), (), usage, writes=tuple(writes), slots=slots))

    def lines(self, lines: Iterable[Line], values: dict[str, str], tag: str) -> None:
        """Add operations for a program's lines; the scheduler assigns registers. ``values``: by register name
        in the lines, the operation result to read. The lines' results are added to it, named with ``tag``."""
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
        """Add an instruction of the table. If an argument is an upper half, the instruction takes upper
        halves. Raises NoSchedule if an argument has only a lower half then."""
        instruction, args = self.known[name], list(args)
        tied = 0 if instruction.mnemonic in INTO_FIRST else None
        upper = any(arg in self.high for arg in args)
        if upper:
            # The instruction on upper halves. A uniform constant is the same in both halves.
            places = [n for n, o in enumerate(instruction.operands) if arrangement(o) == "8b"]
            if not all(args[n] in self.high or args[n] in self.constants for n in places):
                raise NoSchedule(f"{name}: a high half beside a low one")
            for n in places:
                args[n] = self.high.get(args[n], args[n])
        action = Compute(name, imm, upper)
        self.operations.append(Operation((action,), (dest,), tuple(args), self.usage(name), tied))
