"""The certificate of a kernel: what was found, what was decided, what was proved, by which versions."""

from __future__ import annotations

import hashlib
import json
import platform
from dataclasses import asdict, dataclass, field, is_dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from sketches.bytelanes import ByteProgram
from sketches.corrections import Corrections
from sketches.kernel import KernelSpec
from sketches.panel import PanelProgram
from sketches.program import Program
from sketches.tables import TableCorrections, TableProgram
from synth.errors import UserError, VerificationError
from synth.forms import AUTO as AUTO

FORMAT = 7

FormProgram = TypeVar("FormProgram")
FormCorrections = TypeVar("FormCorrections")


@dataclass(frozen=True)
class LengthVerdict:
    """``verdict``: found, none or unknown for programs of ``length``; ``evidence`` says why."""

    length: int
    verdict: str
    evidence: str


@dataclass(frozen=True)
class SketchReport:
    """One search: what the sketch is, and every length up to the found one. ``left_out``: what the target has and the
    sketch does not try (``sketches.scope``)."""

    sketch: str
    lengths: tuple[LengthVerdict, ...]
    left_out: str = ""

    @property
    def open_lengths(self) -> tuple[int, ...]:
        return tuple(v.length for v in self.lengths if v.verdict == "unknown")


@dataclass(frozen=True)
class ProofReport:
    """``verdict`` is proved in every certificate that is written."""

    verdict: str
    obligations: int
    solver: str


@dataclass(frozen=True)
class LoopReport:
    """A tile's loop in assembly, ordered for the target's core that issues in order: what a round of ``steps`` takes there."""

    steps: int
    cycles: int


@dataclass(frozen=True)
class FormReport(Generic[FormProgram, FormCorrections]):
    """The kernel of a form (``synth.forms``), and its proof. ``loops``: those in assembly, by the name of their tile (not
    written where there are none)."""

    program: FormProgram
    corrections: FormCorrections
    longest_k: int
    instructions: dict[str, int]
    proof: ProofReport
    source_digest: str
    loops: dict[str, LoopReport] = field(default_factory=dict)


@dataclass(frozen=True)
class Certificate:
    """Everything about a kernel but its C texts, of which it holds the digests (SHA-256).

    ``tables`` is None on targets that cannot look up 16 bytes at once, ``byte_lanes`` on those that cannot multiply bytes.
    ``layout``: the only layout that was asked for, so that the reports of the others are None, or ``auto`` (which is not
    written): every one that the target has.
    ``effort``: what multiplied the searches' budgets (not written where it is 1).
    ``core``: whose cycles the program was chosen for; "" (which is not written): it is the shortest.
    ``seconds`` are wall times of the run that wrote it; they are no part of what has to reproduce.
    """

    format: int
    name: str
    isa: str
    target: str
    spec: KernelSpec
    program: Program
    corrections: Corrections
    longest_k: int
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    compute: str
    proof: ProofReport
    panel: FormReport[PanelProgram, Corrections] | None
    tables: FormReport[TableProgram, TableCorrections] | None
    byte_lanes: FormReport[ByteProgram, TableCorrections] | None
    executed: str
    versions: dict[str, str]
    isa_digest: str
    source_digest: str
    seconds: dict[str, float]
    layout: str = AUTO
    effort: float = 1.0
    core: str = ""


_VOLATILE = ("seconds", "versions", "solver", "executed", "digest")
"""What a certificate says of the run that wrote it: its times, its programs' versions, where it executed."""


@cache
def _adapter() -> TypeAdapter[Certificate]:
    """What reads and writes certificates of kernels; it takes a while to make."""
    return TypeAdapter(Certificate)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def to_json(certificate: Certificate) -> str:
    """The certificate as JSON with a digest over all of it, so that no single number can change unseen."""
    return written_by(_adapter(), certificate)


