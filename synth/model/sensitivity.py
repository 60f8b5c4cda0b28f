"""What each layer costs and harms at each width: its settings, the settings' costs on a target, and the error
of the network's output when one layer alone is quantized."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.limits import MAX_PLANES
from synth.compiler.machines import CompileTarget
from synth.errors import UserError
from synth.model.compiled import build
from synth.model.float_network import Arrays, Assignment, FloatNetwork
from synth.model.metrics import Metric
from synth.model.pipeline import described_layers, import_model, lower_model
from synth.model.precision import BITS, Quantized, parse_precision, printed_layers
from synth.model.precision_effect import ErrorSum, classes_of

WIDEST = max(BITS)
_DEVIATIONS = 1.96
"""Standard deviations around the mean that contain 95 % of a normal distribution."""


@dataclass(frozen=True)
class Outcome:
    """A quantized network's outputs beside the float network's: ``sqnr`` in dB, samples with the same Top-1
    (None without classes) and with the label's (None without labels). ``score``: by another metric, if one
    was given."""

    samples: int
    sqnr: float
    equal: int | None
    correct: int | None
    score: float | None = None

    @property
    def is_fraction(self) -> bool:
        """Whether ``quality`` is the fraction of samples with a right or unchanged class."""
        return self.score is None and self.equal is not None

    @property
    def quality(self) -> float:
        """The score, else the fraction of right classes, else of unchanged classes, else the SQNR in dB."""
        if self.score is not None:
            return self.score
        best = self.correct if self.correct is not None else self.equal
        return self.sqnr if best is None else best / self.samples

    @property
    def interval(self) -> tuple[float, float] | None:
        """The bounds that contain the fraction ``quality`` of all data with a confidence of 95 %, if the
        samples are random ones of it (Wilson 1927). None for an SQNR."""
        if not self.is_fraction:
            return None
        share = _DEVIATIONS**2 / self.samples
        middle = self.quality + share / 2
        half = _DEVIATIONS * np.sqrt((self.quality * (1 - self.quality) + share / 4) / self.samples)
        return float(middle - half) / (1 + share), float(middle + half) / (1 + share)

    @property
    def noise(self) -> float:
        """The noise of the output as a fraction of the signal."""
        return float(10 ** (-self.sqnr / 10))


class Evaluator:
    """Compares outputs on ``arrays`` with the float network's, by ``metric`` or Top-1 of ``labels``."""

    def __init__(
        self, network: FloatNetwork, arrays: Arrays, labels: NDArray[Any] | None, metric: Metric | None = None
    ) -> None:
        self.arrays, self._labels, self._metric = arrays, labels, metric
        self._reference = network.run(None, arrays)
        self.samples = len(self._reference)
        self._classes = classes_of(self._reference, self.samples)
        outputs = self._reference[0].size if self._classes is not None else 0
        if metric is None and labels is not None and (greatest := labels.max(initial=0)) >= outputs:
            size = self._reference[0].size
            raise UserError(f"labels: class {greatest}: the network has {size} outputs, from 0 on")

    def first(self, samples: int) -> "Evaluator":
        """Return an evaluator of the first ``samples`` samples."""
        part = copy(self)
        part.arrays = {name: array[:samples] for name, array in self.arrays.items()}
        part._reference, part.samples = self._reference[:samples], min(samples, self.samples)
        part._classes = None if self._classes is None else self._classes[:samples]
        part._labels = None if self._labels is None else self._labels[:samples]
        return part

    @property
    def reference(self) -> Outcome:
        """The float network itself."""
        return self.outcome(self._reference)

    def outcome(self, outputs: NDArray[Any]) -> Outcome:
        """Return how ``outputs`` [N, ...] differ from the float network's."""
        error = ErrorSum()
        error.add(self._reference, outputs)
        if self._metric is not None and self._labels is not None:
            score = float(self._metric(outputs, self._labels))
            return Outcome(self.samples, min(error.sqnr, 200.0), None, None, score)
        classes = None if self._classes is None else classes_of(outputs, self.samples)
        equal = None if classes is None else int((classes == self._classes).sum())
        correct = None if classes is None or self._labels is None else int((classes == self._labels).sum())
        return Outcome(self.samples, min(error.sqnr, 200.0), equal, correct)


@dataclass(frozen=True)
class LayerCost:
    """``time``: seconds if they are measured, else estimated cycles, None if unknown. ``weight_bytes``: of
    the packed weights. ``runs_as``: the precision in which the layer runs."""

    time: float | None
    weight_bytes: int
    runs_as: str


Pair = tuple[int, int]
"""Bits of activations and of weights."""


def pair_text(pair: Pair) -> str:
    """Return the name of a layer's widths: "int8", "A2W1"."""
    return "int8" if pair == (WIDEST, WIDEST) else f"A{pair[0]}W{pair[1]}"


