"""Processor cores: which execution ports an instruction may use, and how long its result takes.

A core is a table of rules over the instructions of its ISA. It is no part of an instruction's meaning:
certificates and the digest of the ISA do not depend on it. An instruction that no rule covers takes what most
instructions of its family take on the core. Such a usage is marked as assumed where costs are shown. An
instruction of a family without any rule raises MissingUsage.
"""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

import isa_specs
from isa_specs.instruction import Instruction


class MissingUsage(LookupError):
    """The core's table has no entry for an instruction, nor for any of its family."""


@dataclass(frozen=True)
class Usage:
    """What one execution of an instruction takes.

    ``ops``: (ports, number of micro-operations that may each go to any one of these ports).
    ``slots``: places in the front end. ``latency``: cycles from operands to result; ``accumulate``: cycles
    from the operand that is added to, where the core forwards it late. ``assumed``: from other instructions
    of the family, since no rule covers the instruction.
    """

    ops: tuple[tuple[frozenset[str], int], ...]
    slots: int
    latency: int
    accumulate: int | None = None
    assumed: bool = False

    @property
    def chain(self) -> int:
        """Cycles from one accumulation into a register to the next."""
        return self.latency if self.accumulate is None else self.accumulate


#: A register alias, which is no instruction on the machine.
NOTHING = Usage((), 0, 0)


@dataclass(frozen=True)
class Rule:
    """The usage of all instructions with one of ``mnemonics`` (separated by spaces; ``-`` for one within a
    name).

    ``family``: of that shape family only; ``bits``: with registers of that size only (the largest one that
    the instruction has). Where several rules fit, the first counts.
    """

    mnemonics: str
    usage: Usage
    family: str | None = None
    bits: int | None = None

    def covers(self, instruction: Instruction) -> bool:
        return (
            instruction.mnemonic.replace(" ", "-") in self.mnemonics.split()
            and self.family in (None, instruction.family)
            and self.bits in (None, register_bits(instruction))
        )


@dataclass(frozen=True)
class Caches:
    """A core's caches of data: bytes of the ``first`` level, and of the ``second``, where several cores share
    it all of it; ``refill``: bytes per cycle that the first gets from the second at most."""

    first: int
    second: int
    refill: int


@dataclass(frozen=True, eq=False)
class Measured:
    """Factors of a core that no table of instructions has.

    The defaults were measured on other processors. ``source``: what was measured, and where; factors that the
    source does not name have their defaults.

    ``reached``: the part of the table's rate that kernels reach, the geometric mean that ``python -m
    bench.model_rank`` prints, 1 without a measurement; ``reached_by``: the part of single forms by name.
    ``spill``: cycles by which a step is longer if values have no register, beyond their loads and stores.
    ``stream``: the part of ``Caches.refill`` at which a tile reads the second-level cache; ``far``: the part
    at which bytes come from further away. ``room``: the part of that cache that a packed image has for
    itself. ``fetched``: cycles per byte of weights that come from memory; ``requested``: of weights that a
    loop asks for ahead. ``closed``: instructions to close a register of sums of a bytes kernel, which lie in
    memory before and after. ``turned``: cycles to turn an element between planes and channels last.
    """

    source: str
    reached: float = 1.0
    reached_by: Mapping[str, float] = field(default_factory=dict)
    spill: float = 0.0
    stream: float = 9 / 16
    far: float = 3 / 16
    room: float = 5 / 8
    fetched: float = 0.25
    requested: float = 0.1
    closed: float = 36.0
    turned: float = 1.0

    def part_reached(self, form: str) -> float:
        """Return the part of the table's rate that a form of kernels reaches."""
        return self.reached_by.get(form, self.reached)


#: The factors of a core that nobody measured.
NOT_MEASURED = Measured(
    "assumed: the second-level cache as measured on a Zen 5; weights from memory, sums of bytes and turned "
    "elements as measured in whole models on x86-64"
)


