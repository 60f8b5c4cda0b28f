/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 3 planes, Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 7 times 32 limits; the limits of a position must ascend.
 * words: 3 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 53 for flip 0; 52 for flip 4.
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
static const uint8_t synth_avx2_repack_a3_f0_32_k0[] __attribute__((aligned(64))) = {
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00};
static const uint8_t synth_avx2_repack_a3_f0_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_avx2_repack_a3_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m256i k0 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a3_f0_32_k0));
  const __m256i k1 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a3_f0_32_k1));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(sums + 0));
  const __m256i x1 = _mm256_loadu_si256((const __m256i *)(table + 0));
  const __m256i t2 = _mm256_xor_si256(x0, x1);
  const __m256i x3 = _mm256_loadu_si256((const __m256i *)(table + 128));
  const __m256i x4 = _mm256_loadu_si256((const __m256i *)(table + 256));
  const __m256i x5 = _mm256_loadu_si256((const __m256i *)(table + 384));
  const __m256i x6 = _mm256_loadu_si256((const __m256i *)(table + 512));
  const __m256i x7 = _mm256_loadu_si256((const __m256i *)(table + 640));
  const __m256i x8 = _mm256_loadu_si256((const __m256i *)(table + 768));
  const __m256i x9 = _mm256_loadu_si256((const __m256i *)(table + 896));
  const __m256i t10 = _mm256_cmpgt_epi32(x6, t2);
  const __m256i t11 = _mm256_blendv_epi8(x7, x3, t10);
  const __m256i t12 = _mm256_blendv_epi8(x8, x4, t10);
  const __m256i t13 = _mm256_blendv_epi8(x9, x5, t10);
  const __m256i t14 = _mm256_cmpgt_epi32(t12, t2);
  const __m256i t15 = _mm256_blendv_epi8(t13, t11, t14);
  const __m256i t16 = _mm256_cmpgt_epi32(t15, t2);
  const __m256i x17 = _mm256_loadu_si256((const __m256i *)(sums + 32));
  const __m256i x18 = _mm256_loadu_si256((const __m256i *)(table + 32));
  const __m256i t19 = _mm256_xor_si256(x17, x18);
  const __m256i x20 = _mm256_loadu_si256((const __m256i *)(table + 160));
  const __m256i x21 = _mm256_loadu_si256((const __m256i *)(table + 288));
  const __m256i x22 = _mm256_loadu_si256((const __m256i *)(table + 416));
  const __m256i x23 = _mm256_loadu_si256((const __m256i *)(table + 544));
  const __m256i x24 = _mm256_loadu_si256((const __m256i *)(table + 672));
  const __m256i x25 = _mm256_loadu_si256((const __m256i *)(table + 800));
  const __m256i x26 = _mm256_loadu_si256((const __m256i *)(table + 928));
  const __m256i t27 = _mm256_cmpgt_epi32(x23, t19);
  const __m256i t28 = _mm256_blendv_epi8(x24, x20, t27);
  const __m256i t29 = _mm256_blendv_epi8(x25, x21, t27);
  const __m256i t30 = _mm256_blendv_epi8(x26, x22, t27);
  const __m256i t31 = _mm256_cmpgt_epi32(t29, t19);
  const __m256i t32 = _mm256_blendv_epi8(t30, t28, t31);
  const __m256i t33 = _mm256_cmpgt_epi32(t32, t19);
  const __m256i x34 = _mm256_loadu_si256((const __m256i *)(sums + 64));
  const __m256i x35 = _mm256_loadu_si256((const __m256i *)(table + 64));
  const __m256i t36 = _mm256_xor_si256(x34, x35);
  const __m256i x37 = _mm256_loadu_si256((const __m256i *)(table + 192));
  const __m256i x38 = _mm256_loadu_si256((const __m256i *)(table + 320));
  const __m256i x39 = _mm256_loadu_si256((const __m256i *)(table + 448));
  const __m256i x40 = _mm256_loadu_si256((const __m256i *)(table + 576));
  const __m256i x41 = _mm256_loadu_si256((const __m256i *)(table + 704));
  const __m256i x42 = _mm256_loadu_si256((const __m256i *)(table + 832));
  const __m256i x43 = _mm256_loadu_si256((const __m256i *)(table + 960));
  const __m256i t44 = _mm256_cmpgt_epi32(x40, t36);
  const __m256i t45 = _mm256_blendv_epi8(x41, x37, t44);
  const __m256i t46 = _mm256_blendv_epi8(x42, x38, t44);
  const __m256i t47 = _mm256_blendv_epi8(x43, x39, t44);
  const __m256i t48 = _mm256_cmpgt_epi32(t46, t36);
  const __m256i t49 = _mm256_blendv_epi8(t47, t45, t48);
  const __m256i t50 = _mm256_cmpgt_epi32(t49, t36);
  const __m256i x51 = _mm256_loadu_si256((const __m256i *)(sums + 96));
  const __m256i x52 = _mm256_loadu_si256((const __m256i *)(table + 96));
  const __m256i t53 = _mm256_xor_si256(x51, x52);
  const __m256i x54 = _mm256_loadu_si256((const __m256i *)(table + 224));
  const __m256i x55 = _mm256_loadu_si256((const __m256i *)(table + 352));
  const __m256i x56 = _mm256_loadu_si256((const __m256i *)(table + 480));
  const __m256i x57 = _mm256_loadu_si256((const __m256i *)(table + 608));
  const __m256i x58 = _mm256_loadu_si256((const __m256i *)(table + 736));
  const __m256i x59 = _mm256_loadu_si256((const __m256i *)(table + 864));
  const __m256i x60 = _mm256_loadu_si256((const __m256i *)(table + 992));
  const __m256i t61 = _mm256_cmpgt_epi32(x57, t53);
  const __m256i t62 = _mm256_blendv_epi8(x58, x54, t61);
  const __m256i t63 = _mm256_blendv_epi8(x59, x55, t61);
  const __m256i t64 = _mm256_blendv_epi8(x60, x56, t61);
  const __m256i t65 = _mm256_cmpgt_epi32(t63, t53);
  const __m256i t66 = _mm256_blendv_epi8(t64, t62, t65);
  const __m256i t67 = _mm256_cmpgt_epi32(t66, t53);
  const __m256i t68 = _mm256_packs_epi16(t16, t33);
  const __m256i t69 = _mm256_packs_epi16(t50, t67);
  const __m256i t70 = _mm256_packs_epi16(t68, t69);
  const __m256i t71 = _mm256_permutevar8x32_epi32(t70, k0);
  const __m256i t72 = _mm256_xor_si256(t71, k1);
  const int32_t t73 = _mm256_movemask_epi8(t72);
  const __m256i t74 = _mm256_packs_epi16(t14, t31);
  const __m256i t75 = _mm256_packs_epi16(t48, t65);
  const __m256i t76 = _mm256_packs_epi16(t74, t75);
  const __m256i t77 = _mm256_permutevar8x32_epi32(t76, k0);
  const __m256i t78 = _mm256_xor_si256(t77, k1);
  const int32_t t79 = _mm256_movemask_epi8(t78);
  const __m256i t80 = _mm256_packs_epi16(t10, t27);
  const __m256i t81 = _mm256_packs_epi16(t44, t61);
  const __m256i t82 = _mm256_packs_epi16(t80, t81);
  const __m256i t83 = _mm256_permutevar8x32_epi32(t82, k0);
  const __m256i t84 = _mm256_xor_si256(t83, k1);
  const int32_t t85 = _mm256_movemask_epi8(t84);
  const uint32_t w0 = (uint32_t)(t73);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t79);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t85);
  memcpy(words + 8, &w2, 4);
}
static const uint8_t synth_avx2_repack_a3_f4_32_k0[] __attribute__((aligned(64))) = {
    0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00};
