/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W1 hybrid: kernel of bytes in steps of 64, tiles of 16 to 128 rows by up to 32 columns with the loop over K
 * inside, Intel AVX-512 F and BW (x86-64), x86_64_amx. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 64 positions. activations: per column and chunk 64 bytes, a code each. weights: per
 * register of 16 rows and chunk 16 x 16 x 4 bytes, codes of 4 neighbouring positions of each row. Unused
 * positions and rows have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 153391680 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 32-bit lanes, a run adds at most 448; their coefficient is 2. Instructions: 1 per accumulator of 16 x 64
 * positions and 16 columns, 32 at the end.
 *
 * Proof: 9 obligations, all proved: a step, every widening, the epilogue, and the loop by induction over K.
 */
#define LOCAL(name) synth_avx512_a3w1_hybrid_m8n1k64_x86_64_amx_bytes64_##name
#include <stdint.h>
#include <string.h>

#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && \
    defined(__AVX512VBMI__) && defined(__GFNI__) && defined(__AMX_TILE__) && defined(__AMX_INT8__) && !defined( \
    SYNTH_PORTABLE)
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
#else
#define SYNTH_INLINE static inline
#define UNROLL
#endif

/* Configure tile registers with rows of 64 bytes. Linux lets a process use tiles after a request
 * (arch_prctl, ARCH_REQ_XCOMP_PERM, tile data), and ends a process without one. */
