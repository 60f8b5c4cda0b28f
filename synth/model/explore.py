"""Mixed precision explored: what each layer's widths harm and save, and the assignments worth choosing from.

Networks with one width in all layers are compiled first: a first picture. Then every layer alone gets every
width; the noise of the network's output is its sensitivity. From all layers at 8 bits on, a greedy search
changes the width that adds the least noise per saved time, per saved byte, and per saved part of both. The
assignments on its way run simulated. The Pareto front of them is compiled, and its integers run on the same
samples.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.machines import CompileTarget, compile_target
from synth.errors import UserError
from synth.library.certificate import package_version
from synth.model.float_network import Assignment, FloatNetwork, open_network
from synth.model.legalize import Progress
from synth.model.measurements import Measurements, digest_of
from synth.model.metrics import TOP1, Metric, labels_of, metric_of
from synth.model.mixed_precision import Exploration, Point, greedy, pareto, spread
from synth.model.observe import LABELS, first_run, input_arrays, samples_of
from synth.model.pipeline import compile_model
from synth.model.precision import Calibration, Quantized
from synth.model.report import measure
from synth.model.sensitivity import (
    WIDEST,
    Choices,
    Evaluator,
    LayerCost,
    Outcome,
    Pair,
    layer_costs,
    pair_text,
    setting_of,
    uniform,
    width_pairs,
)

MIXED, POINTS, ALONE = 24, 8, 128
"""By an effort of 1: most assignments that run simulated, most networks of the front that are compiled, and
most samples on which one layer alone is quantized."""
FIRST = ((WIDEST, WIDEST), (4, 4), (2, 2))
"""Widths of all layers in the networks of the first picture."""
WORST = 0.5
"""Assignments that lose more of the float network's Top-1 or score are no choice. Without either, those
with fewer dB than ``LEAST_SQNR`` are none."""
LEAST_SQNR = 3.0
Picture = Callable[[Exploration], object]
Widths = Mapping[str, Pair]
"""Bits of activations and weights by layer."""


@dataclass(frozen=True)
class ExploreOptions:
    """``target``, ``threads``, ``shapes``: as for ``compile_model``. ``labels``: classes of the data, or
    what ``metric`` compares outputs with ("top1", "r2", or a function of outputs and labels).
    ``samples``: at most so many samples of the data. ``widths``: names of the widths to try, such as
    "int8,A4W4,A2W1"; None: all. ``effort``: multiplies ``MIXED``, ``POINTS`` and ``ALONE``. ``points``: most
    assignments to compile, whatever the effort. ``measured``: search by times of layers that are measured
    here. ``repeat``: runs of a measured time. ``results``: file of measurements, from which a later call goes
    on. ``method``: how scales of activations are found."""

    target: Any = None
    threads: int = 1
    shapes: Mapping[str, Sequence[int]] | None = None
    labels: Any = None
    metric: str | Metric = TOP1
    samples: int = 1000
    widths: str | None = None
    effort: float = 1.0
    points: int | None = None
    measured: bool = False
    repeat: int = 20
    results: Path | None = None
    method: Calibration = field(default_factory=Calibration)


def explore(
    source: Any, *, calibration: Any, data: Any = None, progress: Progress | None = None,
    picture: Picture | None = None, **options: Any,
) -> Exploration:  # fmt: skip
    """Return the sensitivity of a float network's layers, and the Pareto front of mixed precisions.

    ``source``: as for ``compile_model``. ``calibration``: inputs from which scales of activations follow.
    ``data``: inputs for the outcomes, with the classes as ``labels``; None: the calibration data. Both are
    as ``calibration`` of ``compile_model``. ``picture``: called with
    what is known so far, first after the networks of ``FIRST``, then after each network of the front.
    ``options``: fields of ``ExploreOptions``. Raises UserError.
    """
    settings = ExploreOptions(**options)
    sources = {"calibration": samples_of(calibration, "calibration")}
    sources["data"] = sources["calibration"] if data is None else samples_of(data, "data")
    machine, pairs = compile_target(settings.target), pairs_of(settings.widths)
    if settings.measured and not machine.is_host:
        raise UserError(f"measured: target {machine.name} is not this computer; leave it out")
    tell = progress or (lambda *_: None)
    tell("import", 0, 1, "")
    network = open_network(source, sources["calibration"], settings.method, settings.shapes)
    if not network.layers:
        raise UserError("the network has no float layer with constant weights; there is nothing to explore")
    arrays = input_arrays(network.inputs, sources["data"], "data")
    labels = sources["data"].get(LABELS) if settings.labels is None else settings.labels
    name, metric = metric_of(settings.metric)
    labels = _labels(labels, len(next(iter(arrays.values()))), name)
    arrays = {name: array[: settings.samples] for name, array in arrays.items()}
    part = None if labels is None else labels[: settings.samples]
    evaluator = Evaluator(network, arrays, part, None if name == TOP1 else metric)
    parts: dict[str, Any] = {
        f"{kind} {name}": array for kind, arrays_of in sources.items() for name, array in arrays_of.items()
    }
    parts |= {"labels": b"" if labels is None else labels, "model": network.content}
    decisive = ("threads", "shapes", "samples", "measured", "repeat", "effort")
    parts["options"] = {name: getattr(settings, name) for name in decisive} | {
        "method": asdict(settings.method), "metric": name, "target": machine.name,
        "version": package_version("synth-kernel"),
    }  # fmt: skip
    results = Measurements(settings.results, digest_of(parts))
    return _Explorer(network, evaluator, machine, settings, pairs, results, tell, picture).explored()


def _labels(labels: Any, samples: int, metric: str) -> NDArray[Any] | None:
    """Return the labels of all samples for the metric. Raises UserError if there are other ones."""
    if metric == TOP1:
        return None if labels is None else labels_of(np.asarray(labels), samples)
    array = np.asarray([] if labels is None else labels)
    if labels is None or len(array) != samples:
        have = "none" if labels is None else str(len(array))
        raise UserError(f"labels: {have} for {samples} samples; metric {metric} needs one for each")
    return array


def pairs_of(widths: str | None) -> list[Pair]:
    """Return int8 and the widths named with commas in a text (None: all), widest first. Raises UserError."""
    pairs = {pair_text(pair): pair for pair in width_pairs()}
    names = [*pairs] if widths is None else [name.strip() for name in widths.split(",")]
    if unknown := [name for name in names if name not in pairs]:
        raise UserError(f"widths: {unknown[0]!r} is none; give some of {', '.join(pairs)}, with commas")
    return [pair for name, pair in pairs.items() if name in names or pair == (WIDEST, WIDEST)]


@dataclass
class _Explorer:
    network: FloatNetwork
    evaluator: Evaluator
    machine: CompileTarget
    options: ExploreOptions
    pairs: list[Pair]
    results: Measurements
    tell: Progress
    picture: Picture | None

    def explored(self) -> Exploration:
        begun = time.monotonic()
        plain, points = self._compiled("as it is", {}, None), []
        first = [uniform(self.network, pair) for pair in FIRST if pair in self.pairs]
        for number, settings in enumerate(first):
            self.tell("first", number, len(first), f"all layers at {next(iter(settings.values()))}")
            points.append(self._compiled(_key(settings), settings, None))
            result = Exploration(
                self.machine, plain, points[0], {}, {}, (), "", self.network.evaluation, self.options.method,
                metric=metric_of(self.options.metric)[0],
            )  # fmt: skip
            left = self._left((time.monotonic() - begun) / (1 + len(points)))
            self._show(result, points, left)
            if not number:
                self.tell("next", 0, 1, left)
        costs = self._costs()
        choices = Choices.of(costs)
        widths = _widths_line(costs, choices, self.network.layers)
        alone = self._alone(choices)
        result = replace(result, alone=alone, costs=choices.costs, widths=widths)
        front = self._mixed(choices, alone)
        for number, (widths_of, outcome) in enumerate(front):
            self.tell("compile", number, len(front), f"point {number + 1}")
            settings = self._settings(widths_of)
            points.append(self._compiled(_key(settings), settings, outcome))
            self._show(result, points, f"{len(front) - number - 1} networks of the front")
        self.tell("compile", len(front), len(front), "")
        return replace(result, points=_front(points, plain))

    def _show(self, result: Exploration, points: Sequence[Point], left: str) -> None:
        if self.picture is not None:
            self.picture(replace(result, points=_front(points, result.network), left=left))

    def _most(self, by_effort: int) -> int:
        return max(2, round(by_effort * self.options.effort))

    @property
    def _points(self) -> int:
        return self.options.points or self._most(POINTS)

    def _left(self, seconds: float) -> str:
        """Return what comes after the first picture, and about how long it takes. ``seconds``: for a
        network that was compiled. The factors are those of a network of seven convolutions."""
        layers, each = len(self.network.layers), len(self.network.layers) * len(self.pairs)
        runs = seconds * (each * 0.03 + self._most(MIXED) * 0.08)
        total = runs + seconds * (len(self.pairs) * 0.25 + self._points * 0.8)
        return (
            f"{len(self.pairs)} widths of {layers} layers, at most {self._most(MIXED)} mixed networks, "
            f"{self._points} compiled: about {max(1, round(total / 60))} min"
        )

    def _settings(self, widths: Widths) -> dict[str, Quantized]:
        settings = {name: setting_of(pair, name in self.network.signed) for name, pair in widths.items()}
        return {name: setting for name, setting in settings.items() if setting is not None}

    def _costs(self) -> dict[Pair, dict[str, LayerCost]]:
        """Return the costs of all layers at each width."""
        costs, options, first = {}, self.options, None
        if options.measured:
            first = first_run(self.network.inputs, self.evaluator.arrays)
        for number, pair in enumerate(self.pairs):
            self.tell("costs", number, len(self.pairs), f"all layers at {pair_text(pair)}")
            assignment = uniform(self.network, pair)
            arguments = (self.network, assignment, self.machine, options.threads, first)
            stored = self.results.of(f"cost {pair_text(pair)}", partial(_costs_as_dicts, *arguments))
            costs[pair] = {name: LayerCost(**cost) for name, cost in stored.items()}
        return costs

    def _outcomes(
        self, stage: str, evaluator: Evaluator, runs: Sequence[tuple[str, str, Widths]]
    ) -> list[Outcome]:
        """Return the outcomes of (key, text, widths), which all processors compute together."""

        def outcome(key: str, widths: Widths) -> Outcome:
            def measure() -> dict[str, Any]:
                outputs = self.network.run(self._settings(widths), evaluator.arrays)
                return asdict(evaluator.outcome(outputs))

            return Outcome(**self.results.of(key, measure))

        outcomes = []
        with ThreadPoolExecutor(self.network.workers) as pool:
            futures = [pool.submit(outcome, key, widths) for key, _, widths in runs]
            for number, future in enumerate(futures):
                self.tell(stage, number, len(runs), runs[number][1])
                outcomes.append(future.result())
        return outcomes

    def _alone(self, choices: Choices) -> dict[str, dict[Pair, Outcome]]:
        """Return the outcomes of each layer alone at each width."""
        runs: list[tuple[str, str, Widths]] = []
        for name, pair in choices:
            text = pair_text(pair)
            runs.append((f"alone {text} {name}", f"{name} at {text}", {name: pair}))
        outcomes = self._outcomes("sensitivity", self.evaluator.first(self._most(ALONE)), runs)
        alone: dict[str, dict[Pair, Outcome]] = {name: {} for name in choices.costs}
        for (name, pair), outcome in zip(choices, outcomes, strict=True):
            alone[name][pair] = outcome
        return alone

    def _mixed(
        self, choices: Choices, alone: Mapping[str, Mapping[Pair, Outcome]]
    ) -> list[tuple[Widths, Outcome]]:
        """Return the Pareto front of the assignments on the greedy paths, by simulated outcomes."""
        noise = {(name, pair): alone[name][pair].noise for name, pair in choices}
        paths: dict[str, Widths] = {}
        for worth in choices.worths():
            for widths in spread(greedy(choices, noise, worth), self._most(MIXED) // 3):
                paths[_key(self._settings(widths))] = widths
        runs = [(f"mixed {key}", f"assignment {n}", paths[key]) for n, key in enumerate(paths, 1)]
        outcomes = self._outcomes("search", self.evaluator, runs)

        def values(entry: tuple[Widths, Outcome]) -> tuple[float, ...]:
            costs = [choices.costs[name][pair] for name, pair in entry[0].items()]
            return -entry[1].quality, sum(c.time or 0.0 for c in costs), sum(c.weight_bytes for c in costs)

        reference = self.evaluator.reference
        worst = reference.quality - (1 - WORST) * abs(reference.quality)
        least = LEAST_SQNR if reference.equal is None and reference.score is None else worst
        entries = list(zip(paths.values(), outcomes, strict=True))
        front = [entry for entry in pareto(entries, values) if entry[1].quality >= least]
        return spread(front, self._points)

    def _compiled(self, key: str, settings: Assignment, simulated: Outcome | None) -> Point:
        """Return the network with ``settings`` as it is compiled for the target."""
        stored = self.results.of(f"compiled {key}", lambda: self._run_compiled(settings))
        numbers = {name: value for name, value in stored.items() if name != "outcome"}
        return Point(settings, Outcome(**stored["outcome"]), simulated, **numbers)

    def _run_compiled(self, settings: Assignment) -> dict[str, Any]:
        options, source = self.options, self.network.quantized(settings)
        compiling = partial(compile_model, source, threads=options.threads, shapes=self.network.shapes)
        compiled = compiling(target=options.target)
        here = compiled if self.machine.is_host else compiling()
        outcome = self.evaluator.outcome(here.over(self.evaluator.arrays))
        seconds = None
        if here is compiled:
            inputs = first_run(here.input_specs, self.evaluator.arrays)
            seconds = measure(here, inputs, options.repeat).median
        cycles = [layer.cycles for layer in compiled.layers if layer.cycles is not None]
        total = sum(cycles) if len(cycles) == len(compiled.layers) else None
        return {
            "outcome": asdict(outcome), "seconds": seconds, "cycles": total,
            "constants": compiled.weight_bytes, "activations": compiled.activation_bytes,
        }  # fmt: skip


def _key(settings: Assignment) -> str:
    return digest_of({name: str(setting) for name, setting in settings.items()})[:16]


def _costs_as_dicts(*arguments: Any) -> dict[str, dict[str, Any]]:
    return {name: asdict(cost) for name, cost in layer_costs(*arguments).items()}


def _front(points: Sequence[Point], plain: Point) -> tuple[Point, ...]:
    """Return the points that no other point and not the float network ``plain`` makes useless."""
    front = pareto(points, lambda p: (-p.compiled.quality, p.time, p.constants))
    worse = [p for p in front if p.compiled.quality < plain.compiled.quality and p.time > plain.time]
    return tuple(point for point in front if point not in worse)


def _widths_line(
    costs: Mapping[Pair, Mapping[str, LayerCost]], choices: Choices, layers: Mapping[str, str]
) -> str:
    """Return which widths gain in no layer, as what they run, and which layers have no integer kernels."""
    useful, idle = {pair for _, pair in choices}, []
    for pair, by_layer in costs.items():
        runs = sorted({cost.runs_as for cost in by_layer.values()})
        if pair not in useful:
            others = [name for name in runs if not name.startswith(pair_text(pair))]
            idle.append(f"{pair_text(pair)} (runs as {', '.join(others)})" if others else pair_text(pair))
    sentences = [f"tried {', '.join(pair_text(pair) for pair in costs if pair in useful)}"]
    if idle:
        sentences.append(f"not tried, because wider operands cost no more: {', '.join(idle)}")
    if missing := [f"{name} ({operator})" for name, operator in layers.items() if name not in choices.costs]:
        sentences.append(f"not explored, because they run as floats at every width: {', '.join(missing)}")
    return "; ".join(sentences)
