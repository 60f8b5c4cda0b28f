"""Unique names, and names of layers that survive fusion, which calls its results lv, lv1, ..."""

import itertools
from collections.abc import Mapping
from typing import Any

import tvm
from tvm import relax

from synth.qnn.graph import Renaming


def unique(wish: str, taken: set[str]) -> str:
    """Return ``wish``, or the first of wish_2, wish_3, ... that is not in ``taken``, and add it there."""
    candidates = (f"{wish}_{number}" for number in itertools.count(2))
    name = next(name for name in itertools.chain([wish], candidates) if name not in taken)
    taken.add(name)
    return name


@tvm.transform.module_pass(opt_level=0, name="synth.FuseNamedOps")
class FuseNamedOps:
    """Relax's FuseOps, but the result of each fused group keeps the name that its variable had before.

    Equal groups become one function, so that names inside a group are useless. Instead every value gets a
    number that depends on how it is computed. Equal numbers before and after fusion identify the value.
    """

    def transform_module(self, module: Any, _context: Any) -> Any:
        numbers = _Numbers(module)
        names: dict[int, str] = {}
        for variable, number in numbers.function(module["main"]).items():
            names.setdefault(number, variable.name)
        fused = relax.transform.FuseOps()(module)
        numbers.module = fused
        values = numbers.function(fused["main"])
        titles = {v: names[n] for v, n in values.items() if n in names and names[n] != v.name}
        fused["main"] = Renaming(titles).visit_expr(fused["main"])
        return fused


class _Numbers:
    """Numbers of values. Values that are computed alike from the same inputs have equal numbers."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self._known: dict[Any, int] = {}
        self._kept: list[Any] = []  # keeps values alive whose number depends on their address

    def function(self, main: Any) -> dict[Any, int]:
        """Return a number for each variable that ``main`` binds."""
        environment = {p: self._number(("input", i)) for i, p in enumerate(main.params)}
        self._bind(main, environment)
        return {variable: n for variable, n in environment.items() if variable not in list(main.params)}

    def _bind(self, function: Any, environment: dict[Any, int]) -> None:
        for block in function.body.blocks:
            for binding in block.bindings:
                value = getattr(binding, "value", None)
                environment[binding.var] = self._value(value, environment)

    def _value(self, value: Any, environment: Mapping[Any, int]) -> int:
        if isinstance(value, relax.Var):
            return environment[value]
        if isinstance(value, relax.Tuple):
            return self._number(("tuple", *(self._value(part, environment) for part in value.fields)))
        if isinstance(value, relax.TupleGetItem):
            return self._number(("item", value.index, self._value(value.tuple_value, environment)))
        if isinstance(value, relax.Call):
            return self._call(value, environment)
        self._kept.append(value)
        return self._number(("other", hash(value)))

    def _call(self, call: Any, environment: Mapping[Any, int]) -> int:
        if isinstance(call.op, tvm.ir.GlobalVar) and isinstance(self.module[call.op], relax.Function):
            group = self.module[call.op]
            inside = {p: self._value(a, environment) for p, a in zip(group.params, call.args, strict=True)}
            self._bind(group, inside)
            return self._value(group.body.body, inside)
        names = [arg.name_hint for arg in call.args if isinstance(arg, tvm.ir.GlobalVar)]
        shapes = [str(arg) for arg in call.args if isinstance(arg, relax.ShapeExpr)]
        atoms = (tvm.ir.GlobalVar, relax.ShapeExpr)
        values = [self._value(arg, environment) for arg in call.args if not isinstance(arg, atoms)]
        operator = str(getattr(call.op, "name", call.op))
        return self._number(("call", operator, str(call.attrs), *names, *shapes, *values))

    def _number(self, key: Any) -> int:
        return self._known.setdefault(key, len(self._known))
