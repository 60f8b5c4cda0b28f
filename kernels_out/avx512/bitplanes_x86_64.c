/* Pieces of the C texts of kernels (bitplanes, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// b90e461283d6
/* A1W1 bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 43 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// c9077909c255

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// 1a49717908c3
static const uint8_t SYNTH_KERNEL_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// fd3b91dba270
static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// e555a01e2aec
static const uint8_t SYNTH_KERNEL_lanes16_1[] __attribute__((aligned(32))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};

//// 38521f6a39b5
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 34057324b2a7
/* a full adder: the sum stays in the level, the carry counts twice as much */
SYNTH_INLINE __m512i SYNTH_KERNEL_add(__m512i *held, __m512i x, __m512i y) {
  const __m512i level = *held;
  const __m512i sum = _mm512_ternarylogic_epi32(level, x, y, 150);
  const __m512i carry = _mm512_ternarylogic_epi32(level, x, y, 232);
  *held = sum;
  return carry;
}

//// 426e6b58b1e0
/* what a step adds, a bit per position; that of two steps, and the lowest level */
SYNTH_INLINE __m512i SYNTH_KERNEL_word_0(__m512i w, __m512i a) {
  const __m512i word = _mm512_and_si512(w, a);
  return word;
}

//// e5fadc53607a
SYNTH_INLINE __m512i SYNTH_KERNEL_first_0(__m512i *held, __m512i w0, __m512i a0, __m512i w1, __m512i a1) {
  const __m512i level = *held;
  const __m512i t0 = _mm512_ternarylogic_epi32(level, w0, a0, 120);
  const __m512i sum = _mm512_ternarylogic_epi32(w1, a1, t0, 106);
  const __m512i carry = _mm512_ternarylogic_epi32(level, t0, sum, 116);
  *held = sum;
  return carry;
}

//// dfb3369a33b0
SYNTH_INLINE __m512i SYNTH_KERNEL_apart1_0(const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  return SYNTH_KERNEL_word_0(_mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))));
}

//// 129db3d5c32b
SYNTH_INLINE __m512i SYNTH_KERNEL_apart2_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}

//// 9ff65ef49bb1
SYNTH_INLINE __m512i SYNTH_KERNEL_apart4_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// 71485cd3c85f
SYNTH_INLINE __m512i SYNTH_KERNEL_apart8_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  const __m512i c3 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 256)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[4] + column))), _mm512_loadu_si512((const __m512i *)(weights + 320)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[5] + column))));
  const __m512i c4 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 384)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[6] + column))), _mm512_loadu_si512((const __m512i *)(weights + 448)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[7] + column))));
  const __m512i c5 = SYNTH_KERNEL_add(level + 1, c3, c4);
  const __m512i c6 = SYNTH_KERNEL_add(level + 2, c2, c5);
  return c6;
}

//// 58572ca47f47
SYNTH_INLINE __m512i SYNTH_KERNEL_block8_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 4)));
  const __m512i c1 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 12)));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  const __m512i c3 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 256)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 16)), _mm512_loadu_si512((const __m512i *)(weights + 320)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 20)));
  const __m512i c4 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 384)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 24)), _mm512_loadu_si512((const __m512i *)(weights + 448)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 28)));
  const __m512i c5 = SYNTH_KERNEL_add(level + 1, c3, c4);
  const __m512i c6 = SYNTH_KERNEL_add(level + 2, c2, c5);
  return c6;
}

//// ee967edbca13
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i byte_0f, __m512i table_00010102010202030102020302030304,
    __m512i *held0) {
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// 2146e203db37
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i byte_01, __m512i lanes16_1, __m512i lanes16_4) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_mullo_epi16(r1_0, lanes16_4);
  const __m512i r3_0 = _mm512_add_epi32(acc0, r2_0);
  return r3_0;
}

//// 8f5663b874c5
SYNTH_INLINE __m512i SYNTH_KERNEL_weighed(__m512i wide) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i wide1 = _mm512_add_epi32(wide0, wide0);
  const __m512i wide2 = _mm512_add_epi32(wide1, wide1);
  return wide2;
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

