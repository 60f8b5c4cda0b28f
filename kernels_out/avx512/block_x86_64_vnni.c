/* Pieces of the C texts of kernels (block, avx512, x86_64_vnni), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// d43109b64f01
/* A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 288230376151711743 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1][j] * ones(activation plane j).
 *
 * K up to 1073741760 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 9 (activations 1, row 5, combine 0, reduce 2, store 1); loads 4.
 *
 * Proof: 10 obligations, all proved. Compute part (5 lines per register): best known per plane pair, lengths [4]
 * open; combination and reduction minimal.
 */

//// 04dcbd66c661
#include <stdint.h>
#include <string.h>

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 35cfb7e203fc

static const uint8_t SYNTH_KERNEL_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// 7e46850fa145
static const uint8_t SYNTH_KERNEL_byte_00[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

//// 0c149283d302
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  /* reduce */
  const __m512i r0_0 = _mm512_sad_epu8(p00_0_s1, byte_00);
  const __m512i r1_0 = _mm512_add_epi64(acc0, r0_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r1_0);
}

//// 61e881479415

#else /* any other CPU: every instruction by its definition, lane by lane */

static inline uint8_t synth_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}

//// ff48a24b465f
static inline uint16_t synth_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}

//// 3dabaee0583e
static inline uint64_t synth_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}

//// 5d3b0964b602
/* _mm512_loadu_si512 */
static inline void synth__mm512_loadu_si512(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// a423f0ebef0e
/* _mm512_load_broadcast64 */
static inline void synth__mm512_load_broadcast64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}

//// 3bfaa0121905
/* _mm512_and_si512 */
static inline void synth__mm512_and_si512(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) & synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// f7e523c037a4
/* _mm512_shuffle_epi8 */
static inline void synth__mm512_shuffle_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 16; i < 32; ++i) result[i] = ((synth_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 32; i < 48; ++i) result[i] = ((synth_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 48; i < 64; ++i) result[i] = ((synth_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}

//// 84230b094ebb
/* _mm512_srli_epi16 #4 */
static inline void synth__mm512_srli_epi16_4(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_lane16(a0, i) >> 4);
  memcpy(out, result, sizeof result);
}

//// 36f59afdb279
/* _mm512_add_epi8 */
static inline void synth__mm512_add_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) + synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 26281dad0b93
/* _mm512_sad_epu8 */
static inline void synth__mm512_sad_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 8 * i) < synth_lane8(a1, 8 * i)) ? (uint8_t)(synth_lane8(a1, 8 * i) - synth_lane8(a0, 8 * i)) : (uint8_t)(synth_lane8(a0, 8 * i) - synth_lane8(a1, 8 * i)))) + (uint64_t)(((synth_lane8(a0, 8 * i + 1) < synth_lane8(a1, 8 * i + 1)) ? (uint8_t)(synth_lane8(a1, 8 * i + 1) - synth_lane8(a0, 8 * i + 1)) : (uint8_t)(synth_lane8(a0, 8 * i + 1) - synth_lane8(a1, 8 * i + 1))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 2) < synth_lane8(a1, 8 * i + 2)) ? (uint8_t)(synth_lane8(a1, 8 * i + 2) - synth_lane8(a0, 8 * i + 2)) : (uint8_t)(synth_lane8(a0, 8 * i + 2) - synth_lane8(a1, 8 * i + 2))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 3) < synth_lane8(a1, 8 * i + 3)) ? (uint8_t)(synth_lane8(a1, 8 * i + 3) - synth_lane8(a0, 8 * i + 3)) : (uint8_t)(synth_lane8(a0, 8 * i + 3) - synth_lane8(a1, 8 * i + 3))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 4) < synth_lane8(a1, 8 * i + 4)) ? (uint8_t)(synth_lane8(a1, 8 * i + 4) - synth_lane8(a0, 8 * i + 4)) : (uint8_t)(synth_lane8(a0, 8 * i + 4) - synth_lane8(a1, 8 * i + 4))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 5) < synth_lane8(a1, 8 * i + 5)) ? (uint8_t)(synth_lane8(a1, 8 * i + 5) - synth_lane8(a0, 8 * i + 5)) : (uint8_t)(synth_lane8(a0, 8 * i + 5) - synth_lane8(a1, 8 * i + 5))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 6) < synth_lane8(a1, 8 * i + 6)) ? (uint8_t)(synth_lane8(a1, 8 * i + 6) - synth_lane8(a0, 8 * i + 6)) : (uint8_t)(synth_lane8(a0, 8 * i + 6) - synth_lane8(a1, 8 * i + 6))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 7) < synth_lane8(a1, 8 * i + 7)) ? (uint8_t)(synth_lane8(a1, 8 * i + 7) - synth_lane8(a0, 8 * i + 7)) : (uint8_t)(synth_lane8(a0, 8 * i + 7) - synth_lane8(a1, 8 * i + 7)))));
  memcpy(out, result, sizeof result);
}

