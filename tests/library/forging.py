"""Writes certificates as somebody would who wants them to pass: digests and C texts made anew, and tells why
they do not."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import isa_specs
from sketches.wellformed import MalformedProgram
from synth.emit.cgen import emit, proof_line
from synth.errors import UserError, VerificationError
from synth.forms.registry import FORMS
from synth.library.certificate import sha256
from synth.library.certificate_json import read_kernel_json
from synth.library.check import check_static as check_kernel_static
from synth.library.fields import fields_of, written
from synth.library.kernels import BLOCK, Kernel, pieces_path, read_kernel
from synth.library.packers import is_packer, read_packer
from synth.library.packers.check import check_packer_static
from synth.library.packers.library import certificate_from_json, kind_of
from synth.library.pieces import cut, read_pieces, whole
from synth.library.store import parts, write_cuts

#: A kernel of every form: layouts, carry-save, loops in assembly, packing and repacking.
NEON, AVX2, CARRY = (
    "neon/a1w1_hybrid_m8n1k64_aarch64",
    "avx2/a2w1_hybrid_m8n1k64",
    "avx512/a1w3_hybrid_m8n1k64",
)
PACK, REPACK = "avx512/bitpack_a2", "avx512/repack_a2"

Edit = Callable[[Any], object]


def check(certificate: Path) -> None:
    """Everything but execution."""
    if is_packer(certificate):
        check_packer_static(read_packer(certificate), certificate)
    else:
        check_kernel_static(read_kernel(certificate), certificate)


def emissions(text: str, certificate: Path) -> dict[str, Callable[[], str]]:
    """What makes the C texts of a changed certificate, by the part of the kernel."""
    if is_packer(certificate):
        kind = kind_of(certificate)
        assert kind is not None
        packer = certificate_from_json(kind, text, "here")
        count = packer.proof.obligations
        return {BLOCK: lambda: kind.emit(isa_specs.load(packer.isa), packer.target, packer.programs, count)}
    found = read_kernel_json(text, "here")[0]
    spec, isa, target = found.spec, isa_specs.load(found.isa), found.target
    block = found.the_block
    line = proof_line(block.proof.obligations, block.compute)
    made: dict[str, Callable[[], str]] = {
        BLOCK: lambda: emit(spec, isa, target, block.program, block.corrections, block.longest_k, line)
    }
    for form in FORMS.values():
        report = found.forms.get(form.name)
        if report is not None:
            args = (
                spec,
                isa,
                target,
                report.program,
                report.corrections,
                report.proof.obligations,
            )
            made[form.name] = functools.partial(form.emit, *args)
    return made


def rewrite(certificate: Path, edit: Edit, text: Callable[[str], str] = lambda c: c) -> None:
    """Edit a certificate, write the C texts beside it as the emission would, and make every digest right
    again.

    ``text``: what to make of the C texts where the emission refuses the change.
    """
    body = fields_of(certificate.read_text())
    packer, isa = is_packer(certificate), isa_specs.load(certificate.parent.name)
    sources = {BLOCK: certificate.with_suffix(".c").read_text()} if packer else texts_of(certificate, body)
    target = body["target"]
    edit(body)
    made: dict[str, Callable[[], str]] = {}
    with contextlib.suppress(
        VerificationError, UserError, LookupError, ValueError
    ):  # a malformed certificate
        made = emissions(written(body), certificate)
    contents = {}
    for part, source in sources.items():
        contents[part] = text(source)
        with contextlib.suppress(
            MalformedProgram, LookupError, ValueError, ArithmeticError, StopIteration, RecursionError
        ):
            contents[part] = made[part]()
        report = body if part == BLOCK else body["forms"][part]
        report["source_digest"] = sha256(contents[part])
    if packer:
        certificate.with_suffix(".c").write_text(contents[BLOCK], encoding="utf-8")
        certificate.write_text(written(body))
        return
    cuts = {part: cut(content, symbol_of(certificate, part), isa) for part, content in contents.items()}
    write_cuts(certificate, target, cuts, lambda names: written(body | {"pieces": names}))


def symbol_of(certificate: Path, part: str) -> str:
    suffix = "" if part == BLOCK else FORMS[part].text.suffix
    return f"synth_{certificate.parent.name}_{certificate.stem}{suffix}"


def texts_of(certificate: Path, body: Any) -> dict[str, str]:
    """The C texts of a kernel, whatever its certificate says of them."""
    found = {}
    for part in parts():
        if part in body["pieces"]:
            pieces = read_pieces(pieces_path(certificate.parent, part, body["target"]).read_text())
            found[part] = whole(body["pieces"][part], pieces, symbol_of(certificate, part))
    return found


def refused(certificate: Path) -> str:
    """Why it is refused."""
    with pytest.raises((VerificationError, UserError)) as caught:
        check(certificate)
    assert certificate.stem in str(caught.value) and "\n" not in str(caught.value)
    return str(caught.value)


def renamed(old: str, new: str) -> Edit:
    """A register or constant by another name, wherever it stands."""

    def edit(part: Any) -> None:
        items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in list(items):
            if value == old and key not in ("instruction", "stage", "data"):
                part[key] = new
            edit(value)

    return edit


def in_c(old: str, new: str) -> Callable[[str], str]:
    """What the emission writes of such a name."""
    return lambda text: re.sub(
        rf"(?<![A-Za-z0-9])(?:(?<=_)|(?<![A-Za-z0-9_])){re.escape(old)}(?!\w)", lambda _: new, text
    )


def text_of(kernel: Kernel, form: str) -> str:
    """A kernel's C text of its "block" or of a layout."""
    return kernel.source if form == "block" else kernel.texts[form]


def with_text(kernel: Kernel, form: str, text: str) -> Kernel:
    """The kernel with another C text of its block or of a layout."""
    if form == "block":
        return replace(kernel, source=text)
    return replace(kernel, texts={**kernel.texts, form: text})
