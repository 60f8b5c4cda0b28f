"""Processor cores: the execution ports that each instruction may use, and the latency of its result.

A core is a table of rules over the instructions of its ISA. Core tables say nothing about meaning, so
certificates and the digest of the ISA do not depend on them. If no rule covers an instruction, it takes the
most frequent usage of its family on the core. Printed costs mark such a usage as assumed. If its family has
no rule either, MissingUsage is raised.
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
    """The core's table has no entry for an instruction or for any other instruction of its family."""


@dataclass(frozen=True)
class Usage:
    """What one execution of an instruction occupies on a core.

    ``ops``: (ports, number of micro-operations that may each use any one of these ports). ``slots``: slots of
    the front end. ``latency``: cycles from operands to result. ``accumulate``: cycles from the addend to the
    result if the core forwards the addend late, else None. ``assumed``: the usage is from other instructions
    of the family, because no rule covers the instruction.
    """

    ops: tuple[tuple[frozenset[str], int], ...]
    slots: int
    latency: int
    accumulate: int | None = None
    assumed: bool = False

    @property
    def chain(self) -> int:
        """Return the cycles from one accumulation into a register to the next one."""
        return self.latency if self.accumulate is None else self.accumulate


#: The usage of a register alias, for which the processor executes no instruction.
NOTHING = Usage((), 0, 0)


