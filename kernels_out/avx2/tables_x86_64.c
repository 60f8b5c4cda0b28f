/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (tables, avx2, x86_64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 8fed2f3e7de4
 * A1W1 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 308c8d89be3a
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// 037da5e798f6
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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

//// e11dfa9f8eb9
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 66 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
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

//// 1e5b4069bbf8

#if defined(__AVX2__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 28e1c5cbd7e7

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+x"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

//// 03369197f1e2

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// 6dbe53eac437
static const uint8_t SYNTH_KERNEL_lanes_04000400[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 7b54ea6c68dc
static const uint8_t SYNTH_KERNEL_lanes_00040004[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04,
    0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04};

//// 1e037e32a27f
static const uint8_t SYNTH_KERNEL_lanes_ffff0000[] __attribute__((aligned(32))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};

//// 8f8f80d469c2
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v1, __m256i w0_v3, __m256i t0, __m256i t1, __m256i *to0) {
  const __m256i sum0 = *to0;
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v1);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v3);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  *to0 = total0;
}

//// 6dcf3ff78333
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i lanes_04000400, __m256i lanes_00040004, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_04000400);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f1_0_0 = _mm256_maddubs_epi16(held0, lanes_00040004);
  const __m256i f1_0_1 = _mm256_add_epi16(half1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}

//// b46c7af17e67
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m256i half0, __m256i half1, __m256i lanes_ffff0000, int32_t *acc) {
  const __m256i out0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i s0_0 = _mm256_and_si256(half0, lanes_ffff0000);
  const __m256i s0_1 = _mm256_add_epi32(out0, s0_0);
  const __m256i out1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i s1_0 = _mm256_and_si256(half1, lanes_ffff0000);
  const __m256i s1_1 = _mm256_add_epi32(out1, s1_0);
  const __m256i out2 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 64));
  const __m256i s2_0 = _mm256_srli_epi32(half0, 16);
  const __m256i s2_1 = _mm256_add_epi32(out2, s2_0);
  const __m256i out3 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 96));
  const __m256i s3_0 = _mm256_srli_epi32(half1, 16);
  const __m256i s3_1 = _mm256_add_epi32(out3, s3_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), s0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), s1_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 64), s2_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 96), s3_1);
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// da8e639b3fe3
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04000400 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m256i lanes_00040004 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
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

//// a23f727df333
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 32;

//// 8c561487c21a
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// c7ca7d5aef67
          if (--left1 == 0) {
            left1 = 66;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// ab73f16a506a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// e51aac67be4a
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};

//// b6048daadd06
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);

//// 6ba405641788
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 32)

//// d70dfc7ca329
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 8 * 4 + row % 32 / 8];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 2db958f11769
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
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

//// 557a8c7395db

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[224];

//// 7801f1915c8c
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;

//// 77db107d6b5e
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 32 < tall * 32 ? m - first * 32 : tall * 32;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// c5fdc3edcb9c
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 32; ++r)
        part[c * tall * 32 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 32 + r] + (uint32_t)column_correction[column + c]) : 0;

//// deba0f0dda12
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);

//// fd2d76518614
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 32, part + c * tall * 32, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// f375d889b0cc
 * A1W1 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// b1e5dd605f98
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 132 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 2eeb718a44b3
static const uint8_t SYNTH_KERNEL_lanes_02000200[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};

//// ddd563a4632b
static const uint8_t SYNTH_KERNEL_lanes_00020002[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02};

//// 1801d6d5a8df
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i lanes_02000200, __m256i lanes_00020002, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_02000200);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f1_0_0 = _mm256_maddubs_epi16(held0, lanes_00020002);
  const __m256i f1_0_1 = _mm256_add_epi16(half1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}

//// a1d61ea7efe0
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02000200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m256i lanes_00020002 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 132;

//// 97d5014cda44
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 08efe11dfdc4
          if (--left1 == 0) {
            left1 = 132;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// d75b969d41db
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 8 * 4 + row % 32 / 8];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 7adf8bc040ce
 * A1W1 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// c491d25fcc33
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// 780998f9b512
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// ffed79e3f89a
 * A1W1 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// b4cab9d78037
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 3cd553b1b73e
 * K up to 2147483640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 53abb43dc4fd
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 264 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// e534ea0c06cc
 * Proof: 20 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d4221e7e81fb