//// 43ead7316195
/* _mm512_add_epi64 */
static inline void synth__mm512_add_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)(synth_lane64(a0, i) + synth_lane64(a1, i));
  memcpy(out, result, sizeof result);
}

//// b7f823f06148
/* _mm512_storeu_si512 */
static inline void synth__mm512_storeu_si512(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// 55cc84bdc5a6
static const uint8_t table_00010102010202030102020302030304[] = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// 1b8139259bcc
static const uint8_t byte_00[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

//// 6b893edd931c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t r0_0[64];
  synth__mm512_sad_epu8(r0_0, p00_0_s1, byte_00);
  uint8_t r1_0[64];
  synth__mm512_add_epi64(r1_0, acc0, r0_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r1_0);
}

//// 626de321eb39

#endif

//// dc650f197580

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 128, a += 8) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// b2fa577234f6
/* A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 96076792050570581 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3][j] * ones(activation plane
 * j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 15 (activations 1, row 10, combine 1, reduce 2, store 1); loads 6.
 *
 * Proof: 13 obligations, all proved. Compute part (11 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// d0add5ea52b6
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// 722dcafcb652
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i p10_0_0 = _mm512_and_si512(w2_0, a0_0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i w3_0 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i p10_0_1 = _mm512_and_si512(w3_0, a0_0_v3);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  /* reduce */
  const __m512i r1_0 = _mm512_sad_epu8(r0_0, byte_00);
  const __m512i r2_0 = _mm512_add_epi64(acc0, r1_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r2_0);
}

//// 086bf676c750
static const uint8_t table_00020204020404060204040604060608[] = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// 92f21af68c3a
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t p10_0_0[64];
  synth__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth__mm512_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t w3_0[64];
  synth__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t p10_0_1[64];
  synth__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth__mm512_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p10_0_s1);
  uint8_t r1_0[64];
  synth__mm512_sad_epu8(r1_0, r0_0, byte_00);
  uint8_t r2_0[64];
  synth__mm512_add_epi64(r2_0, acc0, r1_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r2_0);
}

//// b36c64219443

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 256;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 256, a += 8) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// a9d6c7f28826
/* A1W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 6 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)), 4: _mm512_and_si512(byte_0f, plane2), 5:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane2, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 41175768021673106 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7][j] * ones(activation plane
 * j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 21 (activations 1, row 15, combine 2, reduce 2, store 1); loads 8.
 *
 * Proof: 16 obligations, all proved. Compute part (17 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 3c19ee7062d8
static const uint8_t SYNTH_KERNEL_table_000404080408080c0408080c080c0c10[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};

//// 92dc5be73de3
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i p10_0_0 = _mm512_and_si512(w2_0, a0_0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i w3_0 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  const __m512i p10_0_1 = _mm512_and_si512(w3_0, a0_0_v3);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p10_0_s1);
  const __m512i w4_0 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  /* compute */
  const __m512i p20_0_0 = _mm512_and_si512(w4_0, a0_0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_0);
  const __m512i w5_0 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i p20_0_1 = _mm512_and_si512(w5_0, a0_0_v3);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  /* combine plane pairs */
  const __m512i r1_0 = _mm512_add_epi8(r0_0, p20_0_s1);
  /* reduce */
  const __m512i r2_0 = _mm512_sad_epu8(r1_0, byte_00);
  const __m512i r3_0 = _mm512_add_epi64(acc0, r2_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r3_0);
}

//// 71d0c38839d2
static const uint8_t table_000404080408080c0408080c080c0c10[] = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};

