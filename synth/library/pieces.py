"""The C texts of a library's kernels, every piece once.

A text is cut behind every definition and every paragraph of the comment that opens it, and in a function
before comments, loops and conditions. A library keeps the pieces of one form (or of blocks) for one target in
one file, ``neon/bitplanes_aarch64.c``, each under the digest of its text, and a certificate names those of
its kernel in order. Put together again they are the text to the last byte: what is shown, exported, compiled
and checked.

In a piece two words stand for what differs between kernels: SYNTH_KERNEL for the kernel's C name, and
SYNTH_LOGIC for the instruction with which a loop in assembly multiplies bits; loops of several encodings
differ in nothing else. The certificate says these instructions behind the piece's digest: ``eor`` for all,
``orn,bic 0110`` for the first, the second, ... A line of assembly stands behind a tab instead of between what
makes it a string of C.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from isa_specs.instruction import Isa
from synth.emit.text import comment
from synth.errors import VerificationError

KERNEL, LOGIC = "SYNTH_KERNEL", "SYNTH_LOGIC"
_SEPARATOR = re.compile(r"^//// ([0-9a-f]{12})\n", re.MULTILINE)
_BLANK = re.compile(rf'(?<=^    "){LOGIC}(?= )', re.MULTILINE)
#: In a function: comments, loops, conditions, and what assembly consists of.
_BEGINS = re.compile(r" +(?:/\*|for |if |__asm__|: )")
#: A line of assembly in C, and in a piece.
_STRING, _TABBED = (re.compile(line, re.MULTILINE) for line in (r'^    "(.*)\\n\\t"$', r"^\t(.*)$"))


@dataclass(frozen=True)
class Cut:
    """A text in pieces: the names under which a certificate has them, in order, and each piece by its
    digest."""

    names: tuple[str, ...]
    pieces: Mapping[str, str]


def cut(text: str, symbol: str, isa: Isa) -> Cut:
    """A C text, whose names begin with ``symbol``, in pieces."""
    names, pieces = [], {}
    for piece in _definitions(text.replace(symbol, KERNEL)):
        found = _logic(isa).findall(piece)
        blank = _STRING.sub(r"\t\1", _logic(isa).sub(LOGIC, piece))
        key = digest(blank)
        pieces[key] = blank
        names.append(" ".join([key, *_said(found)]))
    made = Cut(tuple(names), pieces)
    assert whole(made.names, pieces, symbol) == text, (
        f"{symbol}: its C text says {KERNEL} or {LOGIC}, or has a tab"
    )
    return made


def whole(names: Iterable[str], pieces: Mapping[str, str], symbol: str) -> str:
    """The C text of pieces. Raises KeyError for one that is not there, VerificationError for one that is
    another."""
    texts = []
    for name in names:
        key, *said = name.split(" ")
        if digest(pieces[key]) != key:
            raise VerificationError(f"the piece {key} is not what was written")
        texts.append(_filled(_TABBED.sub(r'    "\1\\n\\t"', pieces[key]), said))
    return "".join(texts).replace(KERNEL, symbol)


def digest(piece: str) -> str:
    return hashlib.sha256(piece.encode("utf-8")).hexdigest()[:12]


@functools.cache
def _logic(isa: Isa) -> re.Pattern[str]:
    """Finds the instructions on bits in a loop in assembly."""
    names = sorted({i.mnemonic for i in isa.table if i.family == "bitwise"})
    return re.compile(rf'(?<=^    ")(?:{"|".join(names)})(?= )', re.MULTILINE)


def _said(found: Sequence[str]) -> list[str]:
    """Which instructions fill the blanks of a piece, as a certificate says it."""
    kinds = list(dict.fromkeys(found))
    return [",".join(kinds), *(["".join(str(kinds.index(one)) for one in found)] if kinds[1:] else [])][
        : len(kinds)
    ]


def _filled(piece: str, said: Sequence[str]) -> str:
    """A piece with its blanks filled. Raises VerificationError where there are others."""
    if not said:
        return piece
    kinds, order = said[0].split(","), iter(said[1]) if said[1:] else None
    try:
        return _BLANK.sub(lambda _: kinds[int(next(order))] if order is not None else kinds[0], piece)
    except (StopIteration, ValueError, IndexError, RuntimeError) as error:
        raise VerificationError(f"the blanks of a piece are not filled by {ascii(said)[:80]}") from error


def _definitions(text: str) -> list[str]:
    """A C text cut behind every definition, condition, comment and paragraph of one, and before what
    ``_BEGINS`` says."""
    found: list[str] = []
    lines: list[str] = []
    depth = 0
    for line in text.splitlines(keepends=True):
        if lines and _BEGINS.match(line):
            found.append("".join(lines))
            lines = []
        lines.append(line)
        depth += line.count("{") - line.count("}")
        ends = line.rstrip().endswith(("}", "};")) or line.startswith(("#endif", " */", " *\n"))
        if depth == 0 and ends:
            found.append("".join(lines))
            lines = []
    return [*found, *(["".join(lines)] if lines else [])]


def file_text(what: str, names: Iterable[Iterable[str]], pieces: Mapping[str, str]) -> str:
    """The file of the pieces that kernels have, each where the first of them needs it. ``what``: "bitplanes,
    neon, aarch64"."""
    keys = dict.fromkeys(name.partition(" ")[0] for of_kernel in names for name in of_kernel)
    head = comment(
        [
            f"Pieces of the C texts of kernels ({what}), each under its digest. {KERNEL} stands for a "
            f"kernel's name, {LOGIC} for an instruction on bits; a line of assembly stands behind a tab. A "
            "kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit."
        ]
    )
    return f"{head}\n" + "".join(f"//// {key}\n{pieces[key]}\n" for key in keys if key in pieces)


@functools.lru_cache(maxsize=8)
def read_pieces(text: str) -> Mapping[str, str]:
    """The pieces of a file by their digests."""
    parts = _SEPARATOR.split(text)
    return {key: piece[:-1] for key, piece in zip(parts[1::2], parts[2::2], strict=True)}
