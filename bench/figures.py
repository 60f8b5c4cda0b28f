"""Figures 4, 9, 10 and 11 of Cowan et al. (CGO 2020), drawn from measurements.

Every function takes plain mappings, writes one SVG into a folder, and returns its path. A value is a number
or (median, low, high), such as ``bench.timing.ratio`` gives, drawn with a bar from low to high; what is
absent from a mapping leaves a gap. Groups and series are drawn in the order of the mappings. All raise
ValueError on no data at all, and UserError where the folder cannot be written.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from synth.files import write_atomically

__all__ = ["COLOURS", "figure4", "figure9", "figure10", "figure11"]

Value = float | tuple[float, float, float]

# Okabe and Ito: told apart by colour-blind readers, and (darkest first) in print.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6D31", "#7F7F7F", "#000000")
FONT = 9


def figure4(
    stages: Mapping[str, Mapping[str, Value]],
    folder: Path,
    *,
    layer: str = "C6",
    baseline: str = "fp32",
    machine: str = "",
) -> Path:
    """Figure 4: what each scheduling primitive adds, on one layer. ``figure4.svg``.

    ``stages``: stage (in the order in which they are added, the first without any optimization, the last
    with the synthesized microkernel) -> configuration such as A2W1 -> speedup over ``baseline``. Along x the
    stages, cumulative; along y the speedup, on a logarithmic scale, since the first stages are far
    below 1; one series of bars per configuration.
    """
    figure, axes = _bars(stages, logarithmic=True)
    axes.set_xlabel("schedule, each stage on top of those left of it", fontsize=FONT)
    axes.set_ylabel(f"speedup over {baseline}", fontsize=FONT)
    axes.set_title(f"Cumulative effect of scheduling primitives, layer {layer}", fontsize=FONT + 1)
    return _save(figure, folder, "figure4", machine)


def figure9(
    layers: Mapping[str, Mapping[str, Value]],
    folder: Path,
    *,
    baseline: str,
    configuration: str = "A2W1",
    machine: str = "",
) -> Path:
    """Figure 9: one configuration, layer by layer, beside other people's kernels. ``figure9.svg``.

    ``layers``: layer -> series (in the paper single-threaded and multi-threaded) -> speedup over
    ``baseline``, in the paper PyTorch's hand-written single-threaded A2W1 kernels. Along x the layers,
    along y the speedup; one series of bars per thread count.
    """
    figure, axes = _bars(layers)
    axes.set_xlabel("layer of ResNet-18", fontsize=FONT)
    axes.set_ylabel(f"speedup over {baseline}", fontsize=FONT)
    axes.set_title(f"{configuration} convolutions, normalized to {baseline}", fontsize=FONT + 1)
    return _save(figure, folder, "figure9", machine)


def figure10(
    layers: Mapping[str, Mapping[str, Value]],
    folder: Path,
    *,
    baseline: str = "fp32",
    machine: str = "",
    name: str = "figure10",
) -> Path:
    """Figure 10: configurations layer by layer, beside 32-bit floating point. ``<name>.svg``.

    ``layers``: layer (a last one may be the geometric mean) -> configuration -> speedup over ``baseline``.
    Along x the layers, along y the speedup; one series of bars per configuration.
    """
    figure, axes = _bars(layers)
    axes.set_xlabel("layer of ResNet-18", fontsize=FONT)
    axes.set_ylabel(f"speedup over {baseline}", fontsize=FONT)
    axes.set_title(f"Quantized convolutions, normalized to {baseline}", fontsize=FONT + 1)
    return _save(figure, folder, name, machine)


def figure11(
    speedups: Mapping[str, Value],
    seconds: Mapping[str, Value],
    folder: Path,
    *,
    layer: str = "C2",
    baseline: str = "fp32",
    machine: str = "",
) -> Path:
    """Figure 11: all configurations on one layer, and what synthesizing them took. ``figure11.svg``.

    ``speedups``: configuration -> speedup over ``baseline`` on ``layer``, bars on the left axis; ``seconds``:
    configuration -> time of synthesis in seconds, diamonds on the right axis, which starts at 0. Along x
    the configurations, those of ``speedups`` first.
    """
    names = list(dict.fromkeys([*speedups, *seconds]))
    label = f"speedup over {baseline} (left)"
    figure, axes = _bars({name: {label: speedups[name]} if name in speedups else {} for name in names})
    axes.set_xlabel("configuration", fontsize=FONT)
    axes.set_ylabel(f"speedup over {baseline}, layer {layer}", fontsize=FONT)
    axes.set_title(f"Speedup on layer {layer}, and time of synthesis", fontsize=FONT + 1)
    if seconds:
        right = axes.twinx()
        places = [names.index(name) for name in seconds]
        middles, errors = _split(seconds.values())
        style: dict[str, Any] = {
            "fmt": "D",
            "color": COLOURS[1],
            "markersize": 5,
            "capsize": 2,
            "elinewidth": 0.8,
        }
        right.errorbar(places, middles, yerr=errors, label="synthesis time (right)", **style)
        right.set_ylim(bottom=0)
        right.set_ylabel("synthesis time, seconds", fontsize=FONT)
        right.tick_params(labelsize=FONT - 1)
        right.spines["top"].set_visible(False)
        handles, labels = (a + b for a, b in zip(_legend(axes), _legend(right), strict=True))
        figure.legend(handles, labels, fontsize=FONT - 1, frameon=False, ncols=2, loc="outside upper center")
    return _save(figure, folder, "figure11", machine)


# ---- drawing ----------------------------------------------------------------------------------------------


def _legend(axes: Axes) -> tuple[list[Any], list[str]]:
    handles, labels = axes.get_legend_handles_labels()
    return list(handles), list(labels)


def _split(values: Iterable[Value]) -> tuple[list[float], list[list[float]]]:
    """Medians, and how far below and above them the ends lie."""
    triples = [value if isinstance(value, tuple) else (value, value, value) for value in values]
    middles = [middle for middle, _, _ in triples]
    below = [max(middle - low, 0.0) for middle, low, _ in triples]
    return middles, [below, [max(high - middle, 0.0) for middle, _, high in triples]]


def _bars(groups: Mapping[str, Mapping[str, Value]], logarithmic: bool = False) -> tuple[Figure, Axes]:
    """Grouped bars, a line at 1 (as fast as the baseline) and, of several series, a legend on top."""
    series: Sequence[str] = list(dict.fromkeys(name for group in groups.values() for name in group))
    if not series:
        raise ValueError("nothing to draw")
    count = len(groups) * len(series)
    figure = Figure(figsize=(min(14.0, max(6.5, 0.16 * count + 1.5)), 3.8), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    width = 0.8 / len(series)
    for number, name in enumerate(series):
        present = [place for place, group in enumerate(groups.values()) if name in group]
        middles, errors = _split(group[name] for group in groups.values() if name in group)
        axes.bar(
            [place + (number - (len(series) - 1) / 2) * width for place in present],
            middles,
            width * 0.94,
            yerr=errors,
            error_kw={"elinewidth": 0.7, "capsize": 1.5, "capthick": 0.7, "ecolor": "#333333"},
            color=COLOURS[number % len(COLOURS)],
            hatch="//" if number >= len(COLOURS) else None,
            label=name,
        )
    axes.axhline(1, color="#333333", linewidth=0.8, linestyle="--", zorder=0.5)
    if logarithmic:
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.set_xticks(range(len(groups)), list(groups))
    axes.set_xlim(-0.6, len(groups) - 0.4)
    axes.tick_params(labelsize=FONT - 1)
    axes.tick_params(axis="x", length=0)
    axes.set_axisbelow(True)
    axes.grid(axis="y", color="#DDDDDD", linewidth=0.6)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    if len(series) > 1:
        handles, labels = _legend(axes)
        columns = min(len(series), 9)
        figure.legend(
            handles, labels, fontsize=FONT - 1, frameon=False, ncols=columns, loc="outside upper center"
        )
    return figure, axes


def _save(figure: Figure, folder: Path, name: str, machine: str) -> Path:
    """``machine``: one or more lines under the picture."""
    if machine:
        figure.supxlabel(machine, fontsize=FONT - 3, color="#555555")
    path = Path(folder) / f"{name}.svg"
    text = io.StringIO()
    # No date and fixed identifiers: the same numbers give the same file.
    with rc_context({"svg.hashsalt": name, "svg.fonttype": "none", "font.size": FONT}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    write_atomically(path, text.getvalue())
    return path
