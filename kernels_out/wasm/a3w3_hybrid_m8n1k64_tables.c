/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W3 hybrid: table kernel, tiles of 16 rows by up to 4 columns with the loop over K inside, WebAssembly
 * SIMD128 (wasm32), wasm32. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 3 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1), 32 + r % 16 (plane 2). Unused positions and rows
 * have code zero. Memory is little-endian.
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
 * Byte sums: 3 per accumulator, a step adds at most 56. Every 4 steps a widening adds them, times [2, 4, 8], to
 * 16-bit lanes. After at most 20 widenings a second one adds those to the result. Instructions: 12 per
 * accumulator of 16 x 8 positions, 6 per weight register to unpack, 18 and 8 per widening.
 *
 * Proof: 20 obligations, all proved: a step, both widenings, and the loop by induction over K.
 */
#define LOCAL(name) synth_wasm_a3w3_hybrid_m8n1k64_tables_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__wasm_simd128__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP(value) __asm__("" : "+r"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t LOCAL(byte_0f)[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(v128_t w0_v3, v128_t w0_v4, v128_t w1_v5, v128_t w1_v6, v128_t w2_v7, v128_t w2_v8,
    v128_t t0, v128_t t1, v128_t *to0, v128_t *to1, v128_t *to2) {
  const v128_t sum0 = *to0;
  const v128_t sum1 = *to1;
  const v128_t sum2 = *to2;
  const v128_t p0_0 = wasm_i8x16_swizzle(t0, w0_v3);
  const v128_t p0_1 = wasm_i8x16_swizzle(t1, w0_v4);
  const v128_t g0 = wasm_i8x16_add(p0_0, p0_1);
  const v128_t p1_0 = wasm_i8x16_swizzle(t0, w1_v5);
  const v128_t p1_1 = wasm_i8x16_swizzle(t1, w1_v6);
  const v128_t g1 = wasm_i8x16_add(p1_0, p1_1);
  const v128_t p2_0 = wasm_i8x16_swizzle(t0, w2_v7);
  const v128_t p2_1 = wasm_i8x16_swizzle(t1, w2_v8);
  const v128_t g2 = wasm_i8x16_add(p2_0, p2_1);
  const v128_t total0 = wasm_i8x16_add(sum0, g0);
  const v128_t total1 = wasm_i8x16_add(sum1, g1);
  const v128_t total2 = wasm_i8x16_add(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}
/* byte sums to 16-bit lanes */
SYNTH_INLINE void LOCAL(stage1)(v128_t acc8_0, v128_t acc8_1, v128_t acc8_2, v128_t *to0, v128_t *to1) {
  const v128_t acc16_0 = *to0;
  const v128_t acc16_1 = *to1;
  const v128_t f0_0_0 = wasm_u16x8_extend_low_u8x16(acc8_0);
  const v128_t f0_0_1 = wasm_i16x8_shl(f0_0_0, 1);
  const v128_t f0_0_2 = wasm_i16x8_add(acc16_0, f0_0_1);
  const v128_t f0_1_0 = wasm_u16x8_extend_low_u8x16(acc8_1);
  const v128_t f0_1_1 = wasm_i16x8_shl(f0_1_0, 2);
  const v128_t f0_1_2 = wasm_i16x8_add(f0_0_2, f0_1_1);
  const v128_t f0_2_0 = wasm_u16x8_extend_low_u8x16(acc8_2);
  const v128_t f0_2_1 = wasm_i16x8_shl(f0_2_0, 3);
  const v128_t f0_2_2 = wasm_i16x8_add(f0_1_2, f0_2_1);
  const v128_t f1_0_0 = wasm_u16x8_extend_high_u8x16(acc8_0);
  const v128_t f1_0_1 = wasm_i16x8_shl(f1_0_0, 1);
  const v128_t f1_0_2 = wasm_i16x8_add(acc16_1, f1_0_1);
  const v128_t f1_1_0 = wasm_u16x8_extend_high_u8x16(acc8_1);
  const v128_t f1_1_1 = wasm_i16x8_shl(f1_1_0, 2);
  const v128_t f1_1_2 = wasm_i16x8_add(f1_0_2, f1_1_1);
  const v128_t f1_2_0 = wasm_u16x8_extend_high_u8x16(acc8_2);
  const v128_t f1_2_1 = wasm_i16x8_shl(f1_2_0, 3);
  const v128_t f1_2_2 = wasm_i16x8_add(f1_1_2, f1_2_1);
  *to0 = f0_2_2;
  *to1 = f1_2_2;
}
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void LOCAL(epilogue)(v128_t acc16_0, v128_t acc16_1, int32_t *acc) {
  const v128_t out0 = wasm_v128_load((const uint8_t *)acc + 0);
  const v128_t s0_0 = wasm_u32x4_extend_low_u16x8(acc16_0);
  const v128_t s0_1 = wasm_i32x4_add(out0, s0_0);
  const v128_t out1 = wasm_v128_load((const uint8_t *)acc + 16);
  const v128_t s1_0 = wasm_u32x4_extend_high_u16x8(acc16_0);
  const v128_t s1_1 = wasm_i32x4_add(out1, s1_0);
  const v128_t out2 = wasm_v128_load((const uint8_t *)acc + 32);
  const v128_t s2_0 = wasm_u32x4_extend_low_u16x8(acc16_1);
  const v128_t s2_1 = wasm_i32x4_add(out2, s2_0);
  const v128_t out3 = wasm_v128_load((const uint8_t *)acc + 48);
  const v128_t s3_0 = wasm_u32x4_extend_high_u16x8(acc16_1);
  const v128_t s3_1 = wasm_i32x4_add(out3, s3_0);
  wasm_v128_store((uint8_t *)acc + 0, s0_1);
  wasm_v128_store((uint8_t *)acc + 16, s1_1);
  wasm_v128_store((uint8_t *)acc + 32, s2_1);
  wasm_v128_store((uint8_t *)acc + 48, s3_1);
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  v128_t byte_0f = wasm_v128_load(LOCAL(byte_0f));
  SYNTH_KEEP(byte_0f);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const v128_t zeros = wasm_v128_load(zero);
  v128_t stage0_0[1][4], stage0_1[1][4], stage0_2[1][4], stage1_0[1][4], stage1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 4;
  int32_t remaining1 = 20;
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
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          v128_t operand[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const v128_t w0 = wasm_v128_load(weights + 0);
            const v128_t w1 = wasm_v128_load(weights + 16);
            const v128_t w2 = wasm_v128_load(weights + 32);
            const v128_t w0_v3 = wasm_v128_and(byte_0f, w0);
            const v128_t w0_v4 = wasm_u8x16_shr(w0, 4);
            const v128_t w1_v5 = wasm_v128_and(byte_0f, w1);
            const v128_t w1_v6 = wasm_u8x16_shr(w1, 4);
            const v128_t w2_v7 = wasm_v128_and(byte_0f, w2);
            const v128_t w2_v8 = wasm_u8x16_shr(w2, 4);
            operand[r][0] = w0_v3;
            SYNTH_KEEP(operand[r][0]);
            operand[r][1] = w0_v4;
            SYNTH_KEEP(operand[r][1]);
            operand[r][2] = w1_v5;
            SYNTH_KEEP(operand[r][2]);
            operand[r][3] = w1_v6;
            SYNTH_KEEP(operand[r][3]);
            operand[r][4] = w2_v7;
            SYNTH_KEEP(operand[r][4]);
            operand[r][5] = w2_v8;
            SYNTH_KEEP(operand[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const v128_t t0 = wasm_v128_load(tables + 0);
            const v128_t t1 = wasm_v128_load(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1], operand[r][2],
                operand[r][3], operand[r][4], operand[r][5], t0, t1, &stage0_0[r][c], &stage0_1[r][c], &stage0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 48;
        if (remaining0 == 0) {
          remaining0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], stage0_1[r][c], stage0_2[r][c], &stage1_0[r][c], &stage1_1[r][c]);
              stage0_0[r][c] = zeros; stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; }
          if (--remaining1 == 0) {
            remaining1 = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
                LOCAL(epilogue)(stage1_0[r][c], stage1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
                stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      stage0_1[r][c], stage0_2[r][c], &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; stage0_1[r][c] = zeros;
      stage0_2[r][c] = zeros; }
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
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 48)
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[32 + row % 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_wasm_a3w3_hybrid_m8n1k64_tables_##registers##x##columns(const uint32_t *weights, \
      const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_wasm_a3w3_hybrid_m8n1k64_tables(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t padded[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        padded[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 4)
        synth_wasm_a3w3_hybrid_m8n1k64_tables_1x4(w, a, padded, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_wasm_a3w3_hybrid_m8n1k64_tables_1x1(w, a, padded, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
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
