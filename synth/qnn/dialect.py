"""How a QNN operator is declared: a Relax operator that is nothing but its lowering.

Jain et al. 2020 (section 3.2) define every quantized operator by a sequence of existing operators, so that no
schedule has to be written for it. Here the lowering is an ordinary Python function on Relax expressions; its
positional parameters are the operator's tensors, its keyword-only parameters its attributes. Type inference
is the type of what the lowering builds, and legalization is the lowering itself, so nothing is said twice:

>>> @operator("qnn.relu")
... def relu(x, zero_point):
...     return maximum(x, zero_point)

makes ``relu(x, zero_point)`` build a call of the Relax operator ``qnn.relu``.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tvm
import tvm_ffi
from tvm import relax
from tvm.ir import Op
from tvm.ir import _ffi_api as _ir

from synth.errors import UserError

Lowering = Callable[..., Any]
tvm_ffi.register_error("UserError", UserError)  # it passes through TVM when a lowering raises it
CONSTANT = type(relax.const(0))
"""The class of constant tensors in Relax (tvm.relax no longer exports it)."""


@dataclass(frozen=True)
class Declaration:
    """An operator of the dialect: its name, its lowering, the names of its tensors and attributes."""

    name: str
    lowering: Lowering
    tensors: tuple[str, ...]
    attributes: tuple[str, ...]
    op: Any


DIALECT: dict[str, Declaration] = {}
"""Every declared operator by name."""


def operator(name: str) -> Callable[[Lowering], Callable[..., Any]]:
    """Declare the Relax operator ``name`` by its lowering; gives the function that builds calls of it.

    A tensor parameter takes a Relax expression, a numpy array, a number or (where the operator says so) a
    tuple of expressions. Attributes are numbers, strings, booleans or sequences of numbers; None is kept.
    """

    def declare(lowering: Lowering) -> Callable[..., Any]:
        signature = inspect.signature(lowering)
        kinds = {n: p.kind for n, p in signature.parameters.items()}
        tensors = tuple(n for n, kind in kinds.items() if kind is inspect.Parameter.POSITIONAL_OR_KEYWORD)
        attributes = tuple(n for n, kind in kinds.items() if kind is inspect.Parameter.KEYWORD_ONLY)
        op = _register(name, lowering, tensors)
        DIALECT[name] = Declaration(name, lowering, tensors, attributes, op)

        @functools.wraps(lowering)
        def build(*args: Any, **kwargs: Any) -> Any:
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            values = [expression(bound.arguments[n]) for n in tensors]
            attrs = {n: _attribute(bound.arguments[n]) for n in attributes}
            return relax.Call(op, values, tvm.ir.make_node("ir.DictAttrs", **attrs))

        return build

    return declare


def expression(value: Any) -> Any:
    """A Relax expression from an expression, a tuple of them, a numpy array or a number."""
    if isinstance(value, (tuple, list)):
        return relax.Tuple([expression(v) for v in value])
    if isinstance(value, relax.Expr):
        return value
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


def _attribute(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _plain(value: Any) -> Any:
    if isinstance(value, (tvm.ir.Array, list, tuple)):
        return tuple(_plain(v) for v in value)
    if isinstance(value, str):
        return str(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return value.value if hasattr(value, "value") else value
