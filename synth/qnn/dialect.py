"""Declaration of QNN operators. A QNN operator is a Relax operator that is defined by its lowering alone.

Each quantized operator is a sequence of existing operators (Jain et al. 2020, section 3.2), so that no
operator needs a schedule of its own. Here the lowering is a Python function on Relax expressions. Positional
parameters are the operator's tensors, keyword-only parameters its attributes. The operator's type is the type
of the lowered expression, and legalization replaces a call by the lowered expression:

>>> @operator("qnn.relu")
... def relu(x, zero_point):
...     return maximum(x, zero_point)

makes ``relu(x, zero_point)`` build a call of the Relax operator ``qnn.relu``. The declaration also has the
operator's properties for passes (``Traits``). Traits of Relax's own operators are in ``synth.qnn.traits``.
"""

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
import tvm_ffi
from numpy.typing import NDArray
from tvm import relax
from tvm.ir import Op
from tvm.ir import _ffi_api as _ir

from synth.errors import UserError
from synth.qnn.values import Lookup, Rule, ValueRange, is_normal

Lowering = Callable[..., Any]
tvm_ffi.register_error("UserError", UserError)  # A lowering's UserError then passes through TVM unchanged.
CONSTANT = type(relax.const(0))
"""The class of constant tensors in Relax, which tvm.relax no longer exports."""
TO_NHWC = (0, 2, 3, 1)
"""Permutation of axes from NCHW to NHWC."""


@dataclass(frozen=True)
class Traits:
    """Properties of an operator that passes use. The default of a field means "no" or "not known"."""

    elementwise: bool = False
    """Each element of the result depends only on elements at the same index: axes may be permuted freely."""
    tensors: int | None = None
    """How many leading arguments are elementwise tensors; the others apply to all elements. None: all are."""
    apply: Callable[..., NDArray[Any]] | None = None
    """``apply(call, *arrays)`` computes an elementwise operator on float32 arrays exactly as TVM does."""
    direction: Callable[[Any, int], NDArray[np.int8] | None] | None = None
    """``direction(call, position)``: +1 where the result rises with argument ``position``, -1 where it falls,
    0 where it is constant. An array has one entry per element of the other argument. None: not known."""
    clamps: Callable[[Any], tuple[float, float]] | None = None
    """The bounds of an operator that only clamps its argument."""
    moves: bool = False
    """The result has elements of the first tensor, at other indices."""
    view: bool = False
    """The elements also keep their offsets in memory, as in a reshape."""
    fold: Callable[..., NDArray[Any]] | None = None
    """``fold(call, *arrays)`` computes the call on constant arrays."""
    values: Rule | None = None
    """Rule for the integers that the result can have."""
    sums: Rule | None = None
    """Rule for int32 sums before they are stored. The sums may exceed int32."""
    layer: str = ""
    """Set for a sum of products: "conv2d" and "dense" have kernels of their own, "other" has none."""
    channels_last: Callable[[Any, Callable[[Any], Any]], Any] | None = None
    """``channels_last(call, turned)`` returns the call on NHWC tensors, which ``turned`` returns for each
    tensor. None: the operator has no such variant."""


@dataclass(frozen=True)
class Declaration:
    """An operator of the dialect: its name, lowering, names of attributes, and traits."""

    name: str
    lowering: Lowering
    attributes: tuple[str, ...]
    traits: Traits


DIALECT: dict[str, Declaration] = {}
"""All declared operators by name."""


def operator(name: str, **traits: Any) -> Callable[[Lowering], Callable[..., Any]]:
    """Return a decorator that declares the Relax operator ``name`` with the decorated function as its
    lowering. Its positional parameters are tensors, its keyword-only parameters attributes.

    The decorated name becomes a function that builds calls. A tensor argument is a Relax expression, a numpy
    array, a number or, where the operator allows it, a tuple of expressions. Attributes are numbers, strings,
    booleans, None or sequences of numbers. ``traits`` are fields of ``Traits``. An operator with attributes
    qmin and qmax gives integers in between, unless ``traits`` has ``values``.
    """

    def declare(lowering: Lowering) -> Callable[..., Any]:
        signature = inspect.signature(lowering)
        keyword = inspect.Parameter.KEYWORD_ONLY
        tensors = tuple(n for n, p in signature.parameters.items() if p.kind is not keyword)
        attributes = tuple(n for n, p in signature.parameters.items() if p.kind is keyword)
        op = _register(name, lowering, tensors)
        ranged = {"values": _stored} if {"qmin", "qmax"} <= set(attributes) else {}
        DIALECT[name] = Declaration(name, lowering, attributes, Traits(**(ranged | traits)))

        @functools.wraps(lowering)
        def build(*args: Any, **kwargs: Any) -> Any:
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            values = [expression(bound.arguments[n]) for n in tensors]
            return _call(op, values, {n: bound.arguments[n] for n in attributes})

        return build

    return declare


