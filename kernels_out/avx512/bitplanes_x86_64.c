/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bitplanes, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 56123baaa286
 * A1W1 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d21549570316
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// f31d76036532
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// 95e018993dad
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *

//// e21917a73df4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2][i] *
 * ones(weight plane i) + 1 * K + 0 * (padded K - K); column_correction = sum_j [-2][j] * ones(activation plane
 * j).
 *

//// 85fb1ec60074
 * K up to 536870880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// fc2260baa618
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [4]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 4 per widening.
 *

//// 6064fde6e37b
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 59769edf7444
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif

//// 9b374a319636
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

//// eb4cfc76809c

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 4ab06fd33953

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(64))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// 34c2ea58c191
static const uint8_t SYNTH_KERNEL_table_00010102010202030102020302030304[] __attribute__((aligned(64))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// 7454d33b2db4
static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(64))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// df9ebfa1a4fa
static const uint8_t SYNTH_KERNEL_lanes16_1[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};

//// 616dd4323562
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(64))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 3300f5915e6b
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// f1b7af63e102
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
}

//// 3a60455c678e
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 116);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_2);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_2, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
}

//// 1653f683be13
/* 8 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block8(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, const uint8_t *from4, const uint8_t *from5, const uint8_t *from6, const uint8_t *from7, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits0_2 = *to3;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 116);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i w0_4 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i a0_4 = _mm512_set1_epi32(*(const synth_i32 *)(from4 + 0));
  const __m512i t0_0_3 = _mm512_ternarylogic_epi32(sum_0_1, w0_4, a0_4, 120);
  const __m512i w0_5 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i a0_5 = _mm512_set1_epi32(*(const synth_i32 *)(from5 + 0));
  const __m512i sum_0_3 = _mm512_ternarylogic_epi32(w0_5, a0_5, t0_0_3, 106);
  const __m512i carry_0_3 = _mm512_ternarylogic_epi32(sum_0_1, t0_0_3, sum_0_3, 116);
  const __m512i w0_6 = _mm512_loadu_si512((const __m512i *)(weights + 384));
  const __m512i a0_6 = _mm512_set1_epi32(*(const synth_i32 *)(from6 + 0));
  const __m512i t0_0_4 = _mm512_ternarylogic_epi32(sum_0_3, w0_6, a0_6, 120);
  const __m512i w0_7 = _mm512_loadu_si512((const __m512i *)(weights + 448));
  const __m512i a0_7 = _mm512_set1_epi32(*(const synth_i32 *)(from7 + 0));
  const __m512i sum_0_4 = _mm512_ternarylogic_epi32(w0_7, a0_7, t0_0_4, 106);
  const __m512i carry_0_4 = _mm512_ternarylogic_epi32(sum_0_3, t0_0_4, sum_0_4, 116);
  const __m512i sum_0_5 = _mm512_ternarylogic_epi32(sum_0_2, carry_0_3, carry_0_4, 150);
  const __m512i carry_0_5 = _mm512_ternarylogic_epi32(sum_0_2, carry_0_3, carry_0_4, 232);
  const __m512i sum_0_6 = _mm512_ternarylogic_epi32(bits0_2, carry_0_2, carry_0_5, 150);
  const __m512i carry_0_6 = _mm512_ternarylogic_epi32(bits0_2, carry_0_2, carry_0_5, 232);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_6);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_6, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_4;
  *to2 = sum_0_5;
  *to3 = sum_0_6;
}

//// 6483d7092f6f
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// cb5a1b80e516
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i byte_01, __m512i lanes16_1, __m512i lanes16_4, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r3_0 = _mm512_add_epi32(acc0, r2_0);
  *to0 = r3_0;
}

//// 9515135f30dd
/* the sums of whole blocks to the result */
SYNTH_INLINE void SYNTH_KERNEL_weighed(__m512i wide, int32_t *acc) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i wide1 = _mm512_add_epi32(wide0, wide0);
  const __m512i wide2 = _mm512_add_epi32(wide1, wide1);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide2);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// 0c14638b84aa
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i wide, int32_t *acc) {
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// ccb8e8ddbef1
/* the next step: its first word, the chunks that its tap still has, and the tap */
typedef struct { const uint32_t *at; int32_t left, x, y; } SYNTH_KERNEL_place;
SYNTH_INLINE void SYNTH_KERNEL_next_tap(SYNTH_KERNEL_place *place, const uint32_t *words, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks) {
  place->left = chunks;

//// 670ee1a856cc
  if (++place->x == width) place->x = 0, ++place->y;
  place->at = words + (intptr_t)place->y * row_stride + (intptr_t)place->x * tap_stride;
}

//// d187552d1cef
/* the words of the next steps, over the ends of taps */
SYNTH_INLINE void SYNTH_KERNEL_steps(SYNTH_KERNEL_place *place, const int steps, const uint32_t **from, const uint32_t *words,
    int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {
  UNROLL for (int step = 0; step < steps; ++step) {

//// 76030a125b3c
    if (place->left == 0) SYNTH_KERNEL_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 1;
    --place->left;
  }
}

//// 2ab3379c2e3e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits0_2[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits0_2[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 8bc53cd545ed
  if (tap_stride == chunks * 1) chunks *= width, width = 1;

//// 7fb092f413c2
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[8];
  int32_t left = 31;

//// 5b2098af649c
  for (int32_t todo = (int32_t)(steps / 8); todo > 0;) {

//// 3227aae8dfe4
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);

//// d9a0ea82568d
    if (place.left < 8) {
      SYNTH_KERNEL_steps(&place, 8, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block8(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), (const uint8_t *)(from[4] + (intptr_t)c * column_stride), (const uint8_t *)(from[5] + (intptr_t)c * column_stride), (const uint8_t *)(from[6] + (intptr_t)c * column_stride), (const uint8_t *)(from[7] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
      }
      packed += 512;

//// 82f5956d7307
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;

//// 6c77abaa642b
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block8(w, a + 0, a + 4, a + 8, a + 12, a + 16, a + 20, a + 24, a + 28, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
        }
        packed += 512;

//// a31a2804dbda
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      }
    }
  }

//// f0cddea7ff3e
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// 3fa31112479a
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_2[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);

//// b0105a1376ee
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c]);
    }
    packed += 256;
  }

//// 3bb593b6a379
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);

//// d3b05ce5fb69
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c]);
    }
    packed += 128;
  }

//// 506aa416564d
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);

//// b66a46553a9e
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// c699af589b1f

#else /* any other CPU: the counts by their definition */

static inline uint32_t SYNTH_KERNEL_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}

//// e7db1a5d4a20
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// ef426a6d0402
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};

//// 20d9f5b46d82
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// db5a83883c6d
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)

//// fd1173dd901a
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 32bbef05aa4f
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 626de321eb39

#endif

//// 02e2eb29907d

SYNTH_TILE int32_t SYNTH_KERNEL_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// b5e9d30165e7

SYNTH_TILE int32_t SYNTH_KERNEL_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// ac914fff9987

SYNTH_TILE int32_t SYNTH_KERNEL_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// be2c29bd1350

SYNTH_TILE int32_t SYNTH_KERNEL_2x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 8c271b9838de

SYNTH_TILE int32_t SYNTH_KERNEL_2x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 202a7b3cd07f

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];

