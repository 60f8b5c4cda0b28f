"""The command that makes kernels: current ones are kept, the others are made, and each is written at once."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import isa_specs
from sketches.limits import MAX_PLANES
from synth.cli.jobs import Failure, Request, Run, Settings, Task, batches
from synth.cli.packers import PackerTask, blocks, packer_tasks, packers_json, print_packers
from synth.cli.pool import AnyTask, run_here, run_in_processes
from synth.cli.progress import Board, board
from synth.cli.screen import print_json
from synth.cli.tables import LEFT_OUT, WRITTEN, Outcome, instructions_text, outcomes_json, print_outcomes
from synth.emit import LINEAR_LAYERS
from synth.errors import UserError
from synth.files import prepare_folder
from synth.library.fields import UNEXECUTED
from synth.library.machines import cannot_execute
from synth.processes import uninterrupted

if TYPE_CHECKING:
    from synth.cli.cluster import Cluster

DIED = "its process died (out of memory?); run the same command again with a smaller --jobs"


def with_blocks(isa: str, target: str) -> None:
    """Raise UserError if the kernels of ``target`` have no block kernel, whose cycles could be compared."""
    below = isa_specs.load(isa).below(target)
    if below is not None:
        raise UserError(
            f"--cost throughput: kernels of {target} have no block to choose by cycles; use {below}"
        )


def few_bits(*bits: int | None) -> None:
    """Raise UserError if operands have more bits than a block kernel allows."""
    most = max((number for number in bits if number is not None), default=0)
    if most > MAX_PLANES:
        raise UserError(
            f"--cost throughput: operands of {most} bits have no block kernel to choose by cycles; take at "
            f"most {MAX_PLANES} bits (the forms of others are chosen so without)"
        )


def core_place(core: str | None, isa: str | None, target: str | None) -> tuple[str, str]:
    """Return the ISA and target of kernels for a core. Raises UserError if ``core`` does not have them."""
    from isa_specs.cores import cores

    if core is None:
        raise UserError(f"--cost throughput: give --core, one of {', '.join(sorted(cores()))}")
    found = cores()[core]
    if isa not in (None, found.isa):
        others = sorted(other.name for other in cores().values() if other.isa == isa)
        raise UserError(f"--core {core}: it runs {found.isa}, not {isa}; use {' or '.join(others)}")
    table = isa_specs.load(found.isa)
    targets = [name for name in found.targets if table.target(name).useful]
    if target is not None and target not in targets:
        raise UserError(f"--target {target}: not a target of {core}; use {' or '.join(targets)}")
    return found.isa, target or next(name for name in targets if table.below(name) is None)


def kept(task: AnyTask, folder: Path, settings: Settings) -> Outcome | None:
    """Return the outcome of a task whose kernel is in the folder and current, else None."""
    found = task.existing(folder, settings)
    if found is None:
        return None
    made, files = found
    if made.certificate.executed.startswith(UNEXECUTED) and task.target not in settings.unexecuted:
        return None
    return Outcome(task.name, "kept", made, files)


class Session:
    """The outcomes of a run, which are added as kernels are finished. One thread uses it at a time."""

    def __init__(self, run: Run, cluster: Cluster | None = None) -> None:
        self.run, self.settings, self.cluster = run, run.settings, cluster
        self.outcomes: dict[AnyTask, Outcome] = {}
        #: Packing kernels that were made, which are written with the kernels that they come along with.
        self.packers: dict[PackerTask, Any] = {}
        self._board = Board(0)

    def missing(self, wanted: Sequence[AnyTask]) -> list[Any]:
        """Return the tasks that are to be made; ``outcomes`` gets those of the others."""
        there = {task: kept(task, self.run.folder, self.settings) for task in wanted}
        self.outcomes |= {task: found for task, found in there.items() if found is not None}
        return [task for task, found in there.items() if found is None]

    def make(self, todo: list[Task], packers: list[PackerTask], shown: Board) -> None:
        """Make the kernels of ``todo`` and write them, make the packing kernels, which come with them."""
        self._board = shown
        # The longest work first: packing kernels of the most bits.
        last = sorted(packers, key=lambda task: (-task.bits, task.kind, task.place))
        jobs = self.run.jobs if self.cluster is None else len(self.cluster.lacks)
        groups: list[Sequence[AnyTask]] = [*batches(todo, jobs), *([task] for task in last)]
        if not groups:
            return
        if self.cluster is not None:
            from synth.cli.cluster import run_on_cluster

            run_on_cluster(groups, self.settings, self.cluster, self.handle)
        elif not self.run.processes:
            run_here(groups, self.settings, self.handle)
        elif not run_in_processes(groups, self.settings, jobs, self.handle):
            for task in (task for group in groups for task in group):
                if task not in self.outcomes and task not in self.packers:
                    self.handle(task, Failure(DIED, 1))

    def handle(self, task: AnyTask, what: Any) -> None:
        """Show the phase (text) of a task, or keep or write what it came to."""
        if isinstance(what, str):
            self._board.phase(task.name, what)
        elif isinstance(task, PackerTask) and task.along:
            self.packers[task] = what
        else:
            self.write(task, what)

    def write(self, task: AnyTask, made: Any) -> None:
        """Write what was made of a task, a Failure included."""
        outcome = self.outcomes[task] = self._written(task, made)
        said = outcome.status
        if outcome.made is not None and isinstance(task, PackerTask):
            said += f", {blocks(made)}"
        elif outcome.made is not None:
            certificate = made.certificate
            seconds = sum(certificate.seconds.values())
            said += f", {instructions_text(certificate)} instructions, {seconds:.1f} s"
        # A kernel that was made is in the table at the end; a failure is shown here only.
        self._board.end(outcome.name, said, stays=outcome.made is None)

    def _written(self, task: AnyTask, made: Any) -> Outcome:
        if isinstance(made, Failure):
            return Outcome(
                task.name, "failed" if made.code else LEFT_OUT, message=made.message, code=made.code
            )
        try:
            with uninterrupted():
                files = task.write(made, self.run.folder)
        except UserError as error:
            return Outcome(task.name, "failed", message=str(error), code=2)
        return Outcome(task.name, WRITTEN, made, files, unexecuted=self.settings.unexecuted.get(task.target))

    def write_all(self, tasks: list[Task], linear: Sequence[PackerTask]) -> dict[PackerTask, Outcome]:
        """Make and write what the folder has not; return the outcomes of packing and linear kernels."""
        todo: list[Any] = tasks if self.run.force else self.missing(tasks)
        layers = [*linear] if self.run.force else self.missing(linear)
        for isa in sorted({task.isa for task in (*todo, *layers)}):
            prepare_folder(self.run.folder / isa, "--out")
        packers = self._packer_tasks(tasks)
        wanted = self.missing(packers)
        total = (len(todo) + len(packers) if todo else 0) + len(layers)
        with board(total, silent=self.run.as_json) as shown:
            self.make(todo, [*wanted, *layers], shown)
            # A folder that gets no kernel of a target gets nothing that goes with it.
            there = self._packer_tasks(task for task in tasks if self.outcomes[task].made is not None)
            for task in wanted:
                if task in there:
                    self.write(task, self.packers[task])
        packed = [task for task in packers if task in there and task in self.outcomes]
        return {task: self.outcomes[task] for task in (*packed, *linear)}

    def _packer_tasks(self, tasks: Iterable[Task]) -> list[PackerTask]:
        return packer_tasks(((task.isa, task.target, task.a) for task in tasks), self.run.force)


def synthesize(request: Request | None, run: Run, linear: Sequence[PackerTask] = ()) -> int:
    """Write the kernels of a request, and ``linear`` ones; return the exit code. Raises UserError before
    anything is done."""
    tasks = [] if request is None else request.tasks()
    prepare_folder(run.folder, "--out")
    if run.settings.dump is not None:
        if run.scheduler is not None:
            raise UserError("--on: formulas would be written on other computers; remove --dump-smt")
        prepare_folder(run.settings.dump, "--dump-smt")
    wanted: list[AnyTask] = [*tasks, *linear]
    targets = {(task.isa, task.target) for task in wanted}
    with contextlib.ExitStack() as stack:
        cluster: Cluster | None = None
        if run.scheduler is not None:
            from synth.cli.cluster import connected

            every = [
                (isa, t.name) for isa in {isa for isa, _ in targets} for t in isa_specs.load(isa).targets
            ]
            cluster = stack.enter_context(connected(run.scheduler, every))
        for isa, target in sorted(targets):
            reason = cannot_execute(isa, target) if cluster is None else cluster.cannot_execute(target)
            if reason is not None:
                run.settings.unexecuted[target] = reason
        start, session = time.monotonic(), Session(run, cluster)
        packed = session.write_all(tasks, linear)
        groups: dict[bool, list[Outcome]] = {True: [], False: []}
        for task, outcome in packed.items():
            groups[task.along].append(outcome)
        outcomes = [session.outcomes[task] for task in tasks]
        ends, seconds = [*outcomes, *packed.values()], time.monotonic() - start
        code = max((end.code for end in ends), default=0)
        if run.as_json:
            print_json({**outcomes_json(outcomes, run, seconds, code), **packers_json(packed)})
        elif code == 0 or any(outcome.made for outcome in ends):
            if run.verbose:
                print_packers(groups[True])
            if run.verbose or not tasks:
                print_packers(groups[False], LINEAR_LAYERS)
            further = request is not None and request.further
            print_outcomes(outcomes, groups[True], groups[False], run, seconds, further)
        for end in ends:
            if end.message and end.status != LEFT_OUT:
                click.echo(f"synth-kernel: {end.name}: {end.message}", err=True)
        return code