//// fdec1f7e6e56
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t p10_0_0[64];
  synth__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth__mm512_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t w3_0[64];
  synth__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t p10_0_1[64];
  synth__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth__mm512_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p10_0_s1);
  uint8_t w4_0[64];
  synth__mm512_loadu_si512(w4_0, weights + 256);
  uint8_t p20_0_0[64];
  synth__mm512_and_si512(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[64];
  synth__mm512_shuffle_epi8(p20_0_t0, table_000404080408080c0408080c080c0c10, p20_0_0);
  uint8_t w5_0[64];
  synth__mm512_loadu_si512(w5_0, weights + 320);
  uint8_t p20_0_1[64];
  synth__mm512_and_si512(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[64];
  synth__mm512_shuffle_epi8(p20_0_t1, table_000404080408080c0408080c080c0c10, p20_0_1);
  uint8_t p20_0_s1[64];
  synth__mm512_add_epi8(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, r0_0, p20_0_s1);
  uint8_t r2_0[64];
  synth__mm512_sad_epu8(r2_0, r1_0, byte_00);
  uint8_t r3_0[64];
  synth__mm512_add_epi64(r3_0, acc0, r2_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r3_0);
}

//// 017fa462dd45

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 384;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 384, a += 8) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// c00de8dfcf7a
/* A2W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 96076792050570581 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2][j] * ones(activation plane j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 2, row 10, combine 1, reduce 2, store 1); loads 5.
 *
 * Proof: 13 obligations, all proved. Compute part (11 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 01a534abb594
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_and_si512(w0_0, a1_0);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  /* activations only: shared by all rows */
  const __m512i a1_0_v10 = _mm512_srli_epi16(a1_0, 4);
  /* compute */
  const __m512i p01_0_1 = _mm512_and_si512(w1_0, a1_0_v10);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  /* reduce */
  const __m512i r1_0 = _mm512_sad_epu8(r0_0, byte_00);
  const __m512i r2_0 = _mm512_add_epi64(acc0, r1_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r2_0);
}

//// db1c267a11db
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth__mm512_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t a1_0_v10[64];
  synth__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth__mm512_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[64];
  synth__mm512_sad_epu8(r1_0, r0_0, byte_00);
  uint8_t r2_0[64];
  synth__mm512_add_epi64(r2_0, acc0, r1_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r2_0);
}

//// 00a2e9404a70

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 128, a += 16) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// e9e133ee3a45
/* A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 32025597350190193 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 2, row 20, combine 3, reduce 2, store 1); loads 7.
 *
 * Proof: 17 obligations, all proved. Compute part (23 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 0212fa46eeaf
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  /* compute */
  const __m512i p11_0_0 = _mm512_and_si512(w2_0, a1_0);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m512i w3_0 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m512i a1_0_v10 = _mm512_srli_epi16(a1_0, 4);
  /* compute */
  const __m512i p11_0_1 = _mm512_and_si512(w3_0, a1_0_v10);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  const __m512i p10_0_0 = _mm512_and_si512(w2_0, a0_0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p10_0_1 = _mm512_and_si512(w3_0, a0_0_v3);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_0, a1_0);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w1_0, a1_0_v10);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i r1_0 = _mm512_add_epi8(p10_0_s1, r0_0);
  const __m512i r2_0 = _mm512_add_epi8(p11_0_s1, r1_0);
  /* reduce */
  const __m512i r3_0 = _mm512_sad_epu8(r2_0, byte_00);
  const __m512i r4_0 = _mm512_add_epi64(acc0, r3_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r4_0);
}

//// d279a532752c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[64];
  synth__mm512_and_si512(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[64];
  synth__mm512_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[64];
  synth__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t a1_0_v10[64];
  synth__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_and_si512(p11_0_1, w3_0, a1_0_v10);
  uint8_t p11_0_t1[64];
  synth__mm512_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[64];
  synth__mm512_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p10_0_0[64];
  synth__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth__mm512_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth__mm512_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[64];
  synth__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth__mm512_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[64];
  synth__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth__mm512_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, p11_0_s1, r1_0);
  uint8_t r3_0[64];
  synth__mm512_sad_epu8(r3_0, r2_0, byte_00);
  uint8_t r4_0[64];
  synth__mm512_add_epi64(r4_0, acc0, r3_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r4_0);
}

