/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bitplanes, avx512, x86_64_bitalg), each under its digest. SYNTH_KERNEL
 * stands for a kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A
 * kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// d71e94ba14fc
 * A1W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// b1c482ed0bb1
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// c9d838d23df8
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits
 * of every plane zero.
 *

//// 95e018993dad
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *

//// aa009b362241
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [1][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 05734c49f2b5
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7ef390e0542b
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 1 per cell, a block
 * adds at most [8], widened every 31 blocks with shares [1]. Instructions: 5 per cell of 16 x 64 positions, 3 of
 * them for two steps' words and a level, 2 for a further adder, 2 to count; 1 per widening.
 *

//// 3e363e86308c
 * Proof: 32 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 29a442f70eee

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && defined(__AVX512VBMI__) && defined(__GFNI__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 714e79ca8fd0

static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(64))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// 1a60ee3adf8f
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i g0 = _mm512_popcnt_epi8(word_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 45648438df6d
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i bits0_0 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 105);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 105);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i g0 = _mm512_popcnt_epi8(carry_0_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
  *to1 = sum_0_0;
}

//// c3023942283a
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i g0 = _mm512_popcnt_epi8(word0);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  *to0 = total0;
}

//// 2825231ff702
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i byte_01, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_dpbusd_epi32(acc0, g0, byte_01);
  *to0 = r0_0;
}

//// ffac6dc958df
/* the sums of whole blocks to the result */
SYNTH_INLINE void SYNTH_KERNEL_weighed(__m512i wide, int32_t *acc) {
  const __m512i wide0 = _mm512_add_epi32(wide, wide);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, wide0);
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

//// d9e20f0289b4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][7], wide[2][7], bits0_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 8bc53cd545ed
  if (tap_stride == chunks * 1) chunks *= width, width = 1;

//// feaeef90f87a
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;

//// 22fbe898ca73
  for (int32_t todo = (int32_t)(steps / 2); todo > 0;) {

//// 3227aae8dfe4
    if (place.left == 0) SYNTH_KERNEL_next_tap(&place, words, row_stride, width, tap_stride, chunks);

//// 20c115c1da4a
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), &held0[r][c], &bits0_0[r][c]);
      }
      packed += 128;

//// d387d91724f4
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;

//// bf38e0569455
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, &held0[r][c], &bits0_0[r][c]);
        }
        packed += 128;

//// caab51dfaf46
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, &wide[r][c]); held0[r][c] = nothing; } left = 31; }
      }
    }
  }

//// 302a6d1a55aa
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, &wide[r][c]); held0[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// 00352d7d3ac5
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], &held0[r][c]);

//// 9342f22f83ed
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), &held0[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], byte_01, &wide[r][c]); held0[r][c] = nothing; }
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

//// 009059b8770f
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
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

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 86404eb7fc2d

SYNTH_TILE int32_t SYNTH_KERNEL_2x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// b85ccccdd1be

SYNTH_TILE int32_t SYNTH_KERNEL_2x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 8ea22df2470a

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[224];

//// 3b23bfe420ae
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// dfc9991b6412
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 7 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 9f83e772016b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 1cc13f8a664c
      if (columns == 7 && tall == 2)
        SYNTH_KERNEL_2x7(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
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

//// 35ecdf88f691
 * A1W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// a92909a3bbfb
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// c3c23aa36347
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0), 1: _mm512_xor_si512(byte_ff, plane1); byte_ff: 0xff repeated].
 * Unused positions and rows have all bits of every plane zero.
 *

//// d12c2eea79a0
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 517f9b552c81
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f2e2842c36ae
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 2 per cell, a block
 * adds at most [8, 8], widened every 31 blocks with shares [1, 2]. Instructions: 10 per cell of 16 x 64
 * positions, 6 of them for two steps' words and a level, 4 for a further adder, 4 to count; 2 per widening.
 *