def width_pairs() -> list[Pair]:
    """Return the widths of a precision file that kernels may gain by, widest first: activations of 8 bits,
    equal widths, and both operands in bitplanes. Other widths run on the kernels of these."""
    bits = sorted(BITS, reverse=True)
    pairs = [(a, w) for a in bits for w in bits if a in (w, WIDEST) or max(a, w) <= MAX_PLANES]
    return [pair for pair in pairs if setting_of(pair, False) is not None]


@cache
def setting_of(pair: Pair, signed: bool) -> Quantized | None:
    """Return the setting of a layer, None if no encoding has these widths. Activations are unsigned, or
    two's complement if the layer's input is ``signed``, bipolar at 1 bit. Weights are bipolar, but two's
    complement beside activations that are no bitplanes."""
    activations, weights = pair
    code = "unsigned" if not signed else "bipolar" if activations == 1 else "twos"
    stored = "twos" if activations > MAX_PLANES and weights > 1 else "bipolar"
    for encoding in (f"{code}/{stored}", None):
        keys = f"activations = {activations}\nweights = {weights}\n"
        keys += "" if encoding is None else f"encoding = '{encoding}'\n"
        try:
            setting = parse_precision(f"[[layer]]\nmatch = '*'\n{keys}").layers[0].setting
        except UserError:
            continue
        assert isinstance(setting, Quantized)
        return setting
    return None


def uniform(network: FloatNetwork, pair: Pair) -> dict[str, Quantized]:
    """Return the assignment that gives every layer these widths."""
    settings = {name: setting_of(pair, name in network.signed) for name in network.layers}
    return {name: setting for name, setting in settings.items() if setting is not None}


def layer_costs(
    network: FloatNetwork, assignment: Assignment, machine: CompileTarget, threads: int,
    measured: Sequence[NDArray[Any]] | None,
) -> dict[str, LayerCost]:  # fmt: skip
    """Return the costs of the layers of ``assignment`` on ``machine``. ``measured``: inputs of a run that is
    timed here. None: take the target's cost model."""
    module = import_model(network.quantized(assignment, nearest=True), network.shapes)
    steps: dict[str, float] = {}
    if measured is None:
        layers = described_layers(module, machine, threads)
    else:
        lowered = lower_model(module, machine, threads)
        layers, compiled = lowered.layers, build(lowered.module, machine, threads)
        steps = {step.name: step.median for step in compiled.time_layers(measured)}
    costs: dict[str, LayerCost] = {}
    for info in layers:
        names = [info.name] if info.name in network.layers else printed_layers(info.name, network.layers)
        if names:
            time = info.cycles if measured is None else sum(steps[step] for step in info.steps)
            costs[names[0]] = LayerCost(time, info.weight_bytes, info.precision)
    return costs


@dataclass(frozen=True)
class Choices:
    """The widths that can gain, by layer, widest first, with their costs. The first width is int8."""

    costs: Mapping[str, Mapping[Pair, LayerCost]]

    @classmethod
    def of(cls, costs: Mapping[Pair, Mapping[str, LayerCost]]) -> "Choices":
        """Return the choices of the layers that every width's costs have. A width is left out if wider
        operands cost no more."""
        layers = [name for name in costs[WIDEST, WIDEST] if all(name in each for each in costs.values())]
        by_layer = {name: {pair: each[name] for pair, each in costs.items()} for name in layers}
        return cls({name: dict(_gaining(pairs)) for name, pairs in by_layer.items()})

    def worths(self) -> tuple[Callable[[LayerCost], float], ...]:
        """Return what a saving can count: time, bytes, and both as parts of the first width's sums."""
        first = [next(iter(pairs.values())) for pairs in self.costs.values()]
        time, size = sum(c.time or 0.0 for c in first) or 1.0, sum(c.weight_bytes for c in first) or 1
        return (
            lambda cost: cost.time or 0.0,
            lambda cost: cost.weight_bytes,
            lambda cost: (cost.time or 0.0) / time + cost.weight_bytes / size,
        )

    def __iter__(self) -> Iterator[tuple[str, Pair]]:
        yield from ((name, pair) for name, pairs in self.costs.items() for pair in pairs)


def _gaining(costs: Mapping[Pair, LayerCost]) -> Iterator[tuple[Pair, LayerCost]]:
    for (a, w), cost in costs.items():
        wider = [rest for (b, v), rest in costs.items() if b >= a and v >= w and (b, v) != (a, w)]
        no_gain = (o.weight_bytes <= cost.weight_bytes and (o.time or 0) <= (cost.time or 0) for o in wider)
        if not any(no_gain):
            yield (a, w), cost