//// cda0b8c92084
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i held0[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart8_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block8_0(level[r][c] + 0, w + 0, a + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 8 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4)); held0[r][c] = nothing; }
  if (steps / 8 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][2], byte_0f, table_00010102010202030102020302030304, &held0[r][c]); }
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][1], byte_0f, table_00010102010202030102020302030304, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], byte_0f, table_00010102010202030102020302030304, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 9b42686726f2
/* A1W1 hybrid: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 43 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2c3d2cc00468
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i byte_01, __m512i lanes16_1) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi32(acc0, r2_0);
  return r3_0;
}

//// 922d799fc684
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart8_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block8_0(level[r][c] + 0, w + 0, a + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 8 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 8 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][2], byte_0f, table_00010102010202030102020302030304, &held0[r][c]); }
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][1], byte_0f, table_00010102010202030102020302030304, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], byte_0f, table_00010102010202030102020302030304, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 252b07df561a
/* A1W1 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 43 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f0a716808ae9
static const uint8_t SYNTH_KERNEL_table_04030302030202010302020102010100[] __attribute__((aligned(32))) = {
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00};

//// 6e94a937d314
/* what a step adds, a bit per position; that of two steps, and the lowest level */
SYNTH_INLINE __m512i SYNTH_KERNEL_word_0(__m512i w, __m512i a) {
  const __m512i word = _mm512_ternarylogic_epi32(w, w, a, 67);
  return word;
}

//// d16d31aa9162
SYNTH_INLINE __m512i SYNTH_KERNEL_first_0(__m512i *held, __m512i w0, __m512i a0, __m512i w1, __m512i a1) {
  const __m512i level = *held;
  const __m512i t0 = _mm512_ternarylogic_epi32(level, w0, a0, 120);
  const __m512i sum = _mm512_ternarylogic_epi32(w1, a1, t0, 106);
  const __m512i carry = _mm512_ternarylogic_epi32(level, t0, sum, 209);
  *held = sum;
  return carry;
}

//// b54e2a8bb0c3
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i byte_0f, __m512i table_04030302030202010302020102010100,
    __m512i *held0) {
  const __m512i not_word0 = _mm512_ternarylogic_epi32(word0, word0, word0, 1);
  const __m512i w0_v1_word0 = _mm512_and_si512(byte_0f, not_word0);
  const __m512i p00_0_t0_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v1_word0);
  const __m512i w0_v5_word0 = _mm512_srli_epi16(not_word0, 4);
  const __m512i w0_v6_word0 = _mm512_and_si512(byte_0f, w0_v5_word0);
  const __m512i p00_0_t1_word0 = _mm512_shuffle_epi8(table_04030302030202010302020102010100, w0_v6_word0);
  const __m512i g0 = _mm512_add_epi8(p00_0_t0_word0, p00_0_t1_word0);
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// cbde14c0989b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart8_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 8);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 8;
      place.left -= blocks * 8;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 8) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block8_0(level[r][c] + 0, w + 0, a + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 8 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 8 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][2], byte_0f, table_04030302030202010302020102010100, &held0[r][c]); }
  if (steps / 4 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 4, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][1], byte_0f, table_04030302030202010302020102010100, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], byte_0f, table_04030302030202010302020102010100, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 030e79506ed0
/* A1W1 twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a5b381b2d7f7
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i byte_01, __m512i lanes16_1) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_madd_epi16(r0_0, lanes16_1);
  const __m512i r2_0 = _mm512_add_epi32(acc0, r1_0);
  return r2_0;
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

//// 09716e8a9038
/* A1W1 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// f02327e94c28
/* A1W1 unipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d6474a32d6df
/* A1W2 bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d0add5ea52b6
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// b421e1a6b840
SYNTH_INLINE __m512i SYNTH_KERNEL_apart2_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}

//// 1165a62b5c54
SYNTH_INLINE __m512i SYNTH_KERNEL_apart4_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 256)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 384)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// a41f62dc1d0b
SYNTH_INLINE __m512i SYNTH_KERNEL_block4_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 4)));
  const __m512i c1 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 256)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)), _mm512_loadu_si512((const __m512i *)(weights + 384)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 12)));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// ca89b2c48c54
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// 9c838c1b47e8
SYNTH_INLINE __m512i SYNTH_KERNEL_weighed(__m512i wide) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i wide1 = _mm512_add_epi32(wide0, wide0);
  return wide1;
}

//// 2194e8b3440e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_0(level[r][c] + 2, w + 64, a + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 86fd4ce6ae26
/* A1W2 hybrid: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 5ef018372d55
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_0(level[r][c] + 2, w + 64, a + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 3940939b0195
/* A1W2 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 99a614230805
static const uint8_t SYNTH_KERNEL_table_08060604060404020604040204020200[] __attribute__((aligned(32))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};

//// 0d91440ff22b
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// 9b8c99097c03
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_0(level[r][c] + 2, w + 64, a + 0), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 61b25ca05fb4
/* A1W2 twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8a48c5ede3d9
/* what a step adds, a bit per position; that of two steps, and the lowest level */
SYNTH_INLINE __m512i SYNTH_KERNEL_word_1(__m512i w, __m512i a) {
  const __m512i word = _mm512_ternarylogic_epi32(w, w, a, 67);
  return word;
}

