"""The forms that there are, and which of them kernels are made with.

``synth.compiler.form`` has what operators need to know of a form.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any

from isa_specs.instruction import Isa
from sketches.kernel import KernelSpec
from sketches.program import Line
from synth.forms import AUTO, NAMES
from synth.forms.form import Form

#: Every form by name, in the order in which a kernel's are made. The module of a form has its name, and the
#: form there is called by it in capitals: ``synth.forms.tables.TABLES``.
FORMS: dict[str, Form] = {name: getattr(import_module(f"synth.forms.{name}"), name.upper()) for name in NAMES}


def asked(form: str, name: str) -> bool:
    """Whether a kernel written with ``form`` is to have the form ``name``."""
    return form in (AUTO, name)


def gains(spec: KernelSpec, isa: Isa, target: str, program: Any) -> bool:
    """Whether a form's program is one for ``target``: a base, or with an instruction in a step that the
    target below lacks. What gains at most where sums move on or end is the form of the target below, which
    runs on ``target`` as it is, and kernels are written without it."""
    if isa.below(target) is None:
        return True
    gained = isa.gained(target)
    return any(line.instruction in gained and line.stage != "reduce" for line in _lines(program))


def _lines(part: Any) -> Iterator[Line]:
    if isinstance(part, Line):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from _lines(inner)
    elif is_dataclass(part):
        for one in fields(part):
            yield from _lines(getattr(part, one.name))


def has_block(spec: KernelSpec, isa: Isa, target: str) -> bool:
    """Whether a kernel has a block: of few bits, and for a target that runs no other target's kernels."""
    return spec.planes and isa.below(target) is None


def offers(form: str, isa: Isa, target: str) -> bool:
    """Whether kernels with ``form`` can be written for a target."""
    return form == AUTO or FORMS[form].offered(isa, target)
