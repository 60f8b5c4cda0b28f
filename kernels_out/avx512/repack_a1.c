/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 1 plane, Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do
 * not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 1 times 32 limits; the limits of a position must ascend.
 * words: 1 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 6 for flip 0; 6 for flip 1.
 *
 * Proof: 9 obligations, all proved: every bit of every block, for all sums and all tables whose limits ascend.
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
static inline void synth_avx512_repack_a1_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i x1 = _mm512_loadu_si512((const __m512i *)(table + 0));
  const __m512i t2 = _mm512_xor_si512(x0, x1);
  const __m512i x3 = _mm512_loadu_si512((const __m512i *)(table + 128));
  const uint16_t t4 = _mm512_cmp_epi32_mask(x3, t2, 2);
  const __m512i x5 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i x6 = _mm512_loadu_si512((const __m512i *)(table + 64));
  const __m512i t7 = _mm512_xor_si512(x5, x6);
  const __m512i x8 = _mm512_loadu_si512((const __m512i *)(table + 192));
  const uint16_t t9 = _mm512_cmp_epi32_mask(x8, t7, 2);
  const uint32_t t10 = _mm512_kunpackw(t9, t4);
  const uint32_t w0 = (uint32_t)(t10);
  memcpy(words + 0, &w0, 4);
}
static inline void synth_avx512_repack_a1_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i x1 = _mm512_loadu_si512((const __m512i *)(table + 0));
  const __m512i t2 = _mm512_xor_si512(x0, x1);
  const __m512i x3 = _mm512_loadu_si512((const __m512i *)(table + 128));
  const uint16_t t4 = _mm512_cmp_epi32_mask(t2, x3, 1);
  const __m512i x5 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i x6 = _mm512_loadu_si512((const __m512i *)(table + 64));
  const __m512i t7 = _mm512_xor_si512(x5, x6);
  const __m512i x8 = _mm512_loadu_si512((const __m512i *)(table + 192));
  const uint16_t t9 = _mm512_cmp_epi32_mask(t7, x8, 1);
  const uint32_t t10 = _mm512_kunpackw(t9, t4);
  const uint32_t w0 = (uint32_t)(t10);
  memcpy(words + 0, &w0, 4);
}
#else /* any other CPU */
static inline void synth_avx512_repack_a1_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[2][32];
  uint32_t word[1] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 1; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 0u;
    for (int plane = 0; plane < 1; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
static inline void synth_avx512_repack_a1_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[2][32];
  uint32_t word[1] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 1; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 1u;
    for (int plane = 0; plane < 1; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
#endif
SYNTH_TILE void synth_avx512_repack_a1_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx512_repack_a1_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(words
        + c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}

SYNTH_TILE void synth_avx512_repack_a1_f1(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx512_repack_a1_f1_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(words
        + c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}