def written_by(adapter: TypeAdapter[Any], certificate: Any) -> str:
    """``to_json`` of any kind of certificate."""
    body = adapter.dump_python(certificate, mode="json")
    if body.get("layout") == AUTO:
        del body["layout"]
    if body.get("effort") == 1:
        del body["effort"]
    if body.get("core") == "":
        del body["core"]
    for report in body.get("searches", ()):
        if not report["left_out"]:
            del report["left_out"]
    for report in body.values():
        if isinstance(report, dict) and report.get("loops") == {}:
            del report["loops"]
    panel = body.get("panel")
    if panel is not None and panel["program"].get("carry_save") is None:
        panel["program"].pop("carry_save", None)
    body["digest"] = sha256(_canonical(body))
    return json.dumps(body, indent=1, sort_keys=False) + "\n"


def _canonical(body: dict[str, Any]) -> str:
    return json.dumps({k: v for k, v in body.items() if k != "digest"}, sort_keys=True, separators=(",", ":"))


def unchanged(body: dict[str, Any]) -> bool:
    """Is a certificate's JSON what its digest says?"""
    return body.get("digest") == sha256(_canonical(body))


def from_json(text: str, where: str) -> Certificate:
    """Read a certificate's fields. Raises VerificationError naming ``where`` when it is damaged or was changed. Whether
    what it says is so is for ``synth.validity`` to check."""
    found: Certificate = read_by(_adapter(), text, where)
    return found


def read_by(adapter: TypeAdapter[Any], text: str, where: str) -> Any:
    """``from_json`` of any kind of certificate (one that has a ``format``)."""
    try:
        body = json.loads(text, object_pairs_hook=_fields, parse_constant=_no_number)
        if not isinstance(body, dict) or not unchanged(body):
            raise VerificationError(
                f"{where}: the certificate was changed or damaged (its digest does not match)"
            )
        if type(body.get("format")) is not int or body["format"] != FORMAT:
            raise UserError(
                f"{where}: certificate format {ascii(body.get('format'))[:80]} is not {FORMAT}; write the kernel anew"
            )
        certificate = adapter.validate_python({key: value for key, value in body.items() if key != "digest"})
        written = json.loads(written_by(adapter, certificate))
    except ValidationError as error:
        first = error.errors()[0]
        place = ascii(".".join(map(str, first["loc"])))[1:-1]
        raise VerificationError(
            f"{where}: the certificate's field {place} is wrong: {ascii(first['msg'])[1:-1][:200]}"
        ) from error
    except (ValueError, RecursionError) as error:
        reason = ascii(str(error) or type(error).__name__)[1:-1][:200]
        raise VerificationError(f"{where}: the certificate is not valid JSON ({reason})") from error
    other = _difference(body, written, "")
    if other is not None:
        raise VerificationError(f"{where}: the certificate's field {other} is not what this program writes")
    return certificate


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Raises ValueError where a field is there twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is there twice")
    return found


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _difference(read: Any, written: Any, path: str) -> str | None:
    """The first place where the two are not the same to the last type: 1 is not 1.0, nor true. None where they are."""
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


def reproducible(certificate: Any) -> Any:
    """What a second run must write again of a certificate of any kind, whatever the machine, Python and packages."""
    if is_dataclass(certificate) and not isinstance(certificate, type):
        return reproducible(asdict(certificate))
    if isinstance(certificate, dict):
        return {key: reproducible(value) for key, value in certificate.items() if key not in _VOLATILE}
    if isinstance(certificate, (list, tuple)):
        return tuple(reproducible(value) for value in certificate)
    return certificate


def solver_name() -> str:
    """The solver of this run, with its versions, as certificates name it."""
    return f"pysmt {package_version('PySMT')} with z3 {package_version('z3-solver')}"


def versions() -> dict[str, str]:
    """The versions that a certificate names."""
    return {
        "synth-kernel": package_version("synth-kernel"),
        "python": platform.python_version(),
        "z3-solver": package_version("z3-solver"),
        "pysmt": package_version("PySMT"),
        "numpy": package_version("numpy"),
    }


def package_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "absent"
