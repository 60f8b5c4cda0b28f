"""How long compiling a model to C takes, by phase, and how much work it does.

    python -m bench.compile_time [--only NAME ...] [--repeat 3] [--target x86-64-v3] [--cold] [--counts]

Each model is compiled by a process of its own, as ``synth-compile`` does it (without a report): what is shown
is the median over ``--repeat`` processes. ``start`` is Python and TVM being loaded. The compiler's cache of
microkernels as LLVM IR is warm, but for ``--cold``. The counts do not depend on the computer: TVMScript texts
parsed, layers scheduled, intrinsics registered with TVM, and functions that LLVM compiles. ``--counts``
prints them alone, as JSON, and compiles no machine code; a golden file in the tests keeps them.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import click
import onnx
from rich.table import Table

from bench.compile_models import MODELS
from bench.harness import AT_LEAST_ONE, benchmark, flag, grid, machine_text, say, screen, value

PHASES = ("start", "import", "integers", "layers", "lower", "build", "export")
GOALS = {
    "4 layers alike": 5,
    "4 layers different": 5,
    "64 layers alike": 8,
    "64 layers different": 20,
    "ResNet-18 A2W2": 12,
    "53 QLinearConv": 10,
}
"""Seconds, on a quiet computer of two cores."""


@dataclass(frozen=True)
class Result:
    """One compilation: seconds from the start of the process, by phase, and what was counted."""

    seconds: Mapping[str, float]
    counts: Mapping[str, int]

    @property
    def total(self) -> float:
        return sum(self.seconds.values())


def compile_once(model: Path, target: str, export: bool, begun: float) -> Result:
    """Compile in this process. ``begun``: when the process was started (``time.time``)."""
    from synth.compiler.tvmscript import DONE
    from synth.model.deploy import export_model
    from synth.model.pipeline import compile_model
    from synth.processes import processors

    seconds = dict.fromkeys(PHASES, 0.0)
    current, since = "start", begun

    def enter(phase: str, *_: object) -> None:
        nonlocal current, since
        now = time.time()
        seconds[current] += now - since
        current, since = phase, now

    compiled = compile_model(str(model), target=target, progress=enter)
    with tempfile.TemporaryDirectory() as folder:
        enter("export")
        if export:
            export_model(compiled, "model", Path(folder), jobs=processors())
        enter("end")
    return Result(seconds, {**DONE, "functions": len(compiled.functions)})


def measure(name: str, target: str, export: bool = True, cold: bool = False) -> Result:
    """Compile a model of ``MODELS`` in a process of its own. Raises CalledProcessError where that fails."""
    with tempfile.TemporaryDirectory(prefix="synth-bench-") as folder:
        model = Path(folder) / "model.onnx"
        onnx.save(MODELS[name](), str(model))
        # The cache is found under this variable (Linux), so that an empty folder makes it cold.
        env = {**os.environ, "XDG_CACHE_HOME": folder} if cold else dict(os.environ)
        command = [sys.executable, "-m", "bench.compile_time", "--one", str(model), "--target", target]
        command += ["--begun", repr(time.time()), *([] if export else ["--counts"])]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=env)
        return Result(**json.loads(done.stdout))


def counts(names: Sequence[str], target: str) -> dict[str, Mapping[str, int]]:
    """What compiling each model counts."""
    return {name: measure(name, target, export=False).counts for name in names}


def _table(found: Mapping[str, Sequence[Result]]) -> Table:
    heads = (*PHASES, "all", "from-to", "goal", "texts", "layers", "intrinsics", "functions")
    table = grid("Seconds to compile (median), and what was done", ("model",), heads)
    for name, results in found.items():
        totals = sorted(result.total for result in results)
        numbers = [f"{statistics.median(r.seconds[phase] for r in results):.2f}" for phase in PHASES]
        numbers += [f"{statistics.median(totals):.1f}", f"{totals[0]:.1f}-{totals[-1]:.1f}"]
        numbers.append(str(GOALS.get(name, "")))
        numbers += [str(results[0].counts[what]) for what in ("texts", "layers", "intrinsics", "functions")]
        table.add_row(name, *numbers)
    return table


@benchmark(
    value("--only", None, "Models.  [default: all]", multiple=True, type=click.Choice(list(MODELS))),
    value("--repeat", 3, "Processes per model.", type=AT_LEAST_ONE),
    value("--target", "x86-64-v3", "What is compiled for."),
    flag("--cold", "With an empty cache."),
    flag("--counts", "Print the counts alone, as JSON.", "only_counts"),
    click.option("--one", type=Path, hidden=True),
    click.option("--begun", type=float, hidden=True),
)
def main(
    only: Sequence[str], repeat: int, target: str, cold: bool, only_counts: bool, one: Path | None,
    begun: float | None,
) -> None:  # fmt: skip
    """How long compiling a model to C takes, by phase, and how much work it does."""
    if one is not None:
        result = compile_once(one, target, not only_counts, time.time() if begun is None else begun)
        click.echo(json.dumps(asdict(result)))
        return
    names = list(only or MODELS)
    if only_counts:
        click.echo(json.dumps(counts(names, target), indent=1))
        return
    console = screen(180)
    console.print(machine_text())
    found: dict[str, list[Result]] = {name: [] for name in names}
    for name in names * repeat:
        say(f"{name}: compiling")
        found[name].append(measure(name, target, cold=cold))
    console.print(_table(found))
    middle = {name: statistics.median(r.total for r in results) for name, results in found.items()}
    late = [name for name, seconds in middle.items() if seconds > GOALS.get(name, float("inf"))]
    console.print(f"Slower than the goal: {', '.join(late) if late else 'nowhere'}")


if __name__ == "__main__":
    main()
