"""C text that packing and repacking kernels share: names, first comment, blocks, portable C, loops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram
from sketches.bitplanes import CHUNK
from synth.emit.cgen import loaded_constant, statement
from synth.emit.names import plain
from synth.emit.text import comment, constant_text, wrapped


def packer_stem(kind: str, isa: Isa, target: str, bits: int) -> str:
    """Return the stem of the kernel's file name, with the target's name where the ISA has several."""
    return f"{kind}_a{bits}{isa.suffix(target)}"


def packer_symbol(kind: str, isa: Isa, target: str, bits: int) -> str:
    """Return the prefix of the kernel's C names, such as ``synth_neon_bitpack_a2_aarch64``."""
    return f"synth_{isa.name}_{packer_stem(kind, isa, target, bits)}"


def block_counts(isa: Isa, target: str, programs: Sequence[BitpackProgram]) -> dict[str, int]:
    """Return each block's number of instructions, stores included, loads not, by ``spec.block`` as text."""
    return {str(program.spec.block): program.length(isa, target) for program in programs}


def packer_text(
    isa: Isa,
    target: str,
    header: str,
    blocks: Sequence[tuple[BitpackProgram, str]],
    portable: Sequence[str],
    loops: Sequence[str],
) -> str:
    """Return the C file. ``blocks``: programs with marked names (``synth.emit.names``), and names of their
    functions. ``portable``: the same functions without vectors. ``loops``: C of the public functions."""
    parts = [
        header,
        "#include <stdint.h>\n#include <string.h>\n#ifndef SYNTH_TILE\n#define SYNTH_TILE\n#endif",
        f"#if {isa.target(target).condition} && !defined(SYNTH_PORTABLE)",
        isa.preamble,
        *(block_text(isa, program, name) for program, name in blocks),
        "#else /* any other CPU */",
        *portable,
        "#endif",
        *loops,
    ]
    return wrapped(plain("\n".join(parts)))


@dataclass(frozen=True)
class PackerParagraphs:
    """What the header of a packing kernel says: ``what`` it does ("Codes to bitplanes"), the ``layout`` of
    memory, and what was ``proved``. ``counted``: format of a block's text, such as "{} positions"."""

    what: str
    layout: str
    counted: str
    proved: str


def packer_header(isa: Isa, target: str, programs: Sequence[BitpackProgram], says: PackerParagraphs) -> str:
    """Return the comment that a C text begins with."""
    bits = programs[0].spec.bits
    counts = [
        f"{count} for {says.counted.format(of)}" for of, count in block_counts(isa, target, programs).items()
    ]
    rows = [
        f"{says.what}: {bits} {'plane' if bits == 1 else 'planes'}, {isa.description}, {target}. Written by "
        "synth-kernel; do not edit.",
        "",
        says.layout,
        "",
        f"Instructions of a block without loads: {'; '.join(counts)}.",
        "",
        f"Proof: {says.proved}",
    ]
    return comment(rows)


def block_text(isa: Isa, program: BitpackProgram, name: str) -> str:
    """Return C: one block in intrinsics, a function of the program's inputs and ``uint8_t *words``."""
    types: dict[str, str] = {}
    text = [constant_text(constant, 64, name) for constant in program.constants]
    parameters = ", ".join(f"const uint8_t *{buffer}" for buffer in program.spec.inputs)
    text.append(f"static inline void {name}({parameters}, uint8_t *words) {{")
    text += [f"  {loaded_constant(isa, constant, types, name)}" for constant in program.constants]
    split = _split(program)
    for line in program.body:
        made = statement(isa, line, types)
        if line.dest in split:
            # Otherwise compilers join such words in a vector before the store, through memory.
            kept = f'__asm__("" : "+r"({line.dest})); /* stored from a general register */'
            made = f"{made.removeprefix('const ')}\n  {kept}"
        text.append(f"  {made}")
    for number, word in enumerate(program.words):
        shift = f" >> {word.lane * CHUNK}" if word.lane else ""
        text.append(f"  const uint32_t w{number} = (uint32_t)({word.register}{shift});")
        text.append(f"  memcpy(words + {4 * number}, &w{number}, 4);")
    text.append("}")
    return "\n".join(text)


def _split(program: BitpackProgram) -> frozenset[str]:
    """Return the general registers with words that are not contiguous in memory."""
    return frozenset(a.register for a in program.words if a.lane) if program.spec.bits > 1 else frozenset()
