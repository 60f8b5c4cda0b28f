"""Figures 4, 9, 10 and 11 of Cowan et al. (CGO 2020), drawn from measurements.

Every function takes plain mappings, writes one SVG into a folder, and returns its path. A value is a number
or (median, low, high), drawn with a bar from low to high; what is absent from a mapping leaves a gap. Groups
and series are drawn in the order of the mappings. All raise ValueError on no data at all, and UserError where
the folder cannot be written.
"""

import io
import itertools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from bench.harness import Spread
from synth.files import write_atomically

Value = float | Spread
Groups = Mapping[str, Mapping[str, Value]]

# Okabe and Ito: told apart by colour-blind readers, and (darkest first) in print.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6D31", "#7F7F7F", "#000000")
FONT = 9


def figure4(stages: Groups, folder: Path, layer: str, baseline: str, machine: str) -> Path:
    """Figure 4: what each scheduling primitive adds, on one layer. ``figure4.svg``.

    ``stages``: stage (in the order in which they are added, the first without any optimization, the last
    with the synthesized microkernel) -> configuration such as A2W1 -> speedup over ``baseline``. Along y the
    speedup, on a logarithmic scale, since the first stages are far below 1.
    """
    axes = _bars(stages, logarithmic=True)
    title = f"Cumulative effect of scheduling primitives, layer {layer}"
    _label(axes, "schedule, each stage on top of those left of it", f"speedup over {baseline}", title)
    return save(axes, folder / "figure4.svg", machine)


def layer_figure(number: int, layers: Groups, folder: Path, what: str, baseline: str, machine: str) -> Path:
    """Figure 9 (A2W1 beside other people's kernels) or 10 (configurations beside 32-bit floating point).

    ``layers``: layer (a last one may be the geometric mean) -> configuration, or how many threads -> speedup
    over ``baseline``.
    """
    axes = _bars(layers)
    _label(axes, "layer of ResNet-18", f"speedup over {baseline}", f"{what}, normalized to {baseline}")
    return save(axes, folder / f"figure{number}.svg", machine)


def figure11(
    speedups: Mapping[str, Value], seconds: Mapping[str, Value], folder: Path, layer: str, baseline: str,
    machine: str,
) -> Path:  # fmt: skip
    """Figure 11: all configurations on one layer, and what synthesizing them took. ``figure11.svg``.

    ``speedups``: configuration -> speedup over ``baseline`` on ``layer``, bars on the left axis; ``seconds``:
    configuration -> time of synthesis in seconds, diamonds on the right axis, which starts at 0. Along x
    the configurations, those of ``speedups`` first.
    """
    names = list(dict.fromkeys([*speedups, *seconds]))
    label = f"speedup over {baseline} (left)"
    axes = _bars({name: {label: speedups[name]} if name in speedups else {} for name in names})
    title = f"Speedup on layer {layer}, and time of synthesis"
    _label(axes, "configuration", f"speedup over {baseline}, layer {layer}", title)
    if seconds:
        right = axes.twinx()
        positions = [names.index(name) for name in seconds]
        middles, errors = _split(seconds.values())
        style: dict[str, Any] = {"fmt": "D", "color": COLOURS[1], "markersize": 5}
        style |= {"capsize": 2, "elinewidth": 0.8}
        right.errorbar(positions, middles, yerr=errors, label="synthesis time (right)", **style)
        right.set_ylim(bottom=0)
        right.set_ylabel("synthesis time, seconds", fontsize=FONT)
        right.tick_params(labelsize=FONT - 1)
        right.spines["top"].set_visible(False)
        legend(axes, right, columns=2)
    return save(axes, folder / "figure11.svg", machine)


# ---- drawing ----------------------------------------------------------------------------------------------


def _label(axes: Axes, x: str, y: str, title: str) -> None:
    axes.set_xlabel(x, fontsize=FONT)
    axes.set_ylabel(y, fontsize=FONT)
    axes.set_title(title, fontsize=FONT + 1)


def legend(*axes: Axes, columns: int) -> None:
    """What is on all of these, above the picture."""
    legends = [part.get_legend_handles_labels() for part in axes]
    handles, labels = (list(itertools.chain(*parts)) for parts in zip(*legends, strict=True))
    figure: Any = axes[0].figure
    style: dict[str, Any] = {"fontsize": FONT - 1, "frameon": False, "loc": "outside upper center"}
    figure.legend(handles, labels, ncols=columns, **style)


def _split(values: Iterable[Value]) -> tuple[list[float], list[list[float]]]:
    """Medians, and how far below and above them the ends lie."""
    triples = [value if isinstance(value, tuple) else (value, value, value) for value in values]
    middles = [middle for middle, _, _ in triples]
    below = [max(middle - low, 0.0) for middle, low, _ in triples]
    return middles, [below, [max(high - middle, 0.0) for middle, _, high in triples]]


def bars(axes: Axes, groups: Groups) -> list[str]:
    """Grouped bars; the names of the series."""
    series: Sequence[str] = list(dict.fromkeys(name for group in groups.values() for name in group))
    if not series:
        raise ValueError("nothing to draw")
    width = 0.8 / len(series)
    for number, name in enumerate(series):
        positions = [position for position, group in enumerate(groups.values()) if name in group]
        middles, errors = _split(group[name] for group in groups.values() if name in group)
        axes.bar(
            [position + (number - (len(series) - 1) / 2) * width for position in positions],
            middles,
            width * 0.94,
            yerr=errors,
            error_kw={"elinewidth": 0.7, "capsize": 1.5, "capthick": 0.7, "ecolor": "#333333"},
            color=COLOURS[number % len(COLOURS)],
            hatch="//" if number >= len(COLOURS) else None,
            label=name,
        )
    axes.set_xticks(range(len(groups)), list(groups))
    axes.tick_params(labelsize=FONT - 1)
    axes.tick_params(axis="x", length=0)
    axes.set_axisbelow(True)
    axes.grid(axis="y", color="#DDDDDD", linewidth=0.6)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return list(series)


def _bars(groups: Groups, logarithmic: bool = False) -> Axes:
    """A picture of grouped bars, a line at 1 (as fast as the baseline) and, of several series, a legend."""
    count = len(groups) * len({name for group in groups.values() for name in group})
    axes = picture(0.16 * count + 1.5, 3.8).add_subplot()
    series = bars(axes, groups)
    axes.axhline(1, color="#333333", linewidth=0.8, linestyle="--", zorder=0.5)
    if logarithmic:
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.set_xlim(-0.6, len(groups) - 0.4)
    if len(series) > 1:
        legend(axes, columns=min(len(series), 9))
    return axes


def picture(width: float, height: float) -> Figure:
    """An empty one, in inches; neither narrow nor too wide."""
    figure = Figure(figsize=(min(16.0, max(6.5, width)), height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def save(axes: Axes, path: Path, machine: str) -> Path:
    """Write the picture of ``axes``. ``machine``: one or more lines under it."""
    figure: Any = axes.figure
    if machine:
        figure.supxlabel(machine, fontsize=FONT - 3, color="#555555")
    text = io.StringIO()
    # No date and fixed identifiers: the same numbers give the same file.
    with rc_context({"svg.hashsalt": path.stem, "svg.fonttype": "none", "font.size": FONT}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    write_atomically(path, text.getvalue())
    return path
