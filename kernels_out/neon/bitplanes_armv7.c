/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bitplanes, neon, armv7), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// acb116274468
 * A1W1 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// d21549570316
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 05f36c7ab18f
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *

//// 95e018993dad
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *

//// 1737a375cadd
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -1 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 78cd7c2d180b
 * K up to 1073741792 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5da24e8f9dbe
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [2]. Instructions:
 * 3 per cell of 4 x 32 positions, 0 per column, 3 per widening.
 *

//// 8089db864b8d
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

//// 8146efd9b028
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

//// 573df7a758ca
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

//// 88d314858eac
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

//// add8d20cf412
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};

//// 20d9f5b46d82
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// 41706bb310c6
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)

//// 1b9a2ece175a
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 6fd9d946f358
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

//// c8e622fc4be4

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[32];

//// 50962dc98428
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 3e473ed52663
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 0cf58d0d4e8b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 7b692dd0efc9
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// bfabd5cc1701
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 8144164e8e52
 * A1W1 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b1c482ed0bb1
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
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

//// 394ff3c279ec
 * Byte accumulators: 1 per cell, a step adds at most [8], widened every 31 steps with shares [1]. Instructions:
 * 3 per cell of 4 x 32 positions, 0 per column, 2 per widening.
 *

//// e24b682d451b
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

//// 072e87f16d75
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// d7b4b31e9da4
 * A1W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 7301b746827f
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// d86fb501d778
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// 96a2015f6719
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// bf5eaa934e7a
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 2u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 592610cef08e
 * A1W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 0211f95f339d
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

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

//// a181c8bf45b4
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// ef8e3fd5976f
 * A1W1 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// aa4221b29505
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *

//// f57bc73d9520
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

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

//// 86b0d7e7abb6
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 6166d1a4985c
 * A1W1 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 756692349bbe
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 68c344024857
 * A1W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 074df3dcf91b
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// c165ab203333
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *

//// 443879f991e9
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 12e3e7e75bf7
 * K up to 357913920 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// a320003ab3c3
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [2, 4].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 5 per widening.
 *

//// bc11c4d0d6a8
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

//// dd0d57e6b779
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

//// 09b7de719654
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// 450cc3f5b5e5
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

//// 1b22745c6211
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

//// 8ebdf1b29de7
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)

//// 63424b9dbd92
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 603b5f765c7e

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[16];

//// c0f2a3d46c7f
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 193e71cfe83c
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 72ec1224f450
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// 729f7efb500f
 * A1W2 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// a92909a3bbfb
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
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

//// 4dc5d73bb600
 * Byte accumulators: 2 per cell, a step adds at most [8, 8], widened every 31 steps with shares [1, 2].
 * Instructions: 6 per cell of 4 x 32 positions, 0 per column, 4 per widening.
 *

//// 53397e126d0c
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

//// 5464743fd414
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 31096ef97b8f
 * A1W2 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// a44c2735c336
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// f15ba9244389
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// fa15a8cc77e4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// f5a76a6b783b
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u - 2u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[0]));
          total[row] += 2u * (0u - 2u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1) + 1u * SYNTH_KERNEL_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 91b4a7638001
 * A1W2 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// f242f5d598e4
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 80fc93bb48ca
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 94aa833b28eb
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

//// 360c196a1e92
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// d8c7c3ad7734
 * A1W2 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4d6253995549
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 576e05d0b160
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

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

//// 4846e2cfe17b
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// b29d36212d1e
 * A1W2 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 643b6ef823ce
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// baca29d2e72b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

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

//// 8cd4f040b402
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// c9c8bb760275
 * A1W3 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b5ca0eec2dd6
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 4a7335269bc7
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *

//// 050e2ce5e4e4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 3f3e48365508
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 88781de2ff62
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [2, 4, 8].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *

//// a95f6015cdc2
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

//// 690e6c4e99ef
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

//// 5870db1874a6
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

//// 0eb5cc64e43b
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

//// 43b0e20c440f
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)

//// b4d366eb7da6
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 8c85884a3437

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[16];

//// b8f18a2018a6
 * A1W3 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 04071bc53bd6
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
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

//// 74874c553d64
 * Byte accumulators: 3 per cell, a step adds at most [8, 8, 8], widened every 31 steps with shares [1, 2, 4].
 * Instructions: 9 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *

//// 940a3385b030
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

//// 016b880bae79
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 8a9b1a83aaf0
 * A1W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// eb61af691469
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 48b1dc442aed
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *

