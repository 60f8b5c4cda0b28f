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
from synth.errors import UserError, VerificationError
from synth.library.certificate import BLOCK, sha256
from synth.library.certificate_json import read_kernel_json
from synth.library.check import check_static as check_kernel_static
from synth.library.fields import fields_of, written
from synth.library.kernels import Kernel, read_kernel
from synth.library.packers import is_packer, read_packer
from synth.library.packers.certificate import certificate_from_json
from synth.library.packers.check import check_packer_static
from synth.library.packers.library import kind_of
from synth.library.texts import part_text
from synth.library.validity import check_kernel

#: A kernel of every form: layouts, carry-save, loops in assembly, packing and repacking.
NEON, AVX2, CARRY = (
    "neon/a1w1_hybrid_m8n1k64_aarch64",
    "avx2/a2w1_hybrid_m8n1k64",
    "avx512/a1w3_hybrid_m8n1k64",
)
PACK, REPACK = "avx512/bitpack_a2", "avx512/repack_a2"

Edit = Callable[[Any], object]
#: What the emission of a changed program raises.
REFUSALS = (MalformedProgram, LookupError, ValueError, ArithmeticError, StopIteration, RecursionError)


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
    found = read_kernel_json(text, "here")
    return {part: functools.partial(part_text, found, part) for part in found.kernels}


def rewrite(certificate: Path, edit: Edit, text: Callable[[str], str] = lambda c: c) -> None:
    """Edit a certificate, write the C text beside it as the emission would, and make every digest right
    again.

    ``text``: what to make of the C texts where the emission refuses the change.
    """
    body, file = fields_of(certificate.read_text()), certificate.with_suffix(".c")
    sources = {BLOCK: file.read_text()} if is_packer(certificate) else dict(read_kernel(certificate).texts)
    edit(body)
    made: dict[str, Callable[[], str]] = {}
    with contextlib.suppress(
        VerificationError, UserError, LookupError, ValueError
    ):  # a malformed certificate
        made = emissions(written(body), certificate)
    contents = {}
    for part, source in sources.items():
        contents[part] = text(source)
        with contextlib.suppress(*REFUSALS):
            contents[part] = made[part]()
        report = body if part == BLOCK else body["forms"][part]
        report["source_digest"] = sha256(contents[part])
    content = text(file.read_text())
    if is_packer(certificate):
        content = contents[BLOCK]
    else:
        with contextlib.suppress(VerificationError, UserError, *REFUSALS):
            found = read_kernel_json(written(body), "here")
            check_kernel(found, "here")  # nobody can price a malformed program
            content = Kernel(found, contents).file_text
    file.write_text(content, encoding="utf-8")
    certificate.write_text(written(body))


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


def with_text(kernel: Kernel, form: str, text: str) -> Kernel:
    """The kernel with another C text of its block or of a layout."""
    return replace(kernel, texts={**kernel.texts, form: text})