@dataclass(frozen=True, eq=False)
class Core:
    """A processor core.

    ``targets``: of ``isa``, the usual one first. ``ports`` are the execution ports that vector code uses.
    ``width``: front-end slots per cycle. ``load`` and ``store``: of a whole vector register. ``caches``: the
    smallest, where processors of one core differ. ``processors``: those that it stands for in code of its
    ISA, as LLVM names them (on x86 by CPUID's family and model); itself where there are none. ``measured``:
    factors beside the table. ``window``: micro-operations that may be under way at the same time, of a core
    whose table has instructions that take longer than such a window hides; else 0.
    """

    name: str
    description: str
    isa: str
    targets: tuple[str, ...]
    ports: tuple[str, ...]
    width: int
    rules: tuple[Rule, ...]
    load: Usage
    store: Usage
    caches: Caches
    sources: tuple[str, ...]
    in_order: bool = False
    processors: tuple[str, ...] = ()
    measured: Measured = NOT_MEASURED
    window: int = 0
    _known: dict[tuple[str, str], Usage] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        for usage in (*(rule.usage for rule in self.rules), self.load, self.store):
            for ports, count in usage.ops:
                if not ports or not ports <= set(self.ports) or count < 1:
                    raise ValueError(f"{self.name}: {count} on ports {sorted(ports)}; it has {self.ports}")

    def stands_for(self, processor: str) -> bool:
        """Whether it is the core of a processor, as LLVM names that."""
        return processor in (self.processors or (self.name,))

    def usage(self, instruction: Instruction, target: str) -> Usage:
        """What the instruction takes on this core. Raises MissingUsage, naming it, where no rule covers an
        instruction of its family."""
        key = (instruction.name, target)
        if key not in self._known:
            found = NOTHING if instruction.cost(target) == 0 else self._ruled(instruction)
            if found is None:
                found = self._family_usage(instruction, target)
            if found is None:
                told = f"core {self.name} has no entry for {instruction.name} ({instruction.mnemonic}"
                raise MissingUsage(f"{told}, {register_bits(instruction)} bits); add a rule to its table")
            self._known[key] = found
        return self._known[key]

    def _ruled(self, instruction: Instruction) -> Usage | None:
        return next((rule.usage for rule in self.rules if rule.covers(instruction)), None)

    def _family_usage(self, instruction: Instruction, target: str) -> Usage | None:
        """What most instructions of its family take, those of its register size where there are any; of two
        as frequent usages the slower."""
        known = isa_specs.load(self.isa).on(target)
        family = {i: usage for i in known if i.family == instruction.family and (usage := self._ruled(i))}
        bits = register_bits(instruction)
        alike = [usage for i, usage in family.items() if register_bits(i) == bits] or [*family.values()]
        if not alike:
            return None
        times = Counter(alike)
        usual = max(times, key=lambda usage: (times[usage], usage.slots, usage.latency))
        return replace(usual, assumed=True)


def register_bits(instruction: Instruction) -> int:
    """The size of the largest register of an instruction (not of what it reads or writes in memory)."""
    return max(o.bits for o in (*instruction.operands, instruction.result) if not o.memory)


def usage(ops: str, latency: int, slots: int | None = None, accumulate: int | None = None) -> Usage:
    """A usage from text: ``"p0/p1 2*p5"`` is one micro-operation on p0 or p1 and two on p5.

    ``slots``: by default one per micro-operation.
    """
    parsed = []
    for part in ops.split():
        count, star, ports = part.rpartition("*")
        parsed.append((frozenset(ports.split("/")), int(count) if star else 1))
    total = sum(count for _, count in parsed)
    return Usage(tuple(parsed), total if slots is None else slots, latency, accumulate)


@cache
def cores() -> dict[str, Core]:
    """Every core, by name: the ``CORES`` of the modules ``cores_*`` of this package."""
    found: dict[str, Core] = {}
    for info in pkgutil.iter_modules(isa_specs.__path__):
        if info.name.startswith("cores_"):
            module = importlib.import_module(f"isa_specs.{info.name}")
            for core in module.CORES:
                if core.name in found:
                    raise ValueError(f"core {core.name} is declared twice")
                found[core.name] = core
    return found


def core(name: str) -> Core:
    """The core of that name. Raises KeyError naming the known ones."""
    if name not in cores():
        raise KeyError(f"unknown core {name!r}; known: {', '.join(sorted(cores()))}")
    return cores()[name]


def assumed(core: Core, target: str) -> list[str]:
    """The names of the target's instructions whose usage on the core is assumed."""
    absent = set(missing(core, target, isa_specs.load(core.isa).on(target)))
    known = (i for i in isa_specs.load(core.isa).on(target) if i.name not in absent)
    return [instruction.name for instruction in known if core.usage(instruction, target).assumed]


def missing(core: Core, target: str, instructions: Iterable[Instruction]) -> list[str]:
    """The names of the instructions whose family the core's table lacks."""
    absent = []
    for instruction in instructions:
        try:
            core.usage(instruction, target)
        except MissingUsage:
            absent.append(instruction.name)
    return absent
