"""Instruction order and registers for a core that issues in order: list scheduling with registers in one pass.

The code is straight-line, or the body of a loop, as operations on named values. The next instruction is the
one of the next few in the given order that can issue first; a value gets registers when its instruction issues
and gives them back after its last reader. What leaves a loop's body for its next round goes to the register
from which that round reads it.

Model of the core: at most ``width`` instructions per cycle in order, each with its ports free, none before
its operands are there, and none that would end before an earlier one (no instruction overtakes another on
the way out). That is llvm-mca's model of the Cortex-A53.
"""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

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

    Several ``dests`` go to consecutive registers (``{d}``, ``{d1}``, ...). ``tied``: the argument whose register
    becomes the result's. ``consecutive``: the arguments have to lie in consecutive registers. ``usage``: of the
    core. ``reads`` and ``writes``: scalar registers and memory, by name. ``slots``: instructions of the text that issue
    one after the other.
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


class _Task(NamedTuple):
    """What an order depends on of an operation: values and usages by number, whatever its text. ``before``: tasks that have
    to issue first, and whether it needs their results."""

    dests: tuple[int, ...]
    args: tuple[int, ...]
    usage: int
    tied: int | None
    consecutive: bool
    slots: int
    before: tuple[tuple[int, bool], ...]


class _Question(NamedTuple):
    """All that an order depends on. Kernels of one shape, such as those of the encodings, ask the same."""

    tasks: tuple[_Task, ...]
    usages: tuple[Usage, ...]
    width: int
    registers: tuple[int, ...]
    live_in: tuple[tuple[int, int], ...]
    live_out: tuple[tuple[int, int], ...]
    window: int
    reserve: int


class _Order(NamedTuple):
    """The tasks' numbers as they issue, registers of their dests and args, and the cycles; or why there is no order."""

    numbers: tuple[int, ...] = ()
    dests: tuple[tuple[int, ...], ...] = ()
    args: tuple[tuple[int, ...], ...] = ()
    cycles: int = 0
    reason: str = ""


#: Orders that were made, by the digests of their questions.
_MADE: dict[bytes, _Order] = {}


