"""Names of bindings: a report names layers by them, so every variable carries the name of its source node."""

import re
from typing import Any

from tvm import relax

LONGEST = 80


def identifier(name: str) -> str:
    """A name for a variable: letters, digits and underscores, not a digit first, 80 at most."""
    cleaned = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_")[:LONGEST]
    return cleaned if cleaned and not cleaned[0].isdigit() else f"t{cleaned}"


def emitted(builder: Any, expr: Any, name: str) -> Any:
    """Bind an expression, and every call inside it, to variables of one name (Relax numbers them)."""
    if isinstance(expr, relax.Call):
        args = [emitted(builder, a, name) if isinstance(a, relax.Call) else a for a in expr.args]
        expr = relax.Call(expr.op, args, expr.attrs, expr.ty_args)
    return builder.emit(expr, name_hint=identifier(name))
