/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 1 plane, Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 1 times 32 limits; the limits of a position must ascend.
 * words: 1 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 15 for flip 0; 14 for flip 1.
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
static const uint8_t synth_avx2_repack_a1_f0_32_k0[] __attribute__((aligned(64))) = {
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00};
static const uint8_t synth_avx2_repack_a1_f0_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_avx2_repack_a1_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m256i k0 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a1_f0_32_k0));
  const __m256i k1 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a1_f0_32_k1));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(sums + 0));
  const __m256i x1 = _mm256_loadu_si256((const __m256i *)(table + 0));
  const __m256i t2 = _mm256_xor_si256(x0, x1);
  const __m256i x3 = _mm256_loadu_si256((const __m256i *)(table + 128));
  const __m256i t4 = _mm256_cmpgt_epi32(x3, t2);
  const __m256i x5 = _mm256_loadu_si256((const __m256i *)(sums + 32));
  const __m256i x6 = _mm256_loadu_si256((const __m256i *)(table + 32));
  const __m256i t7 = _mm256_xor_si256(x5, x6);
  const __m256i x8 = _mm256_loadu_si256((const __m256i *)(table + 160));
  const __m256i t9 = _mm256_cmpgt_epi32(x8, t7);
  const __m256i x10 = _mm256_loadu_si256((const __m256i *)(sums + 64));
  const __m256i x11 = _mm256_loadu_si256((const __m256i *)(table + 64));
  const __m256i t12 = _mm256_xor_si256(x10, x11);
  const __m256i x13 = _mm256_loadu_si256((const __m256i *)(table + 192));
  const __m256i t14 = _mm256_cmpgt_epi32(x13, t12);
  const __m256i x15 = _mm256_loadu_si256((const __m256i *)(sums + 96));
  const __m256i x16 = _mm256_loadu_si256((const __m256i *)(table + 96));
  const __m256i t17 = _mm256_xor_si256(x15, x16);
  const __m256i x18 = _mm256_loadu_si256((const __m256i *)(table + 224));
  const __m256i t19 = _mm256_cmpgt_epi32(x18, t17);
  const __m256i t20 = _mm256_packs_epi16(t4, t9);
  const __m256i t21 = _mm256_packs_epi16(t14, t19);
  const __m256i t22 = _mm256_packs_epi16(t20, t21);
  const __m256i t23 = _mm256_permutevar8x32_epi32(t22, k0);
  const __m256i t24 = _mm256_xor_si256(t23, k1);
  const int32_t t25 = _mm256_movemask_epi8(t24);
  const uint32_t w0 = (uint32_t)(t25);
  memcpy(words + 0, &w0, 4);
}
static const uint8_t synth_avx2_repack_a1_f1_32_k0[] __attribute__((aligned(64))) = {
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00};
static inline void synth_avx2_repack_a1_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m256i k0 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a1_f1_32_k0));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(sums + 0));
  const __m256i x1 = _mm256_loadu_si256((const __m256i *)(table + 0));
  const __m256i t2 = _mm256_xor_si256(x0, x1);
  const __m256i x3 = _mm256_loadu_si256((const __m256i *)(table + 128));
  const __m256i t4 = _mm256_cmpgt_epi32(x3, t2);
  const __m256i x5 = _mm256_loadu_si256((const __m256i *)(sums + 32));
  const __m256i x6 = _mm256_loadu_si256((const __m256i *)(table + 32));
  const __m256i t7 = _mm256_xor_si256(x5, x6);
  const __m256i x8 = _mm256_loadu_si256((const __m256i *)(table + 160));
  const __m256i t9 = _mm256_cmpgt_epi32(x8, t7);
  const __m256i x10 = _mm256_loadu_si256((const __m256i *)(sums + 64));
  const __m256i x11 = _mm256_loadu_si256((const __m256i *)(table + 64));
  const __m256i t12 = _mm256_xor_si256(x10, x11);
  const __m256i x13 = _mm256_loadu_si256((const __m256i *)(table + 192));
  const __m256i t14 = _mm256_cmpgt_epi32(x13, t12);
  const __m256i x15 = _mm256_loadu_si256((const __m256i *)(sums + 96));
  const __m256i x16 = _mm256_loadu_si256((const __m256i *)(table + 96));
  const __m256i t17 = _mm256_xor_si256(x15, x16);
  const __m256i x18 = _mm256_loadu_si256((const __m256i *)(table + 224));
  const __m256i t19 = _mm256_cmpgt_epi32(x18, t17);
  const __m256i t20 = _mm256_packs_epi16(t4, t9);
  const __m256i t21 = _mm256_packs_epi16(t14, t19);
  const __m256i t22 = _mm256_packs_epi16(t20, t21);
  const __m256i t23 = _mm256_permutevar8x32_epi32(t22, k0);
  const int32_t t24 = _mm256_movemask_epi8(t23);
  const uint32_t w0 = (uint32_t)(t24);
  memcpy(words + 0, &w0, 4);
}
#else /* any other CPU */
static inline void synth_avx2_repack_a1_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
static inline void synth_avx2_repack_a1_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
SYNTH_TILE void synth_avx2_repack_a1_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx2_repack_a1_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(words +
        c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}

SYNTH_TILE void synth_avx2_repack_a1_f1(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx2_repack_a1_f1_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(words +
        c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}
