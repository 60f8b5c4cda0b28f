/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bitplanes, avx2, x86_64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// eb4f5cdddf36
 * A1W1 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d21549570316
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// b9f9e0052041
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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

//// 0dd87d0d388d
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [4]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 4 per widening.
 *

//// 5d55c6456ade
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 1e5b4069bbf8

#if defined(__AVX2__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 28e1c5cbd7e7

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+x"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

//// 03369197f1e2

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// aaee21a4b3b1
static const uint8_t SYNTH_KERNEL_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// 4e1d25c93a66
static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// 5d4828d8f1e3
static const uint8_t SYNTH_KERNEL_lanes16_1[] __attribute__((aligned(32))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};

//// 5b88be9a3059
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 851fe8463f80
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// f3436fad7a08
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i byte_01, __m256i lanes16_1, __m256i lanes16_4, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_madd_epi16(r0_0, lanes16_1);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi32(acc0, r2_0);
  *to0 = r3_0;
}

//// c3947233f14b
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m256i wide, int32_t *acc) {
  const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i after = _mm256_add_epi32(before, wide);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), after);
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// b1d1a33013d2
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// 8bc53cd545ed
  if (tap_stride == chunks * 1) chunks *= width, width = 1;

//// eff375d9bae4
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;

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

//// 3d15104fd877
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a0_v7, table_00010102010202030102020302030304, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 32;

//// 85306cce42de
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
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

//// 5f2ed8538802
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};

//// 20d9f5b46d82
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// 8ebdf1b29de7
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)

//// 6624f4a9c349
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 63d91d2ceace
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
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

//// b0766debdbe3

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[64];

//// 50962dc98428
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// dba1b5453c99
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 67ae5dfab25c
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 170413016dcd
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 8, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// bd4529290bca
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 03e2c2c1b6a3
 * A1W1 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// aa00806be0a8
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [2]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 4 per widening.
 *

//// 5fb5ee6e84f7
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i byte_01, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_madd_epi16(r0_0, lanes16_1);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi32(acc0, r2_0);
  *to0 = r3_0;
}

//// 6865adeb71e2
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// 9710c2bd2de8
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// ed1eba4332c1
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// ffc3a22bee34
 * A1W1 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 091649d80357
static const uint8_t SYNTH_KERNEL_table_04030302030202010302020102010100[] __attribute__((aligned(32))) = {
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00};

//// f197bba44b96
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i table_04030302030202010302020102010100, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 88674cf6ce44
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// d3ca6779b184
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a0_v7, table_04030302030202010302020102010100, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 32;

//// f9ac47874c8f
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 339920783b56
 * A1W1 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 5bd896ba98da
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 3 per widening.
 *

//// 2fbf2713c1ad
 * Proof: 23 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// bc970827c10d
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i byte_01, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_madd_epi16(r0_0, lanes16_1);
  const __m256i r2_0 = _mm256_add_epi32(acc0, r1_0);
  *to0 = r2_0;
}

//// 8f69d0bdcbb5
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// c9b9d0bc5b24
 * A1W1 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// aa4221b29505
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *

//// f57bc73d9520
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 1e89b74c6232
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 24807fc98c15
 * A1W1 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 756692349bbe
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 621c3d0015c7
 * A1W2 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 074df3dcf91b
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// d2057c6f2d76
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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

//// 92bd17f734d9
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [4]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 4 per widening.
 *

//// 615f7b8d263f
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 136c4f16db5d
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// 8d7004e93575
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v12, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v16, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p10_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// bc0577936d9a
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// 29d5110211ba
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v12 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v15 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v16 = _mm256_and_si256(byte_0f, w1_v15);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v12;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v16;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;

//// b29ef8bcb120
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// db5a83883c6d
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)

//// bbb7fc4f2bc3
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// fac62d1329cb

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];

//// dcf4c2d2ddda
 * A1W2 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// fdc1ce62e5e9
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [2]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 4 per widening.
 *

