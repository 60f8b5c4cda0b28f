/* Pieces of the C texts of kernels (block, avx512, x86_64_bitalg), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// 3f13c0461e2e
/* A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0); byte_ff:
 * 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b
 * in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 288230376151711743 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1][i] * ones(weight
 * plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 5 (activations 0, row 2, combine 0, reduce 2, store 1); loads 3.
 *
 * Proof: 9 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 61e02e45de4f
#include <stdint.h>
#include <string.h>

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && defined(__AVX512VBMI__) && defined(__GFNI__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 53dd07ffe42b

static const uint8_t SYNTH_KERNEL_byte_00[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

//// 6e98c437e7fb
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  /* reduce */
  const __m512i r0_0 = _mm512_sad_epu8(p00_0_1, byte_00);
  const __m512i r1_0 = _mm512_add_epi64(acc0, r0_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r1_0);
}

//// baca5f9a2811

#else /* any other CPU: every instruction by its definition, lane by lane */

static inline uint64_t synth_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}

//// d088d5675f26
static inline uint8_t synth_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
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

//// 4b5dabb9bc81
/* _mm512_xor_si512 */
static inline void synth__mm512_xor_si512(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) ^ synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 8cece36df587
/* _mm512_popcnt_epi8 */
static inline void synth__mm512_popcnt_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_popcount(synth_lane8(a0, i)));
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

//// 1b8139259bcc
static const uint8_t byte_00[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

//// eea0483b960d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t r0_0[64];
  synth__mm512_sad_epu8(r0_0, p00_0_1, byte_00);
  uint8_t r1_0[64];
  synth__mm512_add_epi64(r1_0, acc0, r0_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r1_0);
}

//// 626de321eb39

#endif

//// 4d7cea9fd63b

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 64, a += 8) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 1ffa4526f522
/* A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0), 1:
 * _mm512_xor_si512(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4,
 * 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 96076792050570581 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 9 (activations 0, row 4, combine 0, reduce 4, store 1); loads 4.
 *
 * Proof: 11 obligations, all proved. Compute part (4 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// a9c72802349f
static const uint8_t SYNTH_KERNEL_byte_02[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 7133005e4901
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  /* reduce */
  const __m512i r0_0 = _mm512_sad_epu8(p00_0_1, byte_00);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  /* compute */
  const __m512i p10_0_0 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  /* reduce */
  const __m512i r1_0 = _mm512_sad_epu8(p10_0_1, byte_00);
  const __m512i r2_0 = _mm512_dpbusd_epi32(r0_0, r1_0, byte_02);
  const __m512i r3_0 = _mm512_add_epi64(acc0, r2_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r3_0);
}

//// dd71e0cfa77e
static inline uint32_t synth_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}

//// 3a708972f045
/* _mm512_dpbusd_epi32 */
static inline void synth__mm512_dpbusd_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)((uint32_t)((uint32_t)((uint32_t)(synth_lane32(a0, i) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 1)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i + 1)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 2)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i + 2)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 3)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i + 3))));
  memcpy(out, result, sizeof result);
}

//// fb918dda3f4c
static const uint8_t byte_02[] = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 8e03f239205e
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t r0_0[64];
  synth__mm512_sad_epu8(r0_0, p00_0_1, byte_00);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p10_0_0[64];
  synth__mm512_xor_si512(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_popcnt_epi8(p10_0_1, p10_0_0);
  uint8_t r1_0[64];
  synth__mm512_sad_epu8(r1_0, p10_0_1, byte_00);
  uint8_t r2_0[64];
  synth__mm512_dpbusd_epi32(r2_0, r0_0, r1_0, byte_02);
  uint8_t r3_0[64];
  synth__mm512_add_epi64(r3_0, acc0, r2_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r3_0);
}

