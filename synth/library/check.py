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
from synth.emit.emulator import EmulationError
from synth.emit.headers import headers
from synth.emit.toolchain import CompileError
from synth.errors import FullDisk, UserError, VerificationError
from synth.files import read_exactly
from synth.forms import NAMES
from synth.library.artifact import Artifact
from synth.library.certificate import BLOCK
from synth.library.compiling import compile_together
from synth.library.fields import fields_of
from synth.library.kinds.registry import kind_of, kinds_needed, read_artifact
from synth.library.library_paths import c_file, named
from synth.library.reading import certificate_path
from synth.library.validity import check_certificate, check_place, refusing
from synth.library.wording import counted
from synth.processes import in_processes


@dataclass(frozen=True)
class CheckResult:
    """The result for an artifact. ``ok``: all passed. ``message``: what was checked, or the first failure."""

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


def certificates(folder: Path) -> list[Path]:
    """Return the paths of a library's certificates, and of missing certificates that its kernels need. Raises
    UserError for a folder that has no kernels."""
    if not folder.is_dir():
        raise UserError(f"{folder}: no such folder; give the folder of a kernel library")
    files = sorted(_every_file(folder))
    found = [path for path in files if path.suffix == ".json"]
    if not any(not kind_of(path).needed_by_kernels for path in found):
        alone = [path for path in files if not kind_of(path).needed_by_kernels]
        raise UserError(
            f"{folder}: {alone[0]} has no certificate, its writing was cut short; write the kernel again"
            if alone
            else f"{folder}: no kernels in it; write some with: synth-kernel --all --out {folder}"
        )
    return sorted({*found, *_needed(found, folder)})


def _every_file(folder: Path, *patterns: str) -> list[Path]:
    for place in folder.iterdir():
        if place.is_dir() and not os.access(place, os.R_OK | os.X_OK):
            raise UserError(f"{place}: cannot be read; what is in it would go unchecked")
    return [path for pattern in patterns or ("*/*.c", "*/*.json") for path in folder.glob(pattern)]


def to_check(folder: Path, part: str = "") -> list[Path]:
    """Return the paths of certificates that ``part`` names (``named``). Raises UserError if none."""
    every = certificates(folder)
    wanted = set(named(map(_name, every), part))
    found = [path for path in every if _name(path) in wanted]
    if not found:
        raise UserError(
            f"{part}: no kernel of {folder} has that in its name; list them with synth-kernel list"
        )
    return found


def _needed(files: list[Path], folder: Path) -> dict[Path, str]:
    """Return the certificates of artifacts that kernels' operators call, and the options that write them."""
    found = {}
    for path in files:
        with contextlib.suppress(VerificationError, ValueError, LookupError, TypeError):
            body = fields_of(read_exactly(path))
            isa, bits = isa_specs.load(path.parent.name), body["spec"]["activations"]["bits"]
            for kind in kinds_needed(bits) if type(bits) is int else ():
                target = kind.target(isa, body["target"])
                place = certificate_path(kind, folder, isa, target, bits)
                found[place] = kind.command(isa, target, bits)
    return found


