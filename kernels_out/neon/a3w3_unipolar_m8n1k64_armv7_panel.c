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

static const uint8_t synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_lanes16_2[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
static const uint8_t synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
/* one register of weights against one column, one chunk */
SYNTH_INLINE void synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_cell(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t a1, uint8x16_t a2,
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
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE uint8x16_t synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_widen(uint8x16_t acc0, uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t g3, uint8x16_t g4, uint8x16_t lanes16_2, uint8x16_t lanes16_4) {
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
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const uint8x16_t lanes16_2 = vld1q_u8(synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_lanes16_2);
  const uint8x16_t lanes16_4 = vld1q_u8(synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_lanes16_4);
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
          UNROLL for (int r = 0; r < registers; ++r) synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_cell(view[r][0], view[r][1], view[r][2], vreinterpretq_u8_u32(a0), vreinterpretq_u8_u32(a1), vreinterpretq_u8_u32(a2), &held0[r][c], &held1[r][c], &held2[r][c], &held3[r][c], &held4[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], held4[r][c], lanes16_2, lanes16_4); held0[r][c] = nothing; held1[r][c] = nothing; held2[r][c] = nothing; held3[r][c] = nothing; held4[r][c] = nothing; }
          left = 10;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_widen(wide[r][c], held0[r][c], held1[r][c], held2[r][c], held3[r][c], held4[r][c], lanes16_2, lanes16_4);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 4;
    const uint8x16_t before = vld1q_u8((const uint8_t *)to), wide_rc = wide[r][c];
    const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide_rc));
    vst1q_u8((uint8_t *)to + 0, vreinterpretq_u8_u32(after));
  }
}

#else /* any other CPU: the counts by their definition */

static inline uint32_t synth_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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

#endif

SYNTH_TILE int32_t synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_2x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_tile(2, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_neon_a3w3_unipolar_m8n1k64_armv7_panel(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
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
        synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_2x1(w, a, part, tall * 4, chunks * 3, 1, 0, 1, 0, chunks, (int32_t)stride);
      else
        synth_neon_a3w3_unipolar_m8n1k64_armv7_panel_1x1(w, a, part, 4, chunks * 3, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
