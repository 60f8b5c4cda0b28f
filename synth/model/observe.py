"""Calibration data, and statistics of a model's tensors when ONNX Runtime runs the model on the data."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.errors import UserError, line_of
from synth.model.onnx_session import open_session, required
from synth.model.precision import Calibration
from synth.model.scales import Statistics

_BINS = 4096
_SAMPLED = 1 << 16
"""About how many values a histogram takes from one run of a tensor. They are evenly spaced."""
LABELS = "labels"
"""The array of a .npz file that has the correct classes and is no input."""


@dataclass(frozen=True)
class InputSpec:
    """An input of a model: its name, its shape (None: any size), and numpy's name of its dtype."""

    name: str
    shape: tuple[int | None, ...]
    dtype: str = "float32"


def load_arrays(path: str | Path) -> dict[str, NDArray[Any]]:
    """Return arrays by the names in a .npz, or by the stems of a .npy or of all .npy files of a folder.
    Raises UserError for unreadable files and for arrays of anything but numbers."""
    where = file = Path(path)
    files = sorted(where.glob("*.npy")) if where.is_dir() else [where]
    if not files:
        raise UserError(f"{where}: holds no .npy file; give a .npz, a .npy or a folder of .npy")
    arrays = Unnamed()
    try:
        for file in files:
            loaded = np.load(file, allow_pickle=False)
            if isinstance(loaded, np.ndarray):
                arrays[file.stem] = _array(loaded, file)
            elif not hasattr(loaded, "files"):
                raise ValueError("no arrays")
            else:
                with loaded:
                    arrays |= {name: _array(loaded[name], file) for name in loaded.files}
    except OSError as error:
        reason = error.strerror or "no numpy file"
        raise UserError(f"{file}: cannot be read ({reason}); give a .npz or .npy of numbers") from None
    except UserError:
        raise
    except Exception as error:  # of numpy, zip or zlib, which have no common base
        reason = line_of(error) if str(error) else "damaged"
        if "pickle" in reason:  # numpy takes every unknown format for a pickle
            reason = "its format is another one"
        remedy = "write it by numpy.savez"
        raise UserError(f"{file}: is no .npz or .npy of numbers ({reason}); {remedy}") from None
    if not arrays:
        raise UserError(f"{where}: holds no array")
    return arrays


class Unnamed(dict[str, Any]):
    """Arrays by names that need not be those of inputs: stems of files, or none."""


def samples_of(given: Any, what: str) -> dict[str, Any]:
    """Return arrays by name from a mapping, an array for the only input, or a path. Raises UserError."""
    if isinstance(given, (str, os.PathLike)):
        return load_arrays(Path(given))
    if isinstance(given, Mapping):
        return given if isinstance(given, Unnamed) else dict(given)
    array = _numbers(given, what)
    if not array.ndim or array.dtype.kind not in "biuf":
        remedy = "give an array [N, ...], a mapping of input names to arrays, or the path of a file"
        raise UserError(f"{what}={type(given).__name__}: {remedy}")
    return Unnamed({what: array})


def _array(value: NDArray[Any], where: Path) -> NDArray[Any]:
    if value.dtype.kind not in "biuf":
        raise UserError(f"{where}: holds {value.dtype}, not numbers; write it by numpy.savez")
    return value


def input_arrays(
    inputs: Sequence[InputSpec], data: Mapping[str, NDArray[Any]], what: str = "calibration data"
) -> dict[str, NDArray[Any]]:
    """Return the arrays [N, ...] of a model's inputs in the inputs' dtypes, all with the same N.

    Arrays are found by the inputs' names. A model with one input also takes the only ``Unnamed`` array other
    than ``labels``, or all arrays if each is one sample [1, ...] or [...] (a folder). Raises UserError about
    ``what``.
    """
    arrays = {name: _numbers(array, f"{what}: {name}") for name, array in data.items()}
    if any(spec.name not in arrays for spec in inputs):
        arrays = _only_input(inputs, arrays, what, isinstance(data, Unnamed))
    samples = {spec.name: _fitting(arrays[spec.name], spec, what) for spec in inputs}
    counts = {name: len(array) for name, array in samples.items()}
    if len(set(counts.values())) > 1:
        sizes = ", ".join(f"{name} {count}" for name, count in counts.items())
        raise UserError(f"{what}: every input needs as many samples as the others: {sizes}")
    if 0 in counts.values():
        raise UserError(f"{what}: holds no sample")
    return samples