//// 23f3ed39222f

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 256;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 256, a += 16) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 7c9145d6391c
/* A2W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 6 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)), 4: _mm512_and_si512(byte_0f, plane2), 5:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane2, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 13725256007224368 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 2, row 30, combine 5, reduce 2, store 1); loads 9.
 *
 * Proof: 21 obligations, all proved. Compute part (35 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 81dff28a3a5e
static const uint8_t SYNTH_KERNEL_table_00080810081010180810101810181820[] __attribute__((aligned(32))) = {
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20};

//// dc077e669cd5
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m512i table_00080810081010180810101810181820 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00080810081010180810101810181820));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  /* compute */
  const __m512i p11_0_0 = _mm512_and_si512(w2_0, a1_0);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m512i w3_0 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m512i a1_0_v10 = _mm512_srli_epi16(a1_0, 4);
  /* compute */
  const __m512i p11_0_1 = _mm512_and_si512(w3_0, a1_0_v10);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  const __m512i w4_0 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  const __m512i p20_0_0 = _mm512_and_si512(w4_0, a0_0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_0);
  const __m512i w5_0 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p20_0_1 = _mm512_and_si512(w5_0, a0_0_v3);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  /* combine plane pairs */
  const __m512i r2_0 = _mm512_add_epi8(p11_0_s1, p20_0_s1);
  /* compute */
  const __m512i p10_0_0 = _mm512_and_si512(w2_0, a0_0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w3_0, a0_0_v3);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_0, a1_0);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w1_0, a1_0_v10);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i r1_0 = _mm512_add_epi8(p10_0_s1, r0_0);
  /* compute */
  const __m512i p21_0_0 = _mm512_and_si512(w4_0, a1_0);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w5_0, a1_0_v10);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  /* combine plane pairs */
  const __m512i r3_0 = _mm512_add_epi8(r1_0, p21_0_s1);
  const __m512i r4_0 = _mm512_add_epi8(r2_0, r3_0);
  /* reduce */
  const __m512i r5_0 = _mm512_sad_epu8(r4_0, byte_00);
  const __m512i r6_0 = _mm512_add_epi64(acc0, r5_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r6_0);
}

//// d12909fd69ad
static const uint8_t table_00080810081010180810101810181820[] = {
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20};

//// 0af347e275c8
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[64];
  synth__mm512_and_si512(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[64];
  synth__mm512_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[64];
  synth__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t a1_0_v10[64];
  synth__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_and_si512(p11_0_1, w3_0, a1_0_v10);
  uint8_t p11_0_t1[64];
  synth__mm512_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[64];
  synth__mm512_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t w4_0[64];
  synth__mm512_loadu_si512(w4_0, weights + 256);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p20_0_0[64];
  synth__mm512_and_si512(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[64];
  synth__mm512_shuffle_epi8(p20_0_t0, table_000404080408080c0408080c080c0c10, p20_0_0);
  uint8_t w5_0[64];
  synth__mm512_loadu_si512(w5_0, weights + 320);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p20_0_1[64];
  synth__mm512_and_si512(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[64];
  synth__mm512_shuffle_epi8(p20_0_t1, table_000404080408080c0408080c080c0c10, p20_0_1);
  uint8_t p20_0_s1[64];
  synth__mm512_add_epi8(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, p11_0_s1, p20_0_s1);
  uint8_t p10_0_0[64];
  synth__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth__mm512_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t p10_0_1[64];
  synth__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth__mm512_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[64];
  synth__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth__mm512_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[64];
  synth__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth__mm512_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t p21_0_0[64];
  synth__mm512_and_si512(p21_0_0, w4_0, a1_0);
  uint8_t p21_0_t0[64];
  synth__mm512_shuffle_epi8(p21_0_t0, table_00080810081010180810101810181820, p21_0_0);
  uint8_t p21_0_1[64];
  synth__mm512_and_si512(p21_0_1, w5_0, a1_0_v10);
  uint8_t p21_0_t1[64];
  synth__mm512_shuffle_epi8(p21_0_t1, table_00080810081010180810101810181820, p21_0_1);
  uint8_t p21_0_s1[64];
  synth__mm512_add_epi8(p21_0_s1, p21_0_t0, p21_0_t1);
  uint8_t r3_0[64];
  synth__mm512_add_epi8(r3_0, r1_0, p21_0_s1);
  uint8_t r4_0[64];
  synth__mm512_add_epi8(r4_0, r2_0, r3_0);
  uint8_t r5_0[64];
  synth__mm512_sad_epu8(r5_0, r4_0, byte_00);
  uint8_t r6_0[64];
  synth__mm512_add_epi64(r6_0, acc0, r5_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r6_0);
}

//// f7f08f6f7363

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 384;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 384, a += 16) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 0057f8d67399
/* A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 41175768021673106 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2, -4][j] * ones(activation plane j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 23 (activations 3, row 15, combine 2, reduce 2, store 1); loads 6.
 *
 * Proof: 16 obligations, all proved. Compute part (17 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 314972079c1b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_and_si512(w0_0, a1_0);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  /* activations only: shared by all rows */
  const __m512i a1_0_v10 = _mm512_srli_epi16(a1_0, 4);
  /* compute */
  const __m512i p01_0_1 = _mm512_and_si512(w1_0, a1_0_v10);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i a2_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m512i p02_0_0 = _mm512_and_si512(w0_0, a2_0);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_0);
  /* activations only: shared by all rows */
  const __m512i a2_0_v17 = _mm512_srli_epi16(a2_0, 4);
  /* compute */
  const __m512i p02_0_1 = _mm512_and_si512(w1_0, a2_0_v17);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  /* combine plane pairs */
  const __m512i r1_0 = _mm512_add_epi8(r0_0, p02_0_s1);
  /* reduce */
  const __m512i r2_0 = _mm512_sad_epu8(r1_0, byte_00);
  const __m512i r3_0 = _mm512_add_epi64(acc0, r2_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r3_0);
}

