"""The command that writes kernels: what is there is kept, the rest is made and written as it is done."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from synth.cli.jobs import Failure, Request, Settings, Task, batches, cannot_execute
from synth.cli.packers import (
    PackerOutcome,
    PackerTask,
    blocks,
    kept_packer,
    packer_tasks,
    packers_json,
    print_packers,
    write_made,
)
from synth.cli.pool import AnyTask, Event, run_here, run_in_processes
from synth.cli.progress import Board, board
from synth.cli.tables import Outcome, outcomes_json, print_json, print_outcomes
from synth.errors import UserError
from synth.files import prepare_folder
from synth.processes import uninterrupted

if TYPE_CHECKING:
    from synth.library.kernels import Kernel
    from synth.packers import Packer

DIED = "its process died (out of memory?); run the same command again with a smaller --jobs"


def writable(option: str, folder: Path) -> None:
    """Raise UserError, naming the option, where the folder cannot be written."""
    try:
        prepare_folder(folder)
    except UserError as error:
        raise UserError(f"{option} {str(error).replace('--out', option)}") from error


def core_place(core: str | None, isa: str | None, target: str | None) -> tuple[str, str]:
    """The ISA and target of kernels for a core. Raises UserError where they are not the core's."""
    from isa_specs.cores import cores

    if core is None:
        raise UserError(f"--cost throughput: give --core, one of {', '.join(sorted(cores()))}")
    found = cores()[core]
    if isa not in (None, found.isa):
        others = sorted(other.name for other in cores().values() if other.isa == isa)
        raise UserError(f"--core {core}: it runs {found.isa}, not {isa}; use {' or '.join(others)}")
    if target is not None and target not in found.targets:
        raise UserError(f"--target {target}: not a target of {core}; use {' or '.join(found.targets)}")
    return found.isa, target or found.targets[0]


class Session:
    """The outcomes of a run as they come. Used by one thread at a time."""

    def __init__(self, tasks: list[Task], folder: Path, settings: Settings) -> None:
        self.folder, self.settings = folder, settings
        self.names: dict[AnyTask, str] = {task: task.job().name for task in tasks}
        self.outcomes: dict[Task, Outcome] = {}
        self.packers: dict[PackerTask, Packer | Failure] = {}
        self._board = Board(0)

    def keep(self, task: Task) -> bool:
        """Is the kernel there already, as this version would write it?"""
        from synth.library.build import enough_effort, existing
        from synth.library.kernels import every_file

        job = task.job()
        kernel = existing(job, self.folder)
        if kernel is None or kernel.certificate.core != (self.settings.core or ""):
            return False
        if kernel.certificate.form != self.settings.form:
            return False
        if not enough_effort(kernel.certificate, self.settings.effort):
            return False
        if (
            kernel.certificate.executed.startswith("not executed")
            and task.target not in self.settings.unexecuted
        ):
            return False
        files = every_file(kernel, self.folder)
        self.outcomes[task] = Outcome(self.names[task], "kept", kernel, files)
        return True

    def make(
        self, todo: list[Task], packers: list[PackerTask], jobs: int, shown: Board, processes: bool
    ) -> None:
        """Make the kernels of ``todo`` and write them, make the packing kernels, which come with them."""
        self._board = shown
        # What takes longest first: of packing kernels those of the most bits.
        last = sorted(packers, key=lambda task: (-task.bits, task.kind, task.place))
        groups: list[Sequence[AnyTask]] = [*batches(todo, jobs), *([task] for task in last)]
        if not groups:
            return
        self.names.update({task: task.name for task in last})
        if not processes:
            run_here(groups, self.settings, self.handle)
        elif not run_in_processes(groups, self.settings, jobs, self.handle):
            left = [task for group in groups for task in group]
            for task in left:
                if task not in self.outcomes and task not in self.packers:
                    self.handle(Event(task, Failure(DIED, 1)))

    def handle(self, event: Event) -> None:
        name, task = self.names[event.task], event.task
        if isinstance(event.what, str):
            self._board.phase(name, event.what)
        elif isinstance(task, PackerTask):
            self.packers[task] = event.what  # type: ignore[assignment]
        elif isinstance(event.what, Failure):
            failure = event.what
            self._end(task, Outcome(name, "failed", message=failure.message, code=failure.code))
        else:
            self._end(task, self._write(task, event.what))  # type: ignore[arg-type]

    def write_packer(self, task: PackerTask) -> PackerOutcome:
        """Write a packing kernel that was made."""
        outcome = write_made(task, self.packers[task], self.folder)
        of = outcome.status if outcome.packer is None else f"{outcome.status}, {blocks(outcome.packer)}"
        self._board.end(outcome.name, of)
        return outcome

    def _write(self, task: Task, kernel: Kernel) -> Outcome:
        from synth.library.store import write

        try:
            with uninterrupted():
                files = write(kernel, self.folder)
        except UserError as error:
            return Outcome(self.names[task], "failed", message=str(error), code=2)
        reason = self.settings.unexecuted.get(task.target)
        return Outcome(self.names[task], "written", kernel, files, unexecuted=reason)

    def _end(self, task: Task, outcome: Outcome) -> None:
        self.outcomes[task] = outcome
        kernel = outcome.kernel
        if kernel is None:
            self._board.end(outcome.name, "failed")
        else:
            seconds = sum(kernel.certificate.seconds.values())
            total = kernel.certificate.instructions["total"]
            self._board.end(outcome.name, f"{outcome.status}, {total} instructions, {seconds:.1f} s")


def synthesize(
    request: Request,
    folder: Path,
    settings: Settings,
    jobs: int,
    as_json: bool,
    force: bool,
    processes: bool = True,
    core: str | None = None,
) -> int:
    """Write the kernels of a request; the exit code. Raises UserError before anything is done.

    ``core``: whose cycles compare forms; None: each target's usual one.
    """
    start = time.monotonic()
    tasks = request.tasks()
    writable("--out", folder)
    if settings.dump is not None:
        writable("--dump-smt", settings.dump)
    for target in sorted({task.target for task in tasks}):
        reason = cannot_execute(target)
        if reason is not None:
            settings.unexecuted[target] = reason
    session = Session(tasks, folder, settings)
    todo = [task for task in tasks if force or not session.keep(task)]
    for isa in sorted({task.isa for task in todo}):
        writable("--out", folder / isa)
    packers = packer_tasks(((task.isa, task.target, task.a) for task in tasks), force)
    kept = {task: found for task in packers if (found := kept_packer(task, folder, settings)) is not None}
    total = len(todo) + len(packers) if todo else 0
    with board(total, silent=as_json) as shown:
        session.make(todo, [task for task in packers if task not in kept], jobs, shown, processes)
        # A folder that gets no kernel of a target gets nothing that goes with it.
        there = {
            (task.isa, task.target, task.a) for task in tasks if session.outcomes[task].kernel is not None
        }
        packed = [kept.get(task) or session.write_packer(task) for task in packers if task.place in there]
    outcomes = [session.outcomes[task] for task in tasks]
    ends: list[Outcome | PackerOutcome] = [*outcomes, *packed]
    code = max((end.code for end in ends), default=0)
    wall = time.monotonic() - start
    if as_json:
        print_json({**outcomes_json(outcomes, folder, wall, code, core), **packers_json(packed)})
    elif code == 0 or any(outcome.kernel for outcome in outcomes):
        print_packers(packed)
        print_outcomes(outcomes, folder, wall, core)
    for end in ends:
        if end.message:
            click.echo(f"synth-kernel: {end.name}: {end.message}", err=True)
    return code
