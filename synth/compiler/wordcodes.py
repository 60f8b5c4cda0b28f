"""From words of bitplanes back to codes, as C: for layouts whose operands are bytes."""

from __future__ import annotations

from sketches.panel import CHUNK as WORD


def word_codes_source() -> str:
    """The C text: ``SYNTH_SHUFFLE``, whether the compiler has vector extensions, and the codes of a word's plane."""
    spread = ", ".join(str(place // 8) for place in range(WORD))
    masks = ", ".join(str(1 << place % 8) for place in range(WORD))
    return f"""\
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define SYNTH_SHUFFLE 1
#endif
#endif
/* the bits of a word, one of every code, are inverted there where they are set */
static inline void synth_word_codes(uint32_t word, int plane, uint8_t *code) {{
#ifdef SYNTH_SHUFFLE
  /* written out in vectors: compilers vectorize loops over bits across the words of a pixel, with gathers */
  typedef uint8_t bytes __attribute__((vector_size({WORD})));
  typedef uint32_t words __attribute__((vector_size({WORD})));
  const words every = {{{", ".join(["word"] * (WORD // 4))}}};
  const bytes mask = {{{masks}}};
  const bytes spread = __builtin_shufflevector((bytes)every, (bytes)every, {spread});
  bytes codes;
  memcpy(&codes, code, sizeof codes);
  codes ^= (bytes)((spread & mask) == mask) & (uint8_t)(1u << plane);
  memcpy(code, &codes, sizeof codes);
#else
  for (int i = 0; i < {WORD}; ++i) code[i] ^= (uint8_t)((word >> i & 1u) << plane);
#endif
}}
"""
