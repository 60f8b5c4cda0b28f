"""Instruction-set tables. A module of this package that defines ``ISA`` is an instruction set.

Adding an ISA is adding one such module; nothing else names it. It may lie outside: every folder ``isa_specs``
on Python's path that has no ``__init__.py`` (one that has is another copy of this package) is a part of this
package.
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

#: Modules that interpret tables: they load numpy and pysmt, which no table needs.
_INTERPRETERS = frozenset({"concrete", "lifted", "projection"})


@cache
def available() -> dict[str, Isa]:
    """Every instruction set of this package, by name."""
    names = [info.name for info in pkgutil.iter_modules(__path__) if info.name not in _INTERPRETERS]
    return {isa.name: isa for isa in map(_in_module, names) if isa is not None}


@cache
def _in_module(name: str) -> Isa | None:
    """The instruction set of a module; None where there is none."""
    if not name.isidentifier() or importlib.util.find_spec(f"{__name__}.{name}") is None:
        return None
    isa = getattr(importlib.import_module(f"{__name__}.{name}"), "ISA", None)
    return isa if isinstance(isa, Isa) else None


def load(name: str) -> Isa:
    """The instruction set of that name. Raises KeyError naming the known ones."""
    found = _in_module(name)  # which mostly has the name of its set: the other tables take a while to make
    if found is not None and found.name == name:
        return found
    if name not in available():
        raise KeyError(f"unknown ISA {name!r}; known: {', '.join(sorted(available()))}")
    return available()[name]


def places(architecture: str) -> list[tuple[Isa, Target]]:
    """The instruction sets' targets of an architecture ("x86_64", "aarch64", "armv7") that have kernels of
    their own: the widest registers last, and of those with the same the most features."""
    found = [(isa, place) for isa in available().values() for place in isa.targets if place.useful]
    here = (pair for pair in found if pair[1].architecture == architecture)
    return sorted(here, key=lambda pair: (pair[0].vector_bits, len(pair[1].features)))