//// 3d7ec94f6e62

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
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// e6c0557f3186
/* A1W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0), 1:
 * _mm512_xor_si512(byte_ff, plane1), 2: _mm512_xor_si512(byte_ff, plane2); byte_ff: 0xff repeated]; in each,
 * place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 41175768021673106 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2, 4][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 13 (activations 0, row 6, combine 2, reduce 4, store 1); loads 5.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// b297cfc47fb6
static const uint8_t SYNTH_KERNEL_byte_04[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// 93de1b7920b2
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p10_0_0 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p10_0_1, p10_0_1);
  const __m512i r1_0 = _mm512_add_epi8(p00_0_1, r0_0);
  /* reduce */
  const __m512i r2_0 = _mm512_sad_epu8(r1_0, byte_00);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  /* compute */
  const __m512i p20_0_0 = _mm512_xor_si512(w2_0, a0_0);
  const __m512i p20_0_1 = _mm512_popcnt_epi8(p20_0_0);
  /* reduce */
  const __m512i r3_0 = _mm512_sad_epu8(p20_0_1, byte_00);
  const __m512i r4_0 = _mm512_dpbusd_epi32(r2_0, r3_0, byte_04);
  const __m512i r5_0 = _mm512_add_epi64(acc0, r4_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r5_0);
}

//// 36f59afdb279
/* _mm512_add_epi8 */
static inline void synth__mm512_add_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) + synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// a5b245c0ccae
static const uint8_t byte_04[] = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// 8dc24c79a907
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p10_0_0[64];
  synth__mm512_xor_si512(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_popcnt_epi8(p10_0_1, p10_0_0);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p10_0_1, p10_0_1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p00_0_1, r0_0);
  uint8_t r2_0[64];
  synth__mm512_sad_epu8(r2_0, r1_0, byte_00);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t p20_0_0[64];
  synth__mm512_xor_si512(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[64];
  synth__mm512_popcnt_epi8(p20_0_1, p20_0_0);
  uint8_t r3_0[64];
  synth__mm512_sad_epu8(r3_0, p20_0_1, byte_00);
  uint8_t r4_0[64];
  synth__mm512_dpbusd_epi32(r4_0, r2_0, r3_0, byte_04);
  uint8_t r5_0[64];
  synth__mm512_add_epi64(r5_0, acc0, r4_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r5_0);
}

//// ec079c60523f

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 192, a += 8) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 6cb6a02eff54
/* A2W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0); byte_ff:
 * 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b
 * in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 96076792050570581 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3][i] * ones(weight
 * plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 9 (activations 0, row 4, combine 0, reduce 4, store 1); loads 4.
 *
 * Proof: 11 obligations, all proved. Compute part (4 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 85d8e1672ae8
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i byte_02 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_02));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  /* reduce */
  const __m512i r0_0 = _mm512_sad_epu8(p00_0_1, byte_00);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  /* compute */
  const __m512i p01_0_0 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  /* reduce */
  const __m512i r1_0 = _mm512_sad_epu8(p01_0_1, byte_00);
  const __m512i r2_0 = _mm512_dpbusd_epi32(r0_0, r1_0, byte_02);
  const __m512i r3_0 = _mm512_add_epi64(acc0, r2_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r3_0);
}

//// 10f72826a351
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t r0_0[64];
  synth__mm512_sad_epu8(r0_0, p00_0_1, byte_00);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_xor_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_popcnt_epi8(p01_0_1, p01_0_0);
  uint8_t r1_0[64];
  synth__mm512_sad_epu8(r1_0, p01_0_1, byte_00);
  uint8_t r2_0[64];
  synth__mm512_dpbusd_epi32(r2_0, r0_0, r1_0, byte_02);
  uint8_t r3_0[64];
  synth__mm512_add_epi64(r3_0, acc0, r2_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r3_0);
}

//// 8ae24da53c61

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 64, a += 16) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// c04160464728
/* A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0), 1:
 * _mm512_xor_si512(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4,
 * 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 32025597350190193 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 3, reduce 4, store 1); loads 5.
 *
 * Proof: 15 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..10 open.
 */