//// 7af945e58772
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 89bfbef58aa7
static const uint8_t SYNTH_KERNEL_byte_02[] __attribute__((aligned(64))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 235ac0399f33
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i g0 = _mm512_popcnt_epi8(word_0);
  const __m512i g1 = _mm512_popcnt_epi8(word_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 1a5e750d3819
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i bits0_0 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 105);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 105);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 105);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 105);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i g0 = _mm512_popcnt_epi8(carry_0_0);
  const __m512i g1 = _mm512_popcnt_epi8(carry_1_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
  *to2 = sum_0_0;
  *to3 = sum_1_0;
}

//// 2f5849de738b
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i g0 = _mm512_popcnt_epi8(word0);
  const __m512i g1 = _mm512_popcnt_epi8(word1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 75d8955b79a0
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i byte_01, __m512i byte_02, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_dpbusd_epi32(acc0, g0, byte_01);
  const __m512i r1_0 = _mm512_dpbusd_epi32(r0_0, g1, byte_02);
  *to0 = r1_0;
}

//// 40986d63d66f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][7], held1[2][7], wide[2][7], bits0_0[2][7], bits1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// d116c0e9a338
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c]);
      }
      packed += 256;

//// 4c9c290f3aa0
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, byte_02, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;

//// e21a5cc405da
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c]);
        }
        packed += 256;

//// c319b1dc003e
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, byte_02, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 31; }
      }
    }
  }

//// 3d4156a1603c
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, byte_02, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// 33e991c34c2d
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], &held0[r][c], &held1[r][c]);

//// f9c802d7fe9d
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, byte_02, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 5d02fd59764d
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 32)

//// 7f597402b2de
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[16 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 1e3cd537a85a

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[112];

//// a0593cc2ade8
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// c7be254b1ca0
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// 7960066b488e
 * A1W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// 04071bc53bd6
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// b82f97198788
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0), 1: _mm512_xor_si512(byte_ff, plane1), 2:
 * _mm512_xor_si512(byte_ff, plane2); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *

//// 38100de2133e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2, 4][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 211cb003a1b2
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 486cd63e9f87
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 8, 8], widened every 31 blocks with shares [1, 2, 4]. Instructions: 15 per cell of 16 x 64
 * positions, 9 of them for two steps' words and a level, 6 for a further adder, 6 to count; 3 per widening.
 *

//// 92d901cfd796
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 461b2884a6c6
static const uint8_t SYNTH_KERNEL_byte_04[] __attribute__((aligned(64))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// 7cbfef5581a7
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_1 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i word_2 = _mm512_xor_si512(w2_0, a0_0);
  const __m512i g0 = _mm512_popcnt_epi8(word_0);
  const __m512i g1 = _mm512_popcnt_epi8(word_1);
  const __m512i g2 = _mm512_popcnt_epi8(word_2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 73b0af3e8a20
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 105);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 105);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w1_0, a0_0, 105);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_1_0, 105);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w2_0, a0_0, 105);
  const __m512i w2_1 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w2_1, a0_1, t0_2_0, 105);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i g0 = _mm512_popcnt_epi8(carry_0_0);
  const __m512i g1 = _mm512_popcnt_epi8(carry_1_0);
  const __m512i g2 = _mm512_popcnt_epi8(carry_2_0);
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

//// 5de265343dc3
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i g0 = _mm512_popcnt_epi8(word0);
  const __m512i g1 = _mm512_popcnt_epi8(word1);
  const __m512i g2 = _mm512_popcnt_epi8(word2);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 65ef228838b4
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_widen(__m512i g0, __m512i g1, __m512i g2, __m512i byte_01, __m512i byte_02, __m512i byte_04, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_dpbusd_epi32(acc0, g0, byte_01);
  const __m512i r1_0 = _mm512_dpbusd_epi32(r0_0, g1, byte_02);
  const __m512i r2_0 = _mm512_dpbusd_epi32(r1_0, g2, byte_04);
  *to0 = r2_0;
}

//// 260190bfbec8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// b379d15918b9
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 384;