//// df541fdeb5cf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 8a83c8fdc9d2
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u - 2u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[0]));
          total[row] += 2u * (0u - 2u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1) + 1u * SYNTH_KERNEL_ones(a[0]));
          total[row] += 4u * (0u - 2u * SYNTH_KERNEL_ones(w2 & a[0]) + 1u * SYNTH_KERNEL_ones(w2) + 1u * SYNTH_KERNEL_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// dc8556c395e1
 * A1W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// d06a2d943e68
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// efe9fa4e763b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 0050b8b70743
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

//// 9e1f352b76a1
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 1u * SYNTH_KERNEL_ones(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// a39a0b7124b4
 * A1W3 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 931194c97b58
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 8d4595e46742
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

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

//// 63fb0c1c0f5e
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// e0206f960022
 * A1W3 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 973cfe1ec4e8
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// cf78632fd6fa
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

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

//// 358753e67c0d
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 61ac9a709fdd
 * A2W1 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 6d3785a808c6
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// f723b1774d95
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *

//// b01674c54a37
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

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

//// bac1f15839a5
  if (tap_stride == chunks * 2) chunks *= width, width = 1;

//// 3c2469b155cb
  if (width == 1 && row_stride == chunks * 2) chunks *= height, height = 1;

//// 9b5f521097f6
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

//// 032f075de4e1
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 4)

//// 789f61c09d10
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 766cc8d5c062

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[16];

//// 470ce818b5e7
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// 8390c16cafe9
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// d037edd40539
 * A2W1 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// ba204ec4149b
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 0cb9da38b46b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [3][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 8d7be7976964
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 2361265deb5c
 * A2W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b836780d0045
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 26292b0d0e66
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// 4f17c4836f98
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4][i] *
 * ones(weight plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [1, 2][j] * ones(activation
 * plane j).
 *

//// 5d55c6456ade
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

//// 51ff699a1f16
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 8d3377fd6f9e
 * A2W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 0636f074f470
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// 1847777e74b9
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// 4db1b9682a75
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 9094330cea71
 * A2W1 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 3e8a26d923f1
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

//// 143431e45e76
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// f03f6e72cb7a
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// d0d1d420866f
 * A2W1 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 183a589c46a9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 448854646246
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// c48fb2d71cfc
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// f198884f4ed6
 * A2W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 8ea5ff6acfc5
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 1f6347d9ed7f
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *

//// 0060d99ece96
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -9 * K + -18 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 6cbae0199282
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 41979275339f
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [2, 4, 8].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 7 per widening.
 *

//// 87ef86597a8e
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

//// c430656072c6
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

//// 04e2d1125e78
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

//// 72c336ae1b34
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

//// 2c814107f505
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 8)

//// 22a4ea767f2f
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 061fe1fbf73c
 * A2W2 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 20d5b39d75fb
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
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

//// 08d052025d5a
 * Byte accumulators: 3 per cell, a step adds at most [8, 16, 8], widened every 15 steps with shares [1, 2, 4].
 * Instructions: 12 per cell of 4 x 32 positions, 0 per column, 6 per widening.
 *

//// a38e9ed49009
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

//// c22e9e17072a
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 3cb84960b7b8
 * A2W2 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 0a4563948e15
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 197088e68bd6
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// 5493becb79ac
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [3, -6][j] * ones(activation
 * plane j).
 *

//// b8349e624a2b
 * K up to 89478464 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7af945e58772
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

//// 82a1259270b5
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 1u * SYNTH_KERNEL_ones(w1) + 1u * SYNTH_KERNEL_ones(a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 5155eda46f97
 * A2W2 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 05b8ec2efa37
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 5e624271432b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// c82a1c4b3cb0
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

//// b7d1015f884e
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 1u * SYNTH_KERNEL_ones(w1));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 3ab47e7bb004
 * A2W2 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 7f8da4b92b28
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// e39994a4fdc1
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// afcf7bcab2b3
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// b9e902d4fcef
 * A2W2 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 3d0de01b77a6
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// fb4f5acec945
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// f927f5b83026
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// a3550645d76c
 * A2W3 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 2573322a006a
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *

//// a37b73967ea9
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *

//// a2b01f46b748
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// a8eb338a8eaf
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [2, 4,
 * 8, 16]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 9 per widening.
 *

//// 7872f6ea65d2
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

//// af6c694af47b
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

//// 309e541a330d
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// de0294805769
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

//// 6fc2e5610d0e
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

//// b2251744dd1a
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 12)

//// c8d7e13c1e45
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[1]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 1bd200c309fe

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[8];

//// 41cf4b636510
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;

//// df9ae53a3445
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 1 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// b886b3f0084c
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 4, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 2, 1, 0, 1, 0, chunks, 0);

