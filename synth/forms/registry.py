"""The forms that there are, and which of them kernels are made with.

``synth.compiler.forms`` has what operators need to know of a form.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from typing import Any

from isa_specs.instruction import Isa
from synth.forms import AUTO, NAMES
from synth.forms.form import Form

#: Every form by name, in the order in which a kernel's are made. The module of a form has its name, and the
#: form there is called by it in capitals: ``synth.forms.tables.TABLES``.
FORMS: dict[str, Form] = {name: getattr(import_module(f"synth.forms.{name}"), name.upper()) for name in NAMES}


def asked(form: str, name: str) -> bool:
    """Whether a kernel written with ``form`` is to have the form ``name``."""
    return form in (AUTO, name)


def gains(isa: Isa, target: str, program: Any) -> bool:
    """Whether a form's program is one for ``target``: it has an instruction that the target's base lacks.
    What has none is the base's form, which runs on ``target`` as it is, and kernels are written without
    it."""
    gained = isa.gained(target)
    return target == isa.base(target) or any(text in gained for text in _texts(asdict(program)))


def _texts(part: Any) -> Iterator[str]:
    """Every text within."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, (dict, list, tuple)):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _texts(inner)


def offers(form: str, isa: Isa, target: str) -> bool:
    """Whether kernels with ``form`` can be written for a target."""
    return form == AUTO or FORMS[form].offered(isa, target)
