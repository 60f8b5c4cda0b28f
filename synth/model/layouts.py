"""Channels last between the layers: which tensors are at hand so, or in another type, and operators that follow.

Models say NCHW; the kernels read and write whole pixels. So a layer's result stays NHWC, elementwise operators
and pooling follow it, and a tensor is transposed only where an operator needs the other order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.qnn.dialect import DIALECT, attributes_of, declaration_of
from synth.qnn.passes.evaluate import BINARY, UNARY
from synth.qnn.passes.graph import constant, dtype_of, op_name, shape_of

TO_NHWC, TO_NCHW = (0, 2, 3, 1), (0, 3, 1, 2)
_ELEMENTWISE = frozenset({
    *UNARY, *BINARY, "relax.clip", "relax.nn.leakyrelu", "relax.astype", "qnn.quantize", "qnn.dequantize",
    "qnn.requantize", "qnn.add", "qnn.subtract", "qnn.mul", "qnn.lookup", "qnn.relu", "qnn.clip", "qnn.unary",
    "qnn.leaky_relu",
})  # fmt: skip


def follows_order(call: Any) -> bool:
    """Whether an operator is computed in the order of its tensors' channels."""
    return op_name(call) in _ELEMENTWISE or op_name(call) in _RULES


@dataclass(eq=False)
class Layouts:
    """``last``: NHWC forms of NCHW variables of four dimensions; ``typed``: variables in another type."""

    last: dict[Any, Any] = field(default_factory=dict)
    typed: dict[tuple[Any, str], Any] = field(default_factory=dict)

    def put(self, builder: Any, nhwc: Any, hint: str) -> Any:
        """The NCHW variable of an NHWC one; it dies unless somebody needs that order."""
        variable = builder.emit(relax.op.permute_dims(nhwc, list(TO_NCHW)), f"{hint}_nchw")
        self.last[variable] = nhwc
        return variable

    def get(self, builder: Any, value: Any) -> Any:
        """The NHWC form of an NCHW expression."""
        array = constant(value)
        if array is not None:
            return relax.const(np.ascontiguousarray(np.transpose(array, TO_NHWC)))
        if value not in self.last:
            name = f"{getattr(value, 'name', 'tensor')}_nhwc"
            self.last[value] = builder.emit(relax.op.permute_dims(value, list(TO_NHWC)), name)
        return self.last[value]

    def cast(self, builder: Any, value: Any, dtype: str) -> Any:
        """``value`` as ``dtype``, once for all who read it; a cast that only undoes another one is left out."""
        if dtype_of(value) == dtype:
            return value
        inner: Any = builder.lookup_binding(value) if isinstance(value, relax.Var) else None
        if op_name(inner) == "relax.astype" and dtype_of(inner.args[0]) == dtype:
            return inner.args[0]
        if (value, dtype) not in self.typed:
            name = f"{getattr(value, 'name', 'tensor')}_{dtype}"
            self.typed[value, dtype] = builder.emit(relax.op.astype(value, dtype), name)
        return self.typed[value, dtype]

    def follow(self, builder: Any, value: Any, hint: str) -> Any | None:
        """A call computed channels last where its tensors are so; None where it is to stay as it is."""
        name = op_name(value)
        if name is None:
            return None
        rule = _elementwise if name in _ELEMENTWISE else _RULES.get(name)
        if rule is None or not any(arg in self.last for arg in _tensors(value)):
            return None
        made = rule(self, builder, value)
        if made is None:
            return None
        if isinstance(made, _Plain):
            return made.value
        return self.put(builder, builder.emit(made, hint), hint)


@dataclass(frozen=True)
class _Plain:
    """A result that has no channel order."""

    value: Any


def _tensors(value: Any) -> list[Any]:
    found: list[Any] = []
    for arg in value.args:
        found += list(arg.fields) if isinstance(arg, relax.Tuple) else [arg]
    return [f for f in found if isinstance(f, relax.Var)]


def _turned(array: NDArray[Any]) -> NDArray[Any]:
    """A constant that broadcasts against NCHW, for NHWC."""
    if array.size == 1:
        return array.reshape(())
    full = array.reshape((1,) * (4 - array.ndim) + array.shape)
    return np.ascontiguousarray(np.transpose(full, TO_NHWC))