static const uint8_t SYNTH_KERNEL_lanes_ff00ff00[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// 757ca108ea5a
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i lanes_ff00ff00, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_and_si256(held0, lanes_ff00ff00);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f1_0_0 = _mm256_srli_epi16(held0, 8);
  const __m256i f1_0_1 = _mm256_add_epi16(half1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}

//// 061350208e87
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_ff00ff00 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 264;

//// abcdedc2b12d
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 2f89159c6fdc
          if (--left1 == 0) {
            left1 = 264;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// ab8f9cfc42f5
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 8 * 4 + row % 32 / 8];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 7b34c9248c7f
 * A1W1 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3b8fb77a91fb
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// d913b596dbf9
 * A1W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 8d3ab6f99ff2
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *

//// 2b0649e0db1e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *

//// 56a1f26eb7b9
 * A1W2 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 301b4957291d
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 93123cd59b1b
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
 *

//// aa1614064fbf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 2fb6e1b2662c
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 36f796d0edca
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// eaa5eabe3cb5
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3376ba94e7a4
static const uint8_t SYNTH_KERNEL_lanes_04080408[] __attribute__((aligned(32))) = {
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08};

//// 44d5daf8c1c8
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v2, __m256i w0_v4, __m256i w1_v5, __m256i w1_v7, __m256i t0, __m256i t1, __m256i *to0, __m256i *to1) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v2);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v4);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i p1_0 = _mm256_shuffle_epi8(t0, w1_v5);
  const __m256i p1_1 = _mm256_shuffle_epi8(t1, w1_v7);
  const __m256i g1 = _mm256_add_epi8(p1_0, p1_1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// 957d79c94db0
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i lanes_04080408, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_04080408);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_04080408);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  *to0 = f0_0_1;
  *to1 = f1_1_1;
}

//// 2548c863637e
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m256i half0, __m256i half1, __m256i lanes_ffff0000, int32_t *acc) {
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

//// 19857a6f2844
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 22;

//// 99af56428778
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
            const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;

//// 2aa310fa6c04
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// c7913ac84201
          if (--left1 == 0) {
            left1 = 22;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 5f7574f631b9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)

//// fff00f6c5049
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 753f3f95c9a5

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[224];

//// 040d9dd8c777
 * A1W2 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 31ac357f3726
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 44 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 36d2b8ccc4b9
static const uint8_t SYNTH_KERNEL_lanes_02040204[] __attribute__((aligned(32))) = {
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04};

//// 2caa1b13bf64
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i lanes_02040204, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_02040204);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_02040204);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  *to0 = f0_0_1;
  *to1 = f1_1_1;
}

//// 7a04d312a876
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02040204 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 44;

//// b13b364e1bbf
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 2960c0a1e2e2
          if (--left1 == 0) {
            left1 = 44;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 02f64d5d6665
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 9f02e931142d
 * A1W2 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 790971975476
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *

//// ee9d2b1d9175
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// e32df2e5c8ac
 * A1W2 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
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

//// 9a71468778ea
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 88 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 51c5c322b85b
static const uint8_t SYNTH_KERNEL_lanes_01020102[] __attribute__((aligned(32))) = {
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02};

//// 38489ec14111
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i lanes_01020102, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_01020102);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_01020102);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  *to0 = f0_0_1;
  *to1 = f1_1_1;
}

//// 042bdafaa0b9
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 88;

//// 94e69e1e33ce
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 92c4c0c774c6
          if (--left1 == 0) {
            left1 = 88;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 76d972987815
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 599a8af00249
 * A1W2 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a2fae7e7ca7e
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// 63e0683ba51e
 * A1W2 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 73a6a57e6c21
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *

//// 49ecb7d637d3
 * A1W3 bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2533e9b2bdfd
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 26b5482fa1b5
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 3 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1), 64 + r % 8 * 4 + r % 16 / 8 * 2 + r % 32 / 16 (plane 2). Unused positions and rows
 * have code zero. Memory is little-endian.
 *

//// f7e60a484d49
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// 45d0170f9c24
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 339346eab261
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// ae1caf0d980e
static const uint8_t SYNTH_KERNEL_lanes_10001000[] __attribute__((aligned(32))) = {
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00};

//// d380fe22a290
static const uint8_t SYNTH_KERNEL_lanes_00100010[] __attribute__((aligned(32))) = {
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10};

