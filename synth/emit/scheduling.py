"""Instruction order and registers for in-order cores: list scheduling and register allocation in one pass.

The code is straight-line, or the body of a loop, as operations on named values. The scheduler looks at the
next few operations in the given order, and issues the operation that can issue first. A value gets a register
when its instruction issues and frees it after its last reader. A value that goes to the next iteration gets
the register from which that iteration reads it.

The core issues at most ``width`` instructions per cycle, in order. Each needs a free port and its operands.
No instruction completes before an earlier one. This is llvm-mca's model of the Cortex-A53."""

from __future__ import annotations

import functools
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from isa_specs.cores import Usage
from sketches.schedule import Action, LoopInstruction

#: Number of waiting operations that are considered.
WINDOW = 40
#: Registers that an operation must leave free if it overtakes others.
RESERVE = 3


class NoSchedule(Exception):
    """A problem whose values do not fit the registers, or that exceeds a limit. The message is one line."""


@dataclass(frozen=True)
class Operation:
    """``actions`` on the registers of ``dests`` and ``args``.

    ``dests``: results; several get consecutive registers.
    ``tied``: index of the argument whose register becomes the result's.
    ``consecutive``: whether the arguments must be in consecutive registers.
    ``usage``: ports and latency on the core. ``slots``: issue slots that it takes.
    ``reads``, ``writes``: scalar registers and memory, by name."""

    actions: tuple[Action, ...]
    dests: tuple[str, ...]
    args: tuple[str, ...]
    usage: Usage
    tied: int | None = None
    consecutive: bool = False
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    slots: int = 1


@dataclass(frozen=True)
class Schedule:
    """Ordered instructions with registers, and the cycles that they take."""

    instructions: tuple[LoopInstruction, ...]
    cycles: int


def _before(operations: Sequence[Operation]) -> list[dict[int, bool]]:
    """Return per operation the earlier ones that it follows by ``reads`` and ``writes``, and whether it needs
    their results."""
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
    """The issue state of the core, in cycles.

    ``time``: of the last instruction. ``issued``: instructions in that cycle.
    ``end``: completion of the latest instruction. ``free``: first free cycle of each port."""

    width: int
    time: int = 0
    issued: int = 0
    end: int = 0
    free: dict[str, int] = field(default_factory=dict)

    def earliest(self, usage: Usage) -> int:
        """Return the first cycle in which an instruction with ready operands can issue."""
        start = max(self.time + (self.issued >= self.width), self.end - usage.latency)
        for ports, _ in usage.ops:
            start = max(start, min([self.free.get(port, 0) for port in ports]))
        return start

    def issue(self, usage: Usage, start: int, slots: int) -> int:
        """Issue an instruction of ``slots`` slots from cycle ``start`` on. Return the cycle of its result."""
        issued = self.issued + slots if start == self.time else slots
        start += (issued - 1) // self.width
        self.time, self.issued = start, (issued - 1) % self.width + 1
        for ports, count in usage.ops:
            port = min(ports, key=lambda p: (self.free.get(p, 0), p))
            self.free[port] = start + _cycles(count)
        self.end = max(self.end, start + usage.latency)
        return start + usage.latency


def _cycles(count: float) -> int:
    """Return the cycles for which an operation occupies a port."""
    return max(1, round(count))


