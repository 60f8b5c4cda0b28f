/* Pieces of the C texts of kernels (bitplanes, avx2, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// 2b36c8ba3e46
/* A1W1 bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 325d3fab7642
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i table_00010102010202030102020302030304,
    __m256i *held0) {
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 262610bdfc67
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i byte_01, __m256i lanes16_1, __m256i lanes16_4) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_madd_epi16(r0_0, lanes16_1);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi32(acc0, r2_0);
  return r3_0;
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// 5926d1c56f93
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, table_00010102010202030102020302030304, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 3cf6e9cdf4c8
/* A1W1 hybrid: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 7c6cac7415ad
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i byte_01, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_madd_epi16(r0_0, lanes16_1);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi32(acc0, r2_0);
  return r3_0;
}

//// 2b0e62d8d747
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, table_00010102010202030102020302030304, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// f1a6a6feedb4
/* A1W1 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 091649d80357
static const uint8_t SYNTH_KERNEL_table_04030302030202010302020102010100[] __attribute__((aligned(32))) = {
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00};

//// 3b9966e5c854
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i table_04030302030202010302020102010100,
    __m256i *held0) {
  const __m256i p00_0_0 = _mm256_and_si256(w0_v1, a0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v6, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p00_0_1);
  const __m256i g0 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 18cc2b20d05b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, table_04030302030202010302020102010100, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 966fc3635ca6
/* A1W1 twos: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
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
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e8bd96ef2ef5
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i byte_01, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_madd_epi16(r0_0, lanes16_1);
  const __m256i r2_0 = _mm256_add_epi32(acc0, r1_0);
  return r2_0;
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

//// 530c0005a370
/* A1W1 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// f873f1b4b017
/* A1W1 unipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3c942257f012
/* A1W2 bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 136c4f16db5d
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// e58d85fabc38
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 11ea72a162c8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i held0[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 696909201080
/* A1W2 hybrid: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 43a9475c6ade
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// e367b927fd27
/* A1W2 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6ccb12934ed6
static const uint8_t SYNTH_KERNEL_table_08060604060404020604040204020200[] __attribute__((aligned(32))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};

//// 7bca30c1817d
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 803526f4330e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 9093111a0cd3
/* A1W2 twos: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8315235349c3
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 307087535409
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// c27b95f4fc06
/* A1W2 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f39f33ac23b6
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v12, __m256i w1_v16, __m256i a0, __m256i a0_v7, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// b8a79a86d0fa
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, table_00020204020404060204040604060608, table_04030302030202010302020102010100, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// f723d0ab20aa
/* A1W2 unipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 274f1332ed52
/* A1W3 bipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d66670c8fc90
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v14, __m256i w2, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_00010102010202030102020302030304,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// e22c60aca732
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
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
  return r9_0;
}

//// 270c50d7335f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v14;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v21;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// bc86682a8642
/* A1W3 hybrid: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 866c092c7335
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
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
  return r9_0;
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

//// 0ef7cbc3dbd7
/* A1W3 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// cb42d33cf1d1
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v14, __m256i w2, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_04030302030202010302020102010100,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// e63ad882d453
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v14;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v21;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// a8092b602194
/* A1W3 twos: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
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
 * Proof: 33 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 433de77f51d7
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v14, __m256i w2, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_04030302030202010302020102010100,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// 3b8bb8757467
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi16(r4_0, r5_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_add_epi32(acc0, r7_0);
  return r8_0;
}

//// 3518eb57b19a
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v14;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v21;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 0099b1fe0451
/* A1W3 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 33 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 215723d6dd50
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v14, __m256i w2, __m256i w2_v21, __m256i a0_v2, __m256i a0_v7, __m256i table_00010102010202030102020302030304, __m256i table_04030302030202010302020102010100,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// 6c81adbc7e11
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v14 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v21 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v14;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v21;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// e57858f950bb
/* A1W3 unipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 86765f2ba529
/* A2W1 bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 531d04344f29
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// ad3114b5dda4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 513fdfb9f295
/* A2W1 hybrid: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 800a01d664ac
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// d1dc2e8076da
/* A2W1 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 009315dc0f89
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 6e44cd1c2064
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// dbb3f935d8ef
/* A2W1 twos: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c9713923218d
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 63566e0498c0
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// b782cd12ccfd
/* A2W1 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6f15d2560eaa
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100,
    __m256i *held0) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 383bd36d148f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], wide[2][7], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, table_00020204020404060204040604060608, table_04030302030202010302020102010100, &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1); held0[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 6c49cd6b0afa
/* A2W1 unipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// c4bcd9fcecab
/* A2W2 bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 94e39ce090be
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// f59fe75b8788
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_1, __m256i lanes16_4) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_mullo_epi16(r4_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  return r6_0;
}

//// a5e488b440eb
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  __m256i held0[2][7], held1[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 0a8e843b1b44
/* A2W2 hybrid: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f00c03eccfe6
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi16(r4_0, r4_0);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  return r6_0;
}

//// ac8509f0c75e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], held1[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// b022a2acc199
/* A2W2 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a6929fa0a512
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 48cbe6df344e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], held1[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 4d3a66f3910e
/* A2W2 twos: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 73d908f47547
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 1380bc9949ac
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_add_epi16(r1_0, r1_0);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi32(acc0, r4_0);
  return r5_0;
}

//// 83ef9fb4cb88
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// c9b8e25c4e05
/* A2W2 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9f326118ee23
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// e829c16ba859
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 56a4aa83cf8b
/* A2W2 unipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 32c6a99f5cee
/* A2W3 bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 56b924a7c99f
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i w2_v35, __m256i w2_v39, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 12746987dfc4
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_mullo_epi16(r4_0, lanes16_4);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  return r6_0;
}

//// 5679698e2a2c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], held1[2][7], wide[2][7], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0, a0_v7, a1, a1_v14, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 6eba6d055660
/* A2W3 hybrid: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ea5ae388eb06
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi16(r4_0, r4_0);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  return r6_0;
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

//// 8509adc523cf
/* A2W3 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8791115d7269
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// c4bf884a69fe
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v37 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v24;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v37;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
          const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
          const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// b7cae3256671
/* A2W3 twos: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6f2ff26451ac
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 2c6722ef4ec3
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi32(acc0, r4_0);
  return r5_0;
}

//// b1256d3865bd
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v37 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v24;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v37;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
          const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
          const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 81edcbb90897
/* A2W3 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 5c61dde355c5
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
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

//// 34c27ce8fd87
/* A2W3 unipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// fd7db40868c2
/* A3W1 bipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 06d17625a6c2
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v21, __m256i table_00010102010202030102020302030304,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// b774057416bc
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, a2, a2_v21, table_00010102010202030102020302030304, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// cfd032830928
/* A3W1 hybrid: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 426a44a09f00
/* A3W1 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3bd704f94b6e
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v21, __m256i table_00010102010202030102020302030304, __m256i table_04030302030202010302020102010100,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// 4fda673ec287
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, a2, a2_v21, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 10fd76050f65
/* A3W1 twos: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
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
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8aa1dd31bb89
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v21, __m256i table_04030302030202010302020102010100,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// c18e6b1c11c9
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, a2, a2_v21, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 6613d6e89e99
/* A3W1 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 33 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b16fd4bc4e49
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v21, __m256i table_00010102010202030102020302030304, __m256i table_04030302030202010302020102010100,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// 02ef194d6fa1
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][2];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
          view[r][0] = w0_v1;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v6;
          SYNTH_KEEP(view[r][1]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v21 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], a0, a0_v7, a1, a1_v14, a2, a2_v21, table_00010102010202030102020302030304, table_04030302030202010302020102010100, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 0001d9bab449
/* A3W1 unipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// ab62911f6169
/* A3W2 bipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ba537601ee69
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 8ae07ca2036f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][7], held1[2][7], wide[2][7], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v32 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, a2, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 74e24c177c8d
/* A3W2 hybrid: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 43a979fb9601
/* A3W2 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 26c6541d6b76
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 02ae15ab3f73
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v32 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, a2, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 60b132b79295
/* A3W2 twos: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 1bb50eea80b2
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 8f02320ecf77
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][4];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 64) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          /* a word per plane into what the cells read: once for all columns */
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
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a2 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 8));
          const __m256i a0_v7 = _mm256_srli_epi16(a0, 4);
          const __m256i a1_v14 = _mm256_srli_epi16(a1, 4);
          const __m256i a2_v32 = _mm256_srli_epi16(a2, 4);
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], a0, a0_v7, a1, a1_v14, a2, a2_v32, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// d18fbb784b3a
/* A3W2 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 42 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e4fe0b7527b9
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v6, __m256i w1_v20, __m256i w1_v24, __m256i a0, __m256i a0_v7, __m256i a1, __m256i a1_v14, __m256i a2, __m256i a2_v32, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
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

//// 4230d0f8a6d6
/* A3W2 unipolar: panel kernel, tiles of 8 or 16 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// c72133cabcc0
/* A3W3 bipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fdf52a467d4c
static const uint8_t SYNTH_KERNEL_lanes16_8[] __attribute__((aligned(32))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// 1ddc2396f0cd
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// e8a2cfe2a3e7
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_8, __m256i lanes16_1) {
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
  return r9_0;
}

//// 45ee7f5feb3e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_8 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_8));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v47 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v24;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v47;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
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
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, a2_v30, a2_v34, table_00010102010202030102020302030304, table_00020204020404060204040604060608, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// 6b35ec3b9df3
/* A3W3 hybrid: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 85c3bb536fd7
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_8, __m256i lanes16_1) {
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
  return r9_0;
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

//// 18aaab4929b2
/* A3W3 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 53 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b6e03ad2520f
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// e108ae27e1f7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_04030302030202010302020102010100));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_08060604060404020604040204020200));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_4));
  const __m256i lanes16_8 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_8));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes16_1));
  __m256i held0[2][2], held1[2][2], held2[2][2], wide[2][2], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v47 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v24;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v47;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
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
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, a2_v30, a2_v34, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], byte_01, lanes16_4, lanes16_8, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
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

//// e747b7bb4e15
/* A3W3 twos: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 92e407d31a03
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}

//// 5c77b9bd7900
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i SYNTH_KERNEL_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i g2, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_8, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_maddubs_epi16(g2, byte_01);
  const __m256i r3_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r4_0 = _mm256_add_epi16(r0_0, r3_0);
  const __m256i r5_0 = _mm256_mullo_epi16(r2_0, lanes16_8);
  const __m256i r6_0 = _mm256_add_epi16(r5_0, r4_0);
  const __m256i r7_0 = _mm256_madd_epi16(r6_0, lanes16_1);
  const __m256i r8_0 = _mm256_add_epi32(acc0, r7_0);
  return r8_0;
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

//// ae7209f5b35c
/* A3W3 twos/twos: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 28b497ac427b
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v47, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i a2_v30, __m256i a2_v34, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1, __m256i *held2) {
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
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
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

//// 8cd8e86a4beb
/* A3W3 unipolar: panel kernel, tiles of 8 or 16 rows by up to 2 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

