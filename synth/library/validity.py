"""The validity of a certificate, which every certificate of every kind must pass when it is read.

Its JSON is exactly what this program would write of it. Its folder and file name match its name. Its programs
are well formed (``sketches.wellformed``), and it states what follows from them (``synth.library.facts``). Its
texts are printable lines. ``synth.library.check`` then checks proof, C text and execution.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import isa_specs
from isa_specs.cores import cores
from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram
from sketches.compute import PLANE_PAIR, WHOLE_LANE
from sketches.reduction import REDUCTION
from sketches.scope import left_out
from sketches.wellformed import MalformedProgram
from synth.emit.cgen import file_stem
from synth.errors import VerificationError
from synth.files import read_exactly
from synth.forms import choices
from synth.forms.registry import FORMS, has_block
from synth.library.certificate import BlockReport, Certificate, FormReport, SketchReport, sha256
from synth.library.facts import (
    Facts,
    block_facts,
    compute_claim,
    program_lengths,
    shorter_compute_parts,
)

if TYPE_CHECKING:
    from synth.library.packers.kind import Kind

#: The longest text in a certificate.
_LONGEST = 2000
_DIGEST = re.compile("[0-9a-f]{64}")
_VERDICTS = ("found", "none", "unknown")
#: What a contradictory program may raise while something is derived from it or emitted.
_MALFORMED = (MalformedProgram, ValueError, ArithmeticError, LookupError, RecursionError, StopIteration)
#: No count of a certificate is near it.
_MOST = 1 << 62


def check_source(path: Path, text: str, digest: str) -> None:
    """Raise VerificationError unless a C text has the digest that its certificate states."""
    if sha256(text) != digest:
        raise VerificationError(f"{path}: the C text is not the one that its certificate was written for")


def check_file(certificate: Path, text: str) -> None:
    """Raise VerificationError unless the C file beside a certificate has the text of the proved programs."""
    path = certificate.with_suffix(".c")
    if read_exactly(path) != text:
        raise VerificationError(f"{path}: is not the C text of the proved program")


def check_place(path: Path, name: str) -> None:
    """Raise VerificationError unless ``name`` is the folder and file name of ``path``."""
    place = Path(os.path.abspath(path)).with_suffix("")
    if name != f"{place.parent.name}/{place.name}":
        raise VerificationError(
            f"{path}: is the certificate of {name}, and lies where {place.parent.name}/{place.name} belongs"
        )


def check_kernel(found: Certificate, where: Path | str) -> None:
    """Raise VerificationError, naming ``where``, unless the certificate of a kernel is valid."""
    with refusing(where):
        if found.form not in choices():
            raise MalformedProgram(f"the certificate's field form is {found.form!r}")
        if not 0 < found.effort < _MOST:
            raise MalformedProgram(f"effort is {found.effort!r}")
        if found.core and (found.core not in cores() or found.target not in cores()[found.core].targets):
            raise MalformedProgram(f"the certificate's field core is {found.core!r}")
        isa = _check_head(found, lambda isa: file_stem(found.spec, isa, found.target))
        if (found.block is not None) != has_block(found.spec, isa, found.target):
            raise MalformedProgram(f"{'has no' if found.block is None else 'has a'} block kernel")
        if not found.forms and found.block is None:
            raise MalformedProgram("has no kernel")
        if found.block is not None:
            _check_block(found, found.block, isa)
        for form in FORMS.values():
            report = found.forms.get(form.name)
            if report is not None:
                facts = form.facts(found.spec, isa, found.target, report.program)
                _check_facts(f"forms.{form.name}.", report, facts, "the program has")
                _check_proof(report)
                _check_loops(report)


def _check_block(found: Certificate, block: BlockReport, isa: Isa) -> None:
    _check_proof(block)
    for search in block.searches:
        _check_search(search)
    _check_facts("", block, block_facts(found.spec, isa, found.target, block.program), "the program has")
    _check_searches(found, block, isa)
    _check_lengths(found, block, isa)
    compute = compute_claim(block.searches, found.spec, isa, block.program)
    if block.compute != compute:
        raise MalformedProgram(f"compute is {_shown(block.compute)}, the searches say {_shown(compute)}")


def _check_loops(report: FormReport[Any, Any]) -> None:
    tiles = {tile.name for tile in report.program.tiles}
    for tile, loop in report.loops.items():
        if tile not in tiles or not (1 <= loop.steps < _MOST and 1 <= loop.cycles < _MOST):
            raise MalformedProgram(f"has a loop {_shown(tile)} of {loop.steps} steps in {loop.cycles} cycles")


def _check_searches(found: Certificate, block: BlockReport, isa: Isa) -> None:
    """The sketches are searched once each, length by length from 1; what was found ends a search. All planes
    together are searched where bits are counted, for every length that would be shorter than the
    program's."""
    shorter = shorter_compute_parts(found.spec, isa, found.target, block.program)
    sketches = tuple(report.sketch for report in block.searches)
    if sketches != (PLANE_PAIR, REDUCTION, *([WHOLE_LANE] if shorter else [])):
        raise MalformedProgram("searches are not those of the sketches, once each and in order")
    for report in block.searches:
        if report.left_out != left_out(report.sketch, isa, found.target, found.spec):
            raise MalformedProgram(
                f"does not say what its search {report.sketch!a} leaves out; write the kernel anew"
            )
        if report.sketch == WHOLE_LANE and tuple(entry.length for entry in report.lengths) != shorter:
            raise MalformedProgram(f"the search {report.sketch!a} is not of the lengths {list(shorter)}")
        verdicts = [entry.verdict for entry in report.lengths]
        if report.lengths[0].length != 1 or "found" in verdicts[:-1]:
            raise MalformedProgram(
                f"the search {report.sketch!a} does not go from length 1 on to what was found"
            )
        if report.sketch != WHOLE_LANE and verdicts[-1] != "found":
            raise MalformedProgram(f"the search {report.sketch!a} found nothing")