//// 503464a9aaef
 * A2W3 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// fee09d0b13b7
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
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

//// fecccf7afd84
 * Byte accumulators: 4 per cell, a step adds at most [8, 16, 16, 8], widened every 15 steps with shares [1, 2,
 * 4, 8]. Instructions: 18 per cell of 4 x 32 positions, 0 per column, 8 per widening.
 *

//// b89e2438096d
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

//// 8f11e935bcbc
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[1]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 20ac37e670e5
 * A2W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 3d47efcbb54c
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 9a81be1f34ab
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *

//// 27879b9bcd04
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -16][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [7, -14][j] * ones(activation
 * plane j).
 *

//// cab189801c16
 * K up to 38347904 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 8fbb36819766
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

//// e25cdf630ce4
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 1u * SYNTH_KERNEL_ones(w1) + 1u * SYNTH_KERNEL_ones(a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 1u * SYNTH_KERNEL_ones(w2) + 1u * SYNTH_KERNEL_ones(a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// ccccfa3a1880
 * A2W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 192a68daee07
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// dfff83623d3f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 0d483195739f
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

//// 9d17a2230da5
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 1u * SYNTH_KERNEL_ones(w2));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 1u * SYNTH_KERNEL_ones(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 08fd45c6a6c5
 * A2W3 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 92a6862b4a67
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 87d88d7c6c80
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// 3489eef86dfb
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 1u * SYNTH_KERNEL_ones(w2));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// ca4d7852e52f
 * A2W3 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 6daca5eebdde
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// bcb2dcbcf6bf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

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

//// d571fdc90bd9
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// a41db5e9af92
 * A3W1 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 0b38a09fa1fa
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 04503c1f600d
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff repeated]. Unused positions and rows have all bits of every
 * plane zero.
 *

//// e2427598a3ad
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// 701e71fe634c
  if (tap_stride == chunks * 3) chunks *= width, width = 1;

//// 0aacddbea3d8
  if (width == 1 && row_stride == chunks * 3) chunks *= height, height = 1;

//// 04c3641fafe0
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

//// 617bc13f1d49
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 4)

//// f6934c210f28
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 109953c55b8f
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// cddad639946a
      if (columns == 2 && tall == 2)
        SYNTH_KERNEL_2x2(w, a, part, tall * 4, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// 9bf1c86e1d72
 * A3W1 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// da11412f4932
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 653444bff376
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// fa52999f2e82
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 44c68b78a422
 * A3W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 65edd477cf92
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 6c0bf7ed9f39
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per view and row;
 * views [0: plane0]. Unused positions and rows have all bits of every plane zero.
 *

//// 1d2e84cf23b0
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-8][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [1, 2, 4][j] * ones(activation
 * plane j).
 *

//// d776c52ed01f
 * K up to 126322560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 615f7b8d263f
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

//// 68443cd5b396
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 1u * SYNTH_KERNEL_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// b203ec8543e9
 * A3W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// d301551070c0
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *

//// 49f6a6c855e9
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-7][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// d367416d72cb
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 1u * SYNTH_KERNEL_ones(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 06dac2648a48
 * A3W1 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4b652c45020f
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// 18a5f10cc7b3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// ba6d998e2a66
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[0]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[1]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 50666f460504
 * A3W1 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 27b6aa653008
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *

//// de8fe2a77cb5
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// bbaeface4a87
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 7a451e8aeb3d
 * A3W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// f7c7fa7bdb31
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *

//// 1bb785fa686f
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Unused positions
 * and rows have all bits of every plane zero.
 *

//// 0e370440592e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

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

//// b89e2f3f33d5
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

//// 52a65e1dca77
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 8)

//// cfbb21a22b87
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[2]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 1910eca8392b

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[8];

//// 5faa8497ed7a
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 1 ? 1 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 3;

//// 298e6d4c56f9
      if (columns == 1 && tall == 2)
        SYNTH_KERNEL_2x1(w, a, part, tall * 4, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);

//// 7f93186ab96a
 * A3W2 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 92a1abbf38d2
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 10df1f523f15
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 7eab8575b102
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 1u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[2]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// dc879f5b91fb
 * A3W2 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 9546a07699d5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 984830d24241
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1]. Unused positions and rows have all bits of every plane zero.
 *

//// 48918107a22d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16][i] *
 * ones(weight plane i) + -18 * K + -18 * (padded K - K); column_correction = sum_j [3, 6, -12][j] *
 * ones(activation plane j).
 *

//// ef922b93ef2e
 * K up to 39768192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

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