//// c0f2a3d46c7f
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 563e79ab3eda
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 9f83e772016b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 8666f99729fa
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// 0104a410614b
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// abda6f41dd19
 * A1W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b1c482ed0bb1
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// b38b8a13c616
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1][j] * ones(activation plane
 * j).
 *

//// 78cd7c2d180b
 * K up to 1073741792 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 261378a5edcc
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [2]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 4 per widening.
 *

//// 514323ade0a5
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i byte_01, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi32(acc0, r2_0);
  *to0 = r3_0;
}

//// e70f006cf157
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits0_2[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits0_2[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// cbce7a4485fb
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;

//// 74cf216ad486
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      }
    }
  }

//// 094c8a7cccb7
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// fb16a1f5437c
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// c250c8e3b8cb
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 8da24a18d8bf
 * A1W1 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7301b746827f
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 975b14c9e952
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [1][j] * ones(activation plane
 * j).
 *

//// 517f9b552c81
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1e9fabff5003
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [2]. Instructions: 26 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 8 to count; 4 per widening.
 *

//// 3315e8116750
static const uint8_t SYNTH_KERNEL_table_04030302030202010302020102010100[] __attribute__((aligned(64))) = {
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00};

//// 280ff9b7f70a
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 952000406323
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
}

//// b5164eace6f4
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 209);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_2, carry_0_2, carry_0_2, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
}

//// f2a42b17e410
/* 8 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block8(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, const uint8_t *from4, const uint8_t *from5, const uint8_t *from6, const uint8_t *from7, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits0_2 = *to3;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 209);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i w0_4 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i a0_4 = _mm512_set1_epi32(*(const synth_i32 *)(from4 + 0));
  const __m512i t0_0_3 = _mm512_ternarylogic_epi32(sum_0_1, w0_4, a0_4, 120);
  const __m512i w0_5 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i a0_5 = _mm512_set1_epi32(*(const synth_i32 *)(from5 + 0));
  const __m512i sum_0_3 = _mm512_ternarylogic_epi32(w0_5, a0_5, t0_0_3, 106);
  const __m512i carry_0_3 = _mm512_ternarylogic_epi32(sum_0_1, t0_0_3, sum_0_3, 209);
  const __m512i w0_6 = _mm512_loadu_si512((const __m512i *)(weights + 384));
  const __m512i a0_6 = _mm512_set1_epi32(*(const synth_i32 *)(from6 + 0));
  const __m512i t0_0_4 = _mm512_ternarylogic_epi32(sum_0_3, w0_6, a0_6, 120);
  const __m512i w0_7 = _mm512_loadu_si512((const __m512i *)(weights + 448));
  const __m512i a0_7 = _mm512_set1_epi32(*(const synth_i32 *)(from7 + 0));
  const __m512i sum_0_4 = _mm512_ternarylogic_epi32(w0_7, a0_7, t0_0_4, 106);
  const __m512i carry_0_4 = _mm512_ternarylogic_epi32(sum_0_3, t0_0_4, sum_0_4, 209);
  const __m512i sum_0_5 = _mm512_ternarylogic_epi32(sum_0_2, carry_0_3, carry_0_4, 150);
  const __m512i carry_0_5 = _mm512_ternarylogic_epi32(sum_0_2, carry_0_3, carry_0_4, 232);
  const __m512i sum_0_6 = _mm512_ternarylogic_epi32(bits0_2, carry_0_2, carry_0_5, 150);
  const __m512i carry_0_6 = _mm512_ternarylogic_epi32(bits0_2, carry_0_2, carry_0_5, 232);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_6, carry_0_6, carry_0_6, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_4;
  *to2 = sum_0_5;
  *to3 = sum_0_6;
}

//// f63dde09a865
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// 1b0b6bedc463
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits0_2[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits0_2[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// fa590de54440
    if (place.left < 8) {
      SYNTH_KERNEL_steps(&place, 8, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block8(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), (const uint8_t *)(from[4] + (intptr_t)c * column_stride), (const uint8_t *)(from[5] + (intptr_t)c * column_stride), (const uint8_t *)(from[6] + (intptr_t)c * column_stride), (const uint8_t *)(from[7] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
      }
      packed += 512;

//// ab749e5b78fa
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block8(w, a + 0, a + 4, a + 8, a + 12, a + 16, a + 20, a + 24, a + 28, byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
        }
        packed += 512;

//// 58cd00ee7b97
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_2[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c]);

//// 832ac497fea4
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c]);
    }
    packed += 256;
  }

//// dfafd764c519
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c]);

//// 1e52554bc0c9
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c]);
    }
    packed += 128;
  }

//// 7e57157ee361
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c]);

//// 05032c72f582
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 56d2fa5d86a0
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// ca54130facd8
 * A1W1 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0211f95f339d
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

//// 9fca4941eabe
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 05734c49f2b5
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ab4ed743edd0
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [1]. Instructions: 26 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 8 to count; 3 per widening.
 *

//// 45b052f1399a
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2f2fa5106b09
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i byte_01, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_add_epi32(acc0, r1_0);
  *to0 = r2_0;
}

//// 3150fcfe8067
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// a9f1ca61d6be
 * A1W1 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// aa4221b29505
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *

//// f57bc73d9520
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// bc4c8a8fb915
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [1]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 3 per widening.
 *

//// 8509a7c88478
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 0809b28865e9
 * A1W1 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 756692349bbe
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *

//// aa771fa9763a
 * A1W2 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 074df3dcf91b
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 9924a2eadfa0
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// 0244465d334f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4][i] *
 * ones(weight plane i) + 3 * K + 0 * (padded K - K); column_correction = sum_j [-6][j] * ones(activation plane
 * j).
 *

//// c72c9b8d3639
 * K up to 178956960 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// e73d05f707a5
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [4]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 4 per widening.
 *

//// 8a18411e7050
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 7dd084cb6e19
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(64))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// 597d5563f1d5
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_and_si512(w1_0, a0_0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// c2ea191f9a50
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2) {
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
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}

//// 91dd442a2579
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
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
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w1_2 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w1_2, a0_2, 120);
  const __m512i w1_3 = _mm512_loadu_si512((const __m512i *)(weights + 448));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w1_3, a0_3, t0_1_1, 106);
  const __m512i carry_1_1 = _mm512_ternarylogic_epi32(sum_1_0, t0_1_1, sum_1_1, 116);
  const __m512i sum_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 150);
  const __m512i carry_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 232);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_2);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_2, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(carry_1_2, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, carry_1_2);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}

//// 2a916dabc645
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// acd764351b17
/* the sums of whole blocks to the result */
SYNTH_INLINE void SYNTH_KERNEL_weighed(__m512i wide, int32_t *acc) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i wide1 = _mm512_add_epi32(wide0, wide0);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// 08bb7d2906f4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits1_0[2][4], bits1_1[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits1_0[r][c] = nothing; bits1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// a94c1d064eeb
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;

//// 6afb5fefbe7e
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {

//// 44ce40b07739
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;

//// 168cfbef2021
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;

//// 06e5a06d539c
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;

//// ff691fb69a02
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }

//// a8af175b3dc6
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// 5ce5b449f3e0
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);

//// e8b3aa28d374
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }

//// c92a05d627ed
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);

//// 0f4538e9825f
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 5d02fd59764d
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)

