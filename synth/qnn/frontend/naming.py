"""Names of Relax bindings. Every variable has the name of its source node as a name that TVM can print.

The attribute ``own_names`` of ``main`` has the model's own names by variable, for reports.
"""

import re
from collections.abc import Callable
from typing import Any

from tvm import relax

from synth.qnn.indices import select_in_range

LONGEST = 80
"""Most characters of the name of a TFLite or PyTorch variable."""


def identifier(name: str) -> str:
    """Return ``name`` as a name that TVM can print: ASCII letters, digits and underscores."""
    clean = re.sub(r"\W", "_", name, flags=re.ASCII) or "tensor"
    return f"n{clean}" if clean[0].isdigit() else clean


def own_names(function: Any) -> Callable[[str], str]:
    """Return a function from a variable's name to the model's own name of the node that the variable belongs
    to. Relax numbers repeated names, and the number does not count. Other names are returned as they are."""
    names = {str(k): str(v) for k, v in ((function.attrs or {}).get("own_names") or {}).items()}
    return lambda name: names.get(name) or names.get(re.sub(r"_?\d+$", "", name), name)


class NamedBuilder:
    """A Relax block builder that binds an expression, and every call inside the expression, under one name.
    The converters of TVM's front ends call it as they would call ``relax.BlockBuilder``. ``own``: the model's
    own name by the name of a variable."""

    def __init__(self, builder: Any) -> None:
        self.builder = builder
        self.own: dict[str, str] = {}

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        """Bind ``expr`` and its inner calls under ``name_hint``, and return the variable of ``expr``. Relax
        numbers repeated names."""
        if isinstance(expr, relax.Call):
            args = [self.emit(a, name_hint) if isinstance(a, relax.Call) else a for a in expr.args]
            expr = relax.Call(expr.op, args, expr.attrs, expr.ty_args)
        return self.bind(expr, name_hint[:LONGEST])

    def bind(self, expr: Any, own: str) -> Any:
        """Bind ``expr``, whose indices lie in range, and return the variable, named like ``own``."""
        expr = select_in_range(lambda inner: self.emit(inner, own), expr)
        variable = self.builder.emit(expr, name_hint=identifier(own))
        self.own[str(variable.name)] = own
        return variable

    def named(self, module: Any) -> Any:
        """Return the module with the own names of its variables as an attribute of ``main``."""
        module["main"] = module["main"].with_attr("own_names", self.own)
        return module

    def __getattr__(self, name: str) -> Any:
        return getattr(self.builder, name)