//// e48ee8d70d08
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth__mm512_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t a1_0_v10[64];
  synth__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth__mm512_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t a2_0[64];
  synth__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth__mm512_and_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[64];
  synth__mm512_shuffle_epi8(p02_0_t0, table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t a2_0_v17[64];
  synth__mm512_srli_epi16_4(a2_0_v17, a2_0);
  uint8_t p02_0_1[64];
  synth__mm512_and_si512(p02_0_1, w1_0, a2_0_v17);
  uint8_t p02_0_t1[64];
  synth__mm512_shuffle_epi8(p02_0_t1, table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[64];
  synth__mm512_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, r0_0, p02_0_s1);
  uint8_t r2_0[64];
  synth__mm512_sad_epu8(r2_0, r1_0, byte_00);
  uint8_t r3_0[64];
  synth__mm512_add_epi64(r3_0, acc0, r2_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r3_0);
}

//// a4ff78b1e287

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 128, a += 24) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// d7607667016f
/* A3W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 13725256007224368 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6, -12][j] *
 * ones(activation plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 41 (activations 3, row 30, combine 5, reduce 2, store 1); loads 8.
 *
 * Proof: 21 obligations, all proved. Compute part (35 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 309a20c98b8d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m512i table_00080810081010180810101810181820 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00080810081010180810101810181820));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a2_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m512i p02_0_0 = _mm512_and_si512(w0_0, a2_0);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a2_0_v17 = _mm512_srli_epi16(a2_0, 4);
  /* compute */
  const __m512i p02_0_1 = _mm512_and_si512(w1_0, a2_0_v17);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p11_0_0 = _mm512_and_si512(w2_0, a1_0);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m512i w3_0 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m512i a1_0_v10 = _mm512_srli_epi16(a1_0, 4);
  /* compute */
  const __m512i p11_0_1 = _mm512_and_si512(w3_0, a1_0_v10);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  /* combine plane pairs */
  const __m512i r2_0 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p10_0_0 = _mm512_and_si512(w2_0, a0_0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p10_0_1 = _mm512_and_si512(w3_0, a0_0_v3);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_0, a1_0);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w1_0, a1_0_v10);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i r1_0 = _mm512_add_epi8(p10_0_s1, r0_0);
  /* compute */
  const __m512i p12_0_0 = _mm512_and_si512(w2_0, a2_0);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w3_0, a2_0_v17);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  /* combine plane pairs */
  const __m512i r3_0 = _mm512_add_epi8(r1_0, p12_0_s1);
  const __m512i r4_0 = _mm512_add_epi8(r2_0, r3_0);
  /* reduce */
  const __m512i r5_0 = _mm512_sad_epu8(r4_0, byte_00);
  const __m512i r6_0 = _mm512_add_epi64(acc0, r5_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r6_0);
}

