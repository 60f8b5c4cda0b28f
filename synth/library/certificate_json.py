"""Certificates to JSON (``synth.library.fields``) and back. Fields with their usual values are left out:
every form, effort 1, a search that leaves nothing out."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass, fields, replace
from typing import Any, get_origin

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from sketches.tile_program import TileProgram
from synth.errors import UserError, VerificationError
from synth.forms.registry import FORMS
from synth.library.certificate import AUTO, Certificate, FormReport
from synth.library.fields import FORMAT, fields_of, unchanged, written

#: Fields that are not written if they have these values.
_USUAL = {"form": AUTO, "effort": 1, "core": ""}
_USUAL_PROGRAM: dict[str, Any] = {
    one.name: [*one.default] if isinstance(one.default, tuple) else one.default for one in fields(TileProgram)
}
#: Fields of ``Certificate`` whose types the kind of artifacts decides.
_OF_KIND = ("spec", "block", "forms")


@dataclass(frozen=True)
class CertificateFields:
    """The types of the fields in which certificates of one kind differ from those of others.

    ``spec``: the type of the specification, which JSON has under the name ``spec_field``. ``report``: the
    type of the report ``block``, whose fields stand among the certificate's own. ``has_forms``: whether
    artifacts of the kind have forms.
    """

    spec_field: str
    spec: Any
    report: Any
    has_forms: bool = False

    @property
    def of_report(self) -> tuple[str, ...]:
        """Return the names of the report's fields."""
        return tuple(field.name for field in fields(get_origin(self.report) or self.report))

    @property
    def order(self) -> tuple[str, ...]:
        """Return the names of all fields in the order of the JSON."""
        *stated, digest = self.of_report
        return (
            "format", "name", "isa", "target", self.spec_field, *stated, "forms", "executed", "versions",
            "isa_digest", digest, "seconds", *_USUAL,
        )  # fmt: skip


def to_json(kind: CertificateFields, certificate: Certificate) -> str:
    """Return a certificate as JSON."""
    return written(_dumped(kind, certificate))


def from_json(kind: CertificateFields, text: str, where: str) -> Certificate:
    """Return the certificate of a JSON text. Raises VerificationError, naming ``where``, for a damaged or
    changed text, and UserError for another ``FORMAT``. ``synth.library.validity`` checks what the certificate
    states."""
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
        certificate = _loaded(kind, body)
        again = to_json(kind, certificate)
    except ValidationError as error:
        first = error.errors()[0]
        # The fields of a report stand among those of the certificate.
        place = ascii(".".join(map(str, first["loc"])).removeprefix("block."))[1:-1]
        raise VerificationError(
            f"{where}: the certificate's field {place} is wrong: {ascii(first['msg'])[1:-1][:200]}"
        ) from error
    except UserError:
        raise
    except ValueError as error:
        reason = ascii(str(error))[1:-1][:200]
        raise VerificationError(f"{where}: the certificate is not valid JSON ({reason})") from error
    if again != text:
        pairs = enumerate(itertools.zip_longest(text.split("\n"), again.split("\n")), 1)
        number = next(number for number, (line, other) in pairs if line != other)
        raise VerificationError(f"{where}: line {number} is not what this program writes of the certificate")
    return certificate


def _dumped(kind: CertificateFields, certificate: Certificate) -> dict[str, Any]:
    common = replace(certificate, spec=None, block=None, forms={})
    body: dict[str, Any] = _certificates().dump_python(common, mode="json")
    for name in _OF_KIND:
        del body[name]
    own = _own(kind, certificate.spec, certificate.block, certificate.forms)
    body |= _parts(kind).dump_python(own, mode="json")
    body |= body.pop("block") or {}
    usual = {key for key, value in _USUAL.items() if body[key] == value}
    body = {key: body[key] for key in kind.order if key in body and key not in usual}
    for report in body.get("searches", ()):
        if not report["left_out"]:
            del report["left_out"]
    for report in body.get("forms", {}).values():
        program = report["program"]
        report["program"] = {key: value for key, value in program.items() if value != _USUAL_PROGRAM[key]}
        if not report["loops"]:
            del report["loops"]
    return body


def _loaded(kind: CertificateFields, body: dict[str, Any]) -> Certificate:
    block = {key: body[key] for key in kind.of_report if key in body} or None
    found = _parts(kind).validate_python(_own(kind, body.get(kind.spec_field), block, body.get("forms")))
    common = {key: value for key, value in body.items() if key not in (*kind.of_report, kind.spec_field)}
    made = _certificates().validate_python(common | {"spec": None, "block": None, "forms": {}})
    return replace(made, spec=found[kind.spec_field], block=found["block"], forms=found.get("forms", {}))


def _own(kind: CertificateFields, spec: Any, block: Any, forms: Any) -> dict[str, Any]:
    return {kind.spec_field: spec, "block": block, **({"forms": forms} if kind.has_forms else {})}


@functools.cache
def _certificates() -> TypeAdapter[Certificate]:
    return TypeAdapter(Certificate)


@functools.cache
def _parts(kind: CertificateFields) -> TypeAdapter[Any]:
    """Return what reads and writes the fields whose types the kind decides."""
    typed: Any = TypedDict  # pydantic takes no other one before Python 3.12
    found = {kind.spec_field: kind.spec, "block": kind.report | None}
    if kind.has_forms:
        found["forms"] = typed("Forms", dict.fromkeys(FORMS, FormReport), total=False)
    return TypeAdapter(typed("Parts", found))
