"""Operators that bring their own schedule, as calls inside a Relax function."""

from __future__ import annotations

import re
from typing import Any

from tvm import relax

from synth.compiler.direct import DirectOperator
from synth.compiler.operators import Operator
from synth.errors import UserError
from synth.qnn.graph import shape_of

_OPAQUE = 8  # OpPatternKind::kOpaque: fusion leaves the function alone


def call_operator(
    builder: Any, operator: Operator | DirectOperator, x: Any, name: str, residual: Any = None
) -> Any:
    """Emit a call of ``operator`` on ``x`` in ``builder``; gives the result (a variable) in its output shape.

    The call's variable is ``name``. ``residual``: the int32 tensor of an epilogue that has one. Reports call
    the step by the kernel's name or the class of the operator.
    Raises UserError where ``x`` or ``residual`` is not of the operator's shape and dtype.
    """
    arguments = [_checked(f"{name}: input", x, operator.input_shape, operator.input_dtype)]
    arguments += [relax.const(value, str(value.dtype)) for value in operator.constants.values()]
    problem = operator.problem if isinstance(operator, Operator) else None
    if (residual is None) == (problem is not None and problem.epilogue.residual):
        raise UserError(f"{name}: residual: the operator takes one exactly where its epilogue has it")
    kind, stored = type(operator).__name__, operator.output_shape
    if problem is not None:
        kind, stored = problem.kernel.certificate.name, problem.stored_shape
        if residual is not None:
            added = _checked(f"{name}: residual", residual, problem.residual_shape, "int32")
            arguments.append(shaped(builder, added, problem.stored_residual_shape, f"{name}_residual"))
    attributes = {"synth.scheduled": True, "synth.kind": kind, "op_pattern": _OPAQUE}
    function = operator.module["main"].with_attrs(attributes).without_attr("global_symbol")
    variable = builder.add_func(function, re.sub(r"\W+", "_", kind))
    result = relax.TensorType(stored, operator.output_dtype)
    called = builder.emit(relax.call_tir(variable, arguments, result), name)
    return shaped(builder, called, operator.output_shape, f"{name}_shaped")


def _checked(where: str, value: Any, shape: tuple[int, ...], dtype: str) -> Any:
    wanted = relax.TensorType(shape, dtype)
    if str(value.ty) != str(wanted):
        raise UserError(f"{where} is {value.ty}: the operator takes {wanted}")
    return value


def shaped(builder: Any, value: Any, shape: tuple[int, ...], name: str = "") -> Any:
    """``value`` in another shape, where it has another."""
    return value if shape_of(value) == tuple(shape) else builder.emit(relax.op.reshape(value, shape), name)
