"""Functions of one byte as tables.

An 8-bit result that is computed element by element from a single 8-bit tensor is a function of 256 values.
Examples are activations, rescalings, and products of a tensor with a function of itself. If the target looks
up many bytes at once (``synth.compiler.lookup``), such an operator chain becomes one table. The operators
themselves fill the table: compiled for this computer, they run on all values. Each entry thus has the bits
that the operator chain would give.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.compiler.lookup import SIZE, Lookup, choose_lookup, lookup_function, table_rows
from synth.compiler.machines import CompileTarget
from synth.model.elementwise import as_scheduled
from synth.qnn.graph import (
    bindings,
    constant,
    dtype_of,
    main_function,
    on_other,
    rebuild,
    shape_of,
    simplify,
    variables,
)
from synth.qnn.traits import tensors_of, traits_of
from synth.qnn.values import BYTES


def by_tables(module: Any, machine: CompileTarget, threads: int, evaluate: Callable[[Any], Any]) -> Any:
    """Return the module with table lookups for elementwise chains from one 8-bit tensor to an 8-bit result,
    if ``machine`` has lookups. ``threads``: most threads of a lookup. ``evaluate(module)`` returns a function
    on arrays that runs ``main`` on this computer."""
    lookup = choose_lookup(machine)
    module = simplify(module)
    function = main_function(module)
    roots = _roots(function)
    targets = _wanted(function, roots) if lookup is not None else []
    if lookup is None or not targets:
        return module
    tables = _tables(function, roots, targets, evaluate)
    sources: dict[Any, Any] = {variable: variable for variable in function.params}
    starts = {roots[variable] for variable in targets}

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        if variable in tables:
            call = _looked_up(builder, lookup, sources[roots[variable]], tables[variable], variable, threads)
            return builder.emit(call, str(variable.name))
        if variable in starts:
            sources[variable] = builder.emit(value, str(variable.name))
            return sources[variable]
        return value

    return simplify(rebuild(module, visit))


def _roots(function: Any) -> dict[Any, Any]:
    """Return the 8-bit variable from which each elementwise variable is computed, if it is the only one. All
    elements must be computed by the same function."""
    roots: dict[Any, Any] = {}
    for variable, call in bindings(function):
        if not traits_of(call).elementwise or not isinstance(call, relax.Call):
            continue
        tensors = tensors_of(call)
        sizes = [array.size for array in map(constant, tensors) if array is not None]
        moving = [arg for arg in tensors if isinstance(arg, relax.Var)]
        others = [arg for arg in call.args[len(tensors) :] if isinstance(arg, relax.Var)]
        starts = {roots.get(arg, arg if dtype_of(arg) in BYTES else None) for arg in moving}
        if len(starts) != 1 or None in starts or others:
            continue
        (start,) = starts
        # For a tensor with fewer elements than the table has entries, a table is more work and more memory.
        if set(sizes) <= {1} and shape_of(variable) == shape_of(start) and math.prod(shape_of(start)) >= SIZE:
            roots[variable] = start
    return roots


def _wanted(function: Any, roots: dict[Any, Any]) -> list[Any]:
    """Return the 8-bit functions that are read by anything but functions of the same variable."""
    read = set(variables(function.body.body))
    for variable, value in bindings(function):
        read.update(v for v in variables(value) if roots.get(v) != roots.get(variable))
    return [variable for variable in roots if variable in read and dtype_of(variable) in BYTES]


def _tables(
    function: Any, roots: dict[Any, Any], targets: Sequence[Any], evaluate: Callable[[Any], Any]
) -> dict[Any, NDArray[Any]]:
    """Return 256 entries of each function, in the order of the variable's values from the least on."""
    definition: dict[Any, Any] = dict(bindings(function))
    kinds = sorted({(dtype_of(roots[variable]), len(shape_of(variable))) for variable in targets})
    shapes = {kind: (SIZE, *(1,) * (kind[1] - 1)) for kind in kinds}
    kinds_of = {kind: relax.TensorType(shape, kind[0]) for kind, shape in shapes.items()}
    inputs = {kind: relax.Var(f"x{n}", kind_type) for n, (kind, kind_type) in enumerate(kinds_of.items())}
    builder, emitted = relax.BlockBuilder(), dict[Any, Any]()

    def value_of(variable: Any) -> Any:
        if variable not in roots:
            return inputs[dtype_of(variable), len(shape_of(variable))]
        if variable not in emitted:
            call = definition[variable]
            tensors = [value_of(arg) if isinstance(arg, relax.Var) else arg for arg in tensors_of(call)]
            emitted[variable] = builder.emit(on_other(call, *tensors), str(variable.name))
        return emitted[variable]

    with builder.function("main", list(inputs.values())):
        with builder.dataflow():
            results = builder.emit_output(relax.Tuple([value_of(variable) for variable in targets]))
        builder.emit_func_output(results)
    values = [np.arange(SIZE) + np.iinfo(dtype).min for dtype, _ in kinds]
    arrays = [v.astype(kind[0]).reshape(shapes[kind]) for v, kind in zip(values, kinds, strict=True)]
    results = evaluate(builder.finalize())(*arrays)
    results = results if isinstance(results, tuple) else (results,)
    return {variable: result.reshape(SIZE) for variable, result in zip(targets, results, strict=True)}


def _looked_up(
    builder: Any, lookup: Lookup, source: Any, table: NDArray[Any], variable: Any, threads: int
) -> Any:
    index, entry, shape = dtype_of(source), dtype_of(variable), shape_of(variable)
    function = as_scheduled(lookup_function(lookup, shape, index, entry, threads), "table")
    rows = relax.const(table_rows(lookup, table, index))
    return relax.call_tir(builder.add_func(function, "table"), [source, rows], relax.TensorType(shape, entry))
