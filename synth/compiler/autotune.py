"""Tuned schedules of the low-bit operators: their keys, their file, and how they are found and made."""

from __future__ import annotations

import hashlib
import os
import tempfile
import warnings
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from synth.compiler.intrinsics import tile_intrinsic
from synth.compiler.machines import CompileTarget
from synth.compiler.schedule import TUNED_BANDS, estimate, spaces
from synth.compiler.tuned import Place, ReplayError, TunedSchedule, load_database, replay, store, this_machine
from synth.compiler.workload import OperatorProblem, workload, workload_source
from synth.emit.cache import tuned_path
from synth.errors import UserError

if TYPE_CHECKING:
    from synth.compiler.tuning import Progress, Trials


def problem_key(problem: OperatorProblem, threads: int) -> str:
    """Return an operator's database key: configuration, threads, digest of its function without bands."""
    g, spec = problem.geometry, problem.kernel.spec
    digest = hashlib.sha256(workload_source(replace(problem, band=0)).encode()).hexdigest()[:16]
    kernel = "x".join(map(str, g.kernel))
    image = f"{g.batch}x{g.height}x{g.width}x{g.channels * g.groups}"
    layer = f"{image} {kernel}/{g.strides[0]} {g.filters * g.groups} {problem.layout}"
    return f"{spec.configuration} {spec.encoding} {layer} threads {threads} {digest}"


def kernel_digest(problem: OperatorProblem) -> str:
    """Return a digest of the program of the form's kernel, from which its C text follows."""
    return hashlib.sha256(repr(problem.form.made.program).encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def _database(path: Path, stamp: float) -> dict[Place, TunedSchedule]:
    """Return the database, or an empty one with one warning if the file is damaged."""
    try:
        return load_database(path)
    except UserError as error:
        warnings.warn(f"{error}; untuned schedules are used", stacklevel=2)
        return {}


def find_tuned(problem: OperatorProblem, machine: CompileTarget, threads: int) -> TunedSchedule | None:
    """Return the tuned schedule for this problem, target and computer, or None. For another computer's
    target, any device may have tuned it. If the kernel has changed, warn and return None."""
    path = tuned_path()
    if not path.exists():
        if os.environ.get("SYNTH_TUNED"):
            warnings.warn(f"SYNTH_TUNED={path}: no such file; untuned schedules are used", stacklevel=2)
        return None
    database = _database(path, path.stat().st_mtime)
    key, target = problem_key(problem, threads), str(machine.tvm)
    if machine.is_host:
        entry = database.get((key, target, this_machine()))
    else:  # tuned on a device, which the target names
        entry = next((e for e in database.values() if (e.key, e.target) == (key, target)), None)
    if entry is None or entry.kernel == kernel_digest(problem):
        return entry
    again = "its kernel is another one now; the untuned schedule is used, tune it again"
    warnings.warn(f"tuned schedule of {entry.key!r}: {again}", stacklevel=2)
    return None


def replay_tuned(
    schedule: Any, problem: OperatorProblem, machine: CompileTarget, entry: TunedSchedule
) -> bool:
    """Apply a tuned schedule and return True. If it does not fit, warn, leave ``schedule`` unchanged and
    return False."""
    for tile in problem.form.tiles:
        if f".{problem.form.made.form.name}.{tile.name}." in entry.trace:
            tile_intrinsic(problem, tile, machine)
    try:
        replay(schedule, entry)
    except ReplayError as error:
        warnings.warn(f"tuned schedule of {entry.key!r}: {error}; the untuned one is used", stacklevel=2)
        return False
    return True


def check_writable(path: Path) -> None:
    """Raise UserError if a database could not be stored at ``path``. Called before tuning."""
    if path.is_dir():
        raise UserError(f"{path}: is a folder; give a file")
    if path.exists():
        load_database(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".synth-")
        os.close(handle)
        os.unlink(name)
    except OSError as error:
        raise UserError(f"{path}: cannot be written ({error.strerror}); choose another --db") from None


def tune_problem(
    problem: OperatorProblem, machine: CompileTarget, trials: Trials, progress: Progress | None = None,
    path: Path | None = None,
) -> TunedSchedule:  # fmt: skip
    """Tune one operator, then store and return the best schedule. If the operator may have bands, several
    band sizes share the trials. ``path``: the database, which is created if needed (default: ``tuned_path``).
    Raises UserError."""
    import tvm

    from synth.compiler.tuning import tune

    if trials.rpc is None and not machine.is_host:
        remedy = "tune it on a device behind an RPC tracker"
        raise UserError(f"target {machine.name} is not this computer: {remedy}")
    path = path or tuned_path()
    check_writable(path)
    threads, count = trials.threads, trials.count
    bands = estimate(problem.geometry, problem.form, threads, problem.layout).bands
    bands = tuple(dict.fromkeys((problem.band, *bands)))[: min(TUNED_BANDS, count)]
    results: list[tuple[float, int, str]] = []
    total = 0

    def report(done: int, _: int, seconds: float | None) -> None:
        """Report the progress of a band's trials as progress of all trials."""
        known = [value for value, *_ in results] + ([] if seconds is None else [seconds])
        if progress:
            progress(total + done, count, min(known, default=None))

    for number, band in enumerate(bands):
        variant = replace(problem, band=band)
        module = tvm.IRModule({"main": workload(variant)})
        part = replace(trials, count=count // len(bands) + (number < count % len(bands)))
        result = tune(module, machine.tvm, spaces(variant, machine, threads), part, report)
        results.append((result.best_seconds, band, result.trace_json))
        total += result.trials
    seconds, band, trace = min(results)
    entry = TunedSchedule(
        key=problem_key(problem, threads), target=str(machine.tvm),
        machine=this_machine() if trials.rpc is None else str(trials.rpc.key), trace=trace, seconds=seconds,
        trials=total, tvm=tvm.__version__, kernel=kernel_digest(problem), band=band,
    )  # fmt: skip
    store(path, entry)
    return entry
