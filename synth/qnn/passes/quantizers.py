"""Rules for quantizers behind float operators: thresholds, requantize, integer operators, tables."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn import ops as qnn
from synth.qnn.dialect import attributes_of
from synth.qnn.graph import constant, dtype_of, on_other, op_name, shape_of
from synth.qnn.ops.convert import levels_of, reference_dequantize, reference_quantize
from synth.qnn.ops.elementwise import lookup
from synth.qnn.ops.pool import ints
from synth.qnn.passes.ranges import QuantizedValue, State, max_pooled, pooling
from synth.qnn.passes.thresholds import find_chain, find_steps
from synth.qnn.traits import apply, tensors_of, traits_of
from synth.qnn.values import BYTES


@dataclass(frozen=True, eq=False)
class Quantizer:
    """A ``qnn.quantize`` call with constant scale and zero point (``point``)."""

    call: Any
    scale: NDArray[np.float32]
    point: NDArray[Any]
    attrs: dict[str, Any]

    @property
    def source(self) -> Any:
        """The expression that is quantized."""
        return self.call.args[0]

    @property
    def single(self) -> bool:
        """Whether one scale and one zero point apply to the whole tensor."""
        return self.scale.size == self.point.size == 1

    @property
    def plain(self) -> bool:
        """Whether it rounds as the dialect's operators do: not bipolar, and the zero point is added last."""
        return not self.attrs["bipolar"] and not self.attrs["round_last"]

    @property
    def parameters(self) -> tuple[NDArray[np.float32], NDArray[Any]]:
        return self.scale.reshape(()), self.point.reshape(())

    @property
    def stored(self) -> dict[str, Any]:
        """The attributes with which an operator of the dialect stores the same integers."""
        return {name: self.attrs[name] for name in ("qmin", "qmax", "out_dtype", "rounding")}

    def integers(self, values: Any) -> NDArray[Any]:
        """Return the quantizer's integers for a float array. The quantizer must be ``single``."""
        return reference_quantize(values, *self.parameters, **self.attrs)


def close(state: State, call: Any, hint: str) -> Any | None:
    """Return an integer expression for the result of a ``qnn.quantize`` call, None if no rule applies."""
    scale, point = constant(call.args[1]), constant(call.args[2])
    if scale is None or point is None:
        return None
    quantizer = Quantizer(call, scale, point, attributes_of(call))
    array = constant(call.args[0])
    if array is not None:
        return relax.const(reference_quantize(array, scale, point, **quantizer.attrs))
    rules = [_same, _few_levels, _requantize]
    if quantizer.single:
        rules += [_table, *((_binary, _joined, _averaged) if quantizer.plain else ()), _before_moving]
    for rule in rules:
        result = rule(state, quantizer, hint)
        if result is not None:
            return result
    return None


