"""How a QNN operator is declared: a Relax operator that is nothing but its lowering.

Jain et al. 2020 (section 3.2) define every quantized operator by a sequence of existing operators, so that no
schedule has to be written for it. Here the lowering is an ordinary Python function on Relax expressions; its
positional parameters are the operator's tensors, its keyword-only parameters its attributes. Type inference
is the type of what the lowering builds, and legalization is the lowering itself, so nothing is said twice:

>>> @operator("qnn.relu")
... def relu(x, zero_point):
...     return maximum(x, zero_point)

makes ``relu(x, zero_point)`` build a call of the Relax operator ``qnn.relu``. What passes may know of it
beyond its meaning stands in the same declaration (``Traits``); those of Relax's in ``synth.qnn.traits``.
"""

import functools
import inspect
from collections.abc import Callable
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
from synth.qnn.scale_products import is_normal
from synth.qnn.values import Lookup, Rule, Values

Lowering = Callable[..., Any]
tvm_ffi.register_error("UserError", UserError)  # it passes through TVM when a lowering raises it
CONSTANT = type(relax.const(0))
"""The class of constant tensors in Relax (tvm.relax no longer exports it)."""
TO_NHWC = (0, 2, 3, 1)
"""The order of the axes NCHW that gives NHWC."""


@dataclass(frozen=True)
class Traits:
    """What passes may ask of an operator. What a declaration leaves out does not hold, or is not known."""

    elementwise: bool = False
    """Each element of the result is computed from the elements in the same place: any order of axes does."""
    tensors: int | None = None
    """Only so many of the first arguments are such tensors, the others are the same for all elements; None:
    all of them."""
    apply: Callable[..., NDArray[Any]] | None = None
    """``apply(call, *arrays)``: an elementwise operator on float32 arrays, exactly as it runs."""
    direction: Callable[[Any, int], NDArray[np.int8] | None] | None = None
    """``direction(call, position)``: +1 where the result rises with that argument, -1 where it falls, 0
    where it is flat (an array over the other argument); None where neither is known."""
    clamps: Callable[[Any], tuple[float, float]] | None = None
    """The least and the greatest number of an operator that only limits its argument."""
    moves: bool = False
    """The elements of the first tensor in other places."""
    view: bool = False
    """They are in the same places in memory."""
    fold: Callable[..., NDArray[Any]] | None = None
    """``fold(call, *arrays)``: the call on constants."""
    floats: bool = False
    """It does to floats what it does to integers."""
    values: Rule | None = None
    """The integers of the result."""
    sums: Rule | None = None
    """Those of int32 sums before they are stored: they may lie beyond it."""
    layer: str = ""
    """A sum of products: "conv2d" and "dense" have kernels of their own, "other" is any other."""
    channels_last: Callable[[Any, Callable[[Any], Any]], Any] | None = None
    """``channels_last(call, turned)``: the call on the NHWC forms of its tensors, which ``turned`` gives;
    None where there is none."""


@dataclass(frozen=True)
class Declaration:
    """An operator of the dialect: its name, its lowering, names of its tensors and attributes, its traits."""

    name: str
    lowering: Lowering
    tensors: tuple[str, ...]
    attributes: tuple[str, ...]
    op: Any
    traits: Traits


DIALECT: dict[str, Declaration] = {}
"""Every declared operator by name."""


def operator(name: str, **traits: Any) -> Callable[[Lowering], Callable[..., Any]]:
    """Declare the Relax operator ``name`` by its lowering; gives the function that builds calls of it.

    ``traits``: the fields of ``Traits``. The integers of an operator with qmin and qmax are those in between.

    A tensor parameter takes a Relax expression, a numpy array, a number or (where the operator says so) a
    tuple of expressions. Attributes are numbers, strings, booleans or sequences of numbers; None is kept.
    """

    def declare(lowering: Lowering) -> Callable[..., Any]:
        signature = inspect.signature(lowering)
        kinds = {n: p.kind for n, p in signature.parameters.items()}
        tensors = tuple(n for n, kind in kinds.items() if kind is inspect.Parameter.POSITIONAL_OR_KEYWORD)
        attributes = tuple(n for n, kind in kinds.items() if kind is inspect.Parameter.KEYWORD_ONLY)
        op = _register(name, lowering, tensors)
        ranged = {"values": _stored} if {"qmin", "qmax"} <= set(attributes) else {}
        DIALECT[name] = Declaration(name, lowering, tensors, attributes, op, Traits(**(ranged | traits)))

        @functools.wraps(lowering)
        def build(*args: Any, **kwargs: Any) -> Any:
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            values = [expression(bound.arguments[n]) for n in tensors]
            return _call(op, values, {n: bound.arguments[n] for n in attributes})

        return build

    return declare


