"""The C file of a packing kernel: blocks of several numbers of positions, portable C, and a loop."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.bitpack import BitpackProgram
from sketches.bitplanes import CHUNK
from synth.emit import PACKERS
from synth.emit.names import marked
from synth.emit.packing import PackerParagraphs, packer_header, packer_symbol, packer_text
from synth.emit.text import CFunction

#: Prefix of a packing kernel's file names.
NAME = "bitpack"
#: Text for one block of a kernel.
COUNTED = PACKERS[NAME]
#: The kernel's function: a loop over chunks of 32 codes.
LOOP = CFunction("void", "", "const uint8_t *codes, int32_t chunks, uint32_t *words")

#: A factor for eight bytes of 0 and 1 whose product has byte i in bit 56 + i: the sum of 2^(56 - 7 i). All
#: partial products are different bits, so nothing carries.
_GATHER = sum(1 << (56 - 7 * i) for i in range(8))
_ONES = 0x0101010101010101


def emit_bitpack(isa: Isa, target: str, programs: tuple[BitpackProgram, ...], obligations: int) -> str:
    """Return the C file of a packing kernel for one number of bits. ``programs``: one per block size
    (positions of K). ``obligations``: how many were proved."""
    bits = programs[0].spec.bits
    name = packer_symbol(NAME, isa, target, bits)
    layout = (
        f"codes: {CHUNK} bytes per chunk; any byte, of which the low {bits} bits count. words: {bits} per "
        "chunk, one per plane; bit i of a plane's word is that bit of the chunk's code i. No alignment is "
        "needed of codes."
    )
    proved = f"{obligations} obligations, all proved: every word of every block, for all codes."
    says = PackerParagraphs("Codes to bitplanes", layout, COUNTED, proved)
    header = packer_header(isa, target, programs, says)
    blocks = [(program, f"{name}_{program.spec.positions}") for program in marked(programs)]
    portable = [_portable(bits, f"{name}_any"), *(_portable_block(program, name) for program in programs)]
    return packer_text(isa, target, header, blocks, portable, [_loop(programs, name)])


def plain_bitpack(bits: int, name: str) -> str:
    """Return a packing function in C without vectors for another file, with the parameters of ``LOOP``."""
    return (
        f"#include <stdint.h>\n#include <string.h>\n{_portable(bits, f'{name}_any')}\n"
        f"static {LOOP.named(name).head} {{\n"
        f"  for (; chunks > 0; --chunks, codes += {CHUNK}, words += {bits})\n"
        f"    {name}_any(codes, (uint8_t *)words);\n}}"
    )


def _portable(bits: int, name: str) -> str:
    """Return C that packs one chunk without vectors. Compilers vectorize it where possible."""
    return f"""\
static inline void {name}(const uint8_t *codes, uint8_t *words) {{
  uint64_t eight[{CHUNK // 8}];
  uint32_t word[{bits}] = {{0}};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < {bits}; ++plane)
    for (int q = 0; q < {CHUNK // 8}; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x{_ONES:016x}u) * 0x{_GATHER:016x}u) >> 56) << (8 * \
q);
  memcpy(words, word, sizeof word);
}}"""


def _portable_block(program: BitpackProgram, name: str) -> str:
    spec = program.spec
    return f"""\
static inline void {name}_{spec.positions}(const uint8_t *codes, uint8_t *words) {{
  for (int c = 0; c < {spec.positions // CHUNK}; ++c) {name}_any(codes + {CHUNK} * c, words + \
{4 * spec.bits} * c);
}}"""


def _loop(programs: tuple[BitpackProgram, ...], name: str) -> str:
    loops = []
    for program in sorted(programs, key=lambda program: -program.spec.positions):
        positions, chunks, words = program.spec.positions, program.spec.positions // CHUNK, program.spec.words
        loops.append(
            f"  for (; chunks >= {chunks}; chunks -= {chunks}, codes += {positions}, words += {words}) "
            f"{name}_{positions}(codes, (uint8_t *)words);\n"
        )
    return f"SYNTH_TILE {LOOP.named(name).head} {{\n{''.join(loops)}}}\n"
