"""The certificate of an artifact: what was found, searched and proved, by which versions."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Generic, TypeVar

from sketches.corrections import Corrections
from sketches.program import BlockKernelProgram
from sketches.tables import TableCorrections
from sketches.tile_program import TileProgram
from synth.errors import UserError
from synth.forms import AUTO as AUTO
from synth.forms import BLOCK as BLOCK
from synth.library.fields import FORMAT as FORMAT
from synth.library.fields import UNEXECUTED as UNEXECUTED
from synth.library.fields import sha256 as sha256

BlockPrograms = TypeVar("BlockPrograms")


@dataclass(frozen=True)
class LengthVerdict:
    """A search's verdict on one program length: found, none or unknown. ``evidence``: the reason."""

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
    """The proof of a program. ``verdict``: proved in every written certificate. ``obligations``: a number."""

    verdict: str
    obligations: int
    solver: str


@dataclass(frozen=True)
class LoopReport:
    """A tile's loop in assembly, ordered for the in-order core: ``cycles`` per ``steps`` steps."""

    steps: int
    cycles: int


@dataclass(frozen=True)
class FormReport:
    """The report of a kernel form (``synth.forms``) and its proof. ``longest_k``: the largest K without
    overflow. ``loops``: loops in assembly by the name of their tile; the JSON omits empty ``loops``."""

    program: TileProgram
    corrections: Corrections | TableCorrections
    longest_k: int
    instructions: dict[str, int]
    proof: ProofReport
    source_digest: str
    loops: dict[str, LoopReport] = field(default_factory=dict)


@dataclass(frozen=True)
class BlockReport:
    """The block kernel, its searches and its proof. ``compute``: whether its compute stage is minimal."""

    program: BlockKernelProgram
    corrections: Corrections
    longest_k: int
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    compute: str
    proof: ProofReport
    source_digest: str


@dataclass(frozen=True)
class ProgramsReport(Generic[BlockPrograms]):
    """The programs of an artifact that is no product of low-bit codes: one for each block size, XOR mask or
    format. ``instructions``: of each program, by what distinguishes it from the others."""

    programs: tuple[BlockPrograms, ...]
    instructions: dict[str, int]
    searches: tuple[SketchReport, ...]
    proof: ProofReport
    source_digest: str


@dataclass(frozen=True, repr=False)
class Certificate:
    """Everything about an artifact but its C texts, of which the certificate has the digests (SHA-256).

    ``spec``: what the artifact computes: a ``KernelSpec``, or the bits of codes. ``block``: the report of its
    block kernel, or its ``ProgramsReport``. Kernels with operands of more than 3 bits, or for targets that
    are no base targets, have None. ``forms``: the reports of its forms by their names
    (``synth.forms.registry``).

    Three fields are written only if they differ from their defaults. ``form``: the only form that was
    requested; ``auto`` stands for every form that the target offers. ``effort``: the factor of the searches'
    budgets. ``core``: the core whose cycles chose the program; "" if its length did.

    ``executed``: what the tests ran; begins with ``UNEXECUTED`` if they did not run. ``seconds``: wall times
    of the run that wrote the certificate, which need not reproduce.
    """

    format: int
    name: str
    isa: str
    target: str
    spec: Any
    block: Any
    forms: dict[str, FormReport]
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
    def block_kernel(self) -> BlockReport:
        """Return the report of its block kernel. Raises UserError if it has none."""
        if self.block is None:
            raise UserError(f"{self.name}: has no block kernel; use its forms")
        found: BlockReport = self.block
        return found

    @property
    def searches(self) -> tuple[SketchReport, ...]:
        """Return the searches that found its block kernel or its programs; () if it has forms only."""
        return () if self.block is None else self.block.searches

    @property
    def kernels(self) -> dict[str, Any]:
        """Return every report with a program and a proof: ``BLOCK``, if there is one, and the forms."""
        return {**({} if self.block is None else {BLOCK: self.block}), **self.forms}

    @property
    def first(self) -> Any:
        """Return the first report of ``kernels``."""
        return next(iter(self.kernels.values()))


def solver_name() -> str:
    """Return the name of this run's solver with its versions."""
    return f"pysmt {package_version('PySMT')} with z3 {package_version('z3-solver')}"


def versions() -> dict[str, str]:
    """Return the versions of Python and packages that a certificate states, by name."""
    found = {"synth-kernel": package_version("synth-kernel"), "python": platform.python_version()}
    packages = {"z3-solver": "z3-solver", "pysmt": "PySMT", "numpy": "numpy"}
    return found | {name: package_version(package) for name, package in packages.items()}


def release(version: str) -> tuple[int, ...]:
    """Return the numbers of the release that a version belongs to or leads to: (0, 3, 0) for 0.3.0.dev0."""
    return tuple(map(int, re.findall(r"\d+", version)[:3]))


def package_version(name: str) -> str:
    """Return the version of an installed package, or "absent"."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "absent"
