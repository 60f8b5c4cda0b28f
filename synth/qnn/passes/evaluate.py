"""Elementwise float arithmetic between two quantizers, evaluated in numpy exactly as it would run.

Every operation is one IEEE float32 operation, in the order of the model, so that a threshold or a table
found here decides every integer as the float model does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.qnn.passes.graph import constant, op_name

Array = NDArray[np.float32]


def _sigmoid(x: Array) -> Array:
    return (1.0 / (1.0 + np.exp(-x.astype(np.float64)))).astype(np.float32)


def _double(function: Callable[[NDArray[np.float64]], NDArray[np.float64]]) -> Callable[[Array], Array]:
    """A function that libraries round differently: computed in double precision, rounded once."""
    return lambda x: function(x.astype(np.float64)).astype(np.float32)


def _erf(x: NDArray[np.float64]) -> NDArray[np.float64]:
    import math

    return np.vectorize(math.erf, otypes=[np.float64])(x)


def _gelu(x: NDArray[np.float64]) -> NDArray[np.float64]:
    return 0.5 * x * (1.0 + _erf(x / np.sqrt(2.0)))


UNARY: Mapping[str, Callable[[Array], Array]] = {
    "relax.nn.relu": lambda x: np.maximum(x, np.float32(0)),
    "relax.negative": np.negative,
    "relax.abs": np.abs,
    "relax.exp": _double(np.exp),
    "relax.log": _double(np.log),
    "relax.sqrt": np.sqrt,
    "relax.rsqrt": _double(lambda x: 1.0 / np.sqrt(x)),
    "relax.tanh": _double(np.tanh),
    "relax.sigmoid": _sigmoid,
    "relax.erf": _double(_erf),
    "relax.nn.gelu": _double(_gelu),
    "relax.nn.silu": lambda x: (x * _sigmoid(x)).astype(np.float32),
    "relax.square": np.square,
    "relax.floor": np.floor,
    "relax.ceil": np.ceil,
    "relax.round": np.round,
}
BINARY: Mapping[str, Callable[[Array, Array], Array]] = {
    "relax.add": np.add,
    "relax.subtract": np.subtract,
    "relax.multiply": np.multiply,
    "relax.divide": np.divide,
    "relax.maximum": np.maximum,
    "relax.minimum": np.minimum,
}
INCREASING = frozenset({
    "relax.nn.relu", "relax.exp", "relax.log", "relax.sqrt", "relax.tanh", "relax.sigmoid", "relax.erf",
    "relax.floor", "relax.ceil", "relax.round", "relax.clip", "relax.nn.leakyrelu",
})  # fmt: skip
"""Operations whose float32 form never falls where its argument rises. (Rounding keeps the order.)"""


def is_elementwise(call: Any) -> bool:
    """Whether this module can evaluate the call."""
    name = op_name(call)
    return name in UNARY or name in BINARY or name in ("relax.clip", "relax.nn.leakyrelu")


def apply(call: Any, arguments: list[Array]) -> Array:
    """One operation on float32 arrays; ``arguments`` are its tensors in order."""
    name = str(op_name(call))
    with np.errstate(all="ignore"):
        if name in UNARY:
            result = UNARY[name](arguments[0])
        elif name in BINARY:
            result = BINARY[name](arguments[0], arguments[1])
        elif name == "relax.clip":
            low, high = clip_bounds(call)
            result = np.clip(arguments[0], np.float32(low), np.float32(high))
        else:
            alpha = np.float32(call.attrs.alpha)
            result = np.where(arguments[0] < 0, arguments[0] * alpha, arguments[0])
    return np.asarray(result, dtype=np.float32)


def clip_bounds(call: Any) -> tuple[float, float]:
    """The two bounds of a ``relax.clip``."""
    return float(call.args[1].value), float(call.args[2].value)


def direction(call: Any, position: int) -> NDArray[np.int8] | None:
    """+1 where the operation rises with its argument ``position``, -1 where it falls, elementwise over the
    other argument (0 where it is flat); None where it is not known to do either."""
    name = str(op_name(call))
    if name == "relax.nn.leakyrelu":
        return np.array(1, np.int8) if float(call.attrs.alpha) >= 0 else None
    if name in INCREASING:
        return np.array(1, np.int8)
    if name == "relax.negative":
        return np.array(-1, np.int8)
    if name not in BINARY:
        return None
    other = constant(call.args[1 - position])
    if other is None or not np.isfinite(other).all():
        return None
    if name in ("relax.add", "relax.maximum", "relax.minimum"):
        return np.ones(other.shape, np.int8)
    if name == "relax.subtract":
        return np.full(other.shape, 1 if position == 0 else -1, np.int8)
    if name == "relax.multiply" or (name == "relax.divide" and position == 0 and (other != 0).all()):
        return np.sign(other).astype(np.int8)
    return None
