"""Canonicalize: what is left of the dialect becomes integer Relax (Jain et al. 2020, section 3.2).

A convolution with zero points becomes four terms whose weight parts fold; a requantize a fixed-point or float
product. Each operator says so itself, in its declaration.
"""

from __future__ import annotations

from typing import Any

from synth.qnn.dialect import declaration_of, lower
from synth.qnn.graph import rebuild, simplify


def canonicalize(module: Any) -> Any:
    """The module without operators of the dialect."""

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        return lower(builder, value) if declaration_of(value) is not None else value

    return simplify(rebuild(simplify(module), visit))
