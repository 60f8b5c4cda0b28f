"""Knowledge about a function's variables: ranges, readers, and the integers behind float tensors.

Each operator's traits (``synth.qnn.dialect.Traits``) declare how the integers of its result follow from its
arguments."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.errors import UserError
from synth.qnn import ops as qnn
from synth.qnn.graph import bindings, constant, dtype_of, readers, uses
from synth.qnn.ops.pool import ints
from synth.qnn.traits import traits_of
from synth.qnn.values import Lookup, ValueRange, values_of_constant, values_of_dtype

INT32 = (-(1 << 31), (1 << 31) - 1)


def infer_values(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return the integers that ``call`` can give, None if they are unknown. ``lookup`` returns an argument's
    integers. Raises UserError if an accumulator could exceed int32."""
    total = sums(call, lookup)
    if total is None:
        rule = traits_of(call).values
        return None if rule is None else rule(call, lookup)
    for channel in leaving_int32(total):
        low, high = total.filters[channel] if total.filters else (total.low, total.high)
        where = f"channel {channel}: " if total.filters else ""
        raise UserError(f"{where}sums from {low} to {high} can leave int32; split the summed channels")
    return total


def sums(call: Any, lookup: Lookup) -> ValueRange | None:
    """Return bounds of the sums of a layer, or of an addition of int32 tensors. The bounds may exceed int32.
    None for other calls, and if an operand is unknown."""
    rule = traits_of(call).sums
    return None if rule is None else rule(call, lookup)


def is_integer_layer(call: Any) -> bool:
    """Return whether ``call`` gives int32 sums of integer products."""
    traits = traits_of(call)
    return bool(traits.layer) and traits.sums is not None


def leaving_int32(bounds: ValueRange) -> tuple[int, ...]:
    """Return the indices of filters whose sums can exceed int32. Sums not known by filter are filter 0."""
    ends = bounds.filters or ((bounds.low, bounds.high),)
    return tuple(i for i, (low, high) in enumerate(ends) if low < INT32[0] or high > INT32[1])


@dataclass(eq=False)
class Analysis:
    """A function's variables before it is rewritten. ``values``: the integers that each variable can have,
    None for a variable without a known range. ``counts`` of reads, and ``readers``."""

    values: dict[Any, ValueRange | None] = field(default_factory=dict)
    counts: Mapping[Any, int] = field(default_factory=dict)
    readers: Mapping[Any, list[tuple[Any, Any]]] = field(default_factory=dict)

    def lookup(self, value: Any) -> ValueRange | None:
        """Return the integers that an expression can have: at most its type's. None for floats."""
        array = constant(value)
        if array is not None:
            return values_of_constant(array)
        values = self.values.get(value)
        return values if values is not None else values_of_dtype(dtype_of(value))

    def note(self, variable: Any, name: str, call: Any) -> None:
        """Infer and store the integers of a variable bound to ``call``. Errors name the layer ``name``."""
        try:
            self.values[variable] = infer_values(call, self.lookup)
        except UserError as error:
            raise UserError(f"layer {name}: {error}") from None

    def only_reader(self, variable: Any) -> tuple[Any, Any] | None:
        """Return the binding (variable, call) with the only read of a variable, None for no or several reads.
        The function's result counts as a read."""
        calls = self.readers.get(variable, [])
        return calls[0] if self.counts.get(variable) == 1 and len(calls) == 1 else None


def analyze(function: Any) -> Analysis:
    """Return ranges, uses and readers of all variables of a function."""
    analysis = Analysis(counts=uses(function), readers=readers(function))
    for variable, value in bindings(function):
        if isinstance(value, relax.Call):
            analysis.note(variable, str(variable.name), value)
        elif isinstance(value, relax.Var):
            analysis.values[variable] = analysis.lookup(value)
    return analysis


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