//// d67505129e48
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// ae9933b4ab9e
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], byte_01, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// 43ed242e0000
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 2bf84969cb5b
 * A1W2 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 6ccb12934ed6
static const uint8_t SYNTH_KERNEL_table_08060604060404020604040204020200[] __attribute__((aligned(32))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};

//// bc1f0c651a1b
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v12, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v16, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p10_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// da6fc8520507
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// 25e4c372d7f8
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v12 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v15 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v16 = _mm256_and_si256(byte_0f, w1_v15);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v12;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v16;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;

//// a7b2904dcf34
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 0ffc8e8d38d5
 * A1W2 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f242f5d598e4
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 4d14d41b92b3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 0339a085b2f4
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 3 per widening.
 *

//// 5877738f44ec
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v12, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v16, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p10_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// cedf6af5c883
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// 2c0eb75848d4
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v12 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v15 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v16 = _mm256_and_si256(byte_0f, w1_v15);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v12;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v16;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;

//// 61c2b5330d98
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 8ca916cddfb4
 * A1W2 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4d6253995549
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 338a5fc8fbb0
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// d50d4f84fa10
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_04030302030202010302020102010100, __m256i table_00020204020404060204040604060608, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v12, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v16, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p10_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 4911574391b7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// ccfdc1e442a8
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v12 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v15 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v16 = _mm256_and_si256(byte_0f, w1_v15);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v12;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v16;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;

//// f63676002954
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// aa26ed6082c9
 * A1W2 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 643b6ef823ce
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// baca29d2e72b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 16ddc0085ffd
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// b9e148b4f1ef
 * A1W3 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b5ca0eec2dd6
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 188bc9863c4d
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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

//// f7afd6a0335b
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [4, 8, 16].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *

//// 0d483195739f
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a46c2a8f333c
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v14, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v14, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_1);
  const __m256i g1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v21, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i g2 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 8e1be9f96458
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi16(r4_0, r5_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_mullo_epi16(r7_0, lanes16_4);
  const __m256i r9_0 = _mm256_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// b8c14f09cae7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][2], level0_1[2][2], level0_2[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// 309e541a330d
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// d5bbce0f1797
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v14;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v21;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_00010102010202030102020302030304, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 96;

//// aa305e120720
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], byte_01, lanes16_4, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], byte_01, lanes16_4, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// dc82ed01e1f0
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)

//// 25db5c11f230
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// f8742343b617

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[16];

//// 103c093c6e1b
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 2e2ab77765ab
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// c3e4bc978af9
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 8, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// f65883a6bbd3
 * A1W3 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// ea46b9a98f4d
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *

//// 41aa0cabf578
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi16(r4_0, r5_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_add_epi16(r7_0, r7_0);
  const __m256i r9_0 = _mm256_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// a33937353036
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 5897021202b6
 * A1W3 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 4269cef9b214
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v14, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v14, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_1);
  const __m256i g1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v21, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m256i g2 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// a0205efd97d3
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][2], level0_1[2][2], level0_2[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// 4fb205299f3a
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v14;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v21;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 96;

//// 1e663b933675
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 2b4efdd4f618
 * A1W3 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// b314e01ccc12
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *

//// 7af945e58772
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// eef1a709d82c
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v14, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v14, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_1);
  const __m256i g1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v21, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m256i g2 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// d03cd9338e50
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi16(r4_0, r5_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_add_epi32(acc0, r7_0);
  *to0 = r8_0;
}

