"""The check of a library, which needs no search code: integrity, proof, C text, execution."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any

import isa_specs
from isa_specs.instruction import Isa
from sketches.limits import MAX_PLANES
from synth.emit.emulator import EmulationError
from synth.emit.portable import header_file, portable_header
from synth.emit.toolchain import CompileError
from synth.errors import FullDisk, UserError, VerificationError
from synth.files import read_exactly
from synth.forms.form import Form
from synth.forms.registry import FORMS, asked, gains
from synth.library.artifacts import Artifact, read_artifact
from synth.library.certificate import BLOCK, ProofReport
from synth.library.compiling import compile_together
from synth.library.derive import derive, derive_block
from synth.library.execution import execution_test
from synth.library.fields import fields_of
from synth.library.kernels import Kernel
from synth.library.packers.kind import Packer, packer_test
from synth.library.packers.library import KINDS, is_packer, kind_of, packer_paths
from synth.library.packers.prove import derive_packer
from synth.library.places import named
from synth.library.validity import check_file, check_kernel, check_packer_certificate, check_place, refusing
from synth.processes import in_processes


@dataclass(frozen=True)
class CheckResult:
    """The result for one artifact. ``ok``: everything holds. ``message``: what was checked, or the first
    failure."""

    name: str
    path: str
    ok: bool
    message: str
    seconds: float


#: Called with a kernel's name and the phase that begins ("" while it waits), or with its result. The process
#: that does the work calls it, so it must be picklable if there are several processes.
Follow = Callable[[str, "str | CheckResult"], None]


def no_report(name: str, what: str | CheckResult) -> None:
    """Show nothing."""


def kernel_files(folder: Path) -> list[Path]:
    """The certificates of a library's kernels. Raises UserError if none."""
    if not folder.is_dir():
        raise UserError(f"{folder}: no such folder; give the folder of a kernel library")
    files = [path for path in sorted(_every_file(folder)) if not is_packer(path)]
    found = [path for path in files if path.suffix == ".json"]
    if files and not found:
        raise UserError(
            f"{folder}: {files[0]} has no certificate, its writing was cut short; write the kernel again"
        )
    # Kernels of linear layers are all that a library may have; what comes along with others is not.
    kinds = (kind_of(path) for path in _every_file(folder))
    if not found and not any(kind is not None and not kind.along for kind in kinds):
        raise UserError(f"{folder}: no kernels in it; write some with: synth-kernel --all --out {folder}")
    return found


def _every_file(folder: Path, *patterns: str) -> list[Path]:
    for place in folder.iterdir():
        if place.is_dir() and not os.access(place, os.R_OK | os.X_OK):
            raise UserError(f"{place}: cannot be read; what is in it would go unchecked")
    return [path for pattern in patterns or ("*/*.c", "*/*.json") for path in folder.glob(pattern)]


def packer_files(folder: Path) -> list[Path]:
    """The certificates of a library's kernels of every kind, packing kernels and others, and those that are
    missing: beside a C file, or for the activations of a kernel."""
    found = {path.with_suffix(".json") for path in _every_file(folder) if is_packer(path)}
    return sorted(found | set(_called(folder)))


def to_check(folder: Path, part: str = "") -> tuple[list[Path], list[Path]]:
    """The certificates of a library's kernels and packing kernels, those that ``part`` names (``named``).
    Raises UserError if none."""
    every = (kernel_files(folder), packer_files(folder))
    wanted = set(named((_name(path) for paths in every for path in paths), part))
    files, packers = ([path for path in paths if _name(path) in wanted] for paths in every)
    if not files and not packers:
        raise UserError(
            f"{part}: no kernel of {folder} has that in its name; list them with synth-kernel list"
        )
    return files, packers


def _called(folder: Path) -> dict[Path, str]:
    """The certificates of the packing kernels that the operators of a library's kernels call, and what writes
    them."""
    found = {}
    for path in kernel_files(folder):
        with contextlib.suppress(VerificationError, ValueError, LookupError, TypeError):
            body = fields_of(read_exactly(path))
            isa, bits = isa_specs.load(path.parent.name), body["spec"]["activations"]["bits"]
            planes = type(bits) is int and 1 <= bits <= MAX_PLANES
            for kind in (one for one in KINDS.values() if one.along and planes):
                target = kind.target(isa, body["target"])
                place = packer_paths(kind, folder, isa, target, bits)[1]
                found[place] = (
                    f"synth-kernel --isa {isa.name} --target {target} --a {bits} --w 1 --out {folder}"
                )
    return found


