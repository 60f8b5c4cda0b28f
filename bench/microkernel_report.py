"""What the microkernel benchmark shows: tables, the goals that were missed and why, JSON, a picture."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from rich.console import Console
from rich.table import Table

from bench.clock import Cycles, quartiles, ratio
from bench.figures import COLOURS, FONT
from bench.int8_modes import FAST, MODES
from bench.microkernel_forms import L1_BYTES
from bench.microkernel_results import C_LOOP, FP32, SCALAR, TILE_COLUMNS, TILE_ROWS, Entry, Result
from bench.rooflines import methods
from sketches.kernel import KernelSpec
from synth.files import write_atomically

__all__ = ["as_json", "draw", "show", "show_missed", "show_rooflines"]

#: A tile that comes so near to what the ports allow it is bound by them.
NEAR = 0.9


def show_rooflines(console: Console, specs: Sequence[KernelSpec], isa: str) -> None:
    """Per method and configuration, from the execution ports."""
    table = Table(
        "configuration",
        *(method.name for method in methods(isa)),
        title="Rooflines of the methods, MAC/cycle, from execution ports",
    )
    for spec in specs:
        table.add_row(spec.configuration, *(f"{method.rate(spec, isa):.1f}" for method in methods(isa)))
    simulated = ", ".join(f"{method.name} {method.simulated}" for method in methods(isa) if method.simulated)
    console.print(table)
    console.print(
        f"One plane each, 256 bits, simulated with the loads and the loop: {simulated}. That popcount splits the nibbles of "
        "every product; the library's kernels split weights and activations once, which the ports have room for.",
        highlight=False,
    )


def show(console: Console, results: Sequence[Result]) -> None:
    """A shape: ours by form beside goal and roofline, then the others and how often faster we are."""
    shape = results[0].shape
    forms = [entry.form for entry in results[0].entries]
    heads = [head for form in forms for head in ([form, f"{form}, packing"] if shape.n else [form])]
    table = Table("configuration", *heads, "goal", "best of", "roofline", "share", "cut", "bytes of a tile",
                  title=f"{shape.name}: MAC/cycle, median (quartiles)")  # fmt: skip
    for result in results:
        best, cells = result.best, []
        for entry in result.entries:
            cells.append(_text(entry.cycles.rate, 1))
            if shape.n:
                assert entry.packed is not None
                cells.append(_text(entry.packed.rate, 1))
        share = f"{best.cycles.rate[0] / best.roofline:.0%}"
        sizes = ", ".join(f"{e.bytes}{'' if e.fits else ' (not in L1)'}" for e in result.entries)
        cuts = "; ".join(e.cut for e in result.entries)
        table.add_row(result.configuration, *cells, f"{result.goal:g}", best.form, f"{best.roofline:.1f}", share,
                      cuts, sizes)  # fmt: skip
    console.print(table)

    names = list(results[0].peers)
    table = Table(
        "configuration",
        *(_heading(results, name) for name in names),
        title=f"{shape.name}: others, MAC/cycle",
    )
    for result in results:
        cells = [_text(cycles.rate, 1) for _, cycles in result.peers.values()]
        table.add_row(result.configuration, *cells)
    console.print(table)
    rivals = [SCALAR, C_LOOP, *MODES, FP32]
    table = Table(
        "configuration",
        *(_heading(results, name) for name in rivals),
        title=f"{shape.name}: our best / theirs, per cycle, round by round",
    )
    lost = []
    for result in results:
        ratios = [ratio(result.best.cycles, result.peers[rival][1]) for rival in rivals]
        table.add_row(result.configuration, *(_text(cell, 2) for cell in ratios))
        lost += [f"{result.configuration} ({r[0]:.2f} of {rival})" for rival, r in zip(rivals, ratios, strict=True)
                 if r[0] < 1]  # fmt: skip
    console.print(table)
    console.print(f"Fewer per cycle than a rival: {'; '.join(lost) or 'nowhere'}.", highlight=False)
    for name in names:
        exact: dict[str, list[str]] = {}
        for result in results:
            exact.setdefault(result.peers[name][0], []).append(result.configuration)
        text = "; ".join(f"{what} ({', '.join(of)})" for what, of in exact.items())
        console.print(f"{name}: {text if len(exact) > 1 else next(iter(exact))}.", highlight=False)
    _notes(console, results)


def _heading(results: Sequence[Result], name: str) -> str:
    """Of the fast int8 also how far it is off, which its description ends with."""
    off = results[0].peers[name][0].partition(", ")[2] if name.startswith(FAST) else ""
    return f"{name}\n{off}" if off else name


def _text(rate: tuple[float, float, float], digits: int) -> str:
    return f"{rate[0]:.{digits}f} ({rate[1]:.{digits}f}-{rate[2]:.{digits}f})"


def _notes(console: Console, results: Sequence[Result]) -> None:
    shape = results[0].shape
    if shape.n:
        console.print(
            "Cut: tile, registers of a block x steps of a call / columns that are packed at once. The product has all "
            "its activations packed; a convolution packs a pixel once for all taps of its kernel. ONNX Runtime's "
            "int8 and fp32 activations need no packing.", highlight=False)  # fmt: skip
    else:
        console.print(
            f"ONNX Runtime at {TILE_COLUMNS} x {TILE_ROWS} (columns x rows, our largest tile of bitplanes) is mostly "
            "the fixed cost of a call; ratios are to the larger product, whose operands lie in L2.", highlight=False)  # fmt: skip
    clocks = {"ours": [e.cycles for r in results for e in r.entries]}
    for name in (SCALAR, C_LOOP, *MODES, FP32):
        clocks[name] = [result.peers[name][1] for result in results]
    text = ", ".join(f"{name} {_gigahertz(found):.2f}" for name, found in clocks.items())
    factors = ", ".join(
        f"{name} {_gigahertz(clocks['ours']) / _gigahertz(clocks[name]):.2f}" for name in (*MODES, FP32)
    )
    console.print(f"Core clock in GHz, median: {text}. Ratios above are per cycle; in time they are more by the "
                  f"ratio of the clocks ({factors}).", highlight=False)  # fmt: skip
    everyone = [c for found in clocks.values() for c in found]
    waited, rounds = sum(c.disturbed for c in everyone), sum(len(c.rounds) for c in everyone)
    console.print(
        f"{waited} of {rounds} slices were disturbed (the clock changed, or other work shared the core); they are left out.\n",
        highlight=False,
    )


def _gigahertz(found: Sequence[Cycles]) -> float:
    return quartiles([hertz for cycles in found for hertz in cycles.hertz])[0] / 1e9


def missed(results: Sequence[Result]) -> list[str]:
    """A line per goal that was missed: by how much, and what bounds it."""
    lines = []
    for result in results:
        best = result.best
        rate = best.cycles.rate[0]
        if rate < result.goal:
            lines.append(f"{result.shape.name}, {result.configuration}: {rate:.1f} of {result.goal:g} "
                         f"({rate / result.goal:.0%}); {_bound(best)}")  # fmt: skip
    return lines


def _bound(best: Entry) -> str:
    part = best.cycles.rate[0] / best.bound
    text = f"{best.form}, tile {best.cut}: the execution ports allow it {best.bound:.1f}"
    if part >= NEAR:
        return f"{text}, which bounds it"
    if not best.fits:
        return f"{text}; its {best.bytes} bytes are more than the {L1_BYTES} of L1"
    return (
        f"{text}, of which it reaches {part:.0%}; start and end of the loop over K, memory, "
        "the order of instructions and spilled registers take the rest"
    )


def show_missed(console: Console, results: Sequence[Result]) -> None:
    lines = missed(results)
    reached = len(results) - len(lines)
    console.print(f"Goals reached: {reached} of {len(results)}.", highlight=False)
    for line in lines:
        console.print(f"Missed: {line}.", highlight=False)


def as_json(results: Sequence[Result], machine: str) -> str:
    """All of it: rates are [median, lower quartile, upper quartile] in MAC/cycle."""
    rows = [
        {
            "shape": result.shape.name,
            "configuration": result.configuration,
            "goal": result.goal,
            "best": result.best.form,
            "forms": {
                entry.form: {
                    "rate": list(entry.cycles.rate),
                    "with packing": list(entry.packed.rate) if entry.packed else None,
                    "cut": entry.cut,
                    "bytes": entry.bytes,
                    "fits in L1": entry.fits,
                    "ports": entry.bound,
                    "roofline": entry.roofline,
                    "hertz": quartiles(entry.cycles.hertz)[0],
                    "disturbed": entry.cycles.disturbed,
                }
                for entry in result.entries
            },
            "peers": {
                name: {
                    "what": what,
                    "rate": list(cycles.rate),
                    "ours / theirs": list(ratio(result.best.cycles, cycles)),
                    "hertz": quartiles(cycles.hertz)[0],
                    "disturbed": cycles.disturbed,
                }
                for name, (what, cycles) in result.peers.items()
            },
        }
        for result in results
    ]
    return json.dumps({"machine": machine, "missed": missed(results), "results": rows}, indent=1) + "\n"


# ---- picture ----------------------------------------------------------------------------------------------


def draw(results: Sequence[Result], path: Path, machine: str) -> None:
    """A panel per shape: bars by form and of the C peers, lines for ONNX Runtime, marks for goals and
    rooflines."""
    shapes = list(dict.fromkeys(result.shape for result in results))
    width = 2.2 + 0.42 * len(results)
    figure = Figure(figsize=(min(16.0, max(6.5, width)), 4.2), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, len(shapes), sharey=True, squeeze=False)[0]
    for place, shape in zip(axes, shapes, strict=True):
        _panel(place, [result for result in results if result.shape == shape])
        place.set_title(shape.name, fontsize=FONT + 1)
    axes[0].set_ylabel("multiply-accumulates per core cycle, one thread", fontsize=FONT)
    handles, labels = axes[0].get_legend_handles_labels()
    figure.legend(handles, labels, fontsize=FONT - 1, frameon=False, ncols=8, loc="outside upper center")
    figure.supxlabel(machine.splitlines()[0], fontsize=FONT - 3, color="#555555")
    text = io.StringIO()
    # No date and fixed identifiers: the same numbers give the same file.
    with rc_context({"svg.hashsalt": path.stem, "svg.fonttype": "none", "font.size": FONT}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    write_atomically(path, text.getvalue())


def _panel(axes: Axes, results: Sequence[Result]) -> None:
    series: dict[str, list[tuple[float, float, float]]] = {}
    for result in results:
        for entry in result.entries:
            series.setdefault(entry.form, []).append(entry.cycles.rate)
        for name in (SCALAR, C_LOOP):
            series.setdefault(name, []).append(result.peers[name][1].rate)
    width = 0.8 / len(series)
    for number, (name, rates) in enumerate(series.items()):
        places = [place + (number - (len(series) - 1) / 2) * width for place in range(len(rates))]
        errors = [[m - low for m, low, _ in rates], [high - m for m, _, high in rates]]
        style: dict[str, Any] = {"elinewidth": 0.7, "capsize": 1.2, "ecolor": "#333333"}
        axes.bar(places, [m for m, _, _ in rates], width * 0.94, yerr=errors, error_kw=style,
                 color=COLOURS[number], label=name)  # fmt: skip
    for number, name in enumerate((*MODES, FP32)):
        rate = results[0].peers[name][1].rate[0]
        axes.axhline(rate, color=COLOURS[len(series) + number], linewidth=1.2, linestyle="--", label=name)
    for name, color in (("goal", "black"), ("roofline", "#999999")):
        levels = [result.goal if name == "goal" else result.best.roofline for result in results]
        starts = [place - 0.42 for place in range(len(results))]
        axes.hlines(
            levels, starts, [start + 0.84 for start in starts], color=color, linewidth=1.6, label=name
        )
    axes.set_xticks(range(len(results)), [result.configuration for result in results])
    axes.tick_params(labelsize=FONT - 1)
    axes.tick_params(axis="x", length=0, rotation=45 if len(results) > 4 else 0)
    axes.set_axisbelow(True)
    axes.grid(axis="y", color="#DDDDDD", linewidth=0.6)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
