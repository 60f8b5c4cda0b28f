"""Operators that bring their own schedule, as calls inside a Relax function."""

from __future__ import annotations

import re
from typing import Any

from tvm import relax

from synth.compiler.direct import DirectOperator
from synth.compiler.operators import Operator
from synth.errors import UserError

_OPAQUE = 8  # OpPatternKind::kOpaque: fusion leaves the function alone


def call_operator(
    builder: Any,
    operator: Operator | DirectOperator,
    x: Any,
    name: str,
    residual: Any = None,
    kind: str | None = None,
) -> Any:
    """Emit a call of ``operator`` on ``x`` in ``builder``; gives the result (a variable) in its output shape.

    The call's variable is ``name``. ``residual``: the int32 tensor of an epilogue that has one. ``kind`` is
    what reports call the step, default the kernel's name or the class of the operator.
    Raises UserError where ``x`` or ``residual`` is not of the operator's shape and dtype.
    """
    arguments = [_checked(f"{name}: input", x, operator.input_shape, operator.input_dtype)]
    arguments += [relax.const(value, str(value.dtype)) for value in operator.constants.values()]
    if isinstance(operator, Operator):
        problem, function, stored = operator.problem, operator.module["main"], operator.problem.stored_shape
        added = problem if problem.epilogue.residual else None
        kind = problem.kernel.certificate.name if kind is None else kind
    else:
        function, stored, added = operator.prim_func, operator.output_shape, None
        kind = type(operator).__name__ if kind is None else kind
    if (residual is None) != (added is None):
        raise UserError(f"{name}: residual: the operator takes one exactly where its epilogue has it")
    if added is not None:
        checked = _checked(f"{name}: residual", residual, added.residual_shape, "int32")
        arguments.append(_shaped(builder, checked, added.stored_residual_shape, f"{name}_residual"))
    attributes = {"synth.scheduled": True, "synth.kind": kind, "op_pattern": _OPAQUE}
    function = function.with_attrs(attributes).without_attr("global_symbol")
    variable = builder.add_func(function, re.sub(r"\W+", "_", kind))
    result = relax.TensorType(tuple(stored), operator.output_dtype)
    called = builder.emit(relax.call_tir(variable, arguments, result), name)
    return _shaped(builder, called, tuple(operator.output_shape), f"{name}_shaped")


def _checked(where: str, value: Any, shape: tuple[int, ...], dtype: str) -> Any:
    wanted = relax.TensorType(shape, dtype)
    if not isinstance(value.ty, relax.TensorType) or not _same(value.ty, wanted):
        raise UserError(f"{where} is {value.ty}: the operator takes {wanted}")
    return value


def _same(one: Any, other: Any) -> bool:
    return str(one) == str(other)


def _shaped(builder: Any, value: Any, shape: tuple[int, ...], name: str) -> Any:
    if _same(value.ty, relax.TensorType(shape, value.ty.dtype)):
        return value
    return builder.emit(relax.op.reshape(value, shape), name)
