"""The C file of a repacking kernel: a block and a loop per XOR mask (flip), and portable C."""

from __future__ import annotations

from isa_specs.instruction import Isa
from sketches.bitplanes import CHUNK
from sketches.repack import RepackProgram, flips
from synth.emit import PACKERS
from synth.emit.names import marked
from synth.emit.packing import PackerParagraphs, packer_header, packer_symbol, packer_text
from synth.emit.text import CFunction

#: Prefix of a repacking kernel's file names.
NAME = "repack"
#: Text for one block of a kernel.
COUNTED = PACKERS[NAME]
#: Parameters of the loop.
PARAMETERS = "const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last, uint32_t *words"
#: The kernel's function for one XOR mask.
LOOP = CFunction("void", "", PARAMETERS)


def repack_symbols(isa: Isa, target: str, bits: int) -> dict[int, str]:
    """Return the C names of a kernel's functions by XOR mask, such as ``synth_neon_repack_a2_aarch64_f0``."""
    return {flip: f"{packer_symbol(NAME, isa, target, bits)}_f{flip}" for flip in flips(bits)}


def emit_repack(isa: Isa, target: str, programs: tuple[RepackProgram, ...], obligations: int) -> str:
    """Return the C file of a repacking kernel for one number of bits. ``programs``: one per XOR mask.
    ``obligations``: how many were proved."""
    spec = programs[0].spec
    names = repack_symbols(isa, target, spec.bits)
    layout = (
        f"sums: {CHUNK} per chunk. table: per chunk {CHUNK} masks and {spec.levels} times {CHUNK} limits; "
        f"the limits of a position must ascend. words: {spec.bits} per chunk, one per plane. A position's "
        "code is the number of its limits with (sum ^ mask) >= limit, signed, exclusive-or the flip in the "
        "function's name; bit i of a plane's word is that bit of the code of position i. last: a mask "
        "of the bits that the last chunk's words keep. No alignment is needed beyond that of int32."
    )
    proved = (
        f"{obligations} obligations, all proved: every bit of every block, for all sums and all tables whose "
        "limits ascend."
    )
    says = PackerParagraphs("Sums to bitplanes by thresholds", layout, COUNTED, proved)
    header = packer_header(isa, target, programs, says)
    both = [(program, names[program.spec.flip]) for program in programs]
    blocks = [(program, f"{names[program.spec.flip]}_{CHUNK}") for program in marked(programs)]
    portable = [_portable(program, f"{name}_{CHUNK}") for program, name in both]
    return packer_text(
        isa, target, header, blocks, portable, [loop_text(program, name) for program, name in both]
    )


def _portable(program: RepackProgram, name: str) -> str:
    """Return C that repacks one chunk without vectors."""
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
    """Return C of the function ``name``. It calls ``{name}_32`` for each chunk of 32 positions, then clears
    the bits of the last chunk's words that are not in ``last``."""
    spec = program.spec
    return f"""\
SYNTH_TILE {LOOP.named(name).head} {{
  for (intptr_t c = 0; c < chunks; ++c)
    {name}_{CHUNK}((const uint8_t *)(sums + c * {CHUNK}), (const uint8_t *)(table + c * \
{CHUNK * (1 + spec.levels)}), (uint8_t *)(words + c * {spec.bits}));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < {spec.bits}; ++plane) words[(intptr_t)(chunks - 1) * {spec.bits} + plane] &= \
last;
}}
"""
