"""Mixed precision explored: what each layer's widths harm and save, and the assignments worth choosing from.

Every layer alone gets every width; the noise of the network's output is its sensitivity. From all layers at 8
bits on, a greedy search changes the width that adds the least noise per saved time, per saved byte, and per
saved part of both. The assignments on its way run simulated. The Pareto front of them is compiled, and its
integers run on the same samples.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.compiler.machines import CompileTarget, compile_target
from synth.errors import UserError
from synth.library.certificate import package_version
from synth.model.float_network import Assignment, compiled_outputs, open_network
from synth.model.legalize import Progress
from synth.model.measurements import Measurements, digest_of
from synth.model.mixed_precision import Exploration, Point, greedy, pareto, spread
from synth.model.observe import LABELS, batches, input_arrays, load_arrays
from synth.model.pipeline import compile_model
from synth.model.precision import Calibration, Quantized
from synth.model.report import labels_of, measure
from synth.model.sensitivity import (
    Choices,
    Evaluator,
    FloatNetwork,
    LayerCost,
    Outcome,
    Pair,
    layer_costs,
    pair_text,
    setting_of,
    uniform,
    width_pairs,
)

MOST_MIXED = 48
"""Most assignments that run simulated."""
WORST = 0.5
"""Assignments with less than this part of the float network's Top-1 are no choice. Without classes, those
with fewer dB than ``LEAST_SQNR`` are none."""
LEAST_SQNR = 3.0
Data = Mapping[str, Any] | str | os.PathLike[str]
Widths = Mapping[str, Pair]
"""Bits of activations and weights by layer."""


@dataclass(frozen=True)
class ExploreOptions:
    """``target``, ``threads``, ``shapes``: as for ``compile_model``. ``labels``: classes of the data.
    ``samples``: at most so many samples of the data. ``points``: most assignments to compile. ``measured``:
    search by times of layers that are measured here. ``repeat``: runs of a measured time. ``results``: file
    of measurements, from which a later call goes on. ``method``: how scales of activations are found."""

    target: Any = None
    threads: int = 1
    shapes: Mapping[str, Sequence[int]] | None = None
    labels: NDArray[Any] | None = None
    samples: int = 1000
    points: int = 10
    measured: bool = False
    repeat: int = 20
    results: Path | None = None
    method: Calibration = field(default_factory=Calibration)


def explore(
    source: Any, *, calibration: Data, data: Data | None = None, progress: Progress | None = None,
    **options: Any,
) -> Exploration:  # fmt: skip
    """Return the sensitivity of a float network's layers, and the Pareto front of mixed precisions.

    ``source``: as for ``compile_model``. ``calibration``: inputs from which scales of activations follow.
    ``data``: inputs for the outcomes, with the classes as ``labels``; None: the calibration data. Both are
    arrays [N, ...] by input name, or the path of a .npz, a .npy or a folder of .npy. ``options``: fields of
    ``ExploreOptions``. Raises UserError.
    """
    chosen = ExploreOptions(**options)
    given = {"calibration": _arrays(calibration), "data": _arrays(calibration if data is None else data)}
    machine = compile_target(chosen.target)
    if chosen.measured and not machine.is_host:
        raise UserError(f"measured: target {machine.name} is not this computer; leave it out")
    tell = progress or (lambda *_: None)
    tell("import", 0, 1, "")
    network = open_network(source, given["calibration"], chosen.method, chosen.shapes)
    if not network.layers:
        raise UserError("the network has no float layer with constant weights; there is nothing to explore")
    arrays = input_arrays(network.inputs, given["data"], "data")
    labels = given["data"].get(LABELS) if chosen.labels is None else chosen.labels
    classes = None if labels is None else labels_of(labels, len(next(iter(arrays.values()))))
    arrays = {name: array[: chosen.samples] for name, array in arrays.items()}
    evaluator = Evaluator(network, arrays, None if classes is None else classes[: chosen.samples])
    parts: dict[str, Any] = {
        f"{kind} {name}": array for kind, found in given.items() for name, array in found.items()
    }
    parts |= {"labels": b"" if classes is None else classes, "model": network.content}
    decisive = ("threads", "shapes", "samples", "measured", "repeat")
    parts["options"] = {name: getattr(chosen, name) for name in decisive} | {
        "method": asdict(chosen.method), "target": machine.name, "version": package_version("synth-kernel"),
    }  # fmt: skip
    explorer = _Explorer(
        network, evaluator, machine, chosen, Measurements(chosen.results, digest_of(parts)), tell
    )
    return explorer.explored()


def _arrays(given: Data) -> dict[str, NDArray[Any]]:
    if isinstance(given, (str, os.PathLike)):
        return load_arrays(Path(given))
    return {name: np.asarray(array) for name, array in given.items()}


@dataclass
class _Explorer:
    network: FloatNetwork
    evaluator: Evaluator
    machine: CompileTarget
    options: ExploreOptions
    results: Measurements
    tell: Progress

    def explored(self) -> Exploration:
        costs = self._costs()
        choices = Choices.of(costs)
        alone = self._alone(choices)
        mixed = self._mixed(choices, alone)
        plain = self._compiled("as it is", {}, self.evaluator.reference)
        front = [(self._settings(widths), outcome) for widths, outcome in mixed]
        points = []
        for number, (settings, outcome) in enumerate(front):
            self.tell("compile", number, len(front), f"point {number + 1}")
            points.append(self._compiled(_key(settings), settings, outcome))
        self.tell("compile", len(front), len(front), "")
        points = pareto(points, lambda p: (-p.compiled.quality, p.time, p.constants))
        return Exploration(
            self.machine, plain, alone, choices.costs, tuple(points), _widths_line(costs, choices),
            self.network.evaluation, self.options.method,
        )  # fmt: skip

    def _settings(self, widths: Widths) -> dict[str, Quantized]:
        found = {name: setting_of(pair, name in self.network.signed) for name, pair in widths.items()}
        return {name: setting for name, setting in found.items() if setting is not None}

    def _costs(self) -> dict[Pair, dict[str, LayerCost]]:
        """Return the costs of all layers at each width."""
        pairs, found = width_pairs(), {}
        options, first = self.options, None
        if options.measured:
            feed = next(batches(self.network.inputs, self.evaluator.arrays))
            first = [feed[spec.name] for spec in self.network.inputs]
        for number, pair in enumerate(pairs):
            self.tell("costs", number, len(pairs), f"all layers at {pair_text(pair)}")
            assignment = uniform(self.network, pair)
            given = (self.network, assignment, self.machine, options.threads, first)
            stored = self.results.of(f"cost {pair_text(pair)}", partial(_costs_as_dicts, *given))
            found[pair] = {name: LayerCost(**cost) for name, cost in stored.items()}
        return found

    def _outcome(self, key: str, settings: Assignment) -> Outcome:
        def run() -> dict[str, Any]:
            return asdict(self.evaluator.outcome(self.network.run(settings, self.evaluator.arrays)))

        return Outcome(**self.results.of(key, run))

    def _alone(self, choices: Choices) -> dict[str, dict[Pair, Outcome]]:
        """Return the outcomes of each layer alone at each width."""
        every = list(choices)
        found: dict[str, dict[Pair, Outcome]] = {name: {} for name in choices.costs}
        for number, (name, pair) in enumerate(every):
            self.tell("sensitivity", number, len(every), f"{name} at {pair_text(pair)}")
            found[name][pair] = self._outcome(f"alone {pair_text(pair)} {name}", self._settings({name: pair}))
        return found

    def _mixed(
        self, choices: Choices, alone: Mapping[str, Mapping[Pair, Outcome]]
    ) -> list[tuple[Widths, Outcome]]:
        """Return the Pareto front of the assignments on the greedy paths, by simulated outcomes."""
        noise = {(name, pair): alone[name][pair].noise for name, pair in choices}
        tried: dict[str, Widths] = {}
        for worth in choices.worths():
            for widths in spread(greedy(choices, noise, worth), MOST_MIXED // 3):
                tried[_key(self._settings(widths))] = widths
        found: list[tuple[Widths, Outcome]] = []
        for number, (key, widths) in enumerate(tried.items()):
            self.tell("search", number, len(tried), f"assignment {number + 1}")
            found.append((widths, self._outcome(f"mixed {key}", self._settings(widths))))

        def values(entry: tuple[Widths, Outcome]) -> tuple[float, ...]:
            spent = [choices.costs[name][pair] for name, pair in entry[0].items()]
            return -entry[1].quality, sum(c.time or 0.0 for c in spent), sum(c.weight_bytes for c in spent)

        reference = self.evaluator.reference
        least = LEAST_SQNR if reference.equal is None else WORST * reference.quality
        front = [entry for entry in pareto(found, values) if entry[1].quality >= least]
        return spread(front, self.options.points)

    def _compiled(self, key: str, settings: Assignment, simulated: Outcome) -> Point:
        """Return the network with ``settings`` as it is compiled for the target."""
        stored = self.results.of(f"compiled {key}", lambda: self._run_compiled(settings))
        numbers = {name: value for name, value in stored.items() if name != "outcome"}
        return Point(settings, Outcome(**stored["outcome"]), simulated, **numbers)

    def _run_compiled(self, settings: Assignment) -> dict[str, Any]:
        options, source = self.options, self.network.quantized(settings)
        compiled = compile_model(
            source, target=options.target, threads=options.threads, shapes=self.network.shapes
        )
        here = compiled
        if not self.machine.is_host:
            here = compile_model(source, threads=options.threads, shapes=self.network.shapes)
        outcome = self.evaluator.outcome(compiled_outputs(here, self.evaluator.arrays))
        seconds = None
        if here is compiled:
            feed = next(batches(here.input_specs, self.evaluator.arrays))
            inputs = [feed[spec.name] for spec in here.input_specs]
            seconds = measure(here, inputs, options.repeat).median
        cycles = [layer.cycles for layer in compiled.layers]
        known = None if None in cycles else sum(cycle for cycle in cycles if cycle is not None)
        return {
            "outcome": asdict(outcome), "seconds": seconds, "cycles": known,
            "constants": compiled.weight_bytes, "activations": compiled.activation_bytes,
        }  # fmt: skip


def _key(settings: Assignment) -> str:
    return digest_of({name: str(setting) for name, setting in settings.items()})[:16]


def _costs_as_dicts(*given: Any) -> dict[str, dict[str, Any]]:
    return {name: asdict(cost) for name, cost in layer_costs(*given).items()}


def _widths_line(costs: Mapping[Pair, Mapping[str, LayerCost]], choices: Choices) -> str:
    """Return a line that says which widths gain in no layer, and as what they run."""
    tried, idle = {pair for _, pair in choices}, []
    for pair, found in costs.items():
        runs = sorted({cost.runs_as for cost in found.values()})
        if pair not in tried:
            others = [name for name in runs if not name.startswith(pair_text(pair))]
            idle.append(f"{pair_text(pair)} (runs as {', '.join(others)})" if others else pair_text(pair))
    sentences = [f"tried {', '.join(pair_text(pair) for pair in costs if pair in tried)}"]
    if idle:
        sentences.append(f"not tried, because wider operands cost no more: {', '.join(idle)}")
    return "; ".join(sentences)