def expression(value: Any) -> Any:
    """Return an expression, a numpy array, a number, or a tuple of these, as a Relax expression. float64 and
    int64 become float32 and int32. float64 arrays outside float32's normal range stay float64."""
    if isinstance(value, (tuple, list)):
        return relax.Tuple([expression(v) for v in value])
    if isinstance(value, relax.Expr):
        return value
    if isinstance(value, np.ndarray) and value.dtype == np.float64 and not is_normal(value):
        return relax.const(value, "float64")
    return relax.const(value)


def declaration_of(call: Any) -> Declaration | None:
    """Return the declaration of the operator that ``call`` calls, None if it calls none of the dialect."""
    called = isinstance(call, relax.Call) and isinstance(call.op, Op)
    return DIALECT.get(call.op.name) if called else None


def attributes_of(call: Any) -> dict[str, Any]:
    """Return the attributes of a call of the dialect as Python values. Sequences become tuples."""
    return {name: _plain(call.attrs[name]) for name in DIALECT[call.op.name].attributes}


def rebuilt(call: Any, arguments: list[Any], **changed: Any) -> Any:
    """Return the call on the tensors ``arguments``. ``changed`` replaces attributes, the others stay."""
    return _call(call.op, arguments, {**attributes_of(call), **changed})


def lower(builder: Any, call: Any) -> Any:
    """Return the lowering of ``call`` in Relax's own operators, normalized by ``builder``."""
    return builder.normalize(lowered(call))


def lowered(call: Any, arguments: Sequence[Any] | None = None) -> Any:
    """Return the lowering of ``call``, of other tensors if ``arguments`` are not None."""
    tensors = call.args if arguments is None else arguments
    return DIALECT[call.op.name].lowering(*tensors, **attributes_of(call))


def _register(name: str, lowering: Lowering, tensors: tuple[str, ...]) -> Any:
    """Return the Relax operator, which is registered once per process: TVM's registry is global."""
    try:
        op = Op.get(name)
    except Exception:  # TVM raises error types of its own for an unknown operator
        _ir.RegisterOp(name, inspect.getdoc(lowering) or name)
        op = Op.get(name)
        op.set_num_inputs(len(tensors))
        for tensor in tensors:
            op.add_argument(tensor, "Tensor", tensor)
        op.set_attrs_type_key("ir.DictAttrs")
        op.set_attr("FPurity", True)
    op.set_attr("FInferType", lambda call, builder: _infer(call), 15)
    op.set_attr("FLegalize", lambda builder, call: lower(builder, call), 15)
    return op


def _infer(call: Any) -> Any:
    """Return the type of the lowered call. The lowering is built in a scratch block and discarded."""
    builder = relax.BlockBuilder()
    arguments = [_placeholder(arg) for arg in call.args]
    builder.begin_scope([v for v in arguments if isinstance(v, relax.Var)])
    builder._begin_dataflow_block()
    try:
        return builder.normalize(lowered(call, arguments)).ty
    finally:  # also if the lowering raises an error: TVM warns of blocks that were not ended
        builder._end_block()
        builder.end_scope()


def _placeholder(value: Any) -> Any:
    """Return a variable of the value's type. Constants are returned as they are: a lowering may read them."""
    if isinstance(value, CONSTANT):
        return value
    if isinstance(value, relax.Tuple):
        return relax.Tuple([_placeholder(field) for field in value.fields])
    return relax.Var("v", value.ty)


def _call(op: Any, arguments: list[Any], attributes: dict[str, Any]) -> Any:
    listed = {n: list(v) if isinstance(v, tuple) else v for n, v in attributes.items()}
    return relax.Call(op, arguments, tvm.ir.make_node("ir.DictAttrs", **listed))


def _stored(call: Any, lookup: Lookup) -> ValueRange:
    attributes = attributes_of(call)
    return ValueRange.span(attributes["qmin"], attributes["qmax"])


def _plain(value: Any) -> Any:
    if isinstance(value, (tvm.ir.Array, list, tuple)):
        return tuple(_plain(v) for v in value)
    if isinstance(value, str):
        return str(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return value.value if hasattr(value, "value") else value
