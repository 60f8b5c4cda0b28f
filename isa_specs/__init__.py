"""Instruction-set tables. A module of this package that defines ``ISA`` is an instruction set.

Adding an ISA is adding one such module; nothing else names it.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from isa_specs.instruction import Isa

#: Modules that interpret tables: they load numpy and pysmt, which no table needs.
_INTERPRETERS = frozenset({"boundary", "concrete", "lifted", "projection"})


@cache
def available() -> dict[str, Isa]:
    """Every instruction set of this package, by name."""
    found: dict[str, Isa] = {}
    for info in pkgutil.iter_modules(__path__):
        if info.name in _INTERPRETERS:
            continue
        module = importlib.import_module(f"{__name__}.{info.name}")
        isa = getattr(module, "ISA", None)
        if isinstance(isa, Isa):
            found[isa.name] = isa
    return found


def load(name: str) -> Isa:
    """The instruction set of that name. Raises KeyError naming the known ones."""
    if name not in available():
        raise KeyError(f"unknown ISA {name!r}; known: {', '.join(sorted(available()))}")
    return available()[name]
