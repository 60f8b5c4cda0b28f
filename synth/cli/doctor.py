"""``synth-kernel doctor`` and ``cache``: what this computer has, where files lie, how large caches are."""

from __future__ import annotations

import contextlib
import os
import platform
import re
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from synth.cli.screen import print_json, print_paragraph, print_table
from synth.cli.units import bytes_text
from synth.emit.cache import KINDS, MOST, cache_folder, chosen_cache, kept_files, refusal
from synth.errors import UserError

#: The states of a finding. A ``WRONG`` finding makes the exit code 1.
GOOD, ABSENT, WRONG = "ok", "absent", "WRONG"
#: Optional packages beside TVM, each with the extra of ``synth-kernel`` that installs it.
EXTRAS = {"onnx": "models", "onnxruntime": "models", "jinja2": "models", "cloudpickle": "compile"}


@dataclass(frozen=True)
class Finding:
    """One row: the examined item, its ``state`` (``GOOD``, ``ABSENT``, ``WRONG``), and details (``said``)."""

    what: str
    state: str
    said: str


def doctor(as_json: bool) -> int:
    """Print all findings as a table or as JSON; return 1 if one of them is ``WRONG``, else 0."""
    rows = list(findings())
    code = int(any(row.state == WRONG for row in rows))
    if as_json:
        print_json({"findings": [asdict(row) for row in rows], "exit_code": code})
    else:
        print_table("", [(row.what, row.state, row.said) for row in rows], ("what", "state", "is"))
    return code


def findings() -> Iterator[Finding]:
    """Yield all findings in the order of the report."""
    python = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    yield Finding("synth-kernel", GOOD, f"{_version('synth-kernel') or 'not installed'}, {python}")
    yield from _processor()
    yield from _compilers()
    yield from _emulators()
    yield from _packages()
    yield from _folders()
    for name, value in sorted(os.environ.items()):
        if re.fullmatch(r"SYNTH_[A-Z_]+", name):
            yield Finding(f"${name}", GOOD, value)


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _processor() -> Iterator[Finding]:
    from isa_specs import available
    from isa_specs.architecture import FeatureTable
    from synth.emit.features import host_features, host_target, level_of, this_machine
    from synth.emit.machine import runs_in_process
    from synth.emit.targets import get_target
    from synth.library.machines import cannot_execute, only_portable

    try:
        features = host_features()
    except UserError as error:
        yield Finding("processor", WRONG, str(error))
        return
    host = host_target()
    level, more = level_of(features, get_target(host).features if host else FeatureTable())
    yield Finding("processor", GOOD, this_machine())
    yield Finding("features", GOOD, " ".join([level, *(more or sorted(features))]).strip())
    native, emulated, portable = "on the processor", "in an emulator", "as portable C alone"
    names: dict[str, list[str]] = {native: [], emulated: [], portable: []}
    for isa in available().values():
        for target in isa.targets:
            # A processor without tile registers runs such kernels too, but it traps at each tile instruction.
            here = runs_in_process(target.architecture, target.feature_names)
            here = here and features.issuperset(target.feature_names)
            executor = native if here else portable if only_portable(target) else emulated
            try:
                executor = cannot_execute(isa.name, target.name) or executor
            except UserError as error:
                executor = str(error)
            names.setdefault(executor, []).append(f"{isa.name}/{target.name}")
    yield Finding("kernels run", GOOD, f"{native}: {', '.join(names.pop(native)) or 'none'}")
    for executor, targets in names.items():
        if targets:
            state = GOOD if executor == emulated else ABSENT
            yield Finding("", state, f"{executor}: {', '.join(targets)}")


def _compilers() -> Iterator[Finding]:
    from isa_specs.architecture import architectures
    from synth.emit.features import host_target
    from synth.emit.toolchain import find_compiler

    here = host_target()
    compilers: dict[str, list[str]] = {}
    for target in architectures():
        try:
            compilers.setdefault(find_compiler(target).describe(), []).append(target)
        except UserError as error:
            yield Finding("C compiler", WRONG if target == here else ABSENT, str(error))
    for compiler, targets in compilers.items():
        yield Finding("C compiler", GOOD, f"{compiler} for {', '.join(targets)}")
    with contextlib.suppress(UserError):
        if here and _version("ziglang"):
            system, more = find_compiler(here, "system").describe(), sorted({*architectures()} - {here})
            need = f"{', '.join(more)} and models need ziglang"
            yield Finding("", GOOD, f"{system} can replace ziglang for {here}; {need}")


