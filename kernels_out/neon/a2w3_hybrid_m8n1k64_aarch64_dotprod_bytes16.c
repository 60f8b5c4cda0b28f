/* SPDX-License-Identifier: Apache-2.0
 *
 * A2W3 hybrid: kernel of bytes in steps of 16, tiles of 4 to 32 rows by up to 7 columns with the loop over K
 * inside, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 16 positions. activations: per column and chunk 16 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 x 4 bytes, codes of 4 neighbouring positions of each row. Unused positions
 * and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, padded to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *
 * Sums: 32-bit lanes, a run adds at most 336; their coefficient is 2. Instructions: 4 per accumulator of 4 x 16
 * positions, 2 at the end.
 *
 * Proof: 9 obligations, all proved: a step, every widening, the epilogue, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a2w3_hybrid_m8n1k64_aarch64_dotprod_bytes16_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && defined(__ARM_FEATURE_DOTPROD) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t w3, uint8x16_t a0_0,
    uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint32x4_t s0_0 = vdotq_laneq_u32(vreinterpretq_u32_u8(sum0), w0, a0_0, 0);
  const uint32x4_t s1_0 = vdotq_laneq_u32(s0_0, w1, a0_0, 1);
  const uint32x4_t s2_0 = vdotq_laneq_u32(s1_0, w2, a0_0, 2);
  const uint32x4_t s3_0 = vdotq_laneq_u32(s2_0, w3, a0_0, 3);
  *to0 = vreinterpretq_u8_u32(s3_0);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t sum0, int32_t *acc) {
  const uint8x16_t before0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t scaled0 = vshlq_n_u32(vreinterpretq_u32_u8(sum0), 1);
  const uint32x4_t after0 = vaddq_u32(vreinterpretq_u32_u8(before0), scaled0);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after0));
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[8][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  if (tap_stride == chunks * 4) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 4) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
        const int32_t run = remaining;
        remaining = 0;
        const uint8_t *rows[8];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4;
            SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride;
            SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t operand[7][1];
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 4);
            const uint8x16_t a0_0 = vld1q_u8(activations + 0);
            operand[c][0] = a0_0;
          }
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            const uint8x16_t w3 = vld1q_u8(weights + 48);
            UNROLL for (int c = 0; c < columns; ++c) LOCAL(stage0)(w0, w1, w2, w3, operand[c][0], &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 4, packed += (intptr_t)run * 64;
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage0_0[r][c],
      out + (intptr_t)c * out_stride + r * 4);
}

#else /* any other CPU: the sums in portable C */

static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (
          intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 16, w += 64)
        for (int row = 0; row < 4; ++row)
          for (int position = 0; position < 16; ++position)
            total[row] += 2u * w[(position / 4 * 4 + row) * 4 + position % 4] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a2w3_hybrid_m8n1k64_aarch64_dotprod_bytes16_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(8, 1) TILE(1, 2) TILE(8, 2) TILE(1, 4) TILE(4, 4) TILE(1, 6) TILE(2, 6) TILE(1, 7) TILE(2, 7)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 16 positions, m rows of weights in registers of 4. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_neon_a2w3_hybrid_m8n1k64_aarch64_dotprod_bytes16(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t padded[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 4;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 8 && stride <= INT32_MAX ? 8 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        padded[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 8)
        synth_neon_a2w3_hybrid_m8n1k64_aarch64_dotprod_bytes16_8x2(w, a, padded, tall * 4, chunks * 4, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 2)
        synth_neon_a2w3_hybrid_m8n1k64_aarch64_dotprod_bytes16_1x2(w, a, padded, 4, chunks * 4, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a2w3_hybrid_m8n1k64_aarch64_dotprod_bytes16_1x1(w, a, padded, 4, chunks * 4, 1, 0, 1, 0, chunks, 0);
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
