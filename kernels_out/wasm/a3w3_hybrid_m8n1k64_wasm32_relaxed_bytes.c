/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, WebAssembly
 * SIMD128 (wasm32), wasm32_relaxed. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 1 x 4 x 4 bytes, codes of 4 neighbouring positions of each row. Unused positions
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
 * K up to 21913096 positions, padded to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *
 * Sums: 16-bit lanes, a run adds at most 98, 668 runs at most; 32-bit lanes, a run adds at most 130928; their
 * coefficient is 2. Instructions: 2 per accumulator of 4 x 4 positions, 2 to 32 bits, 2 at the end.
 *
 * Proof: 20 obligations, all proved: a step, every widening, the epilogue, and the loop by induction over K.
 */
#define LOCAL(name) synth_wasm_a3w3_hybrid_m8n1k64_wasm32_relaxed_bytes_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__wasm_simd128__) && defined(__wasm_relaxed_simd__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>

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
SYNTH_INLINE void LOCAL(stage0)(v128_t w, v128_t a, v128_t *to0) {
  const v128_t sum0 = *to0;
  const v128_t s0_0 = wasm_i16x8_relaxed_dot_i8x16_i7x16(w, a);
  const v128_t s0_1 = wasm_i16x8_add(s0_0, sum0);
  *to0 = s0_1;
}
/* sums of 16 bits to 32 */
SYNTH_INLINE void LOCAL(stage1)(v128_t sum0, v128_t *to0) {
  const v128_t sum1 = *to0;
  const v128_t s1_0 = wasm_u32x4_extadd_pairwise_u16x8(sum0);
  const v128_t s1_1 = wasm_i32x4_add(s1_0, sum1);
  *to0 = s1_1;
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(v128_t sum1, int32_t *acc) {
  const v128_t scaled = wasm_i32x4_shl(sum1, 1);
  const v128_t before = wasm_v128_load((const uint8_t *)acc + 0);
  const v128_t after = wasm_i32x4_add(before, scaled);
  wasm_v128_store((uint8_t *)acc + 0, after);
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const v128_t zeros = wasm_v128_load(zero);
  v128_t stage0_0[4][8], stage1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage1_0[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 668;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4;
            SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride;
            SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          v128_t operand[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const v128_t w = wasm_v128_load(weights + 0);
            operand[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], a, &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (remaining0 == 0) {
          remaining0 = 668;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], &stage1_0[r][c]); stage0_0[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      &stage1_0[r][c]); stage0_0[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
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
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 16)
        for (int row = 0; row < 4; ++row)
          for (int position = 0; position < 4; ++position)
            total[row] += 2u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_wasm_a3w3_hybrid_m8n1k64_wasm32_relaxed_bytes_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(4, 1) TILE(1, 2) TILE(4, 2) TILE(1, 4) TILE(2, 4) TILE(1, 6) TILE(1, 8)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_wasm_a3w3_hybrid_m8n1k64_wasm32_relaxed_bytes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t padded[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        padded[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 4)
        synth_wasm_a3w3_hybrid_m8n1k64_wasm32_relaxed_bytes_4x2(w, a, padded, tall * 4, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 2)
        synth_wasm_a3w3_hybrid_m8n1k64_wasm32_relaxed_bytes_1x2(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_wasm_a3w3_hybrid_m8n1k64_wasm32_relaxed_bytes_1x1(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
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
