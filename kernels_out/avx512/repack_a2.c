/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 2 planes, Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel;
 * do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 3 times 32 limits; the limits of a position must ascend.
 * words: 2 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 12 for flip 0; 12 for flip 2.
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
static inline void synth_avx512_repack_a2_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i x1 = _mm512_loadu_si512((const __m512i *)(table + 0));
  const __m512i t2 = _mm512_xor_si512(x0, x1);
  const __m512i x3 = _mm512_loadu_si512((const __m512i *)(table + 128));
  const __m512i x4 = _mm512_loadu_si512((const __m512i *)(table + 256));
  const __m512i x5 = _mm512_loadu_si512((const __m512i *)(table + 384));
  const uint16_t t6 = _mm512_cmp_epi32_mask(x4, t2, 2);
  const __m512i t7 = _mm512_mask_blend_epi32(t6, x3, x5);
  const uint16_t t8 = _mm512_cmp_epi32_mask(t7, t2, 2);
  const __m512i x9 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i x10 = _mm512_loadu_si512((const __m512i *)(table + 64));
  const __m512i t11 = _mm512_xor_si512(x9, x10);
  const __m512i x12 = _mm512_loadu_si512((const __m512i *)(table + 192));
  const __m512i x13 = _mm512_loadu_si512((const __m512i *)(table + 320));
  const __m512i x14 = _mm512_loadu_si512((const __m512i *)(table + 448));
  const uint16_t t15 = _mm512_cmp_epi32_mask(x13, t11, 2);
  const __m512i t16 = _mm512_mask_blend_epi32(t15, x12, x14);
  const uint16_t t17 = _mm512_cmp_epi32_mask(t16, t11, 2);
  const uint32_t t18 = _mm512_kunpackw(t17, t8);
  const uint32_t t19 = _mm512_kunpackw(t15, t6);
  const uint32_t w0 = (uint32_t)(t18);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t19);
  memcpy(words + 4, &w1, 4);
}
static inline void synth_avx512_repack_a2_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i x1 = _mm512_loadu_si512((const __m512i *)(table + 0));
  const __m512i t2 = _mm512_xor_si512(x0, x1);
  const __m512i x3 = _mm512_loadu_si512((const __m512i *)(table + 128));
  const __m512i x4 = _mm512_loadu_si512((const __m512i *)(table + 256));
  const __m512i x5 = _mm512_loadu_si512((const __m512i *)(table + 384));
  const uint16_t t6 = _mm512_cmp_epi32_mask(t2, x4, 1);
  const __m512i t7 = _mm512_mask_blend_epi32(t6, x5, x3);
  const uint16_t t8 = _mm512_cmp_epi32_mask(t7, t2, 2);
  const __m512i x9 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i x10 = _mm512_loadu_si512((const __m512i *)(table + 64));
  const __m512i t11 = _mm512_xor_si512(x9, x10);
  const __m512i x12 = _mm512_loadu_si512((const __m512i *)(table + 192));
  const __m512i x13 = _mm512_loadu_si512((const __m512i *)(table + 320));
  const __m512i x14 = _mm512_loadu_si512((const __m512i *)(table + 448));
  const uint16_t t15 = _mm512_cmp_epi32_mask(t11, x13, 1);
  const __m512i t16 = _mm512_mask_blend_epi32(t15, x14, x12);
  const uint16_t t17 = _mm512_cmp_epi32_mask(t16, t11, 2);
  const uint32_t t18 = _mm512_kunpackw(t17, t8);
  const uint32_t t19 = _mm512_kunpackw(t15, t6);
  const uint32_t w0 = (uint32_t)(t18);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t19);
  memcpy(words + 4, &w1, 4);
}
#else /* any other CPU */
static inline void synth_avx512_repack_a2_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[4][32];
  uint32_t word[2] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 3; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 0u;
    for (int plane = 0; plane < 2; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
static inline void synth_avx512_repack_a2_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[4][32];
  uint32_t word[2] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 3; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 2u;
    for (int plane = 0; plane < 2; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
#endif
SYNTH_TILE void synth_avx512_repack_a2_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx512_repack_a2_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t *)(words
        + c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}

SYNTH_TILE void synth_avx512_repack_a2_f2(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx512_repack_a2_f2_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t *)(words
        + c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}
