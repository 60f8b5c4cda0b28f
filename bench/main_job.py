"""How long ``synth-kernel --isa neon --a A --w W`` takes, by phase, and how much work it does.

    python -m bench.main_job [--only A2W1 ...] [--repeat 3] [--counts]

README's command (A2W1) and the other configurations of Cowan et al. (CGO 2020), Table 2: both NEON targets
with all forms, as a person types it. Each is run *cold*, in a process of its own with an empty cache of
compiled code (the compiler's too), and *warm*, with the cache that the cold run left. Phases are summed over
the kernels, which are made side by side; ``all`` is the wall time of the whole process, ``CPU`` what it and
all that it started took. The counts do not depend on the computer's speed (``synth.counts``): ``--counts``
prints them alone, as JSON, and a golden file in the tests keeps them.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from bench import harness
from bench.harness import benchmark, flag, machine_text, say, screen, value
from bench.synthesis import PACKAGES, PAPER

CONFIGURATIONS = {row.configuration: (row.a, row.w) for row in PAPER}
#: Seconds of the whole command, cold, on a quiet computer of two cores: a tenth of the paper's, or this if it
#: is more.
LEAST_GOAL = 6.0
GOALS = {row.configuration: max(LEAST_GOAL, row.total / 10) for row in PAPER}


@dataclass(frozen=True)
class Result:
    """One run: seconds by phase, of the whole process, and of all processors."""

    phases: Mapping[str, float]
    wall: float
    cpu: float


def arguments(configuration: str, out: Path) -> list[str]:
    """What a person types behind ``synth-kernel``."""
    a, w = CONFIGURATIONS[configuration]
    return ["--isa", "neon", "--a", str(a), "--w", str(w), "--out", str(out), "--json"]


def run(configuration: str, cache: Path) -> Result:
    """The command in a process of its own. Raises CalledProcessError where it fails."""
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        line = [sys.executable, "-m", "synth.cli", *arguments(configuration, Path(folder))]
        before, start = os.times(), time.perf_counter()
        done = subprocess.run(line, capture_output=True, text=True, check=True, env=harness.cached_in(cache))
        wall, after = time.perf_counter() - start, os.times()
    phases: dict[str, float] = {}
    for kernel in json.loads(done.stdout)["kernels"]:
        for phase, seconds in kernel["seconds"].items():
            phases[phase] = phases.get(phase, 0.0) + seconds
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Result(phases, wall, cpu)


def counts(configuration: str) -> dict[str, int]:
    """What the command does with an empty cache, in one process of its own."""
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        line = [sys.executable, "-m", "bench.main_job", "--one", configuration]
        where: dict[str, Any] = {"env": harness.cached_in(folder), "cwd": harness.ROOT}
        done = subprocess.run(line, stdout=subprocess.PIPE, text=True, check=True, **where)
        found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
        return found


def _count_here(configuration: str) -> dict[str, int]:
    """The command in this process, which has done nothing before."""
    from synth.cli.main import cli
    from synth.counts import DONE

    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        given = {"standalone_mode": False, "obj": {"processes": False}}
        code = cli.main(arguments(configuration, Path(folder)), **given)
    if code:
        sys.exit(code)
    return dict(DONE)


def _table(
    found: Mapping[tuple[str, str], Sequence[Result]], counted: Mapping[str, Mapping[str, int]]
) -> Table:
    phases = list(dict.fromkeys(name for runs in found.values() for result in runs for name in result.phases))
    heads = (*phases, "CPU", "all", "goal", *next(iter(counted.values())))
    table = harness.grid(
        "Seconds of the whole command (median), and what was done", ("config", "cache"), heads
    )
    for (name, cache), runs in found.items():
        numbers = [
            *(statistics.median(result.phases.get(phase, 0.0) for result in runs) for phase in phases),
            statistics.median(result.cpu for result in runs),
            statistics.median(result.wall for result in runs),
        ]
        cold = cache == "cold"
        done = [f"{count:,}" if cold else "" for count in counted[name].values()]
        goal = f"{GOALS[name]:.1f}" if cold else ""
        table.add_row(name, cache, *(f"{number:.2f}" for number in numbers), goal, *done)
    return table


@benchmark(
    value("--only", None, "Which.  [default: all]", multiple=True, type=click.Choice(list(CONFIGURATIONS))),
    value("--repeat", 1, "Runs of each.", type=harness.AT_LEAST_ONE),
    flag("--counts", "Print the counts alone, as JSON.", "only_counts"),
    click.option("--one", hidden=True),
)
def main(only: Sequence[str], repeat: int, only_counts: bool, one: str | None) -> None:
    """How long ``synth-kernel --isa neon --a A --w W`` takes, by phase, and how much work it does."""
    if one is not None:
        click.echo(json.dumps(_count_here(one)))
        return
    names = list(only or CONFIGURATIONS)
    counted = {name: counts(name) for name in names}
    if only_counts:
        click.echo(json.dumps(counted, indent=1))
        return
    console = screen(220)
    console.print(machine_text(PACKAGES, "aarch64"))
    found: dict[tuple[str, str], list[Result]] = {}
    for name in names * repeat:
        with tempfile.TemporaryDirectory(prefix="synth-bench-") as cache:
            for state in ("cold", "warm"):
                say(f"{name}: {state}")
                found.setdefault((name, state), []).append(run(name, Path(cache)))
    console.print(_table(found, counted))
    slow = [name for name in names if statistics.median(r.wall for r in found[name, "cold"]) > GOALS[name]]
    console.print(f"Slower than the goal: {', '.join(slow) if slow else 'nowhere'}")