class SchedulingProblem:
    """Operations to order for a core that issues ``width`` instructions per cycle.

    ``registers``: numbers of usable registers. ``live_in``: register number of each value at the start;
    ``live_out``: at the end. Attributes store sets of registers as bit masks: bit n is register n."""

    def __init__(
        self,
        operations: Sequence[Operation],
        width: int,
        registers: Sequence[int],
        live_in: Mapping[str, int],
        live_out: Mapping[str, int],
    ) -> None:
        self.operations, self.width, self.live_in, self.live_out = operations, width, live_in, live_out
        self.registers = _mask(registers)
        made = {dest for op in operations for dest in op.dests}
        #: Registers without a live-out value, and with those whose live-out value is still to be computed.
        self.usable = self.registers & ~_mask(live_out.values())
        self.spare = self.usable | _mask(number for value, number in live_out.items() if value in made)
        #: Arguments per operation with counts; readers per value: how many, and which operations.
        self.args = [tuple(Counter(op.args).items()) for op in operations]
        self.readers = Counter(itertools.chain(live_out, *(op.args for op in operations)))
        self.users: dict[str, list[int]] = defaultdict(list)
        #: Later operations per operation, and whether they need its results; number of unmet dependencies.
        self.after: list[list[tuple[int, bool]]] = [[] for _ in operations]
        self.missing = []
        for n, before in enumerate(_before(operations)):
            self.missing.append(sum([arg not in live_in for arg, _ in self.args[n]]) + len(before))
            for arg, _ in self.args[n]:
                self.users[arg].append(n)
            for m, waits in before.items():
                self.after[m].append((n, waits))
        #: The different usages, and the index of each operation's.
        counts = Counter(op.usage for op in operations)
        self.usages = list(counts)
        numbers = {usage: number for number, usage in enumerate(counts)}
        self.kinds = [numbers[op.usage] for op in operations]
        #: Cycles per usage for which it occupies one port of each group. Two uses of one port start together
        #: in this model, so the longer one counts.
        groups = {ports for usage in counts for ports, _ in usage.ops}
        self.keeps = [
            [
                (group, max((_cycles(n) for ports, n in usage.ops if group >= ports), default=0))
                for group in groups
            ]
            for usage in counts
        ]

    def schedule(
        self, window: int = WINDOW, reserve: int = RESERVE, limit: float | Fraction = math.inf
    ) -> Schedule:
        """Return order and registers. ``window``: number of operations that are considered, the first
        unissued ones in order. ``reserve``: registers that an operation must leave free if it overtakes
        others. Raises NoSchedule for too few registers, or if the schedule takes ``limit`` cycles or more."""
        return _Scheduler(self, window, reserve, limit).run()


