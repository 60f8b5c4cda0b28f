"""Inputs of ONNX converters: a node's tensors and attributes, and a builder of Relax calls."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from tvm import ir, relax
from tvm.relax import op as R

from synth.errors import UserError, foreign
from synth.qnn.frontend.naming import NamedBuilder
from synth.qnn.frontend.onnx_model import STORAGE, domain_of, onnx, title
from synth.qnn.graph import dtype_of, shape_of

MOST_LISTED = 1 << 20
"""Most integers of a constant list: axes, indices or a shape."""


@dataclass(frozen=True, eq=False)
class OnnxValue:
    """A tensor: element type (a key of STORAGE), static shape, and either ``variable``, a Relax variable, or
    ``array``, a constant in the storage type."""

    dtype: str
    shape: tuple[int, ...]
    variable: Any = None
    array: np.ndarray | None = None
    quantizer: Any = None
    """The call of qnn.quantize that computes this tensor. A Clip behind it narrows the range."""

    @cached_property
    def expr(self) -> Any:
        """The tensor as a Relax expression: the variable, or the array as a Relax constant."""
        return self.variable if self.array is None else constant(self.array)

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def dims(self) -> list[int]:
        """The shape as messages print it."""
        return list(self.shape)

    @property
    def narrow(self) -> bool:
        """Whether the element type has fewer bits than its storage type."""
        return STORAGE[self.dtype] != self.dtype


def constant_value(array: np.ndarray, dtype: str | None = None) -> OnnxValue:
    """Return ``array`` as a constant tensor. ``dtype`` is the element type if it is not the array's type."""
    return OnnxValue(dtype or str(array.dtype), array.shape, array=array)


Result = Any
"""Outputs that a converter returns: a Relax expression, an array, a Value, or a list with one per output."""
Convert = Callable[["Node"], Result]


@dataclass(frozen=True)
class OnnxOperator:
    """How the front end converts one ONNX operator, and what it checks of the operator's nodes.

    * ``convert``: the converter; None for an operator that is supported on constants only.
    * ``attributes``, ``inputs``: known attributes and largest number of inputs, in a custom domain. None for
      the standard domain, which ONNX's own checker covers.
    * ``unsupported``: attributes that must be 0 or absent.
    * ``folds``: a node whose inputs are all constants is evaluated at import. ``most(*arrays)`` returns an
      upper bound of the result's elements. None: the bound is the shape to which the inputs broadcast.
    * ``moves``: results have the element type of the first input, also a type of 4 or 2 bits.
    * ``narrow``: the converter reads inputs of 4 and 2 bits.
    """

    convert: Convert | None = None
    attributes: frozenset[str] | None = None
    inputs: int | None = None
    unsupported: frozenset[str] = frozenset()
    folds: bool = False
    most: Callable[..., float] | None = None
    moves: bool = False
    narrow: bool = False


def folded(
    rows: Mapping[str, OnnxOperator], most: Callable[..., float] | None = None
) -> dict[str, OnnxOperator]:
    """Return the operators with ``folds`` set: nodes with constant inputs are evaluated at import."""
    return {name: replace(operator, folds=True, most=most) for name, operator in rows.items()}


def elements(shape: np.ndarray) -> float:
    """Return the number of elements of a shape (first 64 sizes). Raises UserError for a negative size."""
    sizes = [float(size) for size in shape.reshape(-1)[:64]]
    if any(size < 0 for size in sizes):
        raise UserError(f"shape {sizes}: a dimension is negative")
    return math.prod(sizes)


class Builder(NamedBuilder):
    """A Relax block builder whose bindings all have the name of the node that is being converted."""

    name = ""
    title = ""

    def enter(self, node: Any, opsets: Mapping[str, int]) -> None:
        """Make ``node`` the current node. Bindings get its name, and TVM's errors begin with its title."""
        self.name = node.name or next(filter(None, node.output), "")
        self.title = title(node, opsets)

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        """Bind ``expr`` and every call inside it. Return the variable, or ``expr`` if it is an atom."""
        if isinstance(expr, (list, tuple)):
            expr = relax.Tuple(list(expr))
        if isinstance(expr, relax.Tuple):
            return relax.Tuple([self.emit(part) for part in expr.fields])
        if isinstance(expr, ir.TupleGetItem):
            expr = ir.TupleGetItem(self.emit(expr.tuple_value), expr.index)
        elif isinstance(expr, relax.Call) and not ir.is_prim_expr(expr):
            args = [self.emit(arg) for arg in expr.args]
            expr = relax.Call(expr.op, args, expr.attrs, list(expr.ty_args))
        else:
            return expr
        with foreign(self.title):
            return self.bind(expr, self.name)

    normalize = emit

    def emit_te(self, function: Any, *args: Any, **kwargs: Any) -> Any:
        return self.emit(self.builder.call_te(function, *args, **kwargs))


