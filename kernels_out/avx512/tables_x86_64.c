/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (tables, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 900d92649378
 * A1W1 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 308c8d89be3a
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// f33457781750
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 1 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 * 4 + r % 64 / 16 (plane 0). Unused positions and rows have code zero. Memory is
 * little-endian.
 *

//// 3a8d12b9bbac
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *

//// 08015e11d304
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 83c95d78bc54
 * K up to 536870904 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7034cacd99f4
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 66 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// c3f75bdf3715
 * Proof: 18 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

//// 6c7e59fa2407
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

//// b3ee270d30a2
  if (tap_stride == chunks * 8) chunks *= width, width = 1;

//// 9dad2ab2f590
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;

//// 92b7da8175d3
  for (int32_t y = 0; y < height; ++y) {

//// 8f8a2c8f1a17
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// fa263ec4df38
      for (int32_t left = chunks; left > 0;) {

//// d04e550fb715
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// ad442e810606
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

//// 8c561487c21a
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 9412881f837b
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

//// ab73f16a506a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// 2977f3ba7f00
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};

//// b6048daadd06
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);

//// 5f7574f631b9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)

//// 8a592df40055
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 16 * 4 + row % 64 / 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;

//// 16f4c6b6b0fe
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

//// dc72356c6a4a

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[448];

//// 7801f1915c8c
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;

//// ce9bddc595aa
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 64 < tall * 64 ? m - first * 64 : tall * 64;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// c00a06c632d9
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 64; ++r)
        part[c * tall * 64 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 64 + r] + (uint32_t)column_correction[column + c]) : 0;

//// ba6c50b6a28f
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);

//// 547e33f56886
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, part + c * tall * 64, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 86343bf74018
 * A1W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// c8f42db63e9e
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// f896c2f0850b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// f1064b91b5cf
 * K up to 1073741816 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1d093b502f0b
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 132 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

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

//// b5bac540caf1
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

//// 97d5014cda44
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 1fb81e81be85
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

//// 9b2f85afdbf9
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 16 * 4 + row % 64 / 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;

//// f28186904eee
 * A1W1 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// c491d25fcc33
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// 780998f9b512
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 8bfccecf5f76
 * A1W1 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b4cab9d78037
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 3cd553b1b73e
 * K up to 2147483640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d2c438241a8b
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 264 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// e534ea0c06cc
 * Proof: 20 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

//// 0cf9175ae640
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

//// abcdedc2b12d
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// cf0035f21290
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

//// edd018ae32cd
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 16 * 4 + row % 64 / 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;

//// d86ccbe8b7e8
 * A1W1 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3b8fb77a91fb
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 6bf9c4c5acf7
 * A1W1 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 8d3ab6f99ff2
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *

//// 2b0649e0db1e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *

//// 3926dd1d4c9d
 * A1W2 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 301b4957291d
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 3a063c9113a1
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 2 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *

//// aa1614064fbf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 2fb6e1b2662c
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// e7191283be99
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// eaa5eabe3cb5
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

//// f341d73538a9
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

//// 0713c2317bba
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

//// 2aa310fa6c04
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 7e47c5eba535
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

//// 12b6abfaa343
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 128)

//// 7e21ef61cd32
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;

//// fc1960935ab6

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[448];

//// 735bd5473a2f
 * A1W2 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 030a8a24617c
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 1e54cbd5860d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 1a4b83ec2e4d
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 4ba28f12174c
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 44 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

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

//// c96714ff9d2a
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

//// b13b364e1bbf
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// bb9d49479579
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

//// defd2fba2272
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;

//// 8d0d2b7e8715
 * A1W2 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 790971975476
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *

//// ee9d2b1d9175
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 80413c4c766e
 * A1W2 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 39c80c63ddb3
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// 1f709c88992b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 77ec5c2c32c3
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 0d246fb07f44
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 88 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

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

//// 51488e5f23ef
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

//// 94e69e1e33ce
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 29b1056cafd4
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

//// c6f8bb8a1408
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 64 / 32 * 64 + row % 16 * 4 + row % 32 / 16 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;

//// 93436c04767a
 * A1W2 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a2fae7e7ca7e
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// a0edaaf7e21b
 * A1W2 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 73a6a57e6c21
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *

