"""``synth-kernel tune``: find the best schedule of one layer on this computer or on a board, and keep it."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import click

from synth.cli.options import device, whole_numbers
from synth.cli.progress import board, note_threads
from synth.cli.screen import console, print_json
from synth.errors import UserError

#: Of a layer that is tuned: what holds them here takes 2 GiB.
MOST_WEIGHTS = 1 << 28


def numbers(option: str, text: str, count: int) -> tuple[int, ...]:
    """``count`` whole numbers with commas or x between them. Raises UserError naming the option."""
    with contextlib.suppress(ValueError):
        if len(found := whole_numbers(text)) == count:
            return found
    example = ",".join(["1"] * count)
    raise UserError(f"{option} {text}: {count} whole numbers with commas, such as {example}")


def tune(
    shape: str, filters: int, kernel: int, stride: int, padding: int, groups: int, layout: str, a: int,
    w: int, encoding: str, form: str, target: str | None, threads: int, trials: int, seed: int,
    rpc: str | None, database: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Tune one convolution; the exit code. Raises UserError."""
    import numpy as np

    from synth import compiler
    from synth.cli.jobs import operands
    from synth.compiler.autotune import problem_key, tune_problem
    from synth.emit.cache import tuned_path

    where, remote = database or tuned_path(), device(rpc)
    size = numbers("--input", shape, 4)
    channels = size[3] if layout == "NHWC" else size[1]
    if channels % groups:
        raise UserError(f"--groups {groups}: does not divide the {channels} input channels")
    if filters * kernel * kernel * channels // groups > MOST_WEIGHTS:
        raise UserError(
            f"--filters {filters}: {channels} channels and kernels of {kernel} make more than {MOST_WEIGHTS} "
            "weights; give a smaller layer"
        )
    value = operands(a, w, encoding)[1].values[0]
    weights = np.full((filters, kernel, kernel, channels // groups), value)  # a schedule depends on no value
    operator = compiler.bitserial_conv2d(
        weights, size, a, w, encoding, strides=stride, padding=padding, groups=groups, layout=layout,
        target=target, threads=threads, tuned=False, form=form,
    )  # fmt: skip
    if remote is None and not operator.machine.is_host:
        raise UserError(f"--target {target}: is not this computer; give --rpc HOST:PORT:KEY of a device")
    if remote is None:
        note_threads(threads)
    key = problem_key(operator.problem, threads)
    start = time.monotonic()
    with board(1, silent=as_json) as shown:

        def progress(done: int, total: int, best: float | None) -> None:
            found = "" if best is None else f", best {best * 1e3:.3f} ms"
            shown.phase(key, f"trial {done} of {total}{found}")

        progress(0, trials, None)
        entry = tune_problem(
            operator.problem, operator.machine, threads, trials, seed, progress, where, remote
        )
        shown.end(key, f"{entry.seconds * 1e3:.3f} ms after {entry.trials} trials")
    seconds = time.monotonic() - start
    if as_json:
        body = {"key": key, "milliseconds": entry.seconds * 1e3, "trials": entry.trials}
        body |= {"machine": entry.machine, "seconds": round(seconds, 1), "database": str(where)}
        print_json(body)
        return 0
    rate = operator.geometry.macs / entry.seconds / 1e9
    console().print(
        f"{key}, {operator.problem.form.name}: {entry.seconds * 1e3:.3f} ms, {rate:.0f} GMAC/s on "
        f"{entry.machine}",
        highlight=False,
    )
    click.echo(f"{entry.trials} trials in {seconds:.1f} s\nFile:  {where}")
    return 0