static const uint8_t synth_avx2_repack_a3_f4_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_avx2_repack_a3_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const __m256i k0 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a3_f4_32_k0));
  const __m256i k1 = _mm256_loadu_si256((const __m256i *)(synth_avx2_repack_a3_f4_32_k1));
  const __m256i x0 = _mm256_loadu_si256((const __m256i *)(sums + 0));
  const __m256i x1 = _mm256_loadu_si256((const __m256i *)(table + 0));
  const __m256i t2 = _mm256_xor_si256(x0, x1);
  const __m256i x3 = _mm256_loadu_si256((const __m256i *)(table + 128));
  const __m256i x4 = _mm256_loadu_si256((const __m256i *)(table + 256));
  const __m256i x5 = _mm256_loadu_si256((const __m256i *)(table + 384));
  const __m256i x6 = _mm256_loadu_si256((const __m256i *)(table + 512));
  const __m256i x7 = _mm256_loadu_si256((const __m256i *)(table + 640));
  const __m256i x8 = _mm256_loadu_si256((const __m256i *)(table + 768));
  const __m256i x9 = _mm256_loadu_si256((const __m256i *)(table + 896));
  const __m256i t10 = _mm256_cmpgt_epi32(x6, t2);
  const __m256i t11 = _mm256_blendv_epi8(x7, x3, t10);
  const __m256i t12 = _mm256_blendv_epi8(x8, x4, t10);
  const __m256i t13 = _mm256_blendv_epi8(x9, x5, t10);
  const __m256i t14 = _mm256_cmpgt_epi32(t12, t2);
  const __m256i t15 = _mm256_blendv_epi8(t13, t11, t14);
  const __m256i t16 = _mm256_cmpgt_epi32(t15, t2);
  const __m256i x17 = _mm256_loadu_si256((const __m256i *)(sums + 32));
  const __m256i x18 = _mm256_loadu_si256((const __m256i *)(table + 32));
  const __m256i t19 = _mm256_xor_si256(x17, x18);
  const __m256i x20 = _mm256_loadu_si256((const __m256i *)(table + 160));
  const __m256i x21 = _mm256_loadu_si256((const __m256i *)(table + 288));
  const __m256i x22 = _mm256_loadu_si256((const __m256i *)(table + 416));
  const __m256i x23 = _mm256_loadu_si256((const __m256i *)(table + 544));
  const __m256i x24 = _mm256_loadu_si256((const __m256i *)(table + 672));
  const __m256i x25 = _mm256_loadu_si256((const __m256i *)(table + 800));
  const __m256i x26 = _mm256_loadu_si256((const __m256i *)(table + 928));
  const __m256i t27 = _mm256_cmpgt_epi32(x23, t19);
  const __m256i t28 = _mm256_blendv_epi8(x24, x20, t27);
  const __m256i t29 = _mm256_blendv_epi8(x25, x21, t27);
  const __m256i t30 = _mm256_blendv_epi8(x26, x22, t27);
  const __m256i t31 = _mm256_cmpgt_epi32(t29, t19);
  const __m256i t32 = _mm256_blendv_epi8(t30, t28, t31);
  const __m256i t33 = _mm256_cmpgt_epi32(t32, t19);
  const __m256i x34 = _mm256_loadu_si256((const __m256i *)(sums + 64));
  const __m256i x35 = _mm256_loadu_si256((const __m256i *)(table + 64));
  const __m256i t36 = _mm256_xor_si256(x34, x35);
  const __m256i x37 = _mm256_loadu_si256((const __m256i *)(table + 192));
  const __m256i x38 = _mm256_loadu_si256((const __m256i *)(table + 320));
  const __m256i x39 = _mm256_loadu_si256((const __m256i *)(table + 448));
  const __m256i x40 = _mm256_loadu_si256((const __m256i *)(table + 576));
  const __m256i x41 = _mm256_loadu_si256((const __m256i *)(table + 704));
  const __m256i x42 = _mm256_loadu_si256((const __m256i *)(table + 832));
  const __m256i x43 = _mm256_loadu_si256((const __m256i *)(table + 960));
  const __m256i t44 = _mm256_cmpgt_epi32(x40, t36);
  const __m256i t45 = _mm256_blendv_epi8(x41, x37, t44);
  const __m256i t46 = _mm256_blendv_epi8(x42, x38, t44);
  const __m256i t47 = _mm256_blendv_epi8(x43, x39, t44);
  const __m256i t48 = _mm256_cmpgt_epi32(t46, t36);
  const __m256i t49 = _mm256_blendv_epi8(t47, t45, t48);
  const __m256i t50 = _mm256_cmpgt_epi32(t49, t36);
  const __m256i x51 = _mm256_loadu_si256((const __m256i *)(sums + 96));
  const __m256i x52 = _mm256_loadu_si256((const __m256i *)(table + 96));
  const __m256i t53 = _mm256_xor_si256(x51, x52);
  const __m256i x54 = _mm256_loadu_si256((const __m256i *)(table + 224));
  const __m256i x55 = _mm256_loadu_si256((const __m256i *)(table + 352));
  const __m256i x56 = _mm256_loadu_si256((const __m256i *)(table + 480));
  const __m256i x57 = _mm256_loadu_si256((const __m256i *)(table + 608));
  const __m256i x58 = _mm256_loadu_si256((const __m256i *)(table + 736));
  const __m256i x59 = _mm256_loadu_si256((const __m256i *)(table + 864));
  const __m256i x60 = _mm256_loadu_si256((const __m256i *)(table + 992));
  const __m256i t61 = _mm256_cmpgt_epi32(x57, t53);
  const __m256i t62 = _mm256_blendv_epi8(x58, x54, t61);
  const __m256i t63 = _mm256_blendv_epi8(x59, x55, t61);
  const __m256i t64 = _mm256_blendv_epi8(x60, x56, t61);
  const __m256i t65 = _mm256_cmpgt_epi32(t63, t53);
  const __m256i t66 = _mm256_blendv_epi8(t64, t62, t65);
  const __m256i t67 = _mm256_cmpgt_epi32(t66, t53);
  const __m256i t68 = _mm256_packs_epi16(t16, t33);
  const __m256i t69 = _mm256_packs_epi16(t50, t67);
  const __m256i t70 = _mm256_packs_epi16(t68, t69);
  const __m256i t71 = _mm256_permutevar8x32_epi32(t70, k0);
  const __m256i t72 = _mm256_xor_si256(t71, k1);
  const int32_t t73 = _mm256_movemask_epi8(t72);
  const __m256i t74 = _mm256_packs_epi16(t14, t31);
  const __m256i t75 = _mm256_packs_epi16(t48, t65);
  const __m256i t76 = _mm256_packs_epi16(t74, t75);
  const __m256i t77 = _mm256_permutevar8x32_epi32(t76, k0);
  const __m256i t78 = _mm256_xor_si256(t77, k1);
  const int32_t t79 = _mm256_movemask_epi8(t78);
  const __m256i t80 = _mm256_packs_epi16(t10, t27);
  const __m256i t81 = _mm256_packs_epi16(t44, t61);
  const __m256i t82 = _mm256_packs_epi16(t80, t81);
  const __m256i t83 = _mm256_permutevar8x32_epi32(t82, k0);
  const int32_t t84 = _mm256_movemask_epi8(t83);
  const uint32_t w0 = (uint32_t)(t73);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t79);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t84);
  memcpy(words + 8, &w2, 4);
}
#else /* any other CPU */
static inline void synth_avx2_repack_a3_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
static inline void synth_avx2_repack_a3_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
SYNTH_TILE void synth_avx2_repack_a3_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx2_repack_a3_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(words +
        c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}

SYNTH_TILE void synth_avx2_repack_a3_f4(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_avx2_repack_a3_f4_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(words +
        c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}
