"""Check a library without the search code: integrity, proof, C text, execution."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import starmap
from pathlib import Path

import isa_specs
from isa_specs.instruction import Isa
from synth.certificate import ProofReport
from synth.emit.cgen import emit, proof_line
from synth.emit.emulator import EmulationError
from synth.emit.toolchain import CompileError
from synth.errors import UserError, VerificationError
from synth.execution import execution_test
from synth.forms.derive import derive, require_proved
from synth.forms.form import Form
from synth.forms.registry import FORMS, asked
from synth.library import (
    BLOCK,
    Kernel,
    pieces_path,
    read_kernel,
    share_machine,
    share_portable,
)
from synth.packers.check import check_packer
from synth.packers.library import KINDS, is_packer, packer_paths
from synth.pieces import read_pieces
from synth.processes import in_processes
from synth.prove.kernel import prove
from synth.prove.obligation import SolverFactory, z3_solver
from synth.store import PARTS, named_pieces, pieces_text
from synth.validity import Refusing, check_kernel, check_place, read_exactly


@dataclass(frozen=True)
class CheckResult:
    """``ok``: everything held. ``message``: what was checked, or the first thing that does not hold."""

    name: str
    path: str
    ok: bool
    message: str
    seconds: float


def no_report(result: CheckResult) -> None:
    """Show nothing."""


def kernel_files(folder: Path) -> list[Path]:
    """The certificates of a library's kernels. Raises UserError if none."""
    if not folder.is_dir():
        raise UserError(f"{folder}: no such folder; give the folder of a kernel library")
    found = {path for path in _every_file(folder) if not is_packer(path) and path.suffix == ".json"}
    if not found:
        raise UserError(f"{folder}: no kernels in it; write some with: synth-kernel --all --out {folder}")
    return sorted(found)


def _every_file(folder: Path) -> list[Path]:
    for place in folder.iterdir():
        if place.is_dir() and not os.access(place, os.R_OK | os.X_OK):
            raise UserError(f"{place}: cannot be read; what is in it would go unchecked")
    return [path for pattern in ("*/*.c", "*/*.json") for path in folder.glob(pattern)]


def packer_files(folder: Path) -> list[Path]:
    """The certificates of a library's packing kernels of every kind, and those that are missing: beside a C file, or
    for the activations of a kernel."""
    files = _every_file(folder)
    found = {path.with_suffix(".json") for path in files if is_packer(path)}
    for path in files:
        bits = re.match(r"a(\d)w\d_", path.stem)
        if bits is None or path.parent.name not in isa_specs.available():
            continue
        isa = isa_specs.load(path.parent.name)
        for target in isa.targets:
            if len(isa.targets) == 1 or path.stem.endswith(f"_{target.name}"):
                for kind in KINDS.values():
                    found.add(packer_paths(kind, folder, isa, target.name, int(bits[1]))[1])
    return sorted(found)


