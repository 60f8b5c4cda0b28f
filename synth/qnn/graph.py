"""Walking and rebuilding the one function of a model: what every pass here shares."""

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
    """A builder that ends what is open of a function when an error leaves it: TVM's own leaves it open, and
    warns on standard error when it goes."""

    def _exit_function_scope(self, kind: Any, error: Any, trace: Any) -> None:
        super()._exit_function_scope(kind, error, trace)
        if kind is not None:
            self._end_block()
            self.end_scope()


Visit = Callable[[Any, Any, Any], Any]
"""``visit(builder, var, value) -> expression`` that takes ``value``'s place (``value`` itself to keep it)."""


def main_function(module: Any) -> Any:
    """The function ``main``. Raises UserError where the module has none or it has control flow."""
    names = [str(variable.name_hint) for variable in module.get_global_vars()]
    if "main" not in names:
        raise UserError(f"module with functions {', '.join(names) or 'none'}: needs one named main")
    function = module["main"]
    if not isinstance(function.body, relax.SeqExpr):
        raise UserError("main: its body is no sequence of bindings; run the front end's module as it is")
    return function


def bindings(function: Any) -> Iterator[tuple[Any, Any]]:
    """Every binding (variable, value) in order. Raises UserError on a match_cast (shapes must be static)."""
    for block in function.body.blocks:
        for binding in block.bindings:
            if not isinstance(binding, relax.VarBinding):
                raise UserError(f"{binding.var.name}: shapes that are only known at run time; fix them")
            yield binding.var, binding.value


def rebuild(module: Any, visit: Visit) -> Any:
    """A module whose ``main`` has every bound value replaced by what ``visit`` gives for it.

    Values come to ``visit`` with their variables already replaced. Names of variables are kept. Functions
    other than ``main`` are kept, and those that ``visit`` adds to the builder are added.
    """
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
    """``value`` with its variables replaced; a tuple's element is taken where the tuple is known."""
    if isinstance(value, relax.Var):
        return mapping.get(value, value)
    if isinstance(value, relax.Tuple):
        return relax.Tuple([substitute(field, mapping) for field in value.fields])
    if isinstance(value, TupleGetItem):
        source, index = substitute(value.tuple_value, mapping), value.index
        return source.fields[index] if isinstance(source, relax.Tuple) else TupleGetItem(source, index)
    if isinstance(value, relax.Call):
        arguments = [substitute(arg, mapping) for arg in value.args]
        return on_other(value, *arguments)
    return value


def on_other(call: Any, *arguments: Any) -> Any:
    """The call with other first arguments."""
    return relax.Call(call.op, [*arguments, *call.args[len(arguments) :]], call.attrs, list(call.ty_args))


def simplify(module: Any) -> Any:
    """The module in A-normal form, without bindings that only rename and without dead ones."""
    clean = relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination(["main"])
    return tvm.ir.transform.Sequential([relax.transform.Normalize(), *clean])(module)


def variables(value: Any) -> Iterator[Any]:
    """The variables that an expression reads, each as often as it does."""
    if isinstance(value, relax.Var):
        yield value
    elif isinstance(value, TupleGetItem):
        yield from variables(value.tuple_value)
    elif isinstance(value, (relax.Tuple, relax.Call)):
        for part in value.fields if isinstance(value, relax.Tuple) else value.args:
            yield from variables(part)


def uses(function: Any) -> Mapping[Any, int]:
    """How often each variable is read, the function's result included."""
    values = [*(value for _, value in bindings(function)), function.body.body]
    return collections.Counter(variable for value in values for variable in variables(value))


def readers(function: Any) -> dict[Any, list[tuple[Any, Any]]]:
    """The bindings (variable, call) of the calls that read each variable, one for each time that they do."""
    found: dict[Any, list[tuple[Any, Any]]] = {}
    for variable, value in bindings(function):
        for read in variables(value) if isinstance(value, relax.Call) else ():
            found.setdefault(read, []).append((variable, value))
    return found


def op_name(value: Any) -> str | None:
    """The operator's name of a call of a Relax operator, else None."""
    if isinstance(value, relax.Call) and isinstance(value.op, Op):
        return str(value.op.name)
    return None


def constant(value: Any) -> NDArray[Any] | None:
    """The array of a constant expression, else None."""
    return np.asarray(value.value.numpy()) if isinstance(value, CONSTANT) else None


def shape_of(value: Any) -> tuple[int, ...]:
    """The static shape of a tensor expression. Raises UserError where it is not static."""
    dims = getattr(value.ty, "shape", None)
    if dims is None or not all(hasattr(d, "value") or isinstance(d, int) for d in dims):
        raise UserError(f"{getattr(value, 'name', value)}: shape {dims} is not static; fix the input shapes")
    return tuple(int(d) for d in dims)


def joint(*shapes: Sequence[int]) -> tuple[int, ...] | None:
    """The shape to which these broadcast; None where they do not."""
    try:
        return np.broadcast_shapes(*(tuple(shape) for shape in shapes))
    except ValueError:
        return None


def dtype_of(value: Any) -> str:
    """The element type of a tensor expression: ``float32``, ``int8``, ..."""
    found = value.ty.dtype
    return str(getattr(found, "dtype", found))


def sliced(x: Any, shape: Sequence[int], taken: Mapping[int, range]) -> Any:
    """The indices ``taken`` of some axes of ``x``. (To Relax an end below 0 counts from the axis's end.)"""
    ends = [r.stop if r.stop >= 0 else r.stop - shape[axis] for axis, r in taken.items()]
    starts, steps = [r.start for r in taken.values()], [r.step for r in taken.values()]
    return relax.op.strided_slice(x, list(taken), starts, ends, steps)


def per_filter(array: NDArray[Any], rank: int, axis: int, filters: int) -> NDArray[Any] | None:
    """A constant that broadcasts against a tensor, as one number per index of ``axis``; else None."""
    if array.size == 1:
        return np.full(filters, array.reshape(-1)[0], array.dtype)
    full = (1,) * (rank - array.ndim) + array.shape
    return array.reshape(-1) if array.size == filters and full[axis] == filters else None


@relax.expr_functor.mutator
class Renaming(relax.PyExprMutator):
    """A copy of a function with some of its variables renamed."""

    def __init__(self, chosen: Mapping[Any, str]) -> None:
        super().__init__()
        self.chosen = chosen

    def visit_dataflow_var_def_(self, var: Any) -> Any:
        return self._renamed(var, relax.DataflowVar)

    def visit_var_def_(self, var: Any) -> Any:
        return self._renamed(var, relax.Var)

    def _renamed(self, var: Any, kind: Any) -> Any:
        if var not in self.chosen:
            return var
        made = kind(self.chosen[var], var.ty)
        self.set_var_remap(var, made)
        return made
