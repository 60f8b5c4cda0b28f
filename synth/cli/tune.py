"""``synth-kernel tune``: find the best schedule of one layer on this computer or on a board, and keep it."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from synth.cli.options import DEVICE, device, whole_numbers
from synth.cli.progress import board, note_threads
from synth.cli.screen import console, print_json
from synth.errors import UserError

#: Weights of the largest layer that is tuned: 2 GiB of memory.
MOST_WEIGHTS = 1 << 28


def numbers(option: str, text: str, count: int) -> tuple[int, ...]:
    """Return ``count`` whole numbers with commas or x between them. Raises UserError naming the option."""
    with contextlib.suppress(ValueError):
        if len(found := whole_numbers(text)) == count:
            return found
    example = ",".join(["1"] * count)
    raise UserError(f"{option} {text}: {count} whole numbers with commas, such as {example}")


@dataclass(frozen=True)
class Tuning:
    """What ``synth-kernel tune`` was asked for: a convolution, the computer, and the search."""

    shape: str
    filters: int
    kernel: int
    stride: int
    padding: int
    groups: int
    layout: str
    a: int
    w: int
    encoding: str
    form: str
    target: str | None
    threads: int
    trials: int
    seed: int
    rpc: str | None
    database: Path | None
    as_json: bool

    def operator(self) -> Any:
        """Return the operator of the convolution. Raises UserError."""
        import numpy as np

        from synth import compiler
        from synth.cli.jobs import operands

        size, kernel = numbers("--input", self.shape, 4), self.kernel
        channels = size[3] if self.layout == "NHWC" else size[1]
        if channels % self.groups:
            raise UserError(f"--groups {self.groups}: does not divide the {channels} input channels")
        if self.filters * kernel * kernel * channels // self.groups > MOST_WEIGHTS:
            raise UserError(
                f"--filters {self.filters}: {channels} channels and kernels of {kernel} make more than "
                f"{MOST_WEIGHTS} weights; give a smaller layer"
            )
        value = operands(self.a, self.w, self.encoding)[1].values[0]
        # A schedule depends on no value.
        weights = np.full((self.filters, kernel, kernel, channels // self.groups), value)
        return compiler.bitserial_conv2d(
            weights, size, self.a, self.w, self.encoding, strides=self.stride, padding=self.padding,
            groups=self.groups, layout=self.layout, target=self.target, threads=self.threads, tuned=False,
            form=self.form,
        )  # fmt: skip


def tune(asked: Tuning) -> int:
    """Tune one convolution; return the exit code. Raises UserError."""
    from synth.compiler.autotune import problem_key, tune_problem
    from synth.emit.cache import tuned_path

    where, remote = asked.database or tuned_path(), device(asked.rpc)
    operator = asked.operator()
    if remote is None and not operator.machine.is_host:
        raise UserError(f"--target {asked.target}: is not this computer; give --rpc {DEVICE} of a device")
    if remote is None:
        note_threads(asked.threads)
    key = problem_key(operator.problem, asked.threads)
    start = time.monotonic()
    with board(1, silent=asked.as_json) as shown:

        def progress(done: int, total: int, best: float | None) -> None:
            found = "" if best is None else f", best {best * 1e3:.3f} ms"
            shown.phase(key, f"trial {done} of {total}{found}")

        progress(0, asked.trials, None)
        search = (asked.threads, asked.trials, asked.seed)
        entry = tune_problem(operator.problem, operator.machine, *search, progress, where, remote)
        shown.end(key, f"{entry.seconds * 1e3:.3f} ms after {entry.trials} trials")
    seconds = time.monotonic() - start
    if asked.as_json:
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
