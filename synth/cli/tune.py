"""``synth-kernel tune``: find and store the best schedule of one layer, on this computer or on a device."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

import click

from synth.cli.options import DEVICE, device, whole_numbers
from synth.cli.screen import board, console, note_threads, print_json
from synth.errors import UserError

#: Most weights of a layer that is tuned: their int64 array takes 2 GiB.
MOST_WEIGHTS = 1 << 28


def numbers(option: str, text: str, count: int) -> tuple[int, ...]:
    """Return ``count`` whole numbers, split at commas or x. Raises UserError about ``option``."""
    with contextlib.suppress(ValueError):
        if len(values := whole_numbers(text)) == count:
            return values
    example = ",".join(["1"] * count)
    raise UserError(f"{option} {text}: {count} whole numbers with commas, such as {example}")


def operator_of(shape: str, filters: int, kernel: int, a: int, w: int, encoding: str, **more: Any) -> Any:
    """Return the operator of a convolution with ``kernel`` x ``kernel`` weights. ``shape``: "1,56,56,64", in
    the layout ``layout``. ``more``: arguments of ``bitserial_conv2d``, at least ``layout`` and ``groups``.
    Raises UserError."""
    import numpy as np

    from synth import compiler
    from synth.cli.jobs import operands

    size, groups = numbers("--input", shape, 4), more["groups"]
    channels = size[3] if more["layout"] == "NHWC" else size[1]
    if channels % groups:
        raise UserError(f"--groups {groups}: does not divide the {channels} input channels")
    if filters * kernel * kernel * channels // groups > MOST_WEIGHTS:
        raise UserError(
            f"--filters {filters}: {channels} channels and kernels of {kernel} make more than {MOST_WEIGHTS} "
            "weights; give a smaller layer"
        )
    value = operands(a, w, encoding)[1].values[0]
    weights = np.full((filters, kernel, kernel, channels // groups), value)  # schedules ignore values
    return compiler.bitserial_conv2d(weights, size, a, w, encoding, tuned=False, **more)


def tune(trials: int, seed: int, rpc: str | None, database: Path | None, as_json: bool, **layer: Any) -> int:
    """Tune one convolution, store and print its schedule, return 0. ``layer``: arguments of ``operator_of``,
    with ``target`` and ``threads``. ``rpc``: HOST:PORT:KEY, None for this computer. ``database``: file of
    schedules (default: ``tuned_path``). Raises UserError."""
    from synth.compiler.autotune import problem_key, tune_problem
    from synth.compiler.tuning import Trials
    from synth.emit.cache import tuned_path

    where, remote, threads = database or tuned_path(), device(rpc), layer["threads"]
    operator = operator_of(**layer)
    if remote is None and not operator.machine.is_host:
        raise UserError(f"--target {layer['target']}: is not this computer; give --rpc {DEVICE} of a device")
    if remote is None:
        note_threads(threads)
    key, start = problem_key(operator.problem, threads), time.monotonic()
    with board(1, silent=as_json) as shown:

        def progress(done: int, total: int, best: float | None) -> None:
            fastest = "" if best is None else f", best {best * 1e3:.3f} ms"
            shown.phase(key, f"trial {done} of {total}{fastest}")

        progress(0, trials, None)
        search = Trials(trials, seed, threads, remote)
        entry = tune_problem(operator.problem, operator.machine, search, progress, where)
        shown.end(key, f"{entry.seconds * 1e3:.3f} ms after {entry.trials} trials")
    seconds = time.monotonic() - start
    if as_json:
        body = {"key": key, "milliseconds": entry.seconds * 1e3, "trials": entry.trials}
        body |= {"machine": entry.machine, "seconds": round(seconds, 1), "database": str(where)}
        print_json(body)
        return 0
    rate = operator.geometry.macs / entry.seconds / 1e9
    result = f"{key}, {operator.problem.form.name}: {entry.seconds * 1e3:.3f} ms, {rate:.0f} GMAC/s"
    console().print(f"{result} on {entry.machine}", highlight=False)
    click.echo(f"{entry.trials} trials in {seconds:.1f} s\nFile:  {where}")
    return 0