#if defined(__linux__)
long syscall(long number, ...);
#endif
static inline void synth_enter_tiles(int r0, int r1, int r2, int r3, int r4, int r5, int r6, int r7) {
#if defined(__linux__)
  static int requested;
  if (!__atomic_load_n(&requested, __ATOMIC_RELAXED)) {
    syscall(158L, 0x1023L, 18L);
    __atomic_store_n(&requested, 1, __ATOMIC_RELAXED);
  }
#endif
  /* palette 1; bytes per row (16 bits each) and rows of 16 tile registers, of which 8 exist */
  const uint8_t sizes[64] __attribute__((aligned(64))) = {
      1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0,
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (uint8_t)r0, (uint8_t)r1, (uint8_t)r2, (uint8_t)r3, (uint8_t)r4, (
          uint8_t)r5, (uint8_t)r6, (uint8_t)r7};
  /* A barrier: for some compilers, ldtilecfg reads 8 of these bytes, and tileload no memory. */
  __asm__ volatile("" : : "r"(sizes) : "memory");
  _tile_loadconfig(sizes);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(const uint8_t *sums, uint8_t *acc0, uint8_t *acc1, uint8_t *acc2, uint8_t *acc3,
    uint8_t *acc4, uint8_t *acc5, uint8_t *acc6, uint8_t *acc7, uint8_t *acc8, uint8_t *acc9, uint8_t *acc10,
    uint8_t *acc11, uint8_t *acc12, uint8_t *acc13, uint8_t *acc14, uint8_t *acc15) {
  const __m512i column0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
  const __m512i column1 = _mm512_loadu_si512((const __m512i *)(sums + 64));
  const __m512i column2 = _mm512_loadu_si512((const __m512i *)(sums + 128));
  const __m512i column3 = _mm512_loadu_si512((const __m512i *)(sums + 192));
  const __m512i column4 = _mm512_loadu_si512((const __m512i *)(sums + 256));
  const __m512i column5 = _mm512_loadu_si512((const __m512i *)(sums + 320));
  const __m512i column6 = _mm512_loadu_si512((const __m512i *)(sums + 384));
  const __m512i column7 = _mm512_loadu_si512((const __m512i *)(sums + 448));
  const __m512i column8 = _mm512_loadu_si512((const __m512i *)(sums + 512));
  const __m512i column9 = _mm512_loadu_si512((const __m512i *)(sums + 576));
  const __m512i column10 = _mm512_loadu_si512((const __m512i *)(sums + 640));
  const __m512i column11 = _mm512_loadu_si512((const __m512i *)(sums + 704));
  const __m512i column12 = _mm512_loadu_si512((const __m512i *)(sums + 768));
  const __m512i column13 = _mm512_loadu_si512((const __m512i *)(sums + 832));
  const __m512i column14 = _mm512_loadu_si512((const __m512i *)(sums + 896));
  const __m512i column15 = _mm512_loadu_si512((const __m512i *)(sums + 960));
  const __m512i before0 = _mm512_loadu_si512((const __m512i *)(acc0 + 0));
  const __m512i before1 = _mm512_loadu_si512((const __m512i *)(acc1 + 0));
  const __m512i before2 = _mm512_loadu_si512((const __m512i *)(acc2 + 0));
  const __m512i before3 = _mm512_loadu_si512((const __m512i *)(acc3 + 0));
  const __m512i before4 = _mm512_loadu_si512((const __m512i *)(acc4 + 0));
  const __m512i before5 = _mm512_loadu_si512((const __m512i *)(acc5 + 0));
  const __m512i before6 = _mm512_loadu_si512((const __m512i *)(acc6 + 0));
  const __m512i before7 = _mm512_loadu_si512((const __m512i *)(acc7 + 0));
  const __m512i before8 = _mm512_loadu_si512((const __m512i *)(acc8 + 0));
  const __m512i before9 = _mm512_loadu_si512((const __m512i *)(acc9 + 0));
  const __m512i before10 = _mm512_loadu_si512((const __m512i *)(acc10 + 0));
  const __m512i before11 = _mm512_loadu_si512((const __m512i *)(acc11 + 0));
  const __m512i before12 = _mm512_loadu_si512((const __m512i *)(acc12 + 0));
  const __m512i before13 = _mm512_loadu_si512((const __m512i *)(acc13 + 0));
  const __m512i before14 = _mm512_loadu_si512((const __m512i *)(acc14 + 0));
  const __m512i before15 = _mm512_loadu_si512((const __m512i *)(acc15 + 0));
  const __m512i scaled0 = _mm512_slli_epi32(column0, 1);
  const __m512i after0 = _mm512_add_epi32(before0, scaled0);
  const __m512i scaled1 = _mm512_slli_epi32(column1, 1);
  const __m512i after1 = _mm512_add_epi32(before1, scaled1);
  const __m512i scaled2 = _mm512_slli_epi32(column2, 1);
  const __m512i after2 = _mm512_add_epi32(before2, scaled2);
  const __m512i scaled3 = _mm512_slli_epi32(column3, 1);
  const __m512i after3 = _mm512_add_epi32(before3, scaled3);
  const __m512i scaled4 = _mm512_slli_epi32(column4, 1);
  const __m512i after4 = _mm512_add_epi32(before4, scaled4);
  const __m512i scaled5 = _mm512_slli_epi32(column5, 1);
  const __m512i after5 = _mm512_add_epi32(before5, scaled5);
  const __m512i scaled6 = _mm512_slli_epi32(column6, 1);
  const __m512i after6 = _mm512_add_epi32(before6, scaled6);
  const __m512i scaled7 = _mm512_slli_epi32(column7, 1);
  const __m512i after7 = _mm512_add_epi32(before7, scaled7);
  const __m512i scaled8 = _mm512_slli_epi32(column8, 1);
  const __m512i after8 = _mm512_add_epi32(before8, scaled8);
  const __m512i scaled9 = _mm512_slli_epi32(column9, 1);
  const __m512i after9 = _mm512_add_epi32(before9, scaled9);
  const __m512i scaled10 = _mm512_slli_epi32(column10, 1);
  const __m512i after10 = _mm512_add_epi32(before10, scaled10);
  const __m512i scaled11 = _mm512_slli_epi32(column11, 1);
  const __m512i after11 = _mm512_add_epi32(before11, scaled11);
  const __m512i scaled12 = _mm512_slli_epi32(column12, 1);
  const __m512i after12 = _mm512_add_epi32(before12, scaled12);
  const __m512i scaled13 = _mm512_slli_epi32(column13, 1);
  const __m512i after13 = _mm512_add_epi32(before13, scaled13);
  const __m512i scaled14 = _mm512_slli_epi32(column14, 1);
  const __m512i after14 = _mm512_add_epi32(before14, scaled14);
  const __m512i scaled15 = _mm512_slli_epi32(column15, 1);
  const __m512i after15 = _mm512_add_epi32(before15, scaled15);
  _mm512_storeu_si512((__m512i *)(acc0 + 0), after0);
  _mm512_storeu_si512((__m512i *)(acc1 + 0), after1);
  _mm512_storeu_si512((__m512i *)(acc2 + 0), after2);
  _mm512_storeu_si512((__m512i *)(acc3 + 0), after3);
  _mm512_storeu_si512((__m512i *)(acc4 + 0), after4);
  _mm512_storeu_si512((__m512i *)(acc5 + 0), after5);
  _mm512_storeu_si512((__m512i *)(acc6 + 0), after6);
  _mm512_storeu_si512((__m512i *)(acc7 + 0), after7);
  _mm512_storeu_si512((__m512i *)(acc8 + 0), after8);
  _mm512_storeu_si512((__m512i *)(acc9 + 0), after9);
  _mm512_storeu_si512((__m512i *)(acc10 + 0), after10);
  _mm512_storeu_si512((__m512i *)(acc11 + 0), after11);
  _mm512_storeu_si512((__m512i *)(acc12 + 0), after12);
  _mm512_storeu_si512((__m512i *)(acc13 + 0), after13);
  _mm512_storeu_si512((__m512i *)(acc14 + 0), after14);
  _mm512_storeu_si512((__m512i *)(acc15 + 0), after15);
}
/* accumulators of 4 registers of rows times 1 column groups at a time */
SYNTH_INLINE void LOCAL(sums_4x1)(const int registers, const int columns,
    const uint32_t *weight_words, const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8_t sums[4][1024] __attribute__((aligned(64)));
  int32_t discarded[16] = {0}; /* results of columns beyond the matrix */
  if (tap_stride == chunks * 16) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 16) chunks *= height, height = 1;
  synth_enter_tiles(columns - 0 < 16 ? columns - 0 : 16, columns - 0 < 16 ? columns - 0 : 16,
      columns - 0 < 16 ? columns - 0 : 16, columns - 0 < 16 ? columns - 0 : 16, columns - 0 < 16 ? columns - 0 : 16, 16,
      16, 16);
  for (int first = 0; first < registers; first += 4) {
    const uint8_t *packed = (const uint8_t *)weight_words + (intptr_t)register_stride * 4 * first;
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
    for (int32_t y = 0; y < height; ++y) {
      for (int32_t x = 0; x < width; ++x) {
        const uint8_t *at = (const uint8_t *)(words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
        for (int32_t remaining = chunks; remaining > 0; --remaining) {
          _tile_loadd(4, at + (intptr_t)column_stride * 0, (intptr_t)column_stride * 4);
          _tile_loadd(5, packed + (intptr_t)register_stride * 0, 64);
          _tile_dpbuud(0, 4, 5);
          _tile_loadd(6, packed + (intptr_t)register_stride * 4, 64);
          _tile_dpbuud(1, 4, 6);
          _tile_loadd(7, packed + (intptr_t)register_stride * 8, 64);
          _tile_dpbuud(2, 4, 7);
          _tile_loadd(5, packed + (intptr_t)register_stride * 12, 64);
          _tile_dpbuud(3, 4, 5);
          at += 64, packed += 1024;
        }
      }
    }
    _tile_stored(0, sums[0], 64);
    _tile_stored(1, sums[1], 64);
    _tile_stored(2, sums[2], 64);
    _tile_stored(3, sums[3], 64);
    for (int r = first; r < first + 4; ++r) UNROLL for (int c = 0; c < 1; ++c)
      LOCAL(epilogue)(sums[(r - first) * 1 + c], (uint8_t *)(c * 16 + 0 < columns ? out + (intptr_t)(c * 16 + 0) *
          out_stride + r * 16 : discarded), (uint8_t *)(c * 16 + 1 < columns ? out + (intptr_t)(c * 16 + 1) * out_stride
          + r * 16 : discarded), (uint8_t *)(c * 16 + 2 < columns ? out + (intptr_t)(c * 16 + 2) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 3 < columns ? out + (intptr_t)(c * 16 + 3) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 4 < columns ? out + (intptr_t)(c * 16 + 4) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 5 < columns ? out + (intptr_t)(c * 16 + 5) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 6 < columns ? out + (intptr_t)(c * 16 + 6) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 7 < columns ? out + (intptr_t)(c * 16 + 7) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 8 < columns ? out + (intptr_t)(c * 16 + 8) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 9 < columns ? out + (intptr_t)(c * 16 + 9) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 10 < columns ? out + (intptr_t)(c * 16 + 10) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 11 < columns ? out + (intptr_t)(c * 16 + 11) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 12 < columns ? out + (intptr_t)(c * 16 + 12) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 13 < columns ? out + (intptr_t)(c * 16 + 13) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 14 < columns ? out + (intptr_t)(c * 16 + 14) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 15 < columns ? out + (intptr_t)(c * 16 + 15) * out_stride + r * 16 :
          discarded));
  }
  _tile_release();
}
/* accumulators of 2 registers of rows times 1 column groups at a time */
SYNTH_INLINE void LOCAL(sums_2x1)(const int registers, const int columns,
    const uint32_t *weight_words, const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8_t sums[2][1024] __attribute__((aligned(64)));
  int32_t discarded[16] = {0}; /* results of columns beyond the matrix */
  if (tap_stride == chunks * 16) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 16) chunks *= height, height = 1;
  synth_enter_tiles(columns - 0 < 16 ? columns - 0 : 16, columns - 0 < 16 ? columns - 0 : 16,
      columns - 0 < 16 ? columns - 0 : 16, 16, 16, 16, 16, 16);
  for (int first = 0; first < registers; first += 2) {
    const uint8_t *packed = (const uint8_t *)weight_words + (intptr_t)register_stride * 4 * first;
    _tile_zero(0);
    _tile_zero(1);
    for (int32_t y = 0; y < height; ++y) {
      for (int32_t x = 0; x < width; ++x) {
        const uint8_t *at = (const uint8_t *)(words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
        for (int32_t remaining = chunks; remaining > 0; --remaining) {
          _tile_loadd(2, at + (intptr_t)column_stride * 0, (intptr_t)column_stride * 4);
          _tile_loadd(3, packed + (intptr_t)register_stride * 0, 64);
          _tile_dpbuud(0, 2, 3);
          _tile_loadd(4, packed + (intptr_t)register_stride * 4, 64);
          _tile_dpbuud(1, 2, 4);
          at += 64, packed += 1024;
        }
      }
    }
    _tile_stored(0, sums[0], 64);
    _tile_stored(1, sums[1], 64);
    for (int r = first; r < first + 2; ++r) UNROLL for (int c = 0; c < 1; ++c)
      LOCAL(epilogue)(sums[(r - first) * 1 + c], (uint8_t *)(c * 16 + 0 < columns ? out + (intptr_t)(c * 16 + 0) *
          out_stride + r * 16 : discarded), (uint8_t *)(c * 16 + 1 < columns ? out + (intptr_t)(c * 16 + 1) * out_stride
          + r * 16 : discarded), (uint8_t *)(c * 16 + 2 < columns ? out + (intptr_t)(c * 16 + 2) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 3 < columns ? out + (intptr_t)(c * 16 + 3) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 4 < columns ? out + (intptr_t)(c * 16 + 4) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 5 < columns ? out + (intptr_t)(c * 16 + 5) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 6 < columns ? out + (intptr_t)(c * 16 + 6) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 7 < columns ? out + (intptr_t)(c * 16 + 7) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 8 < columns ? out + (intptr_t)(c * 16 + 8) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 9 < columns ? out + (intptr_t)(c * 16 + 9) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 10 < columns ? out + (intptr_t)(c * 16 + 10) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 11 < columns ? out + (intptr_t)(c * 16 + 11) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 12 < columns ? out + (intptr_t)(c * 16 + 12) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 13 < columns ? out + (intptr_t)(c * 16 + 13) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 14 < columns ? out + (intptr_t)(c * 16 + 14) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 15 < columns ? out + (intptr_t)(c * 16 + 15) * out_stride + r * 16 :
          discarded));
  }
  _tile_release();
}
/* accumulators of 1 registers of rows times 1 column groups at a time */
SYNTH_INLINE void LOCAL(sums_1x1)(const int registers, const int columns,
    const uint32_t *weight_words, const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8_t sums[1][1024] __attribute__((aligned(64)));
  int32_t discarded[16] = {0}; /* results of columns beyond the matrix */
  if (tap_stride == chunks * 16) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 16) chunks *= height, height = 1;
  synth_enter_tiles(columns - 0 < 16 ? columns - 0 : 16, columns - 0 < 16 ? columns - 0 : 16, 16, 16, 16, 16, 16, 16);
  for (int first = 0; first < registers; first += 1) {
    const uint8_t *packed = (const uint8_t *)weight_words + (intptr_t)register_stride * 4 * first;
    _tile_zero(0);
    for (int32_t y = 0; y < height; ++y) {
      for (int32_t x = 0; x < width; ++x) {
        const uint8_t *at = (const uint8_t *)(words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
        for (int32_t remaining = chunks; remaining > 0; --remaining) {
          _tile_loadd(1, at + (intptr_t)column_stride * 0, (intptr_t)column_stride * 4);
          _tile_loadd(2, packed + (intptr_t)register_stride * 0, 64);
          _tile_dpbuud(0, 1, 2);
          at += 64, packed += 1024;
        }
      }
    }
    _tile_stored(0, sums[0], 64);
    for (int r = first; r < first + 1; ++r) UNROLL for (int c = 0; c < 1; ++c)
      LOCAL(epilogue)(sums[(r - first) * 1 + c], (uint8_t *)(c * 16 + 0 < columns ? out + (intptr_t)(c * 16 + 0) *
          out_stride + r * 16 : discarded), (uint8_t *)(c * 16 + 1 < columns ? out + (intptr_t)(c * 16 + 1) * out_stride
          + r * 16 : discarded), (uint8_t *)(c * 16 + 2 < columns ? out + (intptr_t)(c * 16 + 2) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 3 < columns ? out + (intptr_t)(c * 16 + 3) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 4 < columns ? out + (intptr_t)(c * 16 + 4) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 5 < columns ? out + (intptr_t)(c * 16 + 5) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 6 < columns ? out + (intptr_t)(c * 16 + 6) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 7 < columns ? out + (intptr_t)(c * 16 + 7) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 8 < columns ? out + (intptr_t)(c * 16 + 8) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 9 < columns ? out + (intptr_t)(c * 16 + 9) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 10 < columns ? out + (intptr_t)(c * 16 + 10) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 11 < columns ? out + (intptr_t)(c * 16 + 11) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 12 < columns ? out + (intptr_t)(c * 16 + 12) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 13 < columns ? out + (intptr_t)(c * 16 + 13) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 14 < columns ? out + (intptr_t)(c * 16 + 14) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 15 < columns ? out + (intptr_t)(c * 16 + 15) * out_stride + r * 16 :
          discarded));
  }
  _tile_release();
}
/* accumulators of 2 registers of rows times 2 column groups at a time */
SYNTH_INLINE void LOCAL(sums_2x2)(const int registers, const int columns,
    const uint32_t *weight_words, const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8_t sums[4][1024] __attribute__((aligned(64)));
  int32_t discarded[16] = {0}; /* results of columns beyond the matrix */
  if (tap_stride == chunks * 16) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 16) chunks *= height, height = 1;
  synth_enter_tiles(columns - 0 < 16 ? columns - 0 : 16, columns - 16 < 16 ? columns - 16 : 16,
      columns - 0 < 16 ? columns - 0 : 16, columns - 16 < 16 ? columns - 16 : 16, columns - 0 < 16 ? columns - 0 : 16,
      columns - 16 < 16 ? columns - 16 : 16, 16, 16);
  for (int first = 0; first < registers; first += 2) {
    const uint8_t *packed = (const uint8_t *)weight_words + (intptr_t)register_stride * 4 * first;
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
    for (int32_t y = 0; y < height; ++y) {
      for (int32_t x = 0; x < width; ++x) {
        const uint8_t *at = (const uint8_t *)(words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
        for (int32_t remaining = chunks; remaining > 0; --remaining) {
          _tile_loadd(4, at + (intptr_t)column_stride * 0, (intptr_t)column_stride * 4);
          _tile_loadd(5, at + (intptr_t)column_stride * 64, (intptr_t)column_stride * 4);
          _tile_loadd(6, packed + (intptr_t)register_stride * 0, 64);
          _tile_dpbuud(0, 4, 6);
          _tile_dpbuud(1, 5, 6);
          _tile_loadd(7, packed + (intptr_t)register_stride * 4, 64);
          _tile_dpbuud(2, 4, 7);
          _tile_dpbuud(3, 5, 7);
          at += 64, packed += 1024;
        }
      }
    }
    _tile_stored(0, sums[0], 64);
    _tile_stored(1, sums[1], 64);
    _tile_stored(2, sums[2], 64);
    _tile_stored(3, sums[3], 64);
    for (int r = first; r < first + 2; ++r) UNROLL for (int c = 0; c < 2; ++c)
      LOCAL(epilogue)(sums[(r - first) * 2 + c], (uint8_t *)(c * 16 + 0 < columns ? out + (intptr_t)(c * 16 + 0) *
          out_stride + r * 16 : discarded), (uint8_t *)(c * 16 + 1 < columns ? out + (intptr_t)(c * 16 + 1) * out_stride
          + r * 16 : discarded), (uint8_t *)(c * 16 + 2 < columns ? out + (intptr_t)(c * 16 + 2) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 3 < columns ? out + (intptr_t)(c * 16 + 3) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 4 < columns ? out + (intptr_t)(c * 16 + 4) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 5 < columns ? out + (intptr_t)(c * 16 + 5) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 6 < columns ? out + (intptr_t)(c * 16 + 6) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 7 < columns ? out + (intptr_t)(c * 16 + 7) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 8 < columns ? out + (intptr_t)(c * 16 + 8) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 9 < columns ? out + (intptr_t)(c * 16 + 9) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 10 < columns ? out + (intptr_t)(c * 16 + 10) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 11 < columns ? out + (intptr_t)(c * 16 + 11) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 12 < columns ? out + (intptr_t)(c * 16 + 12) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 13 < columns ? out + (intptr_t)(c * 16 + 13) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 14 < columns ? out + (intptr_t)(c * 16 + 14) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 15 < columns ? out + (intptr_t)(c * 16 + 15) * out_stride + r * 16 :
          discarded));
  }
  _tile_release();
}
/* accumulators of 1 registers of rows times 2 column groups at a time */
SYNTH_INLINE void LOCAL(sums_1x2)(const int registers, const int columns,
    const uint32_t *weight_words, const uint32_t *words, int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8_t sums[2][1024] __attribute__((aligned(64)));
  int32_t discarded[16] = {0}; /* results of columns beyond the matrix */
  if (tap_stride == chunks * 16) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 16) chunks *= height, height = 1;
  synth_enter_tiles(columns - 0 < 16 ? columns - 0 : 16, columns - 16 < 16 ? columns - 16 : 16,
      columns - 0 < 16 ? columns - 0 : 16, columns - 16 < 16 ? columns - 16 : 16, 16, 16, 16, 16);
  for (int first = 0; first < registers; first += 1) {
    const uint8_t *packed = (const uint8_t *)weight_words + (intptr_t)register_stride * 4 * first;
    _tile_zero(0);
    _tile_zero(1);
    for (int32_t y = 0; y < height; ++y) {
      for (int32_t x = 0; x < width; ++x) {
        const uint8_t *at = (const uint8_t *)(words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
        for (int32_t remaining = chunks; remaining > 0; --remaining) {
          _tile_loadd(2, at + (intptr_t)column_stride * 0, (intptr_t)column_stride * 4);
          _tile_loadd(3, at + (intptr_t)column_stride * 64, (intptr_t)column_stride * 4);
          _tile_loadd(4, packed + (intptr_t)register_stride * 0, 64);
          _tile_dpbuud(0, 2, 4);
          _tile_dpbuud(1, 3, 4);
          at += 64, packed += 1024;
        }
      }
    }
    _tile_stored(0, sums[0], 64);
    _tile_stored(1, sums[1], 64);
    for (int r = first; r < first + 1; ++r) UNROLL for (int c = 0; c < 2; ++c)
      LOCAL(epilogue)(sums[(r - first) * 2 + c], (uint8_t *)(c * 16 + 0 < columns ? out + (intptr_t)(c * 16 + 0) *
          out_stride + r * 16 : discarded), (uint8_t *)(c * 16 + 1 < columns ? out + (intptr_t)(c * 16 + 1) * out_stride
          + r * 16 : discarded), (uint8_t *)(c * 16 + 2 < columns ? out + (intptr_t)(c * 16 + 2) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 3 < columns ? out + (intptr_t)(c * 16 + 3) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 4 < columns ? out + (intptr_t)(c * 16 + 4) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 5 < columns ? out + (intptr_t)(c * 16 + 5) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 6 < columns ? out + (intptr_t)(c * 16 + 6) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 7 < columns ? out + (intptr_t)(c * 16 + 7) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 8 < columns ? out + (intptr_t)(c * 16 + 8) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 9 < columns ? out + (intptr_t)(c * 16 + 9) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 10 < columns ? out + (intptr_t)(c * 16 + 10) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 11 < columns ? out + (intptr_t)(c * 16 + 11) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 12 < columns ? out + (intptr_t)(c * 16 + 12) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 13 < columns ? out + (intptr_t)(c * 16 + 13) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 14 < columns ? out + (intptr_t)(c * 16 + 14) * out_stride + r * 16 :
          discarded), (uint8_t *)(c * 16 + 15 < columns ? out + (intptr_t)(c * 16 + 15) * out_stride + r * 16 :
          discarded));
  }
  _tile_release();
}
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  if (registers % 4 == 0 && columns <= 16)
    LOCAL(sums_4x1)(registers, columns, weight_words, words, out, out_stride, column_stride,
        height, row_stride, width, tap_stride, chunks, register_stride);
  else if (registers % 2 == 0 && columns <= 16)
    LOCAL(sums_2x1)(registers, columns, weight_words, words, out, out_stride, column_stride,
        height, row_stride, width, tap_stride, chunks, register_stride);
  else if (columns <= 16)
    LOCAL(sums_1x1)(registers, columns, weight_words, words, out, out_stride, column_stride,
        height, row_stride, width, tap_stride, chunks, register_stride);
  else if (registers % 2 == 0 && columns <= 32)
    LOCAL(sums_2x2)(registers, columns, weight_words, words, out, out_stride, column_stride,
        height, row_stride, width, tap_stride, chunks, register_stride);
  else if (columns <= 32)
    LOCAL(sums_1x2)(registers, columns, weight_words, words, out, out_stride, column_stride,
        height, row_stride, width, tap_stride, chunks, register_stride);
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
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 64, w += 1024)
        for (int row = 0; row < 16; ++row)
          for (int position = 0; position < 64; ++position)
            total[row] += 2u * w[(position / 4 * 16 + row) * 4 + position % 4] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_avx512_a3w1_hybrid_m8n1k64_x86_64_amx_bytes64_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 4) TILE(1, 7) TILE(1, 8) TILE(1, 14) TILE(1, 16) TILE(1, 28) TILE(1, 32) TILE(2, 1)