//// 26def1ba4012
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 2;
      place.left -= blocks * 2;
      todo -= blocks;

//// 7941d3602182
      for (; blocks > 0; --blocks, at += 2) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 4, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 384;

//// b83c482ff36f
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      }
    }
  }

//// 8d90db741bb6
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; SYNTH_KERNEL_weighed(wide[r][c], out + (intptr_t)c * out_stride + r * 16); wide[r][c] = nothing; }

//// cb6f1d5adec4
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], &held0[r][c], &held1[r][c], &held2[r][c]);

//// e36a30c91375
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 192;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 56012d87a012
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 48)

//// a1e8f86562f6
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[16 + row];
          const uint32_t w2 = ~w[32 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
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

//// c0f2a3d46c7f
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 563e79ab3eda
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 8666f99729fa
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// 7ce4853e3fd8
 * A2W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// ba204ec4149b
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 080721a1c9d9
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits
 * of every plane zero.
 *

//// 0cb9da38b46b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// a5b935d5a1b7
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i g0 = _mm512_popcnt_epi8(word_0);
  const __m512i g1 = _mm512_popcnt_epi8(word_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 1c912e08320e
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i bits0_0 = *to2;
  const __m512i bits1_0 = *to3;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 105);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 105);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 105);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 105);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i g0 = _mm512_popcnt_epi8(carry_0_0);
  const __m512i g1 = _mm512_popcnt_epi8(carry_1_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
  *to2 = sum_0_0;
  *to3 = sum_1_0;
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

//// 35276615448f
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 31;

//// 0cb974edaa41
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c]);
      }
      packed += 128;

//// d6e834cdefbc
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, byte_02, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;

//// c131268c6f91
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, &held0[r][c], &held1[r][c], &bits0_0[r][c], &bits1_0[r][c]);
        }
        packed += 128;

//// c0b46ed5910f
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], byte_01, byte_02, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 6176a189c3d9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)

//// cf0ebb5bcae2
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// f0e89e71c3e0

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[112];

//// 0e81f5f0151c
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// 62fb3e729f24
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// fa82a9cfda6f
 * A2W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// 20d5b39d75fb
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// a5e1b9221706
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0), 1: _mm512_xor_si512(byte_ff, plane1); byte_ff: 0xff repeated].
 * Unused positions and rows have all bits of every plane zero.
 *

//// afc403de70f7
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 8668ef381a0f
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// bc11036fe7fe
 * Carry-save: the words of 2 steps go through 1 levels of full adders per plane pair and cell; their last carry
 * alone is counted, 2 fold, and at the end the levels, with shares [1]. Byte accumulators: 3 per cell, a block
 * adds at most [8, 16, 8], widened every 15 blocks with shares [1, 2, 4]. Instructions: 20 per cell of 16 x 64
 * positions, 12 of them for two steps' words and a level, 8 for a further adder, 8 to count; 3 per widening.
 *

