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

import functools
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from isa_specs.cores import Usage
from sketches.schedule import Action, LoopInstruction

#: How many instructions ahead of the given order are looked at.
WINDOW = 40
#: Registers that instructions which overtake others leave free.
RESERVE = 3


class NoSchedule(Exception):
    """The values do not fit the registers. One line."""


@dataclass(frozen=True)
class Operation:
    """``actions`` on the registers of ``dests`` and ``args``.

    Several ``dests`` go to consecutive registers. ``tied``: the argument whose register becomes the result's.
    ``consecutive``: the arguments have to lie in consecutive registers. ``usage``: of the core. ``reads`` and
    ``writes``: scalar registers and memory, by name. ``slots``: actions that issue one after the other.
    """

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
    instructions: tuple[LoopInstruction, ...]
    cycles: int


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
    """The issue state. ``time``: of the last instruction; ``issued``: how many in that cycle; ``end``: when
    the latest ends; ``free``: from when on a port is."""

    width: int
    time: int = 0
    issued: int = 0
    end: int = 0
    free: dict[str, int] = field(default_factory=dict)

    def earliest(self, usage: Usage) -> int:
        """The cycle from which on an instruction can issue whose operands are there."""
        start = max(self.time + (self.issued >= self.width), self.end - usage.latency)
        for ports, _ in usage.ops:
            start = max(start, min([self.free.get(port, 0) for port in ports]))
        return start

    def issue(self, usage: Usage, start: int, slots: int) -> int:
        issued = self.issued + slots if start == self.time else slots
        start += (issued - 1) // self.width
        self.time, self.issued = start, (issued - 1) % self.width + 1
        for ports, count in usage.ops:
            port = min(ports, key=lambda p: (self.free.get(p, 0), p))
            self.free[port] = start + _cycles(count)
        self.end = max(self.end, start + usage.latency)
        return start + usage.latency


def _cycles(count: float) -> int:
    """Cycles for which an operation keeps a port busy."""
    return max(1, round(count))


class Problem:
    """Operations that are to be ordered, for a core that issues ``width`` instructions per cycle.

    ``registers`` may be used. ``live_in``: values that are there, by register; ``live_out``: values that must
    be in these registers at the end. Sets of registers are bit masks: bit ``n`` is register ``n``.
    """

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
        #: Registers that no value leaves in, and with them those whose leaving value is still to be made.
        self.usable = self.registers & ~_mask(live_out.values())
        self.spare = self.usable | _mask(number for value, number in live_out.items() if value in made)
        #: Per operation what it reads, with how often; per value how many times it is read, and by whom.
        self.args = [tuple(Counter(op.args).items()) for op in operations]
        self.readers = Counter(itertools.chain(live_out, *(op.args for op in operations)))
        self.users: dict[str, list[int]] = defaultdict(list)
        #: Per operation those that come after it, and whether they need its results; what it waits for.
        self.after: list[list[tuple[int, bool]]] = [[] for _ in operations]
        self.missing = []
        for n, before in enumerate(_before(operations)):
            self.missing.append(sum([arg not in live_in for arg, _ in self.args[n]]) + len(before))
            for arg, _ in self.args[n]:
                self.users[arg].append(n)
            for m, waits in before.items():
                self.after[m].append((n, waits))
        #: The kinds of instructions, and per operation its kind.
        counts = Counter(op.usage for op in operations)
        self.usages = list(counts)
        numbers = {usage: number for number, usage in enumerate(counts)}
        self.kinds = [numbers[op.usage] for op in operations]
        #: Per kind the cycles for which it keeps one of a group of ports busy. Two uses of one port begin
        #: together in this model, so the longer one counts.
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
        """Order and registers. Raises NoSchedule where the registers do not suffice, and as soon as it is
        known to take ``limit`` cycles or more."""
        return _Scheduler(self, window, reserve, limit).run()


