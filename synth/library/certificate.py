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
    """``verdict``: found, none or unknown for programs of ``length``; ``evidence`` says why."""

    length: int
    verdict: str
    evidence: str


@dataclass(frozen=True)
class SketchReport:
    """One search: what the sketch is, and every length up to the found one. ``left_out``: what the target has
    and the sketch does not try (``sketches.scope``)."""

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
    """A tile's loop in assembly, ordered for the target's core that issues in order: what a round of
    ``steps`` takes there."""

    steps: int
    cycles: int


@dataclass(frozen=True)
class FormReport(Generic[FormProgram, FormCorrections]):
    """The kernel of a form (``synth.forms``), and its proof. ``loops``: those in assembly, by the name of
    their tile (not written where there are none)."""

    program: FormProgram
    corrections: FormCorrections
    longest_k: int
    instructions: dict[str, int]
    proof: ProofReport
    source_digest: str
    loops: dict[str, LoopReport] = field(default_factory=dict)


@dataclass(frozen=True)
class BlockReport:
    """The block kernel, how it was searched, and its proof. ``compute``: whether its compute part is
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
"""What a certificate says of the run that wrote it: its times, its programs' versions, where it executed."""


def reproducible(certificate: Any) -> Any:
    """What a second run must write again of a certificate of any kind, whatever the machine, Python and
    packages."""
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