//// 7ed00825a830
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][2], level0_1[2][2], level0_2[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// f114bbd011a0
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v14;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v21;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 96;

//// d81a8423346d
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// e482d3a5c3f0
 * A1W3 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 931194c97b58
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// e4577577e5a7
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// f00f63d3f8b1
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v14, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_04030302030202010302020102010100, __m256i table_00010102010202030102020302030304, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v14, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_1);
  const __m256i g1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v21, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i g2 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// e0b16cf69974
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][2], level0_1[2][2], level0_2[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;

//// fd61af901d7f
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v14;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v21;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 96;

//// fc4a28e0a2fd
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 83d377a94b9e
 * A1W3 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 973cfe1ec4e8
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// cf78632fd6fa
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// c82a1c4b3cb0
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8e5eb1fe8902
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 91bcff1864f1
 * A2W1 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 6d3785a808c6
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// fa0aad7ae641
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// 893a77531ccb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-6][i] *
 * ones(weight plane i) + 3 * K + 0 * (padded K - K); column_correction = sum_j [-2, -4][j] * ones(activation
 * plane j).
 *

//// 725940173146
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [4]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 4 per widening.
 *

//// 80947d7035e0
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// bac1f15839a5
  if (tap_stride == chunks * 2) chunks *= width, width = 1;

//// 3c2469b155cb
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;

//// 8ee61a5df7ed
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 32;

//// 2c814107f505
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)

//// cecb32aeb56f
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 235e792d17e9
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// f241657dd18a
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 8, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// 288cf9d723a4
 * A2W1 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// ba204ec4149b
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// e035b266816c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2][j] * ones(activation
 * plane j).
 *

//// 8be5f716d9ab
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [2]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 4 per widening.
 *

//// ce851db41629
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// e361d9e03dec
 * A2W1 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b836780d0045
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 07ad3159bea7
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [-1, 2][j] * ones(activation
 * plane j).
 *

//// f13279256aba
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 7056e954c44b
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 32;

//// 530817285283
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 592d4ce9ea31
 * A2W1 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0636f074f470
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// 304db6e255d3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 10e79d60a7bf
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 3 per widening.
 *

//// 6e2bdb894428
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 1ef8041e8dd1
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a0_v7, a1_v14, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 32;

//// ef65d8b3dc4b
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// e63eabcd9041
 * A2W1 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3e8a26d923f1
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

//// 8b9d3e4529d9
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// c043545de109
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_04030302030202010302020102010100, __m256i table_00020204020404060204040604060608, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// de385a0c94e9
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a0_v7, a1_v14, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 32;

//// dc983ffb8032
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 1b95262188d3
 * A2W1 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 183a589c46a9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 448854646246
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 9d79975976b2
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// b209a560f34f
 * A2W2 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 8ea5ff6acfc5
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// e8966ffac4e2
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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

//// 818b2ce35510
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [4, 8].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *

//// 9bad3f656a13
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1 = _mm256_add_epi8(p10_0_s1, p11_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 93167624843b
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_1, __m256i lanes16_4, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_mullo_epi16(r4_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// 3afacc0da6c7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// ecdace32da70
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 64;

//// cb4a4236e7ca
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_1, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_1, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// 6176a189c3d9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)

//// eb228a3b1c51
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 4b713c2e806c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[56];

//// 0e81f5f0151c
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// d2086f248c9f
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 0436fc080345
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// 90b4b348327e
 * A2W2 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 0f5155e3efb1
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [2, 4].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *

//// b181ae6d2c14
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi16(r4_0, r4_0);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// 69652b3160eb
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// 00fcc78ade3a
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// ca81e884b486
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// d69bd7928925
 * A2W2 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0a4563948e15
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 772d4896e390
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -12 * K + -12 * (padded K - K); column_correction = sum_j [-3, 6][j] * ones(activation
 * plane j).
 *

//// bcbd59e8e9f7
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1 = _mm256_add_epi8(p10_0_s1, p11_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 72cb34c90f87
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// 0c42e104eaf5
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 64;

//// abfbb3800b32
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// a6f6b0f41d3d
 * A2W2 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 05b8ec2efa37
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// ecb2d0dee6f1
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 593e300ad9b5
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [1, 2].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *

//// db2ee248884b
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1 = _mm256_add_epi8(p10_0_s1, p11_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 0cc7b0aca304
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi32(acc0, r4_0);
  *to0 = r5_0;
}

//// 86ad128e6a13
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
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

//// cb836694dfb9
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 64;

//// aaafa3fa3db1
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 61623716a9c5

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[32];

//// 470ce818b5e7
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// 8d06db3c3bd6
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 0f41e57dca04
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 8, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// 1d48e36b7806
 * A2W2 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7f8da4b92b28
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 6c12bb02abde
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 58b320e718de
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200, __m256i table_04030302030202010302020102010100, __m256i table_00020204020404060204040604060608, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1 = _mm256_add_epi8(p10_0_s1, p11_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 87b6e1151c94
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;

//// d85979aa9f74
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_04030302030202010302020102010100, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 64;

//// b4cacaca5dc0
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 9543db193a19
 * A2W2 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3d0de01b77a6
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// fb4f5acec945
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 3f867dde3a69
 * Proof: 33 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9d62e5411dd0
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 729b6311b513
 * A2W3 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2573322a006a
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *

//// 9a404eaa6d23
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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

//// d53535f49f77
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [4, 16].
 * Instructions: 36 per cell of 8 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *

//// bf826befd335
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8bb156293c16
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i w2_v35, __m256i w2_v39, __m256i a0, __m256i a1, __m256i a0_v7, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2_v35, a0);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v39, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p11_0_s1, p20_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2_v35, a1);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v39, a1_v14);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p21_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 5e58ce8b25bb
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_mullo_epi16(r4_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// 830858d700d0
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][7], level0_1[2][7], level1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// f996f81e7a0f
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
            const __m256i w2_v35 = _mm256_and_si256(byte_0f, w2);
            const __m256i w2_v38 = _mm256_srli_epi16(w2, 4);
            const __m256i w2_v39 = _mm256_and_si256(byte_0f, w2_v38);
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
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a1, a0_v7, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 96;

//// 25400bb01f54
        if (left0 == 0) {
          left0 = 6;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_4, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], byte_01, lanes16_4, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// 41255502ce21
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)

//// 692eac45426e
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 8303a788efd4

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[56];

//// 0f99aac318cb
 * A2W3 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 92dcfb39640f
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 8 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *

//// 350c5c68f802
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi16(r4_0, r4_0);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  *to0 = r6_0;
}

//// 38166ff4db5c
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// d5f900b9f91f
 * A2W3 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3d47efcbb54c
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 63d0b50ba888
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -28 * K + -28 * (padded K - K); column_correction = sum_j [-7, 14][j] * ones(activation
 * plane j).
 *

//// 2d350a01ace6
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 8 x 32 positions, 6 per column, 3 per register of weights (unpacking), 7 per
 * widening.
 *

//// 44a6fc18e3eb
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d6da88836692
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v37, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p11_0_s1, p20_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v37, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p21_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// ec0e1283c51c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 24ff042284d5
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v37 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v24;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v37;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
            const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
            const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, table_00010102010202030102020302030304, table_08060604060404020604040204020200, table_00020204020404060204040604060608, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 96;

//// 0615bea3c90f
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 55d3078efac9

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[32];

//// abc5d836498a
 * A2W3 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 192a68daee07
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 62ced9e4e662
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -12 * K + -12 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 36dca6429397
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 8 x 32 positions, 6 per column, 3 per register of weights (unpacking), 6 per
 * widening.
 *

//// f0619b413f59
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v37, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p11_0_s1, p20_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v37, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p21_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// a91154db0f1f
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi32(acc0, r4_0);
  *to0 = r5_0;
}

//// 5e42d0d25c2a
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// b518a97b0daf
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v37 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v24;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v37;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
            const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
            const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 96;

//// 1c75305a95f0
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 1ff336ac6e9e
 * A2W3 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 92a6862b4a67
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 6cb29d1c519e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -10 * K + -10 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 4bfac5e5e358
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v37, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p11_0_s1, p20_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v37, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p21_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 6488ec8e2339
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 07f3c941def4
 * A2W3 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 6daca5eebdde
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// bcb2dcbcf6bf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// a69d058d2f9f
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 8 x 32 positions, 2 per column, 9 per register of weights (unpacking), 6 per
 * widening.
 *