//// 32df02e8a209
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p10_0_0 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i r1_0 = _mm512_add_epi8(r0_0, r0_0);
  const __m512i r2_0 = _mm512_add_epi8(p00_0_1, r1_0);
  /* reduce */
  const __m512i r3_0 = _mm512_sad_epu8(r2_0, byte_00);
  /* compute */
  const __m512i p11_0_0 = _mm512_xor_si512(w1_0, a1_0);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  /* reduce */
  const __m512i r4_0 = _mm512_sad_epu8(p11_0_1, byte_00);
  const __m512i r5_0 = _mm512_dpbusd_epi32(r3_0, r4_0, byte_04);
  const __m512i r6_0 = _mm512_add_epi64(acc0, r5_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r6_0);
}

//// 2b7c18039b59
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_xor_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_popcnt_epi8(p01_0_1, p01_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p10_0_0[64];
  synth__mm512_xor_si512(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_popcnt_epi8(p10_0_1, p10_0_0);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p01_0_1, p10_0_1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, r0_0, r0_0);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, p00_0_1, r1_0);
  uint8_t r3_0[64];
  synth__mm512_sad_epu8(r3_0, r2_0, byte_00);
  uint8_t p11_0_0[64];
  synth__mm512_xor_si512(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_popcnt_epi8(p11_0_1, p11_0_0);
  uint8_t r4_0[64];
  synth__mm512_sad_epu8(r4_0, p11_0_1, byte_00);
  uint8_t r5_0[64];
  synth__mm512_dpbusd_epi32(r5_0, r3_0, r4_0, byte_04);
  uint8_t r6_0[64];
  synth__mm512_add_epi64(r6_0, acc0, r5_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r6_0);
}

//// 537591026da1

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
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 5045ab917b50
/* A2W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0), 1:
 * _mm512_xor_si512(byte_ff, plane1), 2: _mm512_xor_si512(byte_ff, plane2); byte_ff: 0xff repeated]; in each,
 * place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 13725256007224368 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6, 12][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 23 (activations 0, row 12, combine 6, reduce 4, store 1); loads 6.
 *
 * Proof: 17 obligations, all proved. Compute part (18 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..17 open.
 */

//// 38521f6a39b5
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 03606b132a09
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p10_0_0 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i r2_0 = _mm512_add_epi8(r0_0, r0_0);
  const __m512i r3_0 = _mm512_add_epi8(p00_0_1, r2_0);
  /* reduce */
  const __m512i r6_0 = _mm512_sad_epu8(r3_0, byte_00);
  /* compute */
  const __m512i p11_0_0 = _mm512_xor_si512(w1_0, a1_0);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  const __m512i p20_0_0 = _mm512_xor_si512(w2_0, a0_0);
  const __m512i p20_0_1 = _mm512_popcnt_epi8(p20_0_0);
  /* combine plane pairs */
  const __m512i r1_0 = _mm512_add_epi8(p11_0_1, p20_0_1);
  /* compute */
  const __m512i p21_0_0 = _mm512_xor_si512(w2_0, a1_0);
  const __m512i p21_0_1 = _mm512_popcnt_epi8(p21_0_0);
  /* combine plane pairs */
  const __m512i r4_0 = _mm512_add_epi8(p21_0_1, p21_0_1);
  const __m512i r5_0 = _mm512_add_epi8(r1_0, r4_0);
  /* reduce */
  const __m512i r7_0 = _mm512_sad_epu8(r5_0, byte_00);
  const __m512i r8_0 = _mm512_dpwssd_epi32(r6_0, r7_0, lanes16_4);
  const __m512i r9_0 = _mm512_add_epi64(acc0, r8_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r9_0);
}

//// ff48a24b465f
static inline uint16_t synth_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}

