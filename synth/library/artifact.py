"""Artifacts: what a kernel library stores. An artifact has proved programs, their C texts and one
certificate.

Artifacts of different kinds (products of low-bit codes, packing kernels, linear layers) go through one
pipeline: search, proof, C, execution, files, check. An ``ArtifactKind`` has everything in which a kind
differs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from numpy.typing import NDArray

import isa_specs
from isa_specs.instruction import Isa
from synth.emit.headers import standalone
from synth.emit.machine import CompiledCode, LoadedCode, load_code
from synth.emit.text import prototypes
from synth.library.certificate import BLOCK, FORMAT, UNEXECUTED, Certificate, versions
from synth.library.certificate_json import CertificateFields, to_json
from synth.library.library_paths import part_file
from synth.library.machines import (
    Parts,
    PartsCode,
    load_portable,
    only_portable,
    portable_code,
    portable_host,
)

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation
    from synth.search.kernel import Limits

Self = TypeVar("Self", bound="Artifact")
#: A program of an artifact by its name (``BLOCK`` or a form's), with its report and C text. None stands for a
#: form that the artifact lacks.
Derived = tuple[str, tuple[Any, str] | None]


@dataclass(frozen=True)
class Order:
    """The arguments of ``ArtifactKind.make`` for one artifact.

    ``name``: its path in a library. ``spec``: what it computes. ``form``: the only form to make, or ``auto``.
    ``known``: the same artifact of a library; kinds other than products reuse its programs instead of a
    search. ``dump``: a folder for the proof obligations. ``progress``: called with each phase.
    """

    name: str
    spec: Any
    isa: Isa
    target: str
    limits: Limits
    form: str
    known: Artifact | None
    dump: Path | None
    progress: Callable[[str], None]

    def certificate(self, **found: Any) -> Certificate:
        """Return a certificate, marked as not executed, with the fields ``found``."""
        return Certificate(
            format=FORMAT,
            name=self.name,
            isa=self.isa.name,
            target=self.target,
            spec=self.spec,
            executed=UNEXECUTED,
            versions=versions(),
            isa_digest=self.isa.digest(self.target),
            **found,
        )


class ArtifactKind(ABC):
    """A kind of artifacts: everything in which its artifacts differ from those of other kinds.

    ``name``: the kind's name in code. ``title``: what messages call an artifact. ``phase``: the prefix of
    progress messages, such as "packing: ". ``artifact``: the class of its artifacts. ``fields``: the types of
    its certificates' fields. ``needed_by_kernels``: whether operators of product kernels call artifacts of
    this kind. ``bits``: every specification, if specifications are numbers of bits.

    Kinds of one name are equal, since kinds travel between processes. Methods load search code and provers
    when they are called: an artifact is loaded and run without them.
    """

    name: str
    title: str
    artifact: type[Any]
    fields: CertificateFields
    phase: str = ""
    needed_by_kernels: bool = False
    bits: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArtifactKind) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def target(self, isa: Isa, target: str) -> str:
        """Return the target of the artifacts that ``target`` runs: itself or a target below it."""
        return target

    @abstractmethod
    def stem(self, isa: Isa, target: str, spec: Any) -> str:
        """Return the file name, without ending, of an artifact's C file and certificate."""

    @abstractmethod
    def command(self, isa: Isa, target: str, spec: Any) -> str:
        """Return the options of ``synth-kernel`` that write an artifact."""

    def needs(self, isa: Isa, target: str) -> tuple[str, ...]:
        """Return CPU features that C texts need beyond the features of the target."""
        return ()

    @abstractmethod
    def validate(self, found: Certificate, isa: Isa) -> None:
        """Raise MalformedProgram unless a certificate's fields follow from its programs and searches."""

    @abstractmethod
    def emit(self, found: Certificate, part: str) -> str:
        """Return the C text of a program. ``part``: ``BLOCK`` or a form's name. Raises MalformedProgram."""

    def stored(self, found: Certificate) -> tuple[str, ...]:
        """Return the programs whose C files a library stores, by ``BLOCK`` and forms: all by default."""
        return tuple(found.kernels)

    @abstractmethod
    def c_files(self, artifact: Any) -> Parts:
        """Return an artifact's self-contained C files by file name."""

    @abstractmethod
    def derive(self, found: Certificate, dump: Path | None) -> Iterator[Derived]:
        """Prove every program of a certificate again, and yield (name, (report, C text)) for each program.
        Every form that the certificate lacks yields (name, None). ``dump``: folder for the obligations.
        Raises MalformedProgram if a program is not proved, and if a required program is missing."""

    @abstractmethod
    def obligations_of(self, found: Certificate) -> dict[str, list[Obligation]]:
        """Return the obligations of each program of a certificate, by ``BLOCK`` and forms. Raises
        MalformedProgram."""

    @abstractmethod
    def make(self, order: Order) -> Iterator[Any]:
        """Search and prove the programs of an artifact. Yield the artifact whenever it has more C text to
        compile. The last certificate states the seconds of each phase. Raises SynthesisFailed,
        MalformedProgram for a program that is not proved, and UserError for a form that the target does not
        offer."""

    def fits(self, found: Certificate, isa: Isa, limits: Limits, form: str) -> bool:
        """Return whether a new search with these limits for this form could add nothing to a certificate."""
        return True

    @abstractmethod
    def batch(self, spec: Any, target: str) -> tuple[Any, ...]:
        """Return a sort key: the longest work first. Artifacts of equal keys share searches and a process."""

    def packed_bits(self, spec: Any) -> int:
        """Return the bits of the activations that operators of an artifact pack as bitplanes; 0 if none."""
        return 0

    def prepare(self, targets: Iterable[tuple[str, str]]) -> None:
        """Compile C that searches share, before worker processes start. ``targets``: (ISA, target) pairs."""
        return None

    @abstractmethod
    def run(self, artifact: Any, *arguments: Any, **named: Any) -> NDArray[Any]:
        """Return an artifact's result for the arguments of the kind. Raises UserError for other arguments."""

    @abstractmethod
    def test(self, artifact: Any) -> str:
        """Run an artifact against numpy, as code of its target and as portable C. Return what was run. Raises
        VerificationError on the first difference."""

    @abstractmethod
    def question(self, found: Certificate, sketch: str) -> tuple[str, Any] | None:
        """Return a description of the search ``sketch``, and its question to ``synth.minimality``, or None if
        no second search knows the sketch."""


