/* Pieces of the C texts of kernels (bitplanes, neon, armv7), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// 84485d8f2278
/* A1W1 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 22 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 059813fcfa0c

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  *to0 = total0;
}

//// 886a1b870d67
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vaddq_u16(r0_0, r0_0);
  const uint32x4_t r2_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r1_0);
  *to0 = vreinterpretq_u8_u32(r2_0);
}

//// 45fb9d5392a9
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t wide, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// 4346dafd29af
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][7], level1_0[2][7];
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
          uint8x16_t view[2][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            view[r][0] = w0;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a0), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// 2b1202dee8cd
/* A1W1 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
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
 * Proof: 20 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6cea09a84eec
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint32x4_t r1_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r0_0);
  *to0 = vreinterpretq_u8_u32(r1_0);
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

//// d26491238701
/* A1W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 20 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 7aa768dcd2b3
/* A1W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
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
 * Proof: 20 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d00427c49d5e

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  *to0 = total0;
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

//// f28d642b70ba
/* A1W1 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 20 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 65bc73fc32c2

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  *to0 = total0;
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

//// 2eec91283510
/* A1W1 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 20 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 619b2d15b726
/* A1W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 26 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 36fc193eea9e

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

static const uint8_t SYNTH_KERNEL_lanes16_2[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};

//// abf81fd35d7a
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 1a050bbeb594
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t lanes16_2, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r3_0 = vaddq_u16(r2_0, r2_0);
  const uint32x4_t r4_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r3_0);
  *to0 = vreinterpretq_u8_u32(r4_0);
}

//// ef2742456002
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            view[r][0] = w0;
            view[r][1] = w1;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], vreinterpretq_u8_u32(a0), &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 32;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes16_2, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes16_2, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// fcabc3ea8b9e
/* A1W2 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 38a8dbd3022c
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t lanes16_2, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint32x4_t r3_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r2_0);
  *to0 = vreinterpretq_u8_u32(r3_0);
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

//// 581a37c11965
/* A1W2 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// c2e0c100272f
/* A1W2 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ba06c41f41e7
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// 941814273b56
/* A1W2 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 12645a2ef585
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// 4221d1aa685d
/* A1W2 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 8f08306cf6ec
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// bba5e44187e2
/* A1W3 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 30 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a5db060346a6
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 725888267780
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = veorq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// e5253f00bc07
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpaddlq_u8(g2);
  const uint16x8_t r3_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r5_0 = vaddq_u16(r4_0, r4_0);
  const uint32x4_t r6_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r5_0);
  *to0 = vreinterpretq_u8_u32(r6_0);
}

//// a685294e85c7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][4], level0_1[2][4], level0_2[2][4], level1_0[2][4];
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            view[r][0] = w0;
            view[r][1] = w1;
            view[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 48;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// 5ce7ba889e4a
/* A1W3 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 28 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 60c14ec73a27
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpaddlq_u8(g2);
  const uint16x8_t r3_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint32x4_t r5_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r4_0);
  *to0 = vreinterpretq_u8_u32(r5_0);
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

//// eaa0053a3651
/* A1W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 28 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 6ffd1463c4f0
/* A1W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 78221871de15
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = vbicq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 0cdfe3b559eb
/* A1W3 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 877d829a0961
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = vandq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 95bceac1b614
/* A1W3 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 28 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 5724d42333ba
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = vandq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// b65f2ba2abe0
/* A2W1 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 26 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a7b93d632141
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 0163734c1f52
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][4], level0_1[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
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
          uint8x16_t view[2][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            view[r][0] = w0;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes16_2, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes16_2, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// 68f00175d919
/* A2W1 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 19fd3c55f055
/* A2W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 27 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e369465ac176
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// 3587760b51ab
/* A2W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 7ddc3bf48058
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// ebd52f25209a
/* A2W1 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 25 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 4e55fe0992b3
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// e77f56391cc5
/* A2W1 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 24 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c85190a7dd85
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
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

//// 6220d478f29a
/* A2W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 36 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 2dd8a0a1f255
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = veorq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 2ddc8db6945a
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint8x16_t r0_0 = vaddq_u8(g2, g2);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r5_0 = vaddq_u16(r4_0, r4_0);
  const uint32x4_t r6_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r5_0);
  *to0 = vreinterpretq_u8_u32(r6_0);
}

//// 6582f80e7fd3
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][4], level0_1[2][4], level0_2[2][4], level1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 15;
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
          uint8x16_t view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            view[r][0] = w0;
            view[r][1] = w1;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 32;
        if (left0 == 0) {
          left0 = 15;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes16_2, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes16_2, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// f1346c4c5f95
/* A2W2 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 34 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b9a365aabbc6
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint8x16_t r0_0 = vaddq_u8(g2, g2);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_2));
  const uint32x4_t r5_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r4_0);
  *to0 = vreinterpretq_u8_u32(r5_0);
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

//// 17ec16d98dc2
/* A2W2 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 37 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 4822099d43b8
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vorrq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vornq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vorrq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// f873f5676c33
/* A2W2 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// d13767fc161f
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vbicq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 10b83cf966ce
/* A2W2 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 35 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 7cf48108801a
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vbicq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 02edcc322e90
/* A2W2 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 34 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 33b07667d0f8
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  const uint8x16_t p10_0_0 = vandq_u8(w1, a0);
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  const uint8x16_t g1 = vaddq_u8(p01_0_1, p10_0_1);
  const uint8x16_t p11_0_0 = vandq_u8(w1, a1);
  const uint8x16_t g2 = vcntq_u8(p11_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 48971f35e4e3
/* A2W3 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 40 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ca158e65dbd1
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// 274f2e46db08
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint8x16_t r0_0 = vaddq_u8(g3, g3);
  const uint16x8_t r1_0 = vpaddlq_u8(g2);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vpaddlq_u8(g1);
  const uint16x8_t r5_0 = vmlaq_u16(r3_0, r4_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r6_0 = vmlaq_u16(r5_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint16x8_t r7_0 = vaddq_u16(r6_0, r6_0);
  const uint32x4_t r8_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r7_0);
  *to0 = vreinterpretq_u8_u32(r8_0);
}

//// dd38b37bacbd
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][2], level0_1[2][2], level0_2[2][2], level0_3[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 15;
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
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            view[r][0] = w0;
            view[r][1] = w1;
            view[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 2);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 2, packed += (intptr_t)run * 48;
        if (left0 == 0) {
          left0 = 15;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// c7e82d105cfe
/* A2W3 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
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
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// f568e7ade68e
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint8x16_t r0_0 = vaddq_u8(g3, g3);
  const uint16x8_t r1_0 = vpaddlq_u8(g2);
  const uint16x8_t r2_0 = vpadalq_u8(r1_0, r0_0);
  const uint16x8_t r3_0 = vpaddlq_u8(g0);
  const uint16x8_t r4_0 = vpaddlq_u8(g1);
  const uint16x8_t r5_0 = vmlaq_u16(r3_0, r4_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r6_0 = vmlaq_u16(r5_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  *to0 = vreinterpretq_u8_u32(r7_0);
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

//// ff0f7e42c10c
/* A2W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 4f94fec93074
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// fc64efc66efc
/* A2W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fc9d9a9bd2b3
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// fbe7a7ed5fe7
/* A2W3 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3885d39dde81
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// 2c381e35f769
/* A2W3 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// c84958b19a6c
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// fc02f18675de
/* A3W1 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 30 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// fe6369f36803
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = veorq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = veorq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 473aba76c96f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][4], level0_1[2][4], level0_2[2][4], level1_0[2][4];
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[2][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            view[r][0] = w0;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// b81fdf244033
/* A3W1 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 28 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 0daa667145df
/* A3W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 31 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 46e7cbae1166
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vornq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vornq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vbicq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 1a8411b62e50
/* A3W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
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
 * Proof: 28 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// ceb9a44fcfc3
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vbicq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// d0170250173a
/* A3W1 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 29 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a2acbd88e414
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vbicq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// 01a2aaf59e65
/* A3W1 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 28 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// bc378ec54ddc
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = vandq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p01_0_0 = vandq_u8(w0, a1);
  const uint8x16_t g1 = vcntq_u8(p01_0_0);
  const uint8x16_t p02_0_0 = vandq_u8(w0, a2);
  const uint8x16_t g2 = vcntq_u8(p02_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
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

//// e2afe9f2da63
/* A3W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 40 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 74e8f370c581
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// 795bb6cbe437
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][2], level0_1[2][2], level0_2[2][2], level0_3[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 15;
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
          uint8x16_t view[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            view[r][0] = w0;
            view[r][1] = w1;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 32;
        if (left0 == 0) {
          left0 = 15;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// b2c47a1f761b
/* A3W2 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
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
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

//// 4e4b65d85880
/* A3W2 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 41 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// e5e9bc55e9d3
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// 36cca0eb8ba0
/* A3W2 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 6d3117d180c4
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// 9d9f9bbe8d1f
/* A3W2 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 39 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// cb9958485f1b
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// 5879a8ba8713
/* A3W2 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 38 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a72ce7679271
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
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

//// 50190dcea840
/* A3W3 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a12a83750661
static const uint8_t SYNTH_KERNEL_byte_02[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// d4cc7fc77f16
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3, uint8x16_t *to4) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
  const uint8x16_t sum4 = *to4;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  const uint8x16_t total4 = vaddq_u8(sum4, g4);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
  *to4 = total4;
}

//// 89fd79e97d02
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t g4, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t byte_02, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
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
  *to0 = vreinterpretq_u8_u32(r11_0);
}

//// 535dac31f999
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][2], level0_1[2][2], level0_2[2][2], level0_3[2][2], level0_4[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
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
          uint8x16_t view[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            view[r][0] = w0;
            view[r][1] = w1;
            view[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c], &level0_4[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 48;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], level0_4[r][c], lanes16_2, lanes16_4, byte_02, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], level0_4[r][c], lanes16_2, lanes16_4, byte_02, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// 88d8bc0d2a3f
/* A3W3 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// b05752b59030
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t g4, uint8x16_t lanes16_2, uint8x16_t lanes16_4, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
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
  *to0 = vreinterpretq_u8_u32(r11_0);
}

//// 1d1ef57b82dd
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(SYNTH_KERNEL_lanes16_2);
  uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[2][2], level0_1[2][2], level0_2[2][2], level0_3[2][2], level0_4[2][2], level1_0[2][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
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
          uint8x16_t view[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            view[r][0] = w0;
            view[r][1] = w1;
            view[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 3);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint32x4_t a1 = vdupq_n_u32(*(const synth_u32 *)(activations + 4));
            const uint32x4_t a2 = vdupq_n_u32(*(const synth_u32 *)(activations + 8));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c], &level0_4[r][c]);
          }
        }
        at += (intptr_t)run * 3, packed += (intptr_t)run * 48;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], level0_4[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], level0_4[r][c], lanes16_2, lanes16_4, &level1_0[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level0_4[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// ecfd8541e208
/* A3W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 3fe63f19f0aa
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3, uint8x16_t *to4) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
  const uint8x16_t sum4 = *to4;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  const uint8x16_t total4 = vaddq_u8(sum4, g4);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
  *to4 = total4;
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

//// 54a6453868e8
/* A3W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
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
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// a372c08eee0e
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3, uint8x16_t *to4) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
  const uint8x16_t sum4 = *to4;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  const uint8x16_t total4 = vaddq_u8(sum4, g4);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
  *to4 = total4;
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

//// 1af34a122c7d
/* A3W3 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 50 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 452e034eb06f
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3, uint8x16_t *to4) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
  const uint8x16_t sum4 = *to4;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  const uint8x16_t total4 = vaddq_u8(sum4, g4);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
  *to4 = total4;
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

//// 03bcce205fbf
/* A3W3 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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
 * Proof: 49 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
 */

//// 17cc3cf7e1e4
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3, uint8x16_t *to4) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
  const uint8x16_t sum4 = *to4;
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
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  const uint8x16_t total4 = vaddq_u8(sum4, g4);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
  *to4 = total4;
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

