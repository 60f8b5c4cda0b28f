"""Resize and Upsample: for each axis a few neighbours, chosen and weighted by constants.

Interpolation is separable in ONNX's definition, so each axis is a sum of one to four selections of the tensor.
Positions and weights are computed here as the operator's reference does.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from tvm import relax

from synth.qnn.frontend.onnx_node import Node, Operator, Result, Value, constant
from synth.qnn.frontend.onnx_shape import moves
from synth.qnn.frontend.onnx_window import bounded

R = relax.op
COORDINATES = (
    "half_pixel", "half_pixel_symmetric", "pytorch_half_pixel", "align_corners", "asymmetric",
)  # fmt: skip
MODES = ("nearest", "linear", "cubic")
ROUNDINGS = ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil")


def _resize(node: Node) -> Result:
    x = node[0]
    if node.opset < 11:
        return _resampled(node, x, _scales(node, 1, x), None, "asymmetric", "floor")
    if node.opset >= 18 and (node.flag("antialias") or "axes" in node.attributes):
        raise node.error("antialias and axes are not supported; leave them out")
    if node.text("keep_aspect_ratio_policy", "stretch") != "stretch":
        raise node.error("keep_aspect_ratio_policy is not supported; give the sizes")
    coordinates = node.text("coordinate_transformation_mode", "half_pixel")
    rounding = node.text("nearest_mode", "round_prefer_floor")
    by_scales = node.optional(2) is not None and node[2].shape != (0,)
    by_sizes = node.optional(3) is not None and node[3].shape != (0,)
    if by_scales == by_sizes:
        raise node.error("either scales or sizes are needed")
    if by_scales:
        return _resampled(node, x, _scales(node, 2, x), None, coordinates, rounding)
    sizes = node.numbers(3)
    if len(sizes) != x.rank or min(sizes) < 1:
        raise node.error(f"sizes {sizes}: {x.rank} positive ones are needed")
    scales = np.array(sizes, np.float64) / np.array(x.shape, np.float64)
    return _resampled(node, x, scales, sizes, coordinates, rounding)


def _upsample(node: Node) -> Result:
    x = node[0]
    scales = (
        np.array(node.attributes.get("scales", []), np.float64) if node.opset < 9 else _scales(node, 1, x)
    )
    return _resampled(node, x, scales, None, "asymmetric", "floor")


def _scales(node: Node, index: int, x: Value) -> np.ndarray:
    array = node.array(index)
    if array.shape != (x.rank,) or array.dtype != np.float32:
        raise node.error(f"scales of shape {list(array.shape)}: {x.rank} float32 numbers are needed")
    return np.asarray(array, np.float64)


def _resampled(
    node: Node, x: Value, scales: np.ndarray, sizes: list[int] | None, coordinates: str, rounding: str
) -> Result:
    mode = node.text("mode", "nearest")
    for found, known in ((mode, MODES), (coordinates, COORDINATES), (rounding, ROUNDINGS)):
        if found not in known:
            raise node.error(f"mode {found!r} is not supported; one of {', '.join(known)} is")
    if mode != "nearest" and x.dtype != "float32":
        raise node.error(f"mode {mode!r} of type {x.dtype} is not supported; float32 is")
    if scales.shape != (x.rank,) or not (np.isfinite(scales).all() and (scales > 0).all()):
        raise node.error(f"scales {scales.tolist()}: {x.rank} positive numbers are needed")
    if (scales * np.array(x.shape) > 1 << 28).any():
        raise node.error(f"scales {scales.tolist()} are too large for shape {list(x.shape)}")
    lengths = sizes or [
        int(np.floor(np.float32(s) * np.float32(n))) for s, n in zip(scales, x.shape, strict=True)
    ]
    if min(lengths) < 1:
        raise node.error(f"scales {scales.tolist()} leave nothing of {list(x.shape)}")
    exact = all(s * n == m for s, n, m in zip(scales.tolist(), x.shape, lengths, strict=True))
    if sizes is None and not exact and coordinates in ("align_corners", "half_pixel_symmetric"):
        raise node.error(f"scales {scales.tolist()} of {list(x.shape)} do not give whole sizes; give sizes")
    bounded(node, [max(a, b) for a, b in zip(lengths, x.shape, strict=True)])
    result = x.expr
    for axis, (size, length, scale) in enumerate(zip(x.shape, lengths, scales.tolist(), strict=True)):
        if size == length and scale == 1.0:
            continue
        positions = _positions(size, length, scale, coordinates)
        if mode == "nearest":
            chosen = np.clip(_nearest(positions, rounding), 0, size - 1).astype(np.int64)
            result = node.emit(R.take(result, constant(chosen), axis, mode="clip"))
            continue
        result = node.emit(_interpolated(node, result, axis, x.rank, _taps(node, positions, size, mode)))
    return node.value(result)


def _positions(size: int, length: int, scale: float, coordinates: str) -> np.ndarray:
    """Where each of ``length`` outputs lies among ``size`` inputs (ONNX Resize, coordinate transformation)."""
    out = np.arange(length, dtype=np.float64)
    if coordinates == "asymmetric":
        return out / scale
    if coordinates == "align_corners":
        return out * (size - 1) / (length - 1) if length > 1 else np.zeros(1)
    if coordinates == "pytorch_half_pixel" and length == 1:
        return np.zeros(1)
    half = (out + 0.5) / scale - 0.5
    if coordinates == "half_pixel_symmetric":
        adjusted = length / (scale * size)
        return half + size / 2 * (1 - adjusted)
    return half


def _nearest(positions: np.ndarray, rounding: str) -> np.ndarray:
    if rounding == "floor":
        return np.floor(positions)
    if rounding == "ceil":
        return np.ceil(positions)
    return np.ceil(positions - 0.5) if rounding == "round_prefer_floor" else np.floor(positions + 0.5)


def _taps(node: Node, positions: np.ndarray, size: int, mode: str) -> list[tuple[np.ndarray, np.ndarray]]:
    """For each neighbour: which input every output takes, and its weight."""
    if mode == "linear":
        inside = np.clip(positions, 0, size - 1)
        low = np.minimum(np.floor(inside), max(size - 2, 0))
        part = inside - low
        neighbours, weights = [low, low + 1], [1 - part, part]
    else:
        a = node.real("cubic_coeff_a", -0.75)
        low = np.floor(positions)
        part = positions - low
        neighbours = [low + shift for shift in (-1, 0, 1, 2)]
        weights = [_cubic(np.abs(part - shift), a) for shift in (-1, 0, 1, 2)]
        if node.flag("exclude_outside"):
            inside_ = [(n >= 0) & (n < size) for n in neighbours]
            weights = [np.where(i, w, 0.0) for i, w in zip(inside_, weights, strict=True)]
            total = np.sum(weights, axis=0)
            weights = [w / total for w in weights]
    return [
        (np.clip(n, 0, size - 1).astype(np.int64), w.astype(np.float32))
        for n, w in zip(neighbours, weights, strict=True)
    ]


def _cubic(distance: np.ndarray, a: float) -> np.ndarray:
    """The cubic convolution kernel (Keys 1981) at a distance below 2."""
    near = ((a + 2) * distance - (a + 3)) * distance * distance + 1
    far = ((a * distance - 5 * a) * distance + 8 * a) * distance - 4 * a
    return np.where(distance <= 1, near, far)


def _interpolated(node: Node, x: Any, axis: int, rank: int, taps: list[tuple[np.ndarray, np.ndarray]]) -> Any:
    shape = [1] * rank
    shape[axis] = -1
    terms = [
        R.multiply(R.take(x, constant(chosen), axis, mode="clip"), constant(weights.reshape(shape)))
        for chosen, weights in taps
        if weights.any()
    ]
    total = node.emit(terms[0])
    for term in terms[1:]:
        total = node.emit(R.add(total, term))
    return total


RESIZING: dict[str, Operator] = {"Resize": moves(_resize), "Upsample": moves(_upsample)}
"""Converters of the standard domain by operator."""
