"""One artifact from specification to files: search, proof, C, execution."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import isa_specs
from isa_specs.instruction import Isa
from sketches.wellformed import MalformedProgram
from synth.errors import UserError, VerificationError
from synth.forms import AUTO
from synth.library.artifact import Artifact, ArtifactKind, Order
from synth.library.certificate import UNEXECUTED, Certificate, package_version, release, sha256
from synth.library.compiling import Compiling
from synth.library.kinds.matmul import MATMUL
from synth.library.reading import certificate_path, read_as
from synth.library.store import is_whole
from synth.library.validity import refusing
from synth.search.kernel import Limits, SynthesisFailed
from synth.search.lane import Progress, no_progress
from synth.search.verdict import NoSuchForm as NoSuchForm

#: The oldest release whose searches find the same programs as today's. A change of a search that finds others
#: sets the next release here.
SEARCHES = (0, 2, 0)


@dataclass(frozen=True)
class Job:
    """An artifact to write. ``spec``: what it computes, as certificates of its ``kind`` state it."""

    spec: Any
    isa: str
    target: str
    kind: ArtifactKind = MATMUL

    @property
    def name(self) -> str:
        return f"{self.isa}/{self.kind.stem(self.machine, self.target, self.spec)}"

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
    known: Artifact | None = None,
) -> Any:
    """Search, prove, emit and run an artifact. Return an object of the class ``job.kind.artifact``. ``form``:
    the only form of a kernel, or ``auto`` for every form that the target offers. ``known``: the same artifact
    of a library (``existing``). It is returned unchanged unless ``dump`` is given, or ``execute`` is true and
    it was never executed. Otherwise products are searched again, and other kinds reuse its programs.
    ``execute``: whether to run the tests. Raises SynthesisFailed if it is not found or not proved, and
    NoSuchForm if it would have no form. Raises UserError if the target does not offer ``form``, and
    VerificationError if a test fails."""
    wanted = dump is not None or (execute and known and known.certificate.executed.startswith(UNEXECUTED))
    if known is not None and not wanted:
        return known
    order = Order(job.name, job.spec, job.machine, job.target, limits, form, known, dump, progress)
    target = job.machine.target(job.target)
    features = (*target.feature_names, *job.kind.needs(job.machine, job.target))
    with Compiling(target, features) as compiling:
        try:
            for artifact in job.kind.make(order):
                if execute:
                    compiling.begin([artifact])
        except MalformedProgram as error:
            raise SynthesisFailed(f"{job.name}: {error}; no kernel was written") from error
        found: Certificate = artifact.certificate
        executed, seconds = UNEXECUTED, dict(found.seconds)
        if execute:
            progress(f"{job.kind.phase}execution")
            start = time.monotonic()
            compiling.give([artifact])
            executed = job.kind.test(artifact)
            seconds["run"] = time.monotonic() - start
    rounded = {phase: round(value, 4) for phase, value in seconds.items()}
    return replace(artifact, certificate=replace(found, executed=executed, seconds=rounded))


def existing(job: Job, folder: Path, limits: Limits = Limits(), form: str = AUTO) -> Any:
    """Return the artifact that an earlier run wrote to a folder, or None if ``build`` would write another:
    its files are missing, damaged, or of another instruction table, C text or release (before ``SEARCHES`` or
    after this one), or a search for ``form`` with these limits could add something."""
    with contextlib.suppress(UserError, VerificationError), refusing(job.name):
        isa, kind = job.machine, job.kind
        made: Artifact = read_as(kind, certificate_path(kind, folder, isa, job.target, job.spec))
        found = made.certificate
        stated, own = found.versions.get("synth-kernel", ""), package_version("synth-kernel")
        same_searches = stated == own or SEARCHES <= release(stated) <= release(own)
        texts = (sha256(kind.emit(found, part)) == one.source_digest for part, one in found.kernels.items())
        if same_searches and kind.fits(found, isa, limits, form) and is_whole(made, folder) and all(texts):
            return made
    return None