//// 3dbf97e13842
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c0924aa7ca92
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i word_2 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i word_3 = _mm512_xor_si512(w1_0, a1_0);
  const __m512i g0 = _mm512_popcnt_epi8(word_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(word_1);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(word_2);
  const __m512i g2 = _mm512_popcnt_epi8(word_3);
  const __m512i g1 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 290d3e3f9b6e
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5, __m512i *to6) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i bits3_0 = *to6;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 105);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 105);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 105);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 105);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w1_0, a0_0, 105);
  const __m512i w1_1 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w1_1, a0_1, t0_2_0, 105);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i t0_3_0 = _mm512_ternarylogic_epi32(bits3_0, w1_0, a1_0, 105);
  const __m512i sum_3_0 = _mm512_ternarylogic_epi32(w1_1, a1_1, t0_3_0, 105);
  const __m512i carry_3_0 = _mm512_ternarylogic_epi32(bits3_0, t0_3_0, sum_3_0, 209);
  const __m512i g0 = _mm512_popcnt_epi8(carry_0_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(carry_1_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(carry_2_0);
  const __m512i g2 = _mm512_popcnt_epi8(carry_3_0);
  const __m512i g1 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = sum_0_0;
  *to4 = sum_1_0;
  *to5 = sum_2_0;
  *to6 = sum_3_0;
}

//// 7c8a4c54d84e
/* a level of all pairs is counted */
SYNTH_INLINE void SYNTH_KERNEL_end(__m512i word0, __m512i word1, __m512i word2, __m512i word3, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i doubled0 = _mm512_add_epi8(sum0, sum0);
  const __m512i doubled1 = _mm512_add_epi8(sum1, sum1);
  const __m512i doubled2 = _mm512_add_epi8(sum2, sum2);
  const __m512i g0 = _mm512_popcnt_epi8(word0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(word1);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(word2);
  const __m512i g2 = _mm512_popcnt_epi8(word3);
  const __m512i g1 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i total0 = _mm512_add_epi8(doubled0, g0);
  const __m512i total1 = _mm512_add_epi8(doubled1, g1);
  const __m512i total2 = _mm512_add_epi8(doubled2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 373f083315b1
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[2][4], held1[2][4], held2[2][4], wide[2][4], bits0_0[2][4], bits1_0[2][4], bits2_0[2][4], bits3_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; bits0_0[r][c] = nothing; bits1_0[r][c] = nothing; bits2_0[r][c] = nothing; bits3_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 5e473cb4eef0
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;
  const uint32_t steps = (uint32_t)(height * width * chunks);
  SYNTH_KERNEL_place place = {words, chunks, 0, 0};
  const uint32_t *from[2];
  int32_t left = 15;

//// ba84c5ed9671
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
      }
      packed += 256;

//// 80ec948a3ae8
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 15; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 4;
      place.left -= blocks * 2;
      todo -= blocks;

//// b8ec49e5957e
      for (; blocks > 0; --blocks, at += 4) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 8, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c], &bits3_0[r][c]);
        }
        packed += 256;

//// 72615127ac04
        if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 15; }
      }
    }
  }

//// e7903f95b6d3
  if (steps / 2 > 0)
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_end(bits0_0[r][c], bits1_0[r][c], bits2_0[r][c], bits3_0[r][c], &held0[r][c], &held1[r][c], &held2[r][c]);

//// 6f15646a8db9
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 128;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 3bc3ff25f58f
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 32)

//// 716145745fa6
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[16 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
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

//// db3853df750c
 * A2W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// fee09d0b13b7
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// b0c3da93c03b
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0), 1: _mm512_xor_si512(byte_ff, plane1), 2:
 * _mm512_xor_si512(byte_ff, plane2); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *

//// d2f6f221be99
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6, 12][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// a706b4142600
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// a9a1673c4d64
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 16 x 32 positions, 0 per column, 4 per widening.
 *

//// ae9fc8cd1883
static const uint8_t SYNTH_KERNEL_byte_08[] __attribute__((aligned(64))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};

//// 87aeb740af39
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0, __m512i w1, __m512i w2, __m512i a0, __m512i a1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i sum3 = *to3;
  const __m512i p00_0_0 = _mm512_xor_si512(w0, a0);
  const __m512i g0 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i p01_0_0 = _mm512_xor_si512(w0, a1);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i p10_0_0 = _mm512_xor_si512(w1, a0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  const __m512i g1 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i p11_0_0 = _mm512_xor_si512(w1, a1);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  const __m512i p20_0_0 = _mm512_xor_si512(w2, a0);
  const __m512i p20_0_1 = _mm512_popcnt_epi8(p20_0_0);
  const __m512i g2 = _mm512_add_epi8(p11_0_1, p20_0_1);
  const __m512i p21_0_0 = _mm512_xor_si512(w2, a1);
  const __m512i g3 = _mm512_popcnt_epi8(p21_0_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  const __m512i total3 = _mm512_add_epi8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// 1b5d03584e31
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i g2, __m512i g3, __m512i byte_01, __m512i byte_02, __m512i byte_04, __m512i byte_08, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_dpbusd_epi32(acc0, g0, byte_01);
  const __m512i r1_0 = _mm512_dpbusd_epi32(r0_0, g1, byte_02);
  const __m512i r2_0 = _mm512_dpbusd_epi32(r1_0, g2, byte_04);
  const __m512i r3_0 = _mm512_dpbusd_epi32(r2_0, g3, byte_08);
  *to0 = r3_0;
}

//// d18e87bd83f6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  __m512i byte_08 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_08));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][7], level0_1[2][7], level0_2[2][7], level0_3[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 15;

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

//// 944208507a99
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            view[r][0] = w0;
            view[r][1] = w1;
            view[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], a0, a1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 192;

//// 8374ab371b68
        if (left0 == 0) {
          left0 = 15;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], byte_01, byte_02, byte_04, byte_08, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], byte_01, byte_02, byte_04, byte_08, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 58705becd1db
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 48)

