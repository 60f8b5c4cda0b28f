"""Functions to walk and rebuild the function ``main`` of a Relax module, and the scales of its interface."""

from __future__ import annotations

import collections
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import tvm
from numpy.typing import NDArray
from tvm import relax
from tvm.ir import Op, TupleGetItem

from synth.errors import UserError
from synth.qnn.dialect import CONSTANT


class FunctionBuilder(relax.BlockBuilder):
    """A Relax block builder that closes its open blocks if an error leaves the function. TVM's own builder
    leaves them open and later warns on standard error."""

    def _exit_function_scope(self, kind: Any, error: Any, trace: Any) -> None:
        super()._exit_function_scope(kind, error, trace)
        if kind is not None:
            self._end_block()
            self.end_scope()


OPAQUE = 8
"""OpPatternKind::kOpaque: TVM never fuses the function."""
Visit = Callable[[Any, Any, Any], Any]
"""``visit(builder, var, value)`` returns the expression that replaces ``value``, or ``value`` to keep it."""


def main_function(module: Any) -> Any:
    """Return the function ``main``. Raises UserError if it is missing or its body is no relax.SeqExpr."""
    names = [str(variable.name_hint) for variable in module.get_global_vars()]
    if "main" not in names:
        raise UserError(f"module with functions {', '.join(names) or 'none'}: needs one named main")
    function = module["main"]
    if not isinstance(function.body, relax.SeqExpr):
        raise UserError("main: its body is no sequence of bindings; run the front end's module as it is")
    return function


