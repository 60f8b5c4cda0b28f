/* A2W3 twos/bipolar: panel kernel, tiles of 8 or 16 rows by up to 4 columns with the loop over K inside, Intel
 * AVX2 (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 2 words, a word per plane. weights: per register of 8 rows and chunk 3 x 8 words, a word per view and row;
 * views [0: plane0, 1: plane1, 2: plane2]. Unused positions and rows have all bits of every plane zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count words: from column to column,
 * from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's next
 * register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -28 * K + -28 * (padded K - K); column_correction = sum_j [-7, 14][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per cell, a step adds at most [40, 32], widened every 6 steps with shares [2, 8].
 * Instructions: 36 per cell of 8 x 32 positions, 6 per column, 3 per register of weights (unpacking), 7 per
 * widening.
 *
 * Proof: 46 obligations, all proved: the cell as a block kernel, and the loop by induction over K.
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

static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_08060604060404020604040204020200[] __attribute__((aligned(32))) = {
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00,
    0x08, 0x06, 0x06, 0x04, 0x06, 0x04, 0x04, 0x02, 0x06, 0x04, 0x04, 0x02, 0x04, 0x02, 0x02, 0x00};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_04030302030202010302020102010100[] __attribute__((aligned(32))) = {
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00,
    0x04, 0x03, 0x03, 0x02, 0x03, 0x02, 0x02, 0x01, 0x03, 0x02, 0x02, 0x01, 0x02, 0x01, 0x01, 0x00};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_byte_01[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
static const uint8_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_lanes16_1[] __attribute__((aligned(32))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
/* one register of weights against one column, one chunk */
SYNTH_INLINE void synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_cell(__m256i w0, __m256i w0_v5, __m256i w1, __m256i w1_v24, __m256i w2, __m256i w2_v37, __m256i a0_v2, __m256i a0_v7, __m256i a1_v12, __m256i a1_v16, __m256i table_00010102010202030102020302030304, __m256i table_00020204020404060204040604060608, __m256i table_04030302030202010302020102010100, __m256i table_08060604060404020604040204020200,
    __m256i *held0, __m256i *held1) {
  const __m256i p00_0_0 = _mm256_and_si256(w0, a0_v2);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w0_v5, a0_v7);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0, a1_v12);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w0_v5, a1_v16);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  const __m256i g0_1 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i p10_0_0 = _mm256_and_si256(w1, a0_v2);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w1_v24, a0_v7);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i g0 = _mm256_add_epi8(g0_1, p10_0_s1);
  const __m256i p11_0_0 = _mm256_and_si256(w1, a1_v12);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_0);
  const __m256i p11_0_1 = _mm256_and_si256(w1_v24, a1_v16);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_04030302030202010302020102010100, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i p20_0_0 = _mm256_and_si256(w2, a0_v2);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_0);
  const __m256i p20_0_1 = _mm256_and_si256(w2_v37, a0_v7);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i g1_1 = _mm256_add_epi8(p11_0_s1, p20_0_s1);
  const __m256i p21_0_0 = _mm256_and_si256(w2, a1_v12);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w2_v37, a1_v16);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_08060604060404020604040204020200, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  const __m256i g1 = _mm256_add_epi8(g1_1, p21_0_s1);
  *held0 = _mm256_add_epi8((*held0), g0);
  *held1 = _mm256_add_epi8((*held1), g1);
}
/* the byte accumulators into 32-bit lanes, one per row */
SYNTH_INLINE __m256i synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_widen(__m256i acc0, __m256i g0, __m256i g1, __m256i byte_01, __m256i lanes16_4, __m256i lanes16_1) {
  const __m256i r0_0 = _mm256_maddubs_epi16(g0, byte_01);
  const __m256i r1_0 = _mm256_maddubs_epi16(g1, byte_01);
  const __m256i r2_0 = _mm256_mullo_epi16(r1_0, lanes16_4);
  const __m256i r3_0 = _mm256_add_epi16(r0_0, r2_0);
  const __m256i r4_0 = _mm256_madd_epi16(r3_0, lanes16_1);
  const __m256i r5_0 = _mm256_add_epi16(r4_0, r4_0);
  const __m256i r6_0 = _mm256_add_epi32(acc0, r5_0);
  return r6_0;
}
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride,
    int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  const __m256i byte_0f = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_byte_0f));
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_00010102010202030102020302030304));
  const __m256i table_08060604060404020604040204020200 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_08060604060404020604040204020200));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_00020204020404060204040604060608));
  const __m256i table_04030302030202010302020102010100 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_table_04030302030202010302020102010100));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_byte_01));
  const __m256i lanes16_4 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_lanes16_4));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_lanes16_1));
  __m256i held0[2][4], held1[2][4], wide[2][4], view[2][6];
  static const uint8_t zero[32] __attribute__((aligned(32))) = {0};
  const __m256i nothing = _mm256_loadu_si256((const __m256i *)(zero));
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { held0[r][c] = nothing; held1[r][c] = nothing; wide[r][c] = nothing; }
  int32_t left = 6;
  const uint8_t *weights = (const uint8_t *)weight_words;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, at += 2, weights += 96) {
        UNROLL for (int r = 0; r < registers; ++r) {
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 0));
          const __m256i w1 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 32));
          const __m256i w2 = _mm256_loadu_si256((const __m256i *)(weights + (intptr_t)r * register_stride * 4 + 64));
          /* a word per plane into what the cells read: once for all columns */
          const __m256i w0_v5 = _mm256_srli_epi16(w0, 4);
          const __m256i w1_v24 = _mm256_srli_epi16(w1, 4);
          const __m256i w2_v37 = _mm256_srli_epi16(w2, 4);
          view[r][0] = w0;
          SYNTH_KEEP(view[r][0]);
          view[r][1] = w0_v5;
          SYNTH_KEEP(view[r][1]);
          view[r][2] = w1;
          SYNTH_KEEP(view[r][2]);
          view[r][3] = w1_v24;
          SYNTH_KEEP(view[r][3]);
          view[r][4] = w2;
          SYNTH_KEEP(view[r][4]);
          view[r][5] = w2_v37;
          SYNTH_KEEP(view[r][5]);
        }
        UNROLL for (int c = 0; c < columns; ++c) {
          const uint8_t *activations = (const uint8_t *)(at + (intptr_t)c * column_stride);
          const __m256i a0 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
          const __m256i a1 = _mm256_set1_epi32(*(const synth_i32 *)(activations + 4));
          const __m256i a0_v2 = _mm256_and_si256(byte_0f, a0);
          const __m256i a0_v6 = _mm256_srli_epi16(a0, 4);
          const __m256i a0_v7 = _mm256_and_si256(byte_0f, a0_v6);
          const __m256i a1_v12 = _mm256_and_si256(byte_0f, a1);
          const __m256i a1_v15 = _mm256_srli_epi16(a1, 4);
          const __m256i a1_v16 = _mm256_and_si256(byte_0f, a1_v15);
          UNROLL for (int r = 0; r < registers; ++r) synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_cell(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], a0_v2, a0_v7, a1_v12, a1_v16, table_00010102010202030102020302030304, table_00020204020404060204040604060608, table_04030302030202010302020102010100, table_08060604060404020604040204020200, &held0[r][c], &held1[r][c]);
        }
        if (--left == 0) {
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { wide[r][c] = synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1); held0[r][c] = nothing; held1[r][c] = nothing; }
          left = 6;
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
    wide[r][c] = synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_widen(wide[r][c], held0[r][c], held1[r][c], byte_01, lanes16_4, lanes16_1);
    int32_t *const to = out + (intptr_t)c * out_stride + r * 8;
    const __m256i before = _mm256_loadu_si256((const __m256i *)((const uint8_t *)to)), wide_rc = wide[r][c];
    const __m256i after = _mm256_add_epi32(before, wide_rc);
    _mm256_storeu_si256((__m256i *)((uint8_t *)to + 0), after);
  }
}