def _same(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return q for quantize(dequantize(q)) with equal parameters, if the clip changes no value of q."""
    x = state.affine_of(q.source)
    if x is None or not np.array_equal(x.scale.reshape(-1), q.scale.reshape(-1)):
        return None
    values, levels = state.lookup(x.integers), levels_of(q.call)
    if values is None or not (q.scale > 0).all() or dtype_of(x.integers) != q.attrs["out_dtype"]:
        return None
    if q.attrs["bipolar"]:
        equal = x.plain and values.members == frozenset((-1, 1))
    else:
        same = np.array_equal(x.zero_point.reshape(-1), q.point.reshape(-1))
        equal = same and values.low >= levels.low and values.high <= levels.high
    return x.integers if equal else None


def _few_levels(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return integer thresholds on the accumulator, for a quantizer with few levels."""
    chain = find_chain(q.call, state.defined)
    if chain is None or constant(chain.leaf) is not None:
        return None
    rank = len(shape_of(chain.leaf))
    axis = 1 if rank == 4 else rank - 1
    values = state.lookup(chain.leaf)
    if values is None or rank < 2 or dtype_of(chain.leaf) not in ("int8", "uint8", "int16", "int32"):
        return None
    steps = find_steps(chain, values, axis)
    if steps is None:
        return None
    leaf = chain.leaf
    if dtype_of(leaf) != "int32":
        leaf = state.emit(relax.op.astype(leaf, "int32"), f"{hint}_wide")
    where = {"axis": axis, "base": steps.base, "step": steps.step, "out_dtype": q.attrs["out_dtype"]}
    return state.emit(qnn.threshold(leaf, steps.thresholds, steps.sign, **where), hint)


def _requantize(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return a requantize of quantized integers. Its range includes clamps of the float values.
    Rounding keeps the order, so that quantize(clamp(x)) is clamp(quantize(x)) with quantized bounds."""
    if q.attrs["bipolar"] or (q.attrs["round_last"] and q.point.any()):
        return None
    value, stored = _through_clamps(state, q)
    x = state.affine_of(value)
    if x is None or not (x.scale > 0).all() or not (q.scale > 0).all():
        return None
    parameters = (x.scale, x.zero_point, q.scale, q.point)
    # ONNX leaves the order of a layer's additions open, so that one product may rescale the sums.
    method = "float" if x.sums else "dequantized"
    return state.emit(qnn.requantize(x.integers, *parameters, **stored, method=method), hint)


MOST_IN_TABLE = 64
"""Most operations in an expression that becomes a table. No activation function has more."""
Entries = tuple[QuantizedValue | None, NDArray[Any]]
"""An 8-bit tensor (None for a constant), and a value for each of the tensor's 256 integers."""


def _table(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return a table of 256 entries for any elementwise expression of one 8-bit tensor and constants."""
    entries = _entries(state, q.source, {})
    if entries is None or entries[0] is None or constant(entries[0].integers) is not None:
        return None
    return state.emit(lookup(entries[0].integers, q.integers(entries[1])), hint)


def _entries(state: State, value: Any, cache: dict[Any, Entries | None]) -> Entries | None:
    """Return ``value`` for each integer of the one tensor that it is computed from elementwise, or None."""
    array = constant(value)
    if array is not None:
        return (None, array.reshape(-1)) if array.size == 1 else None
    if value not in cache:
        x = state.affine_of(value)
        cache[value] = _computed(state, value, cache) if x is None else _integers(x)
    return cache[value]


def _integers(leaf: QuantizedValue) -> Entries | None:
    if not leaf.per_tensor or dtype_of(leaf.integers) not in BYTES:
        return None
    least = int(np.iinfo(dtype_of(leaf.integers)).min)
    return leaf, reference_dequantize(np.arange(least, least + 256), *leaf.scalars())


def _computed(state: State, value: Any, cache: dict[Any, Entries | None]) -> Entries | None:
    call = state.defined(value)
    if traits_of(call).apply is None or len(cache) > MOST_IN_TABLE:
        return None
    parts = [_entries(state, arg, cache) for arg in tensors_of(call)]
    operands = [part for part in parts if part is not None]
    leaves = {id(leaf): leaf for leaf, _ in operands if leaf is not None}
    if len(operands) < len(parts) or len(leaves) != 1:
        return None
    (leaf,) = leaves.values()
    if shape_of(value) != shape_of(leaf.integers):
        return None
    return leaf, apply(call, [entries for _, entries in operands])


def _through_clamps(state: State, q: Quantizer) -> tuple[Any, dict[str, Any]]:
    """Return the value before all clamps, and the quantizer's attributes with the clamps in qmin and qmax."""
    value, stored = q.source, q.stored
    while state.affine_of(value) is None and q.single:
        inner = state.defined(value)
        clamps = traits_of(inner).clamps
        if clamps is None:
            break
        low, high = (int(q.integers(np.array(bound, np.float32))) for bound in clamps(inner))
        least, most = stored["qmin"], stored["qmax"]
        least = min(max(least, low), most)
        stored |= {"qmin": least, "qmax": max(min(most, high), least)}
        value = inner.args[0]
    return value, stored


def _before_moving(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return a movement or max pooling of quantized integers, for a quantizer of its result.
    Rounding and clipping keep the order: the quantized maximum is the maximum of quantized values."""
    inner = state.defined(q.source)
    pooled = op_name(inner) == "relax.nn.max_pool2d" and str(inner.attrs.layout) == "NCHW"
    if not (pooled or traits_of(inner).moves) or not q.scale > 0:
        return None
    earlier = qnn.quantize(inner.args[0], *q.parameters, **q.attrs)
    closed = close(state, state.builder.normalize(earlier), f"{hint}_early")
    if closed is None:
        return None
    if pooled:
        return state.emit(max_pooled(closed, inner.attrs), hint)
    return state.emit(on_other(inner, closed), hint)


_BINARY = {"relax.add": qnn.add, "relax.subtract": qnn.subtract, "relax.multiply": qnn.mul}


def _bytes(state: State, *values: Any) -> list[QuantizedValue] | None:
    """Return the quantized values of 8-bit tensors with one scale each, None unless all are of this kind."""
    operands = [f for f in map(state.affine_of, values) if f is not None]
    fit = all(f.per_tensor and dtype_of(f.integers) in BYTES for f in operands)
    return operands if fit and len(operands) == len(values) else None


def _binary(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return a sum, difference or product of two 8-bit tensors."""
    value, stored = _through_clamps(state, q)
    inner = state.defined(value)
    build = _BINARY.get(op_name(inner) or "")
    operands = None if build is None else _bytes(state, *inner.args)
    if build is None or operands is None:
        return None
    integers, scales = [f.integers for f in operands], [p for f in operands for p in f.scalars()]
    return state.emit(build(*integers, *scales, *q.parameters, **stored), hint)


def _joined(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return concatenated quantized tensors with different scales, each requantized."""
    inner = state.defined(q.source)
    if op_name(inner) != "relax.concat":
        return None
    fields = list(getattr(inner.args[0], "fields", ()))
    operands = [f for f in map(state.affine_of, fields) if f is not None]
    parts = [f for f in operands if f.per_tensor and (f.scale > 0).all()]
    if not parts or len(parts) != len(fields):
        return None
    scales, points = zip(*(f.scalars() for f in parts), strict=True)
    integers = tuple(f.integers for f in parts)
    result = qnn.concatenate(integers, scales, points, *q.parameters, axis=int(inner.attrs.axis), **q.stored)
    return state.emit(result, hint)


def _averaged(state: State, q: Quantizer, hint: str) -> Any | None:
    """Return an average pooling or mean of an 8-bit tensor: integer sums that are rescaled once."""
    inner = state.defined(q.source)
    name = op_name(inner)
    if name not in ("relax.nn.avg_pool2d", "relax.mean"):
        return None
    operands, attrs = _bytes(state, inner.args[0]), inner.attrs
    if operands is None:
        return None
    tensors = (operands[0].integers, *operands[0].scalars(), *q.parameters)
    if name == "relax.mean":
        if attrs.axis is None:
            return None
        mean = qnn.mean(*tensors, axis=ints(attrs.axis), keepdims=bool(attrs.keepdims), **q.stored)
        return state.emit(mean, hint)
    if str(attrs.layout) != "NCHW":
        return None
    padding = bool(attrs.count_include_pad)
    return state.emit(qnn.avg_pool2d(*tensors, **pooling(attrs), count_include_pad=padding, **q.stored), hint)
