"""Metrics of a network's first output on samples: the higher, the better."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError
from synth.model.observe import LABELS

Metric = Callable[[NDArray[Any], NDArray[Any]], float]
"""A function of outputs [N, ...] and the samples' labels [N, ...]."""
TOP1 = "top1"


def labels_of(array: NDArray[Any], samples: int) -> NDArray[np.int64]:
    """Return labels [N] or [N, 1] as int64 [N]. Raises UserError unless they are ``samples`` classes."""
    flat = array.reshape(len(array)) if array.ndim == 2 and array.shape[1:] == (1,) else array
    if flat.ndim != 1 or flat.dtype.kind not in "iu" or (flat.size and flat.min() < 0):
        problem = f"{LABELS}: {array.dtype}{list(array.shape)} are no classes"
        raise UserError(f"{problem}; give an integer of 0 or more per sample")
    if len(flat) != samples:
        raise UserError(f"{LABELS}: {len(flat)} for {samples} samples; give one for each")
    return flat.astype(np.int64)


def top1(outputs: NDArray[Any], labels: NDArray[Any]) -> float:
    """Return the fraction of samples whose greatest output, the first of equal ones, is at the label."""
    classes = labels_of(labels, len(outputs))
    if outputs.ndim < 2 or classes.max(initial=0) >= outputs[0].size:
        shape = list(outputs.shape)
        raise UserError(
            f"labels: class {classes.max(initial=0)}: outputs of shape {shape} have no such class"
        )
    return float((outputs.reshape(len(outputs), -1).argmax(1) == classes).mean())


def r2(outputs: NDArray[Any], labels: NDArray[Any]) -> float:
    """Return the coefficient of determination, 1 minus the squared error over the labels' variance."""
    targets = np.asarray(labels, np.float64)
    if targets.size != outputs.size or len(targets) != len(outputs):
        shapes = f"{list(targets.shape)} for outputs of shape {list(outputs.shape)}"
        raise UserError(f"labels: shape {shapes}; give a number for each")
    error = np.square(outputs.reshape(targets.shape).astype(np.float64) - targets).sum()
    return float(1 - error / max(np.square(targets - targets.mean(0)).sum(), 1e-300))


METRICS: dict[str, Metric] = {TOP1: top1, "r2": r2}


def metric_of(given: str | Metric) -> tuple[str, Metric]:
    """Return the name and the function of a metric. Raises UserError for an unknown name."""
    if callable(given):
        return getattr(given, "__name__", type(given).__name__), given
    if given not in METRICS:
        raise UserError(f"metric={given!r}: give one of {', '.join(METRICS)}, or a function")
    return given, METRICS[given]