//// bf9ceb322df0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a2_0[64];
  synth__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth__mm512_and_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[64];
  synth__mm512_shuffle_epi8(p02_0_t0, table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a2_0_v17[64];
  synth__mm512_srli_epi16_4(a2_0_v17, a2_0);
  uint8_t p02_0_1[64];
  synth__mm512_and_si512(p02_0_1, w1_0, a2_0_v17);
  uint8_t p02_0_t1[64];
  synth__mm512_shuffle_epi8(p02_0_t1, table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[64];
  synth__mm512_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[64];
  synth__mm512_and_si512(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[64];
  synth__mm512_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[64];
  synth__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t a1_0_v10[64];
  synth__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_and_si512(p11_0_1, w3_0, a1_0_v10);
  uint8_t p11_0_t1[64];
  synth__mm512_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[64];
  synth__mm512_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, p02_0_s1, p11_0_s1);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p10_0_0[64];
  synth__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth__mm512_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth__mm512_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[64];
  synth__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth__mm512_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[64];
  synth__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth__mm512_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t p12_0_0[64];
  synth__mm512_and_si512(p12_0_0, w2_0, a2_0);
  uint8_t p12_0_t0[64];
  synth__mm512_shuffle_epi8(p12_0_t0, table_00080810081010180810101810181820, p12_0_0);
  uint8_t p12_0_1[64];
  synth__mm512_and_si512(p12_0_1, w3_0, a2_0_v17);
  uint8_t p12_0_t1[64];
  synth__mm512_shuffle_epi8(p12_0_t1, table_00080810081010180810101810181820, p12_0_1);
  uint8_t p12_0_s1[64];
  synth__mm512_add_epi8(p12_0_s1, p12_0_t0, p12_0_t1);
  uint8_t r3_0[64];
  synth__mm512_add_epi8(r3_0, r1_0, p12_0_s1);
  uint8_t r4_0[64];
  synth__mm512_add_epi8(r4_0, r2_0, r3_0);
  uint8_t r5_0[64];
  synth__mm512_sad_epu8(r5_0, r4_0, byte_00);
  uint8_t r6_0[64];
  synth__mm512_add_epi64(r6_0, acc0, r5_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r6_0);
}

//// acb9973b4e4b

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 256;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 256, a += 24) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// ddf015f8be72
/* A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * weights: 6 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)), 4: _mm512_and_si512(byte_0f, plane2), 5:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane2, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 5882252574524729 blocks fit; the driver widens to 32 bits before that. Every lane is zero before
 * the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14, -28][j] *
 * ones(activation plane j).
 *
 * K up to 21913088 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 60 (activations 3, row 45, combine 7, reduce 4, store 1); loads 10.
 *
 * Proof: 27 obligations, all proved. Compute part (52 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// e7089afe3843
static const uint8_t SYNTH_KERNEL_table_00101020102020301020203020303040[] __attribute__((aligned(32))) = {
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40};

//// dc88cb7c7bbd
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m512i table_00080810081010180810101810181820 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00080810081010180810101810181820));
  const __m512i table_00101020102020301020203020303040 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_table_00101020102020301020203020303040));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a2_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m512i p02_0_0 = _mm512_and_si512(w0_0, a2_0);
  const __m512i p02_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m512i a2_0_v17 = _mm512_srli_epi16(a2_0, 4);
  /* compute */
  const __m512i p02_0_1 = _mm512_and_si512(w1_0, a2_0_v17);
  const __m512i p02_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_1);
  const __m512i p02_0_s1 = _mm512_add_epi8(p02_0_t0, p02_0_t1);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p11_0_0 = _mm512_and_si512(w2_0, a1_0);
  const __m512i p11_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m512i w3_0 = _mm512_loadu_si512((const __m512i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m512i a1_0_v10 = _mm512_srli_epi16(a1_0, 4);
  /* compute */
  const __m512i p11_0_1 = _mm512_and_si512(w3_0, a1_0_v10);
  const __m512i p11_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m512i p11_0_s1 = _mm512_add_epi8(p11_0_t0, p11_0_t1);
  /* combine plane pairs */
  const __m512i r2_0 = _mm512_add_epi8(p02_0_s1, p11_0_s1);
  const __m512i w4_0 = _mm512_loadu_si512((const __m512i *)(weights + 256));
  /* compute */
  const __m512i p22_0_0 = _mm512_and_si512(w4_0, a2_0);
  const __m512i p22_0_t0 = _mm512_shuffle_epi8(table_00101020102020301020203020303040, p22_0_0);
  const __m512i w5_0 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i p22_0_1 = _mm512_and_si512(w5_0, a2_0_v17);
  const __m512i p22_0_t1 = _mm512_shuffle_epi8(table_00101020102020301020203020303040, p22_0_1);
  const __m512i p22_0_s1 = _mm512_add_epi8(p22_0_t0, p22_0_t1);
  /* combine plane pairs */
  const __m512i r5_0 = _mm512_add_epi8(r2_0, p22_0_s1);
  /* reduce */
  const __m512i r7_0 = _mm512_sad_epu8(r5_0, byte_00);
  const __m512i r9_0 = _mm512_add_epi64(acc0, r7_0);
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p20_0_0 = _mm512_and_si512(w4_0, a0_0);
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_0);
  /* activations only: shared by all rows */
  const __m512i a0_0_v3 = _mm512_srli_epi16(a0_0, 4);
  /* compute */
  const __m512i p20_0_1 = _mm512_and_si512(w5_0, a0_0_v3);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  const __m512i p10_0_0 = _mm512_and_si512(w2_0, a0_0);
  const __m512i p10_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m512i p10_0_1 = _mm512_and_si512(w3_0, a0_0_v3);
  const __m512i p10_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m512i p10_0_s1 = _mm512_add_epi8(p10_0_t0, p10_0_t1);
  const __m512i p00_0_0 = _mm512_and_si512(w0_0, a0_0);
  const __m512i p00_0_t0 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m512i p00_0_1 = _mm512_and_si512(w1_0, a0_0_v3);
  const __m512i p00_0_t1 = _mm512_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m512i p00_0_s1 = _mm512_add_epi8(p00_0_t0, p00_0_t1);
  const __m512i p01_0_0 = _mm512_and_si512(w0_0, a1_0);
  const __m512i p01_0_t0 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m512i p01_0_1 = _mm512_and_si512(w1_0, a1_0_v10);
  const __m512i p01_0_t1 = _mm512_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m512i p01_0_s1 = _mm512_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p00_0_s1, p01_0_s1);
  const __m512i r1_0 = _mm512_add_epi8(p10_0_s1, r0_0);
  const __m512i r3_0 = _mm512_add_epi8(p20_0_s1, r1_0);
  /* compute */
  const __m512i p12_0_0 = _mm512_and_si512(w2_0, a2_0);
  const __m512i p12_0_t0 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p12_0_0);
  const __m512i p12_0_1 = _mm512_and_si512(w3_0, a2_0_v17);
  const __m512i p12_0_t1 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p12_0_1);
  const __m512i p12_0_s1 = _mm512_add_epi8(p12_0_t0, p12_0_t1);
  const __m512i p21_0_0 = _mm512_and_si512(w4_0, a1_0);
  const __m512i p21_0_t0 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p21_0_0);
  const __m512i p21_0_1 = _mm512_and_si512(w5_0, a1_0_v10);
  const __m512i p21_0_t1 = _mm512_shuffle_epi8(table_00080810081010180810101810181820, p21_0_1);
  const __m512i p21_0_s1 = _mm512_add_epi8(p21_0_t0, p21_0_t1);
  /* combine plane pairs */
  const __m512i r4_0 = _mm512_add_epi8(p12_0_s1, p21_0_s1);
  const __m512i r6_0 = _mm512_add_epi8(r3_0, r4_0);
  /* reduce */
  const __m512i r8_0 = _mm512_sad_epu8(r6_0, byte_00);
  const __m512i r10_0 = _mm512_add_epi64(r9_0, r8_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r10_0);
}

