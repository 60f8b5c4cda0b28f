/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 1 plane, Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 1 bits count. words: 1 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 3 for 32 positions; 3 for 64 positions.
 *
 * Proof: 3 obligations, all proved: every word of every block, for all codes.
 */
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif
static const uint8_t synth_avx512_bitpack_a1_32_k0[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
static inline void synth_avx512_bitpack_a1_32(const uint8_t *codes, uint8_t *words) {
  const __m512i k0 = _mm512_loadu_si512((const __m512i *)(synth_avx512_bitpack_a1_32_k0));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(codes + 0));
  const __m512i t1 = _mm512_cvtepu8_epi16(x0);
  const uint32_t t2 = _mm512_test_epi16_mask(t1, k0);
  const uint32_t w0 = (uint32_t)(t2);
  memcpy(words + 0, &w0, 4);
}
static const uint8_t synth_avx512_bitpack_a1_64_k0[] __attribute__((aligned(64))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
static inline void synth_avx512_bitpack_a1_64(const uint8_t *codes, uint8_t *words) {
  const __m512i k0 = _mm512_loadu_si512((const __m512i *)(synth_avx512_bitpack_a1_64_k0));
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(codes + 0));
  const uint64_t t1 = _mm512_test_epi8_mask(x0, k0);
  const uint32_t w0 = (uint32_t)(t1);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t1 >> 32);
  memcpy(words + 4, &w1, 4);
}
#else /* any other CPU */
static inline void synth_avx512_bitpack_a1_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[1] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 1; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_avx512_bitpack_a1_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_avx512_bitpack_a1_any(codes + 32 * c, words + 4 * c);
}
static inline void synth_avx512_bitpack_a1_64(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 2; ++c) synth_avx512_bitpack_a1_any(codes + 32 * c, words + 4 * c);
}
#endif
SYNTH_TILE void synth_avx512_bitpack_a1(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 2; chunks -= 2, codes += 64, words += 2) synth_avx512_bitpack_a1_64(codes, (uint8_t *)words);
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 1) synth_avx512_bitpack_a1_32(codes, (uint8_t *)words);
}
