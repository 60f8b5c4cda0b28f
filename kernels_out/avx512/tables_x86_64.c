/* Pieces of the C texts of kernels (tables, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// 210217aa5b97
/* A1W1 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 536870904 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 66 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 59769edf7444
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif

//// 9b374a319636
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

//// eb4cfc76809c

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 3c314b2d8ba1

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+v"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

//// c9077909c255

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// c18dfbfef76a
static const uint8_t SYNTH_KERNEL_lanes_04000400[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// da3c7de7c242
static const uint8_t SYNTH_KERNEL_lanes_00040004[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04};

//// ee5aa5f7271c
static const uint8_t SYNTH_KERNEL_lanes_ffff0000[] __attribute__((aligned(32))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};

//// 17f56865f622
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m512i w0_v1, __m512i w0_v3, __m512i t0, __m512i t1,
    __m512i *held0) {
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v1);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v3);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  *held0 = _mm512_add_epi8((*held0), g0);
}

//// 98b568cb2373
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i lanes_04000400, __m512i lanes_00040004, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_04000400);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_0_0 = _mm512_maddubs_epi16(held0, lanes_00040004);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_0_1);
}

//// 0131d435a615
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_spill(__m512i lanes_ffff0000, const uint8_t *half, int32_t *acc) {
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

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// 4c8b5bac19d5
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04000400 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m512i lanes_00040004 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 31, folds = 66;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_04000400, lanes_00040004, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 66;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_04000400, lanes_00040004, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 11da5f0746a5

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 626de321eb39

#endif

//// 02e2eb29907d

SYNTH_TILE int32_t SYNTH_KERNEL_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// b5e9d30165e7

SYNTH_TILE int32_t SYNTH_KERNEL_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// ac914fff9987

SYNTH_TILE int32_t SYNTH_KERNEL_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// d5dc2d3d737c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
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
        SYNTH_KERNEL_1x7(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, part + c * tall * 64, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 42feac6b3e28
/* A1W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
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
 * K up to 1073741816 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 132 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// ca2a99586312
static const uint8_t SYNTH_KERNEL_lanes_02000200[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};

//// cd137815e1ed
static const uint8_t SYNTH_KERNEL_lanes_00020002[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02};

//// 2480cfc7368c
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i lanes_02000200, __m512i lanes_00020002, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_02000200);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_0_0 = _mm512_maddubs_epi16(held0, lanes_00020002);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_0_1);
}

//// beb67b6fc3ea
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02000200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m512i lanes_00020002 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 31, folds = 132;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_02000200, lanes_00020002, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 132;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_02000200, lanes_00020002, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// c8027df50ba0

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// afb8f1be05c6
/* A1W1 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 1073741816 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 132 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 9a9094664bb7
/* A1W1 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
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
 * K up to 2147483640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 264 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3aff7242f09a
static const uint8_t SYNTH_KERNEL_lanes_ff00ff00[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// c178c4b05b6c
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i lanes_ff00ff00, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_and_si512(held0, lanes_ff00ff00);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_0_0 = _mm512_srli_epi16(held0, 8);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_0_1);
}

//// 155d8237469d
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_ff00ff00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 31, folds = 264;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_ff00ff00, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 264;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_ff00ff00, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// ea601f564590

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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

//// a85d9a6a9cab
/* A1W1 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 2147483640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 264 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7eab2d1fb1c1
/* A1W1 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
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
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 2147483640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 264 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d318d91ccaf5
/* A1W2 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 57691945cd4b
static const uint8_t SYNTH_KERNEL_lanes_04080408[] __attribute__((aligned(32))) = {
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08};

//// aba43ffdcd37
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m512i w0_v2, __m512i w0_v4, __m512i w1_v5, __m512i w1_v7, __m512i t0, __m512i t1,
    __m512i *held0, __m512i *held1) {
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v2);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v4);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i p1_0 = _mm512_shuffle_epi8(t0, w1_v5);
  const __m512i p1_1 = _mm512_shuffle_epi8(t1, w1_v7);
  const __m512i g1 = _mm512_add_epi8(p1_0, p1_1);
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
}

//// 118d2506e808
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i held1, __m512i lanes_04080408, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_04080408);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_04080408);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_1_1);
}

//// 5df69a5f06a3
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_spill(__m512i lanes_ffff0000, const uint8_t *half, int32_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)(half + 0));
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)(half + 64));
  const __m512i out0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i s0_0 = _mm512_and_si512(half0, lanes_ffff0000);
  const __m512i s0_1 = _mm512_add_epi32(out0, s0_0);
  const __m512i out1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i s1_0 = _mm512_srli_epi32(half0, 16);
  const __m512i s1_1 = _mm512_add_epi32(out1, s1_0);
  const __m512i out2 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 128));
  const __m512i s2_0 = _mm512_and_si512(half1, lanes_ffff0000);
  const __m512i s2_1 = _mm512_add_epi32(out2, s2_0);
  const __m512i out3 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 192));
  const __m512i s3_0 = _mm512_srli_epi32(half1, 16);
  const __m512i s3_1 = _mm512_add_epi32(out3, s3_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), s0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), s1_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 128), s2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 192), s3_1);
}

//// 4fb5bba11f29
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 31, folds = 22;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_04080408, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 22;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_04080408, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// a70f00c94668

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 128)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// ec428d013eda

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 32;
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
        SYNTH_KERNEL_1x7(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, part + c * tall * 64, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 63f13c88f0e8
/* A1W2 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 44 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a5514ec71b3a
static const uint8_t SYNTH_KERNEL_lanes_02040204[] __attribute__((aligned(32))) = {
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04};

//// ccf137ea8696
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i held1, __m512i lanes_02040204, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_02040204);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_02040204);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_1_1);
}

//// c4de56117157
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02040204 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 31, folds = 44;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_02040204, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 44;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_02040204, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// b5ea824a63de

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 128)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 234e1511be26
/* A1W2 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 44 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// deda5bc2c3bc
/* A1W2 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 88 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 4e95571793e5
static const uint8_t SYNTH_KERNEL_lanes_01020102[] __attribute__((aligned(32))) = {
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02};

//// 4f8840da240e
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i held1, __m512i lanes_01020102, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_01020102);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_01020102);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_1_1);
}

//// 972a1a044e52
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 31, folds = 88;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_01020102, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 88;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_01020102, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 4c2fb6795af6

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 128)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f8b1f29ad5e0
/* A1W2 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 88 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a6f093064fec
/* A1W2 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 88 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// abeaae46b3da
/* A1W3 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d142017faf95
static const uint8_t SYNTH_KERNEL_lanes_10001000[] __attribute__((aligned(32))) = {
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00};

//// c45383da3995
static const uint8_t SYNTH_KERNEL_lanes_00100010[] __attribute__((aligned(32))) = {
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10};

//// 70b859d34b81
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m512i w0_v3, __m512i w0_v5, __m512i w1_v6, __m512i w1_v8, __m512i w2_v9, __m512i w2_v11, __m512i t0, __m512i t1,
    __m512i *held0, __m512i *held1, __m512i *held2) {
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v3);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v5);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i p1_0 = _mm512_shuffle_epi8(t0, w1_v6);
  const __m512i p1_1 = _mm512_shuffle_epi8(t1, w1_v8);
  const __m512i g1 = _mm512_add_epi8(p1_0, p1_1);
  const __m512i p2_0 = _mm512_shuffle_epi8(t0, w2_v9);
  const __m512i p2_1 = _mm512_shuffle_epi8(t1, w2_v11);
  const __m512i g2 = _mm512_add_epi8(p2_0, p2_1);
  *held0 = _mm512_add_epi8((*held0), g0);
  *held1 = _mm512_add_epi8((*held1), g1);
  *held2 = _mm512_add_epi8((*held2), g2);
}

//// f96c4dc667b6
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i held1, __m512i held2, __m512i lanes_04080408, __m512i lanes_10001000, __m512i lanes_00100010, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_04080408);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_10001000);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_04080408);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_2_0 = _mm512_maddubs_epi16(held2, lanes_00100010);
  const __m512i f1_2_1 = _mm512_add_epi16(f1_1_1, f1_2_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_2_1);
}

//// 95d156d93b13
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_10001000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m512i lanes_00100010 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 31, folds = 9;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 9;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// e7c6a755e984

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 192)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[128 + row % 16 * 4 + row % 32 / 16 * 2 + row % 64 / 32];
          total[row] += 16u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 067fe13e6ed8

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 48;
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
        SYNTH_KERNEL_1x7(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, part + c * tall * 64, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// c869cf9cb809
/* A1W3 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d21e92b1d427
static const uint8_t SYNTH_KERNEL_lanes_08000800[] __attribute__((aligned(32))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// 4e6ae28bc887
static const uint8_t SYNTH_KERNEL_lanes_00080008[] __attribute__((aligned(32))) = {
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08};

//// 4269fe7e1827
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i held1, __m512i held2, __m512i lanes_02040204, __m512i lanes_08000800, __m512i lanes_00080008, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_02040204);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_08000800);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_02040204);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_2_0 = _mm512_maddubs_epi16(held2, lanes_00080008);
  const __m512i f1_2_1 = _mm512_add_epi16(f1_1_1, f1_2_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_2_1);
}

//// 012d56bd7eae
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02040204 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m512i lanes_08000800 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_08000800));
  SYNTH_KEEP(lanes_08000800);
  __m512i lanes_00080008 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00080008));
  SYNTH_KEEP(lanes_00080008);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 31, folds = 18;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_02040204, lanes_08000800, lanes_00080008, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 18;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_02040204, lanes_08000800, lanes_00080008, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// a1f28ea742b9

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 192)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[128 + row % 16 * 4 + row % 32 / 16 * 2 + row % 64 / 32];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 6c72c1cea70b
/* A1W3 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a8c11e738fb7
/* A1W3 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 6bc615c56ff4
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m512i held0, __m512i held1, __m512i held2, __m512i lanes_01020102, __m512i lanes_04000400, __m512i lanes_00040004, uint8_t *acc) {
  const __m512i half0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_01020102);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_04000400);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i half1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_01020102);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_2_0 = _mm512_maddubs_epi16(held2, lanes_00040004);
  const __m512i f1_2_1 = _mm512_add_epi16(f1_1_1, f1_2_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), f0_2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), f1_2_1);
}

//// 36504420516f
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_04000400 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m512i lanes_00040004 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 31, folds = 37;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 31;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_01020102, lanes_04000400, lanes_00040004, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 37;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_01020102, lanes_04000400, lanes_00040004, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// e5c320204b78

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 192)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[128 + row % 16 * 4 + row % 32 / 16 * 2 + row % 64 / 32];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 47a2e4fa0535
/* A1W3 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5fee20c55446
/* A1W3 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 27d7b9518779
/* A2W1 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 68 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 21742d0ad1f1
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04000400 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m512i lanes_00040004 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 10, folds = 68;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_04000400, lanes_00040004, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 68;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_04000400, lanes_00040004, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 0f85496446cd
/* A2W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
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
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 136 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 99b477d452fd
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02000200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m512i lanes_00020002 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 10, folds = 136;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_02000200, lanes_00020002, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 136;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_02000200, lanes_00020002, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 1419a7cd590f
/* A2W1 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 136 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a37f9b1e2371
/* A2W1 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
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
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 273 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 6f925db6879b
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_ff00ff00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 10, folds = 273;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_ff00ff00, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 273;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_ff00ff00, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 537e7b760de4
/* A2W1 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 273 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 9528c22b56a4
/* A2W1 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
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
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 273 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 0ab84c7006f2
/* A2W2 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b80f7820d1c4
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 10, folds = 22;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_04080408, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 22;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_04080408, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 76ec43fa6f09
/* A2W2 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 45 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// bb5e2e320f63
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02040204 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 10, folds = 45;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_02040204, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 45;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_02040204, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// bb252e4813b6
/* A2W2 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 45 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// dc1b30145ab0
/* A2W2 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 238609288 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 91 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a506befc1ed5
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 10, folds = 91;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_01020102, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 91;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_01020102, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// d201c3c895b4
/* A2W2 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 238609288 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 91 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 19eb6412641f
/* A2W2 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 238609288 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 91 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7c3e604ea2c2
/* A2W3 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
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
 * those after at most 9 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 0d92fce269f7
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_10001000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m512i lanes_00100010 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 9;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 12b7e0ec6214
/* A2W3 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 197a84da2a0b
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02040204 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m512i lanes_08000800 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_08000800));
  SYNTH_KEEP(lanes_08000800);
  __m512i lanes_00080008 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00080008));
  SYNTH_KEEP(lanes_00080008);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 10, folds = 19;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_02040204, lanes_08000800, lanes_00080008, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 19;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_02040204, lanes_08000800, lanes_00080008, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 3a4ac0195dfd
/* A2W3 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 9c20eb4ad117
/* A2W3 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 208cf53c1bd7
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_04000400 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m512i lanes_00040004 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 10, folds = 39;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 10;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_01020102, lanes_04000400, lanes_00040004, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 39;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_01020102, lanes_04000400, lanes_00040004, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 09731ea7b12b
/* A2W3 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// ca8fb01bcf17
/* A2W3 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c6b96244d026
/* A3W1 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 73 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 178005fc9e34
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04000400 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m512i lanes_00040004 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 4, folds = 73;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_04000400, lanes_00040004, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 73;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_04000400, lanes_00040004, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 09fd05a9e08e
/* A3W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
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
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 146 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b50dfb7028ca
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02000200 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m512i lanes_00020002 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
  int32_t steps = 4, folds = 146;
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_02000200, lanes_00020002, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 146;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_02000200, lanes_00020002, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 4fd7692d649d
/* A3W1 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 146 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 6b113b3bd599
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

//// 019d5f7de79b
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_ff00ff00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
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
            SYNTH_KERNEL_cell(index[0], index[1], t0, t1, &held0[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_ff00ff00, half[c]); held0[c] = nothing; }
          if (--folds == 0) {
            folds = 292;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], lanes_ff00ff00, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// e10c2ad41756
/* A3W1 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
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

//// 659df56230cf
/* A3W1 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
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
 * weights); column_correction = 0 * (sum of the column's codes).
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

//// e002eeabbd4c
/* A3W2 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 24 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 4ef2e0b2c57a
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 24;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_04080408, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 24;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_04080408, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// e9400ffe13f6
/* A3W2 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 48 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c9bfe596b11b
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02040204 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 48;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_02040204, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 48;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_02040204, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// aa3e48c012e5
/* A3W2 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 48 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b75180b9246d
/* A3W2 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 97 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5c75e6824445
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], index[4];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 97;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 128) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
          const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
          index[0] = w0_v2;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v7;
          SYNTH_KEEP(index[3]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], t0, t1, &held0[c], &held1[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_01020102, half[c]); held0[c] = nothing; held1[c] = nothing; }
          if (--folds == 0) {
            folds = 97;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], lanes_01020102, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// dcb8f82b0abd
/* A3W2 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 97 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// fed4dc3d7841
/* A3W2 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 97 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 8128398fde71
/* A3W3 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 10956544 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 10 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 2790014ec1c8
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_10001000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m512i lanes_00100010 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 10;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 10;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_04080408, lanes_10001000, lanes_00100010, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// e6c08e764731
/* A3W3 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 8a7d16952add
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02040204 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m512i lanes_08000800 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_08000800));
  SYNTH_KEEP(lanes_08000800);
  __m512i lanes_00080008 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00080008));
  SYNTH_KEEP(lanes_00080008);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 20;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_02040204, lanes_08000800, lanes_00080008, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 20;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_02040204, lanes_08000800, lanes_00080008, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 0b108c3aace8
/* A3W3 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 50755c0c547e
/* A3W3 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b26e0be6e418
/* a tile of 64 rows (2 x 32 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_04000400 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m512i lanes_00040004 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][128] __attribute__((aligned(64)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 192) {
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
          const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
          const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
          const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
          const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
          const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
          const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
          const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
          const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
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
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            SYNTH_KERNEL_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_01020102, lanes_04000400, lanes_00040004, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 41;
            UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_fold(held0[c], held1[c], held2[c], lanes_01020102, lanes_04000400, lanes_00040004, half[c]); SYNTH_KERNEL_spill(lanes_ffff0000, half[c], out + (intptr_t)c * out_stride); }
}

//// 0cbe8f3b85e9
/* A3W3 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
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
 * those after at most 41 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3c4bea64b90c
/* A3W3 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