//// 8fbb36819766
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b952ed0d849b
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 294e213fb6eb
 * A3W1 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0b38a09fa1fa
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 21dc3a8d6f0a
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// c1eed7e36440
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14][i] *
 * ones(weight plane i) + 7 * K + 0 * (padded K - K); column_correction = sum_j [-2, -4, -8][j] * ones(activation
 * plane j).
 *

//// e726ce52a974
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v21, __m256i table_00010102010202030102020302030304, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p01_0_1);
  const __m256i g1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v21);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m256i g2 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 701e71fe634c
  if (tap_stride == chunks * 3) chunks *= width, width = 1;

//// 0aacddbea3d8
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;

//// 9aef15d54a79
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a2, a0_v7, a1_v14, a2_v21, table_00010102010202030102020302030304, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 32;

//// 52a65e1dca77
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)

//// c4a3d12bba96
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 678bc2e17cb6

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[16];

//// 5faa8497ed7a
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// cc80896ba311
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 8, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// 6dc37bbc8cde
 * A3W1 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// da11412f4932
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// c6217315782d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2, -4][j] * ones(activation
 * plane j).
 *

//// deb5d1f8b6eb
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 12f07020170f
 * A3W1 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 65edd477cf92
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// f30a9d93a6f6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -8 * K + -8 * (padded K - K); column_correction = sum_j [-1, -2, 4][j] *
 * ones(activation plane j).
 *

//// d1458d264352
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v21, __m256i table_00010102010202030102020302030304, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p01_0_1);
  const __m256i g1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v21);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m256i g2 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// b1405c87794d
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a2, a0_v7, a1_v14, a2_v21, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 32;

//// 58f3e503c27a
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 23b1c3a12f6a
 * A3W1 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d301551070c0
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *

//// b08316279395
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// b5f1f8d1aeca
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v21, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p01_0_1);
  const __m256i g1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v21);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m256i g2 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 58b13b1745c4
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a2, a0_v7, a1_v14, a2_v21, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 32;

//// ccd8b8f90cea
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 58f509e404ed
 * A3W1 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4b652c45020f
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// fc2cede38f4b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// b55b22e5d7ce
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v21, __m256i table_04030302030202010302020102010100, __m256i table_00010102010202030102020302030304, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p01_0_1);
  const __m256i g1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v21);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m256i g2 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 5575109b1885
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], a0, a1, a2, a0_v7, a1_v14, a2_v21, table_04030302030202010302020102010100, table_00010102010202030102020302030304, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 32;

//// 040a20871764
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// f44e3c075df2
 * A3W1 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 27b6aa653008
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *

//// de8fe2a77cb5
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 24e6296c9750
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 8fadbcdeec02
 * A3W2 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f7c7fa7bdb31
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *

//// a2f60d039aaf
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// 1500ed1c5570
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-14, -28][i] *
 * ones(weight plane i) + 21 * K + 0 * (padded K - K); column_correction = sum_j [-6, -12, -24][j] *
 * ones(activation plane j).
 *

//// ee77fe0d3478
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [4, 16].
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *

//// 4e0169ff5103
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v32);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1_v20, a2);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v32);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p12_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 33b98dd5761d
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v32 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 64;

//// f50777b4063b
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)

//// b07890ba88f4
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 32u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 05aef4193ba2
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// 63f0b488e545
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// 1f49c18e8195
 * A3W2 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 92a1abbf38d2
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// b085cfc16156
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6, -12][j] *
 * ones(activation plane j).
 *

//// 1e899be0335c
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *

//// 7b682e54a898
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 59a1bf900f21
 * A3W2 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 9546a07699d5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 2adbfa375261
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -24 * K + -24 * (padded K - K); column_correction = sum_j [-3, -6, 12][j] *
 * ones(activation plane j).
 *

