"""Instruction order and registers for a core that issues in order: list scheduling with registers in one
pass.

The code is straight-line, or the body of a loop, as operations on named values. The next instruction is the
one of the next few in the given order that can issue first; a value gets registers when its instruction
issues and gives them back after its last reader. What leaves a loop's body for its next round goes to the
register from which that round reads it.

Model of the core: at most ``width`` instructions per cycle in order, each with its ports free, none before
its operands are there, and none that would end before an earlier one (no instruction overtakes another on
the way out). That is llvm-mca's model of the Cortex-A53.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from isa_specs.cores import Usage

#: How many instructions ahead of the given order are looked at.
WINDOW = 40
#: Registers that instructions which overtake others leave free.
RESERVE = 3


class NoSchedule(Exception):
    """The values do not fit the registers. One line."""


@dataclass(frozen=True)
class Operation:
    """``text`` with ``{d}`` and ``{0}``, ``{1}``, ... for the register numbers of ``dests[0]`` and ``args``.

    Several ``dests`` go to consecutive registers (``{d}``, ``{d1}``, ...). ``tied``: the argument whose
    register becomes the result's. ``consecutive``: the arguments have to lie in consecutive registers.
    ``usage``: of the core. ``reads`` and ``writes``: scalar registers and memory, by name. ``slots``:
    instructions of the text that issue one after the other.
    """

    text: str
    dests: tuple[str, ...]
    args: tuple[str, ...]
    usage: Usage
    tied: int | None = None
    consecutive: bool = False
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    slots: int = 1


@dataclass(frozen=True)
class Instruction:
    """An operation in its place: ``registers`` of its dests and of its args, by number."""

    operation: Operation
    dests: tuple[int, ...]
    args: tuple[int, ...]

    @property
    def text(self) -> str:
        names = {f"d{n}" if n else "d": str(number) for n, number in enumerate(self.dests)}
        return self.operation.text.format(*map(str, self.args), **names)


@dataclass(frozen=True)
class Schedule:
    instructions: tuple[Instruction, ...]
    cycles: int


def schedule(
    operations: Sequence[Operation], width: int, registers: Sequence[int], live_in: Mapping[str, int],
    live_out: Mapping[str, int], window: int = WINDOW, reserve: int = RESERVE,
) -> Schedule:  # fmt: skip
    """Order and registers. ``live_in``: values that are there, by register; ``live_out``: values that must be
    in these registers at the end. Raises NoSchedule where the registers do not suffice."""
    return _Scheduler(operations, width, registers, live_in, live_out, window, reserve).run()


def _before(operations: Sequence[Operation]) -> list[dict[int, bool]]:
    """Per operation those that come before it by what they read and write beside vector registers; whether it
    needs their results."""
    before = []
    written: dict[str, int] = {}
    read: dict[str, list[int]] = defaultdict(list)
    for n, op in enumerate(operations):
        found: dict[int, bool] = {}
        for name in op.writes:
            found.update(dict.fromkeys(read[name], False))
            if name in written:
                found[written[name]] = False
        found.update({written[name]: True for name in op.reads if name in written})
        before.append(found)
        for name in op.reads:
            read[name].append(n)
        for name in op.writes:
            written[name], read[name] = n, []
    return before


@dataclass
class _Machine:
    """The issue state. ``time``: of the last instruction; ``issued``: how many in that cycle."""

    width: int
    time: int = 0
    issued: int = 0
    end: int = 0
    free: dict[str, int] = field(default_factory=dict)

    def earliest(self, usage: Usage, ready: int) -> int:
        start = max(self.time, ready, self.end - usage.latency)
        if start == self.time and self.issued >= self.width:
            start += 1
        for ports, _ in usage.ops:
            start = max(start, min(self.free.get(port, 0) for port in ports))
        return start

    def issue(self, usage: Usage, start: int, slots: int) -> int:
        issued = self.issued + slots if start == self.time else slots
        start += (issued - 1) // self.width
        self.time, self.issued = start, (issued - 1) % self.width + 1
        for ports, count in usage.ops:
            port = min(ports, key=lambda p: (self.free.get(p, 0), p))
            self.free[port] = start + max(1, round(count))
        self.end = max(self.end, start + usage.latency)
        return start + usage.latency


class _Scheduler:
    """One run over the operations.

    ``where`` each value is and what each register ``holds``; how many ``readers`` a value still has. Per
    operation what it still waits for (``missing``: values, and operations that have to come before it), and
    the first cycle that those which were there allow (``ready``). Both only move one way: a value stays until
    its last reader.
    """

    def __init__(
        self, operations: Sequence[Operation], width: int, registers: Sequence[int],
        live_in: Mapping[str, int], live_out: Mapping[str, int], window: int, reserve: int,
    ) -> None:  # fmt: skip
        self.operations, self.registers, self.live_out = operations, registers, live_out
        self.window, self.reserve, self.machine = window, reserve, _Machine(width)
        self.readers = Counter(itertools.chain(live_out, *(op.args for op in operations)))
        self.where = {value: number for value, number in live_in.items() if self.readers[value]}
        self.holds = {number: value for value, number in self.where.items()}
        self.reserved = {number: value for value, number in live_out.items()}
        self.made = {dest for op in operations for dest in op.dests}
        self.users: dict[str, list[int]] = defaultdict(list)
        self.after: list[list[tuple[int, bool]]] = [[] for _ in operations]
        self.ready = [0] * len(operations)
        self.missing = []
        for n, (op, before) in enumerate(zip(operations, _before(operations), strict=True)):
            self.missing.append(len(set(op.args).difference(live_in)) + len(before))
            for arg in set(op.args):
                self.users[arg].append(n)
            for m, waits in before.items():
                self.after[m].append((n, waits))
        self.waiting = list(range(len(operations)))

    def run(self) -> Schedule:
        made = []
        while self.waiting:
            made.append(self.issue(*self.choose()))
        for value, number in self.live_out.items():
            if self.where.get(value) != number:
                raise NoSchedule(f"{value} does not end in register {number}")
        return Schedule(tuple(made), self.machine.time + 1)

    def choose(self) -> tuple[int, int, list[int]]:
        """The operation that issues next, the first cycle when it can, and registers for its results."""
        best: tuple[int, int] | None = None
        chosen: tuple[int, int, list[int]] | None = None
        for place_in_list, n in enumerate(self.waiting[: self.window]):
            if self.missing[n]:
                continue
            op = self.operations[n]
            start = self.machine.earliest(op.usage, self.ready[n])
            # Address arithmetic costs the same whenever it comes; late, the loads behind it are late too.
            wanted = start if op.usage.ops else self.machine.time
            if best is not None and (wanted, place_in_list) >= best:
                continue
            places = self.place(op) if op.dests else []
            if places is not None and (not place_in_list or self.leaves_enough(op)):
                best, chosen = (wanted, place_in_list), (n, start, places)
        if chosen is None:
            raise NoSchedule(f"no registers for {self.operations[self.waiting[0]].dests}")
        return chosen

    def leaves_enough(self, op: Operation) -> bool:
        """Those in front need registers too."""
        if not op.dests or op.tied is not None:
            return True
        free = len(self.registers) - len(self.holds) + len(self.dying(op))
        return free - len(op.dests) >= self.reserve

    def dying(self, op: Operation) -> set[int]:
        """The registers of what nothing reads after a op."""
        return {self.where[a] for a in op.args if self.readers[a] == op.args.count(a)}

    def place(self, op: Operation) -> list[int] | None:
        """Registers for the results, or None."""
        if op.tied is not None:
            source = op.args[op.tied]
            number = self.where[source]
            wanted = self.live_out.get(op.dests[0], number)
            return [number] if self.readers[source] == 1 and wanted == number else None
        dying = self.dying(op)
        free = [r for r in self.registers if r not in self.holds or r in dying]
        fixed = [self.live_out[dest] for dest in op.dests if dest in self.live_out]
        if fixed:
            if len(fixed) < len(op.dests):
                raise NoSchedule("of what one load brings some leaves the loop, some does not")
            return fixed if set(fixed) <= set(free) else None
        usable = [r for r in free if r not in self.reserved]
        spare = [r for r in free if r not in self.reserved or self.reserved[r] in self.made]
        # Into the shortest run that is long enough: groups of several need long ones.
        return _run(usable, len(op.dests)) or _run(spare, len(op.dests))

    def issue(self, n: int, start: int, places: Sequence[int]) -> Instruction:
        """An operation issues into these registers."""
        op = self.operations[n]
        args = tuple(self.where[arg] for arg in op.args)
        if op.consecutive and any(b != a + 1 for a, b in itertools.pairwise(args)):
            raise NoSchedule("what one store takes is not in consecutive registers")
        end = self.machine.issue(op.usage, start, op.slots)
        for m, waits in self.after[n]:
            self.missing[m] -= 1
            self.ready[m] = max(self.ready[m], end if waits else start)
        for arg in op.args:
            self.readers[arg] -= 1
            if self.readers[arg] == 0:
                self.holds.pop(self.where.pop(arg), None)
        for dest, number in zip(op.dests, places, strict=True):
            if self.readers[dest]:
                self.where[dest], self.holds[number] = number, dest
            for m in self.users[dest]:
                self.missing[m] -= 1
                self.ready[m] = max(self.ready[m], end)
        self.waiting.remove(n)
        return Instruction(op, tuple(places), args)


def _run(free: Sequence[int], count: int) -> list[int] | None:
    """The lowest ``count`` registers in a row within the shortest run of free ones that holds them; the first
    of equally long runs. None where there is no such run."""
    runs: list[list[int]] = []
    for number in sorted(free):
        if runs and runs[-1][-1] + 1 == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    long = [run for run in runs if len(run) >= count]
    return min(long, key=len)[:count] if long else None