//// cdddfd1adb12
 * A1W3 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2533e9b2bdfd
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 93c99a3c009a
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 3 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), 128 + r % 16 * 4 + r % 32 / 16 * 2 + r % 64 / 32 (plane 2). Unused positions and
 * rows have code zero. Memory is little-endian.
 *

//// f7e60a484d49
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// 45d0170f9c24
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 4628db023600
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

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

//// 7d9ab2f01f9a
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

//// a4171c424fef
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

//// 62961508a1f2
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 8b540fb2ce3d
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

//// 634c4eb9c954
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 192)

//// ed5683e9a7e6
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

//// f43456beed75

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 48;
  int32_t part[448];

//// cff6edec6e14
 * A1W3 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// f458dc57e950
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 7ad92c0a2b62
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// e43e16376d83
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 2ebb1a3d42e6
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

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

//// 9a102ada6e21
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

//// bc9505b14868
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// f1a4124566ab
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

//// c316a2f976d8
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

//// bdd26b6231e6
 * A1W3 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 22accd1f334a
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 20992060db6a
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 225e1285fe29
 * A1W3 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 628cebbf3d2b
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 56d85ecac2d2
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// e635a8b69017
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 9695c3dd4eca
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

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

//// f531dc746dc6
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

//// ee8ff3ac567e
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// b147e4b36fe3
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

//// 1686b66f553b
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

//// 19cd24c795e4
 * A1W3 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// fd8f345e4ae2
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// fdf5697f9c69
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// b0aecdaeda07
 * A1W3 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4f636210629f
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// b1c709f0d062
 * A2W1 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// ab0ca06d6022
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// be21fb938a8c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// cd1715b7dc31
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 68 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 7f85cce9c214
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

//// 6c8d06e41d84
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 80db4413479f
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

//// d754f1d32619
 * A2W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// 24a52edaf73a
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 136 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 329e1f174df9
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

//// 5774637461ae
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 2149d6fcd58a
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

//// 9035e3a116e2
 * A2W1 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2dba0dbe8dde
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// e06bd0af0c97
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// db329b1e5b93
 * A2W1 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 56e6c53e18fc
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// 8d5231f5a004
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 273 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// b31e8b315868
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

//// 78fc72fb0ca5
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 2d5148de5eac
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

//// 88233877d113
 * A2W1 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 801a9aba2dd7
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// d3816d77adce
 * A2W1 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 903b84474d57
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *

//// e7f582c0e3a2
 * A2W2 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// c2d193f715e7
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6c0aaac7371f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// f30d0a1172e0
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1c84746e2e36
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 59173d4c07dd
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

//// 628fe2b7531a
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// abdd027c45c6
 * A2W2 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6cbae0199282
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ca516afa79cd
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 45 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 9ac8f97a0337
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

//// 431bf5807440
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 9b9170f55c82
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

//// 0594139baadb
 * A2W2 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2418492be72c
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *

//// 6ca0105c21cb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// d0faf24a3afc
 * A2W2 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 249fec4a04fe
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *

//// 56bb3f9df5ed
 * K up to 238609288 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// cbc6a7abd038
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 91 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 2af69eb90ced
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

//// 6a109fac76b4
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// ad563a04b2af
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

//// d059bff9d0fb
 * A2W2 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4412faf4e95d
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *

//// 1d7027fa7635
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 99c6809ee081
 * A2W2 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7ff09c341ad9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *

//// 26d02b5492e1
 * A2W3 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b7107bfc1d54
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// c91e0c33b2df
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// cbc182dc97fe
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c82a3298c822
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 360c96f84ba6
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

//// 28ba4152b2f4
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 04defb0d1cec
 * A2W3 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0ce90099f9f9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 8146a14abf52
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// b1c5bc0e6733
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

//// 35ba7f38a5a9
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 13878b312169
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

//// 240bd3575272
 * A2W3 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// e71744c842ed
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// e0c39a53ba1b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 5b8d99db4cea
 * A2W3 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 288146538748
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a706b4142600
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ad322e5194d5
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 7c2fe5385223
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

//// 78dd933bb80f
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// d924abde5059
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

//// cc43d136a9db
 * A2W3 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 036ea2c1a696
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 227a20cdc929
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// 8c80ba241534
 * A2W3 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d61571c6c667
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 4494a89d4937
 * A3W1 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 894c3c674217
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// e341edac3c71
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 56205272be10
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 73 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// a62409635b87
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

