"""Kernels on demand: from the installed library, or else synthesized now and stored for this user. A kernel
on demand equals what ``synth-kernel`` writes: searched, proved, executed if this computer can, with its
certificate."""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

import isa_specs
from sketches.encoding import Operand, parse_pair
from sketches.kernel import KernelSpec
from synth.emit.cache import cache_folder, cached, cached_bytes, make_cache_folder, others_may_write
from synth.emit.features import host_features
from synth.errors import UserError
from synth.forms.registry import FORMS, offers
from synth.library.certificate import package_version
from synth.library.kernels import load as load_stored
from synth.library.library_paths import chosen_folder, library_folder
from synth.library.machines import portable_host
from synth.library.products import FormKernel, Kernel
from synth.library.reading import MissingKernel, place

if TYPE_CHECKING:
    from synth.library.build import Job

log = logging.getLogger(__name__)


def demand_folder() -> Path:
    """Return the folder of kernels made on demand, in the user's cache. Files that other users may write are
    removed first, and so made again."""
    folder = cache_folder() / "kernels"
    for file in folder.glob("*/*"):
        if others_may_write(file):
            file.unlink()
    return folder


def certificate_path(name: str) -> Path:
    """Return the path of the certificate of the kernel ``name``, in the library or in ``demand_folder``."""
    stored, made = (folder / f"{name}.json" for folder in (library_folder(), demand_folder()))
    return stored if stored.exists() or chosen_folder() is not None else made


def load(
    isa: str,
    a: int,
    w: int,
    encoding: str = "hybrid",
    target: str | None = None,
    m: int = 8,
    k: int = 64,
    folder: str | os.PathLike[str] | None = None,
) -> Kernel:
    """Return the kernel for ``a`` activation bits, ``w`` weight bits and an encoding pair.

    ``target``: default, the ISA's first of this computer's architecture. ``m``, ``k``: size of the block
    kernel. A kernel that the installed library lacks is synthesized, which takes seconds and logs one line,
    and stored in ``demand_folder``. A library in ``folder`` or $SYNTH_KERNELS is used as it is.

    Raises UserError for an unknown ISA or target, and EncodingError for unknown bits or encodings. Raises
    VerificationError for damaged files, MissingKernel if such a library lacks it or it cannot be made.
    """
    try:
        return load_stored(isa, a, w, encoding, target, m, k, folder)
    except MissingKernel:
        if folder is not None or chosen_folder() is not None:
            raise
    activations, weights = parse_pair(encoding)
    spec = KernelSpec(Operand(a, activations), Operand(w, weights), m, k)
    return _made(spec, isa, place(isa, target)[1])


def load_best(isa: str, a: int, w: int, encoding: str, target: str) -> Kernel:
    """Return the kernel for a target. If it exists in no library and cannot be made, return the kernel of the
    next target below (``Isa.below``). Raises what ``load`` raises."""
    try:
        return load(isa, a, w, encoding, target)
    except MissingKernel:
        below = place(isa, target)[0].below(target)
        if below is None:
            raise
        return load_best(isa, a, w, encoding, below)


def load_here(a: int, w: int, encoding: str = "hybrid") -> Kernel:
    """Return the kernel for the best target whose features this computer has. Without one, return the kernel
    of the architecture's first target, which runs as portable C. Raises what ``load`` raises."""
    sets = isa_specs.places(portable_host())
    having = [pair for pair in sets if host_features().issuperset(pair[1].feature_names)]
    isa, target = having[-1] if having else sets[0]
    return load_best(isa.name, a, w, encoding, target.name)


def with_those_below(kernel: Kernel) -> tuple[Kernel, ...]:
    """Return ``kernel`` and the kernels of all targets below its own, whose forms its target also runs.
    Missing kernels are made as by ``load``, or left out if none can be made. Raises what ``load`` raises
    except MissingKernel."""
    found, spec = kernel.certificate, kernel.spec
    below = kernel.isa.below(found.target)
    if below is None:
        return (kernel,)
    try:
        lower = load_best(found.isa, spec.activations.bits, spec.weights.bits, spec.encoding, below)
    except MissingKernel:  # no target below multiplies so many bits
        return (kernel,)
    return (kernel, *with_those_below(lower))


def form_at_hand(isa: str, a: int, w: int, encoding: str, target: str, form: str) -> FormKernel | None:
    """Return a form of the kernel for ``target``, or of the nearest kernel below that has it, else None. If
    the library has one of these kernels, none is synthesized. Raises what ``load`` raises except
    MissingKernel."""
    kernels: list[Kernel] = []
    lower: str | None = target
    while lower is not None:
        with contextlib.suppress(MissingKernel):
            kernels.append(load_stored(isa, a, w, encoding, lower))
        lower = place(isa, lower)[0].below(lower)
    if not kernels:
        with contextlib.suppress(MissingKernel):
            kernels += with_those_below(load_best(isa, a, w, encoding, target))
    return next((one.form(form) for one in kernels if form in one.certificate.forms), None)


def _made(spec: KernelSpec, isa: str, target: str) -> Kernel:
    from synth.library.build import Job, existing
    from synth.library.store import write

    job, folder = Job(spec, isa, target), demand_folder()
    found: Kernel | None = existing(job, folder)
    if found is not None:
        return found
    if job not in _ABSENT and (reason := cached_bytes("absent", _question(job), ".txt")) is not None:
        _ABSENT[job] = reason.decode("utf-8")
    if job in _ABSENT:
        raise MissingKernel(_ABSENT[job])
    log.warning("%s: not in the library; it is synthesized now, to be kept in %s", job.name, folder)
    kernel = _built(job)
    try:
        with contextlib.suppress(OSError):  # the next line reports it with the remedy
            make_cache_folder()
        write(kernel, folder)
    except UserError as error:  # the kernel is made again next time
        log.warning("%s: not kept (%s); $SYNTH_CACHE_DIR chooses another folder", job.name, error)
    return kernel


#: The kernels that are known not to exist, with the reason: searched by this process or read from the cache.
_ABSENT: dict[Job, str] = {}


def _question(job: Job) -> list[str]:
    """Return everything that decides whether a kernel exists: the key of the cached answer."""
    forms = [name for name in FORMS if offers(name, job.machine, job.target)]
    return [
        package_version("synth-kernel"), repr(job.spec), job.target, job.machine.digest(job.target), *forms
    ]  # fmt: skip


def _built(job: Job) -> Kernel:
    from synth.emit.emulator import EmulationError
    from synth.emit.toolchain import CompileError
    from synth.library.build import NoSuchForm, build
    from synth.library.machines import cannot_execute
    from synth.search.verdict import SynthesisFailed

    executed = cannot_execute(job.isa, job.target) is None
    try:
        made: Kernel = build(
            job, progress=lambda phase: log.info("%s: %s", job.name, phase), execute=executed
        )
        return made
    except SynthesisFailed as error:
        below = job.machine.below(job.target)
        instead = "other bits or another encoding" + (f", or --target {below}" if below else "")
        _ABSENT[job] = f"{error}; take {instead}"
        log.warning("%s", error)  # the caller may go on with another target's kernel, and the log says so
        if isinstance(error, NoSuchForm):  # a search that gave up is repeated by the next process
            cached("absent", _question(job), ".txt", _ABSENT[job].encode)
        raise MissingKernel(_ABSENT[job]) from error
    except (CompileError, EmulationError) as error:
        line = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise UserError(f"{job.name}: made on demand, and its execution failed: {line}") from error
