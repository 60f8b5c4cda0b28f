/* Pieces of the C texts of kernels (tables, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// b73d92468c79
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

//// 4ab06fd33953

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(64))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// 1d327f3d6864
static const uint8_t SYNTH_KERNEL_lanes_04000400[] __attribute__((aligned(64))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// ba11218cec34
static const uint8_t SYNTH_KERNEL_lanes_00040004[] __attribute__((aligned(64))) = {
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04};

//// cb5a9b303ef8
static const uint8_t SYNTH_KERNEL_lanes_ffff0000[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};

//// b9b61428d9b3
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v1, __m512i w0_v3, __m512i t0, __m512i t1, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v1);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v3);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 94a208c315eb
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i lanes_04000400, __m512i lanes_00040004, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_04000400);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f1_0_0 = _mm512_maddubs_epi16(held0, lanes_00040004);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}

//// 32f3755a7aae
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i half0, __m512i half1, __m512i lanes_ffff0000, int32_t *acc) {
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

//// 53aed849feb3
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 66;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 66;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// 6d39aaa8764f
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 9589a918171d
static const uint8_t SYNTH_KERNEL_lanes_02000200[] __attribute__((aligned(64))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};

//// b8c38b81d771
static const uint8_t SYNTH_KERNEL_lanes_00020002[] __attribute__((aligned(64))) = {
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02};

//// b1d56834efaf
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i lanes_02000200, __m512i lanes_00020002, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_02000200);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f1_0_0 = _mm512_maddubs_epi16(held0, lanes_00020002);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}

//// 159b5631596f
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 132;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 132;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// 0d2ad330d705
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 33e48a52d478
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d84b42746b66
static const uint8_t SYNTH_KERNEL_lanes_ff00ff00[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// c449da62773d
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i lanes_ff00ff00, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_and_si512(held0, lanes_ff00ff00);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f1_0_0 = _mm512_srli_epi16(held0, 8);
  const __m512i f1_0_1 = _mm512_add_epi16(half1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}

//// 05122e9e8fa4
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 264;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 264;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// 413b332176e8
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// fbf55713c1e6
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3536e8bfe5e3
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 4ae8bbaeb04d
static const uint8_t SYNTH_KERNEL_lanes_04080408[] __attribute__((aligned(64))) = {
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08};

//// 32b94982bc54
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v2, __m512i w0_v4, __m512i w1_v5, __m512i w1_v7, __m512i t0, __m512i t1, __m512i *to0, __m512i *to1) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v2);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v4);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i p1_0 = _mm512_shuffle_epi8(t0, w1_v5);
  const __m512i p1_1 = _mm512_shuffle_epi8(t1, w1_v7);
  const __m512i g1 = _mm512_add_epi8(p1_0, p1_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// cce6ba9dac4c
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i lanes_04080408, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_04080408);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_04080408);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  *to0 = f0_0_1;
  *to1 = f1_1_1;
}

//// 0df07d7afd26
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i half0, __m512i half1, __m512i lanes_ffff0000, int32_t *acc) {
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

//// 4c9229426a77
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 22;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 22;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// cb2887ff27e2
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7c59988c316d
static const uint8_t SYNTH_KERNEL_lanes_02040204[] __attribute__((aligned(64))) = {
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04};

//// 6feb35563c08
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i lanes_02040204, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_02040204);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_02040204);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  *to0 = f0_0_1;
  *to1 = f1_1_1;
}

//// 51e4ac251b77
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 44;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 44;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// b9a8531792cc
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d2bcf4d3b94b
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 8685041446fe
static const uint8_t SYNTH_KERNEL_lanes_01020102[] __attribute__((aligned(64))) = {
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02};

//// 03810a01316b
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i lanes_01020102, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_01020102);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_01020102);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  *to0 = f0_0_1;
  *to1 = f1_1_1;
}

//// 67b494c08829
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 88;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 88;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// 3e5ea3c5e8e1
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 1849a4da2730
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5c191ef713d0
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 9e8f0a20dfc2
static const uint8_t SYNTH_KERNEL_lanes_10001000[] __attribute__((aligned(64))) = {
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00};

//// aefc94b8028c
static const uint8_t SYNTH_KERNEL_lanes_00100010[] __attribute__((aligned(64))) = {
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10};

//// c161ae250194
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v3, __m512i w0_v5, __m512i w1_v6, __m512i w1_v8, __m512i w2_v9, __m512i w2_v11, __m512i t0, __m512i t1, __m512i *to0, __m512i *to1, __m512i *to2) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v3);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v5);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i p1_0 = _mm512_shuffle_epi8(t0, w1_v6);
  const __m512i p1_1 = _mm512_shuffle_epi8(t1, w1_v8);
  const __m512i g1 = _mm512_add_epi8(p1_0, p1_1);
  const __m512i p2_0 = _mm512_shuffle_epi8(t0, w2_v9);
  const __m512i p2_1 = _mm512_shuffle_epi8(t1, w2_v11);
  const __m512i g2 = _mm512_add_epi8(p2_0, p2_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// a5bb7b0fe556
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i held2, __m512i lanes_04080408, __m512i lanes_10001000, __m512i lanes_00100010, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_04080408);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_10001000);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_04080408);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_2_0 = _mm512_maddubs_epi16(held2, lanes_00100010);
  const __m512i f1_2_1 = _mm512_add_epi16(f1_1_1, f1_2_0);
  *to0 = f0_2_1;
  *to1 = f1_2_1;
}

//// b4908ffca984
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 9;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 9;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// d4dd59af84d7
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d24ba17449cc
static const uint8_t SYNTH_KERNEL_lanes_08000800[] __attribute__((aligned(64))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// d3bc9586783d
static const uint8_t SYNTH_KERNEL_lanes_00080008[] __attribute__((aligned(64))) = {
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08};

//// 869ce5f8d443
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i held2, __m512i lanes_02040204, __m512i lanes_08000800, __m512i lanes_00080008, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_02040204);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_08000800);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_02040204);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_2_0 = _mm512_maddubs_epi16(held2, lanes_00080008);
  const __m512i f1_2_1 = _mm512_add_epi16(f1_1_1, f1_2_0);
  *to0 = f0_2_1;
  *to1 = f1_2_1;
}

//// 99ac65da13ec
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 18;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// 70f1acdd274f
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 466af4b38e42
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// e02577da9435
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i held2, __m512i lanes_01020102, __m512i lanes_04000400, __m512i lanes_00040004, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_01020102);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_04000400);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_01020102);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_2_0 = _mm512_maddubs_epi16(held2, lanes_00040004);
  const __m512i f1_2_1 = _mm512_add_epi16(f1_1_1, f1_2_0);
  *to0 = f0_2_1;
  *to1 = f1_2_1;
}

//// f9df98ef0f84
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 37;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 37;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
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

//// b00e5bd1662e
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 95a8f00556f4
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c5c0747e8852
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 52465cf70661
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 68;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 68;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 1033c9c8687c
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// dd93d6da40ef
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 136;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 136;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 6cb3febf8329
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 0bfd32b5703b
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 83fc64cc2f70
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 273;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 273;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 344acdf96fac
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 56a733208bbb
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 1cea252ad8be
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c0fa4dad3d42
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 22;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 22;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// d1d8e0019be9
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a896cb1eea98
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 45;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 45;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// c7ec89f1d9cf
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c5b290c86e18
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 523f459aac43
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 91;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 91;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// b9899f58dc28
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 011453445dc1
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// f8d882793071
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// ae67f3b1027a
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 9;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 9;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 0a425d0d7f82
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b152278f4c90
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 19;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 19;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 5c435566c38a
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// aeade5886f71
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5756c8c9b7d9
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 39;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 39;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 9734f6a77faf
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 1c7ef927bcff
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 628b58dd0f33
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 1c8ecb11de4a
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 73;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 73;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 5c280831d3c8
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 17ca02b8e49f
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 146;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 146;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 4e3f69b6deb7
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
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 30ca80cf3170
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 9136af7b54ba
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 292;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 292;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 28fd6b5da3ec
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 33c07be1c0a3
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 440e768ed754
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 6034cf439f8c
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 24;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 24;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// ffec7030e024
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b057e69166ee
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 48;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 48;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 0c3895dba39d
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3410e4d8f2b2
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// fcf24b925d8f
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 97;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w0_v2 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v3 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0_v3);
            const __m512i w1_v5 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v6 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1_v6);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 97;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// ec7be34387e3
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7e199ebc5c0e
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
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 6fa5534e011b
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// b594fc62ede6
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 10;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 10;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// df29cc77cd26
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3ad53de16eba
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 20;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 6a2723f1b5bf
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d1492b6d38af
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// dc94201b40cf
/* a tile; registers and columns are constants where it is used */
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
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 41;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v4 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v5 = _mm512_and_si512(byte_0f, w0_v4);
            const __m512i w1_v6 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v7 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v8 = _mm512_and_si512(byte_0f, w1_v7);
            const __m512i w2_v9 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v10 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v11 = _mm512_and_si512(byte_0f, w2_v10);
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v8;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v9;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v11;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 192;
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 41;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// 9eeac42a5d82
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 48635815b059
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
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 23a23a917347
/* A4W4 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 4 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), (2 + r % 64 / 32) * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 2), (2 + r % 64 /
 * 32) * 64 + r % 16 * 4 + r % 32 / 16 * 2 + 1 (plane 3). Unused positions and rows have code zero. Memory is
 * little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 4 per cell, a step adds at most 120; every 2 steps they go, [1, 2, 4, 8] fold, into 16-bit lanes,
 * and those after at most 18 times into the result. Instructions: 16 per cell of 64 x 8 positions, 12 per
 * register of weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 18 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 37a6f447143a
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w0_v4, __m512i w0_v6, __m512i w1_v7, __m512i w1_v9, __m512i w2_v10, __m512i w2_v12, __m512i w3_v13, __m512i w3_v15, __m512i t0, __m512i t1, __m512i *to0, __m512i *to1, __m512i *to2, __m512i *to3) {
  const __m512i sum0 = *to0;
  const __m512i sum1 = *to1;
  const __m512i sum2 = *to2;
  const __m512i sum3 = *to3;
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v4);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v6);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i p1_0 = _mm512_shuffle_epi8(t0, w1_v7);
  const __m512i p1_1 = _mm512_shuffle_epi8(t1, w1_v9);
  const __m512i g1 = _mm512_add_epi8(p1_0, p1_1);
  const __m512i p2_0 = _mm512_shuffle_epi8(t0, w2_v10);
  const __m512i p2_1 = _mm512_shuffle_epi8(t1, w2_v12);
  const __m512i g2 = _mm512_add_epi8(p2_0, p2_1);
  const __m512i p3_0 = _mm512_shuffle_epi8(t0, w3_v13);
  const __m512i p3_1 = _mm512_shuffle_epi8(t1, w3_v15);
  const __m512i g3 = _mm512_add_epi8(p3_0, p3_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  const __m512i total1 = _mm512_add_epi8(sum1, g1);
  const __m512i total2 = _mm512_add_epi8(sum2, g2);
  const __m512i total3 = _mm512_add_epi8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// 7a33a46920ca
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i held0, __m512i held1, __m512i held2, __m512i held3, __m512i lanes_01020102, __m512i lanes_04080408, __m512i *to0, __m512i *to1) {
  const __m512i half0 = *to0;
  const __m512i half1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(held0, lanes_01020102);
  const __m512i f0_0_1 = _mm512_add_epi16(half0, f0_0_0);
  const __m512i f0_2_0 = _mm512_maddubs_epi16(held2, lanes_04080408);
  const __m512i f0_2_1 = _mm512_add_epi16(f0_0_1, f0_2_0);
  const __m512i f1_1_0 = _mm512_maddubs_epi16(held1, lanes_01020102);
  const __m512i f1_1_1 = _mm512_add_epi16(half1, f1_1_0);
  const __m512i f1_3_0 = _mm512_maddubs_epi16(held3, lanes_04080408);
  const __m512i f1_3_1 = _mm512_add_epi16(f1_1_1, f1_3_0);
  *to0 = f0_2_1;
  *to1 = f1_3_1;
}

//// a56efd939336
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_01020102 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m512i lanes_04080408 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[1][7], level0_1[1][7], level0_2[1][7], level0_3[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 2;
  int32_t left1 = 18;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[1][8];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 256;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            const __m512i w3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
            const __m512i w0_v4 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v5 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v6 = _mm512_and_si512(byte_0f, w0_v5);
            const __m512i w1_v7 = _mm512_and_si512(byte_0f, w1);
            const __m512i w1_v8 = _mm512_srli_epi16(w1, 4);
            const __m512i w1_v9 = _mm512_and_si512(byte_0f, w1_v8);
            const __m512i w2_v10 = _mm512_and_si512(byte_0f, w2);
            const __m512i w2_v11 = _mm512_srli_epi16(w2, 4);
            const __m512i w2_v12 = _mm512_and_si512(byte_0f, w2_v11);
            const __m512i w3_v13 = _mm512_and_si512(byte_0f, w3);
            const __m512i w3_v14 = _mm512_srli_epi16(w3, 4);
            const __m512i w3_v15 = _mm512_and_si512(byte_0f, w3_v14);
            view[r][0] = w0_v4;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v6;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v7;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v9;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v10;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v12;
            SYNTH_KEEP(view[r][5]);
            view[r][6] = w3_v13;
            SYNTH_KEEP(view[r][6]);
            view[r][7] = w3_v15;
            SYNTH_KEEP(view[r][7]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], view[r][6], view[r][7], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 256;
        if (left0 == 0) {
          left0 = 2;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_01020102, lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_01020102, lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

//// b40558b182da

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 256)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[(2 + row % 64 / 32) * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[(2 + row % 64 / 32) * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// eb4b42969b35

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 64;
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

