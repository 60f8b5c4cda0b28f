"""What is known of a model's function before it is rewritten: the values and the readers of its variables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tvm import relax

from synth.qnn.graph import bindings, constant, dtype_of, uses
from synth.qnn.passes.ranges import values_of_binding
from synth.qnn.values import Values, values_of_constant, values_of_dtype


@dataclass(eq=False)
class Analysis:
    """What is known of a function before it is rewritten."""

    values: dict[Any, Values | None] = field(default_factory=dict)
    counts: dict[Any, int] = field(default_factory=dict)
    readers: dict[Any, list[tuple[Any, Any]]] = field(default_factory=dict)

    def lookup(self, value: Any) -> Values | None:
        array = constant(value)
        if array is not None:
            return values_of_constant(array)
        known = self.values.get(value)
        return known if known is not None else values_of_dtype(dtype_of(value))

    def only_reader(self, variable: Any) -> tuple[Any, Any] | None:
        """The one binding that reads a variable, where there is exactly one."""
        found = self.readers.get(variable, [])
        return found[0] if self.counts.get(variable) == 1 and len(found) == 1 else None


def analyze(function: Any) -> Analysis:
    """Values, uses and readers of every variable."""
    known = Analysis(counts=uses(function))
    for variable, value in bindings(function):
        if isinstance(value, relax.Call):
            known.values[variable] = values_of_binding(str(variable.name), value, known.lookup)
            for arg in _variables(value):
                known.readers.setdefault(arg, []).append((variable, value))
        elif isinstance(value, relax.Var):
            known.values[variable] = known.lookup(value)
    return known


def _variables(value: Any) -> list[Any]:
    if isinstance(value, relax.Var):
        return [value]
    if isinstance(value, relax.Tuple):
        return [v for f in value.fields for v in _variables(f)]
    if isinstance(value, relax.Call):
        return [v for arg in value.args for v in _variables(arg)]
    return []
