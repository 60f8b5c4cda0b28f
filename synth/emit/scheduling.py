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

    Several ``dests`` go to consecutive registers (``{d}``, ``{d1}``, ...). ``tied``: the argument whose register
    becomes the result's. ``consecutive``: the arguments have to lie in consecutive registers. ``usage``: of the
    core. ``reads`` and ``writes``: scalar registers and flags, by name. ``slots``: instructions of the text that issue
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


@dataclass(frozen=True)
class _Order:
    """A schedule without its operations: their numbers as they issue, registers of their dests and args, and
    the cycles; or why there is none."""

    numbers: tuple[int, ...] = ()
    dests: tuple[tuple[int, ...], ...] = ()
    args: tuple[tuple[int, ...], ...] = ()
    cycles: int = 0
    reason: str = ""


#: Orders that were made, by all that they depend on. What instructions compute is no part of that: kernels of
#: one shape, such as those of the encodings, have the same.
_MADE: dict[bytes, _Order] = {}


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


def schedule(
    operations: Sequence[Operation], width: int, registers: Sequence[int], live_in: Mapping[str, int],
    live_out: Mapping[str, int], window: int = WINDOW, reserve: int = RESERVE,
) -> Schedule:  # fmt: skip
    """Order and registers. ``live_in``: values that are there, by register; ``live_out``: values that must be
    in these registers at the end. Raises NoSchedule where the registers do not suffice."""
    key = _structure(operations, (width, *registers, -1, window, reserve), live_in, live_out)
    if key not in _MADE:
        try:
            made = _schedule(operations, width, registers, live_in, live_out, window, reserve)
        except NoSchedule as none:
            _MADE[key] = _Order(reason=str(none))
            raise
        place = {id(op): n for n, op in enumerate(operations)}
        every = made.instructions
        _MADE[key] = _Order(
            tuple(place[id(i.operation)] for i in every),
            tuple(i.dests for i in every),
            tuple(i.args for i in every),
            made.cycles,
        )
        return made
    found = _MADE[key]
    if found.reason:
        raise NoSchedule(found.reason)
    parts = zip(found.numbers, found.dests, found.args, strict=True)
    return Schedule(tuple(Instruction(operations[n], d, a) for n, d, a in parts), found.cycles)


def _structure(
    operations: Sequence[Operation], numbers: tuple[int, ...], live_in: Mapping[str, int],
    live_out: Mapping[str, int],
) -> bytes:  # fmt: skip
    """A digest of what an order depends on: values by the order in which they first occur, not by name."""
    names: dict[str, int] = {}
    usages: dict[int, str] = {}

    def name(value: str) -> int:
        return names.setdefault(value, len(names))

    parts = [
        repr(
            (numbers, [(name(v), n) for v, n in live_in.items()], [(name(v), n) for v, n in live_out.items()])
        )
    ]
    for op in operations:
        if id(op.usage) not in usages:
            usages[id(op.usage)] = repr(op.usage)
        dests, args = [name(v) for v in op.dests], [name(v) for v in op.args]
        parts.append(
            f"{dests}{args}{usages[id(op.usage)]}{op.tied}{op.consecutive}{op.reads}{op.writes}{op.slots}"
        )
    return hashlib.sha256("\n".join(parts).encode()).digest()