def schedule(
    operations: Sequence[Operation], width: int, registers: Sequence[int], live_in: Mapping[str, int],
    live_out: Mapping[str, int], window: int = WINDOW, reserve: int = RESERVE,
) -> Schedule:  # fmt: skip
    """Order and registers. ``live_in``: values that are there, by register; ``live_out``: values that must be
    in these registers at the end. Raises NoSchedule where the registers do not suffice."""
    values: dict[str, int] = {}
    usages: dict[Usage, int] = {}

    def numbers(names: Sequence[str]) -> tuple[int, ...]:
        return tuple(values.setdefault(name, len(values)) for name in names)

    def places(live: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        return tuple(zip(numbers(tuple(live)), live.values(), strict=True))

    ends = places(live_in), places(live_out)
    tasks = tuple(
        _Task(
            numbers(op.dests), numbers(op.args), usages.setdefault(op.usage, len(usages)), op.tied, op.consecutive,
            op.slots, before,
        )
        for op, before in zip(operations, _before(operations), strict=True)
    )  # fmt: skip
    question = _Question(tasks, tuple(usages), width, tuple(registers), *ends, window, reserve)
    key = hashlib.sha256(repr(question).encode()).digest()
    if key not in _MADE:
        _MADE[key] = _ordered(question)
    found = _MADE[key]
    if found.reason:
        raise NoSchedule(found.reason)
    parts = zip(found.numbers, found.dests, found.args, strict=True)
    return Schedule(tuple(Instruction(operations[n], d, a) for n, d, a in parts), found.cycles)


def _before(operations: Sequence[Operation]) -> list[tuple[tuple[int, bool], ...]]:
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
        before.append(tuple(found.items()))
        for name in op.reads:
            read[name].append(n)
        for name in op.writes:
            written[name], read[name] = n, []
    return before


def _ordered(question: _Question) -> _Order:
    try:
        return _Scheduler(question).run()
    except NoSchedule as none:
        return _Order(reason=str(none))


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
    """One run over the tasks.

    ``where`` each value is and what each register ``holds``; how many ``readers`` a value still has. Per task what it
    still waits for (``missing``: values, and tasks that have to come before it), and the first cycle that those which
    were there allow (``ready``). Both only move one way: a value stays until its last reader.
    """

    def __init__(self, question: _Question) -> None:
        self.question, self.tasks, self.usages = question, question.tasks, question.usages
        self.machine = _Machine(question.width)
        live_in, self.live_out = dict(question.live_in), dict(question.live_out)
        self.readers = Counter(itertools.chain(self.live_out, *(task.args for task in self.tasks)))
        self.where = {value: number for value, number in live_in.items() if self.readers[value]}
        self.holds = {number: value for value, number in self.where.items()}
        self.reserved = {number: value for value, number in self.live_out.items()}
        self.made = {dest for task in self.tasks for dest in task.dests}
        self.users: dict[int, list[int]] = defaultdict(list)
        self.after: list[list[tuple[int, bool]]] = [[] for _ in self.tasks]
        self.ready = [0] * len(self.tasks)
        self.missing = []
        for n, task in enumerate(self.tasks):
            self.missing.append(len(set(task.args).difference(live_in)) + len(task.before))
            for arg in set(task.args):
                self.users[arg].append(n)
            for m, waits in task.before:
                self.after[m].append((n, waits))
        self.waiting = list(range(len(self.tasks)))

    def run(self) -> _Order:
        numbers, dests, args = [], [], []
        while self.waiting:
            n, start, places = self.choose()
            numbers.append(n)
            dests.append(tuple(places))
            args.append(self.issue(n, start, places))
        for value, number in self.live_out.items():
            if self.where.get(value) != number:
                raise NoSchedule(f"a value does not end in register {number}")
        return _Order(tuple(numbers), tuple(dests), tuple(args), self.machine.time + 1)

    def choose(self) -> tuple[int, int, list[int]]:
        """The task that issues next, the first cycle when it can, and registers for its results."""
        best: tuple[int, int] | None = None
        chosen: tuple[int, int, list[int]] | None = None
        for place_in_list, n in enumerate(self.waiting[: self.question.window]):
            if self.missing[n]:
                continue
            task = self.tasks[n]
            usage = self.usages[task.usage]
            start = self.machine.earliest(usage, self.ready[n])
            # Address arithmetic costs the same whenever it comes; late, the loads behind it are late too.
            wanted = start if usage.ops else self.machine.time
            if best is not None and (wanted, place_in_list) >= best:
                continue
            places = self.place(task) if task.dests else []
            if places is not None and (not place_in_list or self.leaves_enough(task)):
                best, chosen = (wanted, place_in_list), (n, start, places)
        if chosen is None:
            raise NoSchedule("no registers for what comes next")
        return chosen

    def leaves_enough(self, task: _Task) -> bool:
        """Those in front need registers too."""
        if not task.dests or task.tied is not None:
            return True
        free = len(self.question.registers) - len(self.holds) + len(self.dying(task))
        return free - len(task.dests) >= self.question.reserve

    def dying(self, task: _Task) -> set[int]:
        """The registers of what nothing reads after a task."""
        return {self.where[a] for a in task.args if self.readers[a] == task.args.count(a)}

    def place(self, task: _Task) -> list[int] | None:
        """Registers for the results, or None."""
        if task.tied is not None:
            source = task.args[task.tied]
            number = self.where[source]
            wanted = self.live_out.get(task.dests[0], number)
            return [number] if self.readers[source] == 1 and wanted == number else None
        dying = self.dying(task)
        free = [r for r in self.question.registers if r not in self.holds or r in dying]
        fixed = [self.live_out[dest] for dest in task.dests if dest in self.live_out]
        if fixed:
            if len(fixed) < len(task.dests):
                raise NoSchedule("of what one load brings some leaves the loop, some does not")
            return fixed if set(fixed) <= set(free) else None
        usable = [r for r in free if r not in self.reserved]
        spare = [r for r in free if r not in self.reserved or self.reserved[r] in self.made]
        # Into the shortest run that is long enough: groups of several need long ones.
        return _run(usable, len(task.dests)) or _run(spare, len(task.dests))

    def issue(self, n: int, start: int, places: Sequence[int]) -> tuple[int, ...]:
        """A task issues; the registers of what it reads."""
        task = self.tasks[n]
        args = tuple(self.where[arg] for arg in task.args)
        if task.consecutive and any(b != a + 1 for a, b in itertools.pairwise(args)):
            raise NoSchedule("what one store takes is not in consecutive registers")
        end = self.machine.issue(self.usages[task.usage], start, task.slots)
        for m, waits in self.after[n]:
            self.missing[m] -= 1
            self.ready[m] = max(self.ready[m], end if waits else start)
        for arg in task.args:
            self.readers[arg] -= 1
            if self.readers[arg] == 0:
                self.holds.pop(self.where.pop(arg), None)
        for dest, number in zip(task.dests, places, strict=True):
            if self.readers[dest]:
                self.where[dest], self.holds[number] = number, dest
            for m in self.users[dest]:
                self.missing[m] -= 1
                self.ready[m] = max(self.ready[m], end)
        self.waiting.remove(n)
        return args


def _run(free: Sequence[int], count: int) -> list[int] | None:
    """The lowest ``count`` registers in a row within the shortest run of free ones that holds them; the first of
    equally long runs. None where there is no such run."""
    runs: list[list[int]] = []
    for number in sorted(free):
        if runs and runs[-1][-1] + 1 == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    long = [run for run in runs if len(run) >= count]
    return min(long, key=len)[:count] if long else None