//// a97c0718f291
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v3, __m256i w0_v5, __m256i w1_v6, __m256i w1_v8, __m256i w2_v9, __m256i w2_v11, __m256i t0, __m256i t1, __m256i *to0, __m256i *to1, __m256i *to2) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v3);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v5);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i p1_0 = _mm256_shuffle_epi8(t0, w1_v6);
  const __m256i p1_1 = _mm256_shuffle_epi8(t1, w1_v8);
  const __m256i g1 = _mm256_add_epi8(p1_0, p1_1);
  const __m256i p2_0 = _mm256_shuffle_epi8(t0, w2_v9);
  const __m256i p2_1 = _mm256_shuffle_epi8(t1, w2_v11);
  const __m256i g2 = _mm256_add_epi8(p2_0, p2_1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}

//// 2bf10ccebbca
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_04080408, __m256i lanes_10001000, __m256i lanes_00100010, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_04080408);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_10001000);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_04080408);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_2_0 = _mm256_maddubs_epi16(held2, lanes_00100010);
  const __m256i f1_2_1 = _mm256_add_epi16(f1_1_1, f1_2_0);
  *to0 = f0_2_1;
  *to1 = f1_2_1;
}

//// 9588f54b31b3
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_10001000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m256i lanes_00100010 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 9;

//// d96c4d55c1dc
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[4];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// e3f06e6714c3
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 96;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v4 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v5 = _mm256_and_si256(byte_0f, w0_v4);
            const __m256i w1_v6 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v7 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v8 = _mm256_and_si256(byte_0f, w1_v7);
            const __m256i w2_v9 = _mm256_and_si256(byte_0f, w2);
            const __m256i w2_v10 = _mm256_srli_epi16(w2, 4);
            const __m256i w2_v11 = _mm256_and_si256(byte_0f, w2_v10);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 96;

//// 62961508a1f2
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 62966d13c8cf
          if (--left1 == 0) {
            left1 = 9;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 1909edfe5e42
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 96)

//// 08aaa8190a97
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

//// 492f700b0849

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[128];

//// 3e206c3ac359
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;

//// fd5769f024c2
      if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);

//// 8aa5b77fe706
 * A1W3 hybrid: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 8cdf01924da9
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// e3ed038e513e
static const uint8_t SYNTH_KERNEL_lanes_08000800[] __attribute__((aligned(32))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// 9640abc81d11
static const uint8_t SYNTH_KERNEL_lanes_00080008[] __attribute__((aligned(32))) = {
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08};

//// 4b3e11d3e489
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_02040204, __m256i lanes_08000800, __m256i lanes_00080008, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_02040204);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_08000800);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_02040204);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_2_0 = _mm256_maddubs_epi16(held2, lanes_00080008);
  const __m256i f1_2_1 = _mm256_add_epi16(f1_1_1, f1_2_0);
  *to0 = f0_2_1;
  *to1 = f1_2_1;
}

//// d3de39f4ba1c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02040204 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m256i lanes_08000800 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_08000800));
  SYNTH_KEEP(lanes_08000800);
  __m256i lanes_00080008 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00080008));
  SYNTH_KEEP(lanes_00080008);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 18;

//// bc9505b14868
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 467851d1f8a4
          if (--left1 == 0) {
            left1 = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 2784d3bb1822
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[64 + row % 8 * 4 + row % 16 / 8 * 2 + row % 32 / 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 9c2424b2bfff
 * A1W3 twos/bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 22accd1f334a
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 20992060db6a
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 42187bf9591d
 * A1W3 twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
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

//// 6f564b1fe9b2
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 021d59bdfa0d
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_01020102, __m256i lanes_04000400, __m256i lanes_00040004, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_01020102);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_04000400);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_01020102);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_2_0 = _mm256_maddubs_epi16(held2, lanes_00040004);
  const __m256i f1_2_1 = _mm256_add_epi16(f1_1_1, f1_2_0);
  *to0 = f0_2_1;
  *to1 = f1_2_1;
}

//// 442500eba3de
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_04000400 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m256i lanes_00040004 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 37;