//// f54219d62ff5
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[16 + row];
          const uint32_t w2 = ~w[32 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[1]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 29ed4c2c9732

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[112];

//// 4dbaacb00ea4
 * A3W1 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// da11412f4932
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// e230dd42814f
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 1 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits
 * of every plane zero.
 *

//// 653444bff376
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// e74fa991ee54
/* one step */
SYNTH_INLINE void SYNTH_KERNEL_block1(const uint8_t *weights, const uint8_t *from0, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i word_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i word_1 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i word_2 = _mm512_xor_si512(w0_0, a2_0);
  const __m512i g0 = _mm512_popcnt_epi8(word_0);
  const __m512i g1 = _mm512_popcnt_epi8(word_1);
  const __m512i g2 = _mm512_popcnt_epi8(word_2);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 87af9584812a
/* 2 steps of one register of weights against one column */
SYNTH_INLINE void SYNTH_KERNEL_block2(const uint8_t *weights, const uint8_t *from0, const uint8_t *from1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4, __m512i *to5) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i bits0_0 = *to3;
  const __m512i bits1_0 = *to4;
  const __m512i bits2_0 = *to5;
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 0));
  const __m512i t0_0_0 = _mm512_ternarylogic_epi32(bits0_0, w0_0, a0_0, 105);
  const __m512i w0_1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i a0_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 0));
  const __m512i sum_0_0 = _mm512_ternarylogic_epi32(w0_1, a0_1, t0_0_0, 105);
  const __m512i carry_0_0 = _mm512_ternarylogic_epi32(bits0_0, t0_0_0, sum_0_0, 209);
  const __m512i a1_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 4));
  const __m512i t0_1_0 = _mm512_ternarylogic_epi32(bits1_0, w0_0, a1_0, 105);
  const __m512i a1_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 4));
  const __m512i sum_1_0 = _mm512_ternarylogic_epi32(w0_1, a1_1, t0_1_0, 105);
  const __m512i carry_1_0 = _mm512_ternarylogic_epi32(bits1_0, t0_1_0, sum_1_0, 209);
  const __m512i a2_0 = _mm512_set1_epi32(*(const synth_i32 *)(from0 + 8));
  const __m512i t0_2_0 = _mm512_ternarylogic_epi32(bits2_0, w0_0, a2_0, 105);
  const __m512i a2_1 = _mm512_set1_epi32(*(const synth_i32 *)(from1 + 8));
  const __m512i sum_2_0 = _mm512_ternarylogic_epi32(w0_1, a2_1, t0_2_0, 105);
  const __m512i carry_2_0 = _mm512_ternarylogic_epi32(bits2_0, t0_2_0, sum_2_0, 209);
  const __m512i g0 = _mm512_popcnt_epi8(carry_0_0);
  const __m512i g1 = _mm512_popcnt_epi8(carry_1_0);
  const __m512i g2 = _mm512_popcnt_epi8(carry_2_0);
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

