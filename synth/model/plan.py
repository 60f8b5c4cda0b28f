"""A lowered Relax function as a list of steps on numbered buffers: what each step calls, on which buffers.

``make_plan`` takes an IRModule after LegalizeOps, FuseOps and FuseTIR. Its ``main`` may contain calls of
PrimFuncs (``call_tir``), tuples, constants and reshapes. All shapes are fixed.
"""

import hashlib
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

import numpy as np
import tvm
from numpy.typing import NDArray
from tvm import relax, te

from synth.errors import UserError
from synth.model.names import unique
from synth.qnn.dialect import CONSTANT
from synth.qnn.frontend.naming import own_names
from synth.qnn.traits import traits_of

Role = Literal["input", "output", "constant", "temporary", "state"]
#: A Relax expression as buffers: one index, or a tuple of them.
Value: TypeAlias = "int | tuple[Value, ...]"

_CALL = "relax.call_tir"


@dataclass(frozen=True)
class Buffer:
    """A dense array. ``alias_of``: index of the buffer whose memory this buffer has in another shape.
    Constants have a ``value``. That of a state, which one run leaves for the next, is its first one."""

    name: str
    shape: tuple[int, ...]
    dtype: str
    role: Role
    alias_of: int | None = None
    value: NDArray[Any] | None = field(default=None, compare=False, repr=False)

    @property
    def bytes(self) -> int:
        return math.prod(self.shape) * np.dtype(self.dtype).itemsize


@dataclass(frozen=True)
class Step:
    """One call of a PrimFunc. ``arguments`` are indices of buffers. The last ``outputs`` of them are written.

    ``name`` is the source layer's and unique in the plan, ``node`` the model's own name of that layer. For a
    step that the compiler made up, it is "behind" and the node of what the step reads, or empty.
    ``kind`` is the kind of layer that the PrimFunc states, or its name without the number that made it
    unique.
    """

    name: str
    function: str
    arguments: tuple[int, ...]
    outputs: int
    kind: str
    node: str = ""

    @property
    def reads(self) -> tuple[int, ...]:
        return self.arguments[: len(self.arguments) - self.outputs]

    @property
    def writes(self) -> tuple[int, ...]:
        return self.arguments[len(self.arguments) - self.outputs :]