def _only_input(
    inputs: Sequence[InputSpec], data: Mapping[str, NDArray[Any]], what: str, unnamed: bool
) -> dict[str, NDArray[Any]]:
    """Return the array of a model's only input from arrays of other names. Raises UserError."""
    names = [spec.name for spec in inputs]
    others = [array for name, array in data.items() if name != LABELS]
    if not unnamed or len(names) != 1 or len({array.shape for array in others}) != 1:
        have = f"has arrays {', '.join(data) or 'none'}"
        raise UserError(f"{what}: {have}; the model's inputs are {', '.join(names)}")
    # Files with one sample each may have the first dimension or lack it.
    join = np.concatenate if others[0].ndim == len(inputs[0].shape) else np.stack
    return {names[0]: others[0] if len(others) == 1 else join(others)}


def _numbers(value: Any, what: str) -> NDArray[Any]:
    try:
        return np.asarray(value)
    except ValueError:
        raise UserError(f"{what} is no array; give samples of one shape, [N, ...]") from None


def _fitting(array: NDArray[Any], spec: InputSpec, what: str) -> NDArray[Any]:
    sizes = zip(array.shape[1:], spec.shape[1:], strict=False)
    if array.ndim != len(spec.shape) or any(size not in (have, None) for have, size in sizes):
        need = ", ".join(["N", *("any" if size is None else str(size) for size in spec.shape[1:])])
        shape = ", ".join(map(str, array.shape))
        raise UserError(f"{what}: {spec.name} is [{shape}]; the model takes [{need}]")
    if not np.can_cast(array.dtype, spec.dtype, "same_kind"):
        raise UserError(f"{what}: {spec.name} is {array.dtype}; the model takes {spec.dtype}")
    if array.dtype.kind == "f" and not np.isfinite(array).all():
        raise UserError(f"{what}: {spec.name} holds values that are not finite")
    return array.astype(spec.dtype, copy=False)


def batches(
    inputs: Sequence[InputSpec], data: Mapping[str, NDArray[Any]], limit: int | None = None, size: int = 1
) -> Iterator[dict[str, NDArray[Any]]]:
    """Yield ``data`` (of ``input_arrays``) in batches of the model's batch size, or ``size`` if that is open.
    At most ``limit`` samples are used. The last batch is filled up with copies of its last sample."""
    count = min(len(data[spec.name]) for spec in inputs)
    count = count if limit is None else min(count, limit)
    step = next((spec.shape[0] for spec in inputs if spec.shape and spec.shape[0] is not None), size)
    for start in range(0, count, step):
        rows = np.minimum(np.arange(start, start + step), count - 1)
        yield {spec.name: data[spec.name][rows] for spec in inputs}


def first_run(inputs: Sequence[InputSpec], data: Mapping[str, NDArray[Any]]) -> list[NDArray[Any]]:
    """Return the arrays of the first batch (``batches``) in the order of the model's inputs."""
    feed = next(batches(inputs, data))
    return [feed[spec.name] for spec in inputs]


def joined(outputs: Iterable[tuple[int, NDArray[Any]]], samples: int) -> NDArray[Any]:
    """Return the outputs [N, ...] of ``samples`` samples from (size, output) of each batch. Raises UserError
    if an output of several samples has no row per sample."""
    rows: list[NDArray[Any]] = []
    for size, output in outputs:
        if output.ndim and len(output) == size:
            rows += list(output)
        elif size == 1:
            rows.append(output)
        else:
            shape = list(output.shape)
            raise UserError(f"the first output has shape {shape}, not a row for each of {size} samples")
    return np.stack(rows[:samples])


def session_of(model: bytes) -> Any:
    """Return an exact InferenceSession on the CPU. Raises UserError if ONNX Runtime refuses the model."""
    required("onnxruntime", "mixed precision needs {}")
    try:
        # Threads that spin between the operators of a small model would take most of the processors' time.
        return open_session(model, optimize="basic", settings={"session.intra_op.allow_spinning": "0"})
    except UserError:
        raise
    except Exception as error:  # ONNX Runtime's error classes have no common base that it exports
        refusal = "ONNX Runtime refuses the model that is to be quantized"
        raise UserError(f"{refusal}: {line_of(error)}") from None


