/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bytes, avx512, x86_64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// e75ac99abbb2
 * A1W1 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 308c8d89be3a
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// 5e34b52662a7
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 16 rows and chunk 16 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
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

//// d6795b71a584
 * K up to 536870908 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 32c524606f1b
 * Sums: 16-bit lanes, each run adds at most 2, 16383 runs at most; 32-bit lanes; they count 4 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// c9a1e26f3511
 * Proof: 13 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
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

//// 5cc6f3dbc1a0

/* takes the pointer as it is: a register of its own */
#if defined(__GNUC__)
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

//// 9757b7b789c4

static const uint8_t SYNTH_KERNEL_ones16[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};

//// 4345f4d6fe10
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w, __m512i a, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i s0_0 = _mm512_maddubs_epi16(w, a);
  const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
  *to0 = s0_1;
}

//// 31f72e7f6e23
/* sums of 16 bits to 32 */
SYNTH_INLINE void SYNTH_KERNEL_level1(__m512i sum0, __m512i ones16, __m512i *to0) {
  const __m512i sum1 = *to0;
  const __m512i s1_0 = _mm512_madd_epi16(sum0, ones16);
  const __m512i s1_1 = _mm512_add_epi32(s1_0, sum1);
  *to0 = s1_1;
}

//// 36661cfef275
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i sum1, int32_t *acc) {
  const __m512i scaled = _mm512_slli_epi32(sum1, 2);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, scaled);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// a6d30d69c2c7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 16383;

//// 8bc53cd545ed
  if (tap_stride == chunks * 1) chunks *= width, width = 1;

//// eff375d9bae4
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;

//// 92b7da8175d3
  for (int32_t y = 0; y < height; ++y) {

//// 8f8a2c8f1a17
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// fa263ec4df38
      for (int32_t left = chunks; left > 0;) {

//// f342782f9e73
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// 26717d036f82
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w = _mm512_loadu_si512((const __m512i *)(weights + 0));
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], a, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;

//// aad6707a3caf
        if (left0 == 0) {
          left0 = 16383;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// ab73f16a506a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// 158fd8bf19a3
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[16] = {0};

//// b6048daadd06
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);

//// bb595cddc142
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 64)

//// 5097228c4613
        for (int row = 0; row < 16; ++row)

//// b001910f91e6
          for (int position = 0; position < 4; ++position)
            total[row] += 4u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 32bbef05aa4f
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
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

//// 15ce025fb222

SYNTH_TILE int32_t SYNTH_KERNEL_4x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 7604212a3fdc

SYNTH_TILE int32_t SYNTH_KERNEL_4x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 074bced48c97

SYNTH_TILE int32_t SYNTH_KERNEL_4x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// edf239885aab

SYNTH_TILE int32_t SYNTH_KERNEL_1x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 92cc3edc40e9

SYNTH_TILE int32_t SYNTH_KERNEL_4x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 0d812000c855