def expression(value: Any) -> Any:
    """A Relax expression from an expression, a tuple of them, a numpy array or a number.

    float64 becomes float32, but for a ``scale_product`` that float32 does not hold.
    """
    if isinstance(value, (tuple, list)):
        return relax.Tuple([expression(v) for v in value])
    if isinstance(value, relax.Expr):
        return value
    if isinstance(value, np.ndarray) and value.dtype == np.float64 and not is_normal(value):
        return relax.const(value, "float64")
    return relax.const(value)


def declaration_of(call: Any) -> Declaration | None:
    """The declaration behind a call of the dialect, None for any other expression."""
    if isinstance(call, relax.Call) and isinstance(call.op, Op):
        return DIALECT.get(call.op.name)
    return None


def attributes_of(call: Any) -> dict[str, Any]:
    """The attributes of a call of the dialect as Python values (sequences become tuples)."""
    declared = DIALECT[call.op.name]
    return {name: _plain(call.attrs[name]) for name in declared.attributes}


def rebuilt(call: Any, arguments: list[Any], **changed: Any) -> Any:
    """A call of the dialect with other tensors and some attributes changed."""
    return _call(call.op, arguments, {**attributes_of(call), **changed})


def lower(builder: Any, call: Any) -> Any:
    """What ``call`` means in operators that Relax has, normalized in ``builder``."""
    declared = DIALECT[call.op.name]
    return builder.normalize(declared.lowering(*call.args, **attributes_of(call)))


def _register(name: str, lowering: Lowering, tensors: tuple[str, ...]) -> Any:
    """The Relax operator: registered once in a process (TVM's registry is global), its behaviour set anew."""
    try:
        op = Op.get(name)
    except Exception:  # TVM raises its own error types for an unknown operator
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
    """The type of the lowering, built in a scratch block whose bindings are thrown away."""
    builder = relax.BlockBuilder()
    arguments = [_placeholder(arg) for arg in call.args]
    declared = DIALECT[call.op.name]
    builder.begin_scope([v for v in arguments if isinstance(v, relax.Var)])
    builder._begin_dataflow_block()
    try:
        return builder.normalize(declared.lowering(*arguments, **attributes_of(call))).ty
    finally:  # also when the lowering refuses its arguments: TVM warns of blocks that were not ended
        builder._end_block()
        builder.end_scope()


def _placeholder(value: Any) -> Any:
    """Constants stay (a lowering may read them); everything else becomes a variable of its type."""
    if isinstance(value, CONSTANT):
        return value
    if isinstance(value, relax.Tuple):
        return relax.Tuple([_placeholder(field) for field in value.fields])
    return relax.Var("v", value.ty)


def _call(op: Any, arguments: list[Any], attributes: dict[str, Any]) -> Any:
    listed = {n: list(v) if isinstance(v, tuple) else v for n, v in attributes.items()}
    return relax.Call(op, arguments, tvm.ir.make_node("ir.DictAttrs", **listed))


def _stored(call: Any, lookup: Lookup) -> Values:
    attributes = attributes_of(call)
    return Values.span(attributes["qmin"], attributes["qmax"])


def _plain(value: Any) -> Any:
    if isinstance(value, (tvm.ir.Array, list, tuple)):
        return tuple(_plain(v) for v in value)
    if isinstance(value, str):
        return str(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return value.value if hasattr(value, "value") else value
