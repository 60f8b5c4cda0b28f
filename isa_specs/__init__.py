"""Instruction-set tables. A module of this package that defines ``ISA`` is an instruction set.

Adding an ISA is adding one such module; nothing else names it. It may lie outside: every folder ``isa_specs``
on Python's path that has no ``__init__.py`` (one that has is another copy of this package) is a part of this
package.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from functools import cache
from pathlib import Path

from isa_specs.instruction import Isa, Target

__path__ += [
    str(folder)
    for folder in (Path(entry).absolute() / __name__ for entry in sys.path)
    if folder.is_dir() and not (folder / "__init__.py").exists()
]

#: Modules that interpret tables: they load numpy and pysmt, which no table needs.
_INTERPRETERS = frozenset({"concrete", "lifted", "projection"})


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


@cache
def _in_its_module(name: str) -> Isa | None:
    """The instruction set whose module has its name, as they usually do: the other tables take a while to
    make."""
    if not name.isidentifier() or importlib.util.find_spec(f"{__name__}.{name}") is None:
        return None
    isa = getattr(importlib.import_module(f"{__name__}.{name}"), "ISA", None)
    return isa if isinstance(isa, Isa) and isa.name == name else None


def load(name: str) -> Isa:
    """The instruction set of that name. Raises KeyError naming the known ones."""
    found = _in_its_module(name) or available().get(name)
    if found is None:
        raise KeyError(f"unknown ISA {name!r}; known: {', '.join(sorted(available()))}")
    return found


def places(architecture: str) -> list[tuple[Isa, Target]]:
    """The instruction sets' targets of an architecture ("x86_64", "aarch64", "armv7") that have kernels of
    their own: the widest registers last, and of those with the same the most features."""
    found = [
        (isa, place)
        for isa in available().values()
        for place in isa.targets
        if place.architecture == architecture and place.useful
    ]
    return sorted(found, key=lambda pair: (pair[0].vector_bits, len(pair[1].features)))
