/* A2W1 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif
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

static const uint8_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_table_08060604060404020604040204020200[] __attribute__((aligned(32))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};
static const uint8_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_byte_01[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
static const uint8_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_lanes16_1[] __attribute__((aligned(32))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
/* a full adder: the sum stays in the level, the carry counts twice as much */
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_add(__m512i *held, __m512i x, __m512i y) {
  const __m512i level = *held;
  const __m512i sum = _mm512_ternarylogic_epi32(level, x, y, 150);
  const __m512i carry = _mm512_ternarylogic_epi32(level, x, y, 232);
  *held = sum;
  return carry;
}
/* what a step adds, a bit per position; that of two steps, and the lowest level */
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_word_0(__m512i w, __m512i a) {
  const __m512i word = _mm512_and_si512(w, a);
  return word;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_0(__m512i *held, __m512i w0, __m512i a0, __m512i w1, __m512i a1) {
  const __m512i level = *held;
  const __m512i t0 = _mm512_ternarylogic_epi32(level, w0, a0, 120);
  const __m512i sum = _mm512_ternarylogic_epi32(w1, a1, t0, 106);
  const __m512i carry = _mm512_ternarylogic_epi32(level, t0, sum, 116);
  *held = sum;
  return carry;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart1_0(const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  return synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_word_0(_mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))));
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart2_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart4_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_add(level + 1, c0, c1);
  return c2;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_block4_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)));
  const __m512i c1 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 16)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 24)));
  const __m512i c2 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_add(level + 1, c0, c1);
  return c2;
}
/* what a step adds, a bit per position; that of two steps, and the lowest level */
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_word_1(__m512i w, __m512i a) {
  const __m512i word = _mm512_ternarylogic_epi32(w, w, a, 67);
  return word;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_1(__m512i *held, __m512i w0, __m512i a0, __m512i w1, __m512i a1) {
  const __m512i level = *held;
  const __m512i t0 = _mm512_ternarylogic_epi32(level, w0, a0, 120);
  const __m512i sum = _mm512_ternarylogic_epi32(w1, a1, t0, 106);
  const __m512i carry = _mm512_ternarylogic_epi32(level, t0, sum, 209);
  *held = sum;
  return carry;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart1_1(const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  return synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_word_1(_mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))));
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart2_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart4_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_add(level + 1, c0, c1);
  return c2;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_block4_1(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)));
  const __m512i c1 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 16)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 24)));
  const __m512i c2 = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_add(level + 1, c0, c1);
  return c2;
}
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_widen(__m512i acc0, __m512i g0, __m512i byte_01, __m512i lanes16_1) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi32(acc0, r2_0);
  return r3_0;
}
SYNTH_INLINE __m512i synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_weighed(__m512i wide) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i wide1 = _mm512_add_epi32(wide0, wide0);
  return wide1;
}
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* the next step: its first word, the chunks that its tap still has, and the tap */
typedef struct { const uint32_t *at; int32_t left, x, y; } synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_place;
SYNTH_INLINE void synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_next_tap(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_place *place, const uint32_t *words, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks) {
  place->left = chunks;
  if (++place->x == width) place->x = 0, ++place->y;
  place->at = words + (intptr_t)place->y * row_stride + (intptr_t)place->x * tap_stride;
}
/* the words of the next steps, over the ends of taps */
SYNTH_INLINE void synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_steps(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_place *place, const int steps, const uint32_t **from, const uint32_t *words,
    int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks) {
  UNROLL for (int step = 0; step < steps; ++step) {
    if (place->left == 0) synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_next_tap(place, words, row_stride, width, tap_stride, chunks);
    from[step] = place->at;
    place->at += 2;
    --place->left;
  }
}
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_table_00010102010202030102020302030304));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
  if (tap_stride == chunks * 2) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_place place = {words, chunks, 0, 0};
  const uint32_t *from[4];
  int32_t left = 10;
  for (int32_t todo = (int32_t)(steps / 4); todo > 0;) {
    if (place.left == 0) synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_next_tap(&place, words, row_stride, width, tap_stride, chunks);
    if (place.left < 4) {
      synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart4_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_block4_0(level[r][c] + 0, w + 0, a + 0), synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_block4_1(level[r][c] + 2, w + 0, a + 4), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_weighed(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart2_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_count(synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_apart1_1(w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
}

#else /* any other CPU: the counts by their definition */

static inline uint32_t synth_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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

#endif

SYNTH_TILE int32_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_2x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(2, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_2x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_tile(2, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_avx512_a2w1_twos_bipolar_m8n1k64_panel(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
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
        synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_2x2(w, a, part, tall * 16, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_1x2(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a2w1_twos_bipolar_m8n1k64_panel_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