class _Work:
    """The operations left, and a lower bound of their cycles by issue slots and by ports."""

    def __init__(self, problem: SchedulingProblem) -> None:
        self.problem = problem
        self.slots = sum([op.slots for op in problem.operations])
        self.longest = max((cycles for found in problem.keeps for _, cycles in found), default=0)
        self.busy: Counter[frozenset[str]] = Counter()
        for kind, times in Counter(problem.kinds).items():
            for group, cycles in problem.keeps[kind]:
                self.busy[group] += times * cycles

    def done(self, n: int) -> None:
        self.slots -= self.problem.operations[n].slots
        for group, cycles in self.problem.keeps[self.problem.kinds[n]]:
            self.busy[group] -= cycles

    def cycles(self) -> int:
        """Return the fewest cycles from now until the last operation issues. The first operation may issue in
        this cycle, and the last one of each port is not waited for."""
        found = -(-self.slots // self.problem.width) - 1
        for group, busy in self.busy.items():
            found = max(found, -(-busy // len(group)) - self.longest)
        return max(found, 0)


class _Scheduler:
    """One run over the operations.

    ``where``: register of each live value. ``live``: mask of these. ``readers``: readers left per value.
    ``missing``: per operation the number of values and earlier operations it waits for.
    ``ready``: per operation the first cycle that its known dependencies allow."""

    def __init__(
        self, problem: SchedulingProblem, window: int, reserve: int, limit: float | Fraction
    ) -> None:
        self.problem, self.operations = problem, problem.operations
        self.window, self.reserve, self.limit = window, reserve, limit
        self.machine, self.work = _Machine(problem.width), _Work(problem)
        self.readers, self.missing = problem.readers.copy(), list(problem.missing)
        self.where = {value: number for value, number in problem.live_in.items() if self.readers[value]}
        self.live = _mask(self.where.values())
        self.ready = [0] * len(self.operations)
        self.waiting = list(range(len(self.operations)))
        self.addresses = [n for n, op in enumerate(self.operations) if not op.usage.ops]

    def run(self) -> Schedule:
        made: list[LoopInstruction] = []
        while self.waiting:
            self.heed_limit()
            made += self.issue(*self.choose())
        self.heed_limit()
        for value, number in self.problem.live_out.items():
            if self.where.get(value) != number:
                raise NoSchedule(f"{value} does not end in register {number}")
        return Schedule(tuple(made), self.machine.time + 1)

    def heed_limit(self) -> None:
        """Raise NoSchedule if the schedule is known to take ``limit`` cycles or more."""
        if self.machine.time + self.work.cycles() + 1 >= self.limit:
            raise NoSchedule(f"{self.limit} cycles or more")

    def choose(self) -> tuple[int, int, Sequence[int]]:
        """Return the operation to issue next, the first cycle when it can, and registers for its results."""
        best: tuple[int, int] | None = None
        chosen: tuple[int, int, Sequence[int]] | None = None
        seen, now = self.waiting[: self.window], self.machine.time
        earliest = [-1] * len(self.problem.usages)
        # Only address arithmetic can issue sooner than this: it is taken as early as possible.
        soonest = now + (self.machine.issued >= self.machine.width)
        last_address = max((n for n in self.addresses if n <= seen[-1]), default=-1)
        for place_in_list, n in enumerate(seen):
            if best is not None and best[0] <= (now if n <= last_address else soonest):
                break
            if self.missing[n]:
                continue
            op = self.operations[n]
            kind = self.problem.kinds[n]
            if earliest[kind] < 0:
                earliest[kind] = self.machine.earliest(op.usage)
            start = max(earliest[kind], self.ready[n])
            # Address arithmetic costs the same at any time, but late arithmetic delays the loads behind it.
            wanted = start if op.usage.ops else now
            if best is not None and wanted >= best[0]:
                continue
            places = self.place(n, op, first=not place_in_list)
            if places is not None:
                best, chosen = (wanted, place_in_list), (n, start, places)
        if chosen is None:
            raise NoSchedule(f"no registers for {self.operations[self.waiting[0]].dests}")
        return chosen

    def place(self, n: int, op: Operation, first: bool) -> Sequence[int] | None:
        """Return registers for the results, or None if there are none, or if too few would remain for the
        operations in front. The ``first`` waiting operation has none in front."""
        if not op.dests:
            return ()
        if op.tied is not None:
            source = op.args[op.tied]
            number = self.where[source]
            wanted = self.problem.live_out.get(op.dests[0], number)
            return (number,) if self.readers[source] == 1 and wanted == number else None
        dying = 0  # registers of values without later readers
        for arg, times in self.problem.args[n]:
            if self.readers[arg] == times:
                dying |= 1 << self.where[arg]
        free = self.problem.registers & (~self.live | dying)
        fixed = [self.problem.live_out[dest] for dest in op.dests if dest in self.problem.live_out]
        if fixed and len(fixed) < len(op.dests):
            raise NoSchedule("of what one load brings some leaves the loop, some does not")
        if not first and free.bit_count() - len(op.dests) < self.reserve:
            return None
        if fixed:
            return fixed if not _mask(fixed) & ~free else None
        # The shortest run that fits keeps long runs for groups of registers.
        return _run(free & self.problem.usable, len(op.dests)) or _run(
            free & self.problem.spare, len(op.dests)
        )

    def issue(self, n: int, start: int, places: Sequence[int]) -> list[LoopInstruction]:
        """Issue operation ``n`` at cycle ``start`` with results in ``places``. Return its instructions."""
        op = self.operations[n]
        args = tuple([self.where[arg] for arg in op.args])
        if op.consecutive and any(b != a + 1 for a, b in itertools.pairwise(args)):
            raise NoSchedule("what one store takes is not in consecutive registers")
        end = self.machine.issue(op.usage, start, op.slots)
        for m, waits in self.problem.after[n]:
            self.missing[m] -= 1
            self.ready[m] = max(self.ready[m], end if waits else start)
        for arg, times in self.problem.args[n]:
            self.readers[arg] -= times
            if not self.readers[arg]:
                self.live &= ~(1 << self.where.pop(arg))
        for dest, number in zip(op.dests, places, strict=True):
            if self.readers[dest]:
                self.where[dest] = number
                self.live |= 1 << number
            for m in self.problem.users[dest]:
                self.missing[m] -= 1
                self.ready[m] = max(self.ready[m], end)
        self.waiting.remove(n)
        if not op.usage.ops:
            self.addresses.remove(n)
        self.work.done(n)
        return [LoopInstruction(action, tuple(places), args) for action in op.actions]


def _mask(numbers: Iterable[int]) -> int:
    """Return the registers as a bit mask."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


@functools.lru_cache(maxsize=1 << 16)
def _run(free: int, count: int) -> tuple[int, ...] | None:
    """Return the lowest ``count`` registers of the shortest run of free registers that has them, or None."""
    best: range | None = None
    while free:
        begin = (free & -free).bit_length() - 1
        length = (~(free >> begin) & ((free >> begin) + 1)).bit_length() - 1
        if length >= count and (best is None or length < len(best)):
            best = range(begin, begin + length)
        free &= -1 << (begin + length)
    return None if best is None else tuple(best[:count])
