/* Pieces of the C texts of kernels (bitplanes, avx2, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// a9f8802ac19e
/* A1W1 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [4]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 4 per widening.
 *
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

//// 919cd02e2663
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 8937e2154b68

#else /* any other CPU: the counts by their definition */

static inline uint32_t synth_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}

//// db13f0c3a0bc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
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

//// e2d285c66e86

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 8, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 3ab30ae3bfb8
/* A1W1 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [2]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// c0dead2badb3
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 092f69aee4e7
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ef1176c8ba7b
/* A1W1 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [2]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// e7742e8fa58e
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 323ea6ce9464
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// dd1c56ae1676
/* A1W1 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 3 per widening.
 *
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

//// 142010188286
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 5d88613b7ce8
/* A1W1 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 23 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f6f73e2693dc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ff0e6a41518e
/* A1W1 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 6 per cell of 8 x 32 positions, 1 per column, 3 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 23 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 0ac02c840cf2
/* A1W2 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [4]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 4 per widening.
 *
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

//// 28085ce41a71
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// d630c5d6c50d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 0b94183bb2c0

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 8, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// b475906e1696
/* A1W2 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [2]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c23988749097
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 18e9262dbf3b
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9f43d32bb52b
/* A1W2 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [2]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 58edf7e07a13
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 30b03de44f95
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// bad3dc0dd6e3
/* A1W2 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// b8fec55cd55d
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 4f19c7060a94
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 09bd4cf4ef54
/* A1W2 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 816095c01894
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
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

//// 1d119f2b7ee8
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 24f95fb93a4b
/* A1W2 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 1 per column, 6 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 19f1a2fb9dd4
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// e8117b6045d7
/* A1W3 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [4, 8, 16].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
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

//// 59a4026213f8
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// f21e8f11096c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 89ab1b5efcf3

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 8, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// fe185752a7a6
/* A1W3 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 9a97dde84327
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 02711c25766b
/* A1W3 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 70cc9855e437
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// ee4af78ce054
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// c3170c79b0b8
/* A1W3 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
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

//// 6b8e5bd86e68
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 6a0afcf947ad
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 250dad108553
/* A1W3 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 0217b37ce009
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
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 2cdca3fb7004
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// de723fb146f1
/* A1W3 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 464f8a117733
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 728c41918e49
/* A2W1 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [4]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// e64d5263ecc9
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

//// fd1c48628f52
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 6cc4ff227d0c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 8, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 6ba4973df6a1
/* A2W1 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [2]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2ecad36d6b59
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

//// 1d9daef8405b
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 0e8691009b9a
/* A2W1 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [2]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 4 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// f9157096e28e
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

//// df1dc4227717
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f3284bdb2e8a
/* A2W1 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 578791f5405f
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

//// a923ada31af2
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 966a2111d3e5
/* A2W1 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 7aeee8930ea9
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

//// 8070ba951f10
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 921672ce842c
/* A2W1 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 1 per cell, a step adds at most [24], widened every 10 steps with shares [1]. Instructions:
 * 12 per cell of 8 x 32 positions, 2 per column, 3 per register of weights (unpacking), 3 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2eb6c21a61aa
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 71a70e383137
/* A2W2 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [4, 8].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// cd9990ae3a3d
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

//// 1f3bba4525b7
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 8c22edbdd587

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[56];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 98f198e3d9ee
/* A2W2 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [2, 4].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// fbff199015ae
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

//// 6786331aa14f
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ee80d52a2447
/* A2W2 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [2, 4].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 84e278b0edbd
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

//// 3a85b978cfb0
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// a8efc43905d2
/* A2W2 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [1, 2].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// f06b220b163d
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 0be9e6b14bf6
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d4de8b343c41

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 8, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// cf4c805d5698
/* A2W2 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [1, 2].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 8d075f3bb111
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 195b5476075a
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 76647401b541
/* A2W2 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [24, 24], widened every 10 steps with shares [1, 2].
 * Instructions: 24 per cell of 8 x 32 positions, 2 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 33 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6e07524d3abc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 8edf8cf54194
/* A2W3 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *
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

//// d46b0836e7c7
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

//// 98eb55c4e6e8
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 32u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// eae83fc2f6a8

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[56];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// dc371240aca3
/* A2W3 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 2 per column, 9 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 64ed7971b84d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9e15db683d7d
/* A2W3 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 6 per column, 3 per register of weights (unpacking), 7 per
 * widening.
 *
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

//// a8575027d205
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 53d31d3b7c5b
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 2c734b09bd3b

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 8, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// b8c2d914c687
/* A2W3 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 6 per column, 3 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// bc9409566c5b
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// bb4423d7e2d4
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 55c041610a30
/* A2W3 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 6 per column, 3 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 0928e95f4836
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 242d9694ba8f
/* A2W3 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 2 per column, 9 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// df5333453b93
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 67bb54df8496
/* A3W1 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [4, 8, 16].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 4a732731ec44
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// a5a3d39bc460
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f1c6d6754ec0

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 8, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 1a30a78d7115
/* A3W1 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 7fe9ec217999
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// bfed812f392b
/* A3W1 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// d0717d43d10e
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// c1451c133838
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 416ab1048e7c
/* A3W1 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 530fec48685b
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 355e6abb3e09
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 21a640d41ad9
/* A3W1 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// c55fad48a7d1
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 49ac76aab001
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 32u * 1u);
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 83bd2798c094
/* A3W1 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 1 x 8 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 18 per cell of 8 x 32 positions, 3 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 24f7d8777887
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// b685e7aee48c
/* A3W2 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 7da968c61de9
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

//// 2605f5f20a2d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 16u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 32u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 37d6f907d4ec

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[56];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 833a27533c04
/* A3W2 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2e06110eb4a2
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// b8ecbfb3d2b5
/* A3W2 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// c02f4c7b21cf
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 9ba06a4ec6cc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 16u * (0u - 1u * synth_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 3d852f05d78c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 8, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// ce8fd307675f
/* A3W2 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 9a42870c02f4
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 0fff2f0fddd7
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// c789d6e0f5f7
/* A3W2 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 9fc841f219a3
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// cd6b2e599581
/* A3W2 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 2 x 8 words, a word per view and row;
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
 * Instructions: 36 per cell of 8 x 32 positions, 3 per column, 6 per register of weights (unpacking), 6 per
 * widening.
 *
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c82c9919c6ab
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 16)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 40a84797be64
/* A3W3 bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * 32]. Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 10
 * per widening.
 *
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

//// 033a286f3360
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// a5029abc18b6
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 3545afd21085

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 8, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 8, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// f6c262f00aff
/* A3W3 hybrid: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 08648c45f5af
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 347d1f2ce1c1
/* A3W3 twos/bipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside,
 * Intel AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 10 per
 * widening.
 *
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

//// ef5017ca6fc5
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
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

//// 54d2e143ad28
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 2d8a1bf58588
/* A3W3 twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// 6e2e9cdcaa94
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f155ef3354ef
/* A3W3 twos/twos: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 51 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

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

//// b2b392c17273
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 140100ea4f1c
/* A3W3 unipolar: bitplanes kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4,
 * 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
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
 * Instructions: 54 per cell of 8 x 32 positions, 9 per column, 3 per register of weights (unpacking), 9 per
 * widening.
 *
 * Proof: 47 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 349bfac445d7
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

