/* SPDX-License-Identifier: Apache-2.0
 *
 * A8W8 twos: kernel of bytes in steps of 64, tiles of 16 to 128 rows by up to 32 columns with the loop over K
 * inside, Intel AVX-512 F and BW (x86-64), x86_64_amx. Written by synth-kernel; do not edit.
 *
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
 * weights); column_correction = -128 * (sum of the column's codes).
 *
 * K up to 33024 positions, padded to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *
 * Sums: 32-bit lanes, a run adds at most 4161600; their coefficient is 1. Instructions: 1 per accumulator of 16
 * x 64 positions and 16 columns, 16 at the end.
 *
 * Proof: 9 obligations, all proved: a step, every widening, the epilogue, and the loop by induction over K.
 */
#define LOCAL(name) synth_avx512_a8w8_twos_m8n1k64_x86_64_amx_bytes64_##name
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
  const __m512i after0 = _mm512_add_epi32(before0, column0);
  const __m512i after1 = _mm512_add_epi32(before1, column1);
  const __m512i after2 = _mm512_add_epi32(before2, column2);
  const __m512i after3 = _mm512_add_epi32(before3, column3);
  const __m512i after4 = _mm512_add_epi32(before4, column4);
  const __m512i after5 = _mm512_add_epi32(before5, column5);
  const __m512i after6 = _mm512_add_epi32(before6, column6);
  const __m512i after7 = _mm512_add_epi32(before7, column7);
  const __m512i after8 = _mm512_add_epi32(before8, column8);
  const __m512i after9 = _mm512_add_epi32(before9, column9);
  const __m512i after10 = _mm512_add_epi32(before10, column10);
  const __m512i after11 = _mm512_add_epi32(before11, column11);
  const __m512i after12 = _mm512_add_epi32(before12, column12);
  const __m512i after13 = _mm512_add_epi32(before13, column13);
  const __m512i after14 = _mm512_add_epi32(before14, column14);
  const __m512i after15 = _mm512_add_epi32(before15, column15);
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
            total[row] += 1u * w[(position / 4 * 16 + row) * 4 + position % 4] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_avx512_a8w8_twos_m8n1k64_x86_64_amx_bytes64_##registers##x##columns(const uint32_t \
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
void synth_avx512_a8w8_twos_m8n1k64_x86_64_amx_bytes64(const uint32_t *weights, const uint32_t *activations,
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
        synth_avx512_a8w8_twos_m8n1k64_x86_64_amx_bytes64_8x32(w, a, padded, tall * 16, chunks * 16, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 32)
        synth_avx512_a8w8_twos_m8n1k64_x86_64_amx_bytes64_1x32(w, a, padded, 16, chunks * 16, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a8w8_twos_m8n1k64_x86_64_amx_bytes64_1x1(w, a, padded, 16, chunks * 16, 1, 0, 1, 0, chunks, 0);
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
