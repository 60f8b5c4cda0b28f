/* Pieces of the C texts of kernels (tables, avx2, x86_64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// bc49a4e5b579
/* A1W1 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 66 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
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

//// f801cff7c4b8
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v1, __m256i w0_v3, __m256i t0, __m256i t1,
    __m256i *held0) {
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v1);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v3);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  *held0 = _mm256_add_epi8((*held0), g0);
}

//// 444684a2491d
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i lanes_04000400, __m256i lanes_00040004, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_04000400);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_0_0 = _mm256_maddubs_epi16(held0, lanes_00040004);
  const __m256i f1_0_1 = _mm256_add_epi16(half1, f1_0_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_0_1);
}

//// 5a556a322cd4
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_spill(__m256i lanes_ffff0000, const uint8_t *half, int32_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)(half + 0));
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)(half + 32));
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

//// cd1d206184bc
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 6046884f4c86

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 32)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 8 * 4 + row % 32 / 8];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
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

//// 4f30dc04d4f3

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[224];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 32 < tall * 32 ? m - first * 32 : tall * 32;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 32; ++r)
        part[c * tall * 32 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 32 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 32, part + c * tall * 32, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 9a349bbd1a21
#endif

//// 463960eb2ff0
/* A1W1 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 132 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 2eeb718a44b3
static const uint8_t SYNTH_KERNEL_lanes_02000200[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};

//// ddd563a4632b
static const uint8_t SYNTH_KERNEL_lanes_00020002[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02};

//// ee4e5da05b15
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i lanes_02000200, __m256i lanes_00020002, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_02000200);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_0_0 = _mm256_maddubs_epi16(held0, lanes_00020002);
  const __m256i f1_0_1 = _mm256_add_epi16(half1, f1_0_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_0_1);
}

//// b5875779c3b6
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// cb32b474f156

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 32)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 8 * 4 + row % 32 / 8];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 9fd28eebc32c
/* A1W1 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 132 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 39087fd8bd3e
/* A1W1 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 264 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d4221e7e81fb
static const uint8_t SYNTH_KERNEL_lanes_ff00ff00[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00,
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// 71ffa47a8f2c
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i lanes_ff00ff00, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_and_si256(held0, lanes_ff00ff00);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_0_0 = _mm256_srli_epi16(held0, 8);
  const __m256i f1_0_1 = _mm256_add_epi16(half1, f1_0_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_0_1);
}

//// bd1595df3670
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 4a7cfc6061ea

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
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

//// d6a6499e95df
/* A1W1 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 264 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d0fd3ade3988
/* A1W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 264 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// e27a03fafd29
/* A1W2 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 22 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3376ba94e7a4
static const uint8_t SYNTH_KERNEL_lanes_04080408[] __attribute__((aligned(32))) = {
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08,
    0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08, 0x04, 0x08};

//// 464014a3c0cc
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v2, __m256i w0_v4, __m256i w1_v5, __m256i w1_v7, __m256i t0, __m256i t1,
    __m256i *held0, __m256i *held1) {
  const __m256i p0_0 = _mm256_shuffle_epi8(t0, w0_v2);
  const __m256i p0_1 = _mm256_shuffle_epi8(t1, w0_v4);
  const __m256i g0 = _mm256_add_epi8(p0_0, p0_1);
  const __m256i p1_0 = _mm256_shuffle_epi8(t0, w1_v5);
  const __m256i p1_1 = _mm256_shuffle_epi8(t1, w1_v7);
  const __m256i g1 = _mm256_add_epi8(p1_0, p1_1);
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}

//// 1ae8e7fd550c
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i held1, __m256i lanes_04080408, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_04080408);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_04080408);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_1_1);
}

//// e8d2550002ea
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_spill(__m256i lanes_ffff0000, const uint8_t *half, int32_t *acc) {
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

//// 18354753121f
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// cacb01d8084c

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 457e0989e568

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 32 + (m % 32 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[224];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 32 < tall * 32 ? m - first * 32 : tall * 32;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 32; ++r)
        part[c * tall * 32 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 32 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 32, part + c * tall * 32, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 287570c7b51c
/* A1W2 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 44 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 36d2b8ccc4b9
static const uint8_t SYNTH_KERNEL_lanes_02040204[] __attribute__((aligned(32))) = {
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04,
    0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04, 0x02, 0x04};

//// 6aa49281d4e4
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i held1, __m256i lanes_02040204, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_02040204);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_02040204);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_1_1);
}

//// 749ea4011a4b
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 554b97223e18

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 003b2c2d820f
/* A1W2 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 44 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 3d0feed4f5eb
/* A1W2 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 88 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 51c5c322b85b
static const uint8_t SYNTH_KERNEL_lanes_01020102[] __attribute__((aligned(32))) = {
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02,
    0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02, 0x01, 0x02};

//// b4f0897d0540
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i held1, __m256i lanes_01020102, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_01020102);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_01020102);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_0_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_1_1);
}

//// 3874e1c2721a
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// b84cd9f20816

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[32] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)
        for (int row = 0; row < 32; ++row) {
          uint8_t byte;
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 95333cc33f11
/* A1W2 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 88 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7e98eb401414
/* A1W2 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 88 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// bf55bc4ccd8c
/* A1W3 bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// ae1caf0d980e
static const uint8_t SYNTH_KERNEL_lanes_10001000[] __attribute__((aligned(32))) = {
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00,
    0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00};

//// d380fe22a290
static const uint8_t SYNTH_KERNEL_lanes_00100010[] __attribute__((aligned(32))) = {
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10,
    0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10, 0x00, 0x10};

//// d711acc83ffa
/* one register of weights against one column, one chunk */
SYNTH_INLINE void SYNTH_KERNEL_cell(__m256i w0_v3, __m256i w0_v5, __m256i w1_v6, __m256i w1_v8, __m256i w2_v9, __m256i w2_v11, __m256i t0, __m256i t1,
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

//// 3b6adcda7129
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_04080408, __m256i lanes_10001000, __m256i lanes_00100010, uint8_t *acc) {
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

//// 58f26f801802
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// 80de6f4288c0

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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

//// 4c9c4afb9663

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 32. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
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
        SYNTH_KERNEL_1x4(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 32, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 32, part + c * tall * 32, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// f6f620eb8ef8
/* A1W3 hybrid: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// e3ed038e513e
static const uint8_t SYNTH_KERNEL_lanes_08000800[] __attribute__((aligned(32))) = {
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00,
    0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00};

//// 9640abc81d11
static const uint8_t SYNTH_KERNEL_lanes_00080008[] __attribute__((aligned(32))) = {
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08,
    0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08, 0x00, 0x08};

//// 70d985ecbdc1
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_02040204, __m256i lanes_08000800, __m256i lanes_00080008, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_02040204);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_08000800);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_02040204);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_2_0 = _mm256_maddubs_epi16(held2, lanes_00080008);
  const __m256i f1_2_1 = _mm256_add_epi16(f1_1_1, f1_2_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_2_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_2_1);
}

//// aba302b5843c
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// 2100b605e0b2

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[64 + row % 8 * 4 + row % 16 / 8 * 2 + row % 32 / 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 2e459c60aef1
/* A1W3 twos/bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 6d5f3d44b04c
/* A1W3 twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c7127b6a7955
/* byte sums into 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_fold(__m256i held0, __m256i held1, __m256i held2, __m256i lanes_01020102, __m256i lanes_04000400, __m256i lanes_00040004, uint8_t *acc) {
  const __m256i half0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i f0_0_0 = _mm256_maddubs_epi16(held0, lanes_01020102);
  const __m256i f0_0_1 = _mm256_add_epi16(half0, f0_0_0);
  const __m256i f0_2_0 = _mm256_maddubs_epi16(held2, lanes_04000400);
  const __m256i f0_2_1 = _mm256_add_epi16(f0_0_1, f0_2_0);
  const __m256i half1 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 32));
  const __m256i f1_1_0 = _mm256_maddubs_epi16(held1, lanes_01020102);
  const __m256i f1_1_1 = _mm256_add_epi16(half1, f1_1_0);
  const __m256i f1_2_0 = _mm256_maddubs_epi16(held2, lanes_00040004);
  const __m256i f1_2_1 = _mm256_add_epi16(f1_1_1, f1_2_0);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), f0_2_1);
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 32), f1_2_1);
}

//// eac31c286db2
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// 99a3a879666c

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
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
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[row % 32 / 16 * 32 + row % 8 * 4 + row % 16 / 8 * 2 + 1];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[64 + row % 8 * 4 + row % 16 / 8 * 2 + row % 32 / 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 32;
    for (int row = 0; row < 32; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 303e929db8fa
/* A1W3 twos/twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a80dbc74aa60
/* A1W3 unipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 16541716ee14
/* A2W1 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 68 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 773d4488f283
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 21d6e847a805
/* A2W1 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 136 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 59f8cabc8e5b
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 5e1341216c98
/* A2W1 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 136 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// beb90d6d588a
/* A2W1 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 273 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 10c4e022e505
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// d9a931b0ae60
/* A2W1 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 273 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 399330fd5d2d
/* A2W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
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
 * after at most 273 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 43e20a0f1f7f
/* A2W2 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 22 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 8a0e3ce7e269
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// b85e79efa8fc
/* A2W2 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 45 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// f69c8b5959b4
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 2deb14650179
/* A2W2 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 45 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 2ac4d9e59e2a
/* A2W2 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 91 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 573908088d89
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// a9c3d89f79f0
/* A2W2 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 91 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c52f0b64bb4d
/* A2W2 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 91 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 4d6717357961
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

//// d1843800d0bc
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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

//// b29f3c5ee949
/* A2W3 hybrid: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 65f09977bf41
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// 48141ef8a3d3
/* A2W3 twos/bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5a5d90571633
/* A2W3 twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 15947656b6e2
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// c01a77839cb9
/* A2W3 twos/twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 96045a3d9417
/* A2W3 unipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// c6c5406ac937
/* A3W1 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 73 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// df115ccefe26
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 59bda649880e
/* A3W1 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 146 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 34056ebac450
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// c12010f30a3b
/* A3W1 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 146 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5e6c29b00e45
/* A3W1 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 292 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// d0c70c8a8186
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], index[2];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 32) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v1 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v2 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v3 = _mm256_and_si256(byte_0f, w0_v2);
          index[0] = w0_v1;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v3;
          SYNTH_KEEP(index[1]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 4d4fe2b46e62
/* A3W1 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 292 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5a4cdb7a3b40
/* A3W1 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 1 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 8 * 4 + r % 32 / 8 (plane 0). Unused positions and rows have code zero. Memory is
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
 * after at most 292 times into the result. Instructions: 4 per cell of 32 x 8 positions, 3 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 109f27368f5a
/* A3W2 bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 24 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 97abc93bf9a1
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 667c5a8df276
/* A3W2 hybrid: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 48 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// e1829547f9b5
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 521db966e949
/* A3W2 twos/bipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 48 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7b3c38ae5f28
/* A3W2 twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 97 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// ccdeb036a125
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[7], held1[7], index[4];
  uint8_t half[7][64] __attribute__((aligned(32)));
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
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 64) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
          /* a byte per plane into the indices of lookups: once for all columns */
          const __m256i w0_v2 = _mm256_and_si256(byte_0f, w0);
          const __m256i w0_v3 = _mm256_srli_epi16(w0, 4);
          const __m256i w0_v4 = _mm256_and_si256(byte_0f, w0_v3);
          const __m256i w1_v5 = _mm256_and_si256(byte_0f, w1);
          const __m256i w1_v6 = _mm256_srli_epi16(w1, 4);
          const __m256i w1_v7 = _mm256_and_si256(byte_0f, w1_v6);
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
            const __m256i t0 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m256i t1 = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(tables + 16)));
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