def _schedule(
    operations: Sequence[Operation], width: int, registers: Sequence[int], live_in: Mapping[str, int],
    live_out: Mapping[str, int], window: int, reserve: int,
) -> Schedule:  # fmt: skip
    where: dict[str, int] = dict(live_in)
    holds = {number: name for name, number in live_in.items()}
    readers: dict[str, int] = {}
    producer = {dest: n for n, op in enumerate(operations) for dest in op.dests}
    for op in operations:
        for arg in op.args:
            readers[arg] = readers.get(arg, 0) + 1
    for name in live_out:
        readers[name] = readers.get(name, 0) + 1
    for name in live_in:
        if name not in readers:
            del where[name]
            del holds[live_in[name]]
    reserved = {number: name for name, number in live_out.items()}
    pool = list(registers)
    before = _order(operations)
    # Per operation what it still waits for (values, and operations that have to come before it), and the first cycle
    # that those which were there allow. Both only move one way: a value stays until its last reader.
    missing = [len({arg for arg in op.args if arg not in live_in}) for op in operations]
    ready = [0] * len(operations)
    users: dict[str, list[int]] = {}
    after: list[list[tuple[int, bool]]] = [[] for _ in operations]
    for n, op in enumerate(operations):
        for arg in set(op.args):
            users.setdefault(arg, []).append(n)
        missing[n] += len(before[n])
        for m, waits in before[n].items():
            after[m].append((n, waits))
    waiting = list(range(len(operations)))
    machine = _Machine(width)
    result: list[Instruction] = []

    def place(op: Operation) -> list[int] | None:
        """Registers for the results, or None."""
        if op.tied is not None:
            source = op.args[op.tied]
            number = where[source]
            wanted = live_out.get(op.dests[0], number)
            return [number] if readers[source] == 1 and wanted == number else None
        dying = {where[a] for a in op.args if readers[a] == op.args.count(a)}
        fixed = [live_out.get(dest) for dest in op.dests]
        free = {r for r in pool if r not in holds or r in dying}
        if any(number is not None for number in fixed):
            numbers = [number for number in fixed if number is not None]
            if len(numbers) != len(fixed):
                raise NoSchedule(f"{op.dests}: some leave the loop, some do not")
            return numbers if all(n in free for n in numbers) else None
        count = len(op.dests)
        usable = [r for r in pool if r in free and r not in reserved]
        spare = [r for r in pool if r in free and r in reserved and reserved[r] in producer]
        for choice in (usable, sorted({*usable, *spare})):
            # Into the shortest run that is long enough: groups of several need long ones.
            if (found := _run(choice, count)) is not None:
                return found
        return None

    while waiting:
        best: tuple[int, int, int] | None = None
        chosen = 0
        places: list[int] | None = None
        for place_in_list, n in enumerate(waiting[:window]):
            if missing[n]:
                continue
            op = operations[n]
            start = machine.earliest(op.usage, ready[n])
            # Address arithmetic costs the same whenever it comes; late, the loads behind it are late too.
            wanted = start if op.usage.ops else machine.time
            if best is not None and (wanted, place_in_list) >= best[:2]:
                continue
            numbers = place(op) if op.dests else []
            if numbers is None:
                continue
            if op.dests and op.tied is None and place_in_list:
                # Those in front need registers too.
                dying = sum(readers[a] == op.args.count(a) for a in set(op.args))
                if len(pool) - len(holds) + dying - len(op.dests) < reserve:
                    continue
            best, places, chosen = (wanted, place_in_list, n), numbers, start
        if best is None or places is None:
            raise NoSchedule(f"no registers for {operations[waiting[0]].dests}")
        n = best[2]
        op = operations[n]
        args = tuple(where[arg] for arg in op.args)
        if op.consecutive and any(b != a + 1 for a, b in itertools.pairwise(args)):
            raise NoSchedule(f"{op.args} are not in consecutive registers")
        end = machine.issue(op.usage, chosen, op.slots)
        for m, waits in after[n]:
            missing[m] -= 1
            ready[m] = max(ready[m], end if waits else chosen)
        for arg in op.args:
            readers[arg] -= 1
            if readers[arg] == 0:
                number = where.pop(arg)
                holds.pop(number, None)
        for dest, number in zip(op.dests, places, strict=True):
            if readers.get(dest, 0):
                where[dest], holds[number] = number, dest
            for m in users.get(dest, ()):
                missing[m] -= 1
                ready[m] = max(ready[m], end)
        result.append(Instruction(op, tuple(places), args))
        waiting.remove(n)
    for name, number in live_out.items():
        if where.get(name) != number:
            raise NoSchedule(f"{name} does not end in register {number}")
    return Schedule(tuple(result), machine.time + 1)


def _order(operations: Sequence[Operation]) -> list[dict[int, bool]]:
    """Per operation those that come before it by what they read and write beside vector registers; whether it
    needs their results."""
    before: list[dict[int, bool]] = []
    written: dict[str, int] = {}
    read: dict[str, list[int]] = {}
    for n, op in enumerate(operations):
        found: dict[int, bool] = {}
        for name in op.writes:
            found.update(dict.fromkeys(read.get(name, ()), False))
            if name in written:
                found[written[name]] = False
        for name in op.reads:
            if name in written:
                found[written[name]] = True
        for name in op.reads:
            read.setdefault(name, []).append(n)
        for name in op.writes:
            written[name], read[name] = n, []
        found.pop(n, None)
        before.append(found)
    return before


def _run(free: Sequence[int], count: int) -> list[int] | None:
    """The lowest ``count`` registers in a row within the shortest run of free ones that holds them; the first of
    equally long runs. None where there is no such run."""
    best: tuple[int, int] | None = None
    numbers = sorted(free)
    start = 0
    for place, number in enumerate(numbers):
        if place + 1 == len(numbers) or numbers[place + 1] != number + 1:
            length = place + 1 - start
            if length >= count and (best is None or length < best[0]):
                best = (length, numbers[start])
            start = place + 1
    return None if best is None else list(range(best[1], best[1] + count))
