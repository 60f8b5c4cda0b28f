/* Pieces of the C texts of kernels (bitplanes, neon, armv7), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// c6e05c65f9d2
/* A1W1 bipolar: panel kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 1073741792 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [2]. Instructions:
 * 3 per cell of 4 x 32 positions, 0 per column, 3 per widening.
 *
 * Proof: 20 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 99d138dab427

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0,
    uint8x16_t *held0) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  *held0 = vaddq_u8((*held0), g0);
}

//// 98bc2d644145
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0) {
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vaddq_u16(r0_0, r0_0);
  const uint32x4_t r2_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r1_0);
  return vreinterpretq_u8_u32(r2_0);
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// 56a5beb7da9f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t held0[2][7], wide[2][7], view[2][1];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 16) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], vreinterpretq_u8_u32(a0), &held0[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c]); held0[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c]);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 8937e2154b68

#else /* any other CPU: the counts by their definition */

static inline uint32_t synth_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}

//// 4310ecb4a947
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
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

//// 207099335502

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 2a2681a81f92
/* A1W1 hybrid: panel kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [1][i] *
 * ones(weight plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 3 per cell of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 18 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9080e6d9f43b
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0) {
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint32x4_t r1_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r0_0);
  return vreinterpretq_u8_u32(r1_0);
}

//// 30d60989011e
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 8e34cbda734b
/* A1W1 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 3 per cell of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 18 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c0a131fb5e98
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 2u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0) + 1u * synth_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 0d5e3e6de30e
/* A1W1 twos: panel kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 3 per cell of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 18 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 753570094daf

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0,
    uint8x16_t *held0) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  *held0 = vaddq_u8((*held0), g0);
}

//// 7214e4fe8ab1
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9f07184c808e
/* A1W1 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
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
 * 3 per cell of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 18 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 711b204e6166

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0,
    uint8x16_t *held0) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  *held0 = vaddq_u8((*held0), g0);
}

//// bc7bae5bc585
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 480b1cff7009
/* A1W1 unipolar: panel kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
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
 * 3 per cell of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 18 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 52bd407b0c63
/* A1W2 bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [2, 4].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 5 per widening.
 *
 * Proof: 23 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 36fc193eea9e

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

static const uint8_t SYNTH_KERNEL_lanes16_2[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};

//// ab9290c36962
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 6709291d2be6
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t lanes16_2) {
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r3_0 = vaddq_u16(r2_0, r2_0);
  const uint32x4_t r4_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r3_0);
  return vreinterpretq_u8_u32(r4_0);
}

//// a2b6ac576223
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t held0[2][4], held1[2][4], wide[2][4], view[2][2];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], vreinterpretq_u8_u32(a0), &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], lanes16_2); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], lanes16_2);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 1e648fc7b901
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// e7eef73dbe1c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 3b1ba188c2d3
/* A1W2 hybrid: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2b2da115fc80
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t lanes16_2) {
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint32x4_t r3_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r2_0);
  return vreinterpretq_u8_u32(r3_0);
}

//// a49871130f63
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 580b4a00efa0
/* A1W2 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 60159f8647bc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u - 2u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0) + 1u * synth_ones(a[0]));
          total[row] += 2u * (0u - 2u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1) + 1u * synth_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 6a31e6454b4b
/* A1W2 twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 22 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d970d2641247
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// c549f3229061
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9c6a0d82cd36
/* A1W2 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 22 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fe15d4747ad3
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 6cc55b213048
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 21dded2b786a
/* A1W2 unipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 566d87efdbcd
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 3fb05fd7bc4e
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 08dee525a50d
/* A1W3 bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *
 * Proof: 26 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a5db060346a6
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 038d19afe2fa
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = veorq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 9b00f27f762b
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t lanes16_4) {
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpaddlq_u8(g2);
  const uint16x8_t r3_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r5_0 = vaddq_u16(r4_0, r4_0);
  const uint32x4_t r6_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r5_0);
  return vreinterpretq_u8_u32(r6_0);
}

//// 91c9061fd6ba
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  uint8x16_t held0[2][4], held1[2][4], held2[2][4], wide[2][4], view[2][3];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 1, weights += 48) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
          view[r][2] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 32);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], lanes16_2, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], lanes16_2, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 94ccc64e770d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w2 & a[0]) - 1u * synth_ones(w2) - 1u * synth_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// b721e743de57

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// aadf7a5aacc3
/* A1W3 hybrid: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2, 4][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 4106acdb0244
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t lanes16_4) {
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpaddlq_u8(g2);
  const uint16x8_t r3_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint32x4_t r5_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r4_0);
  return vreinterpretq_u8_u32(r5_0);
}

//// 10848e05a3b1
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w2 & a[0]) - 1u * synth_ones(w2) - 1u * synth_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d71c31ec9edb
/* A1W3 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 94042ad94cf5
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u - 2u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0) + 1u * synth_ones(a[0]));
          total[row] += 2u * (0u - 2u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1) + 1u * synth_ones(a[0]));
          total[row] += 4u * (0u - 2u * synth_ones(w2 & a[0]) + 1u * synth_ones(w2) + 1u * synth_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f0d12bf0524a
/* A1W3 twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 55cf54e2b726
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = vbicq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// a0c03d672dfd
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 1u * synth_ones(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 007b39dbcefd
/* A1W3 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d3591723bbc4
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = vandq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// a2fef1d4fc7f
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9d483e87d9a7
/* A1W3 unipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
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
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a7d27f903d8f
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = vandq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 723b8c15404d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// b185c834bc85
/* A2W1 bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [2, 4].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 5 per widening.
 *
 * Proof: 23 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 0c67a9c8d131
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 5a70c3903c17
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t held0[2][4], held1[2][4], wide[2][4], view[2][1];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 16) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], lanes16_2); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], lanes16_2);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 56a8e386cf34
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// cdd53c88f7c1

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 14414bc509ad
/* A2W1 hybrid: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b4f841a40ae6
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 0e070026b8e3
/* A2W1 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [1, 2][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [2, 4].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 5 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8308af0b3cb4
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 6a4b7292d78c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 5649088ac3ff
/* A2W1 twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 5fdb0874a3d8
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 76acf3db7f7b
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 7c84efe39cc6
/* A2W1 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 715827872 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 22 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// cfc4ed312b81
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// 6f1894a49634
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d087ffbb8616
/* A2W1 unipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
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
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *
 * Proof: 21 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ba2e8d7e8537
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
}

//// eac844638f12
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 84117bfb3c73
/* A2W2 bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -9 * K + -18 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [2, 4, 8].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *
 * Proof: 32 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 466248faee85
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = veorq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 97ac2b4efcbb
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2) {
  const uint8x16_t r0_0 = vaddq_u8(g2, g2);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r5_0 = vaddq_u16(r4_0, r4_0);
  const uint32x4_t r6_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r5_0);
  return vreinterpretq_u8_u32(r6_0);
}

//// 449332152064
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t held0[2][4], held1[2][4], held2[2][4], wide[2][4], view[2][2];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 15;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], lanes16_2); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 15;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], lanes16_2);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 25ecfe6a5925
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 09403726bc3b

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 7413eba2cbac
/* A2W2 hybrid: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [1, 2, 4].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 30 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 0fd33879f25a
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2) {
  const uint8x16_t r0_0 = vaddq_u8(g2, g2);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_2));
  const uint32x4_t r5_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r4_0);
  return vreinterpretq_u8_u32(r5_0);
}

//// 816c8af116c9
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ed2b01e83db4
/* A2W2 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [3, -6][j] * ones(activation
 * plane j).
 *
 * K up to 89478464 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [2, 4, 8].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *
 * Proof: 33 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3d807886bc4f
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vorrq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vornq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vorrq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 65c493ab41df
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0) + 1u * synth_ones(a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 1u * synth_ones(w1) + 1u * synth_ones(a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// cfa0b0b589e4
/* A2W2 twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [1, 2, 4].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c3298f93a94e
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vbicq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 42fa7221b730
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 1u * synth_ones(w1));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 8581aa4e08f9
/* A2W2 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [1, 2, 4].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 20e97e03611c
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 24d86016e6a0
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// c7ac9744e9be
/* A2W2 unipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
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
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [1, 2, 4].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 30 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f342751cea96
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// cdc01caca74a
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 582516d1cb75
/* A2W3 bipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [2, 4,
 * 8, 16]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 9 per widening.
 *
 * Proof: 36 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a2da9fb949fe
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = veorq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p20_0_0 = veorq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(p11_0_1, p20_0_1);
  const uint8x16_t p21_0_0 = veorq_u8(w2, a1);
  const uint8x16_t g3 = vcntq_u8(p21_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// 2576f7eb6292
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t lanes16_2, uint8x16_t lanes16_4) {
  const uint8x16_t r0_0 = vaddq_u8(g3, g3);
  const uint16x8_t r1_0 = vpaddlq_u8(g2);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vpaddlq_u8(g1);
  const uint16x8_t r5_0 = vmlaq_u16(r3_0, r4_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r6_0 = vmlaq_u16(r5_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r7_0 = vaddq_u16(r6_0, r6_0);
  const uint32x4_t r8_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r7_0);
  return vreinterpretq_u8_u32(r8_0);
}

//// 294cacebfaea
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  uint8x16_t held0[2][2], held1[2][2], held2[2][2], held3[2][2], wide[2][2], view[2][3];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 15;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 48) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
          view[r][2] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 32);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), &held0[r][c], &held1[r][c], &held2[r][c], &held3[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], lanes16_2, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; }
          left = 15;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], lanes16_2, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 622d6b94749f
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w2 & a[0]) - 1u * synth_ones(w2) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * synth_ones(w2 & a[1]) - 1u * synth_ones(w2) - 1u * synth_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// e892bb36443d

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[8];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 4, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 3e68ef1541bf
/* A2W3 hybrid: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6, 12][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 34 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3cd20988efe8
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t lanes16_2, uint8x16_t lanes16_4) {
  const uint8x16_t r0_0 = vaddq_u8(g3, g3);
  const uint16x8_t r1_0 = vpaddlq_u8(g2);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vpaddlq_u8(g1);
  const uint16x8_t r5_0 = vmlaq_u16(r3_0, r4_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r6_0 = vmlaq_u16(r5_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  return vreinterpretq_u8_u32(r7_0);
}

//// 969de9c5beb5
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w2 & a[0]) - 1u * synth_ones(w2) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w2 & a[1]) - 1u * synth_ones(w2) - 1u * synth_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 4ecb48a78860
/* A2W3 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -16][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [7, -14][j] * ones(activation
 * plane j).
 *
 * K up to 38347904 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [2, 4,
 * 8, 16]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 9 per widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 898f28b5e244
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vorrq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vornq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vorrq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p20_0_0 = vornq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(p11_0_1, p20_0_1);
  const uint8x16_t p21_0_0 = vorrq_u8(w2, a1);
  const uint8x16_t g3 = vcntq_u8(p21_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// 0a67631f3f96
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0) + 1u * synth_ones(a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 1u * synth_ones(w1) + 1u * synth_ones(a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * synth_ones(w2 & a[1]) + 1u * synth_ones(w2) + 1u * synth_ones(a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 7f05bb3ab035
/* A2W3 twos: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e16ab9a7be7a
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p20_0_0 = vbicq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(p11_0_1, p20_0_1);
  const uint8x16_t p21_0_0 = vbicq_u8(w2, a1);
  const uint8x16_t g3 = vcntq_u8(p21_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// 96a266d36925
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 1u * synth_ones(w2));
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 1u * synth_ones(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 06dcf0d294f5
/* A2W3 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f8a89ece99e8
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vbicq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p20_0_0 = vbicq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(p11_0_1, p20_0_1);
  const uint8x16_t p21_0_0 = vandq_u8(w2, a1);
  const uint8x16_t g3 = vcntq_u8(p21_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// aa92dea04b07
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 1u * synth_ones(w1));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 1u * synth_ones(w2));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// aeaf610684f4
/* A2W3 unipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
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
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 34 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c6dd95454d10
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p20_0_0 = vandq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(p11_0_1, p20_0_1);
  const uint8x16_t p21_0_0 = vandq_u8(w2, a1);
  const uint8x16_t g3 = vcntq_u8(p21_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// 3f11478d55ab
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 3c8d0cd1658e
/* A3W1 bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *
 * Proof: 26 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e38d4c120864
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = veorq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 163fee406f2b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  uint8x16_t held0[2][4], held1[2][4], held2[2][4], wide[2][4], view[2][1];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 31;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 16) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &held0[r][c], &held1[r][c], &held2[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], lanes16_2, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; }
          left = 31;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], lanes16_2, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 7360b94111f9
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w0 & a[2]) - 1u * synth_ones(w0) - 1u * synth_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 834f3753a23e

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// e62cc7574e11
/* A3W1 hybrid: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2fec97cc06b4
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[2]) - 1u * synth_ones(w0) - 1u * synth_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 1ad5c7f0d32c
/* A3W1 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-8][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [1, 2, 4][j] * ones(activation
 * plane j).
 *
 * K up to 126322560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 53115e762ffb
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vornq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vbicq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// c93d224c3d1d
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 1u * synth_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f6bc3c22bff6
/* A3W1 twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-7][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 71c90bcd2ac7
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vbicq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 0703e6ccaf00
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 1u * synth_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9116190d3512
/* A3W1 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d3f67e7a01aa
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// 60f7ebb912bc
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * synth_ones(w0 & a[0]) + 1u * synth_ones(w0));
          total[row] += 2u * (0u - 1u * synth_ones(w0 & a[1]) + 1u * synth_ones(w0));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 85e27ef2a4b4
/* A3W1 unipolar: panel kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
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
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2f9b2c710ded
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}

//// bafefa893bb6
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 4582ecd2e524
/* A3W2 bipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [2, 4,
 * 8, 16]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 9 per widening.
 *
 * Proof: 36 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a3d7dbe3e586
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = veorq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = veorq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p12_0_0 = veorq_u8(w1, a2);
  const uint8x16_t g3 = vcntq_u8(p12_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// d696616d4621
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  uint8x16_t held0[2][2], held1[2][2], held2[2][2], held3[2][2], wide[2][2], view[2][2];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 15;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 32) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &held0[r][c], &held1[r][c], &held2[r][c], &held3[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], lanes16_2, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; }
          left = 15;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], lanes16_2, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 4854571f155a
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w0 & a[2]) - 1u * synth_ones(w0) - 1u * synth_ones(a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * synth_ones(w1 & a[2]) - 1u * synth_ones(w1) - 1u * synth_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f6849c60f65e

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[8];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 4, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 0f9e3288d205
/* A3W2 hybrid: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 34 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// abf1f00ed325
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[2]) - 1u * synth_ones(w0) - 1u * synth_ones(a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w1 & a[2]) - 1u * synth_ones(w1) - 1u * synth_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 37d8429d5705
/* A3W2 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16][i] *
 * ones(weight plane i) + -18 * K + -18 * (padded K - K); column_correction = sum_j [3, 6, -12][j] *
 * ones(activation plane j).
 *
 * K up to 39768192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [2, 4,
 * 8, 16]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 9 per widening.
 *
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 7185ddb53214
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vornq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vornq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vorrq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vornq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p12_0_0 = vorrq_u8(w1, a2);
  const uint8x16_t g3 = vcntq_u8(p12_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// b495ab0a1ec7
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 1u * synth_ones(w0) + 1u * synth_ones(a[2]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * synth_ones(w1 & a[2]) + 1u * synth_ones(w1) + 1u * synth_ones(a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 28d39d9826f6
/* A3W2 twos: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -14][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9bb77089696a
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vbicq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p12_0_0 = vbicq_u8(w1, a2);
  const uint8x16_t g3 = vcntq_u8(p12_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// 6672d4525272
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 1u * synth_ones(w1));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[2]) + 1u * synth_ones(w1));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f06cd7ff4895
/* A3W2 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 38e98b5f30ad
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vbicq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vbicq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p12_0_0 = vandq_u8(w1, a2);
  const uint8x16_t g3 = vcntq_u8(p12_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// cf0f5838343e
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * synth_ones(w1 & a[0]) + 1u * synth_ones(w1));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 1u * synth_ones(w0));
          total[row] += 4u * (0u - 1u * synth_ones(w1 & a[1]) + 1u * synth_ones(w1));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// dc169782d561
/* A3W2 unipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
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
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *
 * Proof: 34 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fdb3ec2b9d85
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p12_0_0 = vandq_u8(w1, a2);
  const uint8x16_t g3 = vcntq_u8(p12_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
}

//// b6d97391894c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// d868d78881c3
/* A3W3 bipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -49 * K + -98 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 21913088 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [2,
 * 4, 8, 16, 32]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a12a83750661
static const uint8_t SYNTH_KERNEL_byte_02[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 176ac33d0abb
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3, uint8x16_t *held4) {
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = veorq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = veorq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2_1 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p20_0_0 = veorq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(g2_1, p20_0_1);
  const uint8x16_t p12_0_0 = veorq_u8(w1, a2);
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  const uint8x16_t p21_0_0 = veorq_u8(w2, a1);
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  const uint8x16_t g3 = vaddq_u8(p12_0_1, p21_0_1);
  const uint8x16_t p22_0_0 = veorq_u8(w2, a2);
  const uint8x16_t g4 = vcntq_u8(p22_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
  *held4 = vaddq_u8((*held4), g4);
}

//// eea3c0552424
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t g4, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t byte_02) {
  const uint8x8_t r0_0l = vget_low_u8(g0);
  const uint8x8_t r0_0h = vget_high_u8(g0);
  const uint8x16_t r1_0 = vaddq_u8(g4, g4);
  const uint16x8_t r2_0 = vpaddlq_u8(g3);
  const uint16x8_t r3_0 = vpadalq_u8(r2_0, r1_0);
  const uint16x8_t r4_0 = vpaddlq_u8(g1);
  const uint16x8_t r5_0 = vpaddlq_u8(g2);
  const uint8x8_t r6_0 = vpadd_u8(r0_0l, r0_0h);
  const uint16x8_t r7_0 = vmlaq_u16(r4_0, r5_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r8_0 = vmlaq_u16(r7_0, r3_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r9_0 = vmulq_u16(r8_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r10_0 = vmlal_u8(r9_0, r6_0, vget_low_u8(byte_02));
  const uint32x4_t r11_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r10_0);
  return vreinterpretq_u8_u32(r11_0);
}

//// 415a92a95c79
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  uint8x16_t held0[2][2], held1[2][2], held2[2][2], held3[2][2], held4[2][2], wide[2][2], view[2][3];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; held4[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 48) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
          view[r][2] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 32);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &held0[r][c], &held1[r][c], &held2[r][c], &held3[r][c], &held4[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], held4[r][c], lanes16_2, lanes16_4, byte_02); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; held4[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], held4[r][c], lanes16_2, lanes16_4, byte_02);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// 6427d040bd7f
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w0 & a[2]) - 1u * synth_ones(w0) - 1u * synth_ones(a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w2 & a[0]) - 1u * synth_ones(w2) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * synth_ones(w1 & a[2]) - 1u * synth_ones(w1) - 1u * synth_ones(a[2]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * synth_ones(w2 & a[1]) - 1u * synth_ones(w2) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 32u * (0u + 2u * synth_ones(w2 & a[2]) - 1u * synth_ones(w2) - 1u * synth_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// eaa4d9c5a578

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[8];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 4, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 398732b482ae
/* A3W3 hybrid: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [1,
 * 2, 4, 8, 16]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8a71f8886ad6
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t SYNTH_KERNEL_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t g4, uint8x16_t lanes16_2, uint8x16_t lanes16_4) {
  const uint8x8_t r0_0l = vget_low_u8(g0);
  const uint8x8_t r0_0h = vget_high_u8(g0);
  const uint8x16_t r1_0 = vaddq_u8(g4, g4);
  const uint16x8_t r2_0 = vpaddlq_u8(g3);
  const uint16x8_t r3_0 = vpadalq_u8(r2_0, r1_0);
  const uint16x8_t r4_0 = vpaddlq_u8(g1);
  const uint16x8_t r5_0 = vpaddlq_u8(g2);
  const uint8x8_t r6_0 = vpadd_u8(r0_0l, r0_0h);
  const uint16x8_t r7_0 = vmlaq_u16(r4_0, r5_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r8_0 = vmlaq_u16(r7_0, r3_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r9_0 = vaddq_u16(r8_0, r8_0);
  const uint16x8_t r10_0 = vaddw_u8(r9_0, r6_0);
  const uint32x4_t r11_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r10_0);
  return vreinterpretq_u8_u32(r11_0);
}

//// ddf7dcfc3d55
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  uint8x16_t held0[2][2], held1[2][2], held2[2][2], held3[2][2], held4[2][2], wide[2][2], view[2][3];
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; held4[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 3, weights += 48) {
        UNROLL for (int r = 0; r < registers; ++r) {
          view[r][0] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 0);
          view[r][1] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 16);
          view[r][2] = vld1q_u8(weights + (intptr_t)r * register_stride * 4 + 32);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
          const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
          const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
          UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_cell(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &held0[r][c], &held1[r][c], &held2[r][c], &held3[r][c], &held4[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], held4[r][c], lanes16_2, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; held4[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = SYNTH_KERNEL_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], held4[r][c], lanes16_2, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

//// c127fafc1f26
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 1u * (0u + 2u * synth_ones(w0 & a[0]) - 1u * synth_ones(w0) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w0 & a[1]) - 1u * synth_ones(w0) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * synth_ones(w1 & a[0]) - 1u * synth_ones(w1) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w0 & a[2]) - 1u * synth_ones(w0) - 1u * synth_ones(a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w1 & a[1]) - 1u * synth_ones(w1) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * synth_ones(w2 & a[0]) - 1u * synth_ones(w2) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w1 & a[2]) - 1u * synth_ones(w1) - 1u * synth_ones(a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * synth_ones(w2 & a[1]) - 1u * synth_ones(w2) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * synth_ones(w2 & a[2]) - 1u * synth_ones(w2) - 1u * synth_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f268d7da7155
/* A3W3 twos/bipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16, -32][i]
 * * ones(weight plane i) + -42 * K + -42 * (padded K - K); column_correction = sum_j [7, 14, -28][j] *
 * ones(activation plane j).
 *
 * K up to 17043520 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [2,
 * 4, 8, 16, 32]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b4575b431ae5
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3, uint8x16_t *held4) {
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vornq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vornq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vorrq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vornq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2_1 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p20_0_0 = vornq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(g2_1, p20_0_1);
  const uint8x16_t p12_0_0 = vorrq_u8(w1, a2);
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  const uint8x16_t p21_0_0 = vornq_u8(w2, a1);
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  const uint8x16_t g3 = vaddq_u8(p12_0_1, p21_0_1);
  const uint8x16_t p22_0_0 = vorrq_u8(w2, a2);
  const uint8x16_t g4 = vcntq_u8(p22_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
  *held4 = vaddq_u8((*held4), g4);
}

//// 80017291de19
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[1]) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * synth_ones(w0 & a[2]) + 1u * synth_ones(w0) + 1u * synth_ones(a[2]));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[1]) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]) - 1u * synth_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * synth_ones(w1 & a[2]) + 1u * synth_ones(w1) + 1u * synth_ones(a[2]));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[1]) - 1u * synth_ones(a[1]) + 32u * 1u);
          total[row] += 32u * (0u - 1u * synth_ones(w2 & a[2]) + 1u * synth_ones(w2) + 1u * synth_ones(a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 065ec80ce9b0
/* A3W3 twos: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -28][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [1,
 * 2, 4, 8, 16]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 0dc2e3659d66
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3, uint8x16_t *held4) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2_1 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p20_0_0 = vbicq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(g2_1, p20_0_1);
  const uint8x16_t p12_0_0 = vandq_u8(w1, a2);
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  const uint8x16_t p21_0_0 = vbicq_u8(w2, a1);
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  const uint8x16_t g3 = vaddq_u8(p12_0_1, p21_0_1);
  const uint8x16_t p22_0_0 = vbicq_u8(w2, a2);
  const uint8x16_t g4 = vcntq_u8(p22_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
  *held4 = vaddq_u8((*held4), g4);
}

//// d33e54bb240c
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * synth_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 1u * synth_ones(w2));
          total[row] += 8u * (0u + 1u * synth_ones(w1 & a[2]));
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 1u * synth_ones(w2));
          total[row] += 16u * (0u - 1u * synth_ones(w2 & a[2]) + 1u * synth_ones(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// dcd14a3e1f3a
/* A3W3 twos/twos: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [1,
 * 2, 4, 8, 16]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6a4476efe24e
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3, uint8x16_t *held4) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vbicq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2_1 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p20_0_0 = vbicq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(g2_1, p20_0_1);
  const uint8x16_t p12_0_0 = vbicq_u8(w1, a2);
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  const uint8x16_t p21_0_0 = vbicq_u8(w2, a1);
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  const uint8x16_t g3 = vaddq_u8(p12_0_1, p21_0_1);
  const uint8x16_t p22_0_0 = vandq_u8(w2, a2);
  const uint8x16_t g4 = vcntq_u8(p22_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
  *held4 = vaddq_u8((*held4), g4);
}

//// c08a3adba2f5
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[2]) + 1u * synth_ones(w0));
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * synth_ones(w2 & a[0]) + 1u * synth_ones(w2));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[2]) + 1u * synth_ones(w1));
          total[row] += 8u * (0u - 1u * synth_ones(w2 & a[1]) + 1u * synth_ones(w2));
          total[row] += 16u * (0u + 1u * synth_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 240c87a6a6b9
/* A3W3 unipolar: panel kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4,
 * 5, 6, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
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
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [1,
 * 2, 4, 8, 16]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *
 * Proof: 45 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 9d07b5bec0e1
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2, uint8x16_t *held3, uint8x16_t *held4) {
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t g2_1 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t p20_0_0 = vandq_u8(w2, a0);
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t g2 = vaddq_u8(g2_1, p20_0_1);
  const uint8x16_t p12_0_0 = vandq_u8(w1, a2);
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  const uint8x16_t p21_0_0 = vandq_u8(w2, a1);
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  const uint8x16_t g3 = vaddq_u8(p12_0_1, p21_0_1);
  const uint8x16_t p22_0_0 = vandq_u8(w2, a2);
  const uint8x16_t g4 = vcntq_u8(p22_0_0);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
  *held3 = vaddq_u8((*held3), g3);
  *held4 = vaddq_u8((*held4), g4);
}

//// e6cd95aa85eb
static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