//// ee8ff3ac567e
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// ffbb8fa321d2
          if (--left1 == 0) {
            left1 = 37;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 489d60fdf3aa
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[64 + row % 8 * 4 + row % 16 / 8 * 2 + row % 32 / 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 27e3a1e88cdb
 * A1W3 twos/twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// fd8f345e4ae2
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// fdf5697f9c69
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// d6ebe533e33b
 * A1W3 unipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4f636210629f
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 02f2241f77f5
 * A2W1 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// ab0ca06d6022
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// be21fb938a8c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// ee5ca6297539
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 68 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// d527f6424fc9
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04000400 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m256i lanes_00040004 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 68;

//// 6c8d06e41d84
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 3e7b0515a2cc
          if (--left1 == 0) {
            left1 = 68;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 8f894db1d4b6
 * A2W1 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// 04710d5dbe6d
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 136 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// d86f29c688f3
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02000200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m256i lanes_00020002 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 136;

//// 5774637461ae
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 54e7373ba0d8
          if (--left1 == 0) {
            left1 = 136;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 1bcd19507332
 * A2W1 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2dba0dbe8dde
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// e06bd0af0c97
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 2c5324a141be
 * A2W1 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// 56e6c53e18fc
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// da064412dd02
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 273 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 93689ed23d05
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_ff00ff00 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 273;

//// 78fc72fb0ca5
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 64d7ff3e067a
          if (--left1 == 0) {
            left1 = 273;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// a6d18650d3cf
 * A2W1 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 801a9aba2dd7
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// 70d0b2ede982
 * A2W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 903b84474d57
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *

//// bf5fd984d50c
 * A2W2 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 56a545ed662c
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 0869390858fb
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 22;

//// 628fe2b7531a
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 7fd4f58ba4df
 * A2W2 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6cbae0199282
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 97dce774724a
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 45 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 35697842a896
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02040204 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 45;

//// 431bf5807440
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// ca2e9a6f59e0
          if (--left1 == 0) {
            left1 = 45;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 31d2c8ac54cf
 * A2W2 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2418492be72c
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *

//// 6ca0105c21cb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 210c8102ea46
 * A2W2 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// 249fec4a04fe
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *

//// 56bb3f9df5ed
 * K up to 238609288 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5c462f73bdae
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 91 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 34b9b9d3a5bd
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 91;

//// 6a109fac76b4
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 4b764e6120a4
          if (--left1 == 0) {
            left1 = 91;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// cee90a5d8418
 * A2W2 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4412faf4e95d
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *

//// 1d7027fa7635
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 87637448bed4
 * A2W2 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7ff09c341ad9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *

//// 3d475ca35e9a
 * A2W3 bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 198ce2e4acd4
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// dd4f7e27edd1
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_10001000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m256i lanes_00100010 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 9;

//// 28ba4152b2f4
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 95d2282d3958
 * A2W3 hybrid: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0ce90099f9f9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 73b24c21ecb4
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 385260db00fa
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02040204 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m256i lanes_08000800 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_08000800));
  SYNTH_KEEP(lanes_08000800);
  __m256i lanes_00080008 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00080008));
  SYNTH_KEEP(lanes_00080008);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 19;

//// 35ba7f38a5a9
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// abc31b212ae5
          if (--left1 == 0) {
            left1 = 19;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// f45919d4a82c
 * A2W3 twos/bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// e71744c842ed
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// e0c39a53ba1b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 880c2f261b7d
 * A2W3 twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// 288146538748
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a706b4142600
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1bacd4825f41
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// 789a589300ee
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_04000400 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m256i lanes_00040004 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 39;

//// 78dd933bb80f
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// a3262774c462
          if (--left1 == 0) {
            left1 = 39;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 01f8a420639e
 * A2W3 twos/twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 036ea2c1a696
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 227a20cdc929
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// 01eb31a62192
 * A2W3 unipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d61571c6c667
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 1a8d4912e5f9
 * A3W1 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 894c3c674217
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// e341edac3c71
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// eb583f91c54d
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 73 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// e829b9242d02
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04000400 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m256i lanes_00040004 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 73;

//// bff532a33002
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// fe4b1f6c63cc
          if (--left1 == 0) {
            left1 = 73;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 4451b5dc44dc
 * A3W1 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// aff1eeba4ff1
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 146 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 77fda5ef183d
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02000200 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m256i lanes_00020002 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 146;

//// e07b8f09b042
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 89c6afea700c
          if (--left1 == 0) {
            left1 = 146;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02000200, lanes_00020002, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// e2fca2b52862
 * A3W1 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4df55b8b39b5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// e6cbebde29fd
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 5f566f34f801
 * A3W1 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// 86c6f68ce50e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 42f4830395c1
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 292 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 26b1fb239e45
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_ff00ff00 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ff00ff00));
  SYNTH_KEEP(lanes_ff00ff00);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 292;

//// 09ceddfc29ea
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 65e30137ef87
          if (--left1 == 0) {
            left1 = 292;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_ff00ff00, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 4f82be287d6d
 * A3W1 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a0a93d6d7fd1
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 15f0fa1630dc
 * A3W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 59d0999cd215
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *

//// 2522489b4b13
 * A3W2 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a58879665b21
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// aece183b60cf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// f00c043c2377
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 24 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 2cf8c6640d1b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 24;

//// a0ee91c7c968
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 796109d34826
          if (--left1 == 0) {
            left1 = 24;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 9efbba195928
 * A3W2 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 93ae42cde50e
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 48 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 14e2921ebdcf
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02040204 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 48;

//// 5e5468968b4a
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 6049d86bfb57
          if (--left1 == 0) {
            left1 = 48;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02040204, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 1f2047b0346b
 * A3W2 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// e571a055b311
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 0964bf1f60b4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 5c96cca38134
 * A3W2 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// 9dca931bf3ec
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 388c149f1b2c
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 97 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *

//// 36051794cb06
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 97;

//// 92e0abf2386d
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 85d537893e21
          if (--left1 == 0) {
            left1 = 97;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_01020102, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// e2cd759cc346
 * A3W2 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 38b400f68015
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 80d3a7c09801
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 419d8ff51980
 * A3W2 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// aff8fd0bae0b
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *

//// 5839f6e2d486
 * A3W3 bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 8bfdbc11ece2
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 10 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// c478e12e0379
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_10001000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_10001000));
  SYNTH_KEEP(lanes_10001000);
  __m256i lanes_00100010 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00100010));
  SYNTH_KEEP(lanes_00100010);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 10;

//// bce9c4e9047a
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 3623b219aa40
          if (--left1 == 0) {
            left1 = 10;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04080408, lanes_10001000, lanes_00100010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// f1dd538e0ba2
 * A3W3 hybrid: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 35c1a41f8ccc
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// bb8268503ff3
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5a2b53c8eb4d
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// d024cdcf42ef
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_02040204 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_02040204));
  SYNTH_KEEP(lanes_02040204);
  __m256i lanes_08000800 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_08000800));
  SYNTH_KEEP(lanes_08000800);
  __m256i lanes_00080008 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00080008));
  SYNTH_KEEP(lanes_00080008);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 20;