//// c5a2e42b63d3
    if (place.left < 2) {
      SYNTH_KERNEL_steps(&place, 2, from, words, row_stride, width, tap_stride, chunks);
      UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
        const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
        SYNTH_KERNEL_block2(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), (const uint8_t *)(from[1] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
      }
      packed += 128;

//// d589814e98ad
      if (--left == 0) { UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; } left = 31; }
      --todo;
    } else {
      int32_t blocks = (int32_t)((uint32_t)place.left / 2);
      const uint32_t *at = place.at;
      place.at += (intptr_t)blocks * 6;
      place.left -= blocks * 2;
      todo -= blocks;

//// 4b671401cd9d
      for (; blocks > 0; --blocks, at += 6) {
        UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
          const uint8_t *const a = (const uint8_t *)(at + (intptr_t)c * column_stride);
          SYNTH_KERNEL_block2(w, a + 0, a + 12, &held0[r][c], &held1[r][c], &held2[r][c], &bits0_0[r][c], &bits1_0[r][c], &bits2_0[r][c]);
        }
        packed += 128;

//// 315085988ee5
  if (steps / 1 % 2 > 0) {
    SYNTH_KERNEL_steps(&place, 1, from, words, row_stride, width, tap_stride, chunks);
    UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
      const uint8_t *const w = packed + (intptr_t)r * register_stride * 4;
      SYNTH_KERNEL_block1(w, (const uint8_t *)(from[0] + (intptr_t)c * column_stride), &held0[r][c], &held1[r][c], &held2[r][c]);
    }
    packed += 64;
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_widen(held0[r][c], held1[r][c], held2[r][c], byte_01, byte_02, byte_04, &wide[r][c]); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(wide[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// f50777b4063b
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)

//// f8fcd97c5d89
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 202a7b3cd07f

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];

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

//// 42697817163b
 * A3W2 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// 92a1abbf38d2
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 0b5e749ff682
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 2 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0), 1: _mm512_xor_si512(byte_ff, plane1); byte_ff: 0xff repeated].
 * Unused positions and rows have all bits of every plane zero.
 *