def observe(
    model: Any, tensors: Sequence[str], inputs: Sequence[InputSpec], data: Mapping[str, NDArray[Any]],
    calibration: Calibration,
) -> dict[str, Statistics]:  # fmt: skip
    """Return statistics of float ``tensors`` of ``model`` (an onnx.ModelProto) over the calibration data.

    One pass finds the ranges. If the method needs it, a second pass counts a histogram, of a part of the
    values for large tensors. Memory does not grow with the data. Raises UserError if ONNX Runtime cannot run
    the model, and for values that are not finite.
    """
    runs = TensorRuns(model, tensors, inputs)
    return statistics(partial(runs, data, calibration.samples), tensors, calibration)


def statistics(
    runs: Callable[[], Iterator[dict[str, NDArray[Any]]]], tensors: Sequence[str], calibration: Calibration
) -> dict[str, Statistics]:
    """Return statistics of ``tensors``, whose values each pass of ``runs`` yields batch by batch."""
    ranges = _ranges(runs(), tensors)
    return ranges if calibration.method == "max" else _histograms(runs(), ranges)


class TensorRuns:
    """ONNX Runtime on ``model`` (an onnx.ModelProto), of which it returns ``tensors``, perhaps inputs."""

    def __init__(self, model: Any, tensors: Sequence[str], inputs: Sequence[InputSpec]) -> None:
        fed = {spec.name for spec in inputs}
        self._inputs, self._wanted = inputs, [name for name in tensors if name not in fed]
        self._session = session_of(_with_outputs(model, self._wanted))

    def __call__(
        self, data: Mapping[str, NDArray[Any]], samples: int | None = None, size: int = 1
    ) -> Iterator[dict[str, NDArray[Any]]]:
        """Yield the inputs and tensors of each batch (``batches``). Raises UserError if a run fails."""
        for feed in batches(self._inputs, data, samples, size):
            try:
                values = self._session.run(self._wanted, feed) if self._wanted else []
            except Exception as error:
                raise UserError(f"ONNX Runtime fails on the calibration data: {line_of(error)}") from None
            yield {**feed, **dict(zip(self._wanted, values, strict=True))}


def _ranges(runs: Iterator[dict[str, NDArray[Any]]], tensors: Sequence[str]) -> dict[str, Statistics]:
    low, high = dict.fromkeys(tensors, np.inf), dict.fromkeys(tensors, -np.inf)
    total, count = dict.fromkeys(tensors, 0.0), dict.fromkeys(tensors, 0)
    for values in runs:
        for name in tensors:
            array = np.asarray(values[name])
            if not array.size:
                continue
            ends = float(array.min()), float(array.max())  # both are NaN if one value is
            if not np.isfinite(ends).all():
                raise UserError(f"tensor {name}: is not finite on the calibration data")
            low[name], high[name] = min(low[name], ends[0]), max(high[name], ends[1])
            total[name] += float(np.abs(array).sum(dtype=np.float64))
            count[name] += array.size
    empty = [name for name in tensors if count[name] == 0]
    if empty:
        raise UserError(f"tensor {empty[0]}: has no element on the calibration data")
    return {name: Statistics(low[name], high[name], total[name] / count[name]) for name in tensors}


def _histograms(
    runs: Iterator[dict[str, NDArray[Any]]], ranges: dict[str, Statistics]
) -> dict[str, Statistics]:
    counts = {name: np.zeros(_BINS) for name in ranges}
    sums = {name: np.zeros(_BINS) for name in ranges}
    for values in runs:
        for name, span in ranges.items():
            flat = np.asarray(values[name]).ravel()
            flat = flat[:: -(-flat.size // _SAMPLED) | 1].astype(np.float64)
            width = (span.high - span.low) / _BINS or 1.0
            place = np.clip(((flat - span.low) / width).astype(np.int64), 0, _BINS - 1)
            counts[name] += np.bincount(place, minlength=_BINS)
            sums[name] += np.bincount(place, weights=flat, minlength=_BINS)
    for name, count in counts.items():
        sums[name], counts[name] = sums[name][count > 0] / count[count > 0], count[count > 0]
    return {name: replace(s, values=sums[name], counts=counts[name]) for name, s in ranges.items()}


def _with_outputs(model: Any, tensors: Sequence[str]) -> bytes:
    probed = deepcopy(model)
    outputs = {value.name for value in probed.graph.output}
    for name in tensors:
        if name not in outputs:
            probed.graph.output.add(name=name)
    try:
        return bytes(probed.SerializeToString())
    except ValueError as error:
        raise UserError(f"the model is too large to calibrate: {line_of(error)}") from None