SYNTH_TILE int32_t SYNTH_KERNEL_1x8(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 8, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 7a5eeda02c26

SYNTH_TILE int32_t SYNTH_KERNEL_2x8(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 8, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 72edefa89c9f

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[384];

//// b8d8a46b95a5
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 6 ? 6 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// c594086dbd18
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 9f83e772016b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;

//// bbfd0fe84d22
      if (columns == 6 && tall == 4)
        SYNTH_KERNEL_4x6(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 6)
        SYNTH_KERNEL_1x6(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// 0104a410614b
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// a01a55221d22
 * A1W1 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// c8f42db63e9e
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// f896c2f0850b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 68e5a5e09f14
 * K up to 1073741820 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// fb41d843f700
 * Sums: 16-bit lanes, each run adds at most 2, 16383 runs at most; 32-bit lanes; they count 2 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 06413ca9fa4c
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i sum1, int32_t *acc) {
  const __m512i scaled = _mm512_slli_epi32(sum1, 1);
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, scaled);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// 1255ad162d3f
          for (int position = 0; position < 4; ++position)
            total[row] += 2u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 25ea9d0b277e
 * A1W1 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// 953849650e4f
 * A1W1 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b4cab9d78037
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 4c9098a9d2a6
 * K up to 2147483644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 6dc2fc0b66e5
 * Sums: 16-bit lanes, each run adds at most 2, 16383 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// b9b469f49bee
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i sum1, int32_t *acc) {
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, sum1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// 38906105bb7c
          for (int position = 0; position < 4; ++position)
            total[row] += 1u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// f1f569d0ebc6
 * A1W1 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 3b8fb77a91fb
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 9aa05122e175
 * A1W1 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 8d3ab6f99ff2
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *

//// 2b0649e0db1e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *

//// 0d3b62763804
 * A1W2 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 301b4957291d
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// aa1614064fbf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 2fb6e1b2662c
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 9a8aa584fcb7
 * Sums: 16-bit lanes, each run adds at most 6, 5461 runs at most; 32-bit lanes; they count 4 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// e4f04b377418
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 5461;

//// b1017db3cbfb
        if (left0 == 0) {
          left0 = 5461;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 758e012c441e
 * A1W2 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 030a8a24617c
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 1e54cbd5860d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 2a139588774b
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 9fdb314601d4
 * Sums: 16-bit lanes, each run adds at most 6, 5461 runs at most; 32-bit lanes; they count 2 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 79782d59dd34
 * A1W2 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// 34f08d5705dd
 * A1W2 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 3849478fab45
 * Sums: 16-bit lanes, each run adds at most 6, 5461 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// 548ad8d858af
 * A1W2 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a2fae7e7ca7e
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// d6591c9f7f0d
 * A1W2 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 73a6a57e6c21
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *

//// 83d3ff044aba
 * A1W3 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 2533e9b2bdfd
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f7e60a484d49
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// b64b82e9accb
 * K up to 76695844 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 13eeb94c3ac5
 * Sums: 16-bit lanes, each run adds at most 14, 2340 runs at most; 32-bit lanes; they count 4 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 3c9741b48873
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 2340;

//// f1454fd76688
        if (left0 == 0) {
          left0 = 2340;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// d5b4279f0b74
 * A1W3 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// b3e3b4d32c7b
 * Sums: 16-bit lanes, each run adds at most 14, 2340 runs at most; 32-bit lanes; they count 2 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 259a1aa4e796
 * A1W3 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// bc10dbea1e44
 * A1W3 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// 38f0e51694ab
 * Sums: 16-bit lanes, each run adds at most 14, 2340 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// 525d0bd387cd
 * A1W3 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// fd8f345e4ae2
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// fdf5697f9c69
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// d28505726738
 * A1W3 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4f636210629f
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// c47bb6f1b8e2
 * A2W1 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// ab0ca06d6022
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// be21fb938a8c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 621ae296da3d
 * A2W1 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// ba5526a29655
 * A2W1 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// a29065caabba
 * A2W1 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 56e6c53e18fc
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// c3d406e807a8
 * A2W1 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 801a9aba2dd7
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// d9af1c835001
 * A2W1 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 903b84474d57
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *

//// 5652d9e9de50
 * A2W2 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// c34d52a117ae
 * Sums: 16-bit lanes, each run adds at most 18, 1820 runs at most; 32-bit lanes; they count 4 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// d355e4e1c95b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 1820;

//// 26b41389bf03
        if (left0 == 0) {
          left0 = 1820;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 1a875aa0efdc
 * A2W2 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 4f0d8e8ccec0
 * K up to 119304644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 90fc28054099
 * Sums: 16-bit lanes, each run adds at most 18, 1820 runs at most; 32-bit lanes; they count 2 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 64b861680689
 * A2W2 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// c4058690c1b6
 * A2W2 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 249fec4a04fe
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *

//// b4ece5333f19
 * K up to 238609292 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 575ecaa71a9b
 * Sums: 16-bit lanes, each run adds at most 18, 1820 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// 2f9b1899472d
 * A2W2 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4412faf4e95d
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *

//// 1d7027fa7635
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// b07557cb60d8
 * A2W2 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 7ff09c341ad9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *

//// fb1b5a36c700
 * A2W3 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
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

//// cbc534670187
 * Sums: 16-bit lanes, each run adds at most 42, 780 runs at most; 32-bit lanes; they count 4 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 6b420846f3b8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 780;

//// c7b2b8d4d4ac
        if (left0 == 0) {
          left0 = 780;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 44d98b7c50f9
 * A2W3 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0ce90099f9f9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ea238ce57374
 * Sums: 16-bit lanes, each run adds at most 42, 780 runs at most; 32-bit lanes; they count 2 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 4d829835654d
 * A2W3 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// ed99dc737df5
 * A2W3 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 288146538748
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 037fbf48ee50
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 00a4b4321105
 * Sums: 16-bit lanes, each run adds at most 42, 780 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// 2f49d062142d
 * A2W3 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 036ea2c1a696
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 227a20cdc929
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// 9c995f35a8c0
 * A2W3 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d61571c6c667
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// d0cf48218822
 * A3W1 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 894c3c674217
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// e341edac3c71
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// e2d07793b09e
 * A3W1 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// 6f207692acf2
 * A3W1 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// 9b58fbf6ed84
 * A3W1 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 86c6f68ce50e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// d4d2ccc89ec3
 * A3W1 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a0a93d6d7fd1
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 9bd61f50c2e8
 * A3W1 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 59d0999cd215
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *

//// a6dc2041202d
 * A3W2 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// a58879665b21
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// aece183b60cf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// b495a76fb450
 * A3W2 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// bb3fda8323b4
 * A3W2 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// 6eceb74cee84
 * A3W2 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 9dca931bf3ec
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 98959d30f386
 * A3W2 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 38b400f68015
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 80d3a7c09801
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// d083b1615f00
 * A3W2 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// aff8fd0bae0b
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *

//// b5c01db02d88
 * A3W3 bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// d0cbac8b5249
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f99f96d3b056
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// c1b00963ce2d
 * K up to 10956548 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 045b47004c69
 * Sums: 16-bit lanes, each run adds at most 98, 334 runs at most; 32-bit lanes; they count 4 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// bcefee54422b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 334;

//// 53d9e1c3fa67
        if (left0 == 0) {
          left0 = 334;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 650516ed8888
 * A3W3 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 35c1a41f8ccc
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// bb8268503ff3
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ab29e45c948f
 * Sums: 16-bit lanes, each run adds at most 98, 334 runs at most; 32-bit lanes; they count 2 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 439411872b86
 * A3W3 twos/bipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
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

//// cfbf245d7677
 * A3W3 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b7c183054a27
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 7e4d2778cd05
 * K up to 43826196 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 3747b070839c
 * Sums: 16-bit lanes, each run adds at most 98, 334 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// ef206d654e02
 * A3W3 twos/twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 04867f5e8590
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// d57b57900a70
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// e3f9229ebe28
 * A3W3 unipolar: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// b010a44bb185
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 396462f756b9
 * A4W4 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// db91ec00b2eb
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *

//// 394123be41e3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *

//// 6173138c7127
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 73ac753298d5
 * Sums: 16-bit lanes, each run adds at most 450, 72 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// a44de5be6cdb
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 72;

//// 0c76a01e79cc
        if (left0 == 0) {
          left0 = 72;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 23f8e1dee544
 * A8W1 hybrid: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel
 * AVX-512 F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 29bbe95bd60b
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// 42d290e4e855
 * K up to 4210752 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 33d820020061
 * Sums: 16-bit lanes, each run adds at most 510, 64 runs at most; 32-bit lanes; they count 2 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 2 at the end.
 *

//// 44dcffd4f3c9
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i w, __m512i a, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i s0_0 = _mm512_maddubs_epi16(a, w);
  const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
  *to0 = s0_1;
}

//// c6fd84bb080e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 64;

//// a3b8ebcbbd57
        if (left0 == 0) {
          left0 = 64;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// c2d3e6323296
 * A8W2 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 1f11ffb14254
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// ee69f9c92091
 * K up to 2807168 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// e5a80bbdc219
 * Sums: 16-bit lanes, each run adds at most 1530, 21 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// ab1e9ec1363a
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 21;

//// ee2e3fb88fee
        if (left0 == 0) {
          left0 = 21;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// be2b6d8426dc
 * A8W3 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 0408b6727814
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a1896b5af592
 * K up to 1203072 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c3ab3909c6fc
 * Sums: 16-bit lanes, each run adds at most 3570, 9 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// 61890d4e4a4c
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 9;

//// 34ada21416d8
        if (left0 == 0) {
          left0 = 9;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 1a3fbca24420
 * A8W4 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// 8bced6042283
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7],
 * that is -8 + 1 * code.
 *

//// 64dd5217079c
 * K up to 561432 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 736b457a0e02
 * Sums: 16-bit lanes, each run adds at most 7650, 4 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 16 x 4 positions, 2 to 32 bits, 1 at the end.
 *

//// 6606df3ae8f0
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i ones16 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_ones16));
  SYNTH_KEEP(ones16);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;

//// a981048fcda1
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], ones16, &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// e1babcbfb192
 * A8W8 twos: bytes kernel, tiles of 16 to 64 rows by up to 8 columns with the loop over K inside, Intel AVX-512
 * F and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *

//// e0da2f58bbc6
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 8 bit twos, values [-128, -127, -126, -125, -124, -123, -122, -121, -120, -119,
 * -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101,
 * -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79,
 * -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57,
 * -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35,
 * -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13,
 * -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
 * 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
 * 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
 * 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
 * 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
 * 120, 121, 122, 123, 124, 125, 126, 127], that is -128 + 1 * code.
 *

//// 0b157000da0c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -128 * (sum of the column's codes).
 *

//// 378cef58bd77
 * K up to 33024 positions, filled up to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *

//// 52dc138f2831
 * Sums: 32-bit lanes; they count 1 fold. Instructions: 4 per cell of 16 x 4 positions, 2 per register of
 * weights, 2 per column, 1 at the end.
 *

//// dcc643ff6b49
 * Proof: 9 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// b2902908f930

static const uint8_t SYNTH_KERNEL_lanes16_255[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// c6315f5ba8a8
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(__m512i s0_0, __m512i s0_3, __m512i s0_1, __m512i s0_4, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i s0_2 = _mm512_madd_epi16(s0_0, s0_1);
  const __m512i s0_5 = _mm512_madd_epi16(s0_3, s0_4);
  const __m512i s0_6 = _mm512_add_epi32(s0_5, sum0);
  const __m512i s0_7 = _mm512_add_epi32(s0_2, s0_6);
  *to0 = s0_7;
}

//// e28e5e67a966
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(__m512i sum0, int32_t *acc) {
  const __m512i before = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i after = _mm512_add_epi32(before, sum0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), after);
}

//// 0f06033c27fd
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i lanes16_255 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_255));
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i nothing = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i level0_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;

//// 4c9311685460
      for (int32_t left = chunks; left > 0;) {
        const int32_t run = left;
        left = 0;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// 50ee22aa916d
        for (intptr_t step = 0; step < run; ++step) {
          __m512i view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i s0_0 = _mm512_srli_epi16(w, 8);
            const __m512i s0_3 = _mm512_and_si512(w, lanes16_255);
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            const __m512i s0_1 = _mm512_srli_epi16(a, 8);
            const __m512i s0_4 = _mm512_and_si512(a, lanes16_255);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_4, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 64;
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level0_0[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 7825f9da9fe2

SYNTH_TILE int32_t SYNTH_KERNEL_2x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// b85ccccdd1be

SYNTH_TILE int32_t SYNTH_KERNEL_2x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// a28fed7caf1d

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[256];

//// 50962dc98428
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 6fcfddd125ff
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 01fc8a1cfb64
      if (columns == 4 && tall == 4)
        SYNTH_KERNEL_4x4(w, a, part, tall * 16, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 1, 1, 0, 1, 0, chunks, 0);

