/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bytes, neon, armv7), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 1967172ca96a
 * A1W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 308c8d89be3a
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// c3a7483c3f44
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *

//// 3a8d12b9bbac
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *

//// 08015e11d304
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// d6795b71a584
 * K up to 536870908 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f55ed998e716
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// 2ce480753a4d
 * Proof: 15 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
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

//// 61b99dc10fc2

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* takes the pointer as it is: a register of its own */
#if defined(__GNUC__)
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

//// ad63365dcea3

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w, uint8x16_t a, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t s0_0 = vmlaq_u8(sum0, w, a);
  *to0 = s0_0;
}

//// 620bb1fbbe02
/* sums of 8 bits to 16 */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t sum0, uint8x16_t *to0) {
  const uint8x16_t sum1 = *to0;
  const uint16x8_t s1_0 = vpadalq_u8(vreinterpretq_u16_u8(sum1), sum0);
  *to0 = vreinterpretq_u8_u16(s1_0);
}

//// 4802a59d86ed
/* sums of 16 bits to 32 */
SYNTH_INLINE void SYNTH_KERNEL_level2(uint8x16_t sum1, uint8x16_t *to0) {
  const uint8x16_t sum2 = *to0;
  const uint32x4_t s2_0 = vpadalq_u16(vreinterpretq_u32_u8(sum2), vreinterpretq_u16_u8(sum1));
  *to0 = vreinterpretq_u8_u32(s2_0);
}

//// 7265d24ff82a
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint32x4_t scaled = vshlq_n_u32(vreinterpretq_u32_u8(sum2), 2);
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), scaled);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// d10b219e5280
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 255;
  int32_t left1 = 128;

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

//// f342782f9e73
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// 577661251e84
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;

//// 5fc7a3db0d9f
        if (left0 == 0) {
          left0 = 255;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 98c73b635fa5
          if (--left1 == 0) {
            left1 = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// ab73f16a506a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// 1c36e527eee6
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[4] = {0};

//// b6048daadd06
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);

//// d30a24b4136a
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 16)

//// bd6304620eb8
        for (int row = 0; row < 4; ++row)

//// 435074810a6e
          for (int position = 0; position < 4; ++position)
            total[row] += 4u * w[row * 4 + position] * a[position];
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

//// 15ce025fb222

SYNTH_TILE int32_t SYNTH_KERNEL_4x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 7604212a3fdc

SYNTH_TILE int32_t SYNTH_KERNEL_4x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 86404eb7fc2d

SYNTH_TILE int32_t SYNTH_KERNEL_2x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// edf239885aab

SYNTH_TILE int32_t SYNTH_KERNEL_1x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 7825f9da9fe2

SYNTH_TILE int32_t SYNTH_KERNEL_2x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 0d812000c855

SYNTH_TILE int32_t SYNTH_KERNEL_1x8(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 8, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// d217419598de

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[48];

//// b8d8a46b95a5
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 6 ? 6 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// dcb15b556d10
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 0cf58d0d4e8b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 9e75b438989c
      if (columns == 6 && tall == 2)
        SYNTH_KERNEL_2x6(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 6)
        SYNTH_KERNEL_1x6(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
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

//// 5ade960eb5fc
 * A1W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// c8f42db63e9e
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// f896c2f0850b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 68e5a5e09f14
 * K up to 1073741820 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 2eeadb030c71
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// bc9ec0e30919
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint32x4_t scaled = vshlq_n_u32(vreinterpretq_u32_u8(sum2), 1);
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), scaled);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// d30529f4890a
          for (int position = 0; position < 4; ++position)
            total[row] += 2u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 2ad25917d637
 * A1W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// c491d25fcc33
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// 780998f9b512
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 85f93604a8a3
 * A1W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b4cab9d78037
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 4c9098a9d2a6
 * K up to 2147483644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d5a6817fa31c
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *

//// 3a1122ebea9a
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum2));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 3bec6e9ecc85
          for (int position = 0; position < 4; ++position)
            total[row] += 1u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 9ae5d6b0bfbd
 * A1W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 3b8fb77a91fb
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 119f207771c1
 * A1W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 8d3ab6f99ff2
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *

//// 2b0649e0db1e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *

//// e4ad3357ba1b
 * A1W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 301b4957291d
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// aa1614064fbf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 2fb6e1b2662c
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 23c2aaa10e97
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// f677a07b9824
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 85;
  int32_t left1 = 128;

//// 3027e937656a
        if (left0 == 0) {
          left0 = 85;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// c0a4aa84aaa2
 * A1W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 030a8a24617c
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 1e54cbd5860d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 2a139588774b
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 743a6c2bda28
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 81bff4ce28ec
 * A1W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 790971975476
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *

//// ee9d2b1d9175
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// f4f7a325bfc3
 * A1W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 39c80c63ddb3
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// 1f709c88992b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 77ec5c2c32c3
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// b0445a303acd
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// 85fa42acb5b2
 * A1W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// a2fae7e7ca7e
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// b8092fb720ae
 * A1W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 73a6a57e6c21
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *

//// b8562f5b1770
 * A1W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 2533e9b2bdfd
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f7e60a484d49
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// b64b82e9accb
 * K up to 76695844 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5e9d7c37e975
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 385f79f141bb
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 36;
  int32_t left1 = 130;

//// a744a8aff241
        if (left0 == 0) {
          left0 = 36;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 845bea1ae756
          if (--left1 == 0) {
            left1 = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 433270c9801f
 * A1W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// f458dc57e950
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 7ad92c0a2b62
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// e43e16376d83
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// cacbfc2ab939
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 4647f0a1b9da
 * A1W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 22accd1f334a
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 20992060db6a
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 929b4811e43b
 * A1W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 628cebbf3d2b
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 56d85ecac2d2
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// e635a8b69017
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c75dda2ebec0
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// ce937cd47d38
 * A1W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// fd8f345e4ae2
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// fdf5697f9c69
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// afab94dc1b59
 * A1W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4f636210629f
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// c9c259860143
 * A2W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// ab0ca06d6022
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// be21fb938a8c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// a7a28dfca92b
 * A2W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// 2417444aa4a7
 * A2W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 2dba0dbe8dde
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// e06bd0af0c97
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 7a64d87c562d
 * A2W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 56e6c53e18fc
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// e73ce98591de
 * A2W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 801a9aba2dd7
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// 5bb65efd7ac4
 * A2W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 903b84474d57
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *

//// 224015634da9
 * A2W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// c2d193f715e7
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6c0aaac7371f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// f30d0a1172e0
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 308b0adfdb50
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// e3be4881e498
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 28;
  int32_t left1 = 130;

//// f01b17c9e594
        if (left0 == 0) {
          left0 = 28;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 1f53c421f9e9
 * A2W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 4f0d8e8ccec0
 * K up to 119304644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// dd576e56d83e
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 09508e7f4e6c
 * A2W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 2418492be72c
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *

//// 6ca0105c21cb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 7f54ffdd048a
 * A2W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 249fec4a04fe
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *

//// b4ece5333f19
 * K up to 238609292 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d38daf9b8652
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// 7ca53a81f2d9
 * A2W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4412faf4e95d
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *

//// 1d7027fa7635
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 5bf0c9029505
 * A2W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 7ff09c341ad9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *

//// 380b9e33a004
 * A2W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b7107bfc1d54
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// c91e0c33b2df
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// cbc182dc97fe
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7cfc5c54b156
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// ca9952f10996
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 12;
  int32_t left1 = 130;

//// 5c4be38a8d15
        if (left0 == 0) {
          left0 = 12;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 64c3e656d8eb
 * A2W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 0ce90099f9f9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5afea0239d13
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// 42f5b94a1bd5
 * A2W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// e71744c842ed
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// e0c39a53ba1b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// a68070462c39
 * A2W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 288146538748
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 037fbf48ee50
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d7ccbe50e624
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *

//// 35772ac705a6
 * A2W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 036ea2c1a696
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 227a20cdc929
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// b09492528bfa
 * A2W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// d61571c6c667
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// c24ad57ac567
 * A3W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 894c3c674217
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// e341edac3c71
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 8c7a9bc9b7cd
 * A3W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// 9b82699b8fff
 * A3W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4df55b8b39b5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// e6cbebde29fd
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 17d827ef65a3
 * A3W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 86c6f68ce50e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// c8323013a24b
 * A3W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// a0a93d6d7fd1
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 523ced2119f4
 * A3W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 59d0999cd215
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *

//// cc7745d7d34f
 * A3W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// a58879665b21
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// aece183b60cf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 75a09dc5b3aa
 * A3W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 668da962f6b4
 * A3W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// e571a055b311
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 0964bf1f60b4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// f0e53c1b93b4
 * A3W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 9dca931bf3ec
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 3c6fa2e428f8
 * A3W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 38b400f68015
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 80d3a7c09801
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 39c28b719a57
 * A3W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// aff8fd0bae0b
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *

//// fa8323d57e95
 * A3W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// d0cbac8b5249
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f99f96d3b056
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// c1b00963ce2d
 * K up to 10956548 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 564c6d8dfad4
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 5c0f9a175953
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 5;
  int32_t left1 = 133;

//// a9978eae20ca
        if (left0 == 0) {
          left0 = 5;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 12799e00614f
          if (--left1 == 0) {
            left1 = 133;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 08d66bc30b7c
 * A3W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 35c1a41f8ccc
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// bb8268503ff3
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d293dfe00ebc
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// d43279463999
 * A3W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 62c55524d7e0
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// ba411d0c87a6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 3c4068dc5031
 * A3W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b7c183054a27
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 7e4d2778cd05
 * K up to 43826196 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c1a2d504775b
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// f72d80a5041e
 * A3W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 04867f5e8590
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// d57b57900a70
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// e7bfa31d8d4f
 * A3W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// b010a44bb185
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 55696526b8a6
 * A4W4 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// db91ec00b2eb
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *

//// 394123be41e3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *

//// 6173138c7127
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c64ece57a985
 * Sums: 16-bit lanes, each run adds at most 450, 145 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 1 to 32 bits, 1 at the end.
 *

//// 05ed6ed305e3
 * Proof: 12 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// b106bce757fd

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w, uint8x16_t a, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t s0_0 = vmulq_u8(w, a);
  const uint16x8_t s0_1 = vpadalq_u8(vreinterpretq_u16_u8(sum0), s0_0);
  *to0 = vreinterpretq_u8_u16(s0_1);
}

//// 4c30ade6f056
/* sums of 16 bits to 32 */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t sum0, uint8x16_t *to0) {
  const uint8x16_t sum1 = *to0;
  const uint32x4_t s1_0 = vpadalq_u16(vreinterpretq_u32_u8(sum1), vreinterpretq_u16_u8(sum0));
  *to0 = vreinterpretq_u8_u32(s1_0);
}

//// 3f058e00670c
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum1, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum1));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 0a95637c9be0
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 145;

//// 5ca8fd9c969b
        if (left0 == 0) {
          left0 = 145;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// e81124701434
 * A8W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 29bbe95bd60b
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// 42d290e4e855
 * K up to 4210752 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ff3f55435a6b
 * Sums: 16-bit lanes, each run adds at most 510, 128 runs at most; 32-bit lanes; they count 2 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 1 to 32 bits, 2 at the end.
 *

//// d85abbbf87dd
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum1, int32_t *acc) {
  const uint32x4_t scaled = vshlq_n_u32(vreinterpretq_u32_u8(sum1), 1);
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), scaled);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 6e680a38a25f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 128;

//// 458c55142155
        if (left0 == 0) {
          left0 = 128;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 419ce2e36bd2
 * A8W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 1f11ffb14254
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// ee69f9c92091
 * K up to 2807168 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7dcc6f724378
 * Sums: 16-bit lanes, each run adds at most 1530, 42 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the
 * end.
 *

//// 13bf5925957b

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+w"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

//// 5cc6f3dbc1a0

/* takes the pointer as it is: a register of its own */
#if defined(__GNUC__)
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

//// db03e4744e56

static const uint8_t SYNTH_KERNEL_lanes16_255[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// 316d68ca3450
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t s0_0, uint8x16_t s0_3, uint8x16_t s0_1, uint8x16_t s0_4, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint16x8_t s0_2 = vmlaq_u16(vreinterpretq_u16_u8(sum0), vreinterpretq_u16_u8(s0_0), vreinterpretq_u16_u8(s0_1));
  const uint16x8_t s0_5 = vmlaq_u16(s0_2, vreinterpretq_u16_u8(s0_3), vreinterpretq_u16_u8(s0_4));
  *to0 = vreinterpretq_u8_u16(s0_5);
}

//// c2bfc02f959a
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 42;

//// 6fe6cca9e589
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            const uint8x16_t s0_0 = vandq_u8(w, lanes16_255);
            const uint8x16_t s0_3 = vtrnq_u8(w, lanes16_255).val[1];
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint8x16_t s0_1 = vandq_u8(vreinterpretq_u8_u32(a), lanes16_255);
            const uint8x16_t s0_4 = vtrnq_u8(vreinterpretq_u8_u32(a), lanes16_255).val[1];
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_4, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;

//// d46df8829c94
        if (left0 == 0) {
          left0 = 42;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 8c271b9838de

SYNTH_TILE int32_t SYNTH_KERNEL_2x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 01ce2ce84230

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
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

//// 7b692dd0efc9
      if (columns == 4 && tall == 2)
        SYNTH_KERNEL_2x4(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// c5b725204f1e
 * A8W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 0408b6727814
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a1896b5af592
 * K up to 1203072 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f8dc6c89e892
 * Sums: 16-bit lanes, each run adds at most 3570, 18 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the
 * end.
 *

//// 52370dcdc9e8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 18;

//// 114ad89dc1b4
        if (left0 == 0) {
          left0 = 18;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// b4530e08392c
 * A8W4 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// 8bced6042283
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7],
 * that is -8 + 1 * code.
 *

//// 64dd5217079c
 * K up to 561432 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// cb771152934a
 * Sums: 16-bit lanes, each run adds at most 7650, 8 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the end.
 *

//// 9130cb12d7c6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 8;

//// 9b64c569caa4
        if (left0 == 0) {
          left0 = 8;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// e8c3859a4579
 * A8W8 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *

//// e0da2f58bbc6
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 8 bit twos, values [-128, -127, -126, -125, -124, -123, -122, -121, -120, -119,
 * -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101,
 * -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79,
 * -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57,
 * -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35,
 * -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13,
 * -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
 * 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
 * 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
 * 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
 * 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
 * 120, 121, 122, 123, 124, 125, 126, 127], that is -128 + 1 * code.
 *

//// 0b157000da0c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -128 * (sum of the column's codes).
 *

//// 378cef58bd77
 * K up to 33024 positions, filled up to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *

//// f4af713a6911
 * Sums: 32-bit lanes; they count 1 fold. Instructions: 4 per cell of 4 x 4 positions, 2 per register of weights,
 * 2 per column, 1 at the end.
 *

//// dcc643ff6b49
 * Proof: 9 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 93f377404d67
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t s0_0, uint8x16_t s0_4, uint8x16_t s0_1, uint8x16_t s0_5, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint16x8_t s0_2 = vmulq_u16(vreinterpretq_u16_u8(s0_0), vreinterpretq_u16_u8(s0_1));
  const uint32x4_t s0_3 = vpadalq_u16(vreinterpretq_u32_u8(sum0), s0_2);
  const uint16x8_t s0_6 = vmulq_u16(vreinterpretq_u16_u8(s0_4), vreinterpretq_u16_u8(s0_5));
  const uint32x4_t s0_7 = vpadalq_u16(s0_3, s0_6);
  *to0 = vreinterpretq_u8_u32(s0_7);
}

//// b743f3e07beb
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum0, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// afccdc12bd2b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 4c9311685460
      for (int32_t left = chunks; left > 0;) {
        const int32_t run = left;
        left = 0;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// b208f77d0ebe
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            const uint8x16_t s0_0 = vandq_u8(w, lanes16_255);
            const uint8x16_t s0_4 = vtrnq_u8(w, lanes16_255).val[1];
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_4;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint8x16_t s0_1 = vandq_u8(vreinterpretq_u8_u32(a), lanes16_255);
            const uint8x16_t s0_5 = vtrnq_u8(vreinterpretq_u8_u32(a), lanes16_255).val[1];
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_5, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level0_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

