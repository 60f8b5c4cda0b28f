/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W3 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 4 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per derived plane and
 * row; derived planes [0: plane0, 1: plane1, 2: plane2]. Bits of unused positions and rows are zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count words: between columns, between
 * rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per accumulator, a step adds at most [8, 8, 8], widened every 31 steps with coefficients
 * [1, 2, 4]. Instructions: 9 per accumulator of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 29 obligations, all proved: a step as a block kernel, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a1w3_twos_m8n1k64_armv7_bitplanes_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")
#else
#define SYNTH_INLINE static inline
#define UNROLL
#endif

static const uint8_t LOCAL(lanes16_2)[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
static const uint8_t LOCAL(lanes16_4)[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t *to0,
    uint8x16_t *to1, uint8x16_t *to2) {
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
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void LOCAL(stage1)(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t lanes16_4,
    uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpaddlq_u8(g2);
  const uint16x8_t r3_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint32x4_t r5_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r4_0);
  *to0 = vreinterpretq_u8_u32(r5_0);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t wide, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_2 = vld1q_u8(LOCAL(lanes16_2));
  uint8x16_t lanes16_4 = vld1q_u8(LOCAL(lanes16_4));
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[2][4], stage0_1[2][4], stage0_2[2][4], stage1_0[2][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; stage1_0[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 31;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t operand[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            operand[r][0] = w0;
            operand[r][1] = w1;
            operand[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1], operand[r][2],
                vreinterpretq_u8_u32(a0), &stage0_0[r][c], &stage0_1[r][c], &stage0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 48;
        if (remaining0 == 0) {
          remaining0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], stage0_1[r][c], stage0_2[r][c], lanes16_2, lanes16_4, &stage1_0[r][c]);
              stage0_0[r][c] = zeros; stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      stage0_1[r][c], stage0_2[r][c], lanes16_2, lanes16_4, &stage1_0[r][c]); stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      out + (intptr_t)c * out_stride + r * 4);
}

#else /* any other CPU: the counts in portable C */

static inline uint32_t LOCAL(ones)(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x *
          tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u + 1u * LOCAL(ones)(w0 & a[0]));
          total[row] += 2u * (0u + 1u * LOCAL(ones)(w1 & a[0]));
          total[row] += 4u * (0u - 1u * LOCAL(ones)(w2 & a[0]) + 1u * LOCAL(ones)(w2));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a1w3_twos_m8n1k64_armv7_bitplanes_##registers##x##columns(const uint32_t *weights, \
      const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(2, 1) TILE(2, 2)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_neon_a1w3_twos_m8n1k64_armv7_bitplanes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t padded[16];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        padded[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        synth_neon_a1w3_twos_m8n1k64_armv7_bitplanes_2x2(w, a, padded, tall * 4, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 2)
        synth_neon_a1w3_twos_m8n1k64_armv7_bitplanes_1x2(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a1w3_twos_m8n1k64_armv7_bitplanes_1x1(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, padded + c * tall * 4,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
