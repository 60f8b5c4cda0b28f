"""The command that makes kernels: current ones are kept, the others are made, and each is written at once."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import isa_specs
from sketches.limits import MAX_PLANES
from synth.cli.jobs import BuildRun, Failure, Request, Settings, Task, batches, needed_tasks
from synth.cli.kinds import NAMES, PROGRAM_TABLES, presentation, run_document
from synth.cli.pool import run_here, run_in_processes
from synth.cli.screen import ProgressDisplay, board, print_json
from synth.cli.tables import LEFT_OUT, WRITTEN, BuildOutcome, print_outcomes, ran
from synth.errors import UserError
from synth.files import prepare_folder
from synth.library.build import existing
from synth.library.kinds import PRODUCTS
from synth.library.machines import cannot_execute
from synth.library.store import files, write
from synth.processes import uninterrupted

if TYPE_CHECKING:
    from synth.cli.pool import Cluster

DIED = "its process died (out of memory?); run the same command again with a smaller --jobs"


def block_place(core: str | None, isa: str | None, target: str | None, bits: int) -> tuple[str, str]:
    """Return what ``core_place`` returns. Raises UserError also if kernels of the target, or of operands with
    so many bits, have no block kernel, whose cycles could be compared."""
    if bits > MAX_PLANES:
        raise UserError(
            f"--cost throughput: operands of {bits} bits have no block kernel to choose by cycles; take at "
            f"most {MAX_PLANES} bits (the forms of others are chosen so without)"
        )
    isa, target = core_place(core, isa, target)
    below = isa_specs.load(isa).below(target)
    if below is not None:
        remedy = f"have no block to choose by cycles; use {below}"
        raise UserError(f"--cost throughput: kernels of {target} {remedy}")
    return isa, target


def core_place(core: str | None, isa: str | None, target: str | None) -> tuple[str, str]:
    """Return the ISA and target of kernels for a core. ``target`` None: the core's base target. Raises
    UserError if ``core`` is None, or does not have the ISA or target."""
    from isa_specs.cores import cores

    if core is None:
        raise UserError(f"--cost throughput: give --core, one of {', '.join(sorted(cores()))}")
    model = cores()[core]
    if isa not in (None, model.isa):
        names = sorted(row.name for row in cores().values() if row.isa == isa)
        raise UserError(f"--core {core}: it runs {model.isa}, not {isa}; use {' or '.join(names)}")
    table = isa_specs.load(model.isa)
    targets = [name for name in model.targets if table.target(name).useful]
    if target is not None and target not in targets:
        raise UserError(f"--target {target}: not a target of {core}; use {' or '.join(targets)}")
    return model.isa, target or next(name for name in targets if table.below(name) is None)


def kept(task: Task, folder: Path, settings: Settings) -> BuildOutcome | None:
    """Return the outcome of a task whose kernel in ``folder`` is current; None if it must be made."""
    kernel = existing(task, folder, settings.limits(), settings.form)
    if kernel is None or (not ran(kernel.certificate.executed) and task.target not in settings.unexecuted):
        return None
    return BuildOutcome(task.name, "kept", kernel, files(kernel, folder))


class Session:
    """The outcomes of a run, which are added as kernels are finished. One thread uses it at a time."""

    def __init__(self, run: BuildRun, cluster: Cluster | None = None) -> None:
        self.run, self.settings, self.cluster = run, run.settings, cluster
        self.outcomes: dict[Task, BuildOutcome] = {}
        #: Artifacts that kernels need, which are written with the kernels.
        self._waiting: dict[Task, Any] = {}
        self._board = ProgressDisplay(0)

    def missing(self, wanted: Sequence[Task]) -> list[Any]:
        """Return the tasks whose kernels are not current; store the outcomes of the others."""
        outcomes = {task: kept(task, self.run.folder, self.settings) for task in wanted}
        self.outcomes |= {task: outcome for task, outcome in outcomes.items() if outcome is not None}
        return [task for task, outcome in outcomes.items() if outcome is None]

    def make(self, todo: Sequence[Task], shown: ProgressDisplay) -> None:
        """Make and write artifacts. Packing kernels wait until ``write_all`` writes them."""
        self._board = shown
        jobs = self.run.jobs if self.cluster is None else len(self.cluster.lacks)
        groups = batches(todo, jobs)
        if not groups:
            return
        if self.cluster is not None:
            from synth.cli.pool import run_on_cluster

            run_on_cluster(groups, self.settings, self.cluster, self.handle)
        elif not self.run.processes:
            run_here(groups, self.settings, self.handle)
        elif not run_in_processes(groups, self.settings, jobs, self.handle):
            for task in (task for group in groups for task in group):
                if task not in self.outcomes and task not in self._waiting:
                    self.handle(task, Failure(DIED, 1))

    def handle(self, task: Task, what: Any) -> None:
        """Process an event of a task: show a phase (str), store a packing kernel, or write another kernel."""
        if isinstance(what, str):
            self._board.phase(task.name, what)
        elif task.kind.needed_by_kernels:
            self._waiting[task] = what
        else:
            self.write(task, what)

    def write(self, task: Task, made: Any) -> None:
        """Write a kernel, or record its Failure, and show the outcome."""
        outcome = self.outcomes[task] = self._written(task, made)
        text = outcome.status
        if outcome.made is not None:
            text += f", {presentation(task.kind.name).made(made)}"
        # The table at the end shows each kernel that was made; only the display shows a failure.
        self._board.end(outcome.name, text, stays=outcome.made is None)

    def _written(self, task: Task, made: Any) -> BuildOutcome:
        if not isinstance(made, Failure):
            try:
                with uninterrupted():
                    paths = write(made, self.run.folder)
                reason = self.settings.unexecuted.get(task.target)
                return BuildOutcome(task.name, WRITTEN, made, paths, unexecuted=reason)
            except UserError as error:
                made = Failure(str(error), 2)
        status = "failed" if made.code else LEFT_OUT
        return BuildOutcome(task.name, status, message=made.message, code=made.code)

    def write_all(self, tasks: Sequence[Task]) -> list[Task]:
        """Make and write what the folder lacks of ``tasks`` and of the packing kernels that operators call.
        Return the tasks of these packing kernels; ``outcomes`` then has every outcome."""
        todo = [*tasks] if self.run.force else self.missing(tasks)
        for isa in sorted({task.isa for task in todo}):
            prepare_folder(self.run.folder / isa, "--out")
        needed = needed_tasks(tasks, self.run.force)
        packing = needed if self.run.force else self.missing(needed)
        with board(len(todo) + len(packing), silent=self.run.as_json) as shown:
            self.make([*todo, *packing], shown)
            # A packing kernel is written only if a kernel of its target is there.
            kernels = (task for task in tasks if self.outcomes[task].made is not None)
            called = needed_tasks(kernels, self.run.force)
            for task in (task for task in packing if task in called):
                self.write(task, self._waiting[task])
        return [task for task in needed if task in called and task in self.outcomes]


def synthesize(request: Request | None, run: BuildRun, linear: Sequence[Task] = ()) -> int:
    """Make the kernels of a request and of ``linear``, print the outcomes, and return the exit code. Raises
    UserError before anything is made."""
    tasks = [] if request is None else request.tasks()
    prepare_folder(run.folder, "--out")
    if run.scheduler and run.settings.dump:
        raise UserError("--on: formulas would be written on other computers; remove --dump-smt")
    if run.settings.dump:
        prepare_folder(run.settings.dump, "--dump-smt")
    tasks += linear
    targets = {(task.isa, task.target) for task in tasks}
    with _cluster(run.scheduler, dict.fromkeys(isa for isa, _ in targets)) as cluster:
        for isa, target in sorted(targets):
            reason = cannot_execute(isa, target) if cluster is None else cluster.cannot_execute(target)
            if reason is not None:
                run.settings.unexecuted[target] = reason
        start, session = time.monotonic(), Session(run, cluster)
        outcomes: dict[str, list[BuildOutcome]] = {kind: [] for kind in NAMES}
        for task in [*session.write_all(tasks), *tasks]:
            outcomes[task.kind.name].append(session.outcomes[task])
        return _report(outcomes, run, time.monotonic() - start, request)


def _report(
    outcomes: dict[str, list[BuildOutcome]], run: BuildRun, seconds: float, request: Request | None
) -> int:
    """Print the outcomes by kind of artifact, and return the exit code."""
    ends = [end for kind in NAMES for end in outcomes[kind]]
    code = max((end.code for end in ends), default=0)
    if run.as_json:
        print_json(run_document(outcomes, run, seconds, code))
    elif code == 0 or any(outcome.made for outcome in ends):
        _print_run(outcomes, run, seconds, request)
    for end in ends:
        if end.message and end.status != LEFT_OUT:
            click.echo(f"synth-kernel: {end.name}: {end.message}", err=True)
    return code


def _cluster(scheduler: str | None, isas: Iterable[str]) -> AbstractContextManager[Cluster | None]:
    """Return the connection to the cluster of ``--on``, or to none."""
    if scheduler is None:
        return nullcontext()
    from synth.cli.pool import connected

    return connected(scheduler, [(isa, t.name) for isa in isas for t in isa_specs.load(isa).targets])


def _print_run(
    outcomes: dict[str, list[BuildOutcome]], run: BuildRun, seconds: float, request: Request | None
) -> None:
    """Print the tables of a run, the files, and the next commands."""
    kernels = outcomes[PRODUCTS]
    packing, linear = ([end for kind in one.kinds for end in outcomes[kind]] for one in PROGRAM_TABLES)
    for shown, ends in zip(PROGRAM_TABLES, (packing, linear), strict=True):
        if run.verbose or not kernels:
            shown.print_run(ends)
    print_outcomes(kernels, packing, linear, run, seconds, request is not None and request.further)