//// 07445837f11a
/* A3W2 twos/twos: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 97 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// ab86035af117
/* A3W2 unipolar: table kernel, tiles of 32 rows by up to 7 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 32 rows and chunk 2 x 32 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 32 / 16 * 32 + r % 8 * 4 + r % 16 / 8 * 2 (plane 0), r % 32 / 16 * 32 + r % 8 * 4 + r %
 * 16 / 8 * 2 + 1 (plane 1). Unused positions and rows have code zero. Memory is little-endian.
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
 * those after at most 97 times into the result. Instructions: 8 per cell of 32 x 8 positions, 6 per register of
 * weights (unpacking), 4 per fold, 8 per spill.
 *
 * Proof: 13 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 5c0a67fdd080
/* A3W3 bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 10956544 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 10 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// efa126a09365
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// bd6511bfa5d7
/* A3W3 hybrid: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 04478294250c
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// f6413f480225
/* A3W3 twos/bipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 7cd11657bc3a
/* A3W3 twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2 (x86-64),
 * x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a28bf450fdaa
/* a tile of 32 rows (2 x 16 16-bit lanes per column); columns is a constant where it is used */
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
  __m256i held0[4], held1[4], held2[4], index[6];
  uint8_t half[4][64] __attribute__((aligned(32)));
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

//// 1abccdf94e50
/* A3W3 twos/twos: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// e42fa6a2770a
/* A3W3 unipolar: table kernel, tiles of 32 rows by up to 4 columns with the loop over K inside, Intel AVX2
 * (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
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
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 32 x 8 positions, 9 per register of
 * weights (unpacking), 8 per fold, 8 per spill.
 *
 * Proof: 14 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