#else /* any other CPU: the counts by their definition */

static inline uint32_t synth_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[8] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 2, w += 24)
        for (int row = 0; row < 8; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[8 + row];
          const uint32_t w2 = w[16 + row];
          total[row] += 2u * (0u + 1u * synth_ones(w0 & a[0]));
          total[row] += 4u * (0u - 1u * synth_ones(w0 & a[1]) + 32u * 1u);
          total[row] += 4u * (0u + 1u * synth_ones(w1 & a[0]));
          total[row] += 8u * (0u - 1u * synth_ones(w1 & a[1]) + 32u * 1u);
          total[row] += 8u * (0u + 1u * synth_ones(w2 & a[0]));
          total[row] += 16u * (0u - 1u * synth_ones(w2 & a[1]) + 32u * 1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 8;
    for (int row = 0; row < 8; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

SYNTH_TILE int32_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_2x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(2, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_2x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_tile(2, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 8. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_avx2_a2w3_twos_bipolar_m8n1k64_panel(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 8 + (m % 8 != 0);
  const int64_t stride = (int64_t)chunks * 24;
  int32_t part[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 2 ? 2 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 2;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 2 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 8 < tall * 8 ? m - first * 8 : tall * 8;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 8; ++r)
        part[c * tall * 8 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 8 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 2 && tall == 2)
        synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_2x2(w, a, part, tall * 8, chunks * 2, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 2)
        synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_1x2(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx2_a2w3_twos_bipolar_m8n1k64_panel_1x1(w, a, part, 8, chunks * 2, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 8, part + c * tall * 8, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