def check_folder(
    folder: Path,
    jobs: int | None = None,
    progress: Follow = no_report,
    dump: Path | None = None,
    part: str = "",
) -> list[CheckResult]:
    """Check every kernel of ``folder``, or those that ``part`` matches, and return their results.

    ``jobs``: number of processes; None: this process. ``progress``: called with each phase and result.
    ``dump``: a folder for the proof obligations as SMT-LIB 2. Raises UserError if there is nothing to check,
    and VerificationError if a process dies.
    """
    files, packers = to_check(folder, part)
    groups: dict[str, list[Path]] = {}
    for path in files:
        groups.setdefault(f"{path.parent.name}{path.stem.rpartition('_')[2]}", []).append(path)
    size = max(1, min(12, -(-len(files) // (jobs or 1))))
    chunks = [paths[i : i + size] for paths in groups.values() for i in range(0, len(paths), size)]
    chunks += [packers[i : i + size] for i in range(0, len(packers), size)]
    results: list[CheckResult] = []
    calls = [(chunk, dump, progress) for chunk in chunks]
    try:
        for batch in in_processes(_check_chunk, calls, jobs) if jobs else starmap(_check_chunk, calls):
            results += batch
    except BrokenProcessPool:
        raise VerificationError(
            f"{folder}: a process that checks it died (out of memory?); check again with a smaller --jobs"
        ) from None
    # Files that belong to no kernel are none's whose name has the part.
    for path, message in () if part else _wrong_files(folder, packers):
        results.append(CheckResult(_name(path), str(path), False, f"{path}: {message}", 0.0))
        progress(results[-1].name, results[-1])
    return sorted(results, key=lambda result: result.path)


def _wrong_files(folder: Path, packers: list[Path]) -> Iterator[tuple[Path, str]]:
    """Yield the C files and headers of a library that no certificate stands for, with the reason."""
    known = {path.with_suffix(".c") for path in packers}
    for path in _every_file(folder, "*/*.c", "*/*.h"):
        if path.suffix == ".c" and path not in known and not path.with_suffix(".json").exists():
            yield path, "belongs to no certificate"
        elif path.suffix == ".h":
            isa = isa_specs.available().get(path.parent.name)
            if isa is None or path.name != header_file(isa):
                yield path, "no kernel includes it"
            elif _read_text(path) != portable_header(isa):
                yield path, f"is not the header of {isa.name}; write one of its kernels anew"


def _read_text(path: Path) -> str | None:
    """Return the text of a file, None where it is no text."""
    with contextlib.suppress(VerificationError):
        return read_exactly(path)
    return None


def _check_chunk(paths: list[Path], dump: Path | None, progress: Follow = no_report) -> list[CheckResult]:
    """Read and prove each kernel, then compile all kernels of a target together and run them."""
    results: list[CheckResult] = []

    def ended(result: CheckResult) -> None:
        progress(result.name, result)
        results.append(result)

    proved: dict[tuple[str, ...], list[tuple[Path, Artifact, CheckResult]]] = {}
    for path in paths:
        progress(_name(path), "proof")
        checked: list[Artifact] = []
        result = _result(path, partial(_read_and_check, path, dump, checked))
        if result.ok:
            progress(result.name, "")
            key = (checked[0].certificate.target, *checked[0].features)
            proved.setdefault(key, []).append((path, checked[0], result))
        else:
            ended(result)
    for together in proved.values():
        progress(_name(together[0][0]), f"compiling, {len(together)} in one go")
        compile_together([artifact for _, artifact, _ in together])
        for path, artifact, static_result in together:
            progress(static_result.name, "execution")
            run = _result(path, partial(FAMILIES[type(artifact)].test, artifact))
            said = f"{static_result.message}; {run.message}" if run.ok else f"{path}: {run.message}"
            seconds = static_result.seconds + run.seconds
            ended(replace(run, message=said, seconds=seconds))
    return results


def _read_and_check(path: Path, dump: Path | None, checked: list[Artifact]) -> str:
    """Read the kernel, append it to ``checked``, and return the message of ``check_static``."""
    if not any(path.with_suffix(ending).exists() for ending in (".c", ".json")):
        command = _called(path.parent.parent)[path]
        raise VerificationError(
            f"{path}: is missing, the operators of these activations call it; write it with: {command}"
        )
    artifact = read_artifact(path)
    said = check_static(artifact, path, dump=dump)
    checked.append(artifact)
    return said


def _result(path: Path, work: Callable[[], str]) -> CheckResult:
    """Return the result of a check: its message, or the reason why it fails."""
    start = time.monotonic()
    try:
        ok, message = True, work()
    except FullDisk:  # it says nothing about the kernel
        raise
    except (VerificationError, UserError, EmulationError, CompileError) as error:
        ok, message = False, str(error)
    return CheckResult(_name(path), str(path), ok, message, time.monotonic() - start)


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


#: A part of a kernel: its name, its proof, and the C text of its proved programs; None of a form that the
#: kernel has not.
Derived = Iterator[tuple[str, tuple[ProofReport, str] | None]]


@dataclass(frozen=True)
class Family:
    """What differs in the check of kernels: ``validate`` a certificate (raises VerificationError naming the
    file), ``derive`` its parts (of a kernel, file and folder for formulas), ``test`` its execution."""

    validate: Callable[[Any, Path], None]
    derive: Callable[[Any, Path, Path | None], Derived]
    test: Callable[[Any], str]


def check_static(artifact: Artifact, path: Path, dump: Path | None = None) -> str:
    """Check everything but execution. Raises VerificationError naming the file and what does not hold."""
    family, name = FAMILIES[type(artifact)], artifact.name
    family.validate(artifact, path)
    check_place(path, name)
    folder = dump / name.replace("/", "_") if dump is not None else None
    counts = [
        0 if made is None else _compared(artifact, path, part, *made)
        for part, made in family.derive(artifact, path, folder)
    ]
    check_file(path, artifact.file_text)
    return f"{' + '.join(map(str, counts))} obligations proved"


def _derived_kernel(kernel: Kernel, path: Path, folder: Path | None) -> Derived:
    certificate, spec, isa = kernel.certificate, kernel.spec, kernel.isa
    block, target = certificate.block, certificate.target
    if block is not None:
        with refusing(path):
            facts, text = derive_block(spec, isa, target, block.program, block.searches, folder)
        yield BLOCK, (facts["proof"], text)
    for form in FORMS.values():
        _check_presence(kernel, path, isa, form)
    for form in FORMS.values():
        stated = certificate.forms.get(form.name)
        if stated is None:
            yield form.name, None
            continue
        with refusing(path):
            derived, text = derive(form, spec, isa, target, stated.program, folder)
        yield form.name, (derived.proof, text)
        if stated.loops != derived.loops:
            raise VerificationError(
                f"{path}: forms.{form.name}.loops are not the loops in assembly of the proved program, or "
                "have other cycles"
            )


def _derived_packer(packer: Packer, path: Path, folder: Path | None) -> Derived:
    found = packer.certificate
    with refusing(path):
        facts, text = derive_packer(packer.kind, packer.isa, found.target, found.programs, folder)
    yield BLOCK, (facts["proof"], text)


def _validate_kernel(kernel: Kernel, path: Path) -> None:
    check_kernel(kernel.certificate, path)


def _validate_packer(packer: Packer, path: Path) -> None:
    check_packer_certificate(packer.certificate, path, packer.kind)


FAMILIES: dict[type, Family] = {
    Kernel: Family(_validate_kernel, _derived_kernel, execution_test),
    Packer: Family(_validate_packer, _derived_packer, packer_test),
}


def _compared(artifact: Artifact, path: Path, part: str, proved: ProofReport, text: str) -> int:
    """Return the number of obligations. Raises VerificationError unless as many are stated and the kernel has
    the C text of the proved program. What else a certificate says is checked as it is read."""
    stated, prefix = artifact.certificate.kernels[part].proof, "" if part == BLOCK else f"forms.{part}."
    if stated.obligations != proved.obligations:
        raise VerificationError(
            f"{path}: {prefix}proof.obligations is {stated.obligations}, the program has {proved.obligations}"
        )
    if artifact.texts[part] != text:
        raise VerificationError(f"{path}: {part}: is not the C text of the proved program")
    return proved.obligations


def _check_presence(kernel: Kernel, path: Path, isa: Isa, form: Form) -> None:
    """The kernel has the form exactly where it was asked for and the target has what it needs: a target with
    further features, where the form gains by them."""
    certificate, target = kernel.certificate, kernel.certificate.target
    there = form.name in certificate.forms
    if not asked(certificate.form, form.name):
        if there:
            raise VerificationError(f"{path}: has {form.name}, although it says --form {certificate.form}")
    elif there and not gains(kernel.spec, isa, target, certificate.forms[form.name].program):
        raise VerificationError(f"{path}: its {form.name} use nothing that {isa.below(target)} lacks")
    elif not there and kernel.spec.planes and target == isa.base(target) and form.offered(isa, target):
        needs = f", although {target} has {form.needs}" if form.needs else ""
        raise VerificationError(f"{path}: has no {form.name}{needs}")
