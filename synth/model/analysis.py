"""What is known of a model's function before it is rewritten: the values and the readers of its variables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tvm import relax

from synth.qnn.graph import bindings, readers, uses
from synth.qnn.passes.ranges import Known


@dataclass(eq=False)
class Analysis(Known):
    """What is known of a function before it is rewritten."""

    counts: Mapping[Any, int] = field(default_factory=dict)
    readers: Mapping[Any, list[tuple[Any, Any]]] = field(default_factory=dict)

    def only_reader(self, variable: Any) -> tuple[Any, Any] | None:
        """The one binding that reads a variable, where there is exactly one."""
        found = self.readers.get(variable, [])
        return found[0] if self.counts.get(variable) == 1 and len(found) == 1 else None


def analyze(function: Any) -> Analysis:
    """Values, uses and readers of every variable."""
    known = Analysis(counts=uses(function), readers=readers(function))
    for variable, value in bindings(function):
        if isinstance(value, relax.Call):
            known.note(variable, str(variable.name), value)
        elif isinstance(value, relax.Var):
            known.values[variable] = known.lookup(value)
    return known
