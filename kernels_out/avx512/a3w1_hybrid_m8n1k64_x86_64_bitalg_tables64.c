/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W1 hybrid: kernel of tables of 64 entries, tiles of 64 rows by up to 7 columns with the loop over K inside,
 * Intel AVX-512 F and BW (x86-64), x86_64_bitalg. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 6 positions. activations: per column and chunk a table of 64 bytes; entry i is the sum
 * of the codes of those positions whose bit is set in i. weights: per register of 64 rows and chunk 1 x 64
 * bytes, a byte per plane of the codes and row; bit b is position b; row r of a register in byte r % 16 * 4 + r
 * % 64 / 16 (plane 0). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 153391686 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per accumulator, a step adds at most 42. Every 6 steps a widening adds them, times [2], to 16-bit
 * lanes. After at most 130 widenings a second one adds those to the result. Instructions: 2 per accumulator of
 * 64 x 6 positions, 0 per weight register to unpack, 4 and 8 per widening.
 *
 * Proof: 17 obligations, all proved: a step, both widenings, and the loop by induction over K.
 */
#define LOCAL(name) synth_avx512_a3w1_hybrid_m8n1k64_x86_64_bitalg_tables64_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && \
    defined(__AVX512VBMI__) && defined(__GFNI__) && !defined(SYNTH_PORTABLE)
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
#define SYNTH_KEEP(value) __asm__("" : "+v"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t LOCAL(lanes_02000200)[] __attribute__((aligned(64))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
static const uint8_t LOCAL(lanes_00020002)[] __attribute__((aligned(64))) = {
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02};
static const uint8_t LOCAL(lanes_ffff0000)[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(__m512i w0, __m512i t0, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i p0_0 = _mm512_permutexvar_epi8(w0, t0);
  const __m512i total0 = _mm512_add_epi8(sum0, p0_0);
  *to0 = total0;
}
/* byte sums to 16-bit lanes */
SYNTH_INLINE void LOCAL(stage1)(__m512i acc8_0, __m512i lanes_02000200, __m512i lanes_00020002, __m512i *to0,
    __m512i *to1) {
  const __m512i acc16_0 = *to0;
  const __m512i acc16_1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(acc8_0, lanes_02000200);
  const __m512i f0_0_1 = _mm512_add_epi16(acc16_0, f0_0_0);
  const __m512i f1_0_0 = _mm512_maddubs_epi16(acc8_0, lanes_00020002);
  const __m512i f1_0_1 = _mm512_add_epi16(acc16_1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void LOCAL(epilogue)(__m512i acc16_0, __m512i acc16_1, __m512i lanes_ffff0000, int32_t *acc) {
  const __m512i out0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i s0_0 = _mm512_and_si512(acc16_0, lanes_ffff0000);
  const __m512i s0_1 = _mm512_add_epi32(out0, s0_0);
  const __m512i out1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i s1_0 = _mm512_and_si512(acc16_1, lanes_ffff0000);
  const __m512i s1_1 = _mm512_add_epi32(out1, s1_0);
  const __m512i out2 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 128));
  const __m512i s2_0 = _mm512_srli_epi32(acc16_0, 16);
  const __m512i s2_1 = _mm512_add_epi32(out2, s2_0);
  const __m512i out3 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 192));
  const __m512i s3_0 = _mm512_srli_epi32(acc16_1, 16);
  const __m512i s3_1 = _mm512_add_epi32(out3, s3_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), s0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), s1_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 128), s2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 192), s3_1);
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i lanes_02000200 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes_02000200)));
  SYNTH_KEEP(lanes_02000200);
  __m512i lanes_00020002 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes_00020002)));
  SYNTH_KEEP(lanes_00020002);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes_ffff0000)));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i zeros = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i stage0_0[2][7], stage1_0[2][7], stage1_1[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 6;
  int32_t remaining1 = 130;
  if (tap_stride == chunks * 16) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 16) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i operand[2][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            operand[r][0] = w0;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 16);
            const __m512i t0 = _mm512_loadu_si512((const __m512i *)(tables + 0));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], t0, &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 16, packed += (intptr_t)run * 64;
        if (remaining0 == 0) {
          remaining0 = 6;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], lanes_02000200, lanes_00020002, &stage1_0[r][c], &stage1_1[r][c]);
              stage0_0[r][c] = zeros; }
          if (--remaining1 == 0) {
            remaining1 = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
                LOCAL(epilogue)(stage1_0[r][c], stage1_1[r][c], lanes_ffff0000,
                out + (intptr_t)c * out_stride + r * 64); stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      lanes_02000200, lanes_00020002, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      stage1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

#else /* any other CPU: the sums in portable C */

static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (
          intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 64, w += 64)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 16 * 4 + row % 64 / 16];
          total[row] += 2u * ((uint32_t)a[byte & 63]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_avx512_a3w1_hybrid_m8n1k64_x86_64_bitalg_tables64_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(1, 7) TILE(2, 1) TILE(2, 2) TILE(2, 4) TILE(2, 7)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 6 positions, m rows of weights in registers of 64. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_avx512_a3w1_hybrid_m8n1k64_x86_64_bitalg_tables64(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t padded[896];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 16;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 7 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 64 < tall * 64 ? m - first * 64 : tall * 64;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 64; ++r)
        padded[c * tall * 64 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 64 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 7 && tall == 2)
        synth_avx512_a3w1_hybrid_m8n1k64_x86_64_bitalg_tables64_2x7(w, a, padded, tall * 64, chunks * 16, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 7)
        synth_avx512_a3w1_hybrid_m8n1k64_x86_64_bitalg_tables64_1x7(w, a, padded, 64, chunks * 16, 1, 0, 1, 0, chunks,
            0);
      else
        synth_avx512_a3w1_hybrid_m8n1k64_x86_64_bitalg_tables64_1x1(w, a, padded, 64, chunks * 16, 1, 0, 1, 0, chunks,
            0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, padded + c * tall * 64,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
