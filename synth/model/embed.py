"""Operators that bring their own schedule, as calls inside a Relax function."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from numpy.typing import NDArray
from tvm import relax

from synth.compiler.operators import Operator
from synth.errors import UserError

_OPAQUE = 8  # OpPatternKind::kOpaque: fusion leaves the function alone


class ScheduledOperator(Protocol):
    """What can be embedded beside ``Operator``: a scheduled PrimFunc of (x, \\*constants, out) and its types."""

    @property
    def prim_func(self) -> Any: ...
    @property
    def constants(self) -> Mapping[str, NDArray[Any]]: ...
    @property
    def input_shape(self) -> tuple[int, ...]: ...
    @property
    def input_dtype(self) -> str: ...
    @property
    def output_shape(self) -> tuple[int, ...]: ...
    @property
    def output_dtype(self) -> str: ...


@dataclass(frozen=True)
class _Call:
    """A PrimFunc of (input, constants, [residual,] output), with the types that it has and that a caller sees."""

    function: Any
    kind: str
    constants: Mapping[str, NDArray[Any]]
    input: tuple[tuple[int, ...], str]
    output: tuple[tuple[int, ...], str]
    stored_output: tuple[int, ...]
    residual: tuple[int, ...] | None = None
    stored_residual: tuple[int, ...] = ()


def call_operator(
    builder: Any,
    operator: Operator | ScheduledOperator,
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
    call = _of_library(operator) if isinstance(operator, Operator) else _of_protocol(operator)
    arguments = [_checked(f"{name}: input", x, *call.input)]
    arguments += [relax.const(value, str(value.dtype)) for value in call.constants.values()]
    if (residual is None) != (call.residual is None):
        raise UserError(f"{name}: residual: the operator takes one exactly where its epilogue has it")
    if call.residual is not None:
        added = _checked(f"{name}: residual", residual, call.residual, "int32")
        arguments.append(_shaped(builder, added, call.stored_residual, f"{name}_residual"))
    kind = call.kind if kind is None else kind
    function = call.function.with_attrs(
        {"synth.scheduled": True, "synth.kind": kind, "op_pattern": _OPAQUE}
    ).without_attr("global_symbol")
    variable = builder.add_func(function, re.sub(r"\W+", "_", kind))
    result = builder.emit(
        relax.call_tir(variable, arguments, relax.TensorType(call.stored_output, call.output[1])), name
    )
    return _shaped(builder, result, call.output[0], f"{name}_shaped")


def _of_library(operator: Operator) -> _Call:
    problem = operator.problem
    residual = problem.epilogue.residual
    return _Call(
        operator.module["main"],
        problem.kernel.certificate.name,
        operator.constants,
        (operator.input_shape, problem.input_dtype),
        (operator.output_shape, operator.output_dtype),
        problem.stored_shape,
        problem.residual_shape if residual else None,
        problem.stored_residual_shape if residual else (),
    )


def _of_protocol(operator: ScheduledOperator) -> _Call:
    shape, dtype = tuple(operator.output_shape), operator.output_dtype
    return _Call(
        operator.prim_func,
        type(operator).__name__,
        operator.constants,
        (tuple(operator.input_shape), operator.input_dtype),
        (shape, dtype),
        shape,
    )


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