@dataclass(frozen=True, eq=False)
class Node:
    """One ONNX node with its input tensors, for a converter. An input that the node leaves out is None."""

    proto: Any
    opsets: Mapping[str, int]
    inputs: tuple[OnnxValue | None, ...]
    builder: Builder
    outputs: tuple[str, ...] = ()
    """Names of the outputs. The name is empty if nothing reads the output."""

    @cached_property
    def attributes(self) -> dict[str, Any]:
        """The attributes as Python values by name. A string is bytes, a repeated attribute is a list."""
        return {a.name: onnx.helper.get_attribute_value(a) for a in self.proto.attribute}

    @property
    def op(self) -> str:
        return str(self.proto.op_type)

    @property
    def opset(self) -> int:
        """The version of the operator set that the node's operator belongs to."""
        return self.opsets.get(domain_of(self.proto), 1)

    def error(self, text: str) -> UserError:
        """Return an error whose text begins with the node's title."""
        return UserError(f"{title(self.proto, self.opsets)}: {text}")

    def demand(self, condition: Any, text: str) -> None:
        """Raise the ``error`` of this text unless the condition is true."""
        if not condition:
            raise self.error(text)

    def optional(self, index: int) -> OnnxValue | None:
        """Return an input, None if the node leaves it out."""
        return self.inputs[index] if index < len(self.inputs) else None

    def __getitem__(self, index: int) -> OnnxValue:
        value = self.optional(index)
        if value is None:
            raise self.error(f"input {index} is missing; add it")
        return value

    def floats(self, index: int = 0) -> OnnxValue:
        """Return an input. Raises UserError unless it is a float32 tensor."""
        return self.typed(index, ("float32",))

    def typed(self, index: int, dtypes: Sequence[str]) -> OnnxValue:
        """Return an input. Raises UserError unless its element type (such as int4) is one of ``dtypes``."""
        value = self[index]
        if value.dtype not in dtypes:
            raise self.error(f"input {index} has type {value.dtype}; cast it to one of {', '.join(dtypes)}")
        return value

    def array(self, index: int) -> np.ndarray:
        """Return the values of an input. Raises UserError unless the input is a constant."""
        array = self[index].array
        if array is None:
            raise self.error(f"input {index} is computed at run time; only a constant is supported")
        return array

    def numbers(self, index: int) -> list[int]:
        """Return the input's integers. Raises UserError unless it is an integer constant of rank 0 or 1."""
        array = self.array(index)
        if array.ndim > 1 or array.size > MOST_LISTED or array.dtype.kind not in "iu":
            raise self.error(f"input {index} of shape {list(array.shape)}: a list of integers is needed")
        return [int(v) for v in array.reshape(-1)]

    def listed(self, name: str, index: int, since: int, *default: Any) -> Any:
        """Return integers: the attribute ``name`` before opset ``since``, input ``index`` from it on. A
        missing list gives the one value ``default``. Without a default, it raises UserError."""
        if self.opset < since:
            return default[0] if default and name not in self.attributes else self.integers(name)
        return default[0] if default and self.optional(index) is None else self.numbers(index)

    def shaped(self, value: OnnxValue, shape: Sequence[int], what: str) -> OnnxValue:
        """Return ``value``. Raises UserError, with ``what`` as the value's name, unless it has this shape."""
        self.demand(value.shape == tuple(shape), f"{what} of shape {value.dims}: {list(shape)} is needed")
        return value

    def ranked(self, value: OnnxValue, *ranks: int) -> OnnxValue:
        """Return ``value``, the operator's data. Raises UserError unless its rank is one of ``ranks``."""
        if value.rank not in ranks:
            allowed = f"{ranks[0]} to {ranks[-1]}" if len(ranks) > 2 else " or ".join(map(str, ranks))
            raise self.error(f"data of shape {value.dims}: rank {allowed} is needed")
        return value

    def emit(self, expr: Any) -> Any:
        """Bind an expression under the node's name and return the variable."""
        return self.builder.emit(expr)

    def turned(self, x: OnnxValue, transpose: bool) -> OnnxValue:
        """Return ``x``, with its last two axes exchanged if ``turned`` is true and ``x`` has at least two."""
        if not transpose or x.rank < 2:
            return x
        if x.array is not None:
            return constant_value(np.ascontiguousarray(np.swapaxes(x.array, -1, -2)), x.dtype)
        return self.value(R.permute_dims(x.expr, [*range(x.rank - 2), x.rank - 1, x.rank - 2]))

    def value(self, expr: Any, dtype: str | None = None, quantizer: Any = None) -> OnnxValue:
        """Bind ``expr`` and return it as a tensor of element type ``dtype``, by default its stored type.
        ``quantizer`` is the ``qnn.quantize`` call that computes the tensor, None for other tensors."""
        bound = self.emit(expr)
        stored, shape = type_of(bound)
        return OnnxValue(dtype or stored, shape, bound, quantizer=quantizer)

    def integer(self, name: str, default: int | None = None) -> int:
        """Return an attribute, or ``default``. Raises UserError unless it is a signed 32-bit integer."""
        number = self._attribute(name, int, default)
        if not -(1 << 31) <= number < 1 << 31:
            raise self.error(f"attribute {name} is {number}; a 32-bit integer is needed")
        return int(number)

    def flag(self, name: str, default: bool = False) -> bool:
        """Return an attribute as a bool. Raises UserError unless it is 0 or 1."""
        number = self.integer(name, int(default))
        self.demand(number in (0, 1), f"attribute {name} is {number}; 0 or 1 is needed")
        return bool(number)

    def real(self, name: str, default: float | None = None) -> float:
        """Return an attribute, or ``default``. Raises UserError unless it is a finite float."""
        number = float(self._attribute(name, float, default))
        self.demand(np.isfinite(number), f"attribute {name} is {number}; a finite number is needed")
        return number

    def text(self, name: str, default: str, words: Collection[str] | None = None) -> str:
        """Return a string attribute. If ``known`` is given, raises UserError for any other string."""
        string = str(self._attribute(name, bytes, default.encode()).decode("utf-8", "replace"))
        if words is not None and string not in words:
            raise self.error(f"{name} {string!r}: one of {', '.join(words)} is needed")
        return string

    def integers(self, name: str, default: Sequence[int] | None = None) -> list[int]:
        """Return an attribute, or ``default``. Raises UserError unless it is a list of integers."""
        numbers = self._attribute(name, list, None if default is None else list(default))
        if not all(isinstance(v, int) for v in numbers):
            raise self.error(f"attribute {name} is {list(numbers)}; integers are needed")
        return [int(v) for v in numbers]

    def _attribute(self, name: str, kind: type, default: Any) -> Any:
        value = self.attributes.get(name, default)
        if value is None:
            raise self.error(f"attribute {name} is missing; add it")
        if not isinstance(value, kind):
            raise self.error(f"attribute {name} has the wrong type; {kind.__name__} is needed")
        return value

    def axis(self, axis: int, rank: int) -> int:
        """Return ``axis`` counted from the front. Raises UserError if it is out of range."""
        if not -rank <= axis < rank:
            raise self.error(f"axis {axis} is out of range; rank {rank} allows {-rank} to {rank - 1}")
        return axis % rank

    def axes(self, axes: Sequence[int], rank: int) -> list[int]:
        """Return the axes counted from the front. Raises UserError if one is out of range or occurs twice."""
        front = [self.axis(axis, rank) for axis in axes]
        self.demand(len(set(front)) == len(front), f"axes {list(axes)} name one axis twice; remove one")
        return front


