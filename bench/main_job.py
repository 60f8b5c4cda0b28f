"""How long ``synth-kernel --isa neon --a A --w W`` takes, by phase, and how much work it does.

    python -m bench.main_job [--only A2W1 ...] [--repeat 3] [--counts]

README's command (A2W1) and the other configurations of Cowan et al. (CGO 2020), Table 2: both NEON targets
with all forms, as a person types it. Each is run *cold*, in a process of its own with an empty cache of
compiled code (the compiler's too), and *warm*, with the cache that the cold run left. Phases are summed over
the kernels, which are made side by side; ``all`` is the wall time of the whole process, ``CPU`` what it and
all that it started took. The counts do not depend on the computer's speed (``synth.counts``): ``--counts``
prints them alone, as JSON, and a golden file in the tests keeps them.
"""

from __future__ import annotations

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

import click
from rich.console import Console
from rich.table import Table

from bench.synthesis import PAPER, ROOT, machine_lines

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


def _environment(cache: Path) -> dict[str, str]:
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "SYNTH_CACHE_DIR": str(cache / "synth"),
        "ZIG_GLOBAL_CACHE_DIR": str(cache / "zig"),
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
    }


def run(configuration: str, cache: Path) -> Result:
    """The command in a process of its own. Raises CalledProcessError where it fails."""
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        line = [sys.executable, "-m", "synth.cli", *arguments(configuration, Path(folder))]
        before, start = os.times(), time.perf_counter()
        done = subprocess.run(line, capture_output=True, text=True, check=True, env=_environment(cache))
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
        environment = _environment(Path(folder))
        done = subprocess.run(line, stdout=subprocess.PIPE, text=True, check=True, env=environment, cwd=ROOT)
        found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
        return found


def _count_here(configuration: str) -> dict[str, int]:
    """The command in this process, which has done nothing before."""
    from synth.cli.main import Setup, cli
    from synth.counts import DONE

    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        code = cli.main(arguments(configuration, Path(folder)), standalone_mode=False, obj=Setup(False))
    if code:
        sys.exit(code)
    return dict(DONE)


def _table(
    found: Mapping[tuple[str, str], Sequence[Result]], counted: Mapping[str, Mapping[str, int]]
) -> Table:
    phases = list(dict.fromkeys(name for runs in found.values() for result in runs for name in result.phases))
    table = Table(title="Seconds of the whole command (median), and what was done", title_justify="left")
    table.add_column("config")
    table.add_column("cache")
    for column in (*phases, "CPU", "all", "goal", *next(iter(counted.values()))):
        table.add_column(column, justify="right")
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


@click.command(help=__doc__.split("\n\n")[0])
@click.option("--only", multiple=True, type=click.Choice(list(CONFIGURATIONS)), help="Which.  [default: all]")
@click.option("--repeat", type=click.IntRange(1), default=1, show_default=True, help="Runs of each.")
@click.option("--counts", "only_counts", is_flag=True, help="Print the counts alone, as JSON.")
@click.option("--one", hidden=True)
def main(only: Sequence[str], repeat: int, only_counts: bool, one: str | None) -> None:
    if one is not None:
        click.echo(json.dumps(_count_here(one)))
        return
    names = list(only or CONFIGURATIONS)
    counted = {name: counts(name) for name in names}
    if only_counts:
        click.echo(json.dumps(counted, indent=1))
        return
    console = Console(width=None if sys.stdout.isatty() else 220)
    for line in machine_lines("aarch64"):
        click.echo(line)
    found: dict[tuple[str, str], list[Result]] = {}
    for name in names * repeat:
        with tempfile.TemporaryDirectory(prefix="synth-bench-") as cache:
            for state in ("cold", "warm"):
                console.print(f"{name}: {state}", highlight=False)
                found.setdefault((name, state), []).append(run(name, Path(cache)))
    console.print(_table(found, counted))
    slow = [name for name in names if statistics.median(r.wall for r in found[name, "cold"]) > GOALS[name]]
    console.print(f"Slower than the goal: {', '.join(slow) if slow else 'nowhere'}", highlight=False)


if __name__ == "__main__":
    main()