//// bff532a33002
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 6a3ccf20ad5b
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

//// 23e1fc15a17b
 * A3W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// 5214d9919293
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 146 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 821f07e90f8b
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

//// e07b8f09b042
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 834bcb7794b3
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

//// 2b1177929bd4
 * A3W1 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4df55b8b39b5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// e6cbebde29fd
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 94082d0d436b
 * A3W1 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 86c6f68ce50e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 1d3725725356
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 292 times into the result. Instructions: 4 per cell of 64 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 8eb35ba01133
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

//// 09ceddfc29ea
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 94af12c80b3d
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

//// 84160f2a5a28
 * A3W1 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a0a93d6d7fd1
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// afa7887ef72e
 * A3W1 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 59d0999cd215
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *

//// c9812f5b4a7b
 * A3W2 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a58879665b21
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// aece183b60cf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// cfbcef63f138
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 24 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// cb8704a427d1
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

//// a0ee91c7c968
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 18b5223f2b3a
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

//// d4b5c3cb5de1
 * A3W2 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 421b0ac8af76
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 48 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 7d84699a3d71
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

//// 5e5468968b4a
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 6b15f3923b8a
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

//// 07123af366ab
 * A3W2 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// e571a055b311
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 0964bf1f60b4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 5e834e6982ae
 * A3W2 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 9dca931bf3ec
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 223a9586c473
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 97 times into the result. Instructions: 8 per cell of 64 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 3c4e1ffa45a8
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

//// 92e0abf2386d
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 13aa2581ee94
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

//// 0861312606cd
 * A3W2 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 38b400f68015
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 80d3a7c09801
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 6cdc6ee96400
 * A3W2 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// aff8fd0bae0b
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *

//// 3988b01983a3
 * A3W3 bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d0cbac8b5249
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f99f96d3b056
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// 47ebaf67ff1e
 * K up to 10956544 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f3a0ffdf6d36
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 10 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 0f5f8b17898e
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

//// bce9c4e9047a
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 736b815f02cc
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

//// 91b27c130bc0
 * A3W3 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 35c1a41f8ccc
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// bb8268503ff3
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ad10765482fa
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 4501b27f0dd0
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

//// 17901c8c6b84
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 7dc48b75894c
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

//// 6dde78bc75bb
 * A3W3 twos/bipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 62c55524d7e0
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// ba411d0c87a6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 4738a4d07933
 * A3W3 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b7c183054a27
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a317cf311cce
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 245524ced4c5
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 64 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 14ac806bd0cc
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

//// 2de3b35a82fd
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 3e00c08b8d2b
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

//// 329f0c1618ac
 * A3W3 twos/twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 04867f5e8590
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// d57b57900a70
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// bc4d84f92b77
 * A3W3 unipolar: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b010a44bb185
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 15707ebc00a8
 * A4W4 twos: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F and
 * BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// db91ec00b2eb
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *

//// b1c3debfd9bf
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 4 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 64 / 32 * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 0), r % 64 / 32 * 64 + r % 16 * 4 + r
 * % 32 / 16 * 2 + 1 (plane 1), (2 + r % 64 / 32) * 64 + r % 16 * 4 + r % 32 / 16 * 2 (plane 2), (2 + r % 64 /
 * 32) * 64 + r % 16 * 4 + r % 32 / 16 * 2 + 1 (plane 3). Unused positions and rows have code zero. Memory is
 * little-endian.
 *

//// 394123be41e3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *

//// 6173138c7127
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 3b64503a3f59
 * Byte sums: 4 per cell, a step adds at most 120; every 2 steps they go, [1, 2, 4, 8] fold, into 16-bit lanes,
 * and those after at most 18 times into the result. Instructions: 16 per cell of 64 x 8 positions, 12 per
 * register of weights (unpacking), 8 per fold, 8 per spill.
 *

//// 3a1dc0e81078
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

//// 91de353db03a
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

//// 52b41fcc344f
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

//// 98a4b063b758
        if (left0 == 0) {
          left0 = 2;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_01020102, lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }

//// d3c932462f86
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

//// 127119c4923b
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 256)

//// b50517f22f5b
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

//// 3e5b77a571ca

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 64;
  int32_t part[448];

