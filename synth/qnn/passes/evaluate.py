"""Elementwise float arithmetic between two quantizers, evaluated in numpy exactly as it would run.

Every operation of arithmetic is one IEEE float32 operation, in the order of the model, so that a threshold or a
table found here decides every integer as the float model does. (Functions such as exp are rounded right; a
library's own may differ in the last bit.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.qnn.ops.unary import FUNCTIONS
from synth.qnn.passes.graph import constant, op_name

Array = NDArray[np.float32]


def _rounded_once(function: Callable[..., NDArray[Any]]) -> Callable[[Array], Array]:
    """A function in double precision, its result rounded once to float32."""
    return lambda x: np.asarray(function(x.astype(np.float64)), np.float32)


_RELAX_NAMES = {
    "nn.relu": "relu", "nn.gelu": "gelu", "nn.silu": "silu",
    **{name: name for name in ("abs", "ceil", "erf", "exp", "floor", "log", "negative", "round", "rsqrt", "sigmoid",
                               "sqrt", "square", "tanh")},
}  # fmt: skip
UNARY: Mapping[str, Callable[[Array], Array]] = {
    f"relax.{relax_name}": _rounded_once(FUNCTIONS[name]) for relax_name, name in _RELAX_NAMES.items()
}
"""Functions of one tensor, by the names of their Relax operators."""
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
