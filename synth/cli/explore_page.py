"""The HTML page of an exploration: the front as scatter charts, and the layers' sensitivity as a heat map."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from synth.cli.explore_report import (
    advice,
    interval_text,
    quality_text,
    quality_word,
    time_text,
    title_of,
    widths_of,
)
from synth.cli.model_report import environment
from synth.cli.units import bytes_text, count_text, seconds_text, sqnr_text
from synth.model.measurements import MARK
from synth.model.mixed_precision import Exploration, Point
from synth.model.sensitivity import pair_text

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
    found: Exploration, name: str, value: Callable[[Point], float], text: Callable[[float], str], base: int
) -> Scatter | None:
    """Return quality over ``value`` of the front and the float network. None if the values are unknown.
    ``base``: of the units that ``text`` writes."""
    points = [point for point in found.compared if value(point)]
    if len(points) < len(found.compared):
        return None
    most = max(map(value, points)) * 1.05
    qualities = [point.compiled.quality for point in points]
    whole = found.network.compiled.is_fraction
    high = 1.0 if whole else max(q for q in qualities if q < 200) if min(qualities) < 200 else 200
    low = min(qualities)
    low, high = low - (high - low or 1) * 0.08, high if whole else high + (high - low or 1) * 0.08

    def position(x: float, y: float) -> tuple[float, float]:
        down = (HEIGHT - BELOW - ABOVE + 4) * (high - min(y, high)) / (high - low)
        return LEFT + x / most * (WIDTH - LEFT - 24), ABOVE + down

    places = [position(value(point), point.compiled.quality) for point in points]
    texts = [found.label(point) for point in points]
    marks = [
        Mark(x, y, "low" if text.isdigit() else "fp32", text, title_of(found, point), at)
        for point, (x, y), text, at in zip(points, places, texts, labels_at(places, texts), strict=True)
    ]
    across = tuple((position(x, high)[0], text(x)) for x in round_numbers(0, most, base))
    up = tuple((position(0, y)[1], quality_text(found, y)) for y in round_numbers(low, high))
    return Scatter(name, tuple(marks), across, up)


def labels_at(places: Sequence[tuple[float, float]], texts: Sequence[str]) -> list[tuple[float, float]]:
    """Return where the labels of points begin, so that they cover no point and no other label."""
    taken = [(x - 6, y - 6, x + 6, y + 6) for x, y in places]
    found = []
    for (x, y), text in zip(places, texts, strict=True):
        wide = LETTER * len(text) + 2 * APART
        boxes = []
        for far in range(1, 12):
            for angle in range(0, 360, 30):
                middle = x + math.cos(math.radians(angle)) * (6 * far + wide / 2 + 2)
                base = y + math.sin(math.radians(angle)) * (6 * far + LINE / 2 + 1)
                boxes.append((middle - wide / 2, base - LINE / 2, middle + wide / 2, base + LINE / 2))
        inside = [b for b in boxes if b[0] > LEFT and b[2] < WIDTH and b[1] > 0 and b[3] < HEIGHT - BELOW]
        free = (box for box in inside if not any(_overlap(box, other) for other in taken))
        box = next(free, boxes[0])
        taken.append(box)
        found.append((box[0] + APART, box[3] - LINE / 4))
    return found


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


def heat(decibels: float) -> float:
    """Return how dark a cell is, 0 to 1."""
    return min(max(1 - decibels / LIGHTEST, 0.0), 1.0)


def html(found: Exploration, source: str) -> str:
    """Return the HTML text of the page."""
    measured = found.network.seconds is not None
    clocked = measured or found.machine.ghz is not None
    scale = 1.0 if measured or not clocked else 1 / ((found.machine.ghz or 1) * 1e9)
    times = scatter(found, "time", lambda point: point.time * scale, lambda x: _time(x, clocked), 10)
    sizes = scatter(found, "size", lambda point: float(point.constants), lambda x: bytes_text(round(x)), 1024)
    return environment().get_template("explore_report.html").render(
        r=found, source=source, mark=MARK, word=quality_word(found), measured=measured,
        charts=[chart for chart in (times, sizes) if chart is not None],
        quality=lambda value: quality_text(found, value), time=lambda point: time_text(found, point),
        interval=lambda outcome: interval_text(found, outcome), advice=advice(found),
        pair=pair_text, heat=heat, decibels=sqnr_text, widths=widths_of, width=WIDTH, height=HEIGHT,
        left=LEFT, below=BELOW,
    )  # fmt: skip


def _time(value: float, clocked: bool) -> str:
    return "0" if not value else seconds_text(value) if clocked else count_text(round(value))
