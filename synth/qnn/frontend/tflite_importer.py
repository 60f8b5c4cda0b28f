"""State of a TFLite import: values with the axis order of their expressions, and Relax bindings.

TFLite's images are NHWC, the dialect's are NCHW. Each value therefore records the order in which its
expression has the TFLite tensor's axes. Elementwise operators keep the order. Convolution and pooling demand
NCHW, and only operators that depend on the file's order demand it. A TRANSPOSE only changes the recorded
order. Permutations are thus emitted only where the order really changes.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from tvm import relax

from synth.errors import UserError
from synth.qnn.frontend.tflite_model import LARGEST, Quantization, TfliteGraph, TfliteOperator, TfliteTensor
from synth.qnn.frontend.tflite_schema import PACKED, RANGES
from synth.qnn.graph import float32

Order = tuple[int, ...]
VariableKey = tuple[str, str]
"""Container and name of a variable."""
NCHW: Order = (0, 3, 1, 2)
ACTIVATION_BOUNDS: Mapping[str, tuple[float | None, float | None]] = {
    "NONE": (None, None), "RELU": (0.0, None), "RELU6": (0.0, 6.0), "RELU_N1_TO_1": (-1.0, 1.0),
}  # fmt: skip


@dataclass(frozen=True)
class TfliteValue:
    """A tensor's value. Axis i of ``expr`` is axis ``order[i]`` of the TFLite tensor with shape ``shape``."""

    tensor: TfliteTensor
    expr: Any
    """A Relax variable. None for a constant, which becomes an expression at each use."""
    shape: tuple[int, ...]
    order: Order
    constant: np.ndarray | None = None
    """The constant's contents, with the axes of the file."""

    @property
    def dtype(self) -> str:
        """The stored type, such as int8 for int4 and int2."""
        return PACKED[self.tensor.dtype][1] if self.tensor.dtype in PACKED else self.tensor.dtype

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def dims(self) -> list[int]:
        """The shape as messages print it."""
        return list(self.shape)

    def axis(self, axis: int) -> int:
        """Return which axis of the expression is ``axis`` of the TFLite tensor (negative: from the end)."""
        return self.order.index(axis % self.rank)


