"""What the microkernel benchmark shows: tables, the goals that were missed and why, JSON, a picture."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from rich.console import Console
from rich.table import Table

from bench.clock import Cycles, ratio
from bench.figures import COLOURS, FONT, bars, legend, picture, save
from bench.harness import quartiles, text_of
from bench.microkernel_forms import L1_BYTES, methods
from bench.onnx_models import FAST, MODES
from sketches.kernel import KernelSpec

#: A tile that comes so near to what the ports allow it is bound by them.
NEAR = 0.9
SCALAR, C_LOOP, FP32 = "scalar popcnt", "C loop", "ONNX Runtime fp32"
COMPETITORS = (SCALAR, C_LOOP, *MODES, FP32)
#: Rows and columns at which others run beside a tile: those of our largest tile of bitplanes, and so many
#: that the fixed cost of a call does not matter.
TILE_ROWS, TILE_COLUMNS, LARGE = 16, 4, 64
#: What a product of matrices may lose of the speed in L1.
GEMM_PART = 0.85


@dataclass(frozen=True)
class Shape:
    """``n`` columns of activations, ``m`` rows of weights, ``k`` positions; tiles of ``k`` in L1 where n is
    0."""

    k: int
    m: int = 0
    n: int = 0

    @property
    def name(self) -> str:
        return f"GEMM {self.n} x {self.m} x {self.k}" if self.n else f"L1, K = {self.k}"


@dataclass(frozen=True)
class Entry:
    """One form of kernel on a shape: how it was cut, bytes of a tile's operands, MAC/cycle that the execution
    ports allow the tile, and the method."""

    form: str
    cut: str
    bytes: int
    bound: float
    roofline: float
    cycles: Cycles
    packed: Cycles | None = None

    @property
    def fits(self) -> bool:
        return self.bytes <= L1_BYTES


@dataclass(frozen=True)
class Result:
    """A configuration on a shape; ``peers``: who -> what exactly, and its cycles."""

    configuration: str
    shape: Shape
    goal: float
    entries: tuple[Entry, ...]
    peers: dict[str, tuple[str, Cycles]] = field(default_factory=dict)

    @property
    def best(self) -> Entry:
        """The fastest form. One none of whose tiles fits in L1 takes part: it has it harder."""
        return max(self.entries, key=lambda entry: entry.cycles.rate[0])


def goal(a: int, w: int) -> float:
    """MAC/cycle that a microkernel is to reach in L1; they follow from the rooflines of popcounts and
    tables."""
    return 85 if a == w == 1 else {1: 75, 2: 45, 3: 35}[w]


def show_rooflines(console: Console, specs: Sequence[KernelSpec], isa: str) -> None:
    """Per method and configuration, from the execution ports."""
    title = "Rooflines of the methods, MAC/cycle, from execution ports"
    table = Table("configuration", *(method.name for method in methods(isa)), title=title)
    for spec in specs:
        table.add_row(spec.configuration, *(f"{method.rate(spec, isa):.1f}" for method in methods(isa)))
    simulated = ", ".join(f"{method.name} {method.simulated}" for method in methods(isa) if method.simulated)
    console.print(table)
    console.print(
        f"One plane each, 256 bits, simulated with the loads and the loop: {simulated}. That popcount "
        "splits the nibbles of every product; the library's kernels split weights and activations once, "
        "which the ports have room for."
    )


def show(console: Console, results: Sequence[Result]) -> None:
    """A shape: ours by form beside goal and roofline, then the others and how often faster we are."""
    shape = results[0].shape
    forms = [entry.form for entry in results[0].entries]
    heads = [head for form in forms for head in ([form, f"{form}, packing"] if shape.n else [form])]
    heads += ["goal", "best of", "roofline", "share", "cut", "bytes of a tile"]
    table = Table("configuration", *heads, title=f"{shape.name}: MAC/cycle, median (quartiles)")
    for result in results:
        best, cells = result.best, []
        for entry in result.entries:
            cells.append(text_of(entry.cycles.rate, 1))
            if shape.n:
                assert entry.packed is not None
                cells.append(text_of(entry.packed.rate, 1))
        cells += [f"{result.goal:g}", best.form, f"{best.roofline:.1f}"]
        cells.append(f"{best.cycles.rate[0] / best.roofline:.0%}")
        cells.append("; ".join(e.cut for e in result.entries))
        cells.append(", ".join(f"{e.bytes}{'' if e.fits else ' (not in L1)'}" for e in result.entries))
        table.add_row(result.configuration, *cells)
    console.print(table)
    names = list(results[0].peers)
    heads = [_heading(results, name) for name in names]
    table = Table("configuration", *heads, title=f"{shape.name}: others, MAC/cycle")
    for result in results:
        cells = [text_of(cycles.rate, 1) for _, cycles in result.peers.values()]
        table.add_row(result.configuration, *cells)
    console.print(table)
    title = f"{shape.name}: our best / theirs, per cycle, round by round"
    table = Table("configuration", *(_heading(results, name) for name in COMPETITORS), title=title)
    lost = []
    for result in results:
        ratios = {name: ratio(result.best.cycles, result.peers[name][1]) for name in COMPETITORS}
        table.add_row(result.configuration, *map(text_of, ratios.values()))
        slower = ((name, times[0]) for name, times in ratios.items() if times[0] < 1)
        lost += [f"{result.configuration} ({times:.2f} of {name})" for name, times in slower]
    console.print(table)
    console.print(f"Fewer per cycle than a rival: {'; '.join(lost) or 'nowhere'}.")
    for name in names:
        configurations: dict[str, list[str]] = {}
        for result in results:
            configurations.setdefault(result.peers[name][0], []).append(result.configuration)
        text = "; ".join(f"{what} ({', '.join(of)})" for what, of in configurations.items())
        console.print(f"{name}: {text if len(configurations) > 1 else next(iter(configurations))}.")
    _notes(console, results)


def _heading(results: Sequence[Result], name: str) -> str:
    """Of the fast int8 also how far it is off, which its description ends with."""
    off = results[0].peers[name][0].partition(", ")[2] if name.startswith(FAST) else ""
    return f"{name}\n{off}" if off else name


def _notes(console: Console, results: Sequence[Result]) -> None:
    shape = results[0].shape
    if shape.n:
        note = (
            "Cut: tile, registers of a block x steps of a call / columns that are packed at once. The "
            "product has all its activations packed; a convolution packs a pixel once for all taps of its "
            "kernel. ONNX Runtime's int8 and fp32 activations need no packing."
        )
    else:
        note = (
            f"ONNX Runtime at {TILE_COLUMNS} x {TILE_ROWS} (columns x rows, our largest tile of bitplanes) "
            "is mostly the fixed cost of a call; ratios are to the larger product, whose operands lie in L2."
        )
    console.print(note)
    cycles = {"ours": [e.cycles for r in results for e in r.entries]}
    cycles |= {name: [result.peers[name][1] for result in results] for name in COMPETITORS}
    clocks = {
        name: quartiles([hertz for c in of for hertz in c.hertz])[0] / 1e9 for name, of in cycles.items()
    }
    text = ", ".join(f"{name} {clock:.2f}" for name, clock in clocks.items())
    factors = ", ".join(f"{name} {clocks['ours'] / clocks[name]:.2f}" for name in (*MODES, FP32))
    console.print(
        f"Core clock in GHz, median: {text}. Ratios above are per cycle; in time they are more by the ratio "
        f"of the clocks ({factors})."
    )
    slices = [c for of in cycles.values() for c in of]
    disturbed, rounds = sum(c.disturbed for c in slices), sum(len(c.rounds) for c in slices)
    console.print(
        f"{disturbed} of {rounds} slices were disturbed (the clock changed, or other work shared the core); "
        "they are left out.\n"
    )


def missed(results: Sequence[Result]) -> list[str]:
    """A line per goal that was missed: by how much, and what bounds it."""
    lines = []
    for result in results:
        rate = result.best.cycles.rate[0]
        if rate < result.goal:
            reached = f"{rate:.1f} of {result.goal:g} ({rate / result.goal:.0%})"
            lines.append(f"{result.shape.name}, {result.configuration}: {reached}; {_bound(result.best)}")
    return lines


def _bound(best: Entry) -> str:
    part = best.cycles.rate[0] / best.bound
    text = f"{best.form}, tile {best.cut}: the execution ports allow it {best.bound:.1f}"
    if part >= NEAR:
        return f"{text}, which bounds it"
    if not best.fits:
        return f"{text}; its {best.bytes} bytes are more than the {L1_BYTES} of L1"
    rest = "start and end of the loop over K, memory, the order of instructions and spilled registers"
    return f"{text}, of which it reaches {part:.0%}; {rest} take the rest"


def show_missed(console: Console, results: Sequence[Result]) -> None:
    lines = missed(results)
    goals = f"Goals reached: {len(results) - len(lines)} of {len(results)}."
    console.print(goals, *(f"Missed: {line}." for line in lines), sep="\n")


def as_json(results: Sequence[Result]) -> dict[str, Any]:
    """All of it: rates are [median, lower quartile, upper quartile] in MAC/cycle."""

    def measured(cycles: Cycles, **more: Any) -> dict[str, Any]:
        hertz = quartiles(cycles.hertz)[0]
        return {"rate": cycles.rate, **more, "hertz": hertz, "disturbed": cycles.disturbed}

    def row(result: Result) -> dict[str, Any]:
        forms = {
            entry.form: measured(
                entry.cycles,
                **{"with packing": entry.packed.rate if entry.packed else None, "fits in L1": entry.fits},
                **{"cut": entry.cut, "bytes": entry.bytes, "ports": entry.bound, "roofline": entry.roofline},
            )
            for entry in result.entries
        }
        peers = {
            name: measured(cycles, **{"what": what, "ours / theirs": ratio(result.best.cycles, cycles)})
            for name, (what, cycles) in result.peers.items()
        }
        head = {"shape": result.shape.name, "configuration": result.configuration, "goal": result.goal}
        return {**head, "best": result.best.form, "forms": forms, "peers": peers}

    return {"missed": missed(results), "results": [row(result) for result in results]}


# ---- picture ----------------------------------------------------------------------------------------------


def draw(results: Sequence[Result], path: Path, machine: str) -> None:
    """A plot per shape: bars by form and of the C peers, lines for ONNX Runtime, marks for goals and
    rooflines."""
    shapes = list(dict.fromkeys(result.shape for result in results))
    axes = picture(2.2 + 0.42 * len(results), 4.2).subplots(1, len(shapes), sharey=True, squeeze=False)[0]
    for place, shape in zip(axes, shapes, strict=True):
        _plot(place, [result for result in results if result.shape == shape])
        place.set_title(shape.name, fontsize=FONT + 1)
    axes[0].set_ylabel("multiply-accumulates per core cycle, one thread", fontsize=FONT)
    legend(axes[0], columns=8)
    save(axes[0], path, machine.splitlines()[0])


def _plot(axes: Axes, results: Sequence[Result]) -> None:
    rates = {
        result.configuration: {entry.form: entry.cycles.rate for entry in result.entries}
        | {name: result.peers[name][1].rate for name in (SCALAR, C_LOOP)}
        for result in results
    }
    series = bars(axes, rates)
    for number, name in enumerate((*MODES, FP32)):
        rate = results[0].peers[name][1].rate[0]
        axes.axhline(rate, color=COLOURS[len(series) + number], linewidth=1.2, linestyle="--", label=name)
    starts = [place - 0.42 for place in range(len(results))]
    for name, color in (("goal", "black"), ("roofline", "#999999")):
        levels = [result.goal if name == "goal" else result.best.roofline for result in results]
        ends = [start + 0.84 for start in starts]
        axes.hlines(levels, starts, ends, color=color, linewidth=1.6, label=name)
    if len(results) > 4:
        axes.tick_params(axis="x", rotation=45)
