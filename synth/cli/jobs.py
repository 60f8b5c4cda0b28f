"""The kernels that a command requests, their order, and how one of them is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import isa_specs
from isa_specs.instruction import Isa, Target
from sketches.encoding import EncodingError, Operand, parse_pair
from sketches.kernel import KernelSpec, SpecError, check_block
from sketches.limits import WIDE
from synth.errors import UserError, VerificationError
from synth.forms import AUTO, BYTES
from synth.forms.registry import FORMS, offers
from synth.library import build
from synth.library.build import Job, existing
from synth.library.kinds.linear import LINEAR, TABLE_LINEAR, LinearKind
from synth.library.kinds.registry import kinds_needed
from synth.library.library_paths import library_folder
from synth.search.kernel import Limits

Progress = Callable[[str], None]

#: Kinds of linear kernels with everything that there is of them, as ``--all`` writes.
EVERY_LINEAR: Mapping[LinearKind, Sequence[int]] = {kind: kind.bits for kind in (LINEAR, TABLE_LINEAR)}
#: What ``--all`` writes.
ALL_BITS = (1, 2, 3)
ALL_ENCODINGS = ("hybrid", "unipolar", "twos", "bipolar", "twos/bipolar", "twos/twos")
#: The encodings of targets with further features. Their other kernels are made on request.
FURTHER_ENCODINGS = ("hybrid",)


@dataclass(frozen=True)
class Request:
    """The kernels that one command line names; None stands for all values of an option. ``a``, ``w``: bits of
    activations and weights. ``m``, ``k``: size of the block kernel. ``form``: only targets with this kernel
    form (AUTO: any). ``further``: if no target is named, include targets that extend a base target."""

    isa: str | None
    target: str | None
    a: int | None
    w: int | None
    encoding: str | None
    m: int
    k: int
    form: str = AUTO
    further: bool = False

    def places(self) -> list[tuple[str, str]]:
        """Return (ISA, target) pairs. Raises UserError if the ISA lacks the target or the form."""
        isas = isa_specs.available()
        if self.isa is not None and self.target is not None:
            names = [t.name for t in isas[self.isa].targets if t.useful]
            if self.target not in names:
                remedy = f"use {' or '.join(names)}"
                raise UserError(f"--target {self.target}: {self.isa} has no such target; {remedy}")
        pairs = [
            (name, target.name)
            for name, isa in sorted(isas.items())
            for target in isa.targets
            if self.isa in (None, name) and (self._any(isa, target) or self.target == target.name)
        ]
        able = [(name, target) for name, target in pairs if offers(self.form, isas[name], target)]
        if pairs and not able:
            targets = " and ".join(sorted({target for _, target in pairs}))
            raise UserError(
                f"--form {self.form}: {targets} has no {FORMS[self.form].needs}; use another form"
            )
        return able

    def _any(self, isa: Isa, target: Target) -> bool:
        return self.target is None and target.useful and (self.further or isa.below(target.name) is None)

    def tasks(self) -> list[Task]:
        """Return a task per requested kernel. Raises UserError if M x K does not fill registers of an ISA."""
        places = self.places()
        for name, _ in places:
            try:
                spec = KernelSpec(Operand(1, "unsigned"), Operand(1, "unsigned"), self.m, self.k)
                check_block(spec, isa_specs.load(name).vector_bits)
            except SpecError as error:
                detail = str(error).partition(": ")[2]
                raise UserError(f"--m {self.m} --k {self.k} on {name}: {detail}") from error
        isas = isa_specs.available()
        specs = [
            (isa, target, a, w, encoding)
            for isa, target in places
            for a in (ALL_BITS if self.a is None else (self.a,))
            for w in (ALL_BITS if self.w is None else (self.w,))
            for encoding in (encodings_of(isas[isa], target) if self.encoding is None else (self.encoding,))
        ]
        if self.a is None and self.w is None and self.form in (AUTO, *BYTES):
            wide = [operands for operands in WIDE if self.encoding in (None, operands[2])]
            able = [place for place in places if multiplies_better(isas[place[0]], place[1])]
            specs += [(*place, *operands) for place in able for operands in wide]
        return [
            Task(KernelSpec(*operands(a, w, encoding), self.m, self.k), isa, target)
            for isa, target, a, w, encoding in specs
        ]


def encodings_of(isa: Isa, target: str) -> tuple[str, ...]:
    """Return the encodings whose kernels ``--all`` writes for a target."""
    return ALL_ENCODINGS if isa.below(target) is None and not isa.on_demand else FURTHER_ENCODINGS


def multiplies_better(isa: Isa, target: str) -> bool:
    """Return whether ``--all`` writes the kernels of ``WIDE`` for a target: a base target of an ISA, or a
    target that adds dot-product instructions to the target below it."""
    gained = isa.gained(target) if isa.below(target) is not None else None
    return gained is None or any(isa.instructions[name].family == "dot" for name in gained)


@dataclass(frozen=True)
class Task(Job):
    """An artifact to write. ``anew``: search it again even if the installed library has it."""

    anew: bool = True

    @property
    def begins(self) -> str:
        """Return what progress shows first: "packing", "linear", or "start" for matrix products."""
        return self.kind.phase.removesuffix(": ") or "start"

    @property
    def batch(self) -> tuple[Any, ...]:
        """Return a sort key. One process makes all tasks of equal keys, and the longest work sorts first."""
        return self.kind.batch(self.spec, self.target), self.isa, self.kind.name


def needed_tasks(tasks: Iterable[Task], anew: bool) -> list[Task]:
    """Return the tasks, with ``anew``, of the packing kernels that these kernels' operators call, sorted."""
    packing = {
        Task(bits, task.isa, kind.target(task.machine, task.target), kind, anew)
        for task in tasks
        for bits in (task.kind.packed_bits(task.spec),)
        for kind in kinds_needed(bits)
    }
    return sorted(packing, key=lambda task: (task.isa, task.target, task.spec, task.kind.name))