//// 17901c8c6b84
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 75fbb4cf8856
          if (--left1 == 0) {
            left1 = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02040204, lanes_08000800, lanes_00080008, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 3fe7b3048485
 * A3W3 twos/bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 62c55524d7e0
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// ba411d0c87a6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 832686165a59
 * A3W3 twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// b7c183054a27
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a317cf311cce
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5db30c360241
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *

//// d1dbaf90fd67
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_04000400 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04000400));
  SYNTH_KEEP(lanes_04000400);
  __m256i lanes_00040004 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_00040004));
  SYNTH_KEEP(lanes_00040004);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][4], level0_1[1][4], level0_2[1][4], level1_0[1][4], level1_1[1][4];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 41;

//// 2de3b35a82fd
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 407a418468da
          if (--left1 == 0) {
            left1 = 41;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_01020102, lanes_04000400, lanes_00040004, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// f81c39369018
 * A3W3 twos/twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 04867f5e8590
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// d57b57900a70
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// a18591402358
 * A3W3 unipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b010a44bb185
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 17f2ddf82bca
 * A4W4 twos: table kernel, tiles of 32 rows by up to 2 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *

//// db91ec00b2eb
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *

//// 31654b2ae1cb
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 4 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1), (2 + r % 32 / 16) * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 2), (2 + r % 32 / 16) *
 * 32 + r % 8 * 4 + r % 16 / 8 * 2 + 1 (plane 3). Unused positions and rows have code zero. Memory is
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

//// 1e3ee1576348
 * Byte sums: 4 per cell, a step adds at most 120; every 2 steps they go, [1, 2, 4, 8] fold, into 16-bit lanes,
 * and those after at most 18 times into the result. Instructions: 16 per cell of 32 x 8 positions, 12 per
 * register of weights (unpacking), 8 per fold, 8 per spill.
 *

