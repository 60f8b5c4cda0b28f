"""Writes certificates as somebody would who wants them to pass: digests and C texts made anew, and tells why
they do not."""

import contextlib
import functools
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sketches.tile import Tile
from sketches.wellformed import MalformedProgram
from synth.errors import UserError, VerificationError
from synth.library.certificate import BLOCK, sha256
from synth.library.certificate_json import from_json
from synth.library.check import check_static
from synth.library.fields import fields_of, written
from synth.library.kernels import Kernel
from synth.library.kinds.registry import kind_of, read_artifact
from synth.library.library_paths import c_file

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
    check_static(read_artifact(certificate), certificate)


def emissions(text: str, certificate: Path) -> dict[str, Callable[[], str]]:
    """What makes the C texts of a changed certificate, by the part of the artifact."""
    kind = kind_of(certificate)
    found = from_json(kind.fields, text, "here")
    return {part: functools.partial(kind.emit, found, part) for part in found.kernels}


def rewrite(certificate: Path, edit: Edit, text: Callable[[str], str] = lambda c: c) -> None:
    """Edit a certificate, write the C text beside it as the emission would, and make every digest right
    again.

    ``text``: what to make of the C texts where the emission refuses the change.
    """
    body = fields_of(certificate.read_text())
    sources = dict(read_artifact(certificate).texts)
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
    for part, content in contents.items():
        if (file := c_file(certificate, part)).exists():
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


def without_tile(text: str, tile: Tile) -> str:
    """The C text of a form in which the function of one tile computes nothing."""
    call = "LOCAL(tile)(registers, columns, weights"
    assert text.count(call) == 1
    return text.replace(call, f"if (registers != {tile.registers} || columns != {tile.columns}) {call}")


def with_text(kernel: Kernel, form: str, text: str) -> Kernel:
    """The kernel with another C text of its block or of a layout."""
    return replace(kernel, texts={**kernel.texts, form: text})