def linear_tasks(
    places: Iterable[tuple[str, str]], chosen: Mapping[LinearKind, Sequence[int]], anew: bool
) -> list[Task]:
    """Return the tasks of linear kernels for every (ISA, target). ``chosen``: bits of weights or entries."""
    tasks = {
        Task(number, name, kind.target(isa, target), kind, anew)
        for name, target in places
        for kind, numbers in chosen.items()
        if kind.has_kernels(isa := isa_specs.load(name), target)
        for number in numbers
    }
    return sorted(tasks, key=lambda task: (task.isa, task.target, task.spec, task.kind.name))


def operands(a: int, w: int, encoding: str) -> tuple[Operand, Operand]:
    """Return (activations, weights). Raises UserError for an invalid pair of encodings."""
    try:
        activations, weights = parse_pair(encoding)
        return Operand(a, activations), Operand(w, weights)
    except EncodingError as error:
        raise UserError(f"--encoding {encoding}: {error}") from error


def batches(tasks: Sequence[Task], jobs: int = 1) -> list[list[Task]]:
    """Return groups of tasks that share searches, so that one process searches once. The group whose searches
    are expected to take longest comes first. If a kind would have fewer groups than ``jobs``, each target
    gets groups of its own."""
    several = Counter(kind for *_, kind in {task.batch for task in tasks})
    groups: dict[tuple[Any, ...], list[Task]] = {}
    for task in tasks:
        target = task.target if several[task.kind.name] < jobs else ""
        groups.setdefault((*task.batch, target), []).append(task)
    return [groups[key] for key in sorted(groups)]


@dataclass(frozen=True)
class Settings:
    """How kernels are made. ``seconds``: time limit of each search. ``effort``: factor of the search budgets.
    ``dump``: folder for the proof obligations, or None. ``core``: minimize cycles on this core; None:
    minimize instructions. ``unexecuted``: target -> why it cannot run here. ``form``: the only form to write,
    or ``auto``. ``skips``: a kernel that a target lacks is no failure."""

    seconds: float
    effort: float
    dump: Path | None = None
    core: str | None = None
    unexecuted: dict[str, str] = field(default_factory=dict)
    form: str = AUTO
    skips: bool = False

    def limits(self) -> Limits:
        """Return the limits of searches."""
        return Limits(effort=self.effort, seconds=self.seconds, core=self.core)


@dataclass(frozen=True)
class BuildRun:
    """How a command makes and writes kernels: ``jobs`` at a time, in worker processes if ``processes``.
    ``force``: also make current kernels again. ``core``: compare forms by cycles on this core; None: on each
    target's usual core. ``scheduler``: HOST:PORT of a Dask cluster (``synth.cli.pool``)."""

    folder: Path
    settings: Settings
    jobs: int
    as_json: bool = False
    force: bool = False
    verbose: bool = False
    processes: bool = True
    core: str | None = None
    scheduler: str | None = None


@dataclass(frozen=True)
class Failure:
    """Why a kernel was not made, and the exit code; code 0 means that the kernel is left out."""

    message: str
    code: int


def make(task: Task, settings: Settings, progress: Progress) -> Any:
    """Return the kernel of a task, searched, proved and run, but not stored, or a Failure for any error. Pass
    the same ``progress`` object for all kernels of a process: it is part of the key of shared searches. The
    kernel has no executor, which cannot be sent to another process. Unless the task is ``anew``, the
    installed kernel is reused if it is current."""
    from isa_specs.cores import MissingUsage
    from synth.emit.emulator import EmulationError
    from synth.emit.toolchain import CompileError
    from synth.search.verdict import NoSuchForm, SynthesisFailed

    dump = settings.dump / task.name.replace("/", "_") if settings.dump is not None else None
    execute = task.target not in settings.unexecuted
    try:
        installed = None if task.anew else existing(task, library_folder())
        kernel = build.build(task, settings.limits(), progress, dump, execute, settings.form, installed)
        return kernel.without_machines()
    except Exception as error:
        line = " ".join(str(error).removeprefix(f"{task.name}: ").split())
        failures = (SynthesisFailed, VerificationError, EmulationError, CompileError, MissingUsage)
        if isinstance(error, NoSuchForm):
            return Failure(line, 0 if settings.skips else 1)
        if isinstance(error, failures):
            return Failure(line, 1)
        if isinstance(error, (UserError, SpecError)):
            return Failure(line, 2)
        return Failure(f"internal error, please report it: {type(error).__name__}: {line}", 1)