//// 3a1dc0e81078
 * Proof: 19 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d3434eb87aee
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m256i w0_v4, __m256i w0_v6, __m256i w1_v7, __m256i w1_v9, __m256i w2_v10, __m256i w2_v12, __m256i w3_v13, __m256i w3_v15, __m256i t0, __m256i t1, __m256i *to0, __m256i *to1, __m256i *to2, __m256i *to3) {
  const __m256i sum0 = *to0;
  const __m256i sum1 = *to1;
  const __m256i sum2 = *to2;
  const __m256i sum3 = *to3;
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v4);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v6);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i p1_0 = _mm256_shuffle_epi8(t0, w1_v7);
  const __m256i p1_1 = _mm256_shuffle_epi8(t1, w1_v9);
  const __m256i g1 = _mm256_add_epi8(p1_0, p1_1);
  const __m256i p2_0 = _mm256_shuffle_epi8(t0, w2_v10);
  const __m256i p2_1 = _mm256_shuffle_epi8(t1, w2_v12);
  const __m256i g2 = _mm256_add_epi8(p2_0, p2_1);
  const __m256i p3_0 = _mm256_shuffle_epi8(t0, w3_v13);
  const __m256i p3_1 = _mm256_shuffle_epi8(t1, w3_v15);
  const __m256i g3 = _mm256_add_epi8(p3_0, p3_1);
  const __m256i total0 = _mm256_add_epi8(sum0, g0);
  const __m256i total1 = _mm256_add_epi8(sum1, g1);
  const __m256i total2 = _mm256_add_epi8(sum2, g2);
  const __m256i total3 = _mm256_add_epi8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// c282bc048e46
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m256i held0, __m256i held1, __m256i held2, __m256i held3, __m256i lanes_01020102, __m256i lanes_04080408, __m256i *to0, __m256i *to1) {
  const __m256i half0 = *to0;
  const __m256i half1 = *to1;
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_01020102);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_04080408);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_01020102);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_3_0 = _mm256_maddubs_epi16(held3, lanes_04080408);
  const __m256i f1_3_1 = _mm256_add_epi16(f1_1_1, f1_3_0);
  *to0 = f0_2_1;
  *to1 = f1_3_1;
}

//// b05f8d51167f
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m256i lanes_01020102 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_01020102));
  SYNTH_KEEP(lanes_01020102);
  __m256i lanes_04080408 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_04080408));
  SYNTH_KEEP(lanes_04080408);
  __m256i lanes_ffff0000 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  __m256i level0_0[1][2], level0_1[1][2], level0_2[1][2], level0_3[1][2], level1_0[1][2], level1_1[1][2];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 2;
  int32_t left1 = 18;

//// da0c16aee985
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[2];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// 7e8a5fb19226
        for (intptr_t step = 0; step < run; ++step) {
          __m256i view[1][8];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 128;
            const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
            const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
            const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + 64));
            const __m256i w3 = _mm256_loadu_si256((const __m256i *)(weights + 96));
            const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0);
            const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
            const __m256i w0_v6 = _mm256_and_si256(byte_0f, w0_v5);
            const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1);
            const __m256i w1_v8 = _mm256_srli_epi16(w1, 4);
            const __m256i w1_v9 = _mm256_and_si256(byte_0f, w1_v8);
            const __m256i w2_v10 = _mm256_and_si256(byte_0f, w2);
            const __m256i w2_v11 = _mm256_srli_epi16(w2, 4);
            const __m256i w2_v12 = _mm256_and_si256(byte_0f, w2_v11);
            const __m256i w3_v13 = _mm256_and_si256(byte_0f, w3);
            const __m256i w3_v14 = _mm256_srli_epi16(w3, 4);
            const __m256i w3_v15 = _mm256_and_si256(byte_0f, w3_v14);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], view[r][6], view[r][7], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 128;

//// 98a4b063b758
        if (left0 == 0) {
          left0 = 2;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_01020102, lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }

//// 2ee059bc9167
          if (--left1 == 0) {
            left1 = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_01020102, lanes_04080408, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 32);
}

//// 12b6abfaa343
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 128)

//// 4103e3f65a01
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[(2 + row % 32 / 16) * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[(2 + row % 32 / 16) * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;

//// 05c5708bda8f

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 32;
  int32_t part[64];

//// b1c76a7d93db
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;

//// af4bdc3de670
      if (columns == 2)
        SYNTH_KERNEL_1x2(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);

