"""The validity of a certificate, which every certificate of every kind must pass when it is read.

Its JSON is exactly what this program would write of it. Its folder and file name match its name. Its programs
are well formed (``sketches.wellformed``), and it states what follows from them
(``synth.library.parameters``). Its texts are printable lines. ``synth.library.check`` then checks proof, C
text and execution.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import isa_specs
from isa_specs.cores import cores
from isa_specs.instruction import Isa
from sketches.wellformed import MalformedProgram
from synth.errors import VerificationError
from synth.forms import choices
from synth.library.artifact import ArtifactKind
from synth.library.certificate import Certificate, SketchReport
from synth.library.parameters import Parameters

#: The longest text in a certificate.
_LONGEST = 2000
_DIGEST = re.compile("[0-9a-f]{64}")
_VERDICTS = ("found", "none", "unknown")
#: What a contradictory program may raise while something is derived from it or emitted.
_MALFORMED = (MalformedProgram, ValueError, ArithmeticError, LookupError, RecursionError, StopIteration)
#: Larger than every count of a certificate.
MOST = 1 << 62


def check_place(path: Path, name: str) -> None:
    """Raise VerificationError unless ``name`` is the folder and file name of ``path``, without ending."""
    place = Path(os.path.abspath(path)).with_suffix("")
    if name != f"{place.parent.name}/{place.name}":
        raise VerificationError(
            f"{path}: is the certificate of {name}, and lies where {place.parent.name}/{place.name} belongs"
        )


def check_certificate(kind: ArtifactKind, found: Certificate, where: Path | str) -> None:
    """Raise VerificationError, naming ``where``, unless a certificate of a kind is valid: fields, programs
    and what follows from them. Proofs and C texts are not checked (``synth.library.check``)."""
    with refusing(where):
        if found.form not in choices():
            raise MalformedProgram(f"the certificate's field form is {found.form!r}")
        if not 0 < found.effort < MOST:
            raise MalformedProgram(f"effort is {found.effort!r}")
        if found.core and (found.core not in cores() or found.target not in cores()[found.core].targets):
            raise MalformedProgram(f"the certificate's field core is {found.core!r}")
        isa = _check_head(kind, found)
        if not found.kernels:
            raise MalformedProgram("has no kernel")
        for report in found.kernels.values():
            _check_proof(report)
        for search in found.searches:
            _check_search(search)
        kind.validate(found, isa)


@contextlib.contextmanager
def refusing(where: Path | str) -> Iterator[None]:
    """Turn an error that a contradictory program causes in the ``with`` body, such as MalformedProgram,
    ValueError or LookupError, into a VerificationError that names ``where``."""
    try:
        yield
    except _MALFORMED as error:
        raise VerificationError(f"{where}: {str(error) or type(error).__name__}") from error


def _check_head(kind: ArtifactKind, found: Certificate) -> Isa:
    """Check the fields of a certificate that do not concern programs, and return its instruction set."""
    try:
        isa = isa_specs.load(found.isa)
    except KeyError:
        raise MalformedProgram(f"unknown ISA {shown(found.isa)}") from None
    if found.target not in [target.name for target in isa.targets]:
        raise MalformedProgram(f"{isa.name} has no target {shown(found.target)}")
    name = f"{isa.name}/{kind.stem(isa, found.target, found.spec)}"
    if found.name != name:
        raise MalformedProgram(f"is the certificate of {name} and calls itself {shown(found.name)}")
    if found.isa_digest != isa.digest(found.target):
        raise MalformedProgram(f"was written for other semantics of {isa.name}; write the kernel anew")
    _check_text("executed", found.executed)
    for what, texts in (("versions", found.versions), ("seconds", found.seconds)):
        for key, value in texts.items():
            _check_text(what, key)
            if isinstance(value, str):
                _check_text(f"{what}.{key}", value)
            elif not 0 <= value < MOST:
                raise MalformedProgram(f"{what}.{key} is {value}")
    return isa


def check_parameters(prefix: str, stated: Any, parameters: Parameters, who: str) -> None:
    """Raise MalformedProgram unless the report ``stated`` has the ``parameters`` derived from its program. In
    the message, ``prefix`` stands before a field's name and ``who`` before the derived value."""
    for what, derived in parameters.items():
        if getattr(stated, what) != derived:
            raise MalformedProgram(f"{prefix}{what} is {shown(getattr(stated, what))}, {who} {derived}")


def _check_proof(found: Any) -> None:
    """Check what a report states about its proof and its C text. Raises MalformedProgram."""
    proof = found.proof
    if proof.verdict != "proved":
        raise MalformedProgram("says itself that it is not proved")
    if not 1 <= proof.obligations < MOST:
        raise MalformedProgram("says that nothing was to be proved")
    _check_text("proof.solver", proof.solver)
    if not _DIGEST.fullmatch(found.source_digest):
        raise MalformedProgram(f"source_digest is {shown(found.source_digest)}, no SHA-256")


def _check_search(search: SketchReport) -> None:
    """Raise MalformedProgram unless a search decides consecutive lengths, each with a known verdict."""
    _check_text("a search's sketch", search.sketch)
    _check_text("what a search leaves out", search.left_out)
    lengths = [verdict.length for verdict in search.lengths]
    first = lengths[0] if lengths else -1
    if not 0 <= first < 1 << 16 or lengths != list(range(first, first + len(lengths))):
        raise MalformedProgram("a search does not decide one length after the other")
    for verdict in search.lengths:
        if verdict.verdict not in _VERDICTS:
            raise MalformedProgram(f"a search's verdict is {shown(verdict.verdict)}")
        _check_text("a search's evidence", verdict.evidence)


def _check_text(what: str, text: str) -> None:
    """Raise MalformedProgram unless a text is one printable line, since terminals show it."""
    if not text.isascii() or not text.isprintable() or len(text) > _LONGEST:
        raise MalformedProgram(f"{what} is {shown(text)}, not one line of printable text")


def shown(value: object) -> str:
    """Return an unchecked value of a certificate as a line of limited length."""
    try:
        text = ascii(value)
    except ValueError:  # more digits than Python writes
        return "a huge number"
    return text if len(text) <= 200 else f"{text[:200]}..."