//// da3263d8295a
/* _mm512_dpwssd_epi32 */
static inline void synth__mm512_dpwssd_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)((uint32_t)(synth_lane32(a0, i) + (uint32_t)((uint32_t)((int32_t)(int16_t)synth_lane16(a1, 2 * i)) * (uint32_t)((int32_t)(int16_t)synth_lane16(a2, 2 * i)))) + (uint32_t)((uint32_t)((int32_t)(int16_t)synth_lane16(a1, 2 * i + 1)) * (uint32_t)((int32_t)(int16_t)synth_lane16(a2, 2 * i + 1))));
  memcpy(out, result, sizeof result);
}

//// 950694fd4ba5
static const uint8_t lanes16_4[] = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 2b98b9b2f602
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_xor_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_popcnt_epi8(p01_0_1, p01_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p10_0_0[64];
  synth__mm512_xor_si512(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_popcnt_epi8(p10_0_1, p10_0_0);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p01_0_1, p10_0_1);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, r0_0, r0_0);
  uint8_t r3_0[64];
  synth__mm512_add_epi8(r3_0, p00_0_1, r2_0);
  uint8_t r6_0[64];
  synth__mm512_sad_epu8(r6_0, r3_0, byte_00);
  uint8_t p11_0_0[64];
  synth__mm512_xor_si512(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_popcnt_epi8(p11_0_1, p11_0_0);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t p20_0_0[64];
  synth__mm512_xor_si512(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[64];
  synth__mm512_popcnt_epi8(p20_0_1, p20_0_0);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[64];
  synth__mm512_xor_si512(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[64];
  synth__mm512_popcnt_epi8(p21_0_1, p21_0_0);
  uint8_t r4_0[64];
  synth__mm512_add_epi8(r4_0, p21_0_1, p21_0_1);
  uint8_t r5_0[64];
  synth__mm512_add_epi8(r5_0, r1_0, r4_0);
  uint8_t r7_0[64];
  synth__mm512_sad_epu8(r7_0, r5_0, byte_00);
  uint8_t r8_0[64];
  synth__mm512_dpwssd_epi32(r8_0, r6_0, r7_0, lanes16_4);
  uint8_t r9_0[64];
  synth__mm512_add_epi64(r9_0, acc0, r8_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r9_0);
}

//// 6dc4cdc29eab

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 192, a += 16) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 1d2ff12f13f9
/* A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0); byte_ff:
 * 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b
 * in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 41175768021673106 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7][i] * ones(weight
 * plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 13 (activations 0, row 6, combine 2, reduce 4, store 1); loads 5.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// 1d0c193c8cde
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p01_0_1, p01_0_1);
  const __m512i r1_0 = _mm512_add_epi8(p00_0_1, r0_0);
  /* reduce */
  const __m512i r2_0 = _mm512_sad_epu8(r1_0, byte_00);
  const __m512i a2_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m512i p02_0_0 = _mm512_xor_si512(w0_0, a2_0);
  const __m512i p02_0_1 = _mm512_popcnt_epi8(p02_0_0);
  /* reduce */
  const __m512i r3_0 = _mm512_sad_epu8(p02_0_1, byte_00);
  const __m512i r4_0 = _mm512_dpbusd_epi32(r2_0, r3_0, byte_04);
  const __m512i r5_0 = _mm512_add_epi64(acc0, r4_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r5_0);
}

//// 72a3a95d326b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_xor_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_popcnt_epi8(p01_0_1, p01_0_0);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p01_0_1, p01_0_1);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p00_0_1, r0_0);
  uint8_t r2_0[64];
  synth__mm512_sad_epu8(r2_0, r1_0, byte_00);
  uint8_t a2_0[64];
  synth__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth__mm512_xor_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[64];
  synth__mm512_popcnt_epi8(p02_0_1, p02_0_0);
  uint8_t r3_0[64];
  synth__mm512_sad_epu8(r3_0, p02_0_1, byte_00);
  uint8_t r4_0[64];
  synth__mm512_dpbusd_epi32(r4_0, r2_0, r3_0, byte_04);
  uint8_t r5_0[64];
  synth__mm512_add_epi64(r5_0, acc0, r4_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r5_0);
}

