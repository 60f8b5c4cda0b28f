/* Pieces of the C texts of kernels (bitplanes, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// bdec8e5bc8cd
/* A1W1 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2][i] *
 * ones(weight plane i) + 1 * K + 0 * (padded K - K); column_correction = sum_j [-2][j] * ones(activation plane
 * j).
 *
 * K up to 536870880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [4]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 4 per widening.
 *
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

//// 86bd726d1d13
/* the next step: its first word, the chunks that its tap still has, and the tap */
typedef struct { const uint32_t *at; int32_t left, x, y; } SYNTH_KERNEL_place;
SYNTH_INLINE void SYNTH_KERNEL_next_tap(SYNTH_KERNEL_place *place, const uint32_t *words, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks) {
  place->left = chunks;
  if (++place->x == width) place->x = 0, ++place->y;
  place->at = words + (intptr_t)place->y * row_stride + (intptr_t)place->x * tap_stride;
}

//// a6f0cc94ddcd
/* the words of the next steps, over the ends of taps */
SYNTH_INLINE void SYNTH_KERNEL_steps(SYNTH_KERNEL_place *place, const int steps, const uint32_t **from, const uint32_t *words,
    int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {
  UNROLL for (int step = 0; step < steps; ++step) {
    if (place->left == 0) SYNTH_KERNEL_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 1;
    --place->left;
  }
}

//// 4fc46c6e6a6d
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[8];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 8); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 8) {
      SYNTH_KERNEL_steps(&place, 8, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block8(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), (const uint8_t *)(from[4] + (intptr_t)c * column_stride), (const uint8_t *)(from[5] + (intptr_t)c * column_stride), (const uint8_t *)(from[6] + (intptr_t)c * column_stride), (const uint8_t *)(from[7] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block8(w, a + 0, a + 4, a + 8, a + 12, a + 16, a + 20, a + 24, a + 28, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_2[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c]);
    }
    packed += 256;
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
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

//// 8937e2154b68

#else /* any other CPU: the counts by their definition */

static inline uint32_t synth_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}

//// 32dc5c0652ac
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
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

//// 0607e4d0a28c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// d1ed095aba77
/* A1W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1][j] * ones(activation plane
 * j).
 *
 * K up to 1073741792 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [2]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 4 per widening.
 *
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 983260355c05
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[8];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 8); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 8) {
      SYNTH_KERNEL_steps(&place, 8, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block8(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), (const uint8_t *)(from[4] + (intptr_t)c * column_stride), (const uint8_t *)(from[5] + (intptr_t)c * column_stride), (const uint8_t *)(from[6] + (intptr_t)c * column_stride), (const uint8_t *)(from[7] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block8(w, a + 0, a + 4, a + 8, a + 12, a + 16, a + 20, a + 24, a + 28, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_2[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c]);
    }
    packed += 256;
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &bits0_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
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

//// 6b0c07b610ff
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 8406f2943ed3
/* A1W1 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [1][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [2]. Instructions: 26 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 8 to count; 4 per widening.
 *
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 4d134b1d23a3
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[8];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 8); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 8) {
      SYNTH_KERNEL_steps(&place, 8, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block8(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), (const uint8_t *)(from[4] + (intptr_t)c * column_stride), (const uint8_t *)(from[5] + (intptr_t)c * column_stride), (const uint8_t *)(from[6] + (intptr_t)c * column_stride), (const uint8_t *)(from[7] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block8(w, a + 0, a + 4, a + 8, a + 12, a + 16, a + 20, a + 24, a + 28, byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits0_2[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 8 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_2[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c]);
    }
    packed += 256;
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &bits0_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
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

//// 9b73db17354d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 3af98b01fe5a
/* A1W1 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [1]. Instructions: 26 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 8 to count; 3 per widening.
 *
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

//// a84901d06622
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// a371b5f919d4
/* A1W1 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [1]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 3 per widening.
 *
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 18d55d77098c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f5297e49997c
/* A1W1 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 8 steps go through 3 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 8 fold, and at the end the levels, with shares [1, 2, 4]. Byte accumulators: 1 per cell, a
 * block adds at most [8], widened every 31 blocks with shares [1]. Instructions: 25 per cell of 16 x 256
 * positions, 3 of them for two steps' words and a level, 2 for a further adder, 7 to count; 3 per widening.
 *
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 0d924e3bdc4e
/* A1W2 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4][i] *
 * ones(weight plane i) + 3 * K + 0 * (padded K - K); column_correction = sum_j [-6][j] * ones(activation plane
 * j).
 *
 * K up to 178956960 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [4]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 4 per widening.
 *
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

//// 2081d6aa1040
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
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

//// d0ae76dc30a3
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 4b4182507f7e

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 8df40cc9b09a
/* A1W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3][j] * ones(activation plane
 * j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 4 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8dc65bfb2c12
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
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

//// 86d231a79033
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 2c8aa05bd409
/* A1W2 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [3][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 32 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 16 to count; 4 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// d638b4a07fdc
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
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

//// 5a9ed0d92067
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// c56a3e5b7667
/* A1W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 31 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 15 to count; 3 per widening.
 *
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

//// 1744b97a798c
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
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

//// 1a640b1152cc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 651cf6ce8618
/* A1W2 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 31 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 15 to count; 3 per widening.
 *
 * Proof: 52 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 0ee9a849b744
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 512;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 4, a + 8, a + 12, byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 512;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
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

//// 63589e30a69e
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 4abf787a16c1
/* A1W2 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 3 per widening.
 *
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 26c5a5755d1c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 0b3789d49ac8
/* A1W3 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4, -8][i] *
 * ones(weight plane i) + 7 * K + 0 * (padded K - K); column_correction = sum_j [-14][j] * ones(activation plane
 * j).
 *
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [4, 8, 16]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 10 per widening.
 *
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

//// ca30ad9eb2ee
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 8592db24aa5f
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// c5d145a07700

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9861b2736f34
/* A1W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7][j] * ones(activation plane
 * j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 10 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 969c72a48825
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 0bcbd350f75b
/* A1W3 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [7][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 33 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 24 to count; 10 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// cd28456f617f
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 3bd1c9327618
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 7dd2dde40f45
/* A1W3 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 31 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 22 to count; 9 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 00e34027925b
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 9635a5c3c0ad
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ab14d6f33616
/* A1W3 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 32 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 23 to count; 9 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// b4d7a9682e19
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 58df16866afc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// dd876f12f51b
/* A1W3 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 9 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6d1a727fa5e9
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ae8e4bf6bd57
/* A2W1 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6][i] *
 * ones(weight plane i) + 3 * K + 0 * (padded K - K); column_correction = sum_j [-2, -4][j] * ones(activation
 * plane j).
 *
 * K up to 178956960 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [4]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 4 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 8f4bfa3d7b17
/* the words of the next steps, over the ends of taps */
SYNTH_INLINE void SYNTH_KERNEL_steps(SYNTH_KERNEL_place *place, const int steps, const uint32_t **from, const uint32_t *words,
    int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {
  UNROLL for (int step = 0; step < steps; ++step) {
    if (place->left == 0) SYNTH_KERNEL_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 2;
    --place->left;
  }
}

//// 4f6e661ed3a4
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
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

//// 25e4dcd0f5bf
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// a2a59e7a3e6d

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// a3d464a260e0
/* A2W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2][j] * ones(activation
 * plane j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 4 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d31d0a102db1
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
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

//// d19df0fbfded
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// fe958998f1ea
/* A2W1 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [-1, 2][j] * ones(activation
 * plane j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [2]. Instructions: 31 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 15 to count; 4 per widening.
 *
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

//// cdd16a98e980
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
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

//// 12b642c03697
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 488799ab9452
/* A2W1 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 32 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 16 to count; 3 per widening.
 *
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// a77a1cda8819
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
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

//// ec4e1409f240
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// a663d2f78c4c
/* A2W1 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 31 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 15 to count; 3 per widening.
 *
 * Proof: 52 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 78164689d5fe
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block4(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), (const uint8_t *)(from[2] + (intptr_t)c * column_stride), (const uint8_t *)(from[3] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block4(w, a + 0, a + 8, a + 16, a + 24, byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits0_1[r][c], &bits1_0[r][c], &bits1_1[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_1[r][c], bits1_1[r][c], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &bits0_0[r][c], &bits1_0[r][c]);
    }
    packed += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
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

//// 6014bfb89898
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 74e602062b5e
/* A2W1 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 4 steps go through 2 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 4 fold, and at the end the levels, with shares [1, 2]. Byte accumulators: 1 per cell, a
 * block adds at most [24], widened every 10 blocks with shares [1]. Instructions: 30 per cell of 16 x 128
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 14 to count; 3 per widening.
 *
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c7363b3a9c34
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9745698fbd1e
/* A2W2 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6, -12][i] *
 * ones(weight plane i) + 9 * K + 0 * (padded K - K); column_correction = sum_j [-6, -12][j] * ones(activation
 * plane j).
 *
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [4, 8]. Instructions: 40 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 28 to count; 7 per widening.
 *
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

//// 6b35957ec8a9
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
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

//// 6c266d6f21f5
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// c5f5c8c824e4

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 853695f56481
/* A2W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [2, 4]. Instructions: 40 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 28 to count; 7 per widening.
 *
 * Proof: 59 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 7f2f0aa3948b
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
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

//// 3806edb848d6
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 45519708b26e
/* A2W2 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -12 * K + -12 * (padded K - K); column_correction = sum_j [-3, 6][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [2, 4]. Instructions: 42 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 30 to count; 7 per widening.
 *
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

//// 993f65a80cf1
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
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

//// 7623b193fd18
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f207bc20a67b
/* A2W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [1, 2]. Instructions: 42 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 30 to count; 6 per widening.
 *
 * Proof: 61 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// eb2415472c3f
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
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

//// 63b3c63ad67f
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 06be7a9e009a
/* A2W2 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [1, 2]. Instructions: 42 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 30 to count; 6 per widening.
 *
 * Proof: 61 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// ea94494cca76
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
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

//// ae65a31bdc99
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 7f983e1560e5
/* A2W2 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [24, 24], widened every 10 blocks with shares [1, 2]. Instructions: 40 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 28 to count; 6 per widening.
 *
 * Proof: 55 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ef3bcf48c2d6
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d6d1ae88e2ac
/* A2W3 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6, -12, -24][i]
 * * ones(weight plane i) + 21 * K + 0 * (padded K - K); column_correction = sum_j [-14, -28][j] *
 * ones(activation plane j).
 *
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [4, 16].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *
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

//// b3b6bf9a85f3
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// e380c02b7291
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 32u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

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

//// 7020ffbf933e

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[128];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 16, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 75cb2d92a7c7
/* A2W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 47d6d0b63645
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 32cfd12db3e9
/* A2W3 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -28 * K + -28 * (padded K - K); column_correction = sum_j [-7, 14][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *
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

//// f24bb59b6847
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// fb8847347d15
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f6e2cb07621b
/* A2W3 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -12 * K + -12 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// d407576df3c0
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
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// ae56de22b124
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 1748ebf84ecb
/* A2W3 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -10 * K + -10 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// f44a0abbd377
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// a10944f05da9
/* A2W3 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 2 per column, 9 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f0cbd82f1c4a
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 6d3f2d72b739
/* A3W1 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14][i] *
 * ones(weight plane i) + 7 * K + 0 * (padded K - K); column_correction = sum_j [-2, -4, -8][j] * ones(activation
 * plane j).
 *
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [4, 8, 16]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 10 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// cb6115a55a7f
/* the words of the next steps, over the ends of taps */
SYNTH_INLINE void SYNTH_KERNEL_steps(SYNTH_KERNEL_place *place, const int steps, const uint32_t **from, const uint32_t *words,
    int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {
  UNROLL for (int step = 0; step < steps; ++step) {
    if (place->left == 0) SYNTH_KERNEL_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 3;
    --place->left;
  }
}

//// dc105bc50b4a
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 7851090db7d0
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 495c3e3d9b7a

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 1a51d748f130
/* A3W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2, -4][j] * ones(activation
 * plane j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 10 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 81cf24cce42d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// e785bc60af6b
/* A3W1 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -8 * K + -8 * (padded K - K); column_correction = sum_j [-1, -2, 4][j] *
 * ones(activation plane j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [2, 4, 8]. Instructions: 31 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 22 to count; 10 per widening.
 *
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

//// 4ba964a13fb2
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 99a0f58f812a
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 23fee423f54c
/* A3W1 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 33 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 24 to count; 9 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// d2d0183dce79
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 87d6c7714322
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 6824e09d37bf
/* A3W1 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 32 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 23 to count; 9 per widening.
 *
 * Proof: 58 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 3f328a9cfc78
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
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

//// 003bf1a84743
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 61cdd70ab82f
/* A3W1 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 30 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 21 to count; 9 per widening.
 *
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// dbbf22f3e46c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// e19d50722426
/* A3W2 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14, -28][i] *
 * ones(weight plane i) + 21 * K + 0 * (padded K - K); column_correction = sum_j [-6, -12, -24][j] *
 * ones(activation plane j).
 *
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [4, 16].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 8720089fc8b7
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 6e343e7596f0
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 32u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d8bfea104b17

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[128];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 16, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 8c262c78c07c
/* A3W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6, -12][j] *
 * ones(activation plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a4d9402c5a93
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 7d109b9558f0
/* A3W2 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -24 * K + -24 * (padded K - K); column_correction = sum_j [-3, -6, 12][j] *
 * ones(activation plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 3f0b21cbb740
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// fe9a32406860
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u - 1u * synth_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// da15131df4e6
/* A3W2 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// bb95db021f64
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 927941c92243
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d8cecf657af3
/* A3W2 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -10 * K + -10 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// ce78c2332caa
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 3f1fa44fdf0a
/* A3W2 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 16 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 719eac07cc84
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 6f3dbd2cf57b
/* A3W3 bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14, -28, -56][i]
 * * ones(weight plane i) + 49 * K + 0 * (padded K - K); column_correction = sum_j [-14, -28, -56][j] *
 * ones(activation plane j).
 *
 * K up to 10956544 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [4, 16,
 * 32]. Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 10
 * per widening.
 *
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

//// 910972704521
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// ac9289bf0f64
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 32u * (0u + 1u * synth_ones(w1 & a[2]));
          total[row] += 32u * (0u + 1u * synth_ones(w2 & a[1]));
          total[row] += 64u * (0u + 1u * synth_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 947b3208c2f5

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[128];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 16, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 51b824d4b124
/* A3W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14, -28][j] *
 * ones(activation plane j).
 *
 * K up to 21913088 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [2, 8, 16].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 595407c28a80
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[2]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[1]));
          total[row] += 32u * (0u + 1u * synth_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 81541dbe5f67
/* A3W3 twos/bipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -56 * K + -56 * (padded K - K); column_correction = sum_j [-7, -14, 28][j] *
 * ones(activation plane j).
 *
 * K up to 21913088 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [2, 8, 16].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 55 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 7e230df7bfd8
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
  if (tap_stride == chunks * 3) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 375cdb3bb523
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * synth_ones(w1 & a[2]) + 32u * 1u);
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[1]));
          total[row] += 32u * (0u - 1u * synth_ones(w2 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// eb517236cf4f
/* A3W3 twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -28 * K + -28 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [1, 4, 8].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// e71ccaf530b9
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * synth_ones(w2 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 63bb9e22f6a3
/* A3W3 twos/twos: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -24 * K + -24 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [1, 4, 8].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 5043b68a621b
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 323f13529ed9
/* A3W3 unipolar: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4,
 * 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [1, 4, 8].
 * Instructions: 54 per cell of 16 x 32 positions, 3 per column, 9 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9d1cb864d416
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[16 + row];
          const uint32_t w2 = w[32 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