def _check_lengths(found: Certificate, block: BlockReport, isa: Isa) -> None:
    """A search that found something found as many instructions as the program has of its part."""
    lengths = program_lengths(found.spec, isa, found.target, block.program)
    for report in block.searches:
        length = report.lengths[-1].length
        if report.sketch in lengths and length != lengths[report.sketch]:
            raise MalformedProgram(
                f"the search {report.sketch!a} found length {length}, the program has "
                f"{lengths[report.sketch]}"
            )


def check_packer_certificate(found: Any, where: Path | str, kind: Kind) -> None:
    """Raise VerificationError, naming ``where``, unless the certificate of a kernel of a kind is valid."""
    with refusing(where):
        if found.bits not in kind.bits:
            raise MalformedProgram(f"there is no such kernel of {_shown(found.bits)} bits")
        isa = _check_head(found, lambda isa: kind.stem(isa, found.target, found.bits))
        _check_proof(found)
        for search in found.searches:
            _check_search(search)
        programs: tuple[Any, ...] = found.programs
        if tuple(map(kind.asked, programs)) != kind.specs(isa, found.target, found.bits):
            raise MalformedProgram(f"its blocks are not those of {found.target}")
        for program in programs:
            kind.check(isa, found.target, program)
        derived = {"instructions": kind.counts(isa, found.target, programs)}
        _check_facts("", found, derived, "the programs have")
        if kind.planned:
            _check_plans(found.searches, isa, found.target, programs)


def _check_plans(
    searches: tuple[SketchReport, ...], isa: Isa, target: str, programs: tuple[BitpackProgram, ...]
) -> None:
    """Every block's program is one that its plans gave: a search of its own, in the order of the blocks, each
    before the searches of its parts, and of as many instructions as the program has."""
    wanted = [(program.spec.plans, program.length(isa, target)) for program in programs]
    names = {name for name, _ in wanted}
    stated = [
        (report.sketch, verdict.length if verdict.verdict == "found" else None)
        for report in searches
        for verdict in report.lengths
        if report.sketch in names
    ]
    if stated != wanted or not searches or searches[0].sketch != wanted[0][0]:
        raise MalformedProgram(f"its searches found {_shown(stated)}, the programs are {wanted}")
    parts = {name for program in programs for name in program.spec.parts}
    for report in searches:
        if report.sketch not in names | parts:
            raise MalformedProgram(f"there is no search {_shown(report.sketch)} of such blocks")
        if report.left_out:
            raise MalformedProgram(f"its search {report.sketch!a} leaves out {_shown(report.left_out)}")


@contextlib.contextmanager
def refusing(where: Path | str) -> Iterator[None]:
    """Turn an error about a malformed program in the block into a VerificationError that names ``where``."""
    try:
        yield
    except _MALFORMED as error:
        raise VerificationError(f"{where}: {str(error) or type(error).__name__}") from error


def _check_head(found: Any, stem: Callable[[Isa], str]) -> Isa:
    """What certificates of all kinds say besides their programs. The ISA."""
    try:
        isa = isa_specs.load(found.isa)
    except KeyError:
        raise MalformedProgram(f"unknown ISA {_shown(found.isa)}") from None
    if found.target not in [target.name for target in isa.targets]:
        raise MalformedProgram(f"{isa.name} has no target {_shown(found.target)}")
    if found.name != f"{isa.name}/{stem(isa)}":
        raise MalformedProgram(
            f"is the certificate of {isa.name}/{stem(isa)} and calls itself {_shown(found.name)}"
        )
    if found.isa_digest != isa.digest(found.target):
        raise MalformedProgram(f"was written for other semantics of {isa.name}; write the kernel anew")
    _check_text("executed", found.executed)
    for what, texts in (("versions", found.versions), ("seconds", found.seconds)):
        for key, value in texts.items():
            _check_text(what, key)
            if isinstance(value, str):
                _check_text(f"{what}.{key}", value)
            elif not 0 <= value < _MOST:
                raise MalformedProgram(f"{what}.{key} is {value}")
    return isa


def _check_facts(prefix: str, stated: Any, facts: Facts, who: str) -> None:
    for what, derived in facts.items():
        if getattr(stated, what) != derived:
            raise MalformedProgram(f"{prefix}{what} is {_shown(getattr(stated, what))}, {who} {derived}")


def _check_proof(found: BlockReport | FormReport[Any, Any]) -> None:
    """What is said of a C text and its proof."""
    proof = found.proof
    if proof.verdict != "proved":
        raise MalformedProgram("says itself that it is not proved")
    if not 1 <= proof.obligations < _MOST:
        raise MalformedProgram("says that nothing was to be proved")
    _check_text("proof.solver", proof.solver)
    if not _DIGEST.fullmatch(found.source_digest):
        raise MalformedProgram(f"source_digest is {_shown(found.source_digest)}, no SHA-256")


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
            raise MalformedProgram(f"a search's verdict is {_shown(verdict.verdict)}")
        _check_text("a search's evidence", verdict.evidence)


def _check_text(what: str, text: str) -> None:
    """Raise MalformedProgram unless a text is one printable line, since terminals show it."""
    if not text.isascii() or not text.isprintable() or len(text) > _LONGEST:
        raise MalformedProgram(f"{what} is {_shown(text)}, not one line of printable text")


def _shown(value: object) -> str:
    """A value of a certificate that nobody has looked at, in a line that is not too long."""
    try:
        text = ascii(value)
    except ValueError:  # more digits than Python writes
        return "a huge number"
    return text if len(text) <= 200 else f"{text[:200]}..."
