"""Values while a TFLite graph is imported: the order of axes that an expression has, and Relax bindings.

TFLite's images are NHWC, the dialect's NCHW. A value therefore says in which order its expression holds the axes
of the TFLite tensor. Operators on single elements keep that order, convolutions and pooling ask for NCHW, and
only those that need the file's own order ask for it; a TRANSPOSE of the file only renames the order. So
permutations stand where the order really changes, and nowhere in runs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from tvm import relax

from synth.qnn.frontend.naming import emitted
from synth.qnn.frontend.tflite_model import LARGEST, Graph, Operator, Quantization, Tensor
from synth.qnn.frontend.tflite_schema import PACKED, RANGES

Order = tuple[int, ...]
NCHW: Order = (0, 3, 1, 2)


@dataclass(frozen=True)
class Value:
    """A tensor's value. Axis i of ``expr`` is axis ``order[i]`` of the TFLite tensor, whose shape is ``shape``."""

    tensor: Tensor
    expr: Any
    """A Relax variable; None for a constant, which becomes one where it is used."""
    shape: tuple[int, ...]
    order: Order
    constant: np.ndarray | None = None
    """The contents, axes as in TFLite."""

    @property
    def dtype(self) -> str:
        """The stored type: int8 for int4 and int2."""
        return PACKED[self.tensor.dtype][1] if self.tensor.dtype in PACKED else self.tensor.dtype

    @property
    def rank(self) -> int:
        return len(self.shape)

    def axis(self, axis: int) -> int:
        """Where the expression has an axis of the TFLite tensor (counted from the end if negative)."""
        return self.order.index(axis % self.rank)


@dataclass
class Importer:
    """The state of one import: Relax's builder, and the value of each tensor that has one."""

    graph: Graph
    builder: Any
    checked: bool
    """Compare shapes with those of the file (not if inputs were given other shapes)."""
    fixed_point: bool
    """Requantize in fixed point, as TFLite's reference kernels; otherwise in float32, as XNNPACK."""
    values: dict[int, Value] = field(default_factory=dict)
    turned: dict[tuple[int, Order], tuple[Any, Any]] = field(default_factory=dict)
    """Permuted forms by the identity of the expression (kept alive here) and the order."""

    @property
    def of_sums(self) -> dict[str, str]:
        """How the sums of a convolution, a matrix product or a mean become integers of the result's scale."""
        return {"rounding": "half_away" if self.fixed_point else "half_even"}

    @property
    def of_steps(self) -> dict[str, str]:
        """The same for integers of one scale that become those of another, and for sums of two of those.

        XNNPACK has integers times a multiplier here too, plus half, shifted: ties go up.
        """
        return {"rounding": "half_away" if self.fixed_point else "upward"}

    @property
    def method(self) -> dict[str, str]:
        """The method of requantize."""
        return {"method": "fixed_point" if self.fixed_point else "float"}

    def value(self, index: int) -> Value:
        if index not in self.values:
            tensor = self.graph.tensors[index]
            array = tensor.array()
            self.values[index] = Value(tensor, None, array.shape, identity(array.ndim), array)
        return self.values[index]

    def emit(self, expr: Any, name: str) -> Any:
        """Bind an expression, and every call inside it, to variables named after the tensor they are part of."""
        return emitted(self.builder, expr, name)

    def ordered(self, value: Value, order: Order) -> Any:
        """The value's expression with its axes in ``order``."""
        if value.constant is not None:
            return relax.const(value.constant.transpose(order).copy(), value.dtype)
        if value.order == order:
            return value.expr
        key = (id(value.expr), order)
        if key not in self.turned:
            self.turned[key] = value.expr, self.emit(_turned(value, order), value.tensor.name)
        return self.turned[key][1]

    def current(self, value: Value) -> Any:
        """The value's expression in the order that it has."""
        return self.ordered(value, value.order)

    def plain(self, value: Value) -> Any:
        """The value's expression with the axes as TFLite has them."""
        return self.ordered(value, identity(value.rank))

    def reshaped(self, value: Value, shape: Sequence[int]) -> Any:
        """The value's elements, in TFLite's order, as another shape."""
        if value.constant is not None:
            return relax.const(value.constant.reshape(shape).copy(), value.dtype)
        expr = value.expr if _same_sequence(value, identity(value.rank)) else self.plain(value)
        return self.emit(relax.op.reshape(expr, list(shape)), value.tensor.name)

    def define(self, operator: Operator, expr: Any, order: Order | None = None, output: int = 0) -> None:
        """Make a variable the value of an output of ``operator``; it must have the type that the file says."""
        index = operator.outputs[output]
        tensor = self.graph.tensors[index]
        dims = tuple(int(d) for d in expr.ty.shape)
        order = identity(len(dims)) if order is None else order
        shape = tuple(dims[order.index(i)] for i in range(len(dims)))
        value = Value(tensor, expr, shape, order)
        self._check(operator, value, str(expr.ty.dtype.dtype))
        self.values[index] = value

    def fold(self, operator: Operator, array: np.ndarray) -> None:
        """Make a constant the value of the first output of ``operator``."""
        index = operator.outputs[0]
        tensor = self.graph.tensors[index]
        value = Value(tensor, None, array.shape, identity(array.ndim), array)
        self._check(operator, value, str(array.dtype))
        self.values[index] = value

    def _check(self, operator: Operator, value: Value, dtype: str) -> None:
        tensor = value.tensor
        if dtype != value.dtype:
            raise operator.error(
                f"its output {tensor.name!r} would be {dtype}, but is declared {tensor.dtype}"
            )
        if not 0 < math.prod(value.shape) <= LARGEST:
            raise operator.error(
                f"its output {tensor.name!r} would have shape {list(value.shape)}, none or too many elements"
            )
        fits = len(value.shape) == len(tensor.shape) and all(
            s in (-1, d) for s, d in zip(tensor.signature, value.shape, strict=True)
        )
        if self.checked and tensor.known and not fits:
            raise operator.error(
                f"its output {tensor.name!r} would have shape {list(value.shape)}, but is declared {list(tensor.shape)}"
            )


