"""Knowledge of FakeQuantToInteger about a variable: the integers behind a float tensor, and their range."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import Analysis


@dataclass(frozen=True, eq=False)
class QuantizedValue:
    """A tensor ``(integers - zero_point) * scale``: an expression, and two arrays that broadcast to it."""

    integers: Any
    scale: NDArray[Any]
    """float32, or the float64 of ``scale_product``."""
    zero_point: NDArray[np.int32]
    sums: bool = False
    """Whether the integers are a layer's sums of products."""

    @property
    def per_tensor(self) -> bool:
        """Whether the scale and the zero point have one element each."""
        return self.scale.size == 1 and self.zero_point.size == 1

    @property
    def plain(self) -> bool:
        """Whether the zero point is 0: the integers times the scale are the values."""
        return not self.zero_point.any()

    def scalars(self) -> tuple[NDArray[Any], NDArray[np.int32]]:
        """Return scale and zero point of a tensor with one of each, as arrays without axes."""
        return self.scale.reshape(()), self.zero_point.reshape(())


@dataclass(eq=False)
class State(Analysis):
    """Knowledge of the variables emitted so far, and the original function's uses and readers."""

    builder: Any = None
    place: Any = None
    """The variable that is being replaced."""
    affine: dict[Any, QuantizedValue] = field(default_factory=dict)

    def emit(self, value: Any, hint: str) -> Any:
        """Bind ``value``, infer the range of its integers if it is a call, and return the variable."""
        variable = self.builder.emit(value, name_hint=hint)
        if isinstance(value, relax.Call):
            self.note(variable, hint, value)
        return variable

    def defined(self, value: Any) -> Any:
        """Return the value bound to an emitted variable, None for an input or a constant."""
        return self.builder.lookup_binding(value) if isinstance(value, relax.Var) else None

    def affine_of(self, value: Any) -> QuantizedValue | None:
        """Return the quantized value that equals a float expression, None if none is known."""
        return self.affine.get(value)

    def define(self, affine: QuantizedValue, hint: str) -> Any:
        """Bind the float tensor of a quantized value; return the variable, for which ``affine_of`` returns
        ``affine``. The binding is dead code unless a call reads it."""
        real = qnn.dequantize(affine.integers, affine.scale, affine.zero_point)
        variable = self.emit(real, f"{hint}_float")
        self.affine[variable] = affine
        return variable


RewriteRule = Callable[[State, Any, str], "QuantizedValue | None"]
"""``rule(state, call, hint)`` returns the result of a call as integers, None to keep it float. ``hint`` is
the name of new bindings."""


def pooling(attrs: Any) -> dict[str, Any]:
    """Return a Relax pooling's window attributes as keyword arguments of the dialect's pooling."""
    sizes = {name: ints(getattr(attrs, name)) for name in ("pool_size", "strides", "padding", "dilation")}
    return {**sizes, "ceil_mode": bool(attrs.ceil_mode)}


def max_pooled(integers: Any, attrs: Any) -> Any:
    """Return the integer form of a ``relax.nn.max_pool2d`` with these attributes."""
    return qnn.max_pool2d(integers, **pooling(attrs))