@dataclass(frozen=True)
class ModelPlan:
    """A model as steps. ``inputs`` and ``outputs`` are indices of buffers in the model's order. These buffers
    have the names of the model's inputs and outputs. ``functions`` are the steps' PrimFuncs by name."""

    steps: tuple[Step, ...]
    buffers: tuple[Buffer, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    functions: Mapping[str, Any]
    threads: int

    def root(self, index: int) -> int:
        """Return the index of the buffer that owns the memory of buffer ``index``."""
        return root_of(self.buffers, index)

    def roots(self, role: Role) -> tuple[int, ...]:
        """Return the indices of the buffers of a role that own their memory."""
        return tuple(i for i, b in enumerate(self.buffers) if b.role == role and b.alias_of is None)

    @property
    def constant_bytes(self) -> int:
        return sum(self.buffers[i].bytes for i in self.roots("constant"))


def root_of(buffers: Sequence[Buffer], index: int) -> int:
    base = buffers[index].alias_of
    return index if base is None else base


def make_plan(mod: Any, threads: int) -> ModelPlan:
    """Return the plan of the function ``main`` of ``mod``, without steps and buffers that no output needs.

    The outputs have the names in the function's attribute "output_names", or their variables' names. If two
    of these are equal, all outputs are named output0, output1, ... The last parameters and results are states
    if the attribute "states" has first values. Raises UserError for a shape that is not
    fixed, and for a call of anything but a PrimFunc of these shapes and dtypes. "output_names" that are not
    one different name per output raise UserError too.
    """
    mod = relax.transform.RewriteDataflowReshape()(mod)
    mod = relax.transform.DeadCodeElimination(["main"])(mod)
    table = {variable.name_hint: function for variable, function in mod.functions.items()}
    main = table.get("main")
    if not isinstance(main, relax.Function):
        raise UserError(f"module with functions {sorted(table)}: give one whose 'main' is a Relax function")
    builder = _Builder(mod)
    first = [constant.value.numpy() for constant in (main.attrs or {}).get("states") or []]
    inputs = [builder.input(parameter) for parameter in main.params]
    inputs, states = inputs[: len(inputs) - len(first)], inputs[len(inputs) - len(first) :]
    for state, value in zip(states, first, strict=True):
        builder.buffers[state] = replace(builder.buffers[state], role="state", value=value)
    for block in main.body.blocks:
        for binding in block.bindings:
            builder.bind(binding)
    results = _flatten(builder.value(main.body.body))
    results, values = results[: len(results) - len(first)], results[len(results) - len(first) :]
    if main.attrs and "output_names" in main.attrs:
        names = [str(name) for name in main.attrs["output_names"]]
        if len(names) != len(results) or len(set(names)) != len(names):
            raise UserError(f"output_names={names}: give {len(results)} different names, one per output")
    else:
        names = [builder.buffers[index].name for index in results]
        if len(set(names)) < len(names):
            names = [f"output{number}" for number in range(len(results))]
    outputs = builder.outputs(results, names)
    builder.keep(states, values)
    return _used(builder, inputs, outputs, threads)


class _Builder:
    """Buffers, steps and functions of ``main`` found so far."""

    def __init__(self, mod: Any) -> None:
        self.mod = mod
        self.buffers: list[Buffer] = []
        self.steps: list[Step] = []
        self.functions: dict[str, Any] = {}
        self._values: dict[Any, Value] = {}
        self._constants: dict[tuple[str, tuple[int, ...], bytes], int] = {}
        self._names: set[str] = set()
        self._own = own_names(mod["main"])
        self._nodes: dict[int, str] = {}

    def input(self, parameter: Any) -> int:
        if not isinstance(parameter.ty, relax.TensorType):
            raise UserError(f"input {parameter.name}: is no tensor; a static program takes tensors only")
        index = self._add(Buffer(parameter.name, *_type(parameter.name, parameter.ty), role="input"))
        self._values[parameter] = index
        return index

    def bind(self, binding: Any) -> None:
        variable, name = binding.var, binding.var.name
        if not isinstance(binding, relax.VarBinding):
            raise UserError(_refusal(name, "match_cast"))
        if isinstance(binding.value, relax.ShapeExpr):
            return  # a reshape's target shape, which the result's type has too
        value = binding.value
        called = isinstance(value, relax.Call)
        self._values[variable] = self._call(name, value) if called else self.value(value, name)

    def value(self, expression: Any, name: str = "result") -> Value:
        if isinstance(expression, relax.Var):
            return self._values[expression]
        if isinstance(expression, CONSTANT):
            return self._constant(name, expression)
        if isinstance(expression, relax.Tuple):
            return tuple(self.value(part, name) for part in expression.fields)
        if isinstance(expression, relax.TupleGetItem):
            items = self.value(expression.tuple_value, name)
            assert isinstance(items, tuple)
            return items[expression.index]
        raise UserError(_refusal(name, type(expression).__name__))

    def outputs(self, results: Sequence[int], names: Sequence[str]) -> list[int]:
        """Return a buffer of its own for each result: the step's temporary, or else a copy."""
        outputs = []
        for index, name in zip(results, names, strict=True):
            base = self.root(index)
            if self.buffers[base].role == "temporary":
                self.buffers[base] = replace(self.buffers[base], role="output")
                self.buffers[index] = replace(self.buffers[index], role="output", name=name)
                outputs.append(index)
            else:
                outputs.append(self._copy(index, name))
        return outputs

    def keep(self, states: Sequence[int], values: Sequence[int]) -> None:
        """Copy the values of the next run to the states. A value that is another state is copied twice."""
        pairs = [(to, i) for to, i in zip(states, values, strict=True) if self.root(i) != to]
        name = {to: self.buffers[to].name for to in states}
        pairs = [(to, self._copy(i, name[to], "temporary") if self.root(i) in name else i) for to, i in pairs]
        for to, index in pairs:
            self._copy(index, name[to], "state", to)

    def _call(self, name: str, call: Any) -> Value:
        operator = call.op.name if isinstance(call.op, tvm.ir.Op) else str(call.op)
        if traits_of(call).view:
            base = self.root(self._tensor(name, call.args[0]))
            return self._add(Buffer(name, *_type(name, call.ty), role=self.buffers[base].role, alias_of=base))
        if operator != _CALL:
            raise UserError(_refusal(name, operator))
        if len(call.args) > 2 and len(call.args[2]):
            raise UserError(_refusal(name, f"{_CALL} with symbolic shapes"))
        symbol = call.args[0].name_hint
        function = self.mod[call.args[0]]
        reads = [self._tensor(name, part) for part in call.args[1].fields]
        result = call.ty_args[0]
        types = [result] if isinstance(result, relax.TensorType) else result.fields
        writes = [self._add(Buffer(name, *_type(name, ty), role="temporary")) for ty in types]
        arguments = (*reads, *writes)
        _check_fit(name, symbol, function, [self.buffers[i] for i in arguments])
        self.functions[symbol] = function
        label = (function.attrs or {}).get("synth.kind")
        kind = str(label) if label is not None else re.sub(r"_?\d+$", "", symbol) or symbol
        step = unique(name, self._names)
        node = self._node(name, reads)
        self._nodes |= {self.root(index): node for index in writes}
        self.steps.append(Step(step, symbol, arguments, len(writes), kind, node))
        return writes[0] if isinstance(result, relax.TensorType) else tuple(writes)

    def _node(self, name: str, reads: Sequence[int]) -> str:
        title = self._own(name)
        if not re.fullmatch(r"lv\d*", title):  # a name that Relax makes up
            return title
        before = next(filter(None, (self._nodes.get(self.root(index)) for index in reads)), "")
        return f"behind {before.removeprefix('behind ')}" if before else ""

    def _copy(self, index: int, name: str, role: Role = "output", to: int | None = None) -> int:
        """Copy a buffer to a new one of a role, or to the buffer ``to``, and return it."""
        source = self.buffers[index]
        symbol = f"copy_{source.dtype}_{'x'.join(map(str, source.shape)) or 'scalar'}"
        data = te.placeholder(source.shape, source.dtype, name="source")
        copied = te.compute(source.shape, lambda *place: data[place], name="copied")
        self.functions[symbol] = te.create_prim_func([data, copied])
        target = self._add(Buffer(name, source.shape, source.dtype, role=role)) if to is None else to
        self.steps.append(Step(unique(name, self._names), symbol, (index, target), 1, "copy", name))
        return target

    def _tensor(self, name: str, expression: Any) -> int:
        value = self.value(expression, name)
        if isinstance(value, tuple):
            raise UserError(_refusal(name, "a tuple as an argument"))
        return value

    def _constant(self, name: str, constant: Any) -> int:
        # ascontiguousarray turns a scalar into one dimension: the reshape restores the scalar.
        array = np.ascontiguousarray(constant.value.numpy()).reshape(constant.value.shape)
        key = (str(array.dtype), tuple(map(int, array.shape)), hashlib.sha256(array.tobytes()).digest())
        if key not in self._constants:
            array.flags.writeable = False
            self._constants[key] = self._add(Buffer(name, key[1], key[0], role="constant", value=array))
        return self._constants[key]

    def _add(self, buffer: Buffer) -> int:
        self.buffers.append(buffer)
        return len(self.buffers) - 1

    def root(self, index: int) -> int:
        return root_of(self.buffers, index)


def _used(builder: _Builder, inputs: Sequence[int], outputs: Sequence[int], threads: int) -> ModelPlan:
    """Return the plan with only the used buffers, numbered anew. Aliases name the owner of the memory."""
    root = builder.root
    buffers_read = {*inputs, *outputs, *(index for step in builder.steps for index in step.arguments)}
    order = sorted(buffers_read | {root(index) for index in buffers_read})
    place = {old: new for new, old in enumerate(order)}
    rows = [(builder.buffers[old], old, root(old)) for old in order]
    buffers = [
        replace(buffer, alias_of=None if base == old else place[base], role=builder.buffers[base].role)
        for buffer, old, base in rows
    ]

    def renumbered(indices: Sequence[int]) -> tuple[int, ...]:
        return tuple(place[index] for index in indices)

    steps = tuple(replace(step, arguments=renumbered(step.arguments)) for step in builder.steps)
    ends = renumbered(inputs), renumbered(outputs)
    return ModelPlan(steps, tuple(buffers), *ends, builder.functions, threads)


def _flatten(value: Value) -> list[int]:
    if isinstance(value, int):
        return [value]
    return [index for part in value for index in _flatten(part)]


def _type(name: str, ty: Any) -> tuple[tuple[int, ...], str]:
    """Return shape and dtype of a tensor type. Raises UserError for a shape that is not fixed or is empty."""
    dtype = str(getattr(ty.dtype, "dtype", ty.dtype)) if ty.dtype is not None else ""
    extents = None if ty.shape is None else getattr(ty.shape, "values", None)
    if extents is None or not all(isinstance(extent, tvm.tirx.IntImm) for extent in extents):
        raise UserError(f"{name}: shape {ty.shape} is not fixed; give the model's inputs fixed shapes")
    shape = tuple(int(extent) for extent in extents)
    if 0 in shape:
        raise UserError(f"{name}: shape {list(shape)} has no elements; a static program needs some")
    try:
        np.dtype(dtype)
    except TypeError:
        raise UserError(f"{name}: dtype {dtype!r} has no array type; cast it to one that numpy has") from None
    return shape, dtype


def _check_fit(name: str, symbol: str, function: Any, buffers: Sequence[Buffer]) -> None:
    if not isinstance(function, tvm.tirx.PrimFunc):
        raise UserError(_refusal(name, f"a call of {symbol}, which is no PrimFunc,"))
    parameters = [(tuple(p.shape), str(p.dtype)) for p in function.params]
    actual = [(buffer.shape, buffer.dtype) for buffer in buffers]
    if not all(isinstance(extent, tvm.tirx.IntImm) for shape, _ in parameters for extent in shape):
        problem = "has a shape that is not fixed; give the model's inputs fixed shapes"
        raise UserError(f"{name}: {symbol} {problem}")
    expected = [(tuple(map(int, shape)), dtype) for shape, dtype in parameters]
    if expected != actual:
        raise UserError(f"{name}: {symbol} takes {_listed(expected)}, the call gives {_listed(actual)}")


def _listed(types: Sequence[tuple[tuple[int, ...], str]]) -> str:
    return ", ".join(f"{dtype}{list(shape)}" for shape, dtype in types)


def _refusal(name: str, operator: str) -> str:
    return f"{name}: {operator} cannot be compiled into a static program; replace it by operators on tensors"
