"""Instruction-set tables: every module of this package that defines ``ISA`` is an instruction set.

A new instruction set is one new module; no other code names it. The module may also lie in another folder
``isa_specs`` on Python's path. Such a folder has no ``__init__.py``; a folder with one is another copy of
this package.
"""

import importlib
import importlib.util
import pkgutil
import sys
from functools import cache
from pathlib import Path

from isa_specs.instruction import Isa, Target

_folders = (Path(entry).absolute() / __name__ for entry in sys.path)
__path__ += [str(f) for f in _folders if f.is_dir() and not (f / "__init__.py").exists()]

#: Modules that interpret the tables. They import numpy and pysmt, which the tables do not need.
_INTERPRETERS = frozenset({"concrete", "lifted", "projection"})


@cache
def available() -> dict[str, Isa]:
    """Return every instruction set of this package by its name."""
    names = [info.name for info in pkgutil.iter_modules(__path__) if info.name not in _INTERPRETERS]
    return {isa.name: isa for isa in map(_in_module, names) if isa is not None}


@cache
def _in_module(name: str) -> Isa | None:
    """Return the ``ISA`` of the module ``name``, or None if there is no such module or no ``ISA`` in it."""
    if not name.isidentifier() or importlib.util.find_spec(f"{__name__}.{name}") is None:
        return None
    isa = getattr(importlib.import_module(f"{__name__}.{name}"), "ISA", None)
    return isa if isinstance(isa, Isa) else None


def load(name: str) -> Isa:
    """Return the instruction set ``name``. Raises KeyError, which lists the known names."""
    # Most modules have the name of their set. Importing every table would take longer.
    found = _in_module(name)
    if found is not None and found.name == name:
        return found
    if name not in available():
        raise KeyError(f"unknown ISA {name!r}; known: {', '.join(sorted(available()))}")
    return available()[name]


def places(architecture: str) -> list[tuple[Isa, Target]]:
    """Return (instruction set, target) for every target of ``architecture`` ("x86_64", "aarch64", "armv7")
    that is ``useful``. Wider registers come later; at equal width, more features come later."""
    found = [(isa, place) for isa in available().values() for place in isa.targets if place.useful]
    here = (pair for pair in found if pair[1].architecture == architecture)
    return sorted(here, key=lambda pair: (pair[0].vector_bits, len(pair[1].features)))
