"""The certificate of a kernel: what was found, what was decided, what was proved, by which versions."""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass, field, is_dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Generic, TypeVar

from sketches.corrections import Corrections
from sketches.kernel import KernelSpec
from sketches.program import Program
from synth.errors import UserError
from synth.forms import AUTO as AUTO
from synth.library.fields import FORMAT as FORMAT
from synth.library.fields import UNEXECUTED as UNEXECUTED
from synth.library.fields import sha256 as sha256

#: What the block kernel is called among the forms of a kernel.
BLOCK = "block"
FormProgram = TypeVar("FormProgram")
FormCorrections = TypeVar("FormCorrections")


@dataclass(frozen=True)
class LengthVerdict:
    """The verdict of a search on one program length. ``verdict``: found, none or unknown. ``evidence``: the
    reason."""

    length: int
    verdict: str
    evidence: str


@dataclass(frozen=True)
class SketchReport:
    """One search. ``sketch``: its name. ``lengths``: the verdicts up to the found length. ``left_out``:
    instructions of the target that the sketch does not try (``sketches.scope``)."""

    sketch: str
    lengths: tuple[LengthVerdict, ...]
    left_out: str = ""

    @property
    def open_lengths(self) -> tuple[int, ...]:
        """The lengths that the search did not decide."""
        return tuple(v.length for v in self.lengths if v.verdict == "unknown")


@dataclass(frozen=True)
class ProofReport:
    """The proof of a program. ``verdict``: proved in every written certificate. ``obligations``: their
    number."""

    verdict: str
    obligations: int
    solver: str


@dataclass(frozen=True)
class LoopReport:
    """The loop of a tile in assembly, ordered for the target's in-order core: ``cycles`` per ``steps``
    steps."""

    steps: int
    cycles: int


@dataclass(frozen=True)
class FormReport(Generic[FormProgram, FormCorrections]):
    """The report of a kernel form (``synth.forms``) and its proof. ``loops``: loops in assembly by the name
    of their tile; empty ones are not written."""

    program: FormProgram
    corrections: FormCorrections
    longest_k: int
    instructions: dict[str, int]
    proof: ProofReport
    source_digest: str
    loops: dict[str, LoopReport] = field(default_factory=dict)


@dataclass(frozen=True)
class BlockReport:
    """The block kernel, its searches and its proof. ``compute``: a sentence on whether its compute stage is
    minimal."""

    program: Program
    corrections: Corrections
    longest_k: int
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    compute: str
    proof: ProofReport
    source_digest: str


@dataclass(frozen=True, repr=False)
class Certificate:
    """Everything about a kernel but its C texts, of which it holds the digests (SHA-256).

    ``block``: of its block kernel, which operands of more than a few bits and targets with further features
    have none of (``KernelSpec.planes``). ``forms``: the reports of its forms by their names
    (``synth.forms.registry``). ``form``: the only form that was asked for, or ``auto`` (which is not
    written): every one that the target has. ``effort``: what multiplied the searches' budgets (not written
    where it is 1). ``core``: whose cycles the program was chosen for; "" (which is not written): it is the
    shortest. ``seconds`` are wall times of the run that wrote it; they are no part of what has to reproduce.
    """

    format: int
    name: str
    isa: str
    target: str
    spec: KernelSpec
    block: BlockReport | None
    forms: dict[str, FormReport[Any, Any]]
    executed: str
    versions: dict[str, str]
    isa_digest: str
    seconds: dict[str, float]
    form: str = AUTO
    effort: float = 1.0
    core: str = ""

    def __repr__(self) -> str:
        return f"<certificate {self.name}: {self.form}>"

    @property
    def the_block(self) -> BlockReport:
        """Raises UserError where there is none."""
        if self.block is None:
            raise UserError(f"{self.name}: has no block kernel; use its forms")
        return self.block

    @property
    def searches(self) -> tuple[SketchReport, ...]:
        """Those of its block."""
        return () if self.block is None else self.block.searches

    @property
    def kernels(self) -> dict[str, BlockReport | FormReport[Any, Any]]:
        """What has a program and a proof: the block, where there is one, and the forms."""
        return {**({} if self.block is None else {BLOCK: self.block}), **self.forms}

    @property
    def first(self) -> BlockReport | FormReport[Any, Any]:
        """The block, or the first form where there is none."""
        return next(iter(self.kernels.values()))


_VOLATILE = ("seconds", "versions", "solver", "executed", "digest")
"""The fields that concern the run which wrote the certificate: times, versions, execution."""


def reproducible(certificate: Any) -> Any:
    """Return a certificate without the fields that may differ when it is written again on another machine,
    Python or package version."""
    if is_dataclass(certificate) and not isinstance(certificate, type):
        return reproducible(asdict(certificate))
    if isinstance(certificate, dict):
        return {key: reproducible(value) for key, value in certificate.items() if key not in _VOLATILE}
    if isinstance(certificate, (list, tuple)):
        return tuple(reproducible(value) for value in certificate)
    return certificate


def solver_name() -> str:
    """Return the name of this run's solver with its versions."""
    return f"pysmt {package_version('PySMT')} with z3 {package_version('z3-solver')}"


def versions() -> dict[str, str]:
    """Return the versions that a certificate states."""
    return {
        "synth-kernel": package_version("synth-kernel"),
        "python": platform.python_version(),
        "z3-solver": package_version("z3-solver"),
        "pysmt": package_version("PySMT"),
        "numpy": package_version("numpy"),
    }


def package_version(name: str) -> str:
    """Return the version of an installed package, or "absent"."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "absent"