//// 10df1f523f15
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 06461220145e
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0, __m512i w1, __m512i a0, __m512i a1, __m512i a2, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i sum3 = *to3;
  const __m512i p00_0_0 = _mm512_xor_si512(w0, a0);
  const __m512i g0 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i p01_0_0 = _mm512_xor_si512(w0, a1);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i p10_0_0 = _mm512_xor_si512(w1, a0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  const __m512i g1 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i p02_0_0 = _mm512_xor_si512(w0, a2);
  const __m512i p02_0_1 = _mm512_popcnt_epi8(p02_0_0);
  const __m512i p11_0_0 = _mm512_xor_si512(w1, a1);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  const __m512i g2 = _mm512_add_epi8(p02_0_1, p11_0_1);
  const __m512i p12_0_0 = _mm512_xor_si512(w1, a2);
  const __m512i g3 = _mm512_popcnt_epi8(p12_0_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  const __m512i total3 = _mm512_add_epi8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// 0aacddbea3d8
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;

//// 6306a9cb062c
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            view[r][0] = w0;
            view[r][1] = w1;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a2, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 128;

//// 7628f7b464c9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 32)

//// 83b316cb3797
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[16 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[2]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 05aef4193ba2
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// cb1917d390e3
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// 9a1a7a821028
 * A3W3 hybrid: bitplanes kernel, tiles of 16 or 32 rows by up to 4 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *

//// 4bcfd575c583
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *

//// 32daa3cb8c98
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 16 rows and chunk 3 x 16 words, a word per view and row;
 * views [0: _mm512_xor_si512(byte_ff, plane0), 1: _mm512_xor_si512(byte_ff, plane1), 2:
 * _mm512_xor_si512(byte_ff, plane2); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *

//// 2618fdd26927
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 26ea6c2a56a3
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// e5d7a1bce768
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [1,
 * 2, 4, 8, 16]. Instructions: 27 per cell of 16 x 32 positions, 0 per column, 5 per widening.
 *

//// b89e2438096d
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 96d63022be39
static const uint8_t SYNTH_KERNEL_byte_10[] __attribute__((aligned(64))) = {
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};

//// f4650d161a73
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0, __m512i w1, __m512i w2, __m512i a0, __m512i a1, __m512i a2, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3, __m512i *to4) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i sum3 = *to3;
  const __m512i sum4 = *to4;
  const __m512i p00_0_0 = _mm512_xor_si512(w0, a0);
  const __m512i g0 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i p01_0_0 = _mm512_xor_si512(w0, a1);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i p10_0_0 = _mm512_xor_si512(w1, a0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  const __m512i g1 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i p02_0_0 = _mm512_xor_si512(w0, a2);
  const __m512i p02_0_1 = _mm512_popcnt_epi8(p02_0_0);
  const __m512i p11_0_0 = _mm512_xor_si512(w1, a1);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  const __m512i g2_1 = _mm512_add_epi8(p02_0_1, p11_0_1);
  const __m512i p20_0_0 = _mm512_xor_si512(w2, a0);
  const __m512i p20_0_1 = _mm512_popcnt_epi8(p20_0_0);
  const __m512i g2 = _mm512_add_epi8(g2_1, p20_0_1);
  const __m512i p12_0_0 = _mm512_xor_si512(w1, a2);
  const __m512i p12_0_1 = _mm512_popcnt_epi8(p12_0_0);
  const __m512i p21_0_0 = _mm512_xor_si512(w2, a1);
  const __m512i p21_0_1 = _mm512_popcnt_epi8(p21_0_0);
  const __m512i g3 = _mm512_add_epi8(p12_0_1, p21_0_1);
  const __m512i p22_0_0 = _mm512_xor_si512(w2, a2);
  const __m512i g4 = _mm512_popcnt_epi8(p22_0_0);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  const __m512i total3 = _mm512_add_epi8(sum3, g3);
  const __m512i total4 = _mm512_add_epi8(sum4, g4);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
  *to4 = total4;
}

//// 97e5164f89dd
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i g0, __m512i g1, __m512i g2, __m512i g3, __m512i g4, __m512i byte_01, __m512i byte_02, __m512i byte_04, __m512i byte_08, __m512i byte_10, __m512i *to0) {
  const __m512i acc0 = *to0;
  const __m512i r0_0 = _mm512_dpbusd_epi32(acc0, g0, byte_01);
  const __m512i r1_0 = _mm512_dpbusd_epi32(r0_0, g1, byte_02);
  const __m512i r2_0 = _mm512_dpbusd_epi32(r1_0, g2, byte_04);
  const __m512i r3_0 = _mm512_dpbusd_epi32(r2_0, g3, byte_08);
  const __m512i r4_0 = _mm512_dpbusd_epi32(r3_0, g4, byte_10);
  *to0 = r4_0;
}

//// 480602118606
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_01 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_01));
  __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  __m512i byte_08 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_08));
  __m512i byte_10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_10));
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[2][4], level0_1[2][4], level0_2[2][4], level0_3[2][4], level0_4[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// 09b7de719654
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// 0b5229b551a9
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            view[r][0] = w0;
            view[r][1] = w1;
            view[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m512i a0 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i a1 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m512i a2 = _mm512_set1_epi32(*(const synth_i32 *)(activations + 8));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], a0, a1, a2, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c], &level0_4[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 192;

//// eea675a1cf87
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], level0_4[r][c], byte_01, byte_02, byte_04, byte_08, byte_10, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], level0_4[r][c], byte_01, byte_02, byte_04, byte_08, byte_10, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 5316dd41bd64
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 48)

//// 7e362a982e61
        for (int row = 0; row < 16; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[16 + row];
          const uint32_t w2 = ~w[32 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[2]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[1]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[2]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

