"""The portable C of an instruction set: a header with every instruction as a function over bytes.

Block kernels include the header if the compiler targets another processor (``synth.emit.headers``)."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from isa_specs.instruction import Isa
from isa_specs.scalar_c import HELPERS, register_function
from sketches.program import Line
from synth.emit.text import comment, own_names


def header_file(isa: Isa) -> str:
    """Return the name of the header: ``synth_neon_portable.h``."""
    return f"{_prefix(isa)}portable.h"


def function(isa: Isa, kernel: str, line: Line) -> str:
    """Return the C name of the function of a line's instruction. A function with an immediate belongs to
    ``kernel``: the header cannot have one per immediate."""
    if line.imm is None:
        return f"{_prefix(isa)}{line.instruction}"
    return f"{kernel}_{line.instruction}_{line.imm}"


def own_functions(isa: Isa, kernel: str, lines: Iterable[Line]) -> list[str]:
    """Return C of the functions that a kernel defines itself, one per instruction and immediate."""
    found = {}
    for line in lines:
        if line.imm is not None:
            name = function(isa, kernel, line)
            text = register_function("FUNCTION", isa.instructions[line.instruction], line.imm)
            found[name] = own_names(text, _prefix(isa).rstrip("_")).replace("FUNCTION", name, 1)
    return list(found.values())


def portable_header(isa: Isa) -> str:
    """Return the text of the header."""
    head = comment(
        [
            f"{isa.description}: every instruction of block kernels without an immediate, by its definition, "
            "lane by lane, as a function over bytes in little-endian order. The kernels beside this file "
            "include it where the compiler targets another processor. Written by synth-kernel; do not edit."
        ]
    )
    return f"{head}\n{_code(isa)}"


@functools.cache
def _code(isa: Isa) -> str:
    prefix = _prefix(isa)
    guard = f"{prefix}portable_h".upper()
    # Only base targets have block kernels.
    bases = [target.name for target in isa.targets if isa.below(target.name) is None]
    there = {instruction.name for base in bases for instruction in isa.on(base)}
    functions = [
        register_function(f"synth_{instruction.name}", instruction, None)
        for instruction in isa.table
        if instruction.immediates is None and instruction.name in there
    ]
    body = own_names("\n".join([*HELPERS.values(), *functions]), prefix.rstrip("_"))
    opened = f"#ifndef {guard}\n#define {guard}\n#include <stdint.h>\n#include <string.h>\n"
    return f"{opened}\n{body}\n#endif\n"


def _prefix(isa: Isa) -> str:
    return f"synth_{isa.name}_"
