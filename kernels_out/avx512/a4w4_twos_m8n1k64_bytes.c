/* SPDX-License-Identifier: Apache-2.0
 *
 * A4W4 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 16 rows and chunk 1 x 16 x 4 bytes, codes of 4 neighbouring positions of each row. Unused
 * positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *
 * K up to 9544368 positions, padded to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *
 * Sums: 16-bit lanes, a run adds at most 450, 72 runs at most; 32-bit lanes, a run adds at most 64800; their
 * coefficient is 1. Instructions: 2 per accumulator of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *
 * Proof: 13 obligations, all proved: a step, every widening, the epilogue, and the loop by induction over K.
 */
#define LOCAL(name) synth_avx512_a4w4_twos_m8n1k64_bytes_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
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
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

static const uint8_t LOCAL(ones16)[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(__m512i w, __m512i a, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i s0_0 = _mm512_maddubs_epi16(w, a);
  const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
  *to0 = s0_1;
}
/* sums of 16 bits to 32 */
SYNTH_INLINE void LOCAL(stage1)(__m512i sum0, __m512i ones16, __m512i *to0) {
  const __m512i sum1 = *to0;
  const __m512i s1_0 = _mm512_madd_epi16(sum0, ones16);
  const __m512i s1_1 = _mm512_add_epi32(s1_0, sum1);
  *to0 = s1_1;
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(__m512i sum1, int32_t *acc) {
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, sum1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(LOCAL(ones16)));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i zeros = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i stage0_0[4][8], stage1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage1_0[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 72;
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
          __m512i operand[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w = _mm512_loadu_si512((const __m512i *)(weights + 0));
            operand[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], a, &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;
        if (remaining0 == 0) {
          remaining0 = 72;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], ones16, &stage1_0[r][c]); stage0_0[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      ones16, &stage1_0[r][c]); stage0_0[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      out + (intptr_t)c * out_stride + r * 16);
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
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 64)
        for (int row = 0; row < 16; ++row)
          for (int position = 0; position < 4; ++position)
            total[row] += 1u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_avx512_a4w4_twos_m8n1k64_bytes_##registers##x##columns(const uint32_t *weights, \
      const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(4, 1) TILE(1, 2) TILE(4, 2) TILE(1, 4) TILE(4, 4) TILE(1, 6) TILE(4, 6) TILE(1, 8) TILE(2, 8)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 16. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_avx512_a4w4_twos_m8n1k64_bytes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t padded[384];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 6 ? 6 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        padded[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 6 && tall == 4)
        synth_avx512_a4w4_twos_m8n1k64_bytes_4x6(w, a, padded, tall * 16, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 6)
        synth_avx512_a4w4_twos_m8n1k64_bytes_1x6(w, a, padded, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a4w4_twos_m8n1k64_bytes_1x1(w, a, padded, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
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
