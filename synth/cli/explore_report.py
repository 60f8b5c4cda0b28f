"""The result of ``synth-compile explore`` as tables, as JSON, and as an HTML page with the front as scatter
charts and the layers' sensitivity as a heat map."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from synth.cli.model_report import environment
from synth.cli.screen import file_rows, print_files, print_paragraph, print_table
from synth.cli.units import bytes_text, count_text, seconds_text, sqnr_text
from synth.model.measurements import MARK
from synth.model.metrics import TOP1
from synth.model.mixed_precision import Exploration, Point
from synth.model.sensitivity import Outcome, pair_text


def quality_text(result: Exploration, quality: float) -> str:
    """Return a quality of the exploration's outcomes as text."""
    outcome = result.network.compiled
    if outcome.score is not None:
        return f"{quality:.4g}"
    return f"{quality:.2%}" if outcome.is_fraction else sqnr_text(quality)


def interval_text(result: Exploration, outcome: Outcome) -> str:
    """Return the quality of an outcome with its interval, if it has one."""
    text = quality_text(result, outcome.quality)
    if outcome.interval is None:
        return text
    low, high = outcome.interval
    return f"{text} ({low:.1%} to {high:.1%})"


def advice(result: Exploration) -> str:
    """Return what the numbers hold for."""
    outcome = result.network.compiled
    between = "" if outcome.interval is None else ", with limits of a confidence of 95 %"
    return (
        f"The networks were chosen on these {outcome.samples} samples{between}. On others a chosen network "
        "is usually worse: hold samples out, and judge it on them by synth-compile MODEL --precision FILE "
        "--data OTHERS"
    )


def quality_word(result: Exploration) -> str:
    """Return what the quality of an outcome is."""
    outcome = result.network.compiled
    if outcome.score is not None or outcome.correct is not None:
        return "Top-1" if result.metric == TOP1 else result.metric
    return "SQNR" if outcome.equal is None else "same Top-1"


def time_text(result: Exploration, point: Point) -> str:
    """Return the time of a run: measured, or the cost model's."""
    if point.seconds is not None:
        return seconds_text(point.seconds)
    if point.cycles is None:
        return ""
    ghz = result.machine.ghz
    return seconds_text(point.cycles / ghz / 1e9) if ghz else f"{count_text(round(point.cycles))} cycles"


def title_of(result: Exploration, point: Point) -> str:
    """Return the numbers of a point as a sentence."""
    if not point.settings:
        return "the network before quantization"
    quality = f"{quality_word(result)} {interval_text(result, point.compiled)}"
    before = f"{quality_text(result, result.network.compiled.quality)} before"
    parts = filter(None, (quality, before, time_text(result, point), bytes_text(point.constants)))
    is_mixed = point in result.points
    name = f"{result.label(point)} of {len(result.points)}" if is_mixed else "all layers in int8"
    return f"Network {name}: {', '.join(parts)}, for {result.machine.name}"


def print_exploration(result: Exploration, name: str, files: Sequence[Path]) -> None:
    """Print the sensitivity of every layer, the front, and what the numbers are."""
    shown: dict[str, Callable[[Outcome], str]] = {"SQNR of the output": lambda o: sqnr_text(o.sqnr)}
    if quality_word(result) != "SQNR":
        shown[quality_word(result)] = lambda o: quality_text(result, o.quality)
    heads = tuple(map(pair_text, result.pairs))
    for what, text in shown.items():
        rows = [
            (layer, *(text(outcomes[pair]) if pair in outcomes else "" for pair in result.pairs))
            for layer, outcomes in result.alone.items()
        ]
        print_table(f"{name}: {what} if one layer alone has these bits", rows, ("layer",), heads)
    network, cells = result.network, []
    for point in result.compared:
        widths = ", ".join(f"{count} {width}" for width, count in widths_of(point).items())
        numbers = (time_text(result, point), bytes_text(point.constants))
        file = f"layers_{result.label(point)}.toml" if point.settings else ""
        sqnr = sqnr_text(point.compiled.sqnr) if point.settings else ""
        cells.append((file, widths or "as it is", interval_text(result, point.compiled), sqnr, *numbers))
    time = "time" if network.seconds is not None else "est. time"
    heads = (quality_word(result), "SQNR", time, "constants")
    print_table(f"Pareto front for {result.machine.name}", cells, ("precision file", "layers"), heads)
    if not result.points:
        print_paragraph("Every network that was tried loses half of the quality or more; see the first table")
    outcome = network.compiled
    print_paragraph(f"Widths: {result.widths}")
    difference = quality_text(result, result.largest_difference)
    print_paragraph(
        f"Networks of the front: compiled, their integers on {outcome.samples} samples; the search was "
        f"{result.evaluation}, which differs from the integers by at most {difference}"
    )
    print_paragraph(advice(result))
    print_files(files)


def widths_of(point: Point) -> dict[str, int]:
    """Return how many layers have each width."""
    names = [str(setting).split()[0] for setting in point.settings.values()]
    return {name: names.count(name) for name in dict.fromkeys(names)}


def as_document(result: Exploration, files: Sequence[Path]) -> dict[str, Any]:
    """Return the JSON document of an exploration."""

    def fields(point: Point) -> dict[str, Any]:
        settings = {name: str(setting) for name, setting in point.settings.items()}
        intervals = {"interval": point.compiled.interval, "label": result.label(point)}
        return asdict(point) | {"settings": settings} | intervals

    return {
        "target": result.machine.name, "float": fields(result.network), "int8": fields(result.int8),
        "points": [fields(point) for point in result.points],
        "alone": {
            name: {pair_text(pair): asdict(outcome) for pair, outcome in outcomes.items()}
            for name, outcomes in result.alone.items()
        },
        "widths": result.widths, "evaluation": result.evaluation,
        "largest_difference": result.largest_difference, "files": file_rows(files),
    }  # fmt: skip


