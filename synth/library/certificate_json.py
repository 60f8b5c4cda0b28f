"""Certificates to JSON (``synth.library.fields``) and back. Only usual values are left out: every form,
effort 1, a search that leaves nothing out."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from synth.errors import UserError, VerificationError
from synth.forms.registry import FORMS
from synth.library.certificate import AUTO, BlockReport, Certificate, FormReport
from synth.library.fields import FORMAT, fields_of, unchanged, written

#: What is as usual, and not written.
_USUAL = {"form": AUTO, "effort": 1, "core": ""}
#: What a certificate says of its block, among its own fields and in this order.
_BLOCK = tuple(field.name for field in fields(BlockReport))
_ORDER = (
    "format", "name", "isa", "target", "spec", *_BLOCK[:-1], "forms", "executed", "versions", "isa_digest",
    _BLOCK[-1], "seconds", *_USUAL,
)  # fmt: skip


def to_json(certificate: Certificate) -> str:
    """Return the certificate of a kernel as JSON."""
    return written(_dumped(certificate))


def read_kernel_json(text: str, where: str) -> Certificate:
    """Return the certificate of a kernel. Raises VerificationError, naming ``where``, for a text that is
    damaged or was changed. ``synth.library.validity`` checks what the certificate says."""
    found: Certificate = read(text, where, _loaded, _dumped)
    return found


def _dumped(certificate: Certificate) -> dict[str, Any]:
    body: dict[str, Any] = _adapter().dump_python(replace(certificate, forms={}), mode="json")
    body |= body.pop("block") or {}
    usual = {key for key, value in _USUAL.items() if body[key] == value}
    body = {key: body[key] for key in _ORDER if key in body and key not in usual}
    for report in body.get("searches", ()):
        if not report["left_out"]:
            del report["left_out"]
    body |= _forms_adapter().dump_python({"forms": certificate.forms}, mode="json")
    for report in body["forms"].values():
        report["program"] = {key: value for key, value in report["program"].items() if value is not None}
        if not report["loops"]:
            del report["loops"]
    return body


def _loaded(body: dict[str, Any]) -> Certificate:
    forms = _forms_adapter().validate_python({"forms": body.get("forms")})["forms"]
    rest = {key: value for key, value in body.items() if key not in _BLOCK}
    block = {key: body[key] for key in _BLOCK if key in body} or None
    made = _adapter().validate_python(rest | {"forms": {}, "block": block})
    return replace(made, forms=forms)


@functools.cache
def _adapter() -> TypeAdapter[Certificate]:
    return TypeAdapter(Certificate)


@functools.cache
def _forms_adapter() -> TypeAdapter[Any]:
    """Reads and writes the reports of the forms that there are."""
    typed: Any = TypedDict  # pydantic takes no other one before Python 3.12
    reports = {name: FormReport[form.program, form.corrections] for name, form in FORMS.items()}  # type: ignore[name-defined]
    return TypeAdapter(typed("Parts", {"forms": typed("Forms", reports, total=False)}))


# ---- any kind of certificate ------------------------------------------------------------------------------


def read(
    text: str, where: str, load: Callable[[dict[str, Any]], Any], dump: Callable[[Any], dict[str, Any]]
) -> Any:
    """A certificate of any kind (one that has a ``format``): its JSON is what this program would write of it.
    Raises VerificationError naming ``where``."""
    try:
        body = fields_of(text)
        if not isinstance(body, dict) or not unchanged(body):
            raise VerificationError(
                f"{where}: the certificate was changed or damaged (its digest does not match)"
            )
        if type(body.get("format")) is not int or body["format"] != FORMAT:
            raise UserError(
                f"{where}: certificate format {ascii(body.get('format'))[:80]} is not {FORMAT}; write the "
                "kernel anew"
            )
        del body["digest"]
        certificate = load(body)
        # By way of JSON, which has lists where records have tuples.
        other = _difference(body, json.loads(json.dumps(dump(certificate))), "")
    except ValidationError as error:
        first = error.errors()[0]
        place = ascii(".".join(map(str, first["loc"])))[1:-1]
        raise VerificationError(
            f"{where}: the certificate's field {place} is wrong: {ascii(first['msg'])[1:-1][:200]}"
        ) from error
    except UserError:
        raise
    except ValueError as error:
        reason = ascii(str(error))[1:-1][:200]
        raise VerificationError(f"{where}: the certificate is not valid JSON ({reason})") from error
    if other is not None:
        raise VerificationError(f"{where}: the certificate's field {other} is not what this program writes")
    return certificate


def _difference(read: Any, written: Any, path: str) -> str | None:
    """Return the path of the first field in which two values differ in value or type, or None. The integer 1
    differs from 1.0 and from true."""
    if isinstance(read, dict) and isinstance(written, dict):
        keys = [*read, *(key for key in written if key not in read)]
        both = ((key, read.get(key, ...), written.get(key, ...)) for key in keys)
    elif isinstance(read, list) and isinstance(written, list) and len(read) == len(written):
        both = ((str(n), a, b) for n, (a, b) in enumerate(zip(read, written, strict=True)))
    else:
        same = type(read) is type(written) and read == written
        return None if same else ascii(path)[1:-1][:200]
    for key, a, b in both:
        found = _difference(a, b, f"{path}.{key}" if path else key)
        if found is not None:
            return found
    return None
