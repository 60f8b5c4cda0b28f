"""Converters of the QONNX operators Quant (IntQuant), BipolarQuant and Trunc, with qonnx's own arithmetic.

Quant quantizes and dequantizes: y = (round(clip(x / scale + zero_point)) - zero_point) * scale, in float32
(Pappalardo et al. 2022). Quantized constants become integers, so that weights stay exact.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm.relax import op as R

from synth.qnn import ops as qnn
from synth.qnn.frontend.onnx_node import Node, OnnxOperator, OnnxValue, Result, constant
from synth.qnn.frontend.onnx_quantized import positive
from synth.qnn.graph import joint
from synth.qnn.ops.rounding import rounded, rounded_array

ROUNDINGS = {
    "ROUND": "half_even", "HALF_EVEN": "half_even", "HALF_UP": "half_away", "HALF_DOWN": "half_down",
    "CEIL": "ceil", "FLOOR": "floor", "UP": "up", "DOWN": "down",
}  # fmt: skip
"""QONNX's rounding modes, and the dialect's. QONNX's HALF_UP rounds ties away from zero.

qonnx's executor computes HALF_UP by adding 1/2. In float32, 0.49999997 + 0.5 is 1, so that the executor
returns 1 for this one quotient. The dialect rounds exactly and returns 0.
"""
MOST_BITS = 32
EXACT = 1 << 24
"""float32 represents every integer up to this bound."""


@dataclass(frozen=True)
class Range:
    """The integers of a bit width, or only -1 and +1 if ``bipolar``."""

    low: int
    high: int
    bipolar: bool = False

    @property
    def storage(self) -> str | None:
        """The narrowest 8- or 16-bit type that stores the integers, unsigned if none is negative, or None."""
        for dtype in ("int8", "uint8", "int16", "uint16"):
            limits = np.iinfo(dtype)
            if limits.min <= self.low and self.high <= limits.max and (self.low < 0) == (limits.min < 0):
                return dtype
        return None

    @property
    def stored(self) -> dict[str, Any]:
        """The range and its type as keyword arguments of ``qnn.quantize``."""
        return {"qmin": self.low, "qmax": self.high, "out_dtype": self.storage}


def bit_range(bits: int, signed: bool, narrow: bool) -> Range:
    """Return the integers that ``bits`` bits represent. One signed bit is bipolar, as in qonnx's executor.
    ``narrow`` drops the lowest signed or the highest unsigned integer."""
    if signed and bits == 1:
        return Range(-1, 1, bipolar=True)
    if signed:
        return Range(-(1 << (bits - 1)) + int(narrow), (1 << (bits - 1)) - 1)
    return Range(0, (1 << bits) - 1 - int(narrow))


def _bits(node: Node, index: int) -> int:
    array = node.array(index)
    bits = float(array.reshape(-1)[0]) if array.size == 1 else float("nan")
    if not (1 <= bits <= MOST_BITS and bits == int(bits)):
        what = f"bit width (input {index}) {array.reshape(-1)[:4].tolist()}"
        raise node.error(f"{what}: one whole number from 1 to {MOST_BITS} is needed")
    return int(bits)


def _scale(node: Node, index: int, x: OnnxValue) -> np.ndarray:
    array = node.array(index)
    node.demand(array.dtype == np.float32, f"scale (input {index}) of type {array.dtype}: float32 is needed")
    return _fitting(node, positive(node, array, index), index, x)


def _zero_point(node: Node, index: int, x: OnnxValue) -> np.ndarray:
    array = node.array(index).astype(np.float32)
    bad = ~(np.isfinite(array) & (array == np.rint(array)) & (np.abs(array) < EXACT))
    if bad.any():
        raise node.error(f"zero point {array[bad].flat[0]} (input {index}) is no whole number below 2**24")
    return _fitting(node, array, index, x)


def _fitting(node: Node, array: np.ndarray, index: int, x: OnnxValue) -> np.ndarray:
    if joint(array.shape, x.shape) != x.shape:
        raise node.error(f"input {index} of shape {list(array.shape)} does not broadcast against {x.dims}")
    return array.reshape(()) if array.size == 1 else array


def _rounding(node: Node, default: str) -> str:
    mode = node.text("rounding_mode", default).upper()
    node.demand(mode in ROUNDINGS, f"rounding_mode {mode!r}: one of {', '.join(ROUNDINGS)} is needed")
    return ROUNDINGS[mode]


def _quant(node: Node) -> Result:
    """Return (round(clip(x / step + zero)) - zero) * step for a constant or a tensor."""
    x = node.floats(0)
    step, zero, bits = _scale(node, 1, x), _zero_point(node, 2, x), _bits(node, 3)
    quantizer_range = bit_range(bits, node.flag("signed", True), node.flag("narrow", True))
    rounding, points = _rounding(node, "ROUND"), zero.astype(np.int32)
    if x.array is not None:
        with np.errstate(over="ignore", invalid="ignore"):
            steps = x.array / step + zero
        return qnn.dequantize(_integers(node, steps, quantizer_range, rounding), step, points)
    if quantizer_range.storage is not None and not quantizer_range.bipolar:
        how = {**quantizer_range.stored, "rounding": rounding, "round_last": bool(zero.any())}
        integers = qnn.quantize(x.expr, step, points, **how)
        return qnn.dequantize(node.emit(integers), step, points)
    y = x.expr
    # A division by a step above 1 can turn a tiny negative number into -0, which counts as positive.
    if not quantizer_range.bipolar or zero.any() or (step > 1).any():
        y = node.emit(R.divide(y, constant(step)))
    if zero.any():
        y = node.emit(R.add(y, constant(zero)))
    if quantizer_range.bipolar:
        return qnn.dequantize(_bipolar(node, y), step, points)
    # More than 16 bits have no quantize operator: the executor's operations follow one by one on floats.
    y = node.emit(R.minimum(y, constant(quantizer_range.high, "float32")))
    y = node.emit(R.maximum(y, constant(quantizer_range.low, "float32")))
    y = node.emit(rounded(y, rounding, "float32"))
    if zero.any():
        y = node.emit(R.subtract(y, constant(zero)))
    return R.multiply(y, constant(step))


def _bipolar(node: Node, x: Any) -> Any:
    unit, zero = constant(1, "float32"), constant(0, "int32")
    return node.emit(qnn.quantize(x, unit, zero, qmin=-1, qmax=1, out_dtype="int8", bipolar=True))


def _integers(node: Node, y: np.ndarray, quantizer_range: Range, rounding: str) -> Any:
    node.demand(not np.isnan(y).any(), "a constant that is quantized is NaN; a number is needed")
    if quantizer_range.bipolar:
        y = np.where(y >= 0, np.float32(1), np.float32(-1))
    else:
        ends = np.float32(quantizer_range.low), np.float32(quantizer_range.high)
        y = rounded_array(np.clip(y, *ends), rounding)
    storage = quantizer_range.storage or "int32"
    limits = np.iinfo(storage)
    if y.size and not (limits.min <= y.min() and y.max() <= limits.max):
        raise node.error(f"quantized constants from {y.min()} to {y.max()} do not fit {storage}")
    return constant(y.astype(storage))


def _bipolar_quant(node: Node) -> Result:
    x = node.floats(0)
    step, points = _scale(node, 1, x), np.zeros((), np.int32)
    if x.array is not None:
        signs = np.where(x.array >= 0, 1, -1).astype(np.int8)
        return qnn.dequantize(constant(signs), step, points)
    return qnn.dequantize(_bipolar(node, x.expr), step, points)


def _trunc(node: Node) -> Result:
    """Return the input with steps 2**n times as large. Version 2 has the output's scale and a clip."""
    x = node.floats(0)
    step, zero, bits = _scale(node, 1, x), _zero_point(node, 2, x), _bits(node, 3)
    rounding = _rounding(node, "FLOOR")
    if len(node.inputs) != (5 if node.opset < 2 else 6):
        raise node.error(f"{len(node.inputs)} inputs: version 1 has 5, version 2 has 6; import the right one")
    y = R.divide(x.expr, constant(step))
    if zero.any():
        y = R.add(y, constant(zero))
    codes = node.emit(R.round(y))
    if node.opset < 2:
        if {"narrow", "signed"} & set(node.attributes):
            raise node.error("narrow and signed belong to version 2 of the operator; import that version")
        factor = 2.0 ** (bits - _bits(node, 4))
        steps = node.emit(R.divide(codes, constant(factor, "float32")))
        codes = node.emit(rounded(steps, rounding, "float32"))
        if zero.any():
            codes = node.emit(R.subtract(codes, constant(zero)))
        return R.multiply(codes, constant(step))
    target = _scale(node, 4, x)
    quantizer_range = bit_range(_bits(node, 5), node.flag("signed", True), node.flag("narrow"))
    shift = np.rint(np.log2(target / step))
    if not (np.abs(shift) < 64).all():
        raise node.error(f"output scale {target.flat[0]} and scale {step.flat[0]} are too far apart")
    factor = np.exp2(shift).astype(np.float32)
    if zero.any() or quantizer_range.bipolar or quantizer_range.storage is None:
        raise node.error("a zero point, one signed bit or over 16 bits are not supported in version 2")
    point = np.zeros((), np.int32)
    integers = qnn.quantize(codes, factor, point, **quantizer_range.stored, rounding=rounding)
    return qnn.dequantize(node.emit(integers), target, point)


_QUANT = OnnxOperator(_quant, frozenset({"signed", "narrow", "rounding_mode"}), 4)
QONNX: dict[str, OnnxOperator] = {
    "Quant": _QUANT, "IntQuant": _QUANT, "BipolarQuant": OnnxOperator(_bipolar_quant, frozenset(), 2),
    "Trunc": OnnxOperator(_trunc, frozenset({"rounding_mode", "narrow", "signed"}), 6),
}  # fmt: skip
QONNX_DOMAINS = ("qonnx.custom_op.general", "finn.custom_op.general", "onnx.brevitas")