def bindings(function: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every binding (variable, value) in order. Raises UserError for a match_cast, a dynamic shape."""
    for block in function.body.blocks:
        for binding in block.bindings:
            if not isinstance(binding, relax.VarBinding):
                raise UserError(f"{binding.var.name}: shapes that are only known at run time; fix them")
            yield binding.var, binding.value


def rebuild(module: Any, visit: Visit) -> Any:
    """Return the module with every bound value of ``main`` replaced by the result of ``visit``.
    ``visit`` gets values whose variables are already replaced. Variables keep their names. Functions other
    than ``main`` stay, and functions that ``visit`` adds to the builder are added."""
    function = main_function(module)
    others = {g: f for g, f in module.functions.items() if str(g.name_hint) != "main"}
    builder = FunctionBuilder(tvm.IRModule(others))
    mapping: dict[Any, Any] = {}
    with builder.function("main", list(function.params), attrs=dict(function.attrs or {}) or None):
        with builder.dataflow():
            for variable, value in bindings(function):
                new = visit(builder, variable, substitute(value, mapping))
                atom = isinstance(new, (relax.Var, relax.DataflowVar, CONSTANT, relax.Tuple))
                mapping[variable] = new if atom else builder.emit(new, name_hint=str(variable.name))
            out = builder.emit_output(substitute(function.body.body, mapping))
        builder.emit_func_output(out)
    built = builder.finalize()
    body, out = function.body.body, built["main"].body.body
    if isinstance(body, relax.Var) and isinstance(out, relax.Var):
        built["main"] = Renaming({out: str(body.name)}).visit_expr(built["main"])
    return built


def substitute(value: Any, mapping: dict[Any, Any]) -> Any:
    """Return ``value`` with the variables in ``mapping`` replaced. An item of a tuple becomes the element."""
    if isinstance(value, relax.Var):
        return mapping.get(value, value)
    if isinstance(value, relax.Tuple):
        return relax.Tuple([substitute(field, mapping) for field in value.fields])
    if isinstance(value, TupleGetItem):
        source, index = substitute(value.tuple_value, mapping), value.index
        return source.fields[index] if isinstance(source, relax.Tuple) else TupleGetItem(source, index)
    if isinstance(value, relax.Call):
        return on_other(value, *(substitute(arg, mapping) for arg in value.args))
    return value


def on_other(call: Any, *arguments: Any) -> Any:
    """Return the call with its first arguments replaced by ``arguments``."""
    return relax.Call(call.op, [*arguments, *call.args[len(arguments) :]], call.attrs, list(call.ty_args))


def simplify(module: Any) -> Any:
    """Return the module in A-normal form, without dead bindings, bindings that only rename, and Relax
    functions that ``main`` does not reach."""
    clean = relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination(["main"])
    return tvm.ir.transform.Sequential([relax.transform.Normalize(), *clean])(module)


def variables(value: Any) -> Iterator[Any]:
    """Yield the variables that an expression reads, once per read."""
    if isinstance(value, relax.Var):
        yield value
    elif isinstance(value, TupleGetItem):
        yield from variables(value.tuple_value)
    elif isinstance(value, (relax.Tuple, relax.Call)):
        for part in value.fields if isinstance(value, relax.Tuple) else value.args:
            yield from variables(part)


def uses(function: Any) -> Mapping[Any, int]:
    """Return how many times each variable is read, 0 for others. The function's result counts as a read."""
    values = [*(value for _, value in bindings(function)), function.body.body]
    return collections.Counter(variable for value in values for variable in variables(value))


def readers(function: Any) -> dict[Any, list[tuple[Any, Any]]]:
    """Return, for each variable that calls read, the bindings (variable, call), once per read."""
    calls: dict[Any, list[tuple[Any, Any]]] = {}
    for variable, value in bindings(function):
        for argument in variables(value) if isinstance(value, relax.Call) else ():
            calls.setdefault(argument, []).append((variable, value))
    return calls


def op_name(value: Any) -> str | None:
    """Return the operator's name of a call of a Relax operator, otherwise None."""
    return str(value.op.name) if isinstance(value, relax.Call) and isinstance(value.op, Op) else None


def constant(value: Any) -> NDArray[Any] | None:
    """Return the array of a constant expression, otherwise None."""
    return np.asarray(value.value.numpy()) if isinstance(value, CONSTANT) else None


def float32(value: float) -> Any:
    """Return a float32 constant without axes."""
    return relax.const(value, "float32")


def shape_of(value: Any) -> tuple[int, ...]:
    """Return the shape of a tensor expression. Raises UserError if it is not static."""
    dims = getattr(value.ty, "shape", None)
    if dims is None or not all(hasattr(d, "value") or isinstance(d, int) for d in dims):
        raise UserError(f"{getattr(value, 'name', value)}: shape {dims} is not static; fix the input shapes")
    return tuple(int(d) for d in dims)


def joint(*shapes: Sequence[int]) -> tuple[int, ...] | None:
    """Return the shape to which these shapes broadcast. None if they do not broadcast."""
    try:
        return np.broadcast_shapes(*(tuple(shape) for shape in shapes))
    except ValueError:
        return None


def dtype_of(value: Any) -> str:
    """Return the element type of a tensor expression, such as ``float32`` or ``int8``."""
    dtype = value.ty.dtype
    return str(getattr(dtype, "dtype", dtype))


def sliced(x: Any, shape: Sequence[int], ranges: Mapping[int, range]) -> Any:
    """Return ``x`` of shape ``shape``, cut along each axis in ``ranges`` to indices of any step."""
    ends = [r.stop if r.stop >= 0 else r.stop - shape[axis] for axis, r in ranges.items()]
    starts, steps = [r.start for r in ranges.values()], [r.step for r in ranges.values()]
    return relax.op.strided_slice(x, list(ranges), starts, ends, steps)


def per_filter(array: NDArray[Any], rank: int, axis: int, filters: int) -> NDArray[Any] | None:
    """Return an array that broadcasts against a tensor as [filters], a number per index of ``axis``. None if
    it varies along another axis. ``rank`` is the tensor's rank, ``filters`` the size of ``axis``."""
    if array.size == 1:
        return np.full(filters, array.reshape(-1)[0], array.dtype)
    full = (1,) * (rank - array.ndim) + array.shape
    return array.reshape(-1) if array.size == filters and full[axis] == filters else None


@relax.expr_functor.mutator
class Renaming(relax.PyExprMutator):
    """A Relax mutator that copies a function and renames the variables that ``names`` maps to new names."""

    def __init__(self, names: Mapping[Any, str]) -> None:
        super().__init__()
        self.names = names

    def visit_var_def_(self, var: Any) -> Any:
        if var not in self.names:
            return var
        renamed = type(var)(self.names[var], var.ty)
        self.set_var_remap(var, renamed)
        return renamed

    visit_dataflow_var_def_ = visit_var_def_


Scale = tuple[float, int] | None
"""(scale, zero point): a real number is scale * (integer - zero point). None without one scale."""


def boundary_scales(module: Any) -> tuple[Scale, ...]:
    """Return the scale of each input, then of each output, of a front end's module: as the attribute "scales"
    of ``main`` states it, else of the quantizers that read the inputs and compute the outputs."""
    function = main_function(module)
    if function.attrs and "scales" in function.attrs:
        return tuple((float(s[0]), int(s[1])) if len(s) else None for s in function.attrs["scales"])
    reading, bound, result = readers(function), dict(bindings(function)), function.body.body
    scales = [{_scale(call, "qnn.dequantize") for _, call in reading.get(x, ())} for x in function.params]
    while isinstance(bound.get(result), (relax.Var, relax.Tuple)):
        result = bound[result]
    for end in result.fields if isinstance(result, relax.Tuple) else [result]:
        while isinstance(bound.get(end), relax.Var):
            end = bound[end]
        scales.append({_scale(bound.get(end), "qnn.quantize")})
    return tuple(next(iter(several)) if len(several) == 1 else None for several in scales)


def _scale(call: Any, operator: str) -> Scale:
    if op_name(call) != operator:
        return None
    scale, point = constant(call.args[1]), constant(call.args[2])
    if scale is None or point is None or scale.size != 1 or point.size != 1:
        return None
    return float(scale.reshape(())), int(point.reshape(()))