//// 85e56889da1c
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v32);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1_v20, a2);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v32);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p12_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// e2cce624e865
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v32 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 64;

//// 6ecb3a1d6a65
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 109953c55b8f
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// 0ddb78e6e33a
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 8, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// e530930628bf
 * A3W2 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f885c8cec08e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 6c55ff07e9c6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// d7bb8e124894
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [1, 4].
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *

//// 275f348b26bc
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_08060604060404020604040204020200, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v32);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1_v20, a2);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v32);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p12_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 81783df04b20
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 0492f9ec9126
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v20 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v23 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v24 = _mm256_and_si256(byte_0f, w1_v23);
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
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
            const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
            const __m256i a2_v32 = _mm256_srli_epi16(a2, 4);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], a0, a1, a2, a0_v7, a1_v14, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_08060604060404020604040204020200, table_04030302030202010302020102010100, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 64;

//// 8e7d09ada623
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 1f82ef72a7c4
 * A3W2 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 96fe9b0621ae
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 345f5e6ac247
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -10 * K + -10 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 74074843fd93
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a1, __m256i a2, __m256i a0_v7, __m256i a1_v14, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_08060604060404020604040204020200, __m256i table_04030302030202010302020102010100, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_v1, a1);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v6, a1_v14);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1_v20, a0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0_v1, a2);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v6, a2_v32);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1_v20, a1);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v14);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1_v20, a2);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v32);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p12_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// f8870db2827b
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 082cd57863dc
 * A3W2 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f459c0c1c7d7
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// 5676594c715f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// bfd1deb8d629
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 014f59957e74
 * A3W3 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// cc79483ffb55
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *

//// 74db9ce5ad43
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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

//// f4d8238c595b
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [4, 16,
 * 32]. Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 10
 * per widening.
 *

//// 45fc27444355
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fdf52a467d4c
static const uint8_t SYNTH_KERNEL_lanes16_8[] __attribute__((aligned(32))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// 955ad206ba89
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0, a2_v30);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v5, a2_v34);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v47, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_2 = _mm256_add_epi8(g1_1, p20_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1, a2_v30);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v34);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_2, p12_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v47, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i p22_0_0 = _mm256_and_si256(w2, a2_v30);
  const __m256i p22_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p22_0_0);
  const __m256i p22_0_1 = _mm256_and_si256(w2_v47, a2_v34);
  const __m256i p22_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p22_0_1);
  const __m256i p22_0_s1 = _mm256_add_epi8(p22_0_t0, p22_0_t1);
  const __m256i g2 = _mm256_add_epi8(p21_0_s1, p22_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 112b4c238de7
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_8, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_8);
  const __m256i r6_0 = _mm256_add_epi16(r5_0, r4_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_mullo_epi16(r7_0, lanes16_4);
  const __m256i r9_0 = _mm256_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// 84b89ef6a349
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_8 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_8));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][2], level0_1[2][2], level0_2[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 8f79ac4e5286
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v47 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v24;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v47;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
            const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
            const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
            const __m256i a2_v30 = _mm256_and_si256(byte_0f, a2);
            const __m256i a2_v33 = _mm256_srli_epi16(a2, 4);
            const __m256i a2_v34 = _mm256_and_si256(byte_0f, a2_v33);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, a2_v30, a2_v34, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 96;

//// e90179b6591f
        if (left0 == 0) {
          left0 = 6;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 8);
}

//// 0dfbaaa911ca
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)

//// ed0904c2ce79
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 92bccf048a5c
 * A3W3 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// cbc3c77ba3fc
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [2, 8, 16].
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *

//// d64d06eae7d0
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_8, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_8);
  const __m256i r6_0 = _mm256_add_epi16(r5_0, r4_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_add_epi16(r7_0, r7_0);
  const __m256i r9_0 = _mm256_add_epi32(acc0, r8_0);
  *to0 = r9_0;
}