TILE(2, 4) TILE(2, 7) TILE(2, 8) TILE(2, 14) TILE(2, 16) TILE(2, 28) TILE(2, 32) TILE(4, 1) TILE(4, 4)
TILE(4, 7) TILE(4, 8) TILE(4, 14) TILE(4, 16) TILE(4, 28) TILE(4, 32) TILE(8, 1) TILE(8, 4) TILE(8, 7)
TILE(8, 8) TILE(8, 14) TILE(8, 16) TILE(8, 28) TILE(8, 32)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 64 positions, m rows of weights in registers of 16. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_avx512_a3w1_hybrid_m8n1k64_x86_64_amx_bytes64(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 256;
  int32_t padded[4096];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 32 ? 32 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 16;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 32 && registers - first >= 8 && stride <= INT32_MAX ? 8 : 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        padded[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 32 && tall == 8)
        synth_avx512_a3w1_hybrid_m8n1k64_x86_64_amx_bytes64_8x32(w, a, padded, tall * 16, chunks * 16, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 32)
        synth_avx512_a3w1_hybrid_m8n1k64_x86_64_amx_bytes64_1x32(w, a, padded, 16, chunks * 16, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a3w1_hybrid_m8n1k64_x86_64_amx_bytes64_1x1(w, a, padded, 16, chunks * 16, 1, 0, 1, 0, chunks, 0);
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