//// 498928f551db
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 9b3b6ddbb783

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[64];

//// 519ffd1dd481
 * A1W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a92909a3bbfb
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 7ca55c549488
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3][j] * ones(activation plane
 * j).
 *

//// 12e3e7e75bf7
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// aaea26c061c2
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 4 per widening.
 *

//// c5582e4a5d0e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits1_0[2][4], bits1_1[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits1_0[r][c] = nothing; bits1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 51c8cd4871a2
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;

//// 64ff553885cb
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }

//// 7790a4af1bc2
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// 1d01e55c5735
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 77d62fa4c2f6
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 6e7645be04dc
 * A1W2 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a44c2735c336
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// f8fd8552ef09
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [3][j] * ones(activation plane
 * j).
 *

//// 8668ef381a0f
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f0840491d3df
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 32 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 16 to count; 4 per widening.
 *

//// 2d9ffdab3c9f
static const uint8_t SYNTH_KERNEL_table_08060604060404020604040204020200[] __attribute__((aligned(64))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};

//// 0cb2a57db70e
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w1_0, w1_0, a0_0, 67);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
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

//// 2d7f023b22ed
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
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

//// f53d7d30b71c
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
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
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 384));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 209);
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
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_2, carry_0_2, carry_0_2, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
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

//// 1ca35d03b480
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
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

//// fc5b80dabf60
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits1_0[2][4], bits1_1[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits1_0[r][c] = nothing; bits1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// e5657373f972
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;

//// e2b3c1707107
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;

//// b60c6c17de23
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);

//// 188a69e1b85a
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }

//// 93dbd79cf228
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);

//// 9237815a4f62
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 9fc67b9a9152
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 6c9ba2e5d118
 * A1W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f242f5d598e4
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 4d14d41b92b3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 7d1a2711607f
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 31 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 15 to count; 3 per widening.
 *

//// 89c647727660
 * Proof: 52 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b5305d1f5f3b
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0) {
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

//// a6aeb292f176
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
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

//// d3b749539130
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
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

//// 6b02f2bd170c
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0) {
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

//// 74ac1e9f9644
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits1_0[2][4], bits1_1[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits1_0[r][c] = nothing; bits1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 5d798412f91b
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;

//// 3b7a448e1e6e
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;

//// fdce39824f82
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);

//// e6b7bb589ed7
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }

//// cc597ba9ff7d
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);

//// b4f1880f1497
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 411a8918ae31
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// f8cbedd8c684
 * A1W2 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4d6253995549
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 338a5fc8fbb0
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 05f9328c6ce9
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_and_si512(w1_0, a0_0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 1f8e1455b197
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}

//// 6bb38dd59c22
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
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
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 384));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 209);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w1_2 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w1_2, a0_2, 120);
  const __m512i w1_3 = _mm512_loadu_si512((const __m512i *)(weights + 448));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w1_3, a0_3, t0_1_1, 106);
  const __m512i carry_1_1 = _mm512_ternarylogic_epi32(sum_1_0, t0_1_1, sum_1_1, 116);
  const __m512i sum_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 150);
  const __m512i carry_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 232);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_2, carry_0_2, carry_0_2, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(carry_1_2, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, carry_1_2);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}

//// bb4faed879a8
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v7_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w1_v12_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v12_word1);
  const __m512i w1_v16_word1 = _mm512_and_si512(byte_0f, a0_v7_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v16_word1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// 0a5e94e7dcfc
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], wide[2][4], bits0_0[2][4], bits0_1[2][4], bits1_0[2][4], bits1_1[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits0_1[r][c] = nothing; bits1_0[r][c] = nothing; bits1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 9fff308f740e
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;

//// 219f79c67475
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;

//// 2f4e2802999f
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);

//// 5e229c697a7d
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }

//// 1883db503ed4
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);

//// 66d2e1f12b6b
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 05752aac0a8f
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 770fb35ca542
 * A1W2 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 643b6ef823ce
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// baca29d2e72b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 533a3adde84f
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 3 per widening.
 *

//// 6528b6baac1e
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 33d29c6d9b4b
 * A1W3 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b5ca0eec2dd6
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 46ba3400528c
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *

//// 2f39ee64012d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4, -8][i] *
 * ones(weight plane i) + 7 * K + 0 * (padded K - K); column_correction = sum_j [-14][j] * ones(activation plane
 * j).
 *

//// 45d0170f9c24
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 6f9ac2f7cf90
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [4, 8, 16]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 10 per widening.
 *

//// ed2a0c37c601
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// da88a5dd05c3
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_and_si512(w1_0, a0_0);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i word_2 = _mm512_and_si512(w2_0, a0_0);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, word_2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(word_2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 4d2cf94e5b40
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w2_0, a0_0, 120);
  const __m512i w2_1 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w2_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 116);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, carry_2_0);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(carry_2_0, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// cac9c114b165
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 707a3c0c917a
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi16(r4_0, r5_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_mullo_epi16(r7_0, lanes16_4);
  const __m512i r9_0 = _mm512_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// ffac6dc958df
/* the sums of whole blocks to the result */
SYNTH_INLINE void SYNTH_KERNEL_weighed(__m512i wide, int32_t *acc) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// 272ec96ac047
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// feaeef90f87a
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;

//// 22fbe898ca73
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {

//// d5334265cea5
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;

//// 9b15d91f7647
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;

//// 27870a6da347
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;

//// 7c4b099297ad
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }

//// 09763a5e7775
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// e54dd572bfb3
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);

//// 089a46b4a87a
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 192;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 56012d87a012
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)

//// 432a6a89cdf8
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 2b79d0dfa515

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[64];

//// 503361076db8
 * A1W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 04071bc53bd6
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 5adf5e77a9e8
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7][j] * ones(activation plane
 * j).
 *

//// 3f3e48365508
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7be477e45a7f
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 10 per widening.
 *

//// 3669b046d699
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi16(r4_0, r5_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_add_epi16(r7_0, r7_0);
  const __m512i r9_0 = _mm512_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// de8e0fb740ac
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// c69ce4a0a8ec
 * A1W3 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// eb61af691469
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 286938f609ff
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [7][j] * ones(activation
 * plane j).
 *

//// a706b4142600
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 614fb30586fb
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 33 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 24 to count; 10 per widening.
 *

//// 247d35c23a3a
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w1_0, w1_0, a0_0, 67);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i word_2 = _mm512_ternarylogic_epi32(w2_0, w2_0, a0_0, 67);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word_2, word_2, word_2, 1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// eb6e11a03dbe
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w2_0, a0_0, 120);
  const __m512i w2_1 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w2_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(carry_2_0, carry_2_0, carry_2_0, 1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// 7ef5229b9abc
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word2, word2, word2, 1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 30c42d2e4a86
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 2a183cdf78f1
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;

//// aa15a81fab51
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;

//// b66ec9592fd6
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);

//// d713f437a689
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 192;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 85718d26ee48
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 684c85e37409
 * A1W3 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d06a2d943e68
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 12581ce26653
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 211cb003a1b2
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1db6df5c0939
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 31 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 22 to count; 9 per widening.
 *