def constant(array: np.ndarray | float | int, dtype: str | None = None) -> Any:
    """Return an array or number as a Relax constant.
    Raises UserError for an empty array, and for uint32 and uint64 above 2**31 - 1, which TVM misreads."""
    data = np.asarray(array, dtype=dtype)
    if not data.size:
        raise UserError(f"a constant of shape {list(data.shape)} is empty; leave it out")
    if data.dtype in (np.uint32, np.uint64) and data.size and data.max() >= 1 << 31:
        raise UserError(f"constant {data.max()} of type {data.dtype} is too large; use a value below 2**31")
    return relax.const(np.ascontiguousarray(data).reshape(data.shape), str(data.dtype))


def part_of(line: Any, first: int, last: int) -> Any:
    """Return the elements ``first`` to ``last`` - 1 of ``line`` along its first axis."""
    return R.strided_slice(line, [0], [first], [last], [1])


def along_axis(node: Node, x: OnnxValue, opset: int, function: Callable[..., Any]) -> Any:
    """Return ``function(expression, axis=axis)`` of ``x``, which keeps the shape, along the node's axis.
    Before ``opset`` 13, all axes from ``axis`` on count as one axis."""
    axis = node.axis(node.integer("axis", -1 if opset >= 13 else 1), x.rank)
    if opset >= 13:
        return function(x.expr, axis=axis)
    rows = node.emit(R.reshape(x.expr, (math.prod(x.shape[:axis]), math.prod(x.shape[axis:]))))
    return R.reshape(node.emit(function(rows, axis=1)), x.shape)


def type_of(expr: Any) -> tuple[str, tuple[int, ...]]:
    """Return the storage type and the shape of an expression. Raises UserError unless the shape is static."""
    shape = shape_of(expr)
    return dtype_of(expr), shape