@dataclass(frozen=True)
class Rule:
    """The usage of all instructions with one of ``mnemonics``.

    ``mnemonics`` are separated by spaces; a space within a mnemonic is written ``-``. ``family`` restricts
    the rule to one shape family, ``bits`` to instructions whose largest register has this size. The first
    rule that fits counts.
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
    """The data caches of a core: bytes of the ``first`` level and of the ``second``, in full even if cores
    share it. ``refill``: most bytes per cycle from the second level to the first."""

    first: int
    second: int
    refill: int


@dataclass(frozen=True)
class LoopFactors:
    """The cost of loops of layers without a kernel of the library, in cycles, and the sizes that decide how
    loops are divided. The defaults were measured on a Zen 3, with vectors of ``lanes`` 32-bit lanes.

    ``multiply``: two instructions of a product. ``issue``: an instruction. ``longer``: factor by which loops
    take longer than a core's table says. ``load``: a load. ``unaligned``: loads that a vector of neighbouring
    positions counts as, since half of them cross a cache line. ``latency``: until an accumulator can be added
    to again. ``edge`` and ``call``: a tile beside its steps, per vector of accumulators and once. ``turn``:
    between two iterations of a loop over taps around a loop over words. ``moved``: an element that is packed
    or stored in its order. ``packed``: a word of every channel of a register, for depthwise kernels.
    ``read_term`` and ``written_term``: a term of a transformed vector of inputs and of outputs (Winograd).
    ``finished``: the end of a vector of such outputs. ``steps``: of a tile, so that its weights and inputs
    stay in the first-level cache. ``streamed``: the same if weights are read vector by vector. ``caches``:
    those that loops are divided for. ``pages``: of the first-level TLB.
    """

    lanes: int = 8
    multiply: float = 0.54
    issue: float = 0.26
    longer: float = 1.05
    load: float = 0.6
    unaligned: float = 1.5
    latency: float = 4.0
    edge: float = 3.0
    call: float = 10.0
    turn: float = 4.0
    moved: float = 0.4
    packed: float = 4.0
    read_term: float = 0.5
    written_term: float = 0.8
    finished: float = 2.0
    steps: int = 160
    streamed: int = 600
    caches: Caches = Caches(32 << 10, 512 << 10, 32)
    pages: int = 64

    @property
    def transposed(self) -> float:
        """The cycles to pack or store an element in another order."""
        return 5 * self.moved


@dataclass(frozen=True, eq=False)
class MeasuredFactors:
    """Measured factors of a core, which no table of instructions has.

    The defaults were measured on other processors. ``source`` says what was measured, and where. Factors that
    it does not name have their defaults.

    ``reached``: fraction of the table's rate that kernels reach, the geometric mean of ``python -m
    bench.model_rank``; 1 if not measured. ``reached_by``: form -> the fraction of this form's kernels, in
    place of ``reached``. ``spill``: cycles that a step takes longer if any value lacks a register, beyond the
    loads and stores of such values. ``stream``: fraction of ``Caches.refill`` at which a tile reads the
    second-level cache. ``far``: the same fraction beyond that cache. ``capacity``: fraction of the
    second-level cache that the packed activations of an image may fill. ``fetched``: cycles per byte of
    weights from memory; ``requested``: the same if the loop prefetches, and of data that a cache spills.
    ``closed``: instructions of a bytes kernel per accumulator register outside the loop over K, with its load
    and store. ``turned``: cycles to move one element between channels first and channels last. ``taps``:
    factor of what a tap costs. ``loops``: of layers without a kernel of the library.
    """

    source: str
    reached: float = 1.0
    reached_by: Mapping[str, float] = field(default_factory=dict)
    spill: float = 0.0
    stream: float = 9 / 16
    far: float = 3 / 16
    capacity: float = 5 / 8
    fetched: float = 0.25
    requested: float = 0.1
    closed: float = 36.0
    turned: float = 1.0
    taps: float = 1.0
    loops: LoopFactors = LoopFactors()

    def part_reached(self, form: str) -> float:
        """Return ``reached_by[form]``, or ``reached`` if ``form`` has no entry."""
        return self.reached_by.get(form, self.reached)


#: The factors of a core without measurements.
NOT_MEASURED = MeasuredFactors(
    "assumed: the second-level cache as measured on a Zen 5; weights from memory, sums of bytes and turned "
    "elements as measured in whole models on x86-64"
)


@dataclass(frozen=True, eq=False)
class Core:
    """A processor core.

    ``targets`` belong to ``isa``; the usual target is first. ``ports`` are the execution ports that vector
    code uses. ``width``: front-end slots per cycle. ``load`` and ``store``: usages of a whole vector
    register. ``caches``: the smallest if processors with this core differ. ``processors``: LLVM's names of
    the processors whose ``isa`` code this core models (on x86 by family and model of CPUID); by default
    ``name``. ``sources``: what the numbers were taken from, under the licences that docs/cost.md lists.
    ``measured``: factors beside the table. ``window``: size of the reorder window in
    micro-operations if the table has instructions too slow for it to hide, else 0.
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
    measured: MeasuredFactors = NOT_MEASURED
    window: int = 0
    _known: dict[tuple[str, str], Usage] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        for usage in (*(rule.usage for rule in self.rules), self.load, self.store):
            for ports, count in usage.ops:
                if not ports or not ports <= set(self.ports) or count < 1:
                    raise ValueError(f"{self.name}: {count} on ports {sorted(ports)}; it has {self.ports}")

    def stands_for(self, processor: str) -> bool:
        """Return whether this core models ``processor``, LLVM's name of a processor."""
        return processor in (self.processors or (self.name,))

    def usage(self, instruction: Instruction, target: str) -> Usage:
        """Return what the instruction occupies on this core. Raises MissingUsage if no rule covers any
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
        """Return the most frequent usage in the instruction's family, of its register size if possible. Of
        equally frequent usages, return the slower. Return None if the family has no rule."""
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
    """Return the bits of the largest register among operands and result. Memory operands do not count."""
    return max(o.bits for o in (*instruction.operands, instruction.result) if not o.memory)


def usage(ops: str, latency: int, slots: int | None = None, accumulate: int | None = None) -> Usage:
    """Parse a usage: ``"p0/p1 2*p5"`` is one micro-operation on p0 or p1 and two on p5. ``slots`` defaults to
    one per micro-operation."""
    parsed = []
    for part in ops.split():
        count, star, ports = part.rpartition("*")
        parsed.append((frozenset(ports.split("/")), int(count) if star else 1))
    total = sum(count for _, count in parsed)
    return Usage(tuple(parsed), total if slots is None else slots, latency, accumulate)


@cache
def cores() -> dict[str, Core]:
    """Return every core by name, from the lists ``CORES`` of the modules ``cores_*`` of this package."""
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
    """Return the core ``name``. Raises KeyError, which lists the known names."""
    if name not in cores():
        raise KeyError(f"unknown core {name!r}; known: {', '.join(sorted(cores()))}")
    return cores()[name]


def assumed(core: Core, target: str) -> list[str]:
    """Return the names of the target's instructions whose usage on the core is assumed (``Usage``)."""
    absent = set(missing(core, target, isa_specs.load(core.isa).on(target)))
    known = (i for i in isa_specs.load(core.isa).on(target) if i.name not in absent)
    return [instruction.name for instruction in known if core.usage(instruction, target).assumed]


def missing(core: Core, target: str, instructions: Iterable[Instruction]) -> list[str]:
    """Return the names of those ``instructions`` for which ``Core.usage`` raises MissingUsage."""
    absent = []
    for instruction in instructions:
        try:
            core.usage(instruction, target)
        except MissingUsage:
            absent.append(instruction.name)
    return absent
