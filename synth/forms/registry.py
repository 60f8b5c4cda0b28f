"""The forms that there are, and which of them a kernel has.

A kernel is written with every form that its target has, or with one alone; the certificate says which
(``form``). ``synth.compiler.forms`` has what operators need to know of a form.
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


def asked(form: str, name: str) -> bool:
    """Whether a kernel written with ``form`` is to have the form ``name``."""
    return form in (AUTO, name)


def offers(form: str, isa: Isa, target: str) -> bool:
    """Whether kernels with ``form`` can be written for a target."""
    return form == AUTO or FORMS[form].offered(isa, target)


def present(certificate: Certificate) -> tuple[Form, ...]:
    """The forms that a kernel has."""
    return tuple(form for form in FORMS.values() if form.report(certificate) is not None)


def require(certificate: Certificate, name: str) -> Any:
    """The report of a kernel's form. Raises UserError, with what to do, where it has none."""
    form = FORMS[name]
    report = form.report(certificate)
    if report is None and not asked(certificate.form, name):
        spec = certificate.spec
        raise UserError(
            f"{certificate.name}: was written with --form {certificate.form} and has no {name}; write "
            f"it anew: synth-kernel --isa {certificate.isa} --a {spec.activations.bits} --w "
            f"{spec.weights.bits} --encoding {spec.encoding} --target {certificate.target} --m {spec.m} "
            f"--k {spec.k} --form {AUTO}"
        )
    if report is None:
        raise UserError(
            f"{certificate.name}: its target has no {form.needs}: use --form {present(certificate)[0].name}"
        )
    return report
