"""Choices of mixed precision: assignments on a greedy path, and the Pareto front of compiled networks."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

import numpy as np

from synth.compiler.machines import CompileTarget
from synth.model.measurements import MARK
from synth.model.metrics import TOP1
from synth.model.precision import INT8, Calibration, Quantized
from synth.model.sensitivity import WIDEST, Choices, LayerCost, Outcome, Pair

T = TypeVar("T")
_DEFAULT = Calibration()


@dataclass(frozen=True)
class Point:
    """A compiled network. ``settings``: of its layers, empty for the network as it is. ``compiled``: outcome
    of its integers, ``simulated``: of its simulation, if the search ran it. ``seconds``: measured time of a
    run, None if the target is another machine. ``cycles``: estimate for the layers. ``constants``: bytes in
    all. ``activations``: bytes of the arena."""

    settings: Mapping[str, Quantized]
    compiled: Outcome
    simulated: Outcome | None
    seconds: float | None
    cycles: float | None
    constants: int
    activations: int

    @property
    def time(self) -> float:
        """Seconds, else cycles, else 0: for comparisons between points of one exploration."""
        return self.seconds if self.seconds is not None else self.cycles or 0.0

    def toml(self, title: str = "", method: Calibration = _DEFAULT) -> str:
        """Return the precision file of the point, with ``title`` as a comment."""
        lines = [
            *([f"# {title}"] if title else []),
            f"# This file is {MARK}, which replaces it when it runs again, unless it was edited.",
        ]
        for name, setting in self.settings.items():
            lines += ["", "[[layer]]", f"name = {json.dumps(name, ensure_ascii=False)}"]
            if setting.activations == setting.weights == WIDEST:
                lines.append('precision = "int8"')
                continue
            lines += [f"activations = {setting.activations}", f"weights = {setting.weights}"]
            codes = (setting.activation_encoding, setting.weight_encoding)
            if set(codes) != {INT8}:  # a pair needs two names, of which that of the wide operand is not used
                lines.append(f'encoding = "{"/".join("twos" if code == INT8 else code for code in codes)}"')
        lines += ["", "[calibration]", f'method = "{method.method}"', f"samples = {method.samples}"]
        lines.append(f'rounding = "{method.rounding}"')
        lines.append(f"bias_correction = {str(method.bias_correction).lower()}")
        lines += [f"percentile = {method.percentile}"] if method.method == "percentile" else []
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Exploration:
    """The result. ``alone``: outcome of each layer alone at each width. ``costs``: of the same. ``points``:
    the Pareto front, the best quality first, without those slower and worse than the float ``network``.
    ``int8``: the network with 8 bits in all layers. ``widths``: a line about widths that were tried or not.
    ``evaluation``: how the search ran assignments. ``left``: what is still to come, "" at the end.
    ``metric``: its name, if the data have labels."""

    machine: CompileTarget
    network: Point
    int8: Point
    alone: Mapping[str, Mapping[Pair, Outcome]]
    costs: Mapping[str, Mapping[Pair, LayerCost]]
    points: tuple[Point, ...]
    widths: str
    evaluation: str
    method: Calibration
    left: str = ""
    metric: str = TOP1

    @property
    def compared(self) -> tuple[Point, ...]:
        """The float network, the int8 network if it is none of the points, and the points."""
        return (self.network, *([] if self.int8 in self.points else [self.int8]), *self.points)

    def label(self, point: Point) -> str:
        """Return the name of a point: its number from 1 on, "int8" or "float"."""
        if point in self.points:
            return str(self.points.index(point) + 1)
        return "int8" if point.settings else "float"

    @property
    def layers(self) -> list[str]:
        """The names of all layers that some network quantizes."""
        return list(self.int8.settings)

    @property
    def pairs(self) -> list[Pair]:
        """The widths of all layers, the widest first."""
        pairs = {pair for outcomes in self.alone.values() for pair in outcomes}
        return sorted(pairs, reverse=True)

    @cached_property
    def largest_difference(self) -> float:
        """The largest difference in quality between a point's simulation and its integers."""
        pairs = [(point.compiled, point.simulated) for point in self.points]
        return max((abs(a.quality - b.quality) for a, b in pairs if b is not None), default=0.0)


def greedy(
    choices: Choices, noise: Mapping[tuple[str, Pair], float], worth: Callable[[LayerCost], float]
) -> list[Mapping[str, Pair]]:
    """Return assignments from all layers at their first width to none that can save more. Each step changes
    one layer, by the least added noise per saved ``worth``."""
    current = {name: next(iter(pairs)) for name, pairs in choices.costs.items()}
    path: list[Mapping[str, Pair]] = [dict(current)]
    while True:
        moves = []
        for name, pair in choices:
            before = current[name]
            saved = worth(choices.costs[name][before]) - worth(choices.costs[name][pair])
            if saved > 0:
                added = max(noise[name, pair] - noise[name, before], 0.0)
                moves.append((added / saved, -saved, name, pair))
        if not moves:
            return path
        *_, name, pair = min(moves)
        current[name] = pair
        path.append(dict(current))


def pareto(points: Iterable[T], values: Callable[[T], tuple[float, ...]]) -> list[T]:
    """Return the points that no other point dominates. Each of ``values`` is better if it is lower. Of equal
    points the first counts."""
    front: list[T] = []
    for point in sorted(points, key=values):
        numbers = values(point)
        if not any(all(a <= b for a, b in zip(values(better), numbers, strict=True)) for better in front):
            front.append(point)
    return front


def spread(items: Sequence[T], most: int) -> list[T]:
    """Return at most ``most`` items, evenly spaced, with the first and the last."""
    if len(items) <= most:
        return list(items)
    return [items[index] for index in sorted(set(np.linspace(0, len(items) - 1, most).round().astype(int)))]