def check_folder(
    folder: Path,
    jobs: int | None = None,
    progress: Follow = no_report,
    dump: Path | None = None,
    part: str = "",
) -> list[CheckResult]:
    """Check every kernel of ``folder``, or those that ``part`` matches, and return their results. ``jobs``:
    number of processes; None: this process. ``progress``: called with each phase and result. ``dump``: a
    folder for the proof obligations as SMT-LIB 2. Raises UserError if there is nothing to check, and
    VerificationError if a process dies."""
    files = to_check(folder, part)
    groups: dict[tuple[str, str], list[Path]] = {}
    for path in files:
        groups.setdefault(_compiled_for(path), []).append(path)
    size = max(1, min(12, -(-len(files) // (jobs or 1))))
    chunks = [paths[i : i + size] for paths in groups.values() for i in range(0, len(paths), size)]
    results: list[CheckResult] = []
    calls = [(chunk, dump, progress) for chunk in chunks]
    try:
        for batch in in_processes(_check_chunk, calls, jobs) if jobs else starmap(_check_chunk, calls):
            results += batch
    except BrokenProcessPool:
        raise VerificationError(
            f"{folder}: a process that checks it died (out of memory?); check again with a smaller --jobs"
        ) from None
    # A file without a kernel has no kernel's name, so ``part`` excludes it.
    for path, message in () if part else _wrong_files(folder, files):
        results.append(CheckResult(_name(path), str(path), False, f"{path}: {message}", 0.0))
        progress(results[-1].name, results[-1])
    return sorted(results, key=lambda result: result.path)


def _compiled_for(path: Path) -> tuple[str, str]:
    """Return the instruction set and the target in an artifact's path; "" if the path has no target."""
    isa = isa_specs.available().get(path.parent.name)
    names = (target.name for target in isa.targets) if isa else ()
    return path.parent.name, next((name for name in names if path.stem.endswith(f"_{name}")), "")


def _wrong_files(folder: Path, certificates: list[Path]) -> Iterator[tuple[Path, str]]:
    """Yield the C files and headers of a library that belong to none of the certificates, with the reason."""
    known = {file for path in certificates for file in _c_files(path)}
    for path in _every_file(folder, "*/*.c", "*/*.h"):
        if path.suffix == ".c" and path not in known:
            yield path, "belongs to no certificate"
        elif path.suffix == ".h":
            isa = isa_specs.available().get(path.parent.name)
            if isa is None or path.name not in headers(isa):
                yield path, "no kernel includes it"
            elif _read_text(path) != headers(isa)[path.name]:
                yield path, f"is not the header of {isa.name}; write one of its kernels anew"


def _c_files(path: Path) -> Iterator[Path]:
    """Yield the C files that belong to a certificate: those of its programs, or of all if it is damaged."""
    parts: list[str] = [BLOCK, *NAMES]
    with contextlib.suppress(VerificationError, ValueError, LookupError, TypeError, AttributeError):
        parts = [BLOCK, *fields_of(read_exactly(path)).get("forms", ())]
    return (c_file(path, part) for part in parts)


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
            run = _result(path, partial(artifact.kind.test, artifact))
            said = f"{static_result.message}; {run.message}" if run.ok else f"{path}: {run.message}"
            seconds = static_result.seconds + run.seconds
            ended(replace(run, message=said, seconds=seconds))
    return results


def _read_and_check(path: Path, dump: Path | None, checked: list[Artifact]) -> str:
    """Read the kernel, append it to ``checked``, and return the message of ``check_static``."""
    if not any(path.with_suffix(ending).exists() for ending in (".c", ".json")):
        folder = path.parent.parent
        command = _needed(certificates(folder), folder)[path]
        raise VerificationError(
            f"{path}: is missing, the operators of these activations call it; write it with: synth-kernel "
            f"{command} --out {folder}"
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


def check_static(artifact: Artifact, path: Path, dump: Path | None = None) -> str:
    """Check all but execution of an artifact; return a line on its proofs. Raises VerificationError."""
    name = artifact.name
    check_certificate(artifact.kind, artifact.certificate, path)
    check_place(path, name)
    folder = dump / name.replace("/", "_") if dump is not None else None
    counts: dict[str, int] = {}
    with refusing(path):
        for part, made in artifact.kind.derive(artifact.certificate, folder):
            if made is not None:
                counts[part] = _compared(artifact, path, part, *made)
        stored = artifact.stored
    for name, text in stored.items():
        source = path.with_name(Path(name).name)
        if read_exactly(source) != text:
            raise VerificationError(f"{source}: is not the C text of the proved program")
    each = ", ".join(f"{part} {count}" for part, count in counts.items()) if len(counts) > 1 else ""
    total = counted(sum(counts.values()), "obligation")
    return f"{total} proved{f' ({each})' if each else ''}"


def _compared(artifact: Artifact, path: Path, part: str, derived: Any, text: str) -> int:
    """Return the number of obligations. Raises VerificationError unless as many are stated and the artifact
    has the C text of the proved program. What else a certificate states is checked as it is read."""
    stated, proved = artifact.certificate.kernels[part].proof, derived.proof
    prefix = "" if part == BLOCK else f"forms.{part}."
    if stated.obligations != proved.obligations:
        raise VerificationError(
            f"{path}: {prefix}proof.obligations is {stated.obligations}, the program has {proved.obligations}"
        )
    if artifact.texts[part] != text:
        raise VerificationError(f"{path}: {part}: is not the C text of the proved program")
    return int(proved.obligations)
