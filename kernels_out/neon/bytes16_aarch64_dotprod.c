/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bytes16, neon, aarch64_dotprod), each under its digest. SYNTH_KERNEL stands
 * for a kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A
 * kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 111f452736c3
 * A1W1 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// c8f42db63e9e
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// 381bc6d9b484
 * K is cut into chunks of 16 positions. activations: per column and chunk 16 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 x 4 bytes, codes of 4 neighbouring positions of each row. Unused positions
 * and rows have code zero. Memory is little-endian.
 *

//// 3a8d12b9bbac
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *

//// f896c2f0850b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 0cbbed0dc998
 * K up to 1073741808 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f57176384a39
 * Sums: 32-bit lanes, a step adds at most 16; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// 767f9d4fc845
 * Proof: 9 obligations, all proved: a step, the finish, and the loop by induction over K.
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

//// ec4b15e7fe7e

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && defined(__ARM_FEATURE_DOTPROD) && !defined(SYNTH_PORTABLE)
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

//// e9839d47188c

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t w3, uint8x16_t a0_0, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint32x4_t s0_0 = vdotq_laneq_u32(vreinterpretq_u32_u8(sum0), w0, a0_0, 0);
  const uint32x4_t s1_0 = vdotq_laneq_u32(s0_0, w1, a0_0, 1);
  const uint32x4_t s2_0 = vdotq_laneq_u32(s1_0, w2, a0_0, 2);
  const uint32x4_t s3_0 = vdotq_laneq_u32(s2_0, w3, a0_0, 3);
  *to0 = vreinterpretq_u8_u32(s3_0);
}

//// e405724f3b4c
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum0, int32_t *acc) {
  const uint8x16_t before0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t scaled0 = vshlq_n_u32(vreinterpretq_u32_u8(sum0), 1);
  const uint32x4_t after0 = vaddq_u32(vreinterpretq_u32_u8(before0), scaled0);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after0));
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// 7d76c58a0a65
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[8][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 05095b00f6c2
  if (tap_stride == chunks * 4) chunks *= width, width = 1;

//// 7c09f598d31d
  if (width == 1 && row_stride == chunks * 4) chunks *= height, height = 1;

//// 92b7da8175d3
  for (int32_t y = 0; y < height; ++y) {

//// 8f8a2c8f1a17
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// aabfb1b668e8
      for (int32_t left = chunks; left > 0;) {
        const int32_t run = left;
        left = 0;
        const uint8_t *rows[8];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// 5deee07ca8e0
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[7][1];
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 4);
            const uint8x16_t a0_0 = vld1q_u8(activations + 0);
            view[c][0] = a0_0;
          }
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            const uint8x16_t w3 = vld1q_u8(weights + 48);
            UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level0(w0, w1, w2, w3, view[c][0], &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 4, packed += (intptr_t)run * 64;
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level0_0[r][c], out + (intptr_t)c * out_stride + r * 4);
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

//// 79f451c3cffb
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 16, w += 64)

//// bd6304620eb8
        for (int row = 0; row < 4; ++row)

//// 48747ba9202a
          for (int position = 0; position < 16; ++position)
            total[row] += 2u * w[(position / 4 * 4 + row) * 4 + position % 4] * a[position];
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

//// 954013e3145b

SYNTH_TILE int32_t SYNTH_KERNEL_8x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(8, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// cc564e593a24

SYNTH_TILE int32_t SYNTH_KERNEL_8x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(8, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 074bced48c97

SYNTH_TILE int32_t SYNTH_KERNEL_4x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 206402e9ed7d

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 16 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[64];

//// 5922527680e0
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 4;

//// 380a64b6f2d5
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 8 && stride <= INT32_MAX ? 8 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 0cf58d0d4e8b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 5d51b8f251d4
      if (columns == 2 && tall == 8)
        SYNTH_KERNEL_8x2(w, a, part, tall * 4, chunks * 4, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 4, chunks * 4, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 4, 1, 0, 1, 0, chunks, 0);

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

//// 233f3366e9bc
 * A1W2 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 030a8a24617c
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 1e54cbd5860d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 1a4b83ec2e4d
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d515c9984dce
 * Sums: 32-bit lanes, a step adds at most 48; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// f37b86e0ab44
 * A1W3 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// f458dc57e950
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 7ad92c0a2b62
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 3f3e48365508
 * K up to 153391680 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// a69051281eb1
 * Sums: 32-bit lanes, a step adds at most 112; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// b973c568e55c
 * A2W1 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// 10afbd6bdb64
 * A2W2 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6cbae0199282
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 0545822ee00b
 * Sums: 32-bit lanes, a step adds at most 144; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// fc954d47c1fe
 * A2W3 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 0ce90099f9f9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c78db3147661
 * Sums: 32-bit lanes, a step adds at most 336; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// 19c87ac12d81
 * A3W1 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// 345e3a60c279
 * A3W2 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// c5e891ed83cf
 * A3W3 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *

//// 35c1a41f8ccc
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 10436e97f296
 * K up to 21913088 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 64ddc57983dc
 * Sums: 32-bit lanes, a step adds at most 784; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// af79a5cfc727
 * A4W4 twos: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
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

//// f21415bb5820
 * Sums: 32-bit lanes, a step adds at most 3600; they count 1 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 1 at the end.
 *

//// 2457b815846d
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum0, int32_t *acc) {
  const uint8x16_t before0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after0 = vaddq_u32(vreinterpretq_u32_u8(before0), vreinterpretq_u32_u8(sum0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after0));
}

//// 20605c14cd56
          for (int position = 0; position < 16; ++position)
            total[row] += 1u * w[(position / 4 * 4 + row) * 4 + position % 4] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// be2d99c7931c
 * A8W1 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
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

//// 13e29ef16634
 * Sums: 32-bit lanes, a step adds at most 4080; they count 2 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 2 at the end.
 *

//// 478e35734fa1
 * A8W2 twos: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
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

//// 1f709c88992b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// ee69f9c92091
 * K up to 2807168 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 8b1668c642dc
 * Sums: 32-bit lanes, a step adds at most 12240; they count 1 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 1 at the end.
 *

//// 3052640c159e
 * A8W3 twos: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
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

//// 56d85ecac2d2
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// a1896b5af592
 * K up to 1203072 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 74f137df983e
 * Sums: 32-bit lanes, a step adds at most 28560; they count 1 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 1 at the end.
 *

//// 0beb3e44d806
 * A8W4 twos: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
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

//// 911980811880
 * K up to 561424 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 6d815d1a9afd
 * Sums: 32-bit lanes, a step adds at most 61200; they count 1 fold. Instructions: 4 per cell of 4 x 16 positions
 * and a column, 1 at the end.
 *

//// 55cbd216bebf
 * A8W8 twos: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
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

//// a33856cc864e
 * Sums: 32-bit lanes, a step adds at most 1040400; they count 1 fold. Instructions: 4 per cell of 4 x 16
 * positions and a column, 1 at the end.
 *

