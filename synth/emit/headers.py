"""The C headers of a kernel library. Files of ``kernels_out`` include those that lie beside them."""

from __future__ import annotations

from functools import cache

from isa_specs.instruction import Isa
from synth.emit.linear_headers import linear_headers
from synth.emit.portable import header_file, portable_header
from synth.emit.text import include


@cache
def headers(isa: Isa) -> dict[str, str]:
    """Return the text of every header of an instruction set by its file name."""
    return {header_file(isa): portable_header(isa)} | linear_headers(isa)


def included(isa: Isa, text: str) -> dict[str, str]:
    """Return the headers that a C text includes: text by file name."""
    return {name: header for name, header in headers(isa).items() if include(name) in text}


def standalone(isa: Isa, text: str) -> str:
    """Return a C text with the code of headers in place of their includes, so that it needs no other file."""
    for name, header in included(isa, text).items():
        text = text.replace(include(name), header.partition("*/\n")[2])
    return text