def check_folder(
    folder: Path,
    jobs: int | None = None,
    progress: Callable[[CheckResult], None] = no_report,
    dump: Path | None = None,
) -> list[CheckResult]:
    """Check every kernel under ``folder``; ``progress`` sees each result as it comes.

    ``jobs``: in so many processes; None: in this one. ``dump``: a folder that gets every proof obligation
    as SMT-LIB 2. Raises UserError where there is nothing to check, VerificationError where a process dies.
    """
    files = kernel_files(folder)
    groups: dict[str, list[Path]] = {}
    packers = packer_files(folder)
    for path in files:
        groups.setdefault(f"{path.parent.name}{path.stem.rpartition('_')[2]}", []).append(path)
    size = max(1, min(12, -(-len(files) // (jobs or 1))))
    chunks = [paths[i : i + size] for paths in groups.values() for i in range(0, len(paths), size)]
    chunks += [packers[i : i + size] for i in range(0, len(packers), size)]
    results: list[CheckResult] = []
    calls = [(chunk, dump) for chunk in chunks]
    try:
        for batch in in_processes(_check_chunk, calls, jobs) if jobs else starmap(_check_chunk, calls):
            for result in batch:
                progress(result)
                results.append(result)
    except BrokenProcessPool:
        raise VerificationError(
            f"{folder}: a process that checks it died (out of memory?); check again with a smaller --jobs"
        ) from None
    for path, message in _wrong_files(folder, packers):
        results.append(CheckResult(_name(path), str(path), False, f"{path}: {message}", 0.0))
        progress(results[-1])
    return sorted(results, key=lambda result: result.path)


def _wrong_files(folder: Path, packers: list[Path]) -> Iterator[tuple[Path, str]]:
    """C files of a library that no certificate names, and those that are not the pieces that certificates name; why."""
    known = {path.with_suffix(".c") for path in packers}
    for place in sorted({path.parent for path in _every_file(folder)}):
        isa = isa_specs.available().get(place.name)
        for target in () if isa is None else isa.targets:
            named = named_pieces(place, target.name)
            for part in PARTS:
                path = pieces_path(place, part, target.name)
                if not path.exists():
                    continue  # the kernels that name it say so
                text = read_exactly(path)
                wanted = pieces_text(place, part, target.name, named, read_pieces(text))
                known.add(path)
                if text != wanted:
                    yield path, "is not just the pieces that its certificates name; write one of them anew"
    for path in _every_file(folder):
        if path.suffix == ".c" and path not in known:
            yield path, "belongs to no certificate"


def _check_chunk(paths: list[Path], dump: Path | None) -> list[CheckResult]:
    """Read and prove each kernel, then compile all that are for one target together and run them."""
    results: list[CheckResult] = []
    proved: list[tuple[Path, Kernel, str, float]] = []
    for path in paths:
        start = time.monotonic()
        if is_packer(path):
            results.append(_check_packer(path, dump, start))
            continue
        try:
            kernel = read_kernel(path)
            said = check_static(kernel, path, dump=dump)
        except (VerificationError, UserError) as error:
            results.append(CheckResult(_name(path), str(path), False, str(error), time.monotonic() - start))
            continue
        proved.append((path, kernel, said, time.monotonic() - start))
    for target in sorted({kernel.certificate.target for _, kernel, _, _ in proved}):
        together = [entry for entry in proved if entry[1].certificate.target == target]
        share_machine([kernel for _, kernel, _, _ in together])
        share_portable([kernel for _, kernel, _, _ in together])
        for path, kernel, said, seconds in together:
            start = time.monotonic()
            try:
                message, ok = f"{said}; {execution_test(kernel)}", True
            except (VerificationError, UserError, EmulationError, CompileError) as error:
                message, ok = f"{path}: {error}", False
            results.append(
                CheckResult(_name(path), str(path), ok, message, seconds + time.monotonic() - start)
            )
    return results


def _check_packer(path: Path, dump: Path | None, start: float) -> CheckResult:
    if not any(path.with_suffix(ending).exists() for ending in (".c", ".json")):
        command = f"synth-kernel --isa {path.parent.name} --a {path.stem.split('_')[1][1:]} --w 1 --out {path.parent.parent}"
        message = f"{path}: is missing, the operators of these activations call it; write it with: {command}"
        return CheckResult(_name(path), str(path), False, message, time.monotonic() - start)
    try:
        ok, message = True, check_packer(path, dump=dump)
    except (VerificationError, UserError, EmulationError, CompileError) as error:
        ok, message = False, str(error)
    return CheckResult(_name(path), str(path), ok, message, time.monotonic() - start)


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def check_static(
    kernel: Kernel, path: Path, make_solver: SolverFactory = z3_solver, dump: Path | None = None
) -> str:
    """Everything but execution. Raises VerificationError naming the file and what does not hold."""
    certificate = kernel.certificate
    check_kernel(certificate, path)
    check_place(path, certificate.name)
    spec, program, isa = certificate.spec, certificate.program, kernel.isa
    folder = dump / certificate.name.replace("/", "_") if dump is not None else None
    proof = prove(spec, isa, certificate.target, program, make_solver, folder)
    with Refusing(path):
        require_proved(proof, "does not prove")
    _check_count(path, "", certificate.proof, proof.obligations)
    line = proof_line(proof.obligations, certificate.compute)
    with Refusing(path):
        text = emit(
            spec, isa, certificate.target, program, certificate.corrections, certificate.longest_k, line
        )
    if text != kernel.source:
        raise VerificationError(f"{_file(kernel, path, BLOCK)}: is not the C text of the proved program")
    for form in FORMS.values():
        _check_presence(kernel, path, isa, form)
    counts = [_check_form(kernel, path, form, make_solver, folder) for form in FORMS.values()]
    return f"{' + '.join(map(str, (proof.obligations, *counts)))} obligations proved"


def _check_form(kernel: Kernel, path: Path, form: Form, make_solver: SolverFactory, dump: Path | None) -> int:
    """A form as the block: what follows from its program is what is stated. The number of obligations, 0 without."""
    stated, target = form.report(kernel.certificate), kernel.certificate.target
    if stated is None:
        return 0
    with Refusing(path):
        derived, text = derive(form, kernel.spec, kernel.isa, target, stated.program, make_solver, dump)
    _check_count(path, f"forms.{form.name}.", stated.proof, derived.proof.obligations)
    if text != kernel.texts[form.name]:
        raise VerificationError(f"{_file(kernel, path, form.name)}: is not the C text of the proved program")
    obligations: int = derived.proof.obligations
    return obligations


def _file(kernel: Kernel, path: Path, part: str) -> str:
    """The file that a C text of the kernel lies in, and whose it is."""
    return f"{pieces_path(path.parent, part, kernel.certificate.target)}: {path.stem}"


def _check_count(path: Path, prefix: str, stated: ProofReport, obligations: int) -> None:
    """As many obligations as the certificate says were proved; what else it says is checked as it is read."""
    if stated.obligations != obligations:
        raise VerificationError(
            f"{path}: {prefix}proof.obligations is {stated.obligations}, the program has {obligations}"
        )


def _check_presence(kernel: Kernel, path: Path, isa: Isa, form: Form) -> None:
    """The kernel has the layout exactly where it was asked for and the target has what it needs."""
    certificate = kernel.certificate
    there = form.report(certificate) is not None
    if not asked(certificate.layout, form.name):
        if there:
            raise VerificationError(
                f"{path}: has {form.name}, although it says --layout {certificate.layout}"
            )
    elif not there and form.offered(isa, certificate.target):
        needs = f", although {certificate.target} has {form.needs}" if form.needs else ""
        raise VerificationError(f"{path}: has no {form.name}{needs}")
