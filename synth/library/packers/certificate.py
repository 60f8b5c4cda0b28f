"""The certificate of a packing kernel or a linear kernel, and its JSON."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from pydantic import TypeAdapter

from sketches.bitpack import BitpackProgram
from sketches.blocks import BlockProgram
from synth.library.certificate import ProofReport, SketchReport
from synth.library.certificate_json import read
from synth.library.fields import written

Program = TypeVar("Program", bound=BitpackProgram | BlockProgram)


@dataclass(frozen=True, repr=False)
class PackerCertificate(Generic[Program]):
    """Everything about a packing kernel but its C text, of which it holds the digest. Fields as a kernel's;
    ``programs``: one per block; ``instructions``: of each program, by what its block is told apart by."""

    format: int
    name: str
    isa: str
    target: str
    bits: int
    programs: tuple[Program, ...]
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    proof: ProofReport
    executed: str
    versions: dict[str, str]
    isa_digest: str
    source_digest: str
    seconds: dict[str, float]

    def __repr__(self) -> str:
        return f"<certificate {self.name}>"


class OfKind(Protocol):
    """A kind of kernels (``synth.library.packers.kind.Kind``), which names the type of its certificates."""

    @property
    def certificate(self) -> Any: ...


@cache
def _adapter(of: Any) -> TypeAdapter[Any]:
    return TypeAdapter(of)


def certificate_json(kind: OfKind, certificate: PackerCertificate[Any]) -> str:
    """Return a certificate of a kind as JSON."""
    return written(_fields(kind, certificate))


def certificate_from_json(kind: OfKind, text: str, where: str) -> PackerCertificate[Any]:
    """Return a certificate of a kind. Raises VerificationError, naming ``where``, for a text that is damaged
    or was changed."""
    load = _adapter(kind.certificate).validate_python
    found: PackerCertificate[Any] = read(text, where, load, lambda made: _fields(kind, made))
    return found


def _fields(kind: OfKind, certificate: PackerCertificate[Any]) -> dict[str, Any]:
    body: dict[str, Any] = _adapter(kind.certificate).dump_python(certificate, mode="json")
    for report in body["searches"]:
        if not report["left_out"]:
            del report["left_out"]
    return body