//// bb3e72c4d169
SYNTH_INLINE __m512i SYNTH_KERNEL_first_1(__m512i *held, __m512i w0, __m512i a0, __m512i w1, __m512i a1) {
  const __m512i level = *held;
  const __m512i t0 = _mm512_ternarylogic_epi32(level, w0, a0, 120);
  const __m512i sum = _mm512_ternarylogic_epi32(w1, a1, t0, 106);
  const __m512i carry = _mm512_ternarylogic_epi32(level, t0, sum, 209);
  *held = sum;
  return carry;
}

//// 4b1753227d85
SYNTH_INLINE __m512i SYNTH_KERNEL_apart1_1(const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  return SYNTH_KERNEL_word_1(_mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))));
}

//// a46f827630a4
SYNTH_INLINE __m512i SYNTH_KERNEL_apart2_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}

//// 20556eb3a62b
SYNTH_INLINE __m512i SYNTH_KERNEL_apart4_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 256)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 384)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// 7f4ef45661cf
SYNTH_INLINE __m512i SYNTH_KERNEL_block4_1(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 4)));
  const __m512i c1 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 256)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)), _mm512_loadu_si512((const __m512i *)(weights + 384)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 12)));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// 098117b50001
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// 6bb71758d5a7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_1(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_1(level[r][c] + 2, w + 64, a + 0), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 0c742aca3baf
/* A1W2 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e14f27713f5f
/* what a step adds, a bit per position; that of two steps, and the lowest level */
SYNTH_INLINE __m512i SYNTH_KERNEL_word_1(__m512i w, __m512i a) {
  const __m512i word = _mm512_and_si512(w, a);
  return word;
}

//// 87c93312a44c
SYNTH_INLINE __m512i SYNTH_KERNEL_first_1(__m512i *held, __m512i w0, __m512i a0, __m512i w1, __m512i a1) {
  const __m512i level = *held;
  const __m512i t0 = _mm512_ternarylogic_epi32(level, w0, a0, 120);
  const __m512i sum = _mm512_ternarylogic_epi32(w1, a1, t0, 106);
  const __m512i carry = _mm512_ternarylogic_epi32(level, t0, sum, 116);
  *held = sum;
  return carry;
}

//// 6311f3854f40
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// 52d528c4ca46
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_1(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
      }
      weights += 512;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 4);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 4;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_1(level[r][c] + 2, w + 64, a + 0), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
        }
        weights += 512;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 256;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 64, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 10236d8fc2ec
