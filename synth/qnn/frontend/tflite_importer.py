"""Values while a TFLite graph is imported: the order of axes that an expression has, and Relax bindings.

TFLite's images are NHWC, the dialect's NCHW. A value therefore says in which order its expression holds the
axes of the TFLite tensor. Operators on single elements keep that order, convolutions and pooling ask for
NCHW, and only those that need the file's own order ask for it; a TRANSPOSE of the file only renames the
order. So permutations stand where the order really changes, and nowhere in runs.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.frontend.tflite_model import LARGEST, Graph, Quantization, Tensor, TfliteOperator
from synth.qnn.frontend.tflite_schema import PACKED, RANGES

Order = tuple[int, ...]
NCHW: Order = (0, 3, 1, 2)
ACTIVATION_BOUNDS: Mapping[str, tuple[float | None, float | None]] = {
    "NONE": (None, None), "RELU": (0.0, None), "RELU6": (0.0, 6.0), "RELU_N1_TO_1": (-1.0, 1.0),
}  # fmt: skip


@dataclass(frozen=True)
class TfliteValue:
    """A tensor's value. Axis i of ``expr`` is axis ``order[i]`` of the TFLite tensor of shape ``shape``."""

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

    @property
    def dims(self) -> list[int]:
        """The shape as messages say it."""
        return list(self.shape)

    def axis(self, axis: int) -> int:
        """Where the expression has an axis of the TFLite tensor (counted from the end if negative)."""
        return self.order.index(axis % self.rank)