//// 5e11a7fd3ffd

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 64, a += 24) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// eb7b23813ba9
/* A3W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0), 1:
 * _mm512_xor_si512(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4,
 * 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 13725256007224368 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 23 (activations 0, row 12, combine 6, reduce 4, store 1); loads 6.
 *
 * Proof: 17 obligations, all proved. Compute part (18 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..17 open.
 */

//// 0c303345721f
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i lanes16_4 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_lanes16_4));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p10_0_0 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i r2_0 = _mm512_add_epi8(r0_0, r0_0);
  const __m512i r3_0 = _mm512_add_epi8(p00_0_1, r2_0);
  /* reduce */
  const __m512i r6_0 = _mm512_sad_epu8(r3_0, byte_00);
  const __m512i a2_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m512i p02_0_0 = _mm512_xor_si512(w0_0, a2_0);
  const __m512i p02_0_1 = _mm512_popcnt_epi8(p02_0_0);
  const __m512i p11_0_0 = _mm512_xor_si512(w1_0, a1_0);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  /* combine plane pairs */
  const __m512i r1_0 = _mm512_add_epi8(p02_0_1, p11_0_1);
  /* compute */
  const __m512i p12_0_0 = _mm512_xor_si512(w1_0, a2_0);
  const __m512i p12_0_1 = _mm512_popcnt_epi8(p12_0_0);
  /* combine plane pairs */
  const __m512i r4_0 = _mm512_add_epi8(p12_0_1, p12_0_1);
  const __m512i r5_0 = _mm512_add_epi8(r1_0, r4_0);
  /* reduce */
  const __m512i r7_0 = _mm512_sad_epu8(r5_0, byte_00);
  const __m512i r8_0 = _mm512_dpwssd_epi32(r6_0, r7_0, lanes16_4);
  const __m512i r9_0 = _mm512_add_epi64(acc0, r8_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r9_0);
}

