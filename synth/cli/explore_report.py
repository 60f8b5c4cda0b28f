"""The result of ``synth-compile explore`` as tables and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from synth.cli.screen import print_files, print_paragraph, print_table
from synth.cli.units import bytes_text, count_text, seconds_text, sqnr_text
from synth.model.metrics import TOP1
from synth.model.mixed_precision import Exploration, Point
from synth.model.sensitivity import Outcome, pair_text


def quality_text(found: Exploration, quality: float) -> str:
    """Return a quality of the exploration's outcomes as text."""
    outcome = found.network.compiled
    if outcome.score is not None:
        return f"{quality:.4g}"
    return f"{quality:.2%}" if outcome.is_fraction else sqnr_text(quality)


def interval_text(found: Exploration, outcome: Outcome) -> str:
    """Return the quality of an outcome with its interval, if it has one."""
    text = quality_text(found, outcome.quality)
    if outcome.interval is None:
        return text
    low, high = outcome.interval
    return f"{text} ({low:.1%} to {high:.1%})"


def advice(found: Exploration) -> str:
    """Return what the numbers hold for."""
    outcome = found.network.compiled
    between = "" if outcome.interval is None else ", with limits of a confidence of 95 %"
    return (
        f"The networks were chosen on these {outcome.samples} samples{between}. On others a chosen network "
        "is usually worse: hold samples out, and judge it on them by synth-compile MODEL --precision FILE "
        "--data OTHERS"
    )


def quality_word(found: Exploration) -> str:
    """Return what the quality of an outcome is."""
    outcome = found.network.compiled
    if outcome.score is not None or outcome.correct is not None:
        return "Top-1" if found.metric == TOP1 else found.metric
    return "SQNR" if outcome.equal is None else "same Top-1"


def time_text(found: Exploration, point: Point) -> str:
    """Return the time of a run: measured, or the cost model's."""
    if point.seconds is not None:
        return seconds_text(point.seconds)
    if point.cycles is None:
        return ""
    ghz = found.machine.ghz
    return seconds_text(point.cycles / ghz / 1e9) if ghz else f"{count_text(round(point.cycles))} cycles"


def title_of(found: Exploration, point: Point) -> str:
    """Return the numbers of a point as a sentence."""
    if not point.settings:
        return "the network before quantization"
    told = [
        f"{quality_word(found)} {interval_text(found, point.compiled)}, "
        f"{quality_text(found, found.network.compiled.quality)} before",
        time_text(found, point), bytes_text(point.constants),
    ]  # fmt: skip
    name = "all layers in int8"
    if point in found.points:
        name = f"{found.label(point)} of {len(found.points)}"
    return f"Network {name}: {', '.join(filter(None, told))}, for {found.machine.name}"


def print_exploration(found: Exploration, name: str, files: Sequence[Path]) -> None:
    """Print the sensitivity of every layer, the front, and what the numbers are."""
    shown: dict[str, Callable[[Outcome], str]] = {"SQNR of the output": lambda o: sqnr_text(o.sqnr)}
    if quality_word(found) != "SQNR":
        shown[quality_word(found)] = lambda o: quality_text(found, o.quality)
    heads = tuple(map(pair_text, found.pairs))
    for what, text in shown.items():
        rows = [
            (layer, *(text(outcomes[pair]) if pair in outcomes else "" for pair in found.pairs))
            for layer, outcomes in found.alone.items()
        ]
        print_table(f"{name}: {what} if one layer alone has these bits", rows, ("layer",), heads)
    network, cells = found.network, []
    for point in found.compared:
        widths = ", ".join(f"{count} {width}" for width, count in widths_of(point).items())
        cells.append(
            (
                f"layers_{found.label(point)}.toml" if point.settings else "",
                widths or "as it is",
                interval_text(found, point.compiled),
                sqnr_text(point.compiled.sqnr) if point.settings else "",
                time_text(found, point),
                bytes_text(point.constants),
            )
        )
    timed = "time" if network.seconds is not None else "est. time"
    heads = (quality_word(found), "SQNR", timed, "constants")
    print_table(f"Pareto front for {found.machine.name}", cells, ("precision file", "layers"), heads)
    if not found.points:
        print_paragraph("Every network that was tried loses half of the quality or more; see the first table")
    outcome = network.compiled
    print_paragraph(f"Widths: {found.widths}")
    difference = quality_text(found, found.largest_difference)
    print_paragraph(
        f"Networks of the front: compiled, their integers on {outcome.samples} samples; the search was "
        f"{found.evaluation}, which differs from the integers by at most {difference}"
    )
    print_paragraph(advice(found))
    print_files(files)


def widths_of(point: Point) -> dict[str, int]:
    """Return how many layers have each width."""
    names = [str(setting).split()[0] for setting in point.settings.values()]
    return {name: names.count(name) for name in dict.fromkeys(names)}


def as_document(found: Exploration, files: Sequence[Path]) -> dict[str, Any]:
    """Return the JSON document of an exploration."""

    def point(one: Point) -> dict[str, Any]:
        settings = {name: str(setting) for name, setting in one.settings.items()}
        intervals = {"interval": one.compiled.interval, "label": found.label(one)}
        return asdict(one) | {"settings": settings} | intervals

    return {
        "target": found.machine.name,
        "float": point(found.network),
        "int8": point(found.int8),
        "points": [point(one) for one in found.points],
        "alone": {
            name: {pair_text(pair): asdict(outcome) for pair, outcome in outcomes.items()}
            for name, outcomes in found.alone.items()
        },
        "widths": found.widths,
        "evaluation": found.evaluation,
        "largest_difference": found.largest_difference,
        "files": [{"path": str(path), "bytes": path.stat().st_size} for path in files],
    }
