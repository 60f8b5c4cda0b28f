/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 3 planes, Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 3 bits count. words: 3 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 9 for 32 positions.
 *
 * Proof: 3 obligations, all proved: every word of every block, for all codes.
 */
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
#if defined(__AVX2__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif
static inline void synth_avx2_bitpack_a3_32(const uint8_t *codes, uint8_t *words) {
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(codes + 0));
  const __m256i t1 = _mm256_slli_epi16(x0, 5);
  const int32_t t2 = _mm256_movemask_epi8(t1);
  const __m256i t3 = _mm256_slli_epi16(x0, 6);
  const int32_t t4 = _mm256_movemask_epi8(t3);
  const __m256i t5 = _mm256_slli_epi16(x0, 7);
  const int32_t t6 = _mm256_movemask_epi8(t5);
  const uint32_t w0 = (uint32_t)(t6);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t4);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t2);
  memcpy(words + 8, &w2, 4);
}
#else /* any other CPU */
static inline void synth_avx2_bitpack_a3_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[3] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 3; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_avx2_bitpack_a3_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_avx2_bitpack_a3_any(codes + 32 * c, words + 12 * c);
}
#endif
SYNTH_TILE void synth_avx2_bitpack_a3(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 3) synth_avx2_bitpack_a3_32(codes, (uint8_t *)words);
}