//// 36280b4108d8
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 9cefa39d91bf
 * A3W3 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 4a7c0a7d8875
 * Proof: 55 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e5b9156de8fc
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0, a2_v30);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v5, a2_v34);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v47, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_2 = _mm256_add_epi8(g1_1, p20_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1, a2_v30);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v34);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_2, p12_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v47, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i p22_0_0 = _mm256_and_si256(w2, a2_v30);
  const __m256i p22_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p22_0_0);
  const __m256i p22_0_1 = _mm256_and_si256(w2_v47, a2_v34);
  const __m256i p22_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p22_0_1);
  const __m256i p22_0_s1 = _mm256_add_epi8(p22_0_t0, p22_0_t1);
  const __m256i g2 = _mm256_add_epi8(p21_0_s1, p22_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// f9e5e4bd1251
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i lanes16_8 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_8));
  __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[2][2], level0_1[2][2], level0_2[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 6;

//// 093a2bc07f50
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[2][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
            const __m256i w2_v47 = _mm256_srli_epi16(w2, 4);
            view[r][0] = w0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w1;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w2;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w0_v5;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w1_v24;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v47;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
            const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
            const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
            const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
            const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
            const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
            const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
            const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
            const __m256i a2_v30 = _mm256_and_si256(byte_0f, a2);
            const __m256i a2_v33 = _mm256_srli_epi16(a2, 4);
            const __m256i a2_v34 = _mm256_and_si256(byte_0f, a2_v33);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, a2_v30, a2_v34, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 96;

//// b6cf00baa310
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// 98af72c010b5
 * A3W3 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// fb1ed1fd1ee4
 * Byte accumulators: 3 per cell, a step adds at most [40, 40, 24], widened every 6 steps with shares [1, 4, 8].
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *

//// 4af2fd677eba
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0, a2_v30);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v5, a2_v34);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v47, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_2 = _mm256_add_epi8(g1_1, p20_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1, a2_v30);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v34);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_2, p12_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v47, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i p22_0_0 = _mm256_and_si256(w2, a2_v30);
  const __m256i p22_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p22_0_0);
  const __m256i p22_0_1 = _mm256_and_si256(w2_v47, a2_v34);
  const __m256i p22_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p22_0_1);
  const __m256i p22_0_s1 = _mm256_add_epi8(p22_0_t0, p22_0_t1);
  const __m256i g2 = _mm256_add_epi8(p21_0_s1, p22_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// a6ba92d964e0
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_8, __m256i lanes16_1, __m256i *to0) {
  const __m256i acc0 = *to0;
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_8);
  const __m256i r6_0 = _mm256_add_epi16(r5_0, r4_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_add_epi32(acc0, r7_0);
  *to0 = r8_0;
}

//// 39c0741bff40
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// f40a4d2c2f33
 * A3W3 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 5c16a065f33a
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0, __m256i w1, __m256i w2, __m256i w0_v5, __m256i w1_v24, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p02_0_0 = _mm256_and_si256(w0, a2_v30);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_0);
  const __m256i p02_0_1 = _mm256_and_si256(w0_v5, a2_v34);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v47, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_2 = _mm256_add_epi8(g1_1, p20_0_s1);
  const __m256i p12_0_0 = _mm256_and_si256(w1, a2_v30);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w1_v24, a2_v34);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_2, p12_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v47, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i p22_0_0 = _mm256_and_si256(w2, a2_v30);
  const __m256i p22_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p22_0_0);
  const __m256i p22_0_1 = _mm256_and_si256(w2_v47, a2_v34);
  const __m256i p22_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p22_0_1);
  const __m256i p22_0_s1 = _mm256_add_epi8(p22_0_t0, p22_0_t1);
  const __m256i g2 = _mm256_add_epi8(p21_0_s1, p22_0_s1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 93a06bfba0f4
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

//// bb076ccc198c
 * A3W3 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// b18289901f33
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;