class _Work:
    """What is left to do, and the cycles that it takes at least: by the places to issue, and by the ports."""

    def __init__(self, problem: Problem) -> None:
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
        """Cycles from now until the last operation issues, at least. The first may issue in this cycle, and
        the last of each port is not waited for."""
        found = -(-self.slots // self.problem.width) - 1
        for group, busy in self.busy.items():
            found = max(found, -(-busy // len(group)) - self.longest)
        return max(found, 0)


class _Scheduler:
    """One run over the operations.

    ``where`` each value is and which registers are ``held``; how many ``readers`` a value still has. Per
    operation what it still waits for (``missing``: values, and operations that have to come before it), and
    the first cycle that those which were there allow (``ready``). Both only move one way: a value stays until
    its last reader.
    """

    def __init__(self, problem: Problem, window: int, reserve: int, limit: float | Fraction) -> None:
        self.problem, self.operations = problem, problem.operations
        self.window, self.reserve, self.limit = window, reserve, limit
        self.machine, self.work = _Machine(problem.width), _Work(problem)
        self.readers, self.missing = problem.readers.copy(), list(problem.missing)
        self.where = {value: number for value, number in problem.live_in.items() if self.readers[value]}
        self.held = _mask(self.where.values())
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
        if self.machine.time + self.work.cycles() + 1 >= self.limit:
            raise NoSchedule(f"{self.limit} cycles or more")

    def choose(self) -> tuple[int, int, Sequence[int]]:
        """The operation that issues next, the first cycle when it can, and registers for its results."""
        best: tuple[int, int] | None = None
        chosen: tuple[int, int, Sequence[int]] | None = None
        seen, now = self.waiting[: self.window], self.machine.time
        earliest = [-1] * len(self.problem.usages)
        # Nothing issues sooner than this but address arithmetic, which is taken as early as it can be.
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
            # Address arithmetic costs the same whenever it comes; late, the loads behind it are late too.
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
        """Registers for the results, or None: where there are none, or, unless it is the ``first`` of those
        that wait, too few would be left for those in front."""
        if not op.dests:
            return ()
        if op.tied is not None:
            source = op.args[op.tied]
            number = self.where[source]
            wanted = self.problem.live_out.get(op.dests[0], number)
            return (number,) if self.readers[source] == 1 and wanted == number else None
        dying = 0  # registers of what nothing reads after it
        for arg, times in self.problem.args[n]:
            if self.readers[arg] == times:
                dying |= 1 << self.where[arg]
        free = self.problem.registers & (~self.held | dying)
        fixed = [self.problem.live_out[dest] for dest in op.dests if dest in self.problem.live_out]
        if fixed and len(fixed) < len(op.dests):
            raise NoSchedule("of what one load brings some leaves the loop, some does not")
        if not first and free.bit_count() - len(op.dests) < self.reserve:
            return None
        if fixed:
            return fixed if not _mask(fixed) & ~free else None
        # Into the shortest run that is long enough: groups of several need long ones.
        return _run(free & self.problem.usable, len(op.dests)) or _run(
            free & self.problem.spare, len(op.dests)
        )

    def issue(self, n: int, start: int, places: Sequence[int]) -> list[LoopInstruction]:
        """An operation issues into these registers."""
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
                self.held &= ~(1 << self.where.pop(arg))
        for dest, number in zip(op.dests, places, strict=True):
            if self.readers[dest]:
                self.where[dest] = number
                self.held |= 1 << number
            for m in self.problem.users[dest]:
                self.missing[m] -= 1
                self.ready[m] = max(self.ready[m], end)
        self.waiting.remove(n)
        if not op.usage.ops:
            self.addresses.remove(n)
        self.work.done(n)
        return [LoopInstruction(action, tuple(places), args) for action in op.actions]


def _mask(numbers: Iterable[int]) -> int:
    """The set of these registers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


@functools.lru_cache(maxsize=1 << 16)
def _run(free: int, count: int) -> tuple[int, ...] | None:
    """The lowest ``count`` registers in a row within the shortest run of free ones that holds them; the first
    of equally long runs. None where there is no such run."""
    best: range | None = None
    while free:
        begin = (free & -free).bit_length() - 1
        length = (~(free >> begin) & ((free >> begin) + 1)).bit_length() - 1
        if length >= count and (best is None or length < len(best)):
            best = range(begin, begin + length)
        free &= -1 << (begin + length)
    return None if best is None else tuple(best[:count])
