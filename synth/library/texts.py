"""The C texts of a kernel, emitted from its certificate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import isa_specs
from synth.emit.cgen import emit, proof_line
from synth.emit.matrices import driver_tiles
from synth.forms.registry import FORMS
from synth.library.certificate import BLOCK, Certificate
from synth.library.validity import check_source, refusing


class EmittedTexts(Mapping[str, str]):
    """The C texts that a certificate states, by ``BLOCK`` and the names of forms.

    Each text is emitted when it is read. Raises VerificationError, naming ``where``, for a text whose digest
    is not the stated one.
    """

    def __init__(self, found: Certificate, where: Path) -> None:
        self._found, self._where = found, where
        self._texts: dict[str, str] = {}

    def __getitem__(self, part: str) -> str:
        if part not in self._texts:
            report = self._found.kernels[part]
            with refusing(self._where):
                self._texts[part] = part_text(self._found, part)
            check_source(self._where, self._texts[part], report.source_digest)
        return self._texts[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found.kernels)

    def __len__(self) -> int:
        return len(self._found.kernels)


def file_text(found: Certificate, form: str) -> str:
    """Return the text of a kernel's C file in a library: its block, if it has one, and of a ``form`` (none
    where it is "") the driver and the tiles that the driver calls. Raises MalformedProgram."""
    texts = [part_text(found, BLOCK)] if found.block is not None else []
    if form:
        report = found.forms[form]
        program = replace(report.program, tiles=driver_tiles(report.program.tiles))
        few = replace(found, forms={form: replace(report, program=program)})
        texts.append(part_text(few, form))
        texts.append(f"/* Every form with all tiles: synth-kernel export {found.name} FOLDER */\n")
    return "\n".join(texts)


def part_text(found: Certificate, part: str) -> str:
    """Return the C text of a kernel's block (``BLOCK``) or of one of its forms, as a certificate states its
    program and the number of its obligations. Raises MalformedProgram."""
    isa, spec, target = isa_specs.load(found.isa), found.spec, found.target
    if part == BLOCK:
        block = found.the_block
        line = proof_line(block.proof.obligations, block.compute)
        return emit(spec, isa, target, block.program, block.corrections, block.longest_k, line)
    report = found.forms[part]
    count = report.proof.obligations
    return FORMS[part].emit(spec, isa, target, report.program, report.corrections, count)
