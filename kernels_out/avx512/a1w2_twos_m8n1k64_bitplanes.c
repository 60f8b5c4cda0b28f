/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per derived plane
 * and row; derived planes [0: plane0, 1: plane1]. Bits of unused positions and rows are zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count words: between columns, between
 * rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and accumulator. A block
 * counts its last carry, with coefficient 4. The end counts the levels, with coefficients [1, 2]. Byte
 * accumulators: 1 per accumulator, a block adds at most [24], widened every 10 blocks with coefficients [1].
 * Instructions: 31 per accumulator of 16 x 128 positions, 6 of them for the words of two steps and a level, 4
 * for a further adder, 15 to count; 3 per widening.
 *
 * Proof: 52 obligations, all proved: a step as a block kernel, and the loop by induction over K.
 */
#define LOCAL(name) synth_avx512_a1w2_twos_m8n1k64_bitplanes_##name
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

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")
#else
#define SYNTH_INLINE static inline
#define UNROLL
#endif

static const uint8_t LOCAL(byte_0f)[] __attribute__((aligned(64))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t LOCAL(table_00010102010202030102020302030304)[] __attribute__((aligned(64))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t LOCAL(table_08060604060404020604040204020200)[] __attribute__((aligned(64))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};
static const uint8_t LOCAL(byte_01)[] __attribute__((aligned(64))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
static const uint8_t LOCAL(lanes16_1)[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
/* one step */
SYNTH_INLINE void LOCAL(block1)(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f,
    __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w1_0, w1_0, a0_0, 67);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}
/* 2 steps of one register of weights and one column */
SYNTH_INLINE void LOCAL(block2)(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f,
    __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0,
    __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}
/* 4 steps of one register of weights and one column */
SYNTH_INLINE void LOCAL(block4)(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1,
    const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_00010102010202030102020302030304,
    __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3,
    __m512i *to4) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits1_1 = *to4;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 384));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 116);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w1_2 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w1_2, a0_2, 120);
  const __m512i w1_3 = _mm512_loadu_si512((const __m512i *)(weights + 448));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w1_3, a0_3, t0_1_1, 106);
  const __m512i carry_1_1 = _mm512_ternarylogic_epi32(sum_1_0, t0_1_1, sum_1_1, 209);
  const __m512i sum_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 150);
  const __m512i carry_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 232);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_2);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_2, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_2, carry_1_2, carry_1_2, 1);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}
/* count a level of all pairs */
SYNTH_INLINE void LOCAL(end)(__m512i word0, __m512i word1, __m512i byte_0f,
    __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void LOCAL(widen)(__m512i g0, __m512i byte_01, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_add_epi32(acc0, r1_0);
  *to0 = r2_0;
}
/* add the sums of whole blocks to the result */
SYNTH_INLINE void LOCAL(weighted)(__m512i wide, int32_t *acc) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i wide1 = _mm512_add_epi32(wide0, wide0);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(__m512i wide, int32_t *acc) {
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}
/* a position in activations: the address of a step, the remaining chunks of its tap, the tap */
typedef struct { const uint32_t *at; int32_t remaining, x, y; } LOCAL(position);
SYNTH_INLINE void LOCAL(next_tap)(LOCAL(position) *next, const uint32_t *words, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks) {
  next->remaining = chunks;
  if (++next->x == width) next->x = 0, ++next->y;
  next->at = words + (intptr_t)next->y * row_stride + (intptr_t)next->x * tap_stride;
}
/* The addresses of the next steps, which may belong to several taps. */
SYNTH_INLINE void LOCAL(next_steps)(LOCAL(position) *next, const int steps, const uint32_t **from,
    const uint32_t *words, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {
  UNROLL for (int step = 0; step < steps; ++step) {
    if (next->remaining == 0) LOCAL(next_tap)(next, words, row_stride, width, tap_stride, chunks);
    from[step] = next->at;
    next->at += 1;
    --next->remaining;
  }
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(LOCAL(byte_0f)));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(LOCAL(
      table_00010102010202030102020302030304)));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(LOCAL(
      table_08060604060404020604040204020200)));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(LOCAL(byte_01)));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes16_1)));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i zeros = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i acc8_0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits1_0[2][4], bits1_1[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { acc8_0[r][c] = zeros;
      wide[r][c] = zeros; bits0_0[r][c] = zeros; bits0_1[r][c] = zeros; bits1_0[r][c] = zeros; bits1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  LOCAL(position) next = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t remaining = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (next.remaining == 0) LOCAL(next_tap)(&next, words, row_stride, width, tap_stride, chunks);
    if (next.remaining < 4) {
      LOCAL(next_steps)(&next, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        LOCAL(block4)(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (
            intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(
            from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304,
            table_08060604060404020604040204020200, &acc8_0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c],
            &bits1_1[r][c]);
      }
      packed += 512;
      if (--remaining == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          LOCAL(widen)(acc8_0[r][c], byte_01, lanes16_1, &wide[r][c]); acc8_0[r][c] = zeros; } remaining = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)next.remaining / 4);
      const uint32_t *at = next.at;
      next.at += (intptr_t)blocks * 4;
      next.remaining -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          LOCAL(block4)(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_00010102010202030102020302030304,
              table_08060604060404020604040204020200, &acc8_0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c],
              &bits1_1[r][c]);
        }
        packed += 512;
        if (--remaining == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
            LOCAL(widen)(acc8_0[r][c], byte_01, lanes16_1, &wide[r][c]); acc8_0[r][c] = zeros; } remaining = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(widen)(acc8_0[r][c],
        byte_01, lanes16_1, &wide[r][c]); acc8_0[r][c] = zeros; LOCAL(weighted)(wide[r][c],
        out + (intptr_t)c * out_stride + r * 16); wide[r][c] = zeros; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(end)(bits0_1[r][c],
        bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200,
        &acc8_0[r][c]);
  if (steps / 2 % 2 > 0) {
    LOCAL(next_steps)(&next, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      LOCAL(block2)(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c
          * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200,
          &acc8_0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(end)(bits0_0[r][c],
        bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200,
        &acc8_0[r][c]);
  if (steps / 1 % 2 > 0) {
    LOCAL(next_steps)(&next, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      LOCAL(block1)(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f,
          table_00010102010202030102020302030304, table_08060604060404020604040204020200, &acc8_0[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(widen)(acc8_0[r][c],
      byte_01, lanes16_1, &wide[r][c]); acc8_0[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(wide[r][c],
      out + (intptr_t)c * out_stride + r * 16);
}

#else /* any other CPU: the counts in portable C */

static inline uint32_t LOCAL(ones)(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x *
          tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * LOCAL(ones)(w0 & a[0]));
          total[row] += 2u * (0u - 1u * LOCAL(ones)(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_avx512_a1w2_twos_m8n1k64_bitplanes_##registers##x##columns(const uint32_t *weights, \
      const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(2, 1) TILE(2, 2)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_avx512_a1w2_twos_m8n1k64_bitplanes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t padded[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        padded[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        synth_avx512_a1w2_twos_m8n1k64_bitplanes_2x2(w, a, padded, tall * 16, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 2)
        synth_avx512_a1w2_twos_m8n1k64_bitplanes_1x2(w, a, padded, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a1w2_twos_m8n1k64_bitplanes_1x1(w, a, padded, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, padded + c * tall * 16,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