def identity(rank: int) -> Order:
    return tuple(range(rank))


def per_tensor(operator: Operator, value: Value) -> tuple[Any, Any]:
    """Scale and zero point of a quantized activation, as constants without axes."""
    q = quantization(operator, value.tensor)
    if q.axis is not None:
        raise operator.error(
            f"{value.tensor.name!r} has a scale per channel, which only constant weights may have"
        )
    return scalar(q.scale[0]), scalar(q.zero_point[0])


def quantization(operator: Operator, tensor: Tensor) -> Quantization:
    if tensor.quantization is None:
        raise operator.error(f"{tensor.name!r} of {tensor.dtype} has no scale; quantize the model completely")
    return tensor.quantization


def same_numbers(operator: Operator, x: Value, out: Tensor) -> None:
    """Refuse an operator that only moves integers, but whose result has another scale."""
    if x.tensor.dtype != out.dtype:
        raise operator.error(
            f"from {x.tensor.dtype} to {out.dtype}: the types must be the same; convert it again"
        )
    if (
        is_quantized(out)
        and x.tensor.quantization is not None
        and not x.tensor.quantization.same_as(out.quantization)
    ):
        raise operator.error(
            f"{x.tensor.name!r} and {out.name!r} have different scales; one is needed, convert it again"
        )


def constant_of(operator: Operator, value: Value, what: str) -> np.ndarray:
    """The integers of an input that must be a constant."""
    if value.constant is None or value.dtype not in ("int32", "int64"):
        raise operator.error(
            f"its {what} must be constants of int32 or int64; export the model with fixed shapes"
        )
    return value.constant


def scalar(number: np.generic) -> Any:
    return relax.const(np.asarray(number), str(number.dtype))


def is_quantized(tensor: Tensor) -> bool:
    return tensor.dtype in RANGES


def activation_range(operator: Operator, tensor: Tensor, activation: str) -> dict[str, Any]:
    """qmin, qmax and out_dtype of a result: the type's range, within that of the fused activation.

    The bounds are those of TFLite's CalculateActivationRangeQuantized: zero_point + round(bound / scale) in
    float32, half away from zero.
    """
    low, high = RANGES[tensor.dtype]
    q = quantization(operator, tensor)
    least, most = activation_bounds(operator, activation)

    def bound(real: float) -> int:
        steps = float(np.float32(real) / q.scale[0])
        return int(np.clip(np.trunc(steps + np.copysign(0.5, steps)), -1024, 1024)) + int(q.zero_point[0])

    qmin = low if least is None else min(max(low, bound(least)), high)
    qmax = high if most is None else max(min(high, bound(most)), low)
    return {"qmin": qmin, "qmax": qmax, "out_dtype": tensor.dtype}


def activation_bounds(operator: Operator, activation: str) -> tuple[float | None, float | None]:
    """The least and greatest real number that a fused activation lets through."""
    known: Mapping[str, tuple[float | None, float | None]] = {
        "NONE": (None, None), "RELU": (0.0, None), "RELU6": (0.0, 6.0), "RELU_N1_TO_1": (-1.0, 1.0)
    }  # fmt: skip
    if activation not in known:
        raise operator.error(
            f"fused activation {activation} is not supported; export it as an operator of its own"
        )
    return known[activation]


def operands(op: Operator, c: Importer, least: int, most: int) -> list[Any]:
    """The values of the inputs: ``least`` to ``most`` of them, None for optional ones that are left out."""
    if not least <= len(op.inputs) <= most or len(op.outputs) != 1 or min(op.inputs[:least], default=0) < 0:
        raise op.error(
            f"{len(op.inputs)} inputs and {len(op.outputs)} outputs do not fit it; the file is damaged"
        )
    found = [c.value(i) if i >= 0 else None for i in op.inputs]
    return found + [None] * (most - len(found))


def clamped(c: Importer, op: Operator, y: Any, activation: str) -> Any:
    """A float32 result within the bounds of its fused activation."""
    least, most = activation_bounds(op, activation)
    name = c.graph.tensors[op.outputs[0]].name
    if least is not None:
        y = c.emit(relax.op.maximum(y, relax.const(least, "float32")), name)
    return y if most is None else c.emit(relax.op.minimum(y, relax.const(most, "float32")), name)


def _turned(value: Value, order: Order) -> Any:
    """The expression of ``value`` permuted; a reshape where only axes of length 1 move."""
    if _same_sequence(value, order):
        return relax.op.reshape(value.expr, [value.shape[a] for a in order])
    return relax.op.permute_dims(value.expr, [value.order.index(a) for a in order])


def _same_sequence(value: Value, order: Order) -> bool:
    """Do two orders lay the elements out alike, since they differ only in axes of length 1?"""
    return [a for a in value.order if value.shape[a] > 1] == [a for a in order if value.shape[a] > 1]
