"""The forms that there are, and which of them a kernel has.

A kernel is written with every form that its target has, or with one alone; the certificate says which
(``layout``). ``synth.compiler.forms`` has what operators need to know of a form.
"""

from __future__ import annotations

from typing import Any

from isa_specs.instruction import Isa
from synth.errors import UserError
from synth.forms import AUTO, NAMES
from synth.forms.bitplanes import BITPLANES
from synth.forms.bytes import BYTES
from synth.forms.form import Form
from synth.forms.tables import TABLES
from synth.library.certificate import Certificate

#: Every form by name, in the order in which a kernel's are made.
FORMS: dict[str, Form] = {form.name: form for form in (BITPLANES, TABLES, BYTES)}

assert tuple(FORMS) == NAMES


def asked(layout: str, name: str) -> bool:
    """Whether a kernel of ``layout`` is to have the form ``name``."""
    return layout in (AUTO, name)


def offers(layout: str, isa: Isa, target: str) -> bool:
    """Whether kernels of ``layout`` can be written for a target."""
    return layout == AUTO or FORMS[layout].offered(isa, target)


def present(certificate: Certificate) -> tuple[Form, ...]:
    """The forms that a kernel has."""
    return tuple(form for form in FORMS.values() if form.report(certificate) is not None)


def require(certificate: Certificate, name: str) -> Any:
    """The report of a kernel's form. Raises UserError, with what to do, where it has none."""
    form = FORMS[name]
    report = form.report(certificate)
    if report is None and not asked(certificate.layout, name):
        spec = certificate.spec
        raise UserError(
            f"{certificate.name}: was written with --layout {certificate.layout} and has no {name}; write "
            f"it anew: synth-kernel --isa {certificate.isa} --a {spec.activations.bits} --w "
            f"{spec.weights.bits} --encoding {spec.encoding} --target {certificate.target} --m {spec.m} "
            f"--k {spec.k} --layout {AUTO}"
        )
    if report is None:
        raise UserError(
            f"{certificate.name}: its target has no {form.needs}: use --layout {present(certificate)[0].name}"
        )
    return report