//// b982cbf7a54e
static const uint8_t table_00101020102020301020203020303040[] = {
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40};

//// 83eadadea9d8
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a2_0[64];
  synth__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth__mm512_and_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[64];
  synth__mm512_shuffle_epi8(p02_0_t0, table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a2_0_v17[64];
  synth__mm512_srli_epi16_4(a2_0_v17, a2_0);
  uint8_t p02_0_1[64];
  synth__mm512_and_si512(p02_0_1, w1_0, a2_0_v17);
  uint8_t p02_0_t1[64];
  synth__mm512_shuffle_epi8(p02_0_t1, table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[64];
  synth__mm512_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[64];
  synth__mm512_and_si512(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[64];
  synth__mm512_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[64];
  synth__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t a1_0_v10[64];
  synth__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_and_si512(p11_0_1, w3_0, a1_0_v10);
  uint8_t p11_0_t1[64];
  synth__mm512_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[64];
  synth__mm512_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, p02_0_s1, p11_0_s1);
  uint8_t w4_0[64];
  synth__mm512_loadu_si512(w4_0, weights + 256);
  uint8_t p22_0_0[64];
  synth__mm512_and_si512(p22_0_0, w4_0, a2_0);
  uint8_t p22_0_t0[64];
  synth__mm512_shuffle_epi8(p22_0_t0, table_00101020102020301020203020303040, p22_0_0);
  uint8_t w5_0[64];
  synth__mm512_loadu_si512(w5_0, weights + 320);
  uint8_t p22_0_1[64];
  synth__mm512_and_si512(p22_0_1, w5_0, a2_0_v17);
  uint8_t p22_0_t1[64];
  synth__mm512_shuffle_epi8(p22_0_t1, table_00101020102020301020203020303040, p22_0_1);
  uint8_t p22_0_s1[64];
  synth__mm512_add_epi8(p22_0_s1, p22_0_t0, p22_0_t1);
  uint8_t r5_0[64];
  synth__mm512_add_epi8(r5_0, r2_0, p22_0_s1);
  uint8_t r7_0[64];
  synth__mm512_sad_epu8(r7_0, r5_0, byte_00);
  uint8_t r9_0[64];
  synth__mm512_add_epi64(r9_0, acc0, r7_0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p20_0_0[64];
  synth__mm512_and_si512(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[64];
  synth__mm512_shuffle_epi8(p20_0_t0, table_000404080408080c0408080c080c0c10, p20_0_0);
  uint8_t a0_0_v3[64];
  synth__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p20_0_1[64];
  synth__mm512_and_si512(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[64];
  synth__mm512_shuffle_epi8(p20_0_t1, table_000404080408080c0408080c080c0c10, p20_0_1);
  uint8_t p20_0_s1[64];
  synth__mm512_add_epi8(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t p10_0_0[64];
  synth__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth__mm512_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t p10_0_1[64];
  synth__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth__mm512_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t p00_0_0[64];
  synth__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth__mm512_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t p00_0_1[64];
  synth__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth__mm512_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[64];
  synth__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth__mm512_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[64];
  synth__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth__mm512_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t r3_0[64];
  synth__mm512_add_epi8(r3_0, p20_0_s1, r1_0);
  uint8_t p12_0_0[64];
  synth__mm512_and_si512(p12_0_0, w2_0, a2_0);
  uint8_t p12_0_t0[64];
  synth__mm512_shuffle_epi8(p12_0_t0, table_00080810081010180810101810181820, p12_0_0);
  uint8_t p12_0_1[64];
  synth__mm512_and_si512(p12_0_1, w3_0, a2_0_v17);
  uint8_t p12_0_t1[64];
  synth__mm512_shuffle_epi8(p12_0_t1, table_00080810081010180810101810181820, p12_0_1);
  uint8_t p12_0_s1[64];
  synth__mm512_add_epi8(p12_0_s1, p12_0_t0, p12_0_t1);
  uint8_t p21_0_0[64];
  synth__mm512_and_si512(p21_0_0, w4_0, a1_0);
  uint8_t p21_0_t0[64];
  synth__mm512_shuffle_epi8(p21_0_t0, table_00080810081010180810101810181820, p21_0_0);
  uint8_t p21_0_1[64];
  synth__mm512_and_si512(p21_0_1, w5_0, a1_0_v10);
  uint8_t p21_0_t1[64];
  synth__mm512_shuffle_epi8(p21_0_t1, table_00080810081010180810101810181820, p21_0_1);
  uint8_t p21_0_s1[64];
  synth__mm512_add_epi8(p21_0_s1, p21_0_t0, p21_0_t1);
  uint8_t r4_0[64];
  synth__mm512_add_epi8(r4_0, p12_0_s1, p21_0_s1);
  uint8_t r6_0[64];
  synth__mm512_add_epi8(r6_0, r3_0, r4_0);
  uint8_t r8_0[64];
  synth__mm512_sad_epu8(r8_0, r6_0, byte_00);
  uint8_t r10_0[64];
  synth__mm512_add_epi64(r10_0, r9_0, r8_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r10_0);
}

//// 201fa83f4e31

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 384;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 384, a += 24) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