#: The plot's width and height, its left and lower margins, and the steps of an axis.
WIDTH, HEIGHT, LEFT, BELOW, STEPS = 430, 256, 72, 40, 4
#: The space above the plot, which half a label takes.
ABOVE = 10
#: Width of a letter of a label, the height of its line, and the space beside it.
LETTER, LINE, APART = 7, 13, 3
#: The SQNR in dB at which a cell of the heat map is lightest. At 0 dB and below it is darkest.
LIGHTEST = 45.0


@dataclass(frozen=True)
class Mark:
    """A point of a scatter chart. ``kind``: its CSS class. ``text``: the label that begins at ``at``."""

    x: float
    y: float
    kind: str
    text: str
    title: str
    at: tuple[float, float]


@dataclass(frozen=True)
class Scatter:
    """A chart. ``across`` and ``up``: (position, text) of the marks on its axes."""

    name: str
    marks: tuple[Mark, ...]
    across: tuple[tuple[float, str], ...]
    up: tuple[tuple[float, str], ...]


def scatter(
    result: Exploration, name: str, value: Callable[[Point], float], text: Callable[[float], str], base: int
) -> Scatter | None:
    """Return quality over ``value`` of the front and the float network. None if the values are unknown.
    ``base``: of the units that ``text`` writes."""
    points = [point for point in result.compared if value(point)]
    if len(points) < len(result.compared):
        return None
    most = max(map(value, points)) * 1.05
    qualities = [point.compiled.quality for point in points]
    is_fraction, low = result.network.compiled.is_fraction, min(qualities)
    high = 1.0 if is_fraction else max(q for q in qualities if q < 200) if low < 200 else 200
    margin = (high - low or 1) * 0.08
    low, high = low - margin, high if is_fraction else high + margin

    def position(x: float, y: float) -> tuple[float, float]:
        down = (HEIGHT - BELOW - ABOVE + 4) * (high - min(y, high)) / (high - low)
        return LEFT + x / most * (WIDTH - LEFT - 24), ABOVE + down

    places = [position(value(point), point.compiled.quality) for point in points]
    texts = [result.label(point) for point in points]
    marks = [
        Mark(x, y, "low" if text.isdigit() else "fp32", text, title_of(result, point), at)
        for point, (x, y), text, at in zip(points, places, texts, labels_at(places, texts), strict=True)
    ]
    across = tuple((position(x, high)[0], text(x)) for x in round_numbers(0, most, base))
    up = tuple((position(0, y)[1], quality_text(result, y)) for y in round_numbers(low, high))
    return Scatter(name, tuple(marks), across, up)


def labels_at(places: Sequence[tuple[float, float]], texts: Sequence[str]) -> list[tuple[float, float]]:
    """Return where the labels of points begin, so that they cover no point and no other label."""
    obstacles = [(x - 6, y - 6, x + 6, y + 6) for x, y in places]
    starts = []
    for (x, y), text in zip(places, texts, strict=True):
        width = LETTER * len(text) + 2 * APART
        boxes = []
        for distance, angle in itertools.product(range(6, 72, 6), range(0, 360, 30)):
            middle = x + math.cos(math.radians(angle)) * (distance + width / 2 + 2)
            base = y + math.sin(math.radians(angle)) * (distance + LINE / 2 + 1)
            boxes.append((middle - width / 2, base - LINE / 2, middle + width / 2, base + LINE / 2))
        inside = [b for b in boxes if b[0] > LEFT and b[2] < WIDTH and b[1] > 0 and b[3] < HEIGHT - BELOW]
        free = (box for box in inside if not any(_overlap(box, obstacle) for obstacle in obstacles))
        obstacles.append(next(free, boxes[0]))
        starts.append((obstacles[-1][0] + APART, obstacles[-1][3] - LINE / 4))
    return starts


def _overlap(a: Sequence[float], b: Sequence[float]) -> bool:
    """Return whether two boxes (left, top, right, bottom) have a common part."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def round_numbers(low: float, high: float, base: int = 10) -> list[float]:
    """Return about STEPS round numbers from ``low`` to ``high``: multiples of 1, 2 or 5 of a power of ten, in
    the unit that is the largest power of ``base``."""
    unit = base ** math.floor(math.log(high, base)) if base > 10 else 1
    rough = (high - low) / unit / STEPS
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough) * unit
    return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def html(result: Exploration, source: str) -> str:
    """Return the HTML text of the page."""
    is_measured, ghz = result.network.seconds is not None, result.machine.ghz
    scale = 1.0 if is_measured or ghz is None else 1 / (ghz * 1e9)

    def time(value: float) -> str:
        in_seconds = is_measured or ghz is not None
        return "0" if not value else seconds_text(value) if in_seconds else count_text(round(value))

    times = scatter(result, "time", lambda point: point.time * scale, time, 10)
    sizes = scatter(
        result, "size", lambda point: float(point.constants), lambda x: bytes_text(round(x)), 1024
    )
    return environment().get_template("explore_report.html").render(
        r=result, source=source, mark=MARK, word=quality_word(result), measured=is_measured,
        charts=[chart for chart in (times, sizes) if chart is not None],
        quality=partial(quality_text, result), time=partial(time_text, result),
        interval=partial(interval_text, result), advice=advice(result), pair=pair_text,
        # how dark a cell is, 0 to 1
        heat=lambda decibels: min(max(1 - decibels / LIGHTEST, 0.0), 1.0),
        decibels=sqnr_text, widths=widths_of, width=WIDTH, height=HEIGHT, left=LEFT, below=BELOW,
    )  # fmt: skip
