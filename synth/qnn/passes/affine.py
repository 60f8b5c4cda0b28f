"""What FakeQuantToInteger knows of a variable: the integers behind a float tensor, and their range."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.graph import constant, dtype_of
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import values_of_binding
from synth.qnn.values import Values, values_of_constant, values_of_dtype


@dataclass(frozen=True, eq=False)
class Affine:
    """``(integers - zero_point) * scale``: integers an expression, the others arrays that broadcast to it."""

    integers: Any
    scale: NDArray[np.float32]
    zero_point: NDArray[np.int32]

    @property
    def per_tensor(self) -> bool:
        return self.scale.size == 1 and self.zero_point.size == 1

    @property
    def plain(self) -> bool:
        """No zero point: the integers are the values up to the scale."""
        return not self.zero_point.any()

    def scalars(self) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
        return self.scale.reshape(()), self.zero_point.reshape(())


@dataclass
class State:
    """What is known of the variables emitted so far.

    ``readers``: of the function as it was, the only reader of a variable; ``place``: its variable that is being
    replaced.
    """

    builder: Any = None
    readers: dict[Any, tuple[Any, Any]] = field(default_factory=dict)
    place: Any = None
    affine: dict[Any, Affine] = field(default_factory=dict)
    values: dict[Any, Values | None] = field(default_factory=dict)
    definition: dict[Any, Any] = field(default_factory=dict)

    def emit(self, value: Any, hint: str) -> Any:
        """Bind ``value`` and note what is known of it."""
        variable = self.builder.emit(value, name_hint=hint)
        self.definition[variable] = value
        known = values_of_binding(hint, value, self.lookup) if isinstance(value, relax.Call) else None
        self.values[variable] = known
        return variable

    def lookup(self, value: Any) -> Values | None:
        """The integers that an expression can take."""
        array = constant(value)
        if array is not None:
            return values_of_constant(array)
        known = self.values.get(value)
        return known if known is not None else values_of_dtype(dtype_of(value))

    def defined(self, value: Any) -> Any:
        """What is bound to a variable; None for an input or a constant."""
        return self.definition.get(value)

    def affine_of(self, value: Any) -> Affine | None:
        return self.affine.get(value)

    def define(self, affine: Affine, hint: str) -> Any:
        """The float variable of an affine value, which dies unless somebody reads it."""
        variable = self.emit(
            qnn.dequantize(affine.integers, affine.scale, affine.zero_point), f"{hint}_float"
        )
        self.affine[variable] = affine
        return variable


Rule = Callable[[State, Any, str], "Affine | None"]


def max_pooled(integers: Any, attrs: Any) -> Any:
    """The integer form of a ``relax.nn.max_pool2d`` with these attributes."""
    return qnn.max_pool2d(
        integers, pool_size=ints(attrs.pool_size), strides=ints(attrs.strides), padding=ints(attrs.padding),
        dilation=ints(attrs.dilation), ceil_mode=bool(attrs.ceil_mode),
    )  # fmt: skip
