"""What FakeQuantToInteger knows of a variable: the integers behind a float tensor, and their range."""

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
class Affine:
    """``(integers - zero_point) * scale``: integers an expression, the others arrays that broadcast to it."""

    integers: Any
    scale: NDArray[Any]
    """float32, or the float64 of ``scale_product``."""
    zero_point: NDArray[np.int32]
    sums: bool = False
    """The integers are sums of products of a layer."""

    @property
    def per_tensor(self) -> bool:
        return self.scale.size == 1 and self.zero_point.size == 1

    @property
    def plain(self) -> bool:
        """Whether there is no zero point: the integers are the values up to the scale."""
        return not self.zero_point.any()

    def scalars(self) -> tuple[NDArray[Any], NDArray[np.int32]]:
        return self.scale.reshape(()), self.zero_point.reshape(())


@dataclass(eq=False)
class State(Analysis):
    """What is known of the variables emitted so far, and of uses and readers in the function as it was."""

    builder: Any = None
    place: Any = None
    """The variable that is being replaced."""
    affine: dict[Any, Affine] = field(default_factory=dict)

    def emit(self, value: Any, hint: str) -> Any:
        """Bind ``value``, note what is known of it, and return the variable."""
        variable = self.builder.emit(value, name_hint=hint)
        if isinstance(value, relax.Call):
            self.note(variable, hint, value)
        return variable

    def defined(self, value: Any) -> Any:
        """Return the value bound to a variable, None for an input or a constant."""
        return self.builder.lookup_binding(value) if isinstance(value, relax.Var) else None

    def affine_of(self, value: Any) -> Affine | None:
        return self.affine.get(value)

    def define(self, affine: Affine, hint: str) -> Any:
        """Return the float variable of an affine value. It disappears unless a call reads it."""
        real = qnn.dequantize(affine.integers, affine.scale, affine.zero_point)
        variable = self.emit(real, f"{hint}_float")
        self.affine[variable] = affine
        return variable


RewriteRule = Callable[[State, Any, str], "Affine | None"]


def pooling(attrs: Any) -> dict[str, Any]:
    """Return the windows of a Relax pooling as keyword arguments of the dialect's."""
    sizes = {name: ints(getattr(attrs, name)) for name in ("pool_size", "strides", "padding", "dilation")}
    return {**sizes, "ceil_mode": bool(attrs.ceil_mode)}


def max_pooled(integers: Any, attrs: Any) -> Any:
    """Return the integer form of a ``relax.nn.max_pool2d`` with these attributes."""
    return qnn.max_pool2d(integers, **pooling(attrs))
