/* A2W3 bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 3 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1), 64 + r % 8 * 4 + r % 16 / 8 * 2 + r % 32 / 16 (plane 2). Unused positions and rows
 * have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
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

#if defined(__AVX2__) && !defined(SYNTH_PORTABLE)
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
#define SYNTH_KEEP(value) __asm__("" : "+x"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t synth_avx2_a2w3_bipolar_m8n1k64_tables_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_04080408[] __attribute__((aligned(32))) = {
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08};
static const uint8_t synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_10001000[] __attribute__((aligned(32))) = {
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00};
static const uint8_t synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_00100010[] __attribute__((aligned(32))) = {
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10};
static const uint8_t synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_ffff0000[] __attribute__((aligned(32))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
/* one register of weights against one column, one chunk */
SYNTH_INLINE void synth_avx2_a2w3_bipolar_m8n1k64_tables_cell(__m256i w0_v3, __m256i w0_v5, __m256i w1_v6, __m256i w1_v8, __m256i w2_v9, __m256i w2_v11, __m256i t0, __m256i t1,
    __m256i *held0, __m256i *held1, __m256i *held2) {
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v3);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v5);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i p1_0 = _mm256_shuffle_epi8(t0, w1_v6);
  const __m256i p1_1 = _mm256_shuffle_epi8(t1, w1_v8);
  const __m256i g1 = _mm256_add_epi8(p1_0, p1_1);
  const __m256i p2_0 = _mm256_shuffle_epi8(t0, w2_v9);
  const __m256i p2_1 = _mm256_shuffle_epi8(t1, w2_v11);
  const __m256i g2 = _mm256_add_epi8(p2_0, p2_1);
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
  *held2 = _mm256_add_epi8((*held2), g2);
}
/* byte sums into 16-bit lanes */
SYNTH_INLINE void synth_avx2_a2w3_bipolar_m8n1k64_tables_fold(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_04080408, __m256i lanes_10001000, __m256i lanes_00100010, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_04080408);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_10001000);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_04080408);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_2_0 = _mm256_maddubs_epi16(held2, lanes_00100010);
  const __m256i f1_2_1 = _mm256_add_epi16(f1_1_1, f1_2_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_2_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_2_1);
}
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void synth_avx2_a2w3_bipolar_m8n1k64_tables_spill(__m256i lanes_ffff0000, const uint8_t *half, int32_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)(half + 0));
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)(half + 32));
  const __m256i out0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i s0_0 = _mm256_and_si256(half0, lanes_ffff0000);
  const __m256i s0_1 = _mm256_add_epi32(out0, s0_0);
  const __m256i out1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i s1_0 = _mm256_srli_epi32(half0, 16);
  const __m256i s1_1 = _mm256_add_epi32(out1, s1_0);
  const __m256i out2 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 64));
  const __m256i s2_0 = _mm256_and_si256(half1, lanes_ffff0000);
  const __m256i s2_1 = _mm256_add_epi32(out2, s2_0);
  const __m256i out3 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 96));
  const __m256i s3_0 = _mm256_srli_epi32(half1, 16);
  const __m256i s3_1 = _mm256_add_epi32(out3, s3_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), s0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), s1_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 64), s2_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 96), s3_1);
}
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void synth_avx2_a2w3_bipolar_m8n1k64_tables_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_bipolar_m8n1k64_tables_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_10001000 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m256i lanes_00100010 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_bipolar_m8n1k64_tables_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 10, folds = 9;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 96) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v4 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v5 = _mm256_and_si256(byte_0f, w0_v4);
          const __m256i w1_v6 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v7 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v8 = _mm256_and_si256(byte_0f, w1_v7);
          const __m256i w2_v9 = _mm256_and_si256(byte_0f, w2);
          const __m256i w2_v10 = _mm256_srli_epi16(w2, 4);
          const __m256i w2_v11 = _mm256_and_si256(byte_0f, w2_v10);
          index[0] = w0_v3;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v5;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v6;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v8;
          SYNTH_KEEP(index[3]);
          index[4] = w2_v9;
          SYNTH_KEEP(index[4]);
          index[5] = w2_v11;
          SYNTH_KEEP(index[5]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
            synth_avx2_a2w3_bipolar_m8n1k64_tables_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { synth_avx2_a2w3_bipolar_m8n1k64_tables_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 9;
            UNROLL for (int c = 0; c < columns; ++c) { synth_avx2_a2w3_bipolar_m8n1k64_tables_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { synth_avx2_a2w3_bipolar_m8n1k64_tables_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); synth_avx2_a2w3_bipolar_m8n1k64_tables_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

#else /* any other CPU: the sums by their definition */

static void synth_avx2_a2w3_bipolar_m8n1k64_tables_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 96)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[64 + row % 8 * 4 + row % 16 / 8 * 2 + row % 32 / 16];
          total[row] += 16u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

SYNTH_TILE int32_t synth_avx2_a2w3_bipolar_m8n1k64_tables_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_bipolar_m8n1k64_tables_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx2_a2w3_bipolar_m8n1k64_tables_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_bipolar_m8n1k64_tables_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx2_a2w3_bipolar_m8n1k64_tables_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_bipolar_m8n1k64_tables_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_avx2_a2w3_bipolar_m8n1k64_tables(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[128];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 32 < tall * 32 ? m - first * 32 : tall * 32;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 32; ++r)
        part[c * tall * 32 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 32 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4)
        synth_avx2_a2w3_bipolar_m8n1k64_tables_1x4(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx2_a2w3_bipolar_m8n1k64_tables_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 32, part + c * tall * 32, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