//// 0b5ea6a38266
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[2]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 1u * SYNTH_KERNEL_ones(w1) + 1u * SYNTH_KERNEL_ones(a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 51f0674a0aff
 * A3W2 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// f885c8cec08e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 195b63f1d1c6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -14][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// 7b88f3ed41b3
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 1u * SYNTH_KERNEL_ones(w1));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// a8194e5f9c12
 * A3W2 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 96fe9b0621ae
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 76f688d86c1b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// dd6811d52567
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[0]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[1]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 470d39788a7d
 * A3W2 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// f459c0c1c7d7
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// 5676594c715f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// 903d3d1ad1aa
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 3abea68da330
 * A3W3 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// cc79483ffb55
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *

//// 3ea8e884fecc
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff
 * repeated]. Unused positions and rows have all bits of every plane zero.
 *

//// 5e480325eaf0
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -49 * K + -98 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// 10436e97f296
 * K up to 21913088 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// a99f50c40393
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [2,
 * 4, 8, 16, 32]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *

//// 44a6fc18e3eb
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

//// 5ebe35fbd65e
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

//// 6168d5fd24a9
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

//// ae47b6686aa1
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

//// b4f6cf3a2e4d
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 3, w += 12)

//// e00dbc786db5
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
          total[row] += 2u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w0 & a[2]) - 1u * SYNTH_KERNEL_ones(w0) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * SYNTH_KERNEL_ones(w1 & a[2]) - 1u * SYNTH_KERNEL_ones(w1) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
          total[row] += 16u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[1]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 32u * (0u + 2u * SYNTH_KERNEL_ones(w2 & a[2]) - 1u * SYNTH_KERNEL_ones(w2) - 1u * SYNTH_KERNEL_ones(a[2]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 6170d982e488
 * A3W3 hybrid: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4bcfd575c583
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
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

//// 3ae7de8edf9b
 * Byte accumulators: 5 per cell, a step adds at most [8, 16, 24, 16, 8], widened every 10 steps with shares [1,
 * 2, 4, 8, 16]. Instructions: 27 per cell of 4 x 32 positions, 0 per column, 11 per widening.
 *

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

//// 9688919607a7
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

//// f034cdd9b359
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

//// 05768d5cd5b1
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          const uint32_t w2 = ~w[8 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 336fad78e4eb
 * A3W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 30e7d2a90a62
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *

//// dc6fb9ebd19c
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 3 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *

//// 7c724c188087
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16, -32][i]
 * * ones(weight plane i) + -42 * K + -42 * (padded K - K); column_correction = sum_j [7, 14, -28][j] *
 * ones(activation plane j).
 *

//// 1d9d36d2ce61
 * K up to 17043520 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 6064fde6e37b
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

//// 6700bf723660
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 1u * SYNTH_KERNEL_ones(w0) + 1u * SYNTH_KERNEL_ones(a[2]));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[0]) - 1u * SYNTH_KERNEL_ones(a[0]) + 32u * 1u);
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 1u * SYNTH_KERNEL_ones(w1) + 1u * SYNTH_KERNEL_ones(a[2]));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[1]) - 1u * SYNTH_KERNEL_ones(a[1]) + 32u * 1u);
          total[row] += 32u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[2]) + 1u * SYNTH_KERNEL_ones(w2) + 1u * SYNTH_KERNEL_ones(a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 2a05dc49fd9f
 * A3W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// e0057d1aa56d
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *

//// 06d86ed77ec0
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -28][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// 061acca85683
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[2]));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 1u * SYNTH_KERNEL_ones(w2));
          total[row] += 8u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[2]));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 1u * SYNTH_KERNEL_ones(w2));
          total[row] += 16u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[2]) + 1u * SYNTH_KERNEL_ones(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// bf1265b3e017
 * A3W3 twos/twos: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 24da02d5ce27
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *

//// 4a4d4537a623
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

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

//// 238e6a50857f
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[0]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w0 & a[1]));
          total[row] += 2u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[0]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w0 & a[2]) + 1u * SYNTH_KERNEL_ones(w0));
          total[row] += 4u * (0u + 1u * SYNTH_KERNEL_ones(w1 & a[1]));
          total[row] += 4u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[0]) + 1u * SYNTH_KERNEL_ones(w2));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w1 & a[2]) + 1u * SYNTH_KERNEL_ones(w1));
          total[row] += 8u * (0u - 1u * SYNTH_KERNEL_ones(w2 & a[1]) + 1u * SYNTH_KERNEL_ones(w2));
          total[row] += 16u * (0u + 1u * SYNTH_KERNEL_ones(w2 & a[2]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 41024d574892
 * A3W3 unipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 2 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
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

//// 44019b94b1ac
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
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
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

