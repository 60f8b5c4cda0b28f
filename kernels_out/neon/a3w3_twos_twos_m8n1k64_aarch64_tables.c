/* A3W3 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 3 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1), 32 + r % 16 (plane 2). Unused positions and rows
 * have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *
 * Proof: 11 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

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

static const uint8_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_lanes_02020202[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
static const uint8_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_lanes_04040404[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
/* one register of weights against one column, one chunk */
SYNTH_INLINE void synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_cell(uint8x16_t w0_v3, uint8x16_t w0_v4, uint8x16_t w1_v5, uint8x16_t w1_v6, uint8x16_t w2_v7, uint8x16_t w2_v8, uint8x16_t t0, uint8x16_t t1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v3);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v4);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t p1_0 = vqtbl1q_u8(t0, w1_v5);
  const uint8x16_t p1_1 = vqtbl1q_u8(t1, w1_v6);
  const uint8x16_t g1 = vaddq_u8(p1_0, p1_1);
  const uint8x16_t p2_0 = vqtbl1q_u8(t0, w2_v7);
  const uint8x16_t p2_1 = vqtbl1q_u8(t1, w2_v8);
  const uint8x16_t g2 = vaddq_u8(p2_0, p2_1);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}
/* byte sums into 16-bit lanes */
SYNTH_INLINE void synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_fold(uint8x16_t held0, uint8x16_t held1, uint8x16_t held2, uint8x16_t lanes_02020202, uint8x16_t lanes_04040404, uint8_t *acc) {
  const uint8x16_t half0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint16x8_t f0_0_1 = vaddw_u8(vreinterpretq_u16_u8(half0), f0_0_0);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_1, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(held2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x16_t half1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_1 = vaddw_u8(vreinterpretq_u16_u8(half1), f1_0_0);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_1, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(held2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(f0_2_2));
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u16(f1_2_2));
}
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_spill(const uint8_t *half, int32_t *acc) {
  const uint8x16_t half0 = vld1q_u8(half + 0);
  const uint8x16_t half1 = vld1q_u8(half + 16);
  const uint8x16_t out0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x8_t s0_0 = vget_low_u8(half0);
  const uint32x4_t s0_1 = vaddw_u16(vreinterpretq_u32_u8(out0), vreinterpret_u16_u8(s0_0));
  const uint8x16_t out1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x8_t s1_0 = vget_high_u8(half0);
  const uint32x4_t s1_1 = vaddw_u16(vreinterpretq_u32_u8(out1), vreinterpret_u16_u8(s1_0));
  const uint8x16_t out2 = vld1q_u8((const uint8_t *)acc + 32);
  const uint8x8_t s2_0 = vget_low_u8(half1);
  const uint32x4_t s2_1 = vaddw_u16(vreinterpretq_u32_u8(out2), vreinterpret_u16_u8(s2_0));
  const uint8x16_t out3 = vld1q_u8((const uint8_t *)acc + 48);
  const uint8x8_t s3_0 = vget_high_u8(half1);
  const uint32x4_t s3_1 = vaddw_u16(vreinterpretq_u32_u8(out3), vreinterpret_u16_u8(s3_0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(s0_1));
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(s1_1));
  vst1q_u8((uint8_t *)acc + 32, vreinterpretq_u8_u32(s2_1));
  vst1q_u8((uint8_t *)acc + 48, vreinterpretq_u8_u32(s3_1));
}
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile of 16 rows (2 x 8 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][32] __attribute__((aligned(16)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 41;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 48) {
          const uint8x16_t w0 = vld1q_u8(weights + 0);
          const uint8x16_t w1 = vld1q_u8(weights + 16);
          const uint8x16_t w2 = vld1q_u8(weights + 32);
          /* a byte per plane into the indices of lookups: once for all columns */
          const uint8x16_t w0_v3 = vandq_u8(byte_0f, w0);
          const uint8x16_t w0_v4 = vshrq_n_u8(w0, 4);
          const uint8x16_t w1_v5 = vandq_u8(byte_0f, w1);
          const uint8x16_t w1_v6 = vshrq_n_u8(w1, 4);
          const uint8x16_t w2_v7 = vandq_u8(byte_0f, w2);
          const uint8x16_t w2_v8 = vshrq_n_u8(w2, 4);
          index[0] = w0_v3;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v6;
          SYNTH_KEEP(index[3]);
          index[4] = w2_v7;
          SYNTH_KEEP(index[4]);
          index[5] = w2_v8;
          SYNTH_KEEP(index[5]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_fold(held0[c], held1[c], held2[c], lanes_02020202, lanes_04040404, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 41;
            UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_spill(half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_fold(held0[c], held1[c], held2[c], lanes_02020202, lanes_04040404, half[c]); synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_spill(half[c], out + (intptr_t)c * out_stride); }
}

#else /* any other CPU: the sums by their definition */

static void synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 48)
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[32 + row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

SYNTH_TILE int32_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[112];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_1x7(w, a, part, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a3w3_twos_twos_m8n1k64_aarch64_tables_1x1(w, a, part, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