@dataclass
class Importer:
    """The state of one import: Relax's builder, the values known so far, the operator that is converted."""

    graph: Graph
    builder: Any
    checked: bool
    """Compare shapes with those of the file (not if inputs were given other shapes)."""
    fixed_point: bool
    """Requantize in fixed point, as TFLite's reference kernels; otherwise in float32, as XNNPACK."""
    op: TfliteOperator = field(init=False)
    values: dict[int, TfliteValue] = field(default_factory=dict)
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

    # ---------------------------------------------------------------- the operator that is converted

    @property
    def out(self) -> Tensor:
        """Its first output."""
        return self.graph.tensors[self.op.outputs[0]]

    @property
    def options(self) -> Mapping[str, Any]:
        return self.op.options

    def error(self, why: str) -> UserError:
        return self.op.error(why)

    def misfit(self) -> UserError:
        given, results = len(self.op.inputs), len(self.op.outputs)
        return self.error(f"{given} inputs and {results} outputs do not fit it; the file is damaged")

    def operands(self, least: int, most: int) -> list[Any]:
        """The values of the inputs: ``least`` to ``most`` of them, None for optional ones left out."""
        given, results = self.op.inputs, self.op.outputs
        if not least <= len(given) <= most or len(results) != 1 or min(given[:least], default=0) < 0:
            raise self.misfit()
        found = [self.value(i) if i >= 0 else None for i in given]
        return found + [None] * (most - len(found))

    def value(self, index: int) -> TfliteValue:
        if index not in self.values:
            tensor = self.graph.tensors[index]
            array = tensor.array()
            self.values[index] = TfliteValue(tensor, None, array.shape, identity(array.ndim), array)
        return self.values[index]

    def constant_of(self, value: TfliteValue, what: str) -> np.ndarray:
        """Return the integers of an input. Raises UserError unless it is a constant."""
        if value.constant is None or value.dtype not in ("int32", "int64"):
            raise self.error(f"its {what} must be constants of int32 or int64; export it with fixed shapes")
        return value.constant

    def numbers(self, value: TfliteValue, what: str) -> list[int]:
        """Return the integers of a constant input in a list. Raises UserError unless it is a constant."""
        return [int(v) for v in self.constant_of(value, what).reshape(-1)]

    def real(self, x: TfliteValue) -> TfliteValue:
        """The data, which must be float32."""
        if x.dtype != "float32":
            raise self.error(f"data of {x.tensor.dtype} is not supported; float32, int8 and uint8 are")
        return x

    def axis(self, axis: int, rank: int) -> int:
        """An axis of a tensor of this rank, counted from the front."""
        if not -rank <= axis < rank:
            raise self.error(f"axis {axis} of a tensor of {rank} axes")
        return axis % rank

    # ---------------------------------------------------------------- scales

    def quantization(self, tensor: Tensor) -> Quantization:
        if tensor.quantization is None:
            raise self.error(f"{tensor.name!r} of {tensor.dtype} has no scale; quantize the model completely")
        return tensor.quantization

    def per_tensor(self, *tensors: Tensor) -> list[Any]:
        """Return scale and zero point of each of these quantized activations, as constants without axes."""
        found = []
        for tensor in tensors:
            q = self.quantization(tensor)
            if q.axis is not None:
                raise self.error(f"{tensor.name!r} has a scale per channel; only weights may have one")
            found += [scalar(q.scale[0]), scalar(q.zero_point[0])]
        return found

    def same_numbers(self, *moved: TfliteValue, out: Tensor | None = None) -> None:
        """Raise UserError unless tensors that only move have the type and the scale of the result."""
        out = out or self.out
        for tensor in (x.tensor for x in moved):
            if tensor.dtype != out.dtype:
                raise self.error(f"from {tensor.dtype} to {out.dtype}: give one type; convert it again")
            given = tensor.quantization
            if is_quantized(out) and given is not None and not given.same_as(out.quantization):
                raise self.error(f"{tensor.name!r} and {out.name!r} have different scales; convert it again")

    def limits(self, activation: str = "NONE") -> dict[str, Any]:
        """qmin, qmax and out_dtype of the result: its type's range, within that of the fused activation.

        The bounds are those of TFLite's CalculateActivationRangeQuantized: zero_point + round(bound / scale)
        in float32, half away from zero.
        """
        low, high = RANGES[self.out.dtype]
        q = self.quantization(self.out)
        least, most = self._bounds(activation)

        def bound(real: float) -> int:
            steps = float(np.float32(real) / q.scale[0])
            return int(np.clip(np.trunc(steps + np.copysign(0.5, steps)), -1024, 1024)) + int(q.zero_point[0])

        qmin = low if least is None else min(max(low, bound(least)), high)
        qmax = high if most is None else max(min(high, bound(most)), low)
        return {"qmin": qmin, "qmax": qmax, "out_dtype": self.out.dtype}

    def clamped(self, y: Any, activation: str) -> Any:
        """A float32 result within the bounds of its fused activation."""
        least, most = self._bounds(activation)
        if least is not None:
            y = self.emit(relax.op.maximum(y, relax.const(least, "float32")))
        return y if most is None else self.emit(relax.op.minimum(y, relax.const(most, "float32")))

    def _bounds(self, activation: str) -> tuple[float | None, float | None]:
        """Return the least and the greatest number of a fused activation."""
        if activation not in ACTIVATION_BOUNDS:
            raise self.error(f"fused activation {activation} is not supported; export it as an operator")
        return ACTIVATION_BOUNDS[activation]

    # ---------------------------------------------------------------- expressions

    def emit(self, expr: Any, name: str | None = None) -> Any:
        """Bind an expression, and every call inside it, under a tensor's name (that of the first output)."""
        return self.builder.emit(expr, self.out.name if name is None else name)

    def ordered(self, value: TfliteValue, order: Order) -> Any:
        """The value's expression with its axes in ``order``: a reshape where only axes of length 1 move."""
        if value.constant is not None:
            return relax.const(value.constant.transpose(order).copy(), value.dtype)
        if value.order == order:
            return value.expr
        key = (id(value.expr), order)
        if key not in self.turned:
            if _same_sequence(value, order):
                turned = relax.op.reshape(value.expr, [value.shape[a] for a in order])
            else:
                turned = relax.op.permute_dims(value.expr, [value.order.index(a) for a in order])
            self.turned[key] = value.expr, self.emit(turned, value.tensor.name)
        return self.turned[key][1]

    def current(self, value: TfliteValue) -> Any:
        """The value's expression in the order that it has."""
        return self.ordered(value, value.order)

    def plain(self, value: TfliteValue) -> Any:
        """The value's expression with the axes as TFLite has them."""
        return self.ordered(value, identity(value.rank))

    def reshaped(self, value: TfliteValue, shape: Sequence[int]) -> Any:
        """The value's elements, in TFLite's order, as another shape."""
        if value.constant is not None:
            return relax.const(value.constant.reshape(shape).copy(), value.dtype)
        expr = value.expr if _same_sequence(value, identity(value.rank)) else self.plain(value)
        return self.emit(relax.op.reshape(expr, list(shape)), value.tensor.name)

    def define(self, result: Any, order: Order | None = None, output: int = 0) -> None:
        """Make an expression or an array (a constant) the value of an output.

        Raises UserError unless the result has the type and the shape that the file declares.
        """
        tensor = self.graph.tensors[self.op.outputs[output]]
        if isinstance(result, np.ndarray):
            value = TfliteValue(tensor, None, result.shape, identity(result.ndim), result)
            self._hold(value, str(result.dtype), output)
            return
        expr = result if isinstance(result, relax.Var) else self.emit(result, tensor.name)
        dims = tuple(int(d) for d in expr.ty.shape)
        order = identity(len(dims)) if order is None else order
        shape = tuple(dims[order.index(i)] for i in range(len(dims)))
        self._hold(TfliteValue(tensor, expr, shape, order), str(expr.ty.dtype.dtype), output)

    def _hold(self, value: TfliteValue, dtype: str, output: int) -> None:
        tensor, what = value.tensor, f"its output {value.tensor.name!r} would"
        if dtype != value.dtype:
            raise self.error(f"{what} be {dtype}, but is declared {tensor.dtype}")
        if not 0 < math.prod(value.shape) <= LARGEST:
            raise self.error(f"{what} have shape {value.dims}, none or too many elements")
        fits = len(value.shape) == len(tensor.shape) and all(
            s in (-1, d) for s, d in zip(tensor.signature, value.shape, strict=True)
        )
        if self.checked and tensor.known and not fits:
            raise self.error(f"{what} have shape {list(value.shape)}, but is declared {list(tensor.shape)}")
        self.values[self.op.outputs[output]] = value


def identity(rank: int) -> Order:
    return tuple(range(rank))


def scalar(number: np.generic) -> Any:
    return relax.const(np.asarray(number), str(number.dtype))


def is_quantized(tensor: Tensor) -> bool:
    return tensor.dtype in RANGES


def _same_sequence(value: TfliteValue, order: Order) -> bool:
    """Return whether two orders differ only in axes of length 1."""
    return [a for a in value.order if value.shape[a] > 1] == [a for a in order if value.shape[a] > 1]
