/* SPDX-License-Identifier: Apache-2.0
 *
 * A2W2 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 2 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1). Unused positions and rows have code zero. Memory is
 * little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 238609288 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per accumulator, a step adds at most 24. Every 10 steps a widening adds them, times [1, 2], to
 * 16-bit lanes. After at most 91 widenings a second one adds those to the result. Instructions: 8 per
 * accumulator of 16 x 8 positions, 4 per weight register to unpack, 6 and 6 per widening.
 *
 * Proof: 16 obligations, all proved: a step, both widenings, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a2w2_unipolar_m8n1k64_aarch64_tables_##name
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
#define SYNTH_KEEP(value) __asm__("" : "+w"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t LOCAL(byte_0f)[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t LOCAL(lanes_02020202)[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0_v2, uint8x16_t w0_v3, uint8x16_t w1_v4, uint8x16_t w1_v5, uint8x16_t t0,
    uint8x16_t t1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v2);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v3);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t p1_0 = vqtbl1q_u8(t0, w1_v4);
  const uint8x16_t p1_1 = vqtbl1q_u8(t1, w1_v5);
  const uint8x16_t g1 = vaddq_u8(p1_0, p1_1);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}
/* byte sums to 16-bit lanes */
SYNTH_INLINE void LOCAL(stage1)(uint8x16_t acc8_0, uint8x16_t acc8_1, uint8x16_t lanes_02020202, uint8x16_t *to0,
    uint8x16_t *to1) {
  const uint8x16_t acc16_0 = *to0;
  const uint8x16_t acc16_1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(acc8_0);
  const uint16x8_t f0_0_1 = vaddw_u8(vreinterpretq_u16_u8(acc16_0), f0_0_0);
  const uint8x8_t f0_1_0 = vget_low_u8(acc8_1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_1, f0_1_0, f0_1_1);
  const uint8x8_t f1_0_0 = vget_high_u8(acc8_0);
  const uint16x8_t f1_0_1 = vaddw_u8(vreinterpretq_u16_u8(acc16_1), f1_0_0);
  const uint8x8_t f1_1_0 = vget_high_u8(acc8_1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_1, f1_1_0, f0_1_1);
  *to0 = vreinterpretq_u8_u16(f0_1_2);
  *to1 = vreinterpretq_u8_u16(f1_1_2);
}
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t acc16_0, uint8x16_t acc16_1, int32_t *acc) {
  const uint8x16_t out0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x8_t s0_0 = vget_low_u8(acc16_0);
  const uint32x4_t s0_1 = vaddw_u16(vreinterpretq_u32_u8(out0), vreinterpret_u16_u8(s0_0));
  const uint8x16_t out1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x8_t s1_0 = vget_high_u8(acc16_0);
  const uint32x4_t s1_1 = vaddw_u16(vreinterpretq_u32_u8(out1), vreinterpret_u16_u8(s1_0));
  const uint8x16_t out2 = vld1q_u8((const uint8_t *)acc + 32);
  const uint8x8_t s2_0 = vget_low_u8(acc16_1);
  const uint32x4_t s2_1 = vaddw_u16(vreinterpretq_u32_u8(out2), vreinterpret_u16_u8(s2_0));
  const uint8x16_t out3 = vld1q_u8((const uint8_t *)acc + 48);
  const uint8x8_t s3_0 = vget_high_u8(acc16_1);
  const uint32x4_t s3_1 = vaddw_u16(vreinterpretq_u32_u8(out3), vreinterpret_u16_u8(s3_0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(s0_1));
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(s1_1));
  vst1q_u8((uint8_t *)acc + 32, vreinterpretq_u8_u32(s2_1));
  vst1q_u8((uint8_t *)acc + 48, vreinterpretq_u8_u32(s3_1));
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(LOCAL(byte_0f));
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(LOCAL(lanes_02020202));
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[1][7], stage0_1[1][7], stage1_0[1][7], stage1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 10;
  int32_t remaining1 = 91;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t operand[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w0_v2 = vandq_u8(byte_0f, w0);
            const uint8x16_t w0_v3 = vshrq_n_u8(w0, 4);
            const uint8x16_t w1_v4 = vandq_u8(byte_0f, w1);
            const uint8x16_t w1_v5 = vshrq_n_u8(w1, 4);
            operand[r][0] = w0_v2;
            SYNTH_KEEP(operand[r][0]);
            operand[r][1] = w0_v3;
            SYNTH_KEEP(operand[r][1]);
            operand[r][2] = w1_v4;
            SYNTH_KEEP(operand[r][2]);
            operand[r][3] = w1_v5;
            SYNTH_KEEP(operand[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1], operand[r][2],
                operand[r][3], t0, t1, &stage0_0[r][c], &stage0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 32;
        if (remaining0 == 0) {
          remaining0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], stage0_1[r][c], lanes_02020202, &stage1_0[r][c], &stage1_1[r][c]);
              stage0_0[r][c] = zeros; stage0_1[r][c] = zeros; }
          if (--remaining1 == 0) {
            remaining1 = 91;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
                LOCAL(epilogue)(stage1_0[r][c], stage1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
                stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      stage0_1[r][c], lanes_02020202, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; stage0_1[r][c] = zeros;
      }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      stage1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

#else /* any other CPU: the sums in portable C */

static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (
          intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 32)
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a2w2_unipolar_m8n1k64_aarch64_tables_##registers##x##columns(const uint32_t *weights, \
      const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(1, 7)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_neon_a2w2_unipolar_m8n1k64_aarch64_tables(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t padded[112];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        padded[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_neon_a2w2_unipolar_m8n1k64_aarch64_tables_1x7(w, a, padded, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a2w2_unipolar_m8n1k64_aarch64_tables_1x1(w, a, padded, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, padded + c * tall * 16,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
