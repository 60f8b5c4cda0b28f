"""What more threads gain for a whole model, in Python and as exported C, timed in turns."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from bench.harness import Spread, text_of
from bench.timing import Timing, measure, ratio

#: How a program's name goes on where it is its exported C that runs.
EXPORTED = ", exported C"


@dataclass(frozen=True)
class Gains:
    """``times`` by program and thread count; ``ratios``: the time of the fewest threads over that of each
    other count, round by round: median and quartiles."""

    times: Mapping[str, Mapping[int, Timing]]
    ratios: Mapping[str, Mapping[int, Spread]]


def exported_runs(
    compiled: Mapping[str, Any], inputs: Sequence[Any], threads: int, folder: Path
) -> dict[str, Callable[[], None]]:
    """The models exported as C libraries into ``folder`` and loaded: a function for each that runs it once.

    Raises UserError where the target is another machine.
    """
    from synth.compiler.export import native_runner
    from synth.model.deploy import export_model

    runs = {}
    for number, (name, model) in enumerate(compiled.items()):
        exported = export_model(model, f"model{number}_{threads}", folder)
        runs[f"{name}{EXPORTED}"] = native_runner(exported, inputs, threads)[0]
    return runs


def measure_gains(runs: Mapping[int, Mapping[str, Callable[[], None]]], seconds: float) -> Gains:
    """``runs`` by thread count and program; everything takes turns in one measurement of ``seconds``."""
    flat = {(name, count): run for count, programs in runs.items() for name, run in programs.items()}
    keys = {f"{name} {count}": (name, count) for name, count in flat}
    found = measure({key: flat[pair] for key, pair in keys.items()}, seconds)
    times: dict[str, dict[int, Timing]] = {}
    for key, (name, count) in keys.items():
        times.setdefault(name, {})[count] = found[key]
    ratios = {
        name: {n: ratio(of[min(of)], timing) for n, timing in of.items() if n != min(of)}
        for name, of in times.items()
    }
    return Gains(times, ratios)


def gains_table(gains: Gains) -> Table:
    counts = sorted({count for of in gains.times.values() for count in of})
    more = counts[1:]
    heads = [*(f"{n} thread(s), ms" for n in counts), *(f"{counts[0]} / {n}" for n in more)]
    table = Table("program", *heads, title="What threads gain, timed in turns")
    for name, of in gains.times.items():
        cells = [text_of(gains.ratios[name][n]) for n in more]
        table.add_row(name, *(of[n].text(2) for n in counts), *cells)
    return table
