/* What every packer of rows begins with: see rows.py. */
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define SYNTH_SHUFFLE 1
#endif
#endif

/* pixels of padding: so many bytes each, and a sum of each group, all zero */
static inline int32_t synth_padding(uint8_t *to, int32_t pixels, size_t size, int32_t *sums, int32_t groups) {
  memset(to, 0, (size_t)pixels * size);
  memset(sums, 0, (size_t)pixels * (size_t)groups * sizeof *sums);
  return 0;
}

/* the same of words without sums */
static inline int32_t synth_word_padding(uint32_t *to, int32_t pixels, size_t words) {
  memset(to, 0, (size_t)pixels * words * 4);
  return 0;
}

/* the bits of a word, one of every code, are inverted there where they are set */
static inline void synth_word_codes(uint32_t word, int plane, uint8_t *code) {
#ifdef SYNTH_SHUFFLE
  /* written out in vectors: compilers vectorize loops over bits across the words of a pixel, with gathers */
  typedef uint8_t bytes __attribute__((vector_size(32)));
  typedef uint32_t words __attribute__((vector_size(32)));
  const words every = {word, word, word, word, word, word, word, word};
  const bytes mask = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128,
                      1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const bytes spread = __builtin_shufflevector((bytes)every, (bytes)every, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
                                               2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
  bytes codes;
  memcpy(&codes, code, sizeof codes);
  codes ^= (bytes)((spread & mask) == mask) & (uint8_t)(1u << plane);
  memcpy(code, &codes, sizeof codes);
#else
  for (int i = 0; i < 32; ++i) code[i] ^= (uint8_t)((word >> i & 1u) << plane);
#endif
}

/* a row of pixels that are packed already, `channels` words each */
SYNTH_TILE int32_t synth_copy_row($words) {
  const size_t size = (size_t)channels * 4;
  if (!valid) return synth_word_padding(to, before + count + after, (size_t)channels);
  synth_word_padding(to, before, (size_t)channels);
  to += (intptr_t)before * channels;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride, to += channels) memcpy(to, row, size);
  return synth_word_padding(to, after, (size_t)channels);
}
