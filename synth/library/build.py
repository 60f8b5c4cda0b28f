"""One kernel from specification to files: search, proof, C, execution."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import isa_specs
from isa_specs.instruction import Isa
from sketches.compute import PLANE_PAIR, WHOLE_LANE
from sketches.kernel import KernelSpec
from sketches.program import Program
from sketches.reduction import REDUCTION
from sketches.scope import left_out
from sketches.wellformed import MalformedProgram
from synth.emit.cgen import file_stem
from synth.errors import UserError, VerificationError
from synth.forms.registry import FORMS, asked, gains, has_block, offers
from synth.library.certificate import (
    AUTO,
    BLOCK,
    FORMAT,
    UNEXECUTED,
    BlockReport,
    Certificate,
    LengthVerdict,
    SketchReport,
    package_version,
    versions,
)
from synth.library.compiling import Compiling
from synth.library.derive import derive, derive_block
from synth.library.execution import execution_test
from synth.library.kernels import Kernel, certificate_path, read_kernel
from synth.library.store import is_whole
from synth.search.kernel import Limits, Synthesis, SynthesisFailed, synthesize
from synth.search.lane import Progress, no_progress
from synth.search.verdict import NoSuchForm, Verdict

Made = TypeVar("Made", bound=Any)


@dataclass(frozen=True)
class Job:
    """A kernel to write."""

    spec: KernelSpec
    isa: str
    target: str

    @property
    def name(self) -> str:
        return f"{self.isa}/{file_stem(self.spec, self.machine, self.target)}"

    @property
    def machine(self) -> Isa:
        return isa_specs.load(self.isa)


def build(
    job: Job,
    limits: Limits = Limits(),
    progress: Progress = no_progress,
    dump: Path | None = None,
    execute: bool = True,
    form: str = AUTO,
) -> Kernel:
    """Search, prove, emit and run a kernel with one form, or with all that its target has.

    Raises SynthesisFailed where it is not found or not proved, and NoSuchForm where its forms gain nothing,
    UserError where the target has no such form.
    """
    isa = job.machine
    if not offers(form, isa, job.target):
        raise UserError(f"--form {form}: {job.target} has no {FORMS[form].needs}")
    block: BlockReport | None = None
    program: Program | None = None
    text, seconds = "", dict[str, float]()
    if has_block(job.spec, isa, job.target):
        block, text, seconds = _block(job, limits, progress, dump)
        program = block.program
    elif job.spec.planes:
        # Of a block that is not kept bitplanes are made all the same.
        found = synthesize(job.spec, isa, job.target, limits, progress, minimality=False)
        program, seconds = found.program, dict(found.seconds)
    certificate = Certificate(
        format=FORMAT,
        name=job.name,
        isa=job.isa,
        target=job.target,
        spec=job.spec,
        block=block,
        forms={},
        executed=UNEXECUTED,
        versions=versions(),
        isa_digest=isa.digest(job.target),
        seconds={},
        form=form,
        effort=limits.effort,
        core=limits.core or "",
    )
    kernel = Kernel(certificate, {} if block is None else {BLOCK: text})
    wanted = [each for each in FORMS.values() if asked(form, each.name) and each.offered(isa, job.target)]
    with Compiling(isa, job.target) as compiling:
        for each in wanted:
            progress(each.name)
            start = time.monotonic()
            if execute and each is wanted[-1]:
                compiling.begin([kernel])  # what the others have, beside the last search
            of_form = each.search(job.spec, isa, job.target, program)
            if of_form is not None and gains(job.spec, isa, job.target, of_form):
                with _failing(job):
                    made = derive(each, job.spec, isa, job.target, of_form, dump)
                kernel = kernel.with_form(each.name, *made)
            seconds[each.name] = time.monotonic() - start
        if block is None and not kernel.certificate.forms:
            raise NoSuchForm(f"{job.name}: {_no_form(job, form)}")
        executed = UNEXECUTED
        if execute:
            progress("execution")
            start = time.monotonic()
            compiling.begin([kernel])
            compiling.give([kernel])
            executed = execution_test(kernel)
            seconds["run"] = time.monotonic() - start
    rounded = {name: round(value, 4) for name, value in seconds.items()}
    return replace(kernel, certificate=replace(kernel.certificate, executed=executed, seconds=rounded))


def _no_form(job: Job, form: str) -> str:
    if form != AUTO:
        return f"{job.target} has no {form} kernel that gains for such operands; use --form {AUTO}"
    below = job.machine.below(job.target)
    if below is not None:
        return f"no form gains by what {job.target} has; its kernels are those of {below}"
    return (
        f"no form of a kernel has instructions for operands of so many bits on {job.target}; take fewer bits "
        "or a target with dot products"
    )


def _block(
    job: Job, limits: Limits, progress: Progress, dump: Path | None
) -> tuple[BlockReport, str, dict[str, float]]:
    """The block of a kernel, its C text, and seconds by phase."""
    isa = job.machine
    found = synthesize(job.spec, isa, job.target, limits, progress)
    seconds = dict(found.seconds)
    progress("proof")
    start = time.monotonic()
    searches = reports(found, job.spec, isa, job.target)
    with _failing(job):
        facts, text = derive_block(job.spec, isa, job.target, found.program, searches, dump)
    seconds["proof"] = time.monotonic() - start
    return BlockReport(program=found.program, searches=searches, **facts), text, seconds


@contextlib.contextmanager
def _failing(job: Job) -> Iterator[None]:
    """What cannot be derived within is a failure of the synthesis."""
    try:
        yield
    except MalformedProgram as error:
        raise SynthesisFailed(f"{job.name}: {error}; no kernel was written") from error


def length_verdicts(verdicts: tuple[Verdict[object], ...]) -> tuple[LengthVerdict, ...]:
    """Verdicts of a search, as they go into the certificate."""
    return tuple(LengthVerdict(one.length, one.word, one.evidence) for one in verdicts)


def reports(found: Synthesis, spec: KernelSpec, isa: Isa, target: str) -> tuple[SketchReport, ...]:
    """The searches of a synthesis, as they go into the certificate."""
    searched = {PLANE_PAIR: found.pair, REDUCTION: found.tree.verdicts, WHOLE_LANE: found.lane}
    return tuple(
        SketchReport(name, length_verdicts(verdicts), left_out(name, isa, target, spec))
        for name, verdicts in searched.items()
        if verdicts
    )


def existing(job: Job, folder: Path) -> Kernel | None:
    """A finished kernel of an earlier run, or None where it is not current (``current``) or lacks a form that
    was asked for and that the target has: a form that was looked for has its seconds. Programs and tiles are
    not searched again: that a version writes other ones, its number has to say."""
    kernel = current(read_kernel, certificate_path(folder, job.spec, job.machine, job.target))
    if kernel is None:
        return None
    made = kernel.certificate
    wanted = {each.name for each in FORMS.values() if asked(made.form, each.name)}
    offered = {name for name in wanted if offers(name, job.machine, job.target)}
    return kernel if offered <= made.seconds.keys() else None


def current(read: Callable[[Path], Made], path: Path) -> Made | None:
    """Return what is read. Return None for files that are missing or damaged, or that belong to another
    instruction table or version."""
    with contextlib.suppress(UserError, VerificationError):
        made = read(path)
        same_version = made.certificate.versions.get("synth-kernel") == package_version("synth-kernel")
        if same_version and is_whole(made, path.parent.parent):
            return made
    return None


def enough_effort(certificate: Certificate, effort: float) -> bool:
    """Whether a search with this effort has nothing to add: the kernel was made with as much, or no length is
    open."""
    return certificate.effort >= effort or not any(report.open_lengths for report in certificate.searches)