/* A1W2 unipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 43 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// b6ba98b2bbbf
/* A1W3 bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c16818113aca
SYNTH_INLINE __m512i SYNTH_KERNEL_apart2_0(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}

//// 4f59dd3a34d7
SYNTH_INLINE __m512i SYNTH_KERNEL_block2_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 4)));
  return c0;
}

//// ec77a5db11a7
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 915871cf92cb
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1) {
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
  return r9_0;
}

//// 4916cc74db07
SYNTH_INLINE __m512i SYNTH_KERNEL_weighed(__m512i wide) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  return wide0;
}

//// c127ae40232c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 384;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 64, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 128, a + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 384;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 192;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 712796f00b75
/* A1W3 hybrid: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// bbc7b05c8053
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1) {
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
  return r9_0;
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

//// f1e918f7267a
/* A1W3 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f16ded2ddbc4
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 79b217f5600f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 384;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 64, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 128, a + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 384;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 192;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 02cacdffdfc8
/* A1W3 twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fdc97597cb74
SYNTH_INLINE __m512i SYNTH_KERNEL_apart2_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}

//// cf3e8686c2b5
SYNTH_INLINE __m512i SYNTH_KERNEL_block2_1(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 4)));
  return c0;
}

//// e5bc638d81fc
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 22b83118451f
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i lanes16_4, __m512i lanes16_1) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_maddubs_epi16(g2, byte_01);
  const __m512i r3_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r4_0 = _mm512_add_epi16(r0_0, r3_0);
  const __m512i r5_0 = _mm512_mullo_epi16(r2_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi16(r4_0, r5_0);
  const __m512i r7_0 = _mm512_madd_epi16(r6_0, lanes16_1);
  const __m512i r8_0 = _mm512_add_epi32(acc0, r7_0);
  return r8_0;
}

//// 220b3e08cf81
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 384;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 64, a + 0), SYNTH_KERNEL_block2_1(level[r][c] + 2, w + 128, a + 0), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 384;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 192;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// af16962205f8
/* A1W3 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 0c52333a681d
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 4f8a050d8410
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 384;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 64, a + 0), SYNTH_KERNEL_block2_1(level[r][c] + 2, w + 128, a + 0), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 384;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 128, from, (intptr_t)c * column_stride + 0), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 192;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 038f1bf60e6b
/* A1W3 unipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// b168846514c1
/* A2W1 bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6e29e0f0b2b4
SYNTH_INLINE __m512i SYNTH_KERNEL_block4_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)));
  const __m512i c1 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 16)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 24)));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// db0483d2b373
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
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

//// f9097abd507d
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; } left = 10; }
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
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_0(level[r][c] + 2, w + 0, a + 4), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// bf96d2ec1c21
/* A2W1 hybrid: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9d2557d49af3
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
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
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_0(level[r][c] + 2, w + 0, a + 4), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 306d8c1b51e7
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 29d2b8a64369
SYNTH_INLINE __m512i SYNTH_KERNEL_apart2_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  return c0;
}

//// 0ef581137cdd
SYNTH_INLINE __m512i SYNTH_KERNEL_apart4_1(__m512i *level, const uint8_t *weights, const uint32_t *const *from, intptr_t column) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[0] + column))), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[1] + column))));
  const __m512i c1 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[2] + column))), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)((const uint8_t *)(from[3] + column))));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// 99b4f7de3f08
SYNTH_INLINE __m512i SYNTH_KERNEL_block4_1(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)));
  const __m512i c1 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 16)), _mm512_loadu_si512((const __m512i *)(weights + 192)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 24)));
  const __m512i c2 = SYNTH_KERNEL_add(level + 1, c0, c1);
  return c2;
}

//// eb8a8078cf5f
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200,
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

//// 2b0eaec62b21
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
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
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_1(level[r][c] + 2, w + 0, a + 4), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 04e25fc09873
/* A2W1 twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 43 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 620eae830aa6
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// ddcc5062700e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
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
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_0(level[r][c] + 2, w + 0, a + 4), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 6f44f3c4320a
/* A2W1 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 43f94b7ec6d1
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608,
    __m512i *held0) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// c14a2763c9c6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart4_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart4_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
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
          SYNTH_KERNEL_count(SYNTH_KERNEL_block4_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block4_1(level[r][c] + 2, w + 0, a + 4), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; }
  if (steps / 4 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][1], level[r][c][3], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 2 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 128;
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = _mm512_add_epi8(held0[r][c], held0[r][c]); SYNTH_KERNEL_count(level[r][c][0], level[r][c][2], byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 0, from, (intptr_t)c * column_stride + 1), byte_0f, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 6b2cee6abb73
/* A2W1 unipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 43 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// fac70f425c3e
/* A2W2 bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 52 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 58f2c368b4b7
SYNTH_INLINE __m512i SYNTH_KERNEL_block2_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)));
  return c0;
}

//// 5effae770678
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608,
    __m512i *held0, __m512i *held1) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
}

//// 677724000f14
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_1, __m512i lanes16_4) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_mullo_epi16(r4_0, lanes16_4);
  const __m512i r6_0 = _mm512_add_epi32(acc0, r5_0);
  return r6_0;
}

//// c1506833be71
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  __m512i held0[2][4], held1[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 3, w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 64, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 3, w + 64, a + 4), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4)); held0[r][c] = nothing; held1[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 4396442db9af
/* A2W2 hybrid: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 52 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8480ebc7a38e
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_1) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_add_epi16(r4_0, r4_0);
  const __m512i r6_0 = _mm512_add_epi32(acc0, r5_0);
  return r6_0;
}

//// 9577ae3ccce7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 3, w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 64, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 3, w + 64, a + 4), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 39541a447a78
/* A2W2 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// bf8e5b08e64b
SYNTH_INLINE __m512i SYNTH_KERNEL_block2_1(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 128)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 8)));
  return c0;
}

//// ad37c6956ee1
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200,
    __m512i *held0, __m512i *held1) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
}

//// 92a85754dfce
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 3, w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_1(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 64, a + 0), SYNTH_KERNEL_block2_1(level[r][c] + 3, w + 64, a + 4), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 08f02437807e
/* A2W2 twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f981edc0cf49
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_00020204020404060204040604060608, __m512i table_04030302030202010302020102010100, __m512i table_08060604060404020604040204020200,
    __m512i *held0, __m512i *held1) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
}

//// c72a03f71bf4
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m512i SYNTH_KERNEL_widen(__m512i acc0, __m512i g0, __m512i g1, __m512i byte_01, __m512i lanes16_1) {
  const __m512i r0_0 = _mm512_maddubs_epi16(g0, byte_01);
  const __m512i r1_0 = _mm512_maddubs_epi16(g1, byte_01);
  const __m512i r2_0 = _mm512_add_epi16(r1_0, r1_0);
  const __m512i r3_0 = _mm512_add_epi16(r0_0, r2_0);
  const __m512i r4_0 = _mm512_madd_epi16(r3_0, lanes16_1);
  const __m512i r5_0 = _mm512_add_epi32(acc0, r4_0);
  return r5_0;
}

//// e40494b50d5a
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 3, w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_1(level[r][c] + 2, w + 64, a + 0), SYNTH_KERNEL_block2_1(level[r][c] + 3, w + 64, a + 4), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_1(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 831e6467e92e
/* A2W2 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 54 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// bf02d29bb552
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_08060604060404020604040204020200, __m512i table_04030302030202010302020102010100, __m512i table_00020204020404060204040604060608,
    __m512i *held0, __m512i *held1) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
}

//// 7d236235bb9c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_08060604060404020604040204020200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], wide[2][4], level[2][4][4];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 4; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_1(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 3, w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
      }
      weights += 256;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_1(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_1(level[r][c] + 2, w + 64, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 3, w + 64, a + 4), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        weights += 256;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; } left = 10; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], level[r][c][3], byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_1(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_1(w + 64, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 64, from, (intptr_t)c * column_stride + 1), byte_0f, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
    }
    weights += 128;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// c187d43e0cad
/* A2W2 unipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 48 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 60b0a681144a
/* A2W3 bipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 7dd084cb6e19
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(64))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// 7454d33b2db4
static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(64))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// 616dd4323562
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(64))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// df9ebfa1a4fa
static const uint8_t SYNTH_KERNEL_lanes16_1[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};

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

//// 0c14638b84aa
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i wide, int32_t *acc) {
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
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

//// c49ce7408b8b
/* A2W3 hybrid: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 74013219b902
/* A2W3 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 2d9ffdab3c9f
static const uint8_t SYNTH_KERNEL_table_08060604060404020604040204020200[] __attribute__((aligned(64))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};

//// 3315e8116750
static const uint8_t SYNTH_KERNEL_table_04030302030202010302020102010100[] __attribute__((aligned(64))) = {
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00};

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

//// 680173e2d787
/* A2W3 twos: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// a3ae85570b76
/* A2W3 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// b37951d46ed4
/* A2W3 unipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 96c9bb94bd8f
/* A3W1 bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 813759a94e01
SYNTH_INLINE __m512i SYNTH_KERNEL_block2_0(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_0(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 12)));
  return c0;
}

//// c64ce577ac81
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
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

//// c079a9d9f6ba
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 128;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 0, a + 8), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 128;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 96a6b0385df9
/* A3W1 hybrid: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 56a14f453568
/* A3W1 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 55 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b8592d2f40be
SYNTH_INLINE __m512i SYNTH_KERNEL_block2_1(__m512i *level, const uint8_t *weights, const uint8_t *activations) {
  const __m512i c0 = SYNTH_KERNEL_first_1(level, _mm512_loadu_si512((const __m512i *)(weights + 0)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 0)), _mm512_loadu_si512((const __m512i *)(weights + 64)), _mm512_set1_epi32(*(const synth_i32 *)(activations + 12)));
  return c0;
}

//// 040ede72aa69
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_00010102010202030102020302030304, __m512i table_04030302030202010302020102010100,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 069eb827fa8d
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 128;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_1(level[r][c] + 2, w + 0, a + 8), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 128;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_1(w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 1a0a83a5d971
/* A3W1 twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 954da1424ccf
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 5dfe72ceeef4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_0(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 128;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_0(level[r][c] + 2, w + 0, a + 8), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 128;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// 0e80196d5185
/* A3W1 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e8720a3ca8ed
/* a word per plane pair into the byte accumulators */
SYNTH_INLINE void SYNTH_KERNEL_count(__m512i word0, __m512i word1, __m512i word2, __m512i byte_0f, __m512i table_04030302030202010302020102010100, __m512i table_00010102010202030102020302030304,
    __m512i *held0, __m512i *held1, __m512i *held2) {
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
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// 7399edafb0b6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  const __m512i table_04030302030202010302020102010100 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_1));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], level[2][4][3];
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; UNROLL for (int l = 0; l < 3; ++l) level[r][c][l] = nothing; }
  const uint8_t *weights = (const uint8_t *)weight_words;
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
      UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
        const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_count(SYNTH_KERNEL_apart2_0(level[r][c] + 0, w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart2_0(level[r][c] + 1, w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart2_1(level[r][c] + 2, w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
      }
      weights += 128;
      if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
          const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_count(SYNTH_KERNEL_block2_0(level[r][c] + 0, w + 0, a + 0), SYNTH_KERNEL_block2_0(level[r][c] + 1, w + 0, a + 4), SYNTH_KERNEL_block2_1(level[r][c] + 2, w + 0, a + 8), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        weights += 128;
        if (--left == 0) { UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { wide[r][c] = SYNTH_KERNEL_weighed(SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1)); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  if (steps / 2 > 0)
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) { SYNTH_KERNEL_count(level[r][c][0], level[r][c][1], level[r][c][2], byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]); }
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
      const uint8_t *const w = weights + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_count(SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 0), SYNTH_KERNEL_apart1_0(w + 0, from, (intptr_t)c * column_stride + 1), SYNTH_KERNEL_apart1_1(w + 0, from, (intptr_t)c * column_stride + 2), byte_0f, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    weights += 64;
  }
  UNROLL for (int c = 0; c < columns; ++c) UNROLL for (int r = 0; r < registers; ++r) {
    int32_t *const to = out + (intptr_t)c * out_stride + r * 16;
    const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)to)), wide_rc = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    const __m512i after = _mm512_add_epi32(before, wide_rc);
    _mm512_storeu_si512((__m512i *)((uint8_t *)to + 0), after);
  }
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

//// f33fb7d484c7
/* A3W1 unipolar: panel kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
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
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 3b64ba2560c4
/* A3W2 bipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// baf20477909a
/* A3W2 hybrid: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 4270352af035
/* A3W2 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// d9f1a9444fa0
/* A3W2 twos: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 0c6f88d91730
/* A3W2 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// d298b7eab3e3
/* A3W2 unipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 1bed932759d0
/* A3W3 bipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 85c2e12dbe58
/* A3W3 hybrid: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// e27345854b6a
/* A3W3 twos/bipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// c9152f2665f5
/* A3W3 twos: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// e1c9b8b9073a
/* A3W3 twos/twos: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

//// 120b7d3a568c
/* A3W3 unipolar: panel kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
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