def _with(call: Any, args: list[Any], **changed: Any) -> Any:
    """A call of the dialect with other tensors and some attributes changed."""
    declared = declaration_of(call)
    assert declared is not None
    attrs = {**attributes_of(call), **changed}
    import tvm

    listed = {k: list(v) if isinstance(v, tuple) else v for k, v in attrs.items()}
    return relax.Call(declared.op, args, tvm.ir.make_node("ir.DictAttrs", **listed))


def _elementwise(layouts: Layouts, builder: Any, value: Any) -> Any | None:
    """The call on NHWC tensors, constants transposed; None where a tensor is not of the result's shape."""
    shape = shape_of(builder.normalize(value))
    moved = []
    for arg in value.args:
        array = constant(arg)
        if array is not None:
            moved.append(arg if op_name(value) == "qnn.lookup" else relax.const(_turned(array)))
        elif not hasattr(arg, "ty") or not isinstance(arg.ty, relax.TensorType):
            moved.append(arg)
        elif len(shape_of(arg)) != 4:
            return None
        else:
            moved.append(layouts.get(builder, arg))
    return None if len(shape) != 4 else relax.Call(value.op, moved, value.attrs, list(value.ty_args))


def _threshold(layouts: Layouts, builder: Any, call: Any) -> Any:
    return _with(
        call,
        [layouts.get(builder, call.args[0]), *call.args[1:]],
        axis=TO_NHWC.index(attributes_of(call)["axis"]),
    )


def _max_pool(layouts: Layouts, builder: Any, call: Any) -> Any:
    """Pooling of floats or integers; the dialect's says its padding through its lowering."""
    if op_name(call) == "qnn.max_pool2d":
        call = DIALECT["qnn.max_pool2d"].lowering(*call.args, **attributes_of(call))
    attrs = call.attrs
    if str(attrs.layout) != "NCHW":
        return None
    return relax.op.nn.max_pool2d(
        layouts.get(builder, call.args[0]), pool_size=_ints(attrs.pool_size), strides=_ints(attrs.strides),
        padding=_ints(attrs.padding), dilation=_ints(attrs.dilation), ceil_mode=bool(attrs.ceil_mode), layout="NHWC",
    )  # fmt: skip


def _mean(layouts: Layouts, builder: Any, call: Any) -> Any:
    """A mean over both directions of the image."""
    qnn = op_name(call) == "qnn.mean"
    if qnn:
        axes, keep = attributes_of(call)["axis"], attributes_of(call)["keepdims"]
        axes = (axes,) if isinstance(axes, int) else axes
    else:
        axes, keep = call.attrs.axis, bool(call.attrs.keepdims)
    if axes is None or {int(a) % 4 for a in axes} != {2, 3}:
        return None
    data = layouts.get(builder, call.args[0])
    if qnn:
        if any((array := constant(arg)) is None or array.size != 1 for arg in call.args[1:]):
            return None
        made = _with(call, [data, *call.args[1:]], axis=(1, 2))
    else:
        made = relax.op.mean(data, [1, 2], keep)
    return made if keep else _Plain(made)


def _concat(layouts: Layouts, builder: Any, call: Any) -> Any:
    axis = int(attributes_of(call)["axis"] if op_name(call) == "qnn.concatenate" else call.attrs.axis) % 4
    if any(len(shape_of(f)) != 4 for f in call.args[0].fields):
        return None
    parts = [layouts.get(builder, f) for f in call.args[0].fields]
    moved = TO_NHWC.index(axis)
    if op_name(call) == "relax.concat":
        return relax.op.concat(parts, moved)
    if any((array := constant(f)) is None or array.size != 1 for t in call.args[1:3] for f in t.fields):
        return None
    return _with(call, [relax.Tuple(parts), *call.args[1:]], axis=moved)


def _ints(values: Any) -> tuple[int, ...]:
    return tuple(int(v) for v in values)


_RULES: dict[str, Callable[[Layouts, Any, Any], Any]] = {
    "qnn.threshold": _threshold,
    "qnn.max_pool2d": _max_pool,
    "relax.nn.max_pool2d": _max_pool,
    "qnn.mean": _mean,
    "relax.mean": _mean,
    "qnn.concatenate": _concat,
    "relax.concat": _concat,
}