def _emulators() -> Iterator[Finding]:
    from isa_specs.architecture import architectures
    from synth.emit.machine import ImageExecutor, emulators

    executors: dict[str, list[ImageExecutor]] = {}
    for executor in (executor for row in architectures() for executor in emulators(row)):
        if isinstance(executor, ImageExecutor):
            executors.setdefault(executor.name, []).append(executor)
    for name, alike in executors.items():
        runs = [f"{one.target} ({', '.join(sorted(one.emulation.features))})" for one in alike]
        reason, text = alike[0].absent(), f"{_version(name) or ''} runs {', '.join(runs)}".strip()
        yield Finding(name, ABSENT if reason else GOOD, f"{reason}; it {text}" if reason else text)


def _packages() -> Iterator[Finding]:
    """Yield whether TVM and its FFI have the required versions, and the packages of ``EXTRAS``."""
    pinned: dict[str, str] = {}
    for line in (requires("synth-kernel") or ()) if _version("synth-kernel") else ():
        if match := re.fullmatch(r"([\w.-]+)==([\w.]+) *; extra == .compile.", line):
            pinned[match[1]] = match[2]
    for name in pinned or ("apache-tvm", "apache-tvm-ffi"):
        installed, pin = _version(name), pinned.get(name)
        if installed is None:
            yield Finding(name, ABSENT, "pip install 'synth-kernel[compile]'; models and operators need it")
        elif pin not in (None, installed):
            yield Finding(name, WRONG, f"{installed}, which does not fit: pip install {name}=={pin}")
        else:
            yield Finding(name, GOOD, f"{installed}{', as it has to be' if pin else ''}")
    for name, extra in EXTRAS.items():
        number = _version(name)
        yield Finding(name, GOOD if number else ABSENT, number or f"pip install 'synth-kernel[{extra}]'")


def _folders() -> Iterator[Finding]:
    from synth.emit.cache import tuned_path
    from synth.library.library_paths import installed_folder, read_folder, write_folder

    for what, folder in (("library read", read_folder()), ("installed library", installed_folder())):
        count = len(list(folder.glob("*/*.json")))
        yield Finding(what, GOOD if count else WRONG, f"{folder}: {count} kernels")
    yield _writable("library written", write_folder())
    yield _writable("tuned schedules", tuned_path().parent, f"{tuned_path()}")
    folder = chosen_cache()
    reason = refusal(folder)
    yield _writable("cache", folder) if reason is None else Finding("cache", WRONG, reason)
    for kind, (words, _) in KINDS.items():
        if files := kept_files(kind):
            yield Finding("", GOOD, f"{bytes_text(sum(file.stat().st_size for file in files))} of {words}")


def _writable(what: str, folder: Path, said: str = "") -> Finding:
    """Return whether a file can be created in ``folder``, or in its first parent that exists."""
    existing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    try:
        tempfile.TemporaryFile(dir=existing).close()
    except OSError as error:
        return Finding(what, WRONG, f"{said or folder}: cannot be written ({error.strerror})")
    return Finding(what, GOOD, f"{said or folder}{'' if folder.exists() else ' (not there yet)'}")


def cache(kinds: tuple[str, ...], clean: bool, as_json: bool) -> int:
    """Print the sizes of cached files by kind, or if ``clean`` remove the files; return 0. (): all kinds."""
    cached = {kind: kept_files(kind) for kind in kinds or KINDS}
    sizes = {kind: sum(file.stat().st_size for file in files) for kind, files in cached.items()}
    for file in (file for files in cached.values() for file in files if clean):
        file.unlink(missing_ok=True)
    if as_json:
        rows = [{"kind": kind, "files": len(cached[kind]), "bytes": n} for kind, n in sizes.items()]
        print_json({"folder": str(cache_folder()), "removed": clean, "kinds": rows})
        return 0
    cells = [(kind, str(len(cached[kind])), bytes_text(n), KINDS[kind][0]) for kind, n in sizes.items()]
    print_table(str(cache_folder()), cells, ("kind",), ("files", "size"), ("what",))
    rest = "removed" if clean else f"in all; about {bytes_text(MOST)} is kept at most"
    print_paragraph(f"{bytes_text(sum(sizes.values()))} {rest}")
    return 0