//// 73a8852510cb
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_xor_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_popcnt_epi8(p01_0_1, p01_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p10_0_0[64];
  synth__mm512_xor_si512(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_popcnt_epi8(p10_0_1, p10_0_0);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p01_0_1, p10_0_1);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, r0_0, r0_0);
  uint8_t r3_0[64];
  synth__mm512_add_epi8(r3_0, p00_0_1, r2_0);
  uint8_t r6_0[64];
  synth__mm512_sad_epu8(r6_0, r3_0, byte_00);
  uint8_t a2_0[64];
  synth__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth__mm512_xor_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[64];
  synth__mm512_popcnt_epi8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[64];
  synth__mm512_xor_si512(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_popcnt_epi8(p11_0_1, p11_0_0);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[64];
  synth__mm512_xor_si512(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[64];
  synth__mm512_popcnt_epi8(p12_0_1, p12_0_0);
  uint8_t r4_0[64];
  synth__mm512_add_epi8(r4_0, p12_0_1, p12_0_1);
  uint8_t r5_0[64];
  synth__mm512_add_epi8(r5_0, r1_0, r4_0);
  uint8_t r7_0[64];
  synth__mm512_sad_epu8(r7_0, r5_0, byte_00);
  uint8_t r8_0[64];
  synth__mm512_dpwssd_epi32(r8_0, r6_0, r7_0, lanes16_4);
  uint8_t r9_0[64];
  synth__mm512_add_epi64(r9_0, acc0, r8_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r9_0);
}

//// 708a9495f299

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
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// a4f3c5889210
/* A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64_bitalg.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 64-byte aligned; registers [0: _mm512_xor_si512(byte_ff, plane0), 1:
 * _mm512_xor_si512(byte_ff, plane1), 2: _mm512_xor_si512(byte_ff, plane2); byte_ff: 0xff repeated]; in each,
 * place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 5882252574524729 blocks fit; the driver widens to 32 bits before that. Every lane is zero before
 * the first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 33 (activations 0, row 18, combine 6, reduce 8, store 1); loads 7.
 *
 * Proof: 22 obligations, all proved. Compute part (24 lines per register): minimal per plane pair; combination
 * and reduction lengths [13, 14] open; all planes together: lengths 5..23 open.
 */

//// 821f496584b6
static const uint8_t SYNTH_KERNEL_byte_08[] __attribute__((aligned(32))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};

//// 092cb87ff24f
static const uint8_t SYNTH_KERNEL_byte_10[] __attribute__((aligned(32))) = {
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};

//// 028674a7e6d2
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_00));
  const __m512i byte_04 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_04));
  const __m512i byte_08 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_08));
  const __m512i byte_10 = _mm512_loadu_si512((const __m512i *)(SYNTH_KERNEL_byte_10));
  const __m512i acc0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i w0_0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
  const __m512i a0_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m512i p00_0_0 = _mm512_xor_si512(w0_0, a0_0);
  const __m512i p00_0_1 = _mm512_popcnt_epi8(p00_0_0);
  const __m512i a1_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m512i p01_0_0 = _mm512_xor_si512(w0_0, a1_0);
  const __m512i p01_0_1 = _mm512_popcnt_epi8(p01_0_0);
  const __m512i w1_0 = _mm512_loadu_si512((const __m512i *)(weights + 64));
  const __m512i p10_0_0 = _mm512_xor_si512(w1_0, a0_0);
  const __m512i p10_0_1 = _mm512_popcnt_epi8(p10_0_0);
  /* combine plane pairs */
  const __m512i r0_0 = _mm512_add_epi8(p01_0_1, p10_0_1);
  const __m512i r4_0 = _mm512_add_epi8(r0_0, r0_0);
  const __m512i r5_0 = _mm512_add_epi8(p00_0_1, r4_0);
  /* reduce */
  const __m512i r6_0 = _mm512_sad_epu8(r5_0, byte_00);
  const __m512i w2_0 = _mm512_loadu_si512((const __m512i *)(weights + 128));
  /* compute */
  const __m512i p20_0_0 = _mm512_xor_si512(w2_0, a0_0);
  const __m512i p20_0_1 = _mm512_popcnt_epi8(p20_0_0);
  const __m512i a2_0 = _mm512_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  const __m512i p02_0_0 = _mm512_xor_si512(w0_0, a2_0);
  const __m512i p02_0_1 = _mm512_popcnt_epi8(p02_0_0);
  const __m512i p11_0_0 = _mm512_xor_si512(w1_0, a1_0);
  const __m512i p11_0_1 = _mm512_popcnt_epi8(p11_0_0);
  /* combine plane pairs */
  const __m512i r1_0 = _mm512_add_epi8(p02_0_1, p11_0_1);
  const __m512i r2_0 = _mm512_add_epi8(p20_0_1, r1_0);
  /* reduce */
  const __m512i r7_0 = _mm512_sad_epu8(r2_0, byte_00);
  const __m512i r10_0 = _mm512_dpbusd_epi32(r6_0, r7_0, byte_04);
  /* compute */
  const __m512i p12_0_0 = _mm512_xor_si512(w1_0, a2_0);
  const __m512i p12_0_1 = _mm512_popcnt_epi8(p12_0_0);
  const __m512i p21_0_0 = _mm512_xor_si512(w2_0, a1_0);
  const __m512i p21_0_1 = _mm512_popcnt_epi8(p21_0_0);
  /* combine plane pairs */
  const __m512i r3_0 = _mm512_add_epi8(p12_0_1, p21_0_1);
  /* reduce */
  const __m512i r8_0 = _mm512_sad_epu8(r3_0, byte_00);
  const __m512i r11_0 = _mm512_dpbusd_epi32(r10_0, r8_0, byte_08);
  /* compute */
  const __m512i p22_0_0 = _mm512_xor_si512(w2_0, a2_0);
  const __m512i p22_0_1 = _mm512_popcnt_epi8(p22_0_0);
  /* reduce */
  const __m512i r9_0 = _mm512_sad_epu8(p22_0_1, byte_00);
  const __m512i r12_0 = _mm512_dpbusd_epi32(r11_0, r9_0, byte_10);
  const __m512i r13_0 = _mm512_add_epi64(acc0, r12_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r13_0);
}

