"""Integer thresholds that replace BatchNorm and a low-bit quantizer exactly.

Elementwise float operators connect an integer accumulator and a quantizer with few levels. Each operator is
monotonic in its argument, also after rounding. The level is therefore a step function of the accumulator.
Bisection over the accumulator's integers finds each step, with the operators evaluated as the float model
evaluates them. (Umuroglu et al. 2017, section 4.2, fold such operators in real arithmetic. The thresholds
here are exact in float32.)
"""

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, op_name, per_filter, shape_of
from synth.qnn.ops.convert import levels_of, reference_dequantize, reference_quantize
from synth.qnn.traits import apply, direction, tensors_of, traits_of
from synth.qnn.values import ValueRange

MOST_LEVELS = {False: 4, True: 8}
"""Most levels of a quantizer that becomes thresholds, by whether it is bipolar. Arithmetic is cheaper for
more levels: a network of 3-bit layers takes a third fewer instructions. Bipolar quantizers have no
arithmetic."""


@dataclass(frozen=True, eq=False)
class OperatorChain:
    """An operator chain ``quantize(f_n(... f_1(dequantize(leaf))))``.

    ``calls`` are the dequantize and f_1 to f_n, in order of execution, each with the index of the argument
    that the previous call computes.
    """

    leaf: Any
    calls: tuple[tuple[Any, int], ...]
    quantizer: Any


@dataclass(frozen=True, eq=False)
class ThresholdTable:
    """Thresholds int32 [C, levels - 1] and signs int32 [C]: level = sum_l (sign * value >= thresholds[:, l]).
    The integer of a level is ``base + step * level``."""

    thresholds: NDArray[np.int32]
    sign: NDArray[np.int32]
    base: int
    step: int


def find_chain(quantizer: Any, definition: Any) -> OperatorChain | None:
    """Return the operator chain from a ``qnn.dequantize`` to ``quantizer``, a ``qnn.quantize``.
    ``definition(variable)`` returns the value bound to a variable, None for an input. The result is None if
    no dequantize with constant parameters is reached, or ``moving_argument`` of an operation is None."""
    calls: list[tuple[Any, int]] = []
    value = quantizer.args[0]
    while True:
        call = definition(value)
        if call is None or constant(value) is not None:
            return None
        if op_name(call) == "qnn.dequantize":
            if any(constant(arg) is None for arg in call.args[1:]):
                return None
            return OperatorChain(call.args[0], ((call, 0), *reversed(calls)), quantizer)
        moving = moving_argument(call)
        if moving is None:
            return None
        calls.append((call, moving))
        value = call.args[moving]


def moving_argument(call: Any) -> int | None:
    """Return the index of an elementwise call's only argument that is not constant. None for other calls, if
    the call is not monotonic in the argument, or if the result has another shape."""
    if traits_of(call).apply is None:
        return None
    moving = [i for i, arg in enumerate(tensors_of(call)) if constant(arg) is None]
    if len(moving) != 1 or direction(call, moving[0]) is None:
        return None
    return moving[0] if shape_of(call) == shape_of(call.args[moving[0]]) else None


def find_steps(chain: OperatorChain, values: ValueRange, axis: int) -> ThresholdTable | None:
    """Return the thresholds of a chain whose leaf takes ``values``. ``axis`` is the leaf's channel axis. None
    if a constant varies along another axis, or the quantizer's range has 1 or over ``MOST_LEVELS`` levels."""
    levels, most = levels_of(chain.quantizer), MOST_LEVELS[bool(attributes_of(chain.quantizer)["bipolar"])]
    if levels.members is None or not 1 < len(levels.members) <= most:
        return None
    rank, channels = len(shape_of(chain.leaf)), shape_of(chain.leaf)[axis]
    per_channel = _columns(chain, axis)
    if per_channel is None:
        return None
    sign = np.ones(channels, np.int32)
    for (call, position), row in zip(chain.calls, per_channel, strict=False):
        if op_name(call) == "qnn.dequantize":
            factor = np.sign(row[1]).astype(np.int32).reshape(-1)  # type: ignore[arg-type]
        else:
            directions = direction(call, position)
            assert directions is not None
            spread = per_filter(directions, rank, axis, channels)
            assert spread is not None
            factor = spread.astype(np.int32)
        sign = sign * np.where(factor < 0, -1, 1).astype(np.int32)

    level = partial(_evaluate, chain, per_channel)
    ordered = sorted(levels.members)
    return ThresholdTable(_bisect(level, values, sign, ordered), sign, ordered[0], ordered[1] - ordered[0])


def levels_at(chain: OperatorChain, axis: int, accumulators: NDArray[np.int64]) -> NDArray[np.int64] | None:
    """Return the quantizer's integers [C, n] for int64 ``accumulators`` [C, n], n values per channel.
    ``axis`` is the leaf's channel axis. The accumulators may exceed the leaf's type. None if a constant
    varies along another axis."""
    columns = _columns(chain, axis)
    return None if columns is None else _evaluate(chain, columns, accumulators)


Columns = list[list["NDArray[Any] | None"]]
"""For each call of a chain and its quantizer, the constant arguments by channel; None for other arguments."""


def _columns(chain: OperatorChain, axis: int) -> Columns | None:
    """Return the constant arguments by channel. None if a constant varies along another axis."""
    rank, channels = len(shape_of(chain.leaf)), shape_of(chain.leaf)[axis]
    rows: Columns = []
    for call, _ in (*chain.calls, (chain.quantizer, 0)):
        row: list[NDArray[Any] | None] = []
        for arg in call.args:
            array = constant(arg)
            line = None if array is None else per_filter(array, rank, axis, channels)
            if array is not None and line is None:
                return None
            row.append(None if line is None else line.reshape(channels, 1))
        rows.append(row)
    return rows


def _evaluate(chain: OperatorChain, columns: Columns, accumulators: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the quantized integers of int64 accumulators [C, n]."""
    value: NDArray[Any] = accumulators
    for (call, position), row in zip(chain.calls, columns, strict=False):
        arguments = [value if i == position else row[i] for i in range(len(row))]
        if op_name(call) == "qnn.dequantize":
            value = reference_dequantize(*arguments)
        else:
            value = apply(call, [a for a in arguments if a is not None])
    last = columns[-1]
    return reference_quantize(value, last[1], last[2], **attributes_of(chain.quantizer)).astype(np.int64)


def _bisect(level: Any, values: ValueRange, sign: NDArray[np.int32], ordered: list[int]) -> NDArray[np.int32]:
    """Return the least ``sign * accumulator`` of each level but the first, one past the last if none."""
    aims = np.array(ordered[1:], np.int64)[None, :]
    wide = np.repeat(sign[:, None].astype(np.int64), aims.shape[1], axis=1)
    low = np.where(wide > 0, values.low, -values.high)  # the least candidate
    high = np.where(wide > 0, values.high, -values.low) + 1  # reaches the level, or is past the last value
    while (low < high).any():
        middle = (low + high) // 2
        inside = np.minimum(middle, high - 1)
        at_level = level(wide * inside) >= aims
        open_ = low < high
        high = np.where(open_ & at_level, middle, high)
        low = np.where(open_ & ~at_level, middle + 1, low)
    return np.clip(low, -(1 << 31), (1 << 31) - 1).astype(np.int32)
