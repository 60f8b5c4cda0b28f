/* SPDX-License-Identifier: Apache-2.0
 *
 * A2W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * K up to 715827880 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per accumulator, a step adds at most 24. Every 10 steps a widening adds them, times [1], to
 * 16-bit lanes. After at most 273 widenings a second one adds those to the result. Instructions: 4 per
 * accumulator of 32 x 8 positions, 3 per weight register to unpack, 4 and 8 per widening.
 *
 * Proof: 20 obligations, all proved: a step, both widenings, and the loop by induction over K.
 */
#define LOCAL(name) synth_avx2_a2w1_unipolar_m8n1k64_tables_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__AVX2__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP(value) __asm__("" : "+x"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t LOCAL(byte_0f)[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t LOCAL(lanes_ff00ff00)[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};
static const uint8_t LOCAL(lanes_ffff0000)[] __attribute__((aligned(32))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(__m256i w0_v1, __m256i w0_v3, __m256i t0, __m256i t1, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v1);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v3);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}
/* byte sums to 16-bit lanes */
SYNTH_INLINE void LOCAL(stage1)(__m256i acc8_0, __m256i lanes_ff00ff00, __m256i *to0, __m256i *to1) {
  const __m256i acc16_0 = *to0;
  const __m256i acc16_1 = *to1;
  const __m256i f0_0_0 = _mm256_and_si256(acc8_0, lanes_ff00ff00);
  const __m256i f0_0_1 = _mm256_add_epi16(acc16_0, f0_0_0);
  const __m256i f1_0_0 = _mm256_srli_epi16(acc8_0, 8);
  const __m256i f1_0_1 = _mm256_add_epi16(acc16_1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void LOCAL(epilogue)(__m256i acc16_0, __m256i acc16_1, __m256i lanes_ffff0000, int32_t *acc) {
  const __m256i out0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i s0_0 = _mm256_and_si256(acc16_0, lanes_ffff0000);
  const __m256i s0_1 = _mm256_add_epi32(out0, s0_0);
  const __m256i out1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i s1_0 = _mm256_and_si256(acc16_1, lanes_ffff0000);
  const __m256i s1_1 = _mm256_add_epi32(out1, s1_0);
  const __m256i out2 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 64));
  const __m256i s2_0 = _mm256_srli_epi32(acc16_0, 16);
  const __m256i s2_1 = _mm256_add_epi32(out2, s2_0);
  const __m256i out3 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 96));
  const __m256i s3_0 = _mm256_srli_epi32(acc16_1, 16);
  const __m256i s3_1 = _mm256_add_epi32(out3, s3_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), s0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), s1_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 64), s2_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 96), s3_1);
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(LOCAL(byte_0f)));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_ff00ff00 = _mm256_loadu_si256((const __m256i *)(LOCAL(lanes_ff00ff00)));
  SYNTH_KEEP(lanes_ff00ff00);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(LOCAL(lanes_ffff0000)));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i zeros = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i stage0_0[1][7], stage1_0[1][7], stage1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 10;
  int32_t remaining1 = 273;
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
          __m256i operand[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
            operand[r][0] = w0_v1;
            SYNTH_KEEP(operand[r][0]);
            operand[r][1] = w0_v3;
            SYNTH_KEEP(operand[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1], t0, t1,
                &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 32;
        if (remaining0 == 0) {
          remaining0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], lanes_ff00ff00, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; }
          if (--remaining1 == 0) {
            remaining1 = 273;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
                LOCAL(epilogue)(stage1_0[r][c], stage1_1[r][c], lanes_ffff0000,
                out + (intptr_t)c * out_stride + r * 32); stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      lanes_ff00ff00, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      stage1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

#else /* any other CPU: the sums in portable C */

static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (
          intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 32)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 8 * 4 + row % 32 / 8];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_avx2_a2w1_unipolar_m8n1k64_tables_##registers##x##columns(const uint32_t *weights, \
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
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_avx2_a2w1_unipolar_m8n1k64_tables(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t padded[224];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 32 < tall * 32 ? m - first * 32 : tall * 32;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 32; ++r)
        padded[c * tall * 32 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 32 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_avx2_a2w1_unipolar_m8n1k64_tables_1x7(w, a, padded, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx2_a2w1_unipolar_m8n1k64_tables_1x1(w, a, padded, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 32, padded + c * tall * 32,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
