"""Artifacts that are no products of low-bit codes: packing, repacking and linear kernels.

Each has one program for every block size, XOR mask or format. Their kinds share search, proof and tests.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.instruction import Isa
from sketches.bitpack import BitpackSpec
from sketches.limits import MAX_PLANES
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_packing
from synth.emit.packing import block_counts, packer_stem
from synth.emit.text import CFunction
from synth.errors import VerificationError
from synth.library.artifact import Artifact, ArtifactKind, Derived, Order
from synth.library.certificate import AUTO, BLOCK, Certificate, ProgramsReport, SketchReport, sha256
from synth.library.certificate_json import CertificateFields
from synth.library.machines import CFile, Parts
from synth.library.validity import check_parameters, shown

if TYPE_CHECKING:
    from synth.prove.kernel import Proof
    from synth.prove.obligation import Obligation

Programs = tuple[Any, ...]
#: The bits that every target has packing kernels for.
EVERY_BITS = tuple(range(1, MAX_PLANES + 1))
#: A word behind the words that a packing kernel writes, which has to keep its value.
_BEHIND = 0xA5A5A5A5


@dataclass(frozen=True)
class Case:
    """Arguments of ``Artifact.run`` and the ``result`` that a new artifact must return for them. The result
    of packing kernels is words, uint32 [chunks, bits]."""

    what: str
    arguments: tuple[Any, ...]
    result: NDArray[Any]


def fields_of(program: type) -> CertificateFields:
    """Return the field types of certificates whose programs are of the class ``program``."""
    return CertificateFields("bits", int, ProgramsReport[program])  # type: ignore[valid-type]


class ProgramsKind(ArtifactKind):
    """A kind of artifacts with one program for every block size, XOR mask or format. Its specification is a
    number of bits.

    ``purpose``: what artifacts do, with {} for the bits. ``searched``: how programs are searched, as the rest
    of a sentence that begins with "The search". ``planned``: whether a certificate must state a search for
    every block.
    """

    title = "packing kernel"
    phase = "packing: "
    bits = EVERY_BITS
    needed_by_kernels = True
    artifact = Artifact
    purpose: str
    searched: str
    planned = True

    @abstractmethod
    def specs(self, isa: Isa, target: str, bits: int) -> tuple[Any, ...]:
        """Return the specification of every program of the artifact for ``bits``."""

    def spec_of(self, program: Any) -> Any:
        """Return the specification that a program implements."""
        return program.spec

    @abstractmethod
    def search(self, spec: Any, isa: str, target: str) -> tuple[Any, tuple[Any, ...]]:
        """Return a program for a specification, and its searches. Raises SynthesisFailed."""

    @abstractmethod
    def obligations(self, isa: Isa, target: str, programs: Programs) -> list[Obligation]:
        """Return the formulas whose validity proves the programs correct."""

    @abstractmethod
    def c_text(self, isa: Isa, target: str, programs: Programs, obligations: int) -> str:
        """Return the C text of programs. ``obligations``: the number of proved ones, for a comment."""

    @abstractmethod
    def functions(self, isa: Isa, target: str, bits: int) -> tuple[CFunction, ...]:
        """Return the public C functions of an artifact for ``bits``, those that users call first."""

    @abstractmethod
    def cases(self, found: Certificate) -> Iterable[Case]:
        """Yield runs that a new artifact must get right."""

    def differs(self, index: tuple[int, ...], got: Any, wanted: Any) -> str:
        """Describe a wrong value of a result: its index, the value and the expected value."""
        return f"plane {index[1]} of chunk {index[0]} is {got:#010x}, numpy says {wanted:#010x}"

    def counts(self, isa: Isa, target: str, programs: Programs) -> dict[str, int]:
        """Return instruction counts for certificates, here of each program by ``spec.block`` as text."""
        return block_counts(isa, target, programs)

    def check(self, isa: Isa, target: str, program: Any) -> None:
        """Raise MalformedProgram for a program that is not well formed."""
        check_packing(isa, target, program)

    def stem(self, isa: Isa, target: str, spec: int) -> str:
        return packer_stem(self.name, isa, target, spec)

    def command(self, isa: Isa, target: str, spec: int) -> str:
        return f"--isa {isa.name} --target {target} --a {spec} --w 1"

    def validate(self, found: Certificate, isa: Isa) -> None:
        if (found.form, found.effort, found.core) != (AUTO, 1, ""):
            raise MalformedProgram("has options that only kernels with forms have")
        if found.spec not in self.bits:
            raise MalformedProgram(f"there is no such kernel of {shown(found.spec)} bits")
        programs: Programs = found.block.programs
        if tuple(map(self.spec_of, programs)) != self.specs(isa, found.target, found.spec):
            raise MalformedProgram(f"its blocks are not those of {found.target}")
        for program in programs:
            self.check(isa, found.target, program)
        derived = {"instructions": self.counts(isa, found.target, programs)}
        check_parameters("", found.block, derived, "the programs have")
        if self.planned:
            _check_plans(found.searches, isa, found.target, programs)

    def emit(self, found: Certificate, part: str) -> str:
        report = found.kernels[part]
        isa = isa_specs.load(found.isa)
        return self.c_text(isa, found.target, report.programs, report.proof.obligations)

    def c_files(self, artifact: Artifact) -> Parts:
        found = artifact.certificate
        functions = self.functions(artifact.isa, found.target, found.spec)
        return {f"{artifact.symbol}.c": CFile(functions, lambda: artifact.source)}

    def prove(self, isa: Isa, target: str, programs: Programs, dump: Path | None = None) -> Proof:
        """Prove programs equal to their specifications for all inputs. The first failure decides the verdict.
        ``dump``: folder for the obligations as SMT-LIB files."""
        from synth.prove.kernel import prove_all
        from synth.prove.obligation import z3_solver

        return prove_all(lambda: self.obligations(isa, target, programs), z3_solver, dump)

    def obligations_of(self, found: Certificate) -> dict[str, list[Obligation]]:
        return {BLOCK: self.obligations(isa_specs.load(found.isa), found.target, found.block.programs)}

    def derive(self, found: Certificate, dump: Path | None) -> Iterator[Derived]:
        isa, block = isa_specs.load(found.isa), found.block
        yield BLOCK, self._derived(isa, found.target, block.programs, block.searches, dump)

    def _derived(
        self, isa: Isa, target: str, programs: Programs, searches: tuple[SketchReport, ...], dump: Path | None
    ) -> tuple[ProgramsReport[Any], str]:
        """Return the report of programs and their C text. Raises NotProved."""
        from synth.library.derive import proof_report, require_proved

        proof = self.prove(isa, target, programs, dump)
        require_proved(proof, f"the {self.title} does not prove")
        text = self.c_text(isa, target, programs, proof.obligations)
        counts = self.counts(isa, target, programs)
        return ProgramsReport(programs, counts, searches, proof_report(proof), sha256(text)), text

    def make(self, order: Order) -> Iterator[Artifact]:
        start = time.monotonic()
        if order.known is None:
            programs, searches = self._searched(order)
        else:
            report = order.known.certificate.block
            programs, searches = report.programs, report.searches
        seconds = {"search": time.monotonic() - start}
        order.progress(f"{self.phase}proof")
        start = time.monotonic()
        block, text = self._derived(order.isa, order.target, programs, searches, order.dump)
        seconds["proof"] = time.monotonic() - start
        yield Artifact(self, order.certificate(block=block, forms={}, seconds=seconds), {BLOCK: text})

    def _searched(self, order: Order) -> tuple[Programs, tuple[SketchReport, ...]]:
        """Search the program of every specification. Return programs and searches."""
        from synth.library.derive import length_verdicts

        found, specs = [], self.specs(order.isa, order.target, order.spec)
        for number, spec in enumerate(specs, 1):
            order.progress(f"{self.phase}search, block {number} of {len(specs)}")
            found.append(self.search(spec, order.isa.name, order.target))
        searches = tuple(
            SketchReport(one.sketch, length_verdicts(one.lengths)) for _, every in found for one in every
        )
        return tuple(program for program, _ in found), searches

    def batch(self, spec: int, target: str) -> tuple[Any, ...]:
        return 0, -spec, target

    def test(self, artifact: Artifact) -> str:
        machines = [artifact] if artifact.is_portable else [artifact, artifact.as_portable()]
        count = 0
        for case in self.cases(artifact.certificate):
            count += 1
            for machine in machines:
                got = machine.run(*case.arguments)
                if not np.array_equal(got, case.result, equal_nan=case.result.dtype.kind == "f"):
                    # A NaN, which is not equal to itself, is right where the specification has one.
                    right = (got == case.result) | (got != got) & (case.result != case.result)
                    index = tuple(np.argwhere(~right)[0])
                    raise VerificationError(
                        f"{artifact.name} ({machine.machine}): {case.what}: "
                        f"{self.differs(index, got[index], case.result[index])}"
                    )
        return f"{count} runs equal numpy on {' and on '.join(one.machine for one in machines)}"

    def question(self, found: Certificate, sketch: str) -> tuple[str, Any] | None:
        from synth.minimality.packing import parts

        for spec in {BitpackSpec(found.spec, program.spec.positions) for program in found.block.programs}:
            part = parts(found.isa, found.target, spec).get(sketch)
            if part is not None:
                return f"packing A{found.spec}, {sketch}", part
        return None


def _check_plans(searches: tuple[SketchReport, ...], isa: Isa, target: str, programs: Programs) -> None:
    """Check that searches gave the programs: each block has a search of its own, in the order of the blocks,
    before the searches of its sub-problems, with as many instructions as its program."""
    wanted = [(program.spec.plans, program.length(isa, target)) for program in programs]
    names = {name for name, _ in wanted}
    stated = [
        (report.sketch, verdict.length if verdict.verdict == "found" else None)
        for report in searches
        for verdict in report.lengths
        if report.sketch in names
    ]
    if stated != wanted or not searches or searches[0].sketch != wanted[0][0]:
        raise MalformedProgram(f"its searches found {shown(stated)}, the programs are {wanted}")
    parts = {name for program in programs for name in program.spec.parts}
    for report in searches:
        if report.sketch not in names | parts:
            raise MalformedProgram(f"there is no search {shown(report.sketch)} of such blocks")
        if report.left_out:
            raise MalformedProgram(f"its search {report.sketch!a} leaves out {shown(report.left_out)}")


def packed_words(
    artifact: Artifact, symbol: str, chunks: int, before: Sequence[Any], between: Sequence[Any] = ()
) -> NDArray[np.uint32]:
    """Call the C function ``symbol`` of a packing or repacking kernel. Return its words, uint32 [chunks,
    bits]. A chunk is 32 positions. The arguments are ``before``, ``chunks``, ``between`` and the words.
    Raises VerificationError if the function writes to the word behind the last one."""
    bits = artifact.certificate.spec
    words = np.full(chunks * bits + 1, _BEHIND, dtype=np.uint32)
    artifact.call(symbol, *map(np.ascontiguousarray, before), chunks, *between, words)
    if words[-1] != _BEHIND:
        raise VerificationError(f"{artifact.name}: writes beyond its words")
    return words[:-1].reshape(chunks, bits)