//// c942f1011d9e
static const uint8_t byte_08[] = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};

//// eb529099dcc5
static const uint8_t byte_10[] = {
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};

//// 70306cc29f1e
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth__mm512_xor_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[64];
  synth__mm512_popcnt_epi8(p00_0_1, p00_0_0);
  uint8_t a1_0[64];
  synth__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth__mm512_xor_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[64];
  synth__mm512_popcnt_epi8(p01_0_1, p01_0_0);
  uint8_t w1_0[64];
  synth__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p10_0_0[64];
  synth__mm512_xor_si512(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[64];
  synth__mm512_popcnt_epi8(p10_0_1, p10_0_0);
  uint8_t r0_0[64];
  synth__mm512_add_epi8(r0_0, p01_0_1, p10_0_1);
  uint8_t r4_0[64];
  synth__mm512_add_epi8(r4_0, r0_0, r0_0);
  uint8_t r5_0[64];
  synth__mm512_add_epi8(r5_0, p00_0_1, r4_0);
  uint8_t r6_0[64];
  synth__mm512_sad_epu8(r6_0, r5_0, byte_00);
  uint8_t w2_0[64];
  synth__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t p20_0_0[64];
  synth__mm512_xor_si512(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[64];
  synth__mm512_popcnt_epi8(p20_0_1, p20_0_0);
  uint8_t a2_0[64];
  synth__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth__mm512_xor_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[64];
  synth__mm512_popcnt_epi8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[64];
  synth__mm512_xor_si512(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[64];
  synth__mm512_popcnt_epi8(p11_0_1, p11_0_0);
  uint8_t r1_0[64];
  synth__mm512_add_epi8(r1_0, p02_0_1, p11_0_1);
  uint8_t r2_0[64];
  synth__mm512_add_epi8(r2_0, p20_0_1, r1_0);
  uint8_t r7_0[64];
  synth__mm512_sad_epu8(r7_0, r2_0, byte_00);
  uint8_t r10_0[64];
  synth__mm512_dpbusd_epi32(r10_0, r6_0, r7_0, byte_04);
  uint8_t p12_0_0[64];
  synth__mm512_xor_si512(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[64];
  synth__mm512_popcnt_epi8(p12_0_1, p12_0_0);
  uint8_t p21_0_0[64];
  synth__mm512_xor_si512(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[64];
  synth__mm512_popcnt_epi8(p21_0_1, p21_0_0);
  uint8_t r3_0[64];
  synth__mm512_add_epi8(r3_0, p12_0_1, p21_0_1);
  uint8_t r8_0[64];
  synth__mm512_sad_epu8(r8_0, r3_0, byte_00);
  uint8_t r11_0[64];
  synth__mm512_dpbusd_epi32(r11_0, r10_0, r8_0, byte_08);
  uint8_t p22_0_0[64];
  synth__mm512_xor_si512(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[64];
  synth__mm512_popcnt_epi8(p22_0_1, p22_0_0);
  uint8_t r9_0[64];
  synth__mm512_sad_epu8(r9_0, p22_0_1, byte_00);
  uint8_t r12_0[64];
  synth__mm512_dpbusd_epi32(r12_0, r11_0, r9_0, byte_10);
  uint8_t r13_0[64];
  synth__mm512_add_epi64(r13_0, acc0, r12_0);
  synth__mm512_storeu_si512((uint8_t *)acc + 0, r13_0);
}

//// 2ef7e98937dd

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint64_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 2147483647 ? done + 2147483647 : k_blocks;
        for (; done < end; ++done, w += 192, a += 24) SYNTH_KERNEL_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