//// ac406263375a
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_and_si512(w1_0, a0_0);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i word_2 = _mm512_ternarylogic_epi32(w2_0, w2_0, a0_0, 67);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word_2, word_2, word_2, 1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 4cae038dc8d1
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w2_0, a0_0, 120);
  const __m512i w2_1 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w2_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(carry_2_0, carry_2_0, carry_2_0, 1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// 4593543d5656
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word2, word2, word2, 1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 3e2c9bb2a203
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi16(r4_0, r5_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_add_epi32(acc0, r7_0);
  *to0 = r8_0;
}

//// 0e45775bfa0c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 2172a92fd1fa
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;

//// a2f01776f1e8
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;

//// 19de4de99831
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);

//// 079840871219
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 192;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 4129b9f7ec3e
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 8f634728ab15
 * A1W3 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 931194c97b58
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// e4577577e5a7
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// a799c7391846
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 32 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 23 to count; 9 per widening.
 *

//// 0ba7183e32ec
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w1_0, w1_0, a0_0, 67);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i word_2 = _mm512_and_si512(w2_0, a0_0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, word_2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(word_2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 79749f737325
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w2_0, a0_0, 120);
  const __m512i w2_1 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w2_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 116);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, carry_2_0);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(carry_2_0, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// 44e3e99ecd99
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i a0_v2_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i a0_v7_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i a0_v2_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i a0_v6_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i a0_v7_word1 = _mm512_and_si512(byte_0f, a0_v6_word1);
  const __m512i p10_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v2_word1);
  const __m512i p10_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, a0_v7_word1);
  const __m512i g1 = _mm512_add_epi8(p10_0_t0_word1, p10_0_t1_word1);
  const __m512i a0_v2_word2 = _mm512_and_si512(byte_0f, word2);
  const __m512i a0_v6_word2 = _mm512_srli_epi16(word2, 4);
  const __m512i a0_v7_word2 = _mm512_and_si512(byte_0f, a0_v6_word2);
  const __m512i p20_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v2_word2);
  const __m512i p20_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, a0_v7_word2);
  const __m512i g2 = _mm512_add_epi8(p20_0_t0_word2, p20_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// adc85cd419f4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 4731895925e3
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;

//// 0e4317232304
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;

//// d1ce5149502e
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);

//// ef16f055b68e
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 192;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 3d0b828a5ce3
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 723afa536c4e
 * A1W3 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 973cfe1ec4e8
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// cf78632fd6fa
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 99da834c777c
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 9 per widening.
 *

//// e878afe55a94
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 58891be0161c
 * A2W1 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 6d3785a808c6
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 462bff567183
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// 893a77531ccb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6][i] *
 * ones(weight plane i) + 3 * K + 0 * (padded K - K); column_correction = sum_j [-2, -4][j] * ones(activation
 * plane j).
 *

//// 3f892daf1f11
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_and_si512(w0_0, a1_0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// be8185a00b48
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}

//// ff268c5eaaf7
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits1_1 = *to4;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 116);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i a1_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 4));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w0_2, a1_2, 120);
  const __m512i a1_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 4));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w0_3, a1_3, t0_1_1, 106);
  const __m512i carry_1_1 = _mm512_ternarylogic_epi32(sum_1_0, t0_1_1, sum_1_1, 116);
  const __m512i sum_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 150);
  const __m512i carry_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 232);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_2);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_2, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_2);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_2, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}

//// 28eac11d3576
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// f199762a2fce
    if (place->left == 0) SYNTH_KERNEL_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 2;
    --place->left;
  }
}

//// bac1f15839a5
  if (tap_stride == chunks * 2) chunks *= width, width = 1;

//// cedd0490ddec
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;

//// b87230bcd929
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;

//// a604aabed5bd
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;

//// 0c1fa4300821
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;

//// 52cb8ce53423
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }

//// 39cc5ad856c7
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 6176a189c3d9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)

//// 5466a6678887
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 470ce818b5e7
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// 24f0cbd0af2e
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// 4bce2d87aa46
 * A2W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// ba204ec4149b
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// e035b266816c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2][j] * ones(activation
 * plane j).
 *

//// effb73ad2b25
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;

//// bf04ff74f424
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 032b8cac9f08
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 2ef757a7f93a
 * A2W1 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b836780d0045
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 07ad3159bea7
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [-1, 2][j] * ones(activation
 * plane j).
 *

//// e9413cba2b6f
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 31 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 15 to count; 4 per widening.
 *

//// e5235aad14ee
 * Proof: 56 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 23a1379f0e91
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w0_0, w0_0, a1_0, 67);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 81544a8a3a57
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}

//// 6870444da32c
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits1_1 = *to4;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 116);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i a1_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 4));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w0_2, a1_2, 120);
  const __m512i a1_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 4));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w0_3, a1_3, t0_1_1, 106);
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
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}

//// 9f49b8ea431e
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// efbbdc96d72c
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;

//// f5cd2ea8a90f
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;

//// ace17a32d3d2
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }

//// cbc7e36150ff
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 8bef8fc50a83
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 6c4ad8acf95f
 * A2W1 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0636f074f470
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// 304db6e255d3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// d0b2b2b3e0e0
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 32 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 16 to count; 3 per widening.
 *

//// 881d212e7270
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w0_0, w0_0, a1_0, 67);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 87e35c251029
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}

//// 36f296279d9d
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits1_1 = *to4;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 209);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i a1_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 4));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w0_2, a1_2, 120);
  const __m512i a1_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 4));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w0_3, a1_3, t0_1_1, 106);
  const __m512i carry_1_1 = _mm512_ternarylogic_epi32(sum_1_0, t0_1_1, sum_1_1, 209);
  const __m512i sum_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 150);
  const __m512i carry_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 232);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_2, carry_0_2, carry_0_2, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_2, carry_1_2, carry_1_2, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}

//// feef564dc2f7
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// eba9e1360671
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;

//// 7cc17c77f9d7
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;

//// 061f6ef94568
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }

//// aed439a37b57
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 90e25b01789a
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// c95869603c8f
 * A2W1 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3e8a26d923f1
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

//// 8b9d3e4529d9
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// c979da646055
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_and_si512(w0_0, a1_0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 170d58d6650c
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits1_0 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
  *to2 = sum_1_0;
}