@dataclass
class Importer:
    """The state of one import: Relax's builder, the values known so far, and the current operator."""

    graph: TfliteGraph
    builder: Any
    checked: bool
    """Whether results must have the file's shapes. False if the caller replaced shapes of inputs."""
    fixed_point: bool
    """Requantize in fixed point like TFLite's reference kernels, otherwise in float32 like XNNPACK."""
    op: TfliteOperator = field(init=False)
    values: dict[int, TfliteValue] = field(default_factory=dict)
    variables: dict[VariableKey, TfliteValue] = field(default_factory=dict)
    """The values that were assigned last."""
    handles: dict[int, VariableKey] = field(default_factory=dict)
    """The variables of tensors that are handles."""
    turned: dict[tuple[int, Order], tuple[Any, Any]] = field(default_factory=dict)
    """Permuted expressions by the identity of the original and the order. The original is kept alive here."""

    @property
    def of_sums(self) -> dict[str, str]:
        """Keyword argument: the rounding of layers' sums, MEAN, products of tensors, and QUANTIZE of float32.
        It is half_away in fixed point, otherwise half_even."""
        return {"rounding": "half_away" if self.fixed_point else "half_even"}

    @property
    def of_steps(self) -> dict[str, str]:
        """Keyword argument: the rounding of QUANTIZE and RELU of integers, and of ADD and SUB. It is
        half_away in fixed point, otherwise upward: XNNPACK multiplies these integers by an integer, adds one
        half and shifts, which rounds ties up."""
        return {"rounding": "half_away" if self.fixed_point else "upward"}

    @property
    def method(self) -> dict[str, str]:
        """The requantization method as a keyword argument."""
        return {"method": "fixed_point" if self.fixed_point else "float"}

    @property
    def out(self) -> TfliteTensor:
        """The first output of the current operator."""
        return self.graph.tensors[self.op.outputs[0]]

    @property
    def options(self) -> Mapping[str, Any]:
        return self.op.options

    def error(self, why: str) -> UserError:
        return self.op.error(why)

    def demand(self, condition: Any, why: str) -> None:
        """Raise the ``error`` of this text unless the condition is true."""
        if not condition:
            raise self.error(why)

    def misfit(self) -> UserError:
        """Return the error for a wrong number of inputs or outputs of the current operator."""
        inputs, results = len(self.op.inputs), len(self.op.outputs)
        return self.error(f"{inputs} inputs and {results} outputs do not fit it; the file is damaged")

    def operands(self, least: int, most: int) -> list[Any]:
        """Return ``most`` input values, None for those that are left out. Raises UserError if the first
        ``least`` are not given, for more than ``most``, and unless there is one output."""
        inputs, results = self.op.inputs, self.op.outputs
        if not least <= len(inputs) <= most or len(results) != 1 or min(inputs[:least], default=0) < 0:
            raise self.misfit()
        values = [self.value(i) if i >= 0 else None for i in inputs]
        return values + [None] * (most - len(values))

    def value(self, index: int) -> TfliteValue:
        """Return the value of a tensor by its index in the graph. A constant is read on first use."""
        if index not in self.values:
            tensor = self.graph.tensors[index]
            array = tensor.array()
            self.values[index] = TfliteValue(tensor, None, array.shape, identity(array.ndim), array)
        return self.values[index]

    def constant_of(self, value: TfliteValue, what: str) -> np.ndarray:
        """Return an input's integers. Raises UserError unless ``what`` is an int32 or int64 constant."""
        if value.constant is None or value.dtype not in ("int32", "int64"):
            raise self.error(f"its {what} must be constants of int32 or int64; export it with fixed shapes")
        return value.constant

    def numbers(self, value: TfliteValue, what: str) -> list[int]:
        """Return the integers of an input as a flat list. Raises UserError as ``constant_of`` does."""
        return [int(v) for v in self.constant_of(value, what).reshape(-1)]

    def real(self, x: TfliteValue) -> TfliteValue:
        """Return ``x``. Raises UserError unless it is float32."""
        if x.dtype != "float32":
            raise self.error(f"data of {x.tensor.dtype} is not supported; use float32, int8 or uint8")
        return x

    def axis(self, axis: int, rank: int) -> int:
        """Return the axis counted from the front. Raises UserError if it is out of range."""
        self.demand(-rank <= axis < rank, f"axis {axis} is out of range for a tensor of {rank} axes")
        return axis % rank

    def quantization(self, tensor: TfliteTensor) -> Quantization:
        """Return a tensor's scales and zero points. Raises UserError if it has none."""
        if tensor.quantization is None:
            raise self.error(f"{tensor.name!r} of {tensor.dtype} has no scale; quantize the model completely")
        return tensor.quantization

    def per_tensor(self, *tensors: TfliteTensor) -> list[Any]:
        """Return each quantized tensor's scale and zero point, one after the other, as scalar constants.
        Raises UserError for a tensor without a scale or with a scale per channel."""
        parameters = []
        for tensor in tensors:
            q = self.quantization(tensor)
            self.demand(q.axis is None, f"{tensor.name!r} has a scale per channel; only weights may have one")
            parameters += [scalar(q.scale[0]), scalar(q.zero_point[0])]
        return parameters

    def same_numbers(self, *values: TfliteValue, out: TfliteTensor | None = None) -> None:
        """Raise UserError unless ``moved`` have the type of ``out`` (first output) and, where they have a
        scale, its scale and zero point."""
        out = out or self.out
        for tensor in (x.tensor for x in values):
            if tensor.dtype != out.dtype:
                raise self.error(f"from {tensor.dtype} to {out.dtype}: give one type; convert it again")
            source = tensor.quantization
            if is_quantized(out) and source is not None and not source.same_as(out.quantization):
                raise self.error(f"{tensor.name!r} and {out.name!r} have different scales; convert it again")

    def limits(self, activation: str = "NONE") -> dict[str, Any]:
        """Return qmin, qmax and out_dtype of the first output: its type's range, cut to the bounds of the
        fused activation. A bound is zero_point + round(bound / scale) in float32, half away from zero, as in
        TFLite's CalculateActivationRangeQuantized."""
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
        """Return a float32 result clamped to the bounds of its fused activation."""
        least, most = self._bounds(activation)
        if least is not None:
            y = self.emit(relax.op.maximum(y, float32(least)))
        return y if most is None else self.emit(relax.op.minimum(y, float32(most)))

    def _bounds(self, activation: str) -> tuple[float | None, float | None]:
        """Return the lower and the upper bound of a fused activation, None for no bound."""
        if activation not in ACTIVATION_BOUNDS:
            raise self.error(f"fused activation {activation} is not supported; export it as an operator")
        return ACTIVATION_BOUNDS[activation]

    def emit(self, expr: Any, name: str | None = None) -> Any:
        """Bind an expression, and every call inside it, under ``name`` or the first output's name."""
        return self.builder.emit(expr, self.out.name if name is None else name)

    def ordered(self, value: TfliteValue, order: Order) -> Any:
        """Return the value's expression with its axes in ``order``. Axes of length 1 move by a reshape."""
        if value.constant is not None:
            return relax.const(value.constant.transpose(order).copy(), value.dtype)
        if value.order == order:
            return value.expr
        key = (id(value.expr), order)
        if key not in self.turned:
            if _same_sequence(value, order):
                permuted = relax.op.reshape(value.expr, [value.shape[a] for a in order])
            else:
                permuted = relax.op.permute_dims(value.expr, [value.order.index(a) for a in order])
            self.turned[key] = value.expr, self.emit(permuted, value.tensor.name)
        return self.turned[key][1]

    def current(self, value: TfliteValue) -> Any:
        """Return the value's expression in its recorded order of axes, a constant as a Relax constant."""
        return self.ordered(value, value.order)

    def plain(self, value: TfliteValue) -> Any:
        """Return the value's expression with TFLite's order of axes."""
        return self.ordered(value, identity(value.rank))

    def reshaped(self, value: TfliteValue, shape: Sequence[int]) -> Any:
        """Return the value's elements, in TFLite's order, in another shape."""
        if value.constant is not None:
            return relax.const(value.constant.reshape(shape).copy(), value.dtype)
        expr = value.expr if _same_sequence(value, identity(value.rank)) else self.plain(value)
        return self.emit(relax.op.reshape(expr, list(shape)), value.tensor.name)

    def define(self, result: Any, order: Order | None = None, output: int = 0) -> None:
        """Make ``result``, an expression or a constant array, the value of the operator's output number
        ``output``. ``order`` is the result's order of axes, by default TFLite's. Raises UserError unless the
        result has the declared type and, if ``checked``, the declared shape."""
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
        self.demand(dtype == value.dtype, f"{what} be {dtype}, but is declared {tensor.dtype}")
        if not 0 < math.prod(value.shape) <= LARGEST:
            raise self.error(f"{what} have shape {value.dims}, none or too many elements")
        fits = len(value.shape) == len(tensor.shape) and all(
            s in (-1, d) for s, d in zip(tensor.signature, value.shape, strict=True)
        )
        if self.checked and tensor.known and not fits:
            raise self.error(f"{what} have shape {list(value.shape)}, but is declared {list(tensor.shape)}")
        self.values[self.op.outputs[output]] = value


def identity(rank: int) -> Order:
    """Return TFLite's own order of axes."""
    return tuple(range(rank))


def scalar(number: np.generic) -> Any:
    """Return a Relax constant without axes."""
    return relax.const(np.asarray(number), str(number.dtype))


def is_quantized(tensor: TfliteTensor) -> bool:
    return tensor.dtype in RANGES


def _same_sequence(value: TfliteValue, order: Order) -> bool:
    """Return whether the value's order and ``order`` differ only in axes of length 1."""
    return [a for a in value.order if value.shape[a] > 1] == [a for a in order if value.shape[a] > 1]
