"""The forms of a kernel, and their reports in its certificate. A kernel has every form of its target, or only
the form that its certificate names (``form``)."""

from __future__ import annotations

from typing import Any

from sketches.kernel import KernelSpec
from synth.errors import UserError
from synth.forms import AUTO
from synth.forms.form import Form
from synth.forms.registry import FORMS, is_requested
from synth.library.certificate import Certificate


def present(certificate: Certificate) -> tuple[Form, ...]:
    """Return the forms that a kernel has."""
    return tuple(form for form in FORMS.values() if form.name in certificate.forms)


def require(certificate: Certificate, name: str) -> Any:
    """Return the report of a kernel's form. Raises UserError if the kernel lacks the form."""
    if name in certificate.forms:
        return certificate.forms[name]
    if not is_requested(certificate.form, name):
        command = write_command(certificate.isa, certificate.target, certificate.spec)
        raise UserError(
            f"{certificate.name}: was written with --form {certificate.form} and has no {name}; write "
            f"it anew: synth-kernel {command} --form {AUTO}"
        )
    why = (
        f"its target has no {FORMS[name].needs}"
        if certificate.block is not None
        else f"{certificate.spec.configuration} on {certificate.target} has no {name}"
    )
    raise UserError(f"{certificate.name}: {why}: use --form {present(certificate)[0].name}")


def write_command(isa: str, target: str, spec: KernelSpec) -> str:
    """Return the options of ``synth-kernel`` that write a kernel."""
    return (
        f"--isa {isa} --a {spec.activations.bits} --w {spec.weights.bits} --encoding {spec.encoding} "
        f"--target {target} --m {spec.m} --k {spec.k}"
    )
