/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 3 planes, Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel;
 * do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 7 times 32 limits; the limits of a position must ascend.
 * words: 3 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 22 for flip 0; 22 for flip 4.
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
static inline void synth_avx512_repack_a3_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i x1 = _mm512_loadu_si512((const __m512i *)(table + 0));
  const __m512i t2 = _mm512_xor_si512(x0, x1);
  const __m512i x3 = _mm512_loadu_si512((const __m512i *)(table + 128));
  const __m512i x4 = _mm512_loadu_si512((const __m512i *)(table + 256));
  const __m512i x5 = _mm512_loadu_si512((const __m512i *)(table + 384));
  const __m512i x6 = _mm512_loadu_si512((const __m512i *)(table + 512));
  const __m512i x7 = _mm512_loadu_si512((const __m512i *)(table + 640));
  const __m512i x8 = _mm512_loadu_si512((const __m512i *)(table + 768));
  const __m512i x9 = _mm512_loadu_si512((const __m512i *)(table + 896));
  const uint16_t t10 = _mm512_cmp_epi32_mask(x6, t2, 2);
  const __m512i t11 = _mm512_mask_blend_epi32(t10, x3, x7);
  const __m512i t12 = _mm512_mask_blend_epi32(t10, x4, x8);
  const __m512i t13 = _mm512_mask_blend_epi32(t10, x5, x9);
  const uint16_t t14 = _mm512_cmp_epi32_mask(t12, t2, 2);
  const __m512i t15 = _mm512_mask_blend_epi32(t14, t11, t13);
  const uint16_t t16 = _mm512_cmp_epi32_mask(t15, t2, 2);
  const __m512i x17 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i x18 = _mm512_loadu_si512((const __m512i *)(table + 64));
  const __m512i t19 = _mm512_xor_si512(x17, x18);
  const __m512i x20 = _mm512_loadu_si512((const __m512i *)(table + 192));
  const __m512i x21 = _mm512_loadu_si512((const __m512i *)(table + 320));
  const __m512i x22 = _mm512_loadu_si512((const __m512i *)(table + 448));
  const __m512i x23 = _mm512_loadu_si512((const __m512i *)(table + 576));
  const __m512i x24 = _mm512_loadu_si512((const __m512i *)(table + 704));
  const __m512i x25 = _mm512_loadu_si512((const __m512i *)(table + 832));
  const __m512i x26 = _mm512_loadu_si512((const __m512i *)(table + 960));
  const uint16_t t27 = _mm512_cmp_epi32_mask(x23, t19, 2);
  const __m512i t28 = _mm512_mask_blend_epi32(t27, x20, x24);
  const __m512i t29 = _mm512_mask_blend_epi32(t27, x21, x25);
  const __m512i t30 = _mm512_mask_blend_epi32(t27, x22, x26);
  const uint16_t t31 = _mm512_cmp_epi32_mask(t29, t19, 2);
  const __m512i t32 = _mm512_mask_blend_epi32(t31, t28, t30);
  const uint16_t t33 = _mm512_cmp_epi32_mask(t32, t19, 2);
  const uint32_t t34 = _mm512_kunpackw(t33, t16);
  const uint32_t t35 = _mm512_kunpackw(t31, t14);
  const uint32_t t36 = _mm512_kunpackw(t27, t10);
  const uint32_t w0 = (uint32_t)(t34);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t35);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t36);
  memcpy(words + 8, &w2, 4);
}
static inline void synth_avx512_repack_a3_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m512i x0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i x1 = _mm512_loadu_si512((const __m512i *)(table + 0));
  const __m512i t2 = _mm512_xor_si512(x0, x1);
  const __m512i x3 = _mm512_loadu_si512((const __m512i *)(table + 128));
  const __m512i x4 = _mm512_loadu_si512((const __m512i *)(table + 256));
  const __m512i x5 = _mm512_loadu_si512((const __m512i *)(table + 384));
  const __m512i x6 = _mm512_loadu_si512((const __m512i *)(table + 512));
  const __m512i x7 = _mm512_loadu_si512((const __m512i *)(table + 640));
  const __m512i x8 = _mm512_loadu_si512((const __m512i *)(table + 768));
  const __m512i x9 = _mm512_loadu_si512((const __m512i *)(table + 896));
  const uint16_t t10 = _mm512_cmp_epi32_mask(t2, x6, 1);
  const __m512i t11 = _mm512_mask_blend_epi32(t10, x7, x3);
  const __m512i t12 = _mm512_mask_blend_epi32(t10, x8, x4);
  const __m512i t13 = _mm512_mask_blend_epi32(t10, x9, x5);
  const uint16_t t14 = _mm512_cmp_epi32_mask(t12, t2, 2);
  const __m512i t15 = _mm512_mask_blend_epi32(t14, t11, t13);
  const uint16_t t16 = _mm512_cmp_epi32_mask(t15, t2, 2);
  const __m512i x17 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i x18 = _mm512_loadu_si512((const __m512i *)(table + 64));
  const __m512i t19 = _mm512_xor_si512(x17, x18);
  const __m512i x20 = _mm512_loadu_si512((const __m512i *)(table + 192));
  const __m512i x21 = _mm512_loadu_si512((const __m512i *)(table + 320));
  const __m512i x22 = _mm512_loadu_si512((const __m512i *)(table + 448));
  const __m512i x23 = _mm512_loadu_si512((const __m512i *)(table + 576));
  const __m512i x24 = _mm512_loadu_si512((const __m512i *)(table + 704));
  const __m512i x25 = _mm512_loadu_si512((const __m512i *)(table + 832));
  const __m512i x26 = _mm512_loadu_si512((const __m512i *)(table + 960));
  const uint16_t t27 = _mm512_cmp_epi32_mask(t19, x23, 1);
  const __m512i t28 = _mm512_mask_blend_epi32(t27, x24, x20);
  const __m512i t29 = _mm512_mask_blend_epi32(t27, x25, x21);
  const __m512i t30 = _mm512_mask_blend_epi32(t27, x26, x22);
  const uint16_t t31 = _mm512_cmp_epi32_mask(t29, t19, 2);
  const __m512i t32 = _mm512_mask_blend_epi32(t31, t28, t30);
  const uint16_t t33 = _mm512_cmp_epi32_mask(t32, t19, 2);
  const uint32_t t34 = _mm512_kunpackw(t33, t16);
  const uint32_t t35 = _mm512_kunpackw(t31, t14);
  const uint32_t t36 = _mm512_kunpackw(t27, t10);
  const uint32_t w0 = (uint32_t)(t34);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t35);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t36);
  memcpy(words + 8, &w2, 4);
}
#else /* any other CPU */
static inline void synth_avx512_repack_a3_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[8][32];
  uint32_t word[3] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 7; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 0u;
    for (int plane = 0; plane < 3; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
static inline void synth_avx512_repack_a3_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[8][32];
  uint32_t word[3] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 7; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 4u;
    for (int plane = 0; plane < 3; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
#endif
SYNTH_TILE void synth_avx512_repack_a3_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx512_repack_a3_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(words
        + c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}

SYNTH_TILE void synth_avx512_repack_a3_f4(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx512_repack_a3_f4_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(words
        + c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}