//// 4694e609b533
/* 4 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block4(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, const uint8_t *from2, const uint8_t *from3, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i bits0_1 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits1_1 = *to4;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w0_2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 0));
  const __m512i t0_0_1 = _mm512_ternarylogic_epi32(sum_0_0, w0_2, a0_2, 120);
  const __m512i w0_3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 0));
  const __m512i sum_0_1 = _mm512_ternarylogic_epi32(w0_3, a0_3, t0_0_1, 106);
  const __m512i carry_0_1 = _mm512_ternarylogic_epi32(sum_0_0, t0_0_1, sum_0_1, 209);
  const __m512i sum_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 150);
  const __m512i carry_0_2 = _mm512_ternarylogic_epi32(bits0_1, carry_0_0, carry_0_1, 232);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i a1_2 = _mm512_set1_epi32(*(const synth_i32 *)(from2 + 4));
  const __m512i t0_1_1 = _mm512_ternarylogic_epi32(sum_1_0, w0_2, a1_2, 120);
  const __m512i a1_3 = _mm512_set1_epi32(*(const synth_i32 *)(from3 + 4));
  const __m512i sum_1_1 = _mm512_ternarylogic_epi32(w0_3, a1_3, t0_1_1, 106);
  const __m512i carry_1_1 = _mm512_ternarylogic_epi32(sum_1_0, t0_1_1, sum_1_1, 116);
  const __m512i sum_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 150);
  const __m512i carry_1_2 = _mm512_ternarylogic_epi32(bits1_1, carry_1_0, carry_1_1, 232);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_2, carry_0_2, carry_0_2, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_2);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_2, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_1;
  *to2 = sum_0_2;
  *to3 = sum_1_1;
  *to4 = sum_1_2;
}

//// b85c146a9a90
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// 020669daf069
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;

//// 3ceead4371f7
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;

//// 8abd48270785
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }

//// e8eb9e4680f2
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 3ff596b87719
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// d4e1fa9597bf
 * A2W1 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 183a589c46a9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 448854646246
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// e478fc801347
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 056215d14467
 * A2W2 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 8ea5ff6acfc5
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// a09a4fa7bdf2
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// f57329155135
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6, -12][i] *
 * ones(weight plane i) + 9 * K + 0 * (padded K - K); column_correction = sum_j [-6, -12][j] * ones(activation
 * plane j).
 *

//// f30d0a1172e0
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// a2fd853a10d5
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [4, 8]. Instructions: 40 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 28 to count; 7 per widening.
 *

//// 082db9a2c0d2
 * Proof: 59 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 59272548894d
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_and_si512(w0_0, a1_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_2 = _mm512_and_si512(w1_0, a0_0);
  const __m512i word_3 = _mm512_and_si512(w1_0, a1_0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(word_2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, word_2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(word_3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, word_3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 562bc8bf84b0
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i bits0_0 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits2_0 = *to4;
  const __m512i bits3_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 116);
  const __m512i t0_3_0 = _mm512_ternarylogic_epi32(bits3_0, w1_0, a1_0, 120);
  const __m512i sum_3_0 = _mm512_ternarylogic_epi32(w1_1, a1_1, t0_3_0, 106);
  const __m512i carry_3_0 = _mm512_ternarylogic_epi32(bits3_0, t0_3_0, sum_3_0, 116);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(carry_2_0, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, carry_2_0);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(carry_3_0, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, carry_3_0);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
  *to2 = sum_0_0;
  *to3 = sum_1_0;
  *to4 = sum_2_0;
  *to5 = sum_3_0;
}

//// 2b9f23e8d7da
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// f4d0cac0f84b
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_1, __m512i lanes16_4, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_mullo_epi16(r4_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// ae6244e0edb6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4], bits3_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; bits3_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 1435faecb02e
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 10;

//// 85d374e8054c
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;

//// b6f667e3a363
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;

//// c2e7271e9ccc
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;

//// a0a6a116165b
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }

//// a32e2047b813
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// fc26b5112a01
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);

//// 689fd5f7fd3a
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 3bc3ff25f58f
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)

//// 8cb1b66e13ee
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// b2e830a374f8
 * A2W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 20d5b39d75fb
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 86f3025284cb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6][j] * ones(activation
 * plane j).
 *

//// 6cbae0199282
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 97b458835a4b
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [2, 4]. Instructions: 40 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 28 to count; 7 per widening.
 *

//// 15d1ce059a3c
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_add_epi16(r4_0, r4_0);
  const __m512i r6_0 = _mm512_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// 51a3774d5633
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4], bits3_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; bits3_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 3fc0c1fe9341
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;

//// dff541ab6c98
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }

//// 2485aa73f11d
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// 6614cb5d273c
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 59523a0f6284
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 8ccb9fcdf1ce
 * A2W2 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0a4563948e15
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 772d4896e390
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -12 * K + -12 * (padded K - K); column_correction = sum_j [-3, 6][j] * ones(activation
 * plane j).
 *

//// 8fabc9152935
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [2, 4]. Instructions: 42 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 30 to count; 7 per widening.
 *

//// 05f180a0d055
 * Proof: 61 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e5ccb630e0b2
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w0_0, w0_0, a1_0, 67);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_2 = _mm512_and_si512(w1_0, a0_0);
  const __m512i word_3 = _mm512_ternarylogic_epi32(w1_0, w1_0, a1_0, 67);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(word_2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, word_2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i not_word3 = _mm512_ternarylogic_epi32(word_3, word_3, word_3, 1);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(not_word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, not_word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 59dc08465480
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i bits0_0 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits2_0 = *to4;
  const __m512i bits3_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 116);
  const __m512i t0_3_0 = _mm512_ternarylogic_epi32(bits3_0, w1_0, a1_0, 120);
  const __m512i sum_3_0 = _mm512_ternarylogic_epi32(w1_1, a1_1, t0_3_0, 106);
  const __m512i carry_3_0 = _mm512_ternarylogic_epi32(bits3_0, t0_3_0, sum_3_0, 209);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(carry_2_0, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, carry_2_0);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i not_word3 = _mm512_ternarylogic_epi32(carry_3_0, carry_3_0, carry_3_0, 1);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(not_word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, not_word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
  *to2 = sum_0_0;
  *to3 = sum_1_0;
  *to4 = sum_2_0;
  *to5 = sum_3_0;
}

//// 04ed1619ec08
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i not_word3 = _mm512_ternarylogic_epi32(word3, word3, word3, 1);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(not_word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, not_word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 1d6467df0b7b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4], bits3_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; bits3_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// fb35d0f4d966
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;

//// c240b56539f5
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;

//// bb8f6cd7b7be
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);

//// 3bafdb30c650
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// ac78aa632a42
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// bc33f358ddf9
 * A2W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 05b8ec2efa37
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// ecb2d0dee6f1
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 640ef984f3a3
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [1, 2]. Instructions: 42 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 30 to count; 6 per widening.
 *

//// 3efc9ecf1e36
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_and_si512(w0_0, a1_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_2 = _mm512_ternarylogic_epi32(w1_0, w1_0, a0_0, 67);
  const __m512i word_3 = _mm512_ternarylogic_epi32(w1_0, w1_0, a1_0, 67);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word_2, word_2, word_2, 1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i not_word3 = _mm512_ternarylogic_epi32(word_3, word_3, word_3, 1);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(not_word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, not_word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// c7e53f68c06b
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i bits0_0 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits2_0 = *to4;
  const __m512i bits3_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i t0_3_0 = _mm512_ternarylogic_epi32(bits3_0, w1_0, a1_0, 120);
  const __m512i sum_3_0 = _mm512_ternarylogic_epi32(w1_1, a1_1, t0_3_0, 106);
  const __m512i carry_3_0 = _mm512_ternarylogic_epi32(bits3_0, t0_3_0, sum_3_0, 209);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(carry_2_0, carry_2_0, carry_2_0, 1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i not_word3 = _mm512_ternarylogic_epi32(carry_3_0, carry_3_0, carry_3_0, 1);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(not_word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, not_word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
  *to2 = sum_0_0;
  *to3 = sum_1_0;
  *to4 = sum_2_0;
  *to5 = sum_3_0;
}

//// 97a4410773ad
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word2, word2, word2, 1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i not_word3 = _mm512_ternarylogic_epi32(word3, word3, word3, 1);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(not_word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, not_word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 81b6b9a85bb6
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_add_epi32(acc0, r4_0);
  *to0 = r5_0;
}

//// 6a5af6699931
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4], bits3_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; bits3_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// fa96318cfb6d
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;

//// 20944d469f27
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;

//// 8adb3aa3d932
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);

//// e06b72694de8
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// ccb21c66ad3f
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 81b62304222d
 * A2W2 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7f8da4b92b28
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 6c12bb02abde
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 3620ad210035
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w0_0, w0_0, a1_0, 67);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_2 = _mm512_ternarylogic_epi32(w1_0, w1_0, a0_0, 67);
  const __m512i word_3 = _mm512_and_si512(w1_0, a1_0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word_2, word_2, word_2, 1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(word_3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, word_3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// b2335d4dafdc
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i bits0_0 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i bits2_0 = *to4;
  const __m512i bits3_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w1_0, a0_0, 120);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i t0_3_0 = _mm512_ternarylogic_epi32(bits3_0, w1_0, a1_0, 120);
  const __m512i sum_3_0 = _mm512_ternarylogic_epi32(w1_1, a1_1, t0_3_0, 106);
  const __m512i carry_3_0 = _mm512_ternarylogic_epi32(bits3_0, t0_3_0, sum_3_0, 116);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(carry_2_0, carry_2_0, carry_2_0, 1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(carry_3_0, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, carry_3_0);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
  *to2 = sum_0_0;
  *to3 = sum_1_0;
  *to4 = sum_2_0;
  *to5 = sum_3_0;
}

//// a38b2613fce8
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, w0_v6_word1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word2, word2, word2, 1);
  const __m512i a0_v7_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w1_v20_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i p10_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v20_word2);
  const __m512i w1_v24_word2 = _mm512_and_si512(byte_0f, a0_v7_word2);
  const __m512i p10_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w1_v24_word2);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0_word2, p10_0_t1_word2);
  const __m512i a1_v14_word3 = _mm512_srli_epi16(word3, 4);
  const __m512i w1_v20_word3 = _mm512_and_si512(byte_0f, word3);
  const __m512i w1_v24_word3 = _mm512_and_si512(byte_0f, a1_v14_word3);
  const __m512i p11_0_t0_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v20_word3);
  const __m512i p11_0_t1_word3 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, w1_v24_word3);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0_word3, p11_0_t1_word3);
  const __m512i g0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i g1 = _mm512_add_epi8(p10_0_s1, p11_0_s1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// d3f0137c31cf
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4], bits3_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; bits3_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 99345e15315d
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;

//// 3335e9d8900d
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;

//// 3d0fe17760f1
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);

//// 87e9333158ea
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// ddb299200993
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 8fb8d97bfa14
 * A2W2 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3d0de01b77a6
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// fb4f5acec945
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 564aa0e1e783
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [1, 2]. Instructions: 40 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 28 to count; 6 per widening.
 *

//// 4a7c0a7d8875
 * Proof: 55 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 22c0b790faa5
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 5d7a741e7624
 * A2W3 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2573322a006a
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *

//// 3c5c5a745ee1
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *

//// aa6d23a58b4c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6, -12, -24][i]
 * * ones(weight plane i) + 21 * K + 0 * (padded K - K); column_correction = sum_j [-14, -28][j] *
 * ones(activation plane j).
 *

//// cbc182dc97fe
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f73381e2dd37
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [4, 16].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *

//// bf826befd335
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3c314b2d8ba1

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+v"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

//// 768d6294acf7
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v35, __m512i w2_v39, __m512i a0, __m512i a1, __m512i a0_v7, __m512i a1_v14, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v35, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v39, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p11_0_s1, p20_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v35, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v39, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p21_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// a5b91ef061f7
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_mullo_epi16(r4_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// 7f33638be975
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 3c2469b155cb
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;

//// 92b7da8175d3
  for (int32_t y = 0; y < height; ++y) {

//// 8f8a2c8f1a17
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// fa263ec4df38
      for (int32_t left = chunks; left > 0;) {

//// fd882df03057
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// 59725b2b5f3d
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            const __m512i w2_v35 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v38 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v39 = _mm512_and_si512(byte_0f, w2_v38);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v35;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v39;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 192;

//// 5c2540da8cf0
        if (left0 == 0) {
          left0 = 6;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_4, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_4, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 58705becd1db
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)

//// 0fb18154bef5
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 86404eb7fc2d

SYNTH_TILE int32_t SYNTH_KERNEL_2x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 45da94f1cb6d

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[128];

//// 235e792d17e9
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// 9f2cd51669f7
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// da76d6d62794
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 16, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// 4a2e0bdec4d9
 * A2W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// fee09d0b13b7
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 7d9dd1d3192e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14][j] * ones(activation
 * plane j).
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5dc9cec5f64f
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *

//// 2f41ad5689b5
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_add_epi16(r4_0, r4_0);
  const __m512i r6_0 = _mm512_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// bc12154d8480
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 1625b1a5022a
 * A2W3 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3d47efcbb54c
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 63d0b50ba888
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -28 * K + -28 * (padded K - K); column_correction = sum_j [-7, 14][j] * ones(activation
 * plane j).
 *

//// 44a6fc18e3eb
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6784ec963ca0
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v35, __m512i w2_v39, __m512i a0, __m512i a1, __m512i a0_v7, __m512i a1_v14, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v35, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v39, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p11_0_s1, p20_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v35, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v39, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p21_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 6740e70ae195
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 9167628e6f3e
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            const __m512i w2_v35 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v38 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v39 = _mm512_and_si512(byte_0f, w2_v38);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v35;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v39;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_00020204020404060204040604060608, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 192;

//// f7bc43509db6
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// f8a582f053e6
 * A2W3 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 192a68daee07
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 62ced9e4e662
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -12 * K + -12 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// d7f62fbad03a
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 6 per
 * widening.
 *

//// 2e1d1602134d
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v35, __m512i w2_v39, __m512i a0, __m512i a1, __m512i a0_v7, __m512i a1_v14, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v35, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v39, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p11_0_s1, p20_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v35, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v39, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p21_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// b1db56b69ed8
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_add_epi32(acc0, r4_0);
  *to0 = r5_0;
}

//// 67091abb6b21
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 1a700c5f9279
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            const __m512i w2_v35 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v38 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v39 = _mm512_and_si512(byte_0f, w2_v38);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v35;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v39;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 192;

//// c630f078e47c
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 4cc715f97a3f
 * A2W3 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 92a6862b4a67
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 6cb29d1c519e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -10 * K + -10 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 0049196e4cd7
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v35, __m512i w2_v39, __m512i a0, __m512i a1, __m512i a0_v7, __m512i a1_v14, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v35, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v39, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p11_0_s1, p20_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v35, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v39, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p21_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 49a2a166403d
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 16d40859e81b
 * A2W3 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 6daca5eebdde
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// bcb2dcbcf6bf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 8fbb36819766
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d881820df1bd
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// a1f17e307d08
 * A3W1 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0b38a09fa1fa
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 21521e666bd0
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// c1eed7e36440
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14][i] *
 * ones(weight plane i) + 7 * K + 0 * (padded K - K); column_correction = sum_j [-2, -4, -8][j] * ones(activation
 * plane j).
 *

//// f949af8943ac
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_and_si512(w0_0, a1_0);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i word_2 = _mm512_and_si512(w0_0, a2_0);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, word_2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(word_2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// fa18155071d3
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w0_0, a2_0, 120);
  const __m512i a2_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 8));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w0_1, a2_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 116);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, carry_2_0);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(carry_2_0, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// f8d0ba83d0f4
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 2818c2e115f0
    if (place->left == 0) SYNTH_KERNEL_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 3;
    --place->left;
  }
}

//// 701e71fe634c
  if (tap_stride == chunks * 3) chunks *= width, width = 1;

//// bea6c647ad25
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;

//// bd178026125b
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;

//// d1e7ce0f0c3e
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;

//// 798d341c1a4b
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;

//// bfdee1cade0f
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// f50777b4063b
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)

//// ab4510d88cc5
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 109953c55b8f
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// 696c0972cc33
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// f4be52535d3f
 * A3W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// da11412f4932
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// c6217315782d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2, -4][j] * ones(activation
 * plane j).
 *

//// df62a086c488
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 85b11092fe4f
 * A3W1 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 65edd477cf92
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// f30a9d93a6f6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -8 * K + -8 * (padded K - K); column_correction = sum_j [-1, -2, 4][j] *
 * ones(activation plane j).
 *

//// 02591f250dfe
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 31 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 22 to count; 10 per widening.
 *

//// 54d249034267
 * Proof: 62 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f345db38fa88
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_and_si512(w0_0, a1_0);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i word_2 = _mm512_ternarylogic_epi32(w0_0, w0_0, a2_0, 67);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word_1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word_1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word_2, word_2, word_2, 1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 2291e11f18aa
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 116);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 116);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w0_0, a2_0, 120);
  const __m512i a2_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 8));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w0_1, a2_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, carry_0_0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(carry_0_0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, carry_1_0);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(carry_1_0, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(carry_2_0, carry_2_0, carry_2_0, 1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// 8f7e75bb57d5
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word2, word2, word2, 1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 7b11463c1610
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;

//// 3417bedd6757
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;

//// bf960dabf28d
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// db48421f156b
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// a3ca803835f6
 * A3W1 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d301551070c0
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *

//// b08316279395
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 9856f502df1e
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 33 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 24 to count; 9 per widening.
 *

//// 09d6ead667f4
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w0_0, w0_0, a1_0, 67);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i word_2 = _mm512_ternarylogic_epi32(w0_0, w0_0, a2_0, 67);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word_2, word_2, word_2, 1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 47deceeee13a
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w0_0, a2_0, 120);
  const __m512i a2_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 8));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w0_1, a2_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(carry_2_0, carry_2_0, carry_2_0, 1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// d2cc8f426bf1
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i not_word2 = _mm512_ternarylogic_epi32(word2, word2, word2, 1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, not_word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(not_word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// e50cd076715f
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;

//// ab1b9bd34321
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;

//// 9e6d16fc2a3c
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// df505214ac6b
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// ee12c550bd3d
 * A3W1 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4b652c45020f
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// fc2cede38f4b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 012b3774d977
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_ternarylogic_epi32(w0_0, w0_0, a0_0, 67);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_ternarylogic_epi32(w0_0, w0_0, a1_0, 67);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i word_2 = _mm512_and_si512(w0_0, a2_0);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word_0, word_0, word_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word_1, word_1, word_1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, word_2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(word_2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// aa0673ee4207
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 120);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 106);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 120);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 106);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w0_0, a2_0, 120);
  const __m512i a2_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 8));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w0_1, a2_1, t0_2_0, 106);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 116);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(carry_0_0, carry_0_0, carry_0_0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(carry_1_0, carry_1_0, carry_1_0, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, carry_2_0);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(carry_2_0, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
}

//// 37154a1a0e51
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  const __m512i not_word1 = _mm512_ternarylogic_epi32(word1, word1, word1, 1);
  const __m512i w0_v1_word1 = _mm512_and_si512(byte_0f, not_word1);
  const __m512i w0_v5_word1 = _mm512_srli_epi16(not_word1, 4);
  const __m512i w0_v6_word1 = _mm512_and_si512(byte_0f, w0_v5_word1);
  const __m512i p01_0_t0_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word1);
  const __m512i p01_0_t1_word1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word1);
  const __m512i g1 = _mm512_add_epi8(p01_0_t0_word1, p01_0_t1_word1);
  const __m512i w0_v1_word2 = _mm512_and_si512(byte_0f, word2);
  const __m512i w0_v5_word2 = _mm512_srli_epi16(word2, 4);
  const __m512i w0_v6_word2 = _mm512_and_si512(byte_0f, w0_v5_word2);
  const __m512i p02_0_t0_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word2);
  const __m512i p02_0_t1_word2 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word2);
  const __m512i g2 = _mm512_add_epi8(p02_0_t0_word2, p02_0_t1_word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// fe202fc9f527
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;

//// 65405b7f34c6
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;

//// dc033806db7a
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 5dc6d09a140d
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// c9c0bd67f778
 * A3W1 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 27b6aa653008
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *

//// de8fe2a77cb5
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 0c5c562b8558
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 47686870d731
 * A3W2 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f7c7fa7bdb31
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *

//// ddd633861604
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// 1500ed1c5570
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14, -28][i] *
 * ones(weight plane i) + 21 * K + 0 * (padded K - K); column_correction = sum_j [-6, -12, -24][j] *
 * ones(activation plane j).
 *

//// c24bbfefc028
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [4, 16].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *

//// 036d1adc9f36
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p12_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 0aacddbea3d8
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;

//// 94f429015c90
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            const __m512i a2_v32 = _mm512_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 128;

//// 7628f7b464c9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)

//// 7d178842f746
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 69a87037be6c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[128];

//// 01ea1ac21b42
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// b75a816587ac
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 16, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// 714a0fb8b142
 * A3W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 92a1abbf38d2
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// b085cfc16156
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6, -12][j] *
 * ones(activation plane j).
 *

//// 79553b194ebd
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *

//// 316d12c7004b
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 02be867a08bb
 * A3W2 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 9546a07699d5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 2adbfa375261
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -24 * K + -24 * (padded K - K); column_correction = sum_j [-3, -6, 12][j] *
 * ones(activation plane j).
 *

//// f80adf6262a0
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p12_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 7fd6f2d7ac45
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            const __m512i a2_v32 = _mm512_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 128;

//// 24f1c97a4a3b
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 82eff05aa561
 * A3W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f885c8cec08e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 6c55ff07e9c6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// f926ae6116ce
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *

//// 3a80039a5b52
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_08060604060404020604040204020200, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p12_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 8923e38ee2de
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// e1657b2b56bb
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            const __m512i a2_v32 = _mm512_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_08060604060404020604040204020200, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 128;

//// bbb2058b72cd
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 4b24511b37ec
 * A3W2 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 96fe9b0621ae
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 345f5e6ac247
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -10 * K + -10 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// c888b84c2def
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_08060604060404020604040204020200, __m512i table_04030302030202010302020102010100, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_1, p12_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 4c4aefbb3378
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// acf46a41b9a7
 * A3W2 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f459c0c1c7d7
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// 5676594c715f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 764fc86b3ba0
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 22d901f24f72
 * A3W3 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// cc79483ffb55
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *

//// 436a054683b8
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *

//// 9430244ce4e7
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14, -28, -56][i]
 * * ones(weight plane i) + 49 * K + 0 * (padded K - K); column_correction = sum_j [-14, -28, -56][j] *
 * ones(activation plane j).
 *

//// 47ebaf67ff1e
 * K up to 10956544 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 41aede4f3670
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [4, 16,
 * 32]. Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 10
 * per widening.
 *

//// 45fc27444355
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 677ed201a20c
static const uint8_t SYNTH_KERNEL_lanes16_8[] __attribute__((aligned(64))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// 57d50fd15cd4
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v43, __m512i w2_v47, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v43, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v47, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_2 = _mm512_add_epi8(g1_1, p20_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_2, p12_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v43, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v47, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i p22_0_0 = _mm512_and_si512(w2_v43, a2);
  const __m512i p22_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p22_0_0);
  const __m512i p22_0_1 = _mm512_and_si512(w2_v47, a2_v32);
  const __m512i p22_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p22_0_1);
  const __m512i p22_0_s1 = _mm512_add_epi8(p22_0_t0, p22_0_t1);
  const __m512i g2 = _mm512_add_epi8(p21_0_s1, p22_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// a3f846410d93
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_8, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_8);
  const __m512i r6_0 = _mm512_add_epi16(r5_0, r4_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_mullo_epi16(r7_0, lanes16_4);
  const __m512i r9_0 = _mm512_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// 745d0226460c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_8 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_8));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level0_2[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// b1eb869ebbda
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            const __m512i w2_v43 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v46 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v47 = _mm512_and_si512(byte_0f, w2_v46);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v43;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v47;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            const __m512i a2_v32 = _mm512_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 192;

//// 8d4cab714328
        if (left0 == 0) {
          left0 = 6;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 5316dd41bd64
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)

//// c81c3df20a4c
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
          total[row] += 64u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 3989d5c9f540
 * A3W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4bcfd575c583
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *

//// b842beb187ee
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14, -28][j] *
 * ones(activation plane j).
 *

//// 10436e97f296
 * K up to 21913088 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// eb39e0dfcbe1
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [2, 8, 16].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 10 per
 * widening.
 *

//// 6a502c249648
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_8, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_8);
  const __m512i r6_0 = _mm512_add_epi16(r5_0, r4_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_add_epi16(r7_0, r7_0);
  const __m512i r9_0 = _mm512_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// b0fc1d0c5ec8
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 6e29e67cc95e
 * A3W3 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 30e7d2a90a62
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *

//// 56166a4af0ca
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -56 * K + -56 * (padded K - K); column_correction = sum_j [-7, -14, 28][j] *
 * ones(activation plane j).
 *

//// 8300ef700946
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v43, __m512i w2_v47, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v43, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v47, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_2 = _mm512_add_epi8(g1_1, p20_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_2, p12_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v43, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v47, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i p22_0_0 = _mm512_and_si512(w2_v43, a2);
  const __m512i p22_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p22_0_0);
  const __m512i p22_0_1 = _mm512_and_si512(w2_v47, a2_v32);
  const __m512i p22_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p22_0_1);
  const __m512i p22_0_s1 = _mm512_add_epi8(p22_0_t0, p22_0_t1);
  const __m512i g2 = _mm512_add_epi8(p21_0_s1, p22_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 174b19bf75d4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i lanes16_8 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_8));
  __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level0_2[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 183d30a74751
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v20 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v23 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v24 = _mm512_and_si512(byte_0f, w1_v23);
            const __m512i w2_v43 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v46 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v47 = _mm512_and_si512(byte_0f, w2_v46);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v20;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v24;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v43;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v47;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m512i a0_v7 = _mm512_srli_epi16(a0, 4);
            const __m512i a1_v14 = _mm512_srli_epi16(a1, 4);
            const __m512i a2_v32 = _mm512_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 192;

//// 44f1bf774df2
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 32u * 1u);
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
          total[row] += 32u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// d6bfc8668af6
 * A3W3 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// e0057d1aa56d
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *

//// 64ff6a1ee460
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -28 * K + -28 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 26ea6c2a56a3
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7bd51e061c16
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [1, 4, 8].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 9 per
 * widening.
 *

//// 30bbc48a6a2d
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v43, __m512i w2_v47, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v43, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v47, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_2 = _mm512_add_epi8(g1_1, p20_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_2, p12_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v43, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v47, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i p22_0_0 = _mm512_and_si512(w2_v43, a2);
  const __m512i p22_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p22_0_0);
  const __m512i p22_0_1 = _mm512_and_si512(w2_v47, a2_v32);
  const __m512i p22_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p22_0_1);
  const __m512i p22_0_s1 = _mm512_add_epi8(p22_0_t0, p22_0_t1);
  const __m512i g2 = _mm512_add_epi8(p21_0_s1, p22_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// cf375690eb13
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_8, __m512i lanes16_1, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_8);
  const __m512i r6_0 = _mm512_add_epi16(r5_0, r4_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_add_epi32(acc0, r7_0);
  *to0 = r8_0;
}

//// a59061a33240
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// fe85750bf0bc
 * A3W3 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 24da02d5ce27
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *

//// b36029f0f52a
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -24 * K + -24 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 4e9fa6833ba0
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v6, __m512i w1_v20, __m512i w1_v24, __m512i w2_v43, __m512i w2_v47, __m512i a0, __m512i a1, __m512i a2, __m512i a0_v7, __m512i a1_v14, __m512i a2_v32, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i p00_0_0 = _mm512_and_si512(w0_v1, a0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w0_v6, a0_v7);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_v1, a1);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w0_v6, a1_v14);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  const __m512i g0_1 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i p10_0_0 = _mm512_and_si512(w1_v20, a0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w1_v24, a0_v7);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i g0 = _mm512_add_epi8(g0_1, p10_0_s1);
  const __m512i p02_0_0 = _mm512_and_si512(w0_v1, a2);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m512i p02_0_1 = _mm512_and_si512(w0_v6, a2_v32);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i p11_0_0 = _mm512_and_si512(w1_v20, a1);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m512i p11_0_1 = _mm512_and_si512(w1_v24, a1_v14);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i g1_1 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i p20_0_0 = _mm512_and_si512(w2_v43, a0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m512i p20_0_1 = _mm512_and_si512(w2_v47, a0_v7);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i g1_2 = _mm512_add_epi8(g1_1, p20_0_s1);
  const __m512i p12_0_0 = _mm512_and_si512(w1_v20, a2);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w1_v24, a2_v32);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i g1 = _mm512_add_epi8(g1_2, p12_0_s1);
  const __m512i p21_0_0 = _mm512_and_si512(w2_v43, a1);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w2_v47, a1_v14);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  const __m512i p22_0_0 = _mm512_and_si512(w2_v43, a2);
  const __m512i p22_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p22_0_0);
  const __m512i p22_0_1 = _mm512_and_si512(w2_v47, a2_v32);
  const __m512i p22_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p22_0_1);
  const __m512i p22_0_s1 = _mm512_add_epi8(p22_0_t0, p22_0_t1);
  const __m512i g2 = _mm512_add_epi8(p21_0_s1, p22_0_s1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// e41e73ed96ed
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 32u * 1u);
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// ff69d8716026
 * A3W3 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 9cedd20730d7
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4,
 * 5, 6, 7].
 *

//// 7fc2cd3ccb47
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 3dbf97e13842
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 4daeb33347b7
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

