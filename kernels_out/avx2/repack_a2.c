/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 2 planes, Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 3 times 32 limits; the limits of a position must ascend.
 * words: 2 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 30 for flip 0; 29 for flip 2.
 *
 * Proof: 9 obligations, all proved: every bit of every block, for all sums and all tables whose limits ascend.
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
static const uint8_t synth_avx2_repack_a2_f0_32_k0[] __attribute__((aligned(64))) = {
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00};
static const uint8_t synth_avx2_repack_a2_f0_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_avx2_repack_a2_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m256i k0 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a2_f0_32_k0));
  const __m256i k1 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a2_f0_32_k1));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(sums + 0));
  const __m256i x1 = _mm256_loadu_si256((const __m256i *)(table + 0));
  const __m256i t2 = _mm256_xor_si256(x0, x1);
  const __m256i x3 = _mm256_loadu_si256((const __m256i *)(table + 128));
  const __m256i x4 = _mm256_loadu_si256((const __m256i *)(table + 256));
  const __m256i x5 = _mm256_loadu_si256((const __m256i *)(table + 384));
  const __m256i t6 = _mm256_cmpgt_epi32(x4, t2);
  const __m256i t7 = _mm256_blendv_epi8(x5, x3, t6);
  const __m256i t8 = _mm256_cmpgt_epi32(t7, t2);
  const __m256i x9 = _mm256_loadu_si256((const __m256i *)(sums + 32));
  const __m256i x10 = _mm256_loadu_si256((const __m256i *)(table + 32));
  const __m256i t11 = _mm256_xor_si256(x9, x10);
  const __m256i x12 = _mm256_loadu_si256((const __m256i *)(table + 160));
  const __m256i x13 = _mm256_loadu_si256((const __m256i *)(table + 288));
  const __m256i x14 = _mm256_loadu_si256((const __m256i *)(table + 416));
  const __m256i t15 = _mm256_cmpgt_epi32(x13, t11);
  const __m256i t16 = _mm256_blendv_epi8(x14, x12, t15);
  const __m256i t17 = _mm256_cmpgt_epi32(t16, t11);
  const __m256i x18 = _mm256_loadu_si256((const __m256i *)(sums + 64));
  const __m256i x19 = _mm256_loadu_si256((const __m256i *)(table + 64));
  const __m256i t20 = _mm256_xor_si256(x18, x19);
  const __m256i x21 = _mm256_loadu_si256((const __m256i *)(table + 192));
  const __m256i x22 = _mm256_loadu_si256((const __m256i *)(table + 320));
  const __m256i x23 = _mm256_loadu_si256((const __m256i *)(table + 448));
  const __m256i t24 = _mm256_cmpgt_epi32(x22, t20);
  const __m256i t25 = _mm256_blendv_epi8(x23, x21, t24);
  const __m256i t26 = _mm256_cmpgt_epi32(t25, t20);
  const __m256i x27 = _mm256_loadu_si256((const __m256i *)(sums + 96));
  const __m256i x28 = _mm256_loadu_si256((const __m256i *)(table + 96));
  const __m256i t29 = _mm256_xor_si256(x27, x28);
  const __m256i x30 = _mm256_loadu_si256((const __m256i *)(table + 224));
  const __m256i x31 = _mm256_loadu_si256((const __m256i *)(table + 352));
  const __m256i x32 = _mm256_loadu_si256((const __m256i *)(table + 480));
  const __m256i t33 = _mm256_cmpgt_epi32(x31, t29);
  const __m256i t34 = _mm256_blendv_epi8(x32, x30, t33);
  const __m256i t35 = _mm256_cmpgt_epi32(t34, t29);
  const __m256i t36 = _mm256_packs_epi16(t8, t17);
  const __m256i t37 = _mm256_packs_epi16(t26, t35);
  const __m256i t38 = _mm256_packs_epi16(t36, t37);
  const __m256i t39 = _mm256_permutevar8x32_epi32(t38, k0);
  const __m256i t40 = _mm256_xor_si256(t39, k1);
  const int32_t t41 = _mm256_movemask_epi8(t40);
  const __m256i t42 = _mm256_packs_epi16(t6, t15);
  const __m256i t43 = _mm256_packs_epi16(t24, t33);
  const __m256i t44 = _mm256_packs_epi16(t42, t43);
  const __m256i t45 = _mm256_permutevar8x32_epi32(t44, k0);
  const __m256i t46 = _mm256_xor_si256(t45, k1);
  const int32_t t47 = _mm256_movemask_epi8(t46);
  const uint32_t w0 = (uint32_t)(t41);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t47);
  memcpy(words + 4, &w1, 4);
}
static const uint8_t synth_avx2_repack_a2_f2_32_k0[] __attribute__((aligned(64))) = {
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00};
static const uint8_t synth_avx2_repack_a2_f2_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_avx2_repack_a2_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m256i k0 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a2_f2_32_k0));
  const __m256i k1 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a2_f2_32_k1));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(sums + 0));
  const __m256i x1 = _mm256_loadu_si256((const __m256i *)(table + 0));
  const __m256i t2 = _mm256_xor_si256(x0, x1);
  const __m256i x3 = _mm256_loadu_si256((const __m256i *)(table + 128));
  const __m256i x4 = _mm256_loadu_si256((const __m256i *)(table + 256));
  const __m256i x5 = _mm256_loadu_si256((const __m256i *)(table + 384));
  const __m256i t6 = _mm256_cmpgt_epi32(x4, t2);
  const __m256i t7 = _mm256_blendv_epi8(x5, x3, t6);
  const __m256i t8 = _mm256_cmpgt_epi32(t7, t2);
  const __m256i x9 = _mm256_loadu_si256((const __m256i *)(sums + 32));
  const __m256i x10 = _mm256_loadu_si256((const __m256i *)(table + 32));
  const __m256i t11 = _mm256_xor_si256(x9, x10);
  const __m256i x12 = _mm256_loadu_si256((const __m256i *)(table + 160));
  const __m256i x13 = _mm256_loadu_si256((const __m256i *)(table + 288));
  const __m256i x14 = _mm256_loadu_si256((const __m256i *)(table + 416));
  const __m256i t15 = _mm256_cmpgt_epi32(x13, t11);
  const __m256i t16 = _mm256_blendv_epi8(x14, x12, t15);
  const __m256i t17 = _mm256_cmpgt_epi32(t16, t11);
  const __m256i x18 = _mm256_loadu_si256((const __m256i *)(sums + 64));
  const __m256i x19 = _mm256_loadu_si256((const __m256i *)(table + 64));
  const __m256i t20 = _mm256_xor_si256(x18, x19);
  const __m256i x21 = _mm256_loadu_si256((const __m256i *)(table + 192));
  const __m256i x22 = _mm256_loadu_si256((const __m256i *)(table + 320));
  const __m256i x23 = _mm256_loadu_si256((const __m256i *)(table + 448));
  const __m256i t24 = _mm256_cmpgt_epi32(x22, t20);
  const __m256i t25 = _mm256_blendv_epi8(x23, x21, t24);
  const __m256i t26 = _mm256_cmpgt_epi32(t25, t20);
  const __m256i x27 = _mm256_loadu_si256((const __m256i *)(sums + 96));
  const __m256i x28 = _mm256_loadu_si256((const __m256i *)(table + 96));
  const __m256i t29 = _mm256_xor_si256(x27, x28);
  const __m256i x30 = _mm256_loadu_si256((const __m256i *)(table + 224));
  const __m256i x31 = _mm256_loadu_si256((const __m256i *)(table + 352));
  const __m256i x32 = _mm256_loadu_si256((const __m256i *)(table + 480));
  const __m256i t33 = _mm256_cmpgt_epi32(x31, t29);
  const __m256i t34 = _mm256_blendv_epi8(x32, x30, t33);
  const __m256i t35 = _mm256_cmpgt_epi32(t34, t29);
  const __m256i t36 = _mm256_packs_epi16(t8, t17);
  const __m256i t37 = _mm256_packs_epi16(t26, t35);
  const __m256i t38 = _mm256_packs_epi16(t36, t37);
  const __m256i t39 = _mm256_permutevar8x32_epi32(t38, k0);
  const __m256i t40 = _mm256_xor_si256(t39, k1);
  const int32_t t41 = _mm256_movemask_epi8(t40);
  const __m256i t42 = _mm256_packs_epi16(t6, t15);
  const __m256i t43 = _mm256_packs_epi16(t24, t33);
  const __m256i t44 = _mm256_packs_epi16(t42, t43);
  const __m256i t45 = _mm256_permutevar8x32_epi32(t44, k0);
  const int32_t t46 = _mm256_movemask_epi8(t45);
  const uint32_t w0 = (uint32_t)(t41);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t46);
  memcpy(words + 4, &w1, 4);
}
#else /* any other CPU */
static inline void synth_avx2_repack_a2_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
static inline void synth_avx2_repack_a2_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
SYNTH_TILE void synth_avx2_repack_a2_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx2_repack_a2_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t *)(words +
        c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}

SYNTH_TILE void synth_avx2_repack_a2_f2(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx2_repack_a2_f2_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t *)(words +
        c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}
