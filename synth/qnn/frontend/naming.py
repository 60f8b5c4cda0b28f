"""Names of Relax bindings. Reports name layers by them, so every variable has the name of its source node."""

import re
from typing import Any

from tvm import relax

LONGEST = 80
"""Most characters of the name of a TFLite or PyTorch variable."""


def identifier(name: str) -> str:
    """Return ``name`` as a name that TVM can print: ASCII letters, digits and underscores."""
    clean = re.sub(r"\W", "_", name, flags=re.ASCII) or "tensor"
    return f"n{clean}" if clean[0].isdigit() else clean


class NamedBuilder:
    """A Relax block builder that binds an expression, and every call inside the expression, under one name.
    The converters of TVM's front ends call it as they would call ``relax.BlockBuilder``."""

    def __init__(self, builder: Any) -> None:
        self.builder = builder

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        """Bind ``expr`` and its inner calls under ``name_hint``, and return the variable of ``expr``. Relax
        numbers repeated names."""
        if isinstance(expr, relax.Call):
            args = [self.emit(a, name_hint) if isinstance(a, relax.Call) else a for a in expr.args]
            expr = relax.Call(expr.op, args, expr.attrs, expr.ty_args)
        return self.builder.emit(expr, name_hint=identifier(name_hint)[:LONGEST])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.builder, name)
