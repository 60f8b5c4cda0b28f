"""A repacking kernel as one self-contained C file: a block and a loop per flip, a portable form."""

from __future__ import annotations

import textwrap

from isa_specs.instruction import Isa
from sketches.panel import CHUNK
from sketches.repack import RepackProgram, flips
from synth.emit.bitpack import block_text
from synth.emit.names import marked, plain

#: What a repacking kernel's files begin with.
STEM = "repack"
#: Parameters of the loop.
PARAMETERS = "const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last, uint32_t *words"
#: Prototype of the loop.
PROTOTYPE = f"void {{name}}({PARAMETERS})"


def repack_stem(isa: Isa, target: str, bits: int) -> str:
    """The file name without its ending; the target is named where the ISA has several."""
    return f"{STEM}_a{bits}_{target}" if len(isa.targets) > 1 else f"{STEM}_a{bits}"


def repack_symbol(isa: Isa, target: str, bits: int, flip: int) -> str:
    """The C name of a loop: ``synth_neon_repack_a2_aarch64_f0``."""
    return f"synth_{isa.name}_{repack_stem(isa, target, bits)}_f{flip}"


def repack_instructions(isa: Isa, target: str, programs: tuple[RepackProgram, ...]) -> dict[str, int]:
    """Instructions of the block of each flip: without loads, with the stores."""
    return {str(program.spec.flip): program.length(isa, target) for program in programs}


def emit_repack(isa: Isa, target: str, programs: tuple[RepackProgram, ...], obligations: int) -> str:
    """The C text of the blocks of one number of bits. ``obligations``: how many were proved."""
    bits = programs[0].spec.bits
    names = [repack_symbol(isa, target, bits, program.spec.flip) for program in programs]
    both = list(zip(marked(programs), names, strict=True))
    parts = [
        _header(isa, target, programs, obligations),
        "#include <stdint.h>\n#include <string.h>\n#ifndef SYNTH_TILE\n#define SYNTH_TILE\n#endif",
        f"#if {isa.feature_macro} && !defined(SYNTH_PORTABLE)",
        isa.preamble,
        *(block_text(isa, program, f"{name}_{CHUNK}") for program, name in both),
        "#else /* any other CPU */",
        *(_portable(program, f"{name}_{CHUNK}") for program, name in both),
        "#endif",
        *(loop_text(program, name) for program, name in both),
    ]
    return plain("\n".join(parts))


def _header(isa: Isa, target: str, programs: tuple[RepackProgram, ...], obligations: int) -> str:
    spec = programs[0].spec
    counts = repack_instructions(isa, target, programs)
    rows = [
        f"Sums to bitplanes by thresholds: {spec.bits} {'plane' if spec.bits == 1 else 'planes'}, {isa.description}, "
        f"{target}. Written by synth-kernel; do not edit.",
        "",
        f"sums: {CHUNK} per chunk. table: per chunk {CHUNK} masks and {spec.levels} times {CHUNK} limits; the limits of a "
        f"position must ascend. words: {spec.bits} per chunk, one per plane. A position's code is the number of its "
        "limits with (sum ^ mask) >= limit, signed, exclusive-or the flip in the function's name; bit i of a plane's "
        "word is that bit of the code of position i. last: the bits of the last chunk's words that are kept. No "
        "alignment is needed beyond that of int32.",
        "",
        "Instructions of a block without loads: "
        + "; ".join(f"{count} for flip {flip}" for flip, count in counts.items())
        + ".",
        "",
        f"Proof: {obligations} obligations, all proved: every bit of every block, for all sums and all tables whose "
        "limits ascend.",
    ]
    lines = [
        line for row in rows for line in (textwrap.wrap(row, 110, break_on_hyphens=False) if row else [""])
    ]
    return "/* " + "\n * ".join(lines).replace("\n * \n", "\n *\n") + "\n */"


def _portable(program: RepackProgram, name: str) -> str:
    """One chunk without vectors."""
    spec = program.spec
    return f"""\
static inline void {name}(const uint8_t *sums, const uint8_t *table, uint8_t *words) {{
  int32_t sum[{CHUNK}], row[{1 + spec.levels}][{CHUNK}];
  uint32_t word[{spec.bits}] = {{0}};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < {CHUNK}; ++i) {{
    uint32_t code = 0;
    for (int t = 1; t <= {spec.levels}; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= {spec.flip}u;
    for (int plane = 0; plane < {spec.bits}; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }}
  memcpy(words, word, sizeof word);
}}"""


def loop_text(program: RepackProgram, name: str) -> str:
    """The loop over a function ``{name}_32``, a chunk each."""
    spec = program.spec
    return f"""\
SYNTH_TILE {PROTOTYPE.format(name=name)} {{
  for (intptr_t c = 0; c < chunks; ++c)
    {name}_{CHUNK}((const uint8_t *)(sums + c * {CHUNK}), (const uint8_t *)(table + c * {CHUNK * (1 + spec.levels)}), (uint8_t *)(words + c * {spec.bits}));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < {spec.bits}; ++plane) words[(intptr_t)(chunks - 1) * {spec.bits} + plane] &= last;
}}
"""


def repack_symbols(isa: Isa, target: str, bits: int) -> dict[int, str]:
    """The loops of a kernel by their flip."""
    return {flip: repack_symbol(isa, target, bits, flip) for flip in flips(bits)}


__all__ = [
    "PARAMETERS",
    "PROTOTYPE",
    "STEM",
    "emit_repack",
    "loop_text",
    "repack_instructions",
    "repack_stem",
    "repack_symbol",
    "repack_symbols",
]