@dataclass(repr=False, eq=False)
class Artifact:
    """Proved programs with their certificate, their C texts, and the executor that runs them.

    ``texts``: the C text of each program, by ``BLOCK`` and the names of forms. ``last_instructions``: how
    many instructions the last run executed, if the executor counts them.
    """

    kind: ArtifactKind
    certificate: Certificate
    texts: Mapping[str, str]
    last_instructions: int | None = None
    _machine: LoadedCode | None = field(default=None, repr=False)
    _portable: LoadedCode | None = field(default=None, repr=False)
    _runs_portable: bool = field(default=False, repr=False)
    _products: dict[str, CompiledCode] = field(default_factory=dict, repr=False)

    def __repr__(self) -> str:
        return f"<{self.kind.title} {self.name}>"

    @property
    def name(self) -> str:
        """Return the path in a library without ending: ``neon/a2w1_hybrid_m8n1k64_aarch64``."""
        return self.certificate.name

    @property
    def isa(self) -> Isa:
        return isa_specs.load(self.certificate.isa)

    @property
    def target(self) -> str:
        return self.certificate.target

    @property
    def features(self) -> tuple[str, ...]:
        """Return the CPU features that its C texts are compiled with."""
        isa, target = self.isa, self.target
        return (*isa.target(target).feature_names, *self.kind.needs(isa, target))

    @property
    def symbol(self) -> str:
        """Return the prefix of its C names: ``synth_neon_a2w1_hybrid_m8n1k64_aarch64``."""
        return f"synth_{self.name.replace('/', '_')}"

    @property
    def source(self) -> str:
        """Return the C text of its block, packing or linear kernel with the headers that its file includes.
        "" if it has forms only."""
        return standalone(self.isa, self.texts.get(BLOCK, ""))

    @property
    def json_text(self) -> str:
        """Return the text of its certificate's file."""
        return to_json(self.kind.fields, self.certificate)

    @property
    def stored(self) -> dict[str, str]:
        """Return the C files that a library stores: text by path, as ``name``. Each is the whole text of a
        program, as it was proved and executed, and its digest is in the certificate."""
        return {part_file(self.name, part): self.texts[part] for part in self.kind.stored(self.certificate)}

    @property
    def parts(self) -> Parts:
        """Return its self-contained C files by file name. The text of a file is emitted when it is read."""
        return self.kind.c_files(self)

    @property
    def sources(self) -> dict[str, str]:
        """Return the text of every C file in ``parts`` by its name."""
        return {name: file.text for name, file in self.parts.items()}

    @property
    def prototypes(self) -> str:
        """Return the C prototypes of every function in ``sources``."""
        return prototypes(function for file in self.parts.values() for function in file.functions)

    @property
    def machine(self) -> str:
        """Return the executor's name: "native x86_64", "unicorn aarch64", "portable C on x86_64"."""
        return self.executor().describe()

    @property
    def is_portable(self) -> bool:
        """Return whether runs use portable C: by ``as_portable``, or if the target's code cannot run here."""
        return self._runs_portable or only_portable(self.isa.target(self.target), self.features)

    def run(self, *arguments: Any, **named: Any) -> NDArray[Any]:
        """Return the result of the kind's ``run`` for these arguments. Raises UserError for other arguments,
        and without a C compiler."""
        return self.kind.run(self, *arguments, **named)

    def as_portable(self: Self) -> Self:
        """Return the same artifact, run as portable C, which every computer executes."""
        machine = self._portable or PartsCode(self.parts, load_portable)
        return replace(self, _machine=machine, _runs_portable=True, _products={})

    def runs_on(self, machine: LoadedCode, portable: LoadedCode) -> None:
        """Let later runs use ``machine``, and runs as portable C use ``portable``."""
        self._machine, self._portable = machine, portable

    def without_machines(self: Self) -> Self:
        """Return a copy without executors, so that it can be sent to another process."""
        return replace(self, _machine=None, _portable=None, _products={})

    def call(self, symbol: str, *arguments: int | NDArray[Any]) -> int | None:
        """Call one of its C functions. Return the executed instructions if the executor counts them."""
        self.last_instructions = self.executor().call(symbol, *arguments)
        return self.last_instructions

    def executor(self) -> LoadedCode:
        """Return its executor, which compiles a C file at the first call of its functions."""
        if self._machine is None:
            self._machine = PartsCode(self.parts, self.load)
        return self._machine

    def load(self, sources: Mapping[str, str], declared: str) -> CompiledCode:
        """Compile C files for its target, or as portable C if the target's code does not run on this
        computer. ``declared``: prototypes of the functions that are called."""
        if self.is_portable:
            return portable_code(sources, declared, portable_host())
        architecture = self.isa.target(self.target).architecture
        return load_code(sources, declared, architecture, self.features)

    def load_with(self, sources: Mapping[str, str], declared: str) -> CompiledCode:
        """Compile C files together with its own. ``declared``: prototypes of the functions in ``sources``."""
        return self.load({**self.sources, **sources}, self.prototypes + declared)
