/* A3W1 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 1 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 * 4 + r % 64 / 16 (plane 0). Unused positions and rows have code zero. Memory is
 * little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 292 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+v"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t synth_avx512_a3w1_twos_m8n1k64_tables_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_avx512_a3w1_twos_m8n1k64_tables_lanes_ff00ff00[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};
static const uint8_t synth_avx512_a3w1_twos_m8n1k64_tables_lanes_ffff0000[] __attribute__((aligned(32))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
/* one register of weights against one column, one chunk */
SYNTH_INLINE void synth_avx512_a3w1_twos_m8n1k64_tables_cell(__m512i w0_v1, __m512i w0_v3, __m512i t0, __m512i t1,
    __m512i *held0) {
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v1);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v3);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  *held0 = _mm512_add_epi8((*held0), g0);
}
/* byte sums into 16-bit lanes */
SYNTH_INLINE void synth_avx512_a3w1_twos_m8n1k64_tables_fold(__m512i held0, __m512i lanes_ff00ff00, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_and_si512(held0, lanes_ff00ff00);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_0_0 = _mm512_srli_epi16(held0, 8);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_0_1);
}
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void synth_avx512_a3w1_twos_m8n1k64_tables_spill(__m512i lanes_ffff0000, const uint8_t *half, int32_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)(half + 0));
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)(half + 64));
  const __m512i out0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i s0_0 = _mm512_and_si512(half0, lanes_ffff0000);
  const __m512i s0_1 = _mm512_add_epi32(out0, s0_0);
  const __m512i out1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i s1_0 = _mm512_and_si512(half1, lanes_ffff0000);
  const __m512i s1_1 = _mm512_add_epi32(out1, s1_0);
  const __m512i out2 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 128));
  const __m512i s2_0 = _mm512_srli_epi32(half0, 16);
  const __m512i s2_1 = _mm512_add_epi32(out2, s2_0);
  const __m512i out3 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 192));
  const __m512i s3_0 = _mm512_srli_epi32(half1, 16);
  const __m512i s3_1 = _mm512_add_epi32(out3, s3_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), s0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), s1_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 128), s2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 192), s3_1);
}
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void synth_avx512_a3w1_twos_m8n1k64_tables_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_twos_m8n1k64_tables_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_ff00ff00 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_twos_m8n1k64_tables_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_twos_m8n1k64_tables_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], index[2];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 292;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            synth_avx512_a3w1_twos_m8n1k64_tables_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { synth_avx512_a3w1_twos_m8n1k64_tables_fold(held0[c], lanes_ff00ff00, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 292;
            UNROLL for (int c = 0; c < columns; ++c) { synth_avx512_a3w1_twos_m8n1k64_tables_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { synth_avx512_a3w1_twos_m8n1k64_tables_fold(held0[c], lanes_ff00ff00, half[c]); synth_avx512_a3w1_twos_m8n1k64_tables_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

#else /* any other CPU: the sums by their definition */

static void synth_avx512_a3w1_twos_m8n1k64_tables_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 16 * 4 + row % 64 / 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

SYNTH_TILE int32_t synth_avx512_a3w1_twos_m8n1k64_tables_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a3w1_twos_m8n1k64_tables_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a3w1_twos_m8n1k64_tables_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a3w1_twos_m8n1k64_tables_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a3w1_twos_m8n1k64_tables_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a3w1_twos_m8n1k64_tables_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a3w1_twos_m8n1k64_tables_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a3w1_twos_m8n1k64_tables_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_avx512_a3w1_twos_m8n1k64_tables(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[448];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 64 < tall * 64 ? m - first * 64 : tall * 64;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 64; ++r)
        part[c * tall * 64 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 64 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_avx512_a3w1_twos_m8n1k64_tables_1x7(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a3w1_twos_m8n1k64_tables_1x1(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, part + c * tall * 64, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
